import * as z from 'zod';
import type { Color, PlayerCount, Setup } from '../../games/tuchulcha/board.ts';
import type { JudgeByCount } from '../../games/tuchulcha/computer-players/judge.ts';
import { LEVEL_NAMES, type LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import type { Action, Devotion, GameEvent, GameState, Origin, Refusal } from '../../games/tuchulcha/types.ts';
import { changeComputers } from '../changes/lobby.ts';
import { continueGame, progressOf, withReminders } from '../changes/table-change.ts';
import {
  changeReminders,
  changeTable,
  type Outcome,
  type TablesContext,
} from '../changes/table-transaction.ts';
import { withAutoPlay } from '../changes/turns.ts';
import {
  counter,
  type Parsed,
  type Sitting,
  type Snowflake,
  snowflake,
  type TermsOf,
} from '../game-types.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import type { WonOf } from '../results/result.ts';
import { seatOf } from '../seats.ts';
import type { GuildSettings, PersonSettings } from '../settings.ts';
import { isOf } from '../table.ts';
import type { GameTerms } from '../table-game.ts';
import type { PuzzleStore } from './puzzles.ts';

/**
 * How a turn ends: `play`: with its last step, even a costly one; `ask`: the same, but a costly end is asked about; `show`: always a
 * tap of its own, with a way back.
 */
export const ENDINGS = ['play', 'ask', 'show'] as const;

export type TurnEnding = (typeof ENDINGS)[number];

/** Answers stored by version 1.0.0 have a switch instead. */
function withEnding(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('autoConfirm' in stored)) return stored;
  const { autoConfirm, ...answers } = stored;
  return { ...answers, ending: autoConfirm === true ? 'play' : 'ask' };
}

/** A person's automatic answers for all their tables, which aren't asked again. */
export const answersJson = z.preprocess(
  withEnding,
  z.strictObject({
    ending: z.enum(ENDINGS),
    /** The bot plays turns in which only one turn is possible. */
    autoPlay: z.boolean(),
    /** After doubles, the bot rolls another die. */
    alwaysRolls: z.boolean(),
    neverTuchulcha: z.boolean(),
    neverLasaVecuvia: z.boolean(),
  }),
);

export type AutomaticAnswers = Parsed<typeof answersJson>;

/** Answers that are on or off. */
export type AnswerSwitch = Exclude<keyof AutomaticAnswers, 'ending'>;

/** The channel and time of a server's daily puzzle. */
export const puzzleSettingsJson = z.strictObject({
  /** Its channel; null: no puzzle is posted. */
  channel: snowflake.nullable(),
  /** UTC. */
  hour: z.int().min(0).max(23),
});

export type PuzzleSettings = Parsed<typeof puzzleSettingsJson>;

/** If a turn has no choice, nobody has to be asked. */
export const USUAL_ANSWERS: AutomaticAnswers = {
  ending: 'ask',
  autoPlay: true,
  alwaysRolls: false,
  neverTuchulcha: false,
  neverLasaVecuvia: false,
};

export const ALL_ANSWERED: AutomaticAnswers = {
  ending: 'play',
  autoPlay: true,
  alwaysRolls: true,
  neverTuchulcha: true,
  neverLasaVecuvia: true,
};

const NO_PUZZLE: PuzzleSettings = { channel: null, hour: 8 };

export const automaticAnswers = ({ games }: Pick<PersonSettings, 'games'>): AutomaticAnswers =>
  games.tuchulcha ?? USUAL_ANSWERS;

export const withAnswers = (settings: PersonSettings, given: Partial<AutomaticAnswers>): PersonSettings => ({
  ...settings,
  games: { ...settings.games, tuchulcha: { ...automaticAnswers(settings), ...given } },
});

export const puzzleSettings = ({ games }: Pick<GuildSettings, 'games'>): PuzzleSettings =>
  games.tuchulcha ?? NO_PUZZLE;

export const withPuzzleSettings = (
  settings: GuildSettings,
  changed: Partial<PuzzleSettings>,
): GuildSettings => ({
  ...settings,
  games: { ...settings.games, tuchulcha: { ...puzzleSettings(settings), ...changed } },
});

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

type TuchulchaTerms = Parsed<typeof termsJson>;

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

declare module '../game-types.ts' {
  interface Games {
    readonly tuchulcha: {
      readonly color: Color;
      readonly setup: Setup;
      readonly state: GameState;
      readonly action: Action;
      readonly event: GameEvent;
      readonly refusal: Refusal;
      readonly request: TuchulchaRequest;
      readonly terms: TuchulchaTerms;
      readonly services: { readonly computer: ComputerPlayer; readonly judge: RaceJudge };
      readonly deeds: RaceDeeds;
      readonly career: RaceCareer;
      readonly preferences: AutomaticAnswers;
      readonly guildSettings: PuzzleSettings;
      readonly store: PuzzleStore;
    };
  }
}

/** A player's request at their turn. It contains no dice, which the table rolls. */
export type TuchulchaRequest =
  | { readonly type: 'roll' }
  | { readonly type: 'keep' }
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly die: number }
  | StepRequest
  | { readonly type: 'turn'; readonly steps: readonly StepRequest[] }
  | { readonly type: 'undo' }
  | { readonly type: 'confirm' }
  | { readonly type: 'playOnlyTurn' }
  | { readonly type: 'devote'; readonly devotion: Devotion }
  /** Goes on without a devotion, and is not asked again at this table. */
  | { readonly type: 'neverDevote' };

export type StepRequest =
  | {
      readonly type: 'step';
      readonly die: number;
      readonly color: Color;
      readonly from: Origin;
    }
  /** Lasa Vecuvia's last haruspex drops a die (docs/rules/tuchulcha.md §6.4), or Tuchulcha discards one (§4.6). */
  | { readonly type: 'dropDie'; readonly die: number };

export interface RaceJudge {
  readonly byCount: JudgeByCount;
  /** Its name: the first digits of the SHA-256 of its weights. */
  readonly name: (players: PlayerCount) => string;
}

/** A computer player: returns an action in a state that offers one. `level`: its strength. Pure, except for random draws. */
export type ComputerPlayer = (state: GameState, level: LevelName) => Action;

const hits = { hits: counter, bestHit: counter, taken: counter, lost: counter };

export const deedsJson = z.strictObject({
  /** Roles taken, in order. */
  roles: z.array(z.enum(['tuchulcha', 'lasaVecuvia'])),
  ...hits,
  /** The number of haruspexes there at the end of the game. */
  altar: counter,
  forest: counter,
});

export type RaceDeeds = Parsed<typeof deedsJson>;

export interface RaceCareer extends Pick<RaceDeeds, keyof typeof hits> {
  /** Games in which they took the role themselves. */
  readonly roles: { readonly tuchulcha: WonOf; readonly lasaVecuvia: WonOf };
}
