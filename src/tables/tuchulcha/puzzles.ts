import { readFileSync } from 'node:fs';
import { rate } from 'openskill';
import * as z from 'zod';
import { cachedIn } from '../../cache-limits.ts';
import type { Color, Position } from '../../games/tuchulcha/board.ts';
import { devotionsOf } from '../../games/tuchulcha/devotion.ts';
import { legalTurnsOf } from '../../games/tuchulcha/legal-turns/legal-turns.ts';
import {
  colorOfLetter,
  formatDevotion,
  formatSteps,
  parseDice,
  parsePosition,
} from '../../games/tuchulcha/notation.ts';
import type { Consequences, Puzzle, PuzzleTurn } from '../../games/tuchulcha/puzzles.ts';
import type { Devotion } from '../../games/tuchulcha/types.ts';
import { fnv1aOf } from '../../hash.ts';
import { projectFile } from '../../project-file.ts';
import { DAY_MS, HOUR_MS } from '../clock/pace.ts';
import { counter, locale, type Parsed, type Snowflake, snowflake } from '../game-types.ts';
import { NEWCOMER } from '../results/ratings.ts';
import type { Skill } from '../results/result.ts';
import type { GuildSettings } from '../settings.ts';

/** Days since 1970; the caller decides when a day begins. */
export type Day = number;

export const puzzlePostRow = z.object({
  guildId: snowflake,
  day: counter,
  puzzleId: z.string().min(1),
  locale,
  closesAt: z.date(),
});

/** A server's puzzle of a day, whose message is the post with its {@link puzzleKey}. */
export type PuzzlePost = Parsed<typeof puzzlePostRow>;

export const puzzleKey = ({ guildId, day }: Pick<PuzzlePost, 'guildId' | 'day'>): string =>
  `puzzle:${guildId}:${day}`;

export interface PuzzleAnswer {
  readonly userId: Snowflake;
  readonly puzzleId: string;
  /** The server of the answered post; null if the person asked for the puzzle alone. */
  readonly guildId: Snowflake | null;
  readonly day: Day;
  /** The 0-based index of the turn among the puzzle's. */
  readonly choice: number;
  readonly solved: boolean;
  readonly at: Date;
}

/** A puzzle's skill, and its number of answers. */
export interface PuzzleRating extends Skill {
  readonly answered: number;
  readonly solved: number;
}

/** A person's puzzle skill, and their number of answers. */
export interface PuzzleRecord extends PuzzleRating {
  /** Consecutive solved ones: current, and maximum. */
  readonly streak: number;
  readonly bestStreak: number;
}

export interface PuzzleFacts {
  /** Earlier puzzles, oldest first. */
  readonly used: readonly string[];
  /** Only puzzles that somebody has tried. */
  readonly ratings: ReadonlyMap<string, Skill>;
  /** The skills of its likely solvers, if any has solved some. */
  readonly solvers: readonly Skill[];
}

export interface Answered {
  readonly answer: PuzzleAnswer;
  readonly isNew: boolean;
  readonly record: PuzzleRecord;
  /** The person's skill before a new answer. */
  readonly before: Skill | null;
  readonly rating: PuzzleRating;
}

/** The puzzles' port to storage. Every method is one transaction. */
export interface PuzzleStore {
  /** A server's puzzle of a day; null if there is none. */
  puzzlePost(guildId: Snowflake, day: Day): Promise<PuzzlePost | null>;
  latestPuzzlePost(guildId: Snowflake): Promise<PuzzlePost | null>;
  /** Data for choosing a server's next one. `since`: solvers are people who have answered there from this day on. */
  puzzleFactsOfServer(guildId: Snowflake, since: Day): Promise<PuzzleFacts>;
  puzzleFactsOfPerson(userId: Snowflake): Promise<PuzzleFacts>;
  /** Writes nothing if the server has one of that day. */
  writePuzzlePost(post: PuzzlePost): Promise<void>;
  /** The number of people who have answered a server's puzzle of a day. */
  puzzleCount(guildId: Snowflake, day: Day): Promise<{ readonly answered: number; readonly solved: number }>;

  /** Writes a person's first answer, and rates both; later ones change nothing. `prior`: the puzzle's skill without answers. */
  answerPuzzle(answer: PuzzleAnswer, prior: Skill): Promise<Answered>;
  puzzleAnswer(userId: Snowflake, puzzleId: string): Promise<PuzzleAnswer | null>;
  /** The puzzle that the person asked for alone and answered on a day. */
  puzzleAnsweredOn(userId: Snowflake, day: Day): Promise<PuzzleAnswer | null>;
  /** Returns null if the person has answered none. */
  puzzleRecord(userId: Snowflake): Promise<PuzzleRecord | null>;
  puzzleRating(puzzleId: string): Promise<PuzzleRating | null>;
}

