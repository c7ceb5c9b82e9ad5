import type { Color, GameEvent } from '../../games/tuchulcha/index.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { type OutMessage, plain } from '../message.ts';
import { eventsOfTurn } from './events-of-turn.ts';
import { wayText } from './labels.ts';
import { listOf, who } from './names.ts';
import { deedsOf, storyOf } from './story.ts';

/** What is left of a turn's message when the turn is over: one line, no picture, no buttons. */
export function pastTurn(
  table: TableOf<'tuchulcha'>,
  events: readonly GameEvent[],
  turnNumber: number,
): OutMessage {
  const t = translator(table.locale);
  const turn = eventsOfTurn(events, turnNumber);
  const [first] = turn;
  const color = first?.type === 'turn' ? first.color : table.setup?.first;
  if (!first || !color) return plain(t('past.unknown'));
  return plain(t('past.turn', { number: turnNumber, ...turnTold(t, table, turn, color) }));
}

/** A turn as a line has it: whose it was, `none` or its dice, `nothing` or what was done. `turn`: its events. */
export function turnTold(
  t: Translate,
  table: Pick<Table, 'seats' | 'setup' | 'locale'>,
  turn: readonly GameEvent[],
  color: Color,
): { readonly who: string; readonly dice: string; readonly told: string } {
  const dice = turn.flatMap((event) => (event.type === 'rolled' ? event.dice : []));
  const told = deedsOf(t, turn, null);
  const own = told.find((deed) => deed.color === color);
  const others = told.filter((deed) => deed !== own);
  const steps = turn.flatMap((event) => (event.type === 'confirmed' ? event.steps : []));
  const parts = [
    ...(steps.length > 0
      ? [steps.map((step) => wayText(t, step, table.setup?.players.length === 2)).join(', ')]
      : []),
    ...(own ? [listOf(table.locale, own.phrases)] : []),
    ...others.map(({ color, phrases }) =>
      t('story.deed', { who: who(t, table, color), deeds: listOf(table.locale, phrases) }),
    ),
  ];
  return {
    who: who(t, table, color),
    dice: dice.length > 0 ? dice.join('-') : 'none',
    told: storyOf(t, parts) ?? 'nothing',
  };
}
