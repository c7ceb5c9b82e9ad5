import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { MAX_FILE_BYTES } from '../../pictures/painter.ts';
import { closeTable } from '../../tables/changes/closing.ts';
import { leaveTables } from '../../tables/changes/substitutes.ts';
import { following } from '../../tables/changes/table-transaction.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { directGuildOf, type Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type OutFile, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf } from '../custom-id.ts';
import type { HandlerContext } from '../handling/context.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { forgetAvatar, hidePerson } from '../handling/panel.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { answer, promiseReply, promiseReplyInPlace } from '../handling/reply.ts';
import { renameThread, setMember } from '../table-message/thread.ts';

const zip = promisify(gzip);

/** All data of a person as a JSON file, compressed if large; null if it is too large even so. */
export async function dataFile(
  data: Readonly<Record<string, unknown>>,
  most = MAX_FILE_BYTES,
): Promise<OutFile | null> {
  const content = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  if (content.length <= most) return { content, name: 'haruspex-data.json' };
  const packed = await zip(content);
  return packed.length <= most ? { content: packed, name: 'haruspex-data.json.gz' } : null;
}

/** Removes a person from their tables, then from everything stored, then updates the tables' messages. Can be repeated. */
async function deletePerson(context: HandlerContext, userId: Snowflake): Promise<void> {
  const { tables, store, results } = context;
  const by = { kind: 'person', userId, name: '' } as const;
  // Tables in direct messages are deleted, so their messages lose their buttons before.
  for (const { id } of await store.tablesOf(directGuildOf(userId), userId)) {
    await closeTable(following(tables), id, by, false);
    await refreshTable(context, id);
  }
  const threads = await results.threadsOf(userId);
  const left = await leaveTables(tables, store, userId);
  for (const thread of threads) await setMember(context, thread, userId, false);
  const behind = await store.unshown(context.now());
  const voted = await store.votedTables();
  try {
    await results.forgetPerson(userId);
  } finally {
    forgetAvatar(context, userId);
    // Their votes no longer count.
    for (const id of voted) context.tableMessages.outdated.add(id);
    // Tables that they had left earlier have changed as well.
    const changed = (await store.unshown(context.now())).filter((id) => !behind.includes(id));
    for (const id of new Set([...left, ...changed])) {
      await refreshTable(context, id, true);
      void renameThread(context, id);
    }
  }
}

/** If it fails, some of it may have been done: the message says so, with the button to continue. */
async function deleteAndReport(
  context: HandlerContext,
  t: Translate,
  userId: Snowflake,
): Promise<OutMessage> {
  try {
    await deletePerson(context, userId);
    return plain(t('privacy.deleted'));
  } catch (error) {
    context.log.error({ err: error, user: userId }, 'failed to delete a person’s data');
    const question = deletionQuestion(t, await context.store.tablesOf(null, userId), userId);
    return { ...question, content: `${t('privacy.failed')}\n\n${question.content}` };
  }
}

/** `ask`: the effects of deleting; `keep`: back from that; `delete`: does it. */
type PrivacyAction = 'data' | 'hide' | 'unhide' | 'ask' | 'keep' | 'delete';

export const privacyButtons = declareCustomIds({
  privacy: [
    'privacy:{does}',
    { does: oneOf<PrivacyAction>('data', 'hide', 'unhide', 'ask', 'keep', 'delete') },
  ],
});

const idFor = (does: PrivacyAction) => privacyButtons.privacy({ does });

/** The button by which a person deletes all their data. */
export const DELETION_ID = idFor('delete');

export function privacyMessage(t: Translate, hidden: boolean): OutMessage {
  const content = [t('privacy.what'), t('privacy.ranked', { hidden: hidden ? 'yes' : 'no' })].join('\n\n');
  const change = hidden ? 'unhide' : 'hide';
  return plain(
    content,
    rowsOf([
      button(idFor('data'), t('privacy.button.data')),
      button(idFor(change), t(`privacy.button.${change}`)),
      button(idFor('ask'), t('privacy.button.ask'), 'danger'),
    ]),
  );
}

/** Explains the effects of deleting before it is done. `open`: tables in a lobby or being played where the person sits or waits. */
export function deletionQuestion(t: Translate, open: readonly Table[], userId: Snowflake): OutMessage {
  const games = open.filter(({ status }) => status === 'playing');
  const stories = games.filter((table) => !gameOf(table).hasComputers).length;
  const playing = games.length - stories;
  const own = open.filter(({ status, openerId }) => status === 'lobby' && openerId === userId).length;
  const content = t('privacy.question', { playing, stories, own, lobbies: open.length - games.length - own });
  return plain(
    content,
    rowsOf([
      button(idFor('delete'), t('privacy.button.delete'), 'danger'),
      button(idFor('keep'), t('privacy.button.keep')),
    ]),
  );
}

export const privacyFeature: Feature = {
  commands: [
    {
      name: 'privacy',
      text: 'command.privacy',
      anywhere: true,
      async handle(tap) {
        const hidden = await tap.results.isHidden(tap.userId);
        await answer(tap, privacyMessage(tap.t, hidden));
      },
    },
  ],
  routes: respond(privacyButtons, {
    /** A button of `/privacy` is about the person who presses it, on any message. */
    async privacy(tap, { does }) {
      if (does === 'data') promiseReply(tap);
      else promiseReplyInPlace(tap);
      const { results, store, t } = tap;
      const { id } = tap.interaction.user;
      const say = (message: OutMessage) => answer(tap, message);
      // The language that the person chose is looked up before it is deleted.
      if (does === 'data') {
        const file = await dataFile(await results.allOf(id));
        return say(file ? { ...plain(t('privacy.data')), files: [file] } : plain(t('privacy.dataTooLarge')));
      }
      if (does === 'ask') return say(deletionQuestion(t, await store.tablesOf(null, id), id));
      if (does === 'delete') return say(await deleteAndReport(tap, t, id));
      if (does !== 'keep') await hidePerson(tap, id, does === 'hide');
      await say(privacyMessage(t, await results.isHidden(id)));
    },
  }),
};
