import { COLORS, type Color, colorsOf, type Position, roleOf } from '../../games/tuchulcha/board.ts';
import { applySteps } from '../../games/tuchulcha/end-of-turn.ts';
import { settledPosition } from '../../games/tuchulcha/game.ts';
import { parsePosition } from '../../games/tuchulcha/notation.ts';
import type {
  GameEvent,
  GameState,
  Move,
  Origin,
  Refusal,
  Step,
  Target,
} from '../../games/tuchulcha/types.ts';
import { standsOf } from '../../games/tuchulcha/why-not.ts';
import {
  effectsOf,
  haruspexText,
  type LetteredHaruspex,
  type LetteredMove,
  type ShownDie,
  type ShownMove,
  victimOf,
  WAY_SEPARATOR,
  waysIn,
  waysText,
} from '../../pictures/tuchulcha/board-view.ts';
import type { Table } from '../../tables/table.ts';
import type { Haruspex } from '../../tables/tuchulcha/apply-request.ts';
import type { PageId, TextValues, Translate } from '../../texts/index.ts';
import type { GameWords, RulePage } from '../views/game-presenter.ts';
import { who } from '../views/names.ts';
import { pageFor } from '../views/refusal.ts';

/** The steps of the current turn so far. */
export const stepsMade = ({ phase }: GameState): readonly Step[] =>
  phase.name === 'moving' ? phase.steps : [];

/** Adds to each step of a legal turn the color that it hits or begins to hit. `made`: the turn's earlier steps. */
export const withHits = (
  before: Position,
  steps: readonly Step[],
  made: readonly Step[] = [],
): (Step | ShownMove)[] =>
  steps.map((step, at) => {
    if (step.kind === 'discard') return step;
    const hits = victimOf(applySteps(before, [...made, ...steps.slice(0, at)]).position, step);
    return hits ? { ...step, hits } : step;
  });

/** The same for possible next steps of the current turn. */
export const nextWithHits = (state: GameState, steps: readonly Step[]): (Step | ShownMove)[] =>
  withHits(settledPosition(state), steps, stepsMade(state));

export const movesAmong = (steps: readonly (Step | ShownMove)[]): ShownMove[] =>
  steps.flatMap((step) => (step.kind === 'move' ? [step] : []));

/** The moves of past turns, each with the color that it hit, which is known from the event after a hit's last move. */
export function movesOfEvents(events: readonly GameEvent[]): ShownMove[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'moved') return [];
    const { move } = event;
    if (move.effect !== 'hit' && move.effect !== 'open') return [move];
    const hit = events.slice(at).find((later) => later.type === 'hit');
    return [hit?.type === 'hit' ? { ...move, hits: hit.color } : move];
  });
}

/** Steps as text, such as `11 → 14, hits blue · temple → 25`. `made`: the turn's earlier steps. */
export const lineText = (
  t: Translate,
  before: Position,
  steps: readonly Step[],
  made: readonly Step[] = [],
): string =>
  waysIn(t, withHits(before, steps, made), (move) => haruspexText(t, move, namesColors(before)))
    .map(({ text, moves }) => [text, ...effectsOf(t, before, moves)].join(', '))
    .join(WAY_SEPARATOR);

/** The moves of a line that is played as a whole, numbered by its steps. */
export const numberSteps = (steps: readonly (Step | ShownMove)[]): LetteredMove[] =>
  steps.flatMap((move, at) => (move.kind === 'move' ? [{ letter: String(at + 1), move }] : []));

export function diceOfTurn({ phase }: GameState): ShownDie[] {
  if (!('dice' in phase)) return [];
  return phase.name === 'moving'
    ? diceAfter(phase.dice, phase.discarded, phase.steps)
    : diceAfter(phase.dice, null, []);
}

/** The dice of a turn after some of its steps. `discarded`: Tuchulcha's die. */
export function diceAfter(
  rolled: readonly number[],
  discarded: number | null,
  steps: readonly Step[],
): ShownDie[] {
  const dice: ShownDie[] = rolled.map((value) => ({ value, state: 'unused' }));
  if (discarded !== null) mark(dice, discarded, 'discarded');
  for (const { die, kind } of steps) mark(dice, die, kind === 'discard' ? 'discarded' : 'used');
  return dice;
}

