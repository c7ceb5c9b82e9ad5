import type { RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache-limits.ts';
import type { GameState } from '../../../games/tuchulcha/types.ts';
import { isBoard } from '../../../pictures/tuchulcha/board-view.ts';
import { waitsFor } from '../../../tables/seats.ts';
import { isOf, type Table, type TableOf } from '../../../tables/table.ts';
import { type Haruspex, parseHaruspex } from '../../../tables/tuchulcha/apply-request.ts';
import type { Translate } from '../../../texts/index.ts';
import { isOnEphemeral } from '../../api/interaction.ts';
import { MAX_CONTENT_LENGTH, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import type { Tap } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import {
  answer,
  type ComponentInteraction,
  promiseReply,
  promiseUpdate,
  replyUnknownButton,
} from '../../handling/reply.ts';
import { tableHead } from '../../handling/which-table.ts';
import { links } from '../../views/links.ts';
import { boardInWords } from '../board-message.ts';
import {
  helpButton,
  helpButtons,
  onlookerView,
  overviewMessage,
  questionMessage,
  wordsButton,
} from './overview.ts';

interface At {
  readonly table: string;
  readonly version: number;
}

type View = (t: Translate, table: TableOf<'tuchulcha'>, state: GameState) => OutMessage | Promise<OutMessage>;

const explain = (tap: Tap<ComponentInteraction>, at: At, table: Table): Promise<void> =>
  answerAt(tap, at, table, playersView(tap.interaction));

/** The answer is about the current position, even if the button is older. */
const explainWhy = (
  tap: Tap<ComponentInteraction>,
  at: At,
  shown: Table,
  of: Haruspex,
  die: number | null,
): Promise<void> =>
  answerAt(tap, at, shown, (t, table, state) =>
    waitsFor(table, tap.userId)
      ? questionMessage(t, table, state, of, die)
      : playersView(tap.interaction)(t, table, state),
  );

/** Shows the position as text, with a button back. Leaves space for the note that the board has changed. */
const showWords = (tap: Tap<ComponentInteraction>, at: At, shown: Table): Promise<void> =>
  answerAt(tap, at, shown, async (t, table) => {
    const undrawn = await tap.tableMessages.current(table);
    if (!undrawn?.picture || !isBoard(undrawn.picture)) return plain(t('refused.notPlaying'));
    const room = MAX_CONTENT_LENGTH - t('help.moved').length - 1;
    const words = boardInWords(tableHead(t, table), undrawn.picture.view, room);
    return plain(words, rowsOf([helpButton(t, table, 'button.help')]));
  });

async function answerAt(
  tap: Tap<ComponentInteraction>,
  { version }: At,
  table: Table,
  view: View,
): Promise<void> {
  // Private messages are edited; others get a private answer, which replaces the one before.
  const inPlace = isOnEphemeral(tap.interaction);
  if (inPlace) promiseUpdate(tap);
  else promiseReply(tap);
  await answer(tap, await messageAt(tap.t, { ...table, locale: tap.locale }, version, view));
  if (!inPlace) await replaceLast(tap.interaction, table.id);
}

async function messageAt(t: Translate, table: Table, version: number, view: View): Promise<OutMessage> {
  if (table.status !== 'playing' || !isOf('tuchulcha', table) || !table.state)
    return plain(t('refused.notPlaying'));
  const message = await view(t, table, table.state);
  if (table.version === version) return message;
  return { ...message, content: `${t('help.moved')}\n${message.content}` };
}

const playersView =
  ({ user }: ComponentInteraction): View =>
  (t, table, state) =>
    waitsFor(table, user.id)
      ? overviewMessage(t, table, state)
      : plain(onlookerView(t, table, state, user.id), rowsOf([wordsButton(t, table)]));

/** Discord allows deleting an answer for 15 minutes. */
const REACH_MS = 15 * 60_000;

/** The last private answer to each person at each table, so that the next one can replace it. A restart loses them. */
const answers = new LRUCache<string, RepliableInteraction>({ ...atMost(10_000), ttl: REACH_MS });

/** Deletes the older answer. Never throws, since it may be gone or too old. */
async function replaceLast(interaction: RepliableInteraction, table: string): Promise<void> {
  const key = `${interaction.user.id} ${table}`;
  const last = answers.get(key);
  answers.set(key, interaction);
  await last?.deleteReply().catch(() => {});
}

export const helpFeature: Feature = {
  routes: [
    ...respond({ help: links.help }, { help: explain }, { help: 'see' }),
    ...respond(
      helpButtons,
      {
        words: showWords,
        why: {
          button: explain,
          async select(tap, at, table) {
            const of = parseHaruspex(tap.interaction.values[0] ?? '');
            if (of) await explainWhy(tap, at, table, of, null);
            else await replyUnknownButton(tap);
          },
        },
        whyDie: (tap, { of, die, ...at }, table) => explainWhy(tap, at, table, of, die),
      },
      { words: 'see', why: 'see', whyDie: 'see' },
    ),
  ],
};
