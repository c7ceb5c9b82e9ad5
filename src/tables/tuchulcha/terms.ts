import * as z from 'zod';
import { LEVEL_NAMES, type LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import { changeComputers } from '../changes/lobby.ts';
import { continueGame, progressOf, withReminders } from '../changes/table-change.ts';
import {
  changeReminders,
  changeTable,
  type Outcome,
  type TablesContext,
} from '../changes/table-transaction.ts';
import { withAutoPlay } from '../changes/turns.ts';
import { type Parsed, type Sitting, type Snowflake, snowflake, type TermsOf } from '../game-types.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { seatOf } from '../seats.ts';
import { isOf } from '../table.ts';
import type { GameTerms } from '../table-game.ts';

export const termsJson = z.strictObject({
  /** The strength of computer players, also of stand-ins. */
  level: z.enum(LEVEL_NAMES),
  /** Whether everybody may ask for hints, which makes the game unrated. */
  hints: z.boolean(),
  /** People at the table who don't want to be asked about a change of role there. */
  neverAsked: z.array(snowflake),
  /** For a rematch: the table whose computer players sit here again; left out: other ones. */
  namedAfter: z.string().optional(),
});

export type TuchulchaTerms = Parsed<typeof termsJson>;

/** The default level: for people who have played before, and beatable by newcomers. */
export const USUAL_LEVEL: LevelName = 'casual';

export const USUAL_TERMS: TuchulchaTerms = { level: USUAL_LEVEL, hints: false, neverAsked: [] };

export const askedAboutDevotion = (
  terms: TuchulchaTerms,
  userId: Snowflake,
  asks: boolean,
): TuchulchaTerms => {
  const others = terms.neverAsked.filter((other) => other !== userId);
  return { ...terms, neverAsked: asks ? others : [...others, userId] };
};

const withoutPerson = (terms: TuchulchaTerms, userId: Snowflake): TuchulchaTerms =>
  askedAboutDevotion(terms, userId, true);

/** Whether players can ask for hints at a table: if allowed, and in a game that one person began against computer players alone. */
export function hasHints(
  { terms }: { readonly terms: Pick<TuchulchaTerms, 'hints'> },
  sittings: readonly Pick<Sitting, 'why' | 'occupant'>[],
): boolean {
  const people = sittings.filter(({ why, occupant }) => why === 'start' && occupant?.kind === 'person');
  return terms.hints || people.length === 1;
}

export const tuchulchaTerms: GameTerms<'tuchulcha'> = {
  opening: (chosen) => ({ ...USUAL_TERMS, ...chosen }),
  again: ({ namedAfter, ...terms }, _, id) => ({ ...terms, neverAsked: [], namedAfter: namedAfter ?? id }),
  areRated: ({ hints }) => !hints,
  withoutSeat: withoutPerson,
  withoutPerson,
  shared: ({ level, hints }) => ({ level, hints }),
  own: ({ neverAsked }, userId) => (neverAsked.includes(userId) ? { neverAsked: true } : null),
};

/** The opener changes the options of computer players in the lobby. */
export const changeTerms = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  changed: Partial<Pick<TermsOf<'tuchulcha'>, 'level' | 'hints'>>,
): Promise<Outcome> =>
  changeComputers(context, id, by, (table) =>
    isOf('tuchulcha', table)
      ? { ok: true, change: { terms: { ...table.terms, ...changed } } }
      : refuse('noComputer'),
  );

/** A person takes a hint; the first one makes the game unrated. */
export function takeHint(context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> {
  return changeReminders(context, id, (table) => {
    if (!isOf('tuchulcha', table) || table.status !== 'playing') return refuse('notPlaying');
    if (!seatOf(table, userId)) return refuse('notSeated');
    return { ok: true, reminders: { ...table.reminders, unrated: true } };
  });
}

export function askAboutDevotion(
  context: TablesContext,
  id: string,
  userId: Snowflake,
  asks: boolean,
): Promise<Outcome> {
  const changing = changeTable(context, id, async (table) => {
    if (!isOf('tuchulcha', table)) return refuse('notPlaying');
    if (!seatOf(table, userId)) return refuse('notSeated');
    const terms = askedAboutDevotion(table.terms, userId, asks);
    const timing = await loadTiming(context, table);
    if (table.status === 'lobby')
      return { ok: true, change: withReminders(table, timing, { terms }, userId) };
    const begun = progressOf(context, table);
    if (!begun) return refuse('notPlaying');
    return { ok: true, change: continueGame(context, table, timing, begun, { terms }, userId) };
  });
  return withAutoPlay(context, changing);
}