function mark(dice: ShownDie[], value: number, state: 'used' | 'discarded'): void {
  const at = dice.findIndex((die) => die.value === value && die.state === 'unused');
  if (at >= 0) dice[at] = { value, state };
}

export const diceLeft = (state: GameState): number[] =>
  diceOfTurn(state)
    .filter((die) => die.state === 'unused')
    .map((die) => die.value);

/** The haruspexes that the player may ask about: their own, and neutral ones (docs/rules/tuchulcha.md §8). At most 19 places. */
export function askedAbout(position: Position) {
  const neutral = colorsOf(position).filter((color) => roleOf(position, color) === 'neutral');
  return [position.turn, ...neutral].flatMap((color) => standsOf(position, color));
}

const atText = (t: Translate, from: Origin): string =>
  typeof from === 'number' ? t('help.at.stone', { stone: from }) : t(`help.at.${from}`);

export const placesText = (
  t: Translate,
  places: readonly { readonly from: Origin; readonly count: number }[],
): string => places.map(({ from, count }) => t('help.place', { at: atText(t, from), count })).join(', ');

/** With two players, texts name the color of a haruspex (docs/rules/tuchulcha.md §8). */
export const namesColors = ({ players }: Position): boolean => players === 2;

/** A place such as `From stone 12`, with the color in games of two. */
export const fromText = (t: Translate, position: Position, { color, from }: Haruspex): string =>
  t('help.from', { from, color: namesColors(position) ? t(`color.${color}`) : 'none' });

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const isSame = (one: Haruspex, other: Haruspex): boolean =>
  one.color === other.color && one.from === other.from;

/** The temple comes first, the exit stone last. */
const placeOf = (from: Origin): number => (from === 'temple' ? 0 : from === 'exit' ? 100 : from);

/**
 * Letters for the haruspexes that can move; those of one color on one place share a letter. `lines` are sequences of steps: one
 * that moves only after another has a letter as well.
 */
export class Letters {
  readonly all: readonly LetteredHaruspex[];

  /** Haruspexes that move only in the `later` lines come last, so that the others keep their letters on every screen of a turn. */
  constructor(mover: Color, lines: readonly (readonly Step[])[], later: readonly (readonly Step[])[] = []) {
    const begin = COLORS.indexOf(mover);
    const seat = ({ color }: Haruspex) => (COLORS.indexOf(color) - begin + COLORS.length) % COLORS.length;
    const moversOf = (some: readonly (readonly Step[])[]): Haruspex[] => {
      const found: Haruspex[] = [];
      for (const line of some)
        followed(line, ({ color, from }) => {
          if (!found.some((one) => isSame(one, { color, from }))) found.push({ color, from });
        });
      return found.sort((one, other) => seat(one) - seat(other) || placeOf(one.from) - placeOf(other.from));
    };
    const first = moversOf(lines);
    const others = moversOf(later).filter((one) => !first.some((known) => isSame(known, one)));
    this.all = [...first, ...others].map(({ color, from }, index) => ({
      color,
      from,
      letter: LETTERS.charAt(index) || String(index + 1),
    }));
  }

  of(haruspex: Haruspex): string | null {
    return this.all.find((one) => isSame(one, haruspex))?.letter ?? null;
  }

  /** A letter per step of a line: a haruspex that moves on keeps its letter. Empty for a die that is given up. */
  along(line: readonly Step[]): readonly string[] {
    return followed(line, (haruspex) => this.of(haruspex) ?? '?').map((letter) => letter ?? '');
  }

  /** The moves of some lines without duplicates, as the board shows them. */
  onBoard(lines: readonly (readonly (Step | ShownMove)[])[]): readonly LetteredMove[] {
    const shown: LetteredMove[] = [];
    for (const line of lines) {
      for (const [at, letter] of this.along(line).entries()) {
        const move = line[at];
        if (move?.kind !== 'move') continue;
        if (!shown.some((one) => one.move.die === move.die && isSame(one.move, move)))
          shown.push({ letter, move });
      }
    }
    return shown;
  }
}

/** Calls `find` for the haruspex of each step at its first move, and reuses the result; null for a die that is given up. */
function followed<T>(line: readonly Step[], find: (haruspex: Haruspex) => T): (T | null)[] {
  const moved: { readonly haruspex: Haruspex; readonly found: T }[] = [];
  return line.map((step) => {
    if (step.kind === 'discard') return null;
    const at = moved.findLastIndex(({ haruspex }) => isSame(haruspex, step));
    const [before] = at < 0 ? [] : moved.splice(at, 1);
    const found = before ? before.found : find(step);
    if (step.to !== 'altar') moved.push({ haruspex: { color: step.color, from: step.to }, found });
    return found;
  });
}