interface PuzzleEntry {
  readonly id: string;
  readonly players: number;
  /** Its skill before anybody has tried it. */
  readonly prior: Skill;
}

const turnJson = z.strictObject({
  /** For a role, a devotion as in records: `t1`, `l`, `lT`, `l22`; or `-` (none). */
  steps: z.string(),
  chance: z.number(),
  hits: z.int().optional(),
  arrived: z.int().optional(),
  lost: z.int().optional(),
  /** A color's letter and the percentage of its rolls that hit: `r31`. */
  danger: z.string().optional(),
  threat: z.int().optional(),
  home: z.int().optional(),
});

const puzzleJson = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{10}$/),
  /** In the notation of docs/rules/tuchulcha.md §9. */
  position: z.string(),
  /** `-` for none, if a role is asked for. */
  dice: z.string(),
  found: z.number(),
  turns: z.array(turnJson).min(2),
});

export type WrittenPuzzle = z.infer<typeof puzzleJson>;

/** No dice, or no role. */
export const NONE = '-';

export const formatRole = (devotion: Devotion | null): string => (devotion ? formatDevotion(devotion) : NONE);

/** Throws if it is invalid, or a turn isn't legal. */
function parsePuzzle({ id, position: text, dice, found, turns }: WrittenPuzzle): Puzzle {
  const position = parsePosition(text);
  const rolled = dice === NONE ? { ok: true as const, value: [] } : parseDice(dice);
  if (!position.ok || !rolled.ok) throw new Error(`puzzle ${id} can't be read`);
  const ways = dice === NONE ? rolesOf(position.value) : linesOf(position.value, rolled.value);
  const parsed = turns.map((turn): PuzzleTurn => {
    const way = ways.get(turn.steps);
    if (!way) throw new Error(`puzzle ${id} has a turn that isn't legal: ${turn.steps}`);
    const { chance, hits = 0, arrived = 0, lost = 0, threat = 0, home = 0 } = turn;
    return { ...way, chance, hits, arrived, lost, danger: dangerOf(turn.danger), threat, home };
  });
  const chances = parsed.map(({ chance }) => chance);
  const best = chances.indexOf(Math.max(...chances));
  return { id, position: position.value, dice: rolled.value, turns: parsed, best, found };
}

type Way = Pick<PuzzleTurn, 'steps' | 'devotion'>;

const linesOf = (position: Position, dice: readonly number[]): ReadonlyMap<string, Way> => {
  const turns = legalTurnsOf(position, dice);
  const all = Array.from({ length: turns.size }, (_, index) => turns.steps(index));
  return new Map(all.map((steps) => [formatSteps(steps, position.players), { steps }]));
};

const rolesOf = (position: Position): ReadonlyMap<string, Way> =>
  new Map(
    [null, ...devotionsOf(position, false)].map((devotion) => [
      formatRole(devotion),
      { steps: [], devotion },
    ]),
  );

function dangerOf(text: string | undefined): Consequences['danger'] {
  const by: Color | undefined = colorOfLetter(text?.[0]);
  return text && by ? { by, percent: Number(text.slice(1)) } : null;
}

/** The puzzles that ship with the project. Each is parsed on demand, which takes as long as finding its legal turns. */
export class PuzzleCollection {
  readonly entries: readonly PuzzleEntry[];
  readonly #written: ReadonlyMap<string, WrittenPuzzle>;
  readonly #read = new Map<string, Puzzle>();

  constructor(puzzles: readonly WrittenPuzzle[]) {
    this.#written = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
    this.entries = puzzles.map(({ id, position, found }) => ({
      id,
      players: Number(position[0]),
      prior: priorOf(found),
    }));
  }

