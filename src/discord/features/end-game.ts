import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { abortVoters } from '../../tables/agreements.ts';
import { agreeToEnd, closeTable, declineEnd, keepTableOpen } from '../../tables/changes/closing.ts';
import { findTable, type Outcome } from '../../tables/changes/table-transaction.ts';
import { resignGame } from '../../tables/changes/turns.ts';
import { HOUR_MS } from '../../tables/clock/pace.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import { isDirect, isOpen, type Table, tableChannel } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { nonceOf } from '../api/channel-api.ts';
import { isPermanentError, isRefusal, orNull } from '../api/errors.ts';
import { isManager, personOf } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { hasButton } from '../api/outbox.ts';
import { declareCustomIds, tableId } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, replying, respond, updating } from '../handling/feature.ts';
import { whyForbidden } from '../handling/permissions.ts';
import { refreshIfAccepted, refreshTable } from '../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  answerLast,
  postOrExplain,
  removePressedButton,
  replyPrivately,
  replyRefusal,
} from '../handling/reply.ts';
import { tableOption } from '../handling/which-table.ts';
import { links, lobbyButtons } from '../views/links.ts';
import { nameAt } from '../views/names.ts';
import { agreementMessage } from '../views/notice-message.ts';

export const endingButtons = declareCustomIds({
  propose: ['ends:{table}', { table: tableId }],
  close: ['close:{table}', { table: tableId }],
  /** The second tap of closing a running game. */
  closeSurely: ['close:{table}:surely', { table: tableId }],
});

/** Players who are out of the game have no say in its end. */
export function isOut(table: Table, userId: Snowflake): boolean {
  const seat = seatOf(table, userId);
  if (table.status !== 'playing' || !seat || seat.standIn) return false;
  return !abortVoters(table).includes(userId);
}

/** Minimum time between pings of proposals. */
const CALLED_EVERY_MS = HOUR_MS;

/**
 * Posts a proposal, unless it is there: of two taps at once, the second finds what the first has posted. A new one pings the others
 * who are awake. `found`: the table before. False: it can't be posted.
 */
const callOthers = (tap: Tap<ButtonInteraction>, found: Table): Promise<boolean> =>
  tap.queue.run(`end ${found.id}`, async () => {
    const { channelApi, beginMessage, store, tables, now, botId } = tap;
    const table = (await findTable(tables, found.id)) ?? found;
    const channelId = tableChannel(table);
    const recent = await orNull(isRefusal, channelApi.recentMessages(channelId, botId()));
    // It is brought up to date after the tap.
    if (recent?.some(hasButton(links.agree({ table: table.id })))) return true;
    // One far above isn't seen any more, and the new one takes its record.
    const above = (await store.liveNotices(table.id)).find(({ text }) => text.kind === 'agreement')?.live;
    if (above) await orNull(isPermanentError, channelApi.remove(above.channelId, above.messageId));
    const message = agreementMessage(table);
    const { abort, proposedAt = 0 } = found.reminders;
    const calls = abort.length === 0 && now().getTime() - proposedAt >= CALLED_EVERY_MS;
    const mentions = calls ? message.mentions : [];
    const key = String(table.reminders.proposedAt);
    const nonce = nonceOf(`${table.id}:end:${key}`);
    const post = { ...message, mentions };
    const text = { kind: 'agreement' } as const;
    const settle = await beginMessage(table, { text, key, channelId, message });
    const messageId = await postOrExplain(tap, table, channelId, post, nonce);
    await settle(messageId);
    return messageId !== null;
  });

/** Proposes to end the game without a result, or the story early. If the proposal's message is gone, it is posted again. */
async function end(tap: Tap<ButtonInteraction>, found: Table): Promise<void> {
  const person = personOf(tap.interaction);
  if (isOut(found, person.userId))
    return replyPrivately(tap, tap.t('agree.out', { number: found.number, game: found.game }));
  const outcome: Outcome =
    found.status === 'playing' && found.reminders.abort.includes(person.userId)
      ? { ok: true, table: found }
      : await agreeToEnd(tap.tables, found.id, person);
  const table = await refreshIfAccepted(tap, outcome);
  if (!table) return;
  const { number, game } = table;
  const isOver = table.status !== 'playing';
  if (!isOver && !(await callOthers(tap, found))) return;
  await replyPrivately(tap, tap.t(isOver ? 'abort.done' : 'agree.asked', { number, game }));
}