/** A position given in the code, in the notation of docs/rules/tuchulcha.md §9. Throws if it is invalid. */
export function writtenPosition(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text}`);
  return parsed.value;
}

/** A turn on a board that belongs to no table. */
export const turnOn = (position: Position, phase: GameState['phase'] = { name: 'before' }): GameState => ({
  setup: { players: COLORS, first: position.turn },
  position,
  phase,
  turnNumber: 1,
  rolls: 0,
});

/** The rule that forbids it here, in one or two sentences. `table`: for the players' names, if known. */
export const whyText = (
  t: Translate,
  refusal: Refusal,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats'> | null,
): string => t(`why.${refusal.code}`, valuesOf(t, refusal, table));

function valuesOf(
  t: Translate,
  { code, rule, facts }: Refusal,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats'> | null,
) {
  const color = COLORS.find((one) => one === facts['color']);
  const name = (of: Color): string => (table ? who(t, table, of) : t(`color.${of}`));
  const values: TextValues = {
    ...facts,
    color: color ? t(`color.${color}`) : '',
    who: color ? name(color) : 'nobody',
    at: facts['from'] === undefined ? '' : atText(t, originOf(facts['from'])),
    after: facts['after'] ?? 'no',
    phase: facts['phase'] ?? 'none',
    // §5 is Tuchulcha's, and §4.6 Tuchulcha's dice; §6 is Lasa Vecuvia's.
    of: rule.startsWith('6') ? 'lasaVecuvia' : 'tuchulcha',
  };
  if (code === 'powerTooHigh') return { ...values, times: Number(facts['power']) / Number(facts['count']) };
  if (code === 'wrongTarget') return { ...values, way: waysText(t, [stepOf(facts)], false) };
  if (code === 'tooFewToGive') return { ...values, wrong: isTooManyFromTemple(facts) ? 'temple' : 'other' };
  return values;
}

const originOf = (fact: string | number): Origin =>
  fact === 'temple' || fact === 'exit' ? fact : Number(fact);

const stepOf = ({ from = 0, to = 0, die = 0 }: Refusal['facts']): Move => ({
  kind: 'move',
  color: 'blue',
  effect: 'none',
  die: Number(die),
  from: originOf(from),
  to: targetOf(to),
});

const targetOf = (fact: string | number): Target =>
  fact === 'altar' || fact === 'exit' ? fact : Number(fact);

const isTooManyFromTemple = ({ given = 0, least = 0, fromTemple = 0, temple = 0 }: Refusal['facts']) =>
  Number(fromTemple) > Math.min(Number(temple), Number(given) - Number(least));

/** Pages that explain a refusal better than the first page of its section. */
const PREFERRED: Readonly<Record<string, PageId>> = {
  gameOver: 'end',
  turnNotComplete: 'allDice',
  discardFirst: 'discard',
  noDiscard: 'discard',
  hitNotCompletable: 'openHit',
  fourPlayersOnly: 'lasaVecuvia',
  notInGame: 'outOfTheGame',
};

export function pageOfRefusal({
  rule,
  code,
}: {
  readonly rule: string;
  readonly code: string;
}): RulePage | null {
  const page = pageFor({ game: 'tuchulcha', rule, prefer: PREFERRED[code] ?? code });
  return page && { page: page.id, section: rule };
}

export const tuchulchaWords: GameWords<'tuchulcha'> = {
  godOf(t, color) {
    const god = COLORS.find((one) => one === color);
    return god ? t(`god.${god}`) : 'none';
  },
  whyNot: (t, refusal: Refusal, table) =>
    t('refused.rules', { why: whyText(t, refusal, table), rule: refusal.rule }),
  questions: {
    question: (t) => t('prophecy.fall'),
    option: (t, _, option) => t('prophecy.fall.option', { option }),
  },
  pageOf: pageOfRefusal,
};

/** Ways whose lines a phone doesn't break around an arrow, nor before a sign. */
export const unbroken = (ways: string): string =>
  ways.replaceAll(/ (?=[→·]|\p{Extended_Pictographic})|(?<=→) /gu, '\u00a0');