  get(id: string): Puzzle | null {
    const written = this.#written.get(id);
    return written ? cachedIn(this.#read, id, () => parsePuzzle(written)) : null;
  }
}

let shipped: PuzzleCollection | null = null;

/** Reads assets/puzzles.jsonl once. Throws if a line is no puzzle. */
export function shippedPuzzles(): PuzzleCollection {
  if (shipped) return shipped;
  const lines = readFileSync(projectFile('assets/puzzles.jsonl'), 'utf8').split('\n').filter(Boolean);
  shipped = new PuzzleCollection(lines.map((line) => puzzleJson.parse(JSON.parse(line))));
  return shipped;
}

/** Chooses the puzzle of a day: a new one that suits its solvers' skill. */

const WEEK = [3, 2, 4, 3, 4, 2, 3] as const;
/** How much weaker than its solvers a puzzle should be, so that about two of three solve it. */
const EASIER = 4;
/** Number of puzzles closest to the wanted skill, among which servers get different ones. */
const CLOSE = 24;

/** `who`: an id of the solver or server, so that not everybody gets the same. Throws if there are no puzzles. */
export function choosePuzzle(
  entries: readonly PuzzleEntry[],
  { used, ratings, solvers }: PuzzleFacts,
  day: Day,
  who: string,
): PuzzleEntry {
  const ofDay = entries.filter(({ players }) => players === WEEK[day % WEEK.length]);
  const all = ofDay.length > 0 ? ofDay : entries;
  const fresh = all.filter(({ id }) => !used.includes(id));
  // Once all have been used, the oldest is next.
  const oldest = used.find((id) => all.some((entry) => entry.id === id));
  const candidates = fresh.length > 0 ? fresh : all.filter(({ id }) => id === oldest);
  const wanted = meanOf(solvers) - EASIER;
  const distance = ({ id, prior }: PuzzleEntry) => Math.abs((ratings.get(id) ?? prior).mu - wanted);
  const close = candidates.toSorted((one, other) => distance(one) - distance(other)).slice(0, CLOSE);
  const chosen = close[hashOf(`${who} ${day}`) % close.length];
  if (!chosen) throw new Error('there are no puzzles');
  return chosen;
}

const meanOf = (skills: readonly Skill[]): number =>
  skills.length === 0 ? NEWCOMER.mu : skills.reduce((sum, { mu }) => sum + mu, 0) / skills.length;

/** Mixes the low bits, which choose among few, with higher ones. */
function hashOf(text: string): number {
  const hash = fnv1aOf(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The current day, if days begin at this UTC hour. */
export const dayAt = (now: Date, hour: number): Day => Math.floor((now.getTime() - hour * HOUR_MS) / DAY_MS);

export const beginOf = (day: Day, hour: number): Date => new Date(day * DAY_MS + hour * HOUR_MS);

export const NO_PUZZLES: PuzzleRecord = { ...NEWCOMER, answered: 0, solved: 0, streak: 0, bestStreak: 0 };

/** The log-odds of one mu if both ratings are certain: 1 / sqrt(2 * (25/6)²). */
const LOG_ODDS_PER_MU = 1 / Math.sqrt(2 * (25 / 6) ** 2);
const PRIOR_SIGMA = 25 / 6;

/** A puzzle's initial skill: a newcomer is as likely to solve it as a weak player was to find the turn. */
export function priorOf(found: number): Skill {
  const inside = Math.min(0.95, Math.max(0.05, found));
  return { mu: NEWCOMER.mu - Math.log(inside / (1 - inside)) / LOG_ODDS_PER_MU, sigma: PRIOR_SIGMA };
}

/** Rates a person against a puzzle like two players: a correct answer is a win. */
export function ratedByAnswer(
  person: Skill,
  puzzle: Skill,
  solved: boolean,
): { readonly person: Skill; readonly puzzle: Skill } {
  const [[one], [other]] = rate([[person], [puzzle]], { rank: solved ? [1, 2] : [2, 1] }) as [
    Skill[],
    Skill[],
  ];
  if (!one || !other) throw new Error('two were rated, and fewer came back');
  return { person: skillOf(one), puzzle: skillOf(other) };
}

const skillOf = ({ mu, sigma }: Skill): Skill => ({ mu, sigma });

export function withAnswer(record: PuzzleRecord, solved: boolean, skill: Skill): PuzzleRecord {
  const streak = solved ? record.streak + 1 : 0;
  return {
    ...skill,
    answered: record.answered + 1,
    solved: record.solved + (solved ? 1 : 0),
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
  };
}

/** The channel and time of a server's daily puzzle. */
export const puzzleSettingsJson = z.strictObject({
  /** Its channel; null: no puzzle is posted. */
  channel: snowflake.nullable(),
  /** UTC. */
  hour: z.int().min(0).max(23),
});

export type PuzzleSettings = Parsed<typeof puzzleSettingsJson>;

const NO_PUZZLE: PuzzleSettings = { channel: null, hour: 8 };

export const puzzleSettings = ({ games }: Pick<GuildSettings, 'games'>): PuzzleSettings =>
  games.tuchulcha ?? NO_PUZZLE;

export const withPuzzleSettings = (
  settings: GuildSettings,
  changed: Partial<PuzzleSettings>,
): GuildSettings => ({
  ...settings,
  games: { ...settings.games, tuchulcha: { ...puzzleSettings(settings), ...changed } },
});