/** `/<game> end` lists the ways in which this person can leave the table, or end its game for all; each takes another tap. */
async function showWaysToEnd(tap: Tap<ChatInputCommandInteraction>, table: Table): Promise<void> {
  const { t } = tap;
  const { id, number, status, game } = table;
  if (!isOpen(table)) return replyRefusal(tap, { code: 'notPlaying' }, table);
  const mayDo = async (permission: 'leave' | 'play' | 'handOver' | 'agreeOnEnd' | 'close') =>
    (await whyForbidden(tap, permission, table)) === null;
  const isPlaying = status === 'playing';
  const leaves = isPlaying ? !isOut(table, tap.userId) && (await mayDo('play')) : await mayDo('leave');
  const closes = await mayDo('close');
  const hasOthers = abortVoters(table).length > 1;
  const handsOver = leaves && isPlaying && !isDirect(table) && (await mayDo('handOver'));
  const proposes = leaves && isPlaying && (hasOthers || !closes) && (await mayDo('agreeOnEnd'));
  if (!leaves && !closes) return replyPrivately(tap, t('ways.none', { number }));
  const values = { number, game, status };
  const leave = isPlaying ? t('button.resign', values) : t('button.leave');
  const propose = t('button.propose');
  const close = t('button.close', values);
  const lines = [
    t('ways.head', { number, ways: !leaves ? 'close' : proposes || closes ? 'both' : 'leave' }),
    leaves && t('ways.leave', { ...values, button: leave }),
    handsOver && t('ways.handOver', { game }),
    proposes && t('ways.agree', { game, button: propose }),
    closes && t('ways.close', { ...values, button: close }),
  ];
  const buttons = [
    leaves &&
      (isPlaying
        ? button(links.resign({ table: id }), leave, 'danger')
        : button(lobbyButtons.leave({ table: id }), leave)),
    proposes && button(endingButtons.propose({ table: id }), propose),
    closes && button(endingButtons.close({ table: id }), close, 'danger'),
  ];
  await replyPrivately(tap, plain(lines, rowsOf(buttons)));
}

/** Replaces the button by a confirmation, and shows the current table. */
async function finish(
  tap: Tap<ButtonInteraction>,
  outcome: Outcome,
  done: 'abort.done' | 'resign.done',
): Promise<void> {
  const table = await acceptedTable(tap, outcome);
  if (!table) return;
  await answer(tap, tap.t(done, { number: table.number, game: table.game }));
  await refreshTable(tap, table.id);
}

const declinedMessage = ({ locale, number, game }: Table, name: string): OutMessage =>
  plain(translator(locale)('agree.playsOn', { name, number, game }));

/** A player's answer to a proposal to end the game. Its message shows it; once the game is over, it is removed. */
async function answerProposal(
  tap: Tap<ButtonInteraction>,
  before: Table,
  decide: typeof agreeToEnd,
  shown: (table: Table, name: string) => OutMessage,
): Promise<void> {
  const { tables } = tap;
  const person = personOf(tap.interaction);
  if (isOut(before, person.userId))
    return replyPrivately(tap, tap.t('agree.out', { number: before.number, game: before.game }));
  const outcome = await decide(tables, before.id, person);
  const isOver = outcome.table?.status !== 'playing';
  if (isOver) await removePressedButton(tap);
  else if (outcome.ok) {
    const message = shown(outcome.table, nameAt(outcome.table, person.userId));
    // Without a choice, nothing can change it any more.
    const tell = message.rows.length === 0 ? answerLast : answer;
    await tell(tap, { ...message, mentions: [] });
  }
  await refreshIfAccepted(tap, outcome);
}

async function close(tap: Tap<ButtonInteraction>, id: string): Promise<void> {
  const by = personOf(tap.interaction);
  const outcome = await closeTable(tap.tables, id, by, isManager(tap.interaction));
  await finish(tap, outcome, 'abort.done');
}

export const endingFeature: Feature = {
  ofEachGame: (game) => [
    {
      name: `${game} end`,
      text: 'command.end',
      anywhere: true,
      options: [tableOption],
      // Managers are offered others' tables, too.
      permission: (interaction) => (interaction.isAutocomplete() && isManager(interaction) ? 'close' : 'see'),
      fits: ({ user }, table) =>
        isOpen(table) && (seatOf(table, user.id) !== undefined || table.openerId === user.id),
      handle: showWaysToEnd,
    },
  ],
  routes: respond(
    { ...endingButtons, agree: links.agree, playOn: links.playOn, keep: links.keep, resign: links.resign },
    {
      propose: replying((tap, _, table) => end(tap, table)),
      close: updating(async (tap, values, table) => {
        if (table.status !== 'playing') return close(tap, values.table);
        const { id, number, game } = table;
        const sure = button(
          endingButtons.closeSurely({ table: id }),
          tap.t('button.close', { number }),
          'danger',
        );
        await answer(tap, plain(tap.t('close.question', { number, game }), rowsOf([sure])));
      }),
      closeSurely: updating((tap, values) => close(tap, values.table)),
      agree: updating((tap, _, table) => answerProposal(tap, table, agreeToEnd, agreementMessage)),
      playOn: updating((tap, _, table) => answerProposal(tap, table, declineEnd, declinedMessage)),
      keep: updating(async (tap, values) => {
        const outcome = await keepTableOpen(tap.tables, values.table, tap.userId);
        const table = await acceptedTable(tap, outcome);
        if (!table) return;
        const { locale, number } = table;
        const name = nameAt(table, tap.userId);
        await answerLast(tap, translator(locale)('keep.done', { name, number }));
      }),
      resign: updating(async (tap, values) => {
        const outcome = await resignGame(tap.tables, values.table, tap.userId);
        await finish(tap, outcome, 'resign.done');
      }),
    },
    {
      propose: 'agreeOnEnd',
      close: 'close',
      closeSurely: 'close',
      agree: 'agreeOnEnd',
      playOn: 'agreeOnEnd',
      keep: 'keepOpen',
      resign: 'play',
    },
  ),
};
