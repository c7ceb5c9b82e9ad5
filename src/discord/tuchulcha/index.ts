import type { ButtonInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache-limits.ts';
import { openPassagesIn } from '../../games/tuchulcha/board.ts';
import { askedByTuchulcha, devote } from '../../games/tuchulcha/devotion.ts';
import { firstRoll } from '../../games/tuchulcha/dice.ts';
import { offers } from '../../games/tuchulcha/game.ts';
import type { Devotion, GameState } from '../../games/tuchulcha/types.ts';
import type { Face } from '../../pictures/canvas/avatar.ts';
import { tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { makeRequest } from '../../tables/changes/turns.ts';
import { byTimeLeft, withTurnTimes } from '../../tables/reminders/timing.ts';
import { occupantOf, waitsFor, whyNotNow } from '../../tables/seats.ts';
import { isOf, type Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { isOnEphemeral, tableGuildOf } from '../api/interaction.ts';
import { button, plain, rowsOf } from '../api/message.ts';
import { type HandlerContext, translatorFor } from '../handling/context.ts';
import { type Feature, respond, updating } from '../handling/feature.ts';
import { refreshPressed, refreshRefused } from '../handling/refresh-table.ts';
import { acceptedTable, answer, replyPrivately, replyRefusal } from '../handling/reply.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';
import { faceAt, labelOn } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';
import { decisionLabel } from './button-labels.ts';
import { turnButtons } from './buttons.ts';
import { setAutomaticAnswer, showAutomaticAnswers } from './settings.ts';

/** Number of remembered turns of which players were told. */
const TOLD = 10_000;
const told = new LRUCache<string, true>(atMost(TOLD));

/** Links to the next table that waits for the player, once per turn. */
async function linkToNextTable(
  context: HandlerContext,
  interaction: ButtonInteraction,
  from: string,
): Promise<void> {
  const tables = await context.store.tablesOf(tableGuildOf(interaction), interaction.user.id);
  const waiting = tables.filter((table) => table.id !== from && waitsFor(table, interaction.user.id));
  // The oldest of equally urgent tables.
  const [urgent] = (await withTurnTimes(context.tables, waiting.toReversed())).toSorted(byTimeLeft);
  const next = urgent?.table;
  const turn = `${interaction.user.id}:${next?.id}:${next?.state?.turnNumber}`;
  if (!next || told.get(turn)) return;
  told.set(turn, true);
  const t = await translatorFor(context, interaction);
  const message = plain(
    t('next.table', { number: next.number, more: waiting.length - 1 }),
    rowsOf(goToButton(t, next)),
  );
  await replyPrivately(interaction, message);
}

/** The table, if the person may press the button now; otherwise null after telling them why. */
async function tableOnTurn(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: { readonly table: string; readonly version: number },
) {
  const table = await findTable(context.tables, values.table);
  const refusal = whyNotNow(table, values.version, interaction.user.id);
  if (!refusal) return table;
  await replyRefusal(context, interaction, refusal, table);
  await refreshRefused(context, interaction, values.table, table);
  return null;
}

export const tuchulchaFeature: Feature = {
  routes: respond(
    turnButtons,
    {
      act: updating(async (context, interaction, { table: id, version, request }) => {
        const { user } = interaction;
        const outcome = await makeRequest(context.tables, id, version, user.id, request);
        const table = await acceptedTable(context, interaction, outcome);
        if (!table || !outcome.ok) return refreshRefused(context, interaction, id, outcome.table);
        if (isOnEphemeral(interaction)) {
          const t = await translatorFor(context, interaction);
          await answer(interaction, plain(t('devote.done', { what: request.type })));
        }
        await refreshPressed(context, interaction, id, outcome);
        if (!waitsFor(table, user.id)) await linkToNextTable(context, interaction, id);
      }),
      haruspex: updating(async (context, interaction, values) => {
        const table = await tableOnTurn(context, interaction, values);
        const message = table && (await context.tableMessages.current(table, values.of));
        if (!message) return;
        await answer(interaction, await context.tableMessages.draw(table.guildId, message));
      }),
      // The costs and gains of a devotion replace the turn.
      devotion: updating(async (context, interaction, values) => {
        const table = await tableOnTurn(context, interaction, values);
        if (!table?.state || !isOf('tuchulcha', table)) return;
        const color = table.state.position.turn;
        const occupant = occupantOf(table.seats, color) ?? { kind: 'computer' };
        const face = await faceAt(context.avatars, table, { color, occupant });
        const question = devotionQuestion(table, table.state, values.role, face);
        if (!question) return replyRefusal(context, interaction, { code: 'stale' }, table);
        await answer(interaction, await context.tableMessages.draw(table.guildId, question));
      }),
      standing: updating(showAutomaticAnswers),
      answer: updating(setAutomaticAnswer),
    },
    { act: 'play', haruspex: 'play', devotion: 'play', standing: 'play', answer: 'play' },
  ),
};

/**
 * The question before a change of role, with its costs and gains and a button for each way to pay. It replaces the turn, so that no
 * copy of it stays. Null if the devotion isn't offered.
 */
export function devotionQuestion(
  table: Table,
  state: GameState,
  role: Devotion['role'],
  face: Face,
): MessageToDraw | null {
  const { id, version, locale } = table;
  const t = translator(locale);
  const { position } = state;
  const { turn: color } = position;
  const devotions = offers(state).devotions.filter((devotion) => devotion.role === role);
  const [first] = devotions;
  if (!first) return null;
  const own = position.colors[color];
  const needed = askedByTuchulcha(position);
  const dice = firstRoll(position.players, 'tuchulcha');
  const open = openPassagesIn(position);
  const content = t(`devote.${role}`, {
    needed,
    altar: own?.altar ?? 0,
    forest: own?.forest ?? 0,
    open,
    all: first.role === 'lasaVecuvia' && first.from === null ? 'yes' : 'no',
  });
  const buttons = devotions.map((devotion) =>
    button(
      turnButtons.act({ table: id, version, request: { type: 'devote', devotion } }),
      decisionLabel(t, state, { type: 'devote', devotion }),
      'danger',
    ),
  );
  // The back button is where the person has just tapped.
  const back = button(turnButtons.haruspex({ table: id, version, of: null }), t('button.devote.back'));
  const by = { color, name: labelOn(t, table, color), face, role: 'normal' } as const;
  const view = { role, by, given: devote(position, first).given, dice, open, locale };
  return {
    message: plain(content, [...rowsOf([back]), ...rowsOf(buttons)]),
    picture: tuchulchaPicture('devotion', view),
  };
}
