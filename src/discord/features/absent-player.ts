import type { ChatInputCommandInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import {
  callStandIn,
  findNudgeable,
  giveMoreTime,
  muteReminders,
  nudgePlayers,
  playOverdueTurn,
  voteRemoval,
} from '../../tables/changes/absent-player.ts';
import { removePlayer } from '../../tables/changes/substitutes.ts';
import type { Outcome } from '../../tables/changes/table-transaction.ts';
import { gameOf, notReady } from '../../tables/game-registry.ts';
import { turnTimes } from '../../tables/reminders/timing.ts';
import { seatOf, waitsFor } from '../../tables/seats.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { isManager, personOf } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf, tableId, userId } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { choice, choiceOption, type Feature, localized, respond, updating } from '../handling/feature.ts';
import { refreshIfAccepted, refreshTable } from '../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  removePressedButton,
  replyPrivately,
  replyRefusal,
} from '../handling/reply.ts';
import { tableOption } from '../handling/which-table.ts';
import { renameThread } from '../table-message/thread.ts';
import { type LateChoice, links } from '../views/links.ts';
import { nameAt, stamp, who } from '../views/names.ts';
import { lateMessage, removal } from '../views/notice-message.ts';

/** Tells a person who voted for removal who agrees, and who else has to. Null once settled. `table.locale`: the reader's. */
function voteMessage(table: Table): OutMessage | null {
  const { votes, missing, all } = removal(table);
  if (missing.length === 0 || !table.reminders.turn?.overdue) return null;
  const { number, locale } = table;
  const t = translator(locale);
  const values = { number, count: votes.length, all, missing: missing.length };
  return plain(t('late.voted', { ...values, names: t.list(missing) }));
}

const DECISIONS = {
  wait: giveMoreTime,
  playFor: playOverdueTurn,
  standIn: callStandIn,
  remove: voteRemoval,
} as const satisfies Readonly<Record<LateChoice, unknown>>;

const isOver = (outcome: Outcome): boolean =>
  !outcome.ok && ['notOverdue', 'notPlaying', 'stale'].includes(outcome.refusal.code);

export const absenceButtons = declareCustomIds({
  remove: [
    'remove:{table}:{userId}:{becomes}',
    { table: tableId, userId, becomes: oneOf('computer', 'out') },
  ],
});

const becomes = choiceOption('becomes', 'command.remove.becomes', [
  choice('choice.becomes.computer', 'computer'),
  choice('choice.becomes.out', 'out'),
]);

