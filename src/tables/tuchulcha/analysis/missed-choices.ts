import { type Position, roleOf } from '../../../games/tuchulcha/board.ts';
import { chanceBeforeRoll, type Judge } from '../../../games/tuchulcha/computer-players/judge.ts';
import { devotionsOf } from '../../../games/tuchulcha/devotion.ts';
import { FACES, mayRollMore } from '../../../games/tuchulcha/dice.ts';
import { afterDevotion, tuchulchaFell } from '../../../games/tuchulcha/end-of-turn.ts';
import { type TurnEnd, winnersOf } from '../../../games/tuchulcha/legal-turns/legal-turns.ts';
import { type Devotion, findGameOver, type Step } from '../../../games/tuchulcha/types.ts';
import type { Frame } from './frames.ts';

export type Alternative =
  | { readonly kind: 'turn'; readonly steps: readonly Step[] }
  /** Another change of role, or none (null). `position`: where it was decided, before the roll or after Tuchulcha's fall. */
  | { readonly kind: 'devotion'; readonly devotion: Devotion | null; readonly position: Position }
  | { readonly kind: 'die'; readonly more: boolean };

/** A choice that was surely not the best. */
export interface Choice {
  readonly better: Alternative;
  /** Chances to win, 0..1: of the choice, and of the best alternative. */
  readonly played: number;
  readonly possible: number;
  /** The cost of the choice: the smaller of its immediate cost and its cost with look-ahead. 0..1, at least {@link SURE}. */
  readonly loss: number;
}

/**
 * Choices that cost less are within the judge's error. `npm run bench -- analysis --error` plays out both turns, for some hundred
 * choices of weak players: the mean actual cost of choices above this was as estimated, and hardly any had no cost.
 */
export const SURE = 0.06;

/** Minimum cost at which another turn seems better, if not surely. */
const NOTICEABLE = 0.02;

export const worstOf = (missed: readonly Choice[]): Choice | null =>
  missed.reduce<Choice | null>((worst, one) => (one.loss > (worst?.loss ?? 0) ? one : worst), null);

export interface Judged {
  readonly missed: Choice | null;
  /** Another choice seemed better, but the judge is not sure. */
  readonly isUnsure: boolean;
}

/** `lossAhead`: the cost of the choice with look-ahead; called only if it matters. */
export function judged(
  better: Alternative,
  { played, possible }: Pick<Choice, 'played' | 'possible'>,
  lossAhead: () => number,
): Judged {
  const seeming = possible - played;
  if (seeming < NOTICEABLE) return { missed: null, isUnsure: false };
  if (seeming < SURE) return { missed: null, isUnsure: true };
  const loss = Math.min(seeming, lossAhead());
  return loss < SURE
    ? { missed: null, isUnsure: true }
    : { missed: { better, played, possible, loss }, isUnsure: false };
}

/** The steps of a complete turn compared with the best ones for the same dice. `start`: the position before the roll. */
export function judgeTurn(judge: Judge, { dice, stages, events }: Frame, start: Position): Judged {
  const winners = findGameOver(events)?.winners ?? null;
  const end: TurnEnd = {
    position: stages.findLast(({ kind }) => kind === 'stepped')?.position ?? start,
    result: stages.at(-1)?.kind === 'devoted' ? null : winners,
  };
  const best = judge.bestTurn(start, dice);
  return judged(
    { kind: 'turn', steps: best.steps },
    { played: judge.after(end), possible: best.chance },
    () => afterReply(judge, best.end) - afterReply(judge, end),
  );
}

/** The decision to roll or leave another die; null if there was no choice. `start`: the position before the roll. */
export function judgeDie(judge: Judge, { stages }: Frame, start: Position): Judged | null {
  const [first, more] = stages.flatMap((stage) => (stage.kind === 'rolled' ? [stage.dice] : []));
  if (!first || !mayRollMore(start.players, roleOf(start, start.turn), first)) return null;
  const [kept, rolled] = [judge.bestChance(start, first), judge.chanceWithMore(start, first)];
  const [played, possible] = more ? [rolled, kept] : [kept, rolled];
  return judged(
    { kind: 'die', more: !more },
    { played, possible },
    () => (more ? -1 : 1) * extraDieGain(judge, start, first),
  );
}

/** The gain of another die in the mover's chance, -1..1, after the next player's reply: the mean over its faces. */
export function extraDieGain(judge: Judge, start: Position, dice: readonly number[]): number {
  const after = (all: readonly number[]): number => afterReply(judge, judge.bestTurn(start, all).end);
  const sum = FACES.reduce((sum, face) => sum + after([...dice, face]), 0);
  return sum / FACES.length - after(dice);
}

/** The mover's chance, 0..1, after a turn and the best reply: the mean over the next rolls, for Tuchulcha over twelve. */
export const afterReply = (judge: Judge, end: TurnEnd): number => judge.chanceAfterReply(end, 60);

interface DevotionDecision {
  readonly position: Position;
  readonly afterFall: boolean;
  readonly taken: Devotion | null;
}

/** A player's decisions before the roll, and after Tuchulcha's fall, in a complete turn. */
export const judgeDevotions = (judge: Judge, frame: Frame): readonly Judged[] =>
  [beforeRoll(frame), afterFall(frame)].flatMap((decision) =>
    decision ? [judgeDevotion(judge, decision)] : [],
  );

function beforeRoll({ stages, before }: Frame): DevotionDecision | null {
  const at = stages.findIndex(({ kind }) => kind === 'devoted' || kind === 'rolled');
  const stage = stages[at];
  if (!stage) return null;
  const position = stage.kind === 'rolled' ? stage.position : (stages[at - 1]?.position ?? before);
  const taken = stage.kind === 'devoted' ? stage.devotion : null;
  return decisionAt({ position, afterFall: false, taken });
}

function afterFall({ stages }: Frame): DevotionDecision | null {
  const start = stages.find(({ kind }) => kind === 'rolled')?.position;
  const position = stages.findLast(({ kind }) => kind === 'stepped')?.position;
  if (!start || !position || winnersOf(position) || !tuchulchaFell(start, position)) return null;
  const last = stages.at(-1);
  return decisionAt({ position, afterFall: true, taken: last?.kind === 'devoted' ? last.devotion : null });
}

const decisionAt = (decision: DevotionDecision): DevotionDecision | null =>
  devotionsOf(decision.position, decision.afterFall).length > 0 ? decision : null;

function judgeDevotion(judge: Judge, decision: DevotionDecision): Judged {
  const { position, afterFall, taken } = decision;
  const ways = [null, ...devotionsOf(position, afterFall)].map((devotion) => ({
    devotion,
    chance: judge.chanceOnceDecided(position, devotion, afterFall),
  }));
  const best = ways.reduce((one, other) => (other.chance > one.chance ? other : one));
  const played = judge.chanceOnceDecided(position, taken, afterFall);
  return judged(
    { kind: 'devotion', devotion: best.devotion, position },
    { played, possible: best.chance },
    () => chanceAhead(judge, decision, best.devotion) - chanceAhead(judge, decision, taken),
  );
}

type Where = Pick<DevotionDecision, 'position' | 'afterFall'>;

/**
 * The deciding player's chance, 0..1, after a devotion or (null) without one, and after the next roll, their own or the next
 * player's, with its best turn: the mean over the rolls.
 */
export function chanceAhead(judge: Judge, { position, afterFall }: Where, devotion: Devotion | null): number {
  const end = devotion ? afterDevotion(position, devotion) : position;
  const result = winnersOf(end);
  return afterFall || result ? afterReply(judge, { position: end, result }) : chanceBeforeRoll(judge, end);
}
