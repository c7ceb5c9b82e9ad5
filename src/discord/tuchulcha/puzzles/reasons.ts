import type { Puzzle, PuzzleTurn } from '../../../games/tuchulcha/puzzles/puzzle.ts';
import type { Translate } from '../../../texts/index.ts';
import { asksForRole } from './turns.ts';

const TELLING = 8;
/** A phone shows no more at a glance. */
const MOST_REASONS = 2;

/** The visible differences between the best turn and another one, in sentences. `name` gives a turn's name by its place. */
export function reasons(
  t: Translate,
  puzzle: Puzzle,
  other: number,
  name: (place: number) => string,
): readonly string[] {
  const best = puzzle.turns[puzzle.best];
  const worse = puzzle.turns[other];
  if (!best || !worse) return [];
  const names = { best: name(puzzle.best), turn: name(other) };
  const more = (what: 'hits' | 'arrived'): string[] =>
    best[what] > worse[what]
      ? [t(`puzzle.why.${what}`, { ...names, count: best[what], other: worse[what] })]
      : [];
  const mover = t(`color.${puzzle.position.turn}`);
  const outlook = (what: 'threat' | 'home'): string[] =>
    best[what] - worse[what] >= TELLING
      ? [t(`puzzle.why.${what}`, { ...names, color: mover, percent: best[what], less: worse[what] })]
      : [];
  if (asksForRole(puzzle))
    return roleReasons(t, puzzle, other, names, [...outlook('threat'), ...outlook('home')]);
  const all = [
    ...more('hits'),
    ...more('arrived'),
    ...(worse.lost > best.lost ? [t('puzzle.why.lost', { ...names, count: worse.lost })] : []),
    ...danger(t, best, worse, names),
    ...outlook('threat'),
    ...outlook('home'),
  ].slice(0, MOST_REASONS);
  const tempting =
    worse.hits + worse.arrived > best.hits + best.arrived ? [t('puzzle.why.tempting', names)] : [];
  return [...tempting, ...(all.length > 0 ? all : [t('puzzle.why.later')])];
}

function roleReasons(
  t: Translate,
  { position, turns, best: place }: Puzzle,
  other: number,
  names: Readonly<Record<'best' | 'turn', string>>,
  outlooks: readonly string[],
): readonly string[] {
  const [best, worse] = [turns[place]?.devotion, turns[other]?.devotion];
  const color = t(`color.${position.turn}`);
  const altar = position.colors[position.turn]?.altar ?? 0;
  const isFewer = best?.role === 'tuchulcha' && worse?.role === 'tuchulcha';
  const more = isFewer ? worse.fromTemple - best.fromTemple : 0;
  const all = [
    ...(best?.role === 'tuchulcha' && !isFewer ? [t('puzzle.why.safe', { ...names, color })] : []),
    ...(!best && altar > 0 ? [t('puzzle.why.altar', { ...names, count: altar })] : []),
    ...(more > 0 ? [t('puzzle.why.temple', { ...names, count: more })] : []),
    ...outlooks,
  ].slice(0, MOST_REASONS);
  return all.length > 0 ? all : [t('puzzle.why.role')];
}

function danger(
  t: Translate,
  best: PuzzleTurn,
  worse: PuzzleTurn,
  names: Readonly<Record<'best' | 'turn', string>>,
): string[] {
  const less = best.danger?.percent ?? 0;
  if (!worse.danger || worse.danger.percent - less < TELLING) return [];
  const { by, percent } = worse.danger;
  return [t('puzzle.why.danger', { ...names, color: t(`color.${by}`), percent, less })];
}