export const absenceFeature: Feature = {
  commands: [
    {
      name: 'nudge',
      text: 'command.nudge',
      options: [tableOption],
      permission: 'nudge',
      fits: ({ user }, table) =>
        (table.status === 'playing' || (table.status === 'lobby' && notReady(table).length > 0)) &&
        seatOf(table, user.id) !== undefined,
      prefers: ({ user }, table) => !waitsFor(table, user.id),
      /** Pings the people whom the table waits for once more in its channel. It counts where it is sent. */
      async handle(tap: Tap<ChatInputCommandInteraction>, found: Table) {
        const person = personOf(tap.interaction);
        const nudgeable = await findNudgeable(tap.tables, found, person);
        if (!nudgeable.ok) return replyRefusal(tap, nudgeable.refusal, found);
        const { guildId } = found;
        const settings = await tap.store.guildSettings(guildId);
        const asked = { guildId, userId: person.userId };
        const nudging = tap.cooldowns.nudge(asked, nudgeable.whom, settings);
        if (!nudging.ok) {
          const values = { whom: nudging.why, until: stamp(nudging.until) };
          return replyPrivately(tap, tap.t('refused.nudgedMany', values));
        }
        const { whom } = nudging;
        const outcome = await nudgePlayers(tap.tables, found.id, person, whom);
        if (!outcome.ok) nudging.giveBack();
        const table = await acceptedTable(tap, outcome);
        if (!table) return;
        const names = table.seats.flatMap(({ color, occupant }) =>
          occupant.kind === 'person' && whom.includes(occupant.userId) ? [who(tap.t, table, color)] : [],
        );
        await replyPrivately(tap, tap.t('nudge.done', { number: table.number, who: tap.t.list(names) }));
      },
    },
  ],
  ofEachGame: (game) => [
    {
      name: `${game} remove`,
      text: 'command.remove',
      options: [
        { type: Option.User, ...localized('player', 'command.remove.player'), required: true },
        ...(gameOf({ game }).hasComputers ? [becomes] : []),
        tableOption,
      ],
      permission: 'remove',
      fits: ({ options }, table) =>
        isOpen(table) && seatOf(table, options.getUser('player', true).id) !== undefined,
      /** In a lobby at once; in a game it asks for confirmation. */
      async handle(tap: Tap<ChatInputCommandInteraction>, table: Table) {
        const { options, user } = tap.interaction;
        const userId = options.getUser('player', true).id;
        if (!isOpen(table) || !seatOf(table, userId)) {
          const code = isOpen(table) ? 'nobodyThere' : 'notPlaying';
          return replyRefusal(tap, { code }, table);
        }
        const isOut = options.getString('becomes') === 'out' || !gameOf(table).hasComputers;
        const becomes = isOut ? 'out' : 'computer';
        const { id, number, game } = table;
        const name = nameAt(table, userId);
        if (table.status === 'playing') {
          const sure = button(
            absenceButtons.remove({ table: id, userId, becomes }),
            tap.t(`button.remove.${becomes}`, { game }),
            'danger',
          );
          const question = tap.t(`remove.question.${becomes}`, { name, number, game });
          return replyPrivately(tap, plain(question, rowsOf([sure])));
        }
        const outcome = await removePlayer(
          tap.tables,
          id,
          user.id,
          isManager(tap.interaction),
          userId,
          becomes,
        );
        if (!(await refreshIfAccepted(tap, outcome))) return;
        await replyPrivately(tap, tap.t('remove.done', { name, number, game, what: 'seat' }));
      },
    },
  ],
  routes: respond(
    { late: links.late, mute: links.mute, ...absenceButtons },
    {
      /** Decides about an overdue turn. The message with the choice shows the result. */
      late: updating(async (tap, values) => {
        const decide = DECISIONS[values.does];
        const outcome = await decide(tap.tables, values.table, values.turn, personOf(tap.interaction));
        const { table } = outcome;
        // If it is accepted, the notice's review edits the message.
        if (table && isOver(outcome)) {
          const times = await turnTimes(tap.tables, table);
          await answer(tap, lateMessage(table, values.turn, times));
        }
        const accepted = await refreshIfAccepted(tap, outcome);
        if (!accepted || values.does !== 'remove') return;
        const vote = voteMessage({ ...accepted, locale: tap.locale });
        if (vote) await replyPrivately(tap, vote);
      }),
      mute: updating(async (tap, values) => {
        const outcome = await muteReminders(tap.tables, values.table, values.turn, tap.userId);
        if (outcome.ok || outcome.refusal.code === 'stale') await removePressedButton(tap);
        const table = await acceptedTable(tap, outcome);
        if (!table) return;
        await replyPrivately(tap, tap.t('mute.done', { number: table.number }));
      }),
      remove: updating(async (tap, { table: id, userId, becomes }, before) => {
        const by = tap.userId;
        const outcome = await removePlayer(tap.tables, id, by, isManager(tap.interaction), userId, becomes);
        const table = await acceptedTable(tap, outcome);
        if (!table) return;
        const { number, game } = table;
        const values = { number, game, name: nameAt(before, userId), what: becomes };
        await answer(tap, tap.t('remove.done', values));
        await refreshTable(tap, id);
        void renameThread(tap, id);
      }),
    },
    { late: 'decideLate', mute: 'play', remove: 'remove' },
  ),
};
