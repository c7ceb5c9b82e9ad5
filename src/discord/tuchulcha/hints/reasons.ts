import { type Hint, type HintWay, placementAfter } from '../../../games/tuchulcha/computer-players/hint.ts';
import { applySteps } from '../../../games/tuchulcha/end-of-turn.ts';
import { type Highlight, highlightsOf } from '../../../games/tuchulcha/highlights.ts';
import {
  COLORS,
  type Color,
  type GameEvent,
  type GameState,
  type Position,
  roleOf,
  settledPosition,
} from '../../../games/tuchulcha/index.ts';
import type { Consequences } from '../../../games/tuchulcha/puzzles.ts';
import { listOf, type Translate } from '../../../texts/index.ts';

/** Of 100 rolls; smaller differences between turns go unsaid. */
const TELLING = 8;
/** A turn after which more of 100 rolls hit isn't called safe. */
const SAFE = 25;
/** Stones from the altar: some two rolls. Further away, a few stones more or less are no reason. */
const NEAR = 18;
/** A line of a hint has room for no more. */
const MOST_REASONS = 2;

type Turn = Extract<HintWay, { kind: 'turn' }>;

/** Why a way is worth its chance, as half a sentence. */
export function whyText(t: Translate, locale: string, state: GameState, hint: Hint, way: HintWay): string {
  switch (way.kind) {
    case 'turn':
      return turnText(t, locale, state, hint, way);
    case 'devote':
      return t(`hint.why.${way.devotion.role}`);
    case 'roll':
      return t('hint.why.roll', { more: state.phase.name === 'extra' ? 'yes' : 'no' });
    case 'pass':
      return t('hint.why.pass');
  }
}

function turnText(t: Translate, locale: string, state: GameState, hint: Hint, way: Turn): string {
  const position = settledPosition(state);
  const { events, over } = applySteps(position, way.steps);
  if (over?.winners.includes(position.turn)) return t('hint.why.wins');
  const others = hint.ways.filter((one): one is Turn => one.kind === 'turn' && one !== way);
  const all = [...gains(t, position.turn, events), ...outlook(t, position, way, others).slice(0, 1)];
  if (all.length > 0) return listOf(locale, all.slice(0, MOST_REASONS));
  const [rival] = others;
  const placed = rival ? placing(t, position, way, rival) : [];
  if (placed.length > 0) return listOf(locale, placed.slice(0, MOST_REASONS));
  const isBest = way === hint.ways[0];
  // That it can be hit often speaks against a way, and is no reason to prefer it.
  const isRisky = way.consequences !== null && percentOf(way.consequences) > SAFE;
  const safety = isBest && rival && isRisky ? null : safetyText(t, position, way);
  return safety ?? t('hint.why.later', { rank: isBest ? 'first' : 'other' });
}

function gains(t: Translate, mover: Color, events: readonly GameEvent[]): readonly string[] {
  const all = highlightsOf(events);
  const arrived = all.filter(({ kind, whom }) => kind === 'altar' && whom === mover).length;
  const sealed = all.flatMap((one) => (one.kind === 'sealed' ? one.stones : []));
  const hits = all.filter((one): one is Extract<Highlight, { kind: 'hit' }> => one.kind === 'hit');
  return [
    ...(arrived > 0 ? [t('hint.why.altar', { count: arrived })] : []),
    ...(sealed.length > 0 ? [t('hint.why.sealed', { count: sealed.length })] : []),
    ...COLORS.flatMap((color) => {
      const ofColor = hits.filter(({ whom }) => whom === color && color !== mover);
      const count = ofColor.reduce((sum, hit) => sum + hit.count, 0);
      const to = ofColor[0]?.to ?? 'forest';
      return count > 0 ? [t('hint.why.hit', { color: t(`color.${color}`), count, to })] : [];
    }),
  ];
}

/** What is better after a turn than after the hint's others. */
function outlook(t: Translate, position: Position, way: Turn, others: readonly Turn[]): readonly string[] {
  const own = way.consequences;
  if (!own) return [];
  const rivals = others.flatMap(({ consequences }) => consequences ?? []);
  const isBetter = (what: 'threat' | 'home'): boolean =>
    rivals.some((one) => own[what] - one[what] >= TELLING);
  const percent = percentOf(own);
  const isSafer =
    percent <= SAFE && canTellDanger(position) && rivals.some((one) => percentOf(one) - percent >= TELLING);
  return [
    ...(isSafer ? [percent === 0 ? t('hint.why.safe') : t('hint.why.safer', { percent })] : []),
    ...(isBetter('home') ? [t('hint.why.home', { percent: own.home })] : []),
    ...(isBetter('threat') ? [t('hint.why.threat', { percent: own.threat })] : []),
  ];
}

const percentOf = ({ danger }: Consequences): number => danger?.percent ?? 0;

/** Tuchulcha is never hit, and how likely it hits isn't known: it rolls too many dice. */
const canTellDanger = (position: Position): boolean =>
  COLORS.every((color) => roleOf(position, color) !== 'tuchulcha');

/** What a turn does for the mover's own haruspexes that another doesn't, the weightiest first. */
function placing(t: Translate, position: Position, way: Turn, rival: Turn): readonly string[] {
  const [own, other] = [placementAfter(position, way.steps), placementAfter(position, rival.steps)];
  const lost = ({ consequences }: Turn): number => consequences?.lost ?? 0;
  // Where nobody is near enough to hit, it makes no difference who could be hit.
  const mayBeHit = !canTellDanger(position) || Boolean(rival.consequences?.danger);
  const [guarded] = [...own.guarded].filter(([stone, power]) => power > (other.guarded.get(stone) ?? 1));
  const isNearer = own.toAltar !== null && own.toAltar <= NEAR && own.toAltar < (other.toAltar ?? NEAR + 1);
  return [
    ...(lost(way) < lost(rival) ? [t('hint.why.keeps', { count: lost(way) })] : []),
    ...(mayBeHit && own.exposed < other.exposed ? [t('hint.why.exposed', { count: own.exposed })] : []),
    ...(mayBeHit && guarded ? [t('hint.why.guarded', { stone: guarded[0], power: guarded[1] })] : []),
    ...(own.toAltar !== null && isNearer ? [t('hint.why.nearer', { stones: own.toAltar })] : []),
    ...(own.temple < other.temple ? [t('hint.why.out', { count: own.temple })] : []),
    ...(!own.isMoved && other.isMoved ? [t('hint.why.stays')] : []),
  ];
}

/** Null where it isn't known who could hit. */
function safetyText(t: Translate, position: Position, { consequences }: Turn): string | null {
  if (!consequences || !canTellDanger(position)) return null;
  const { danger } = consequences;
  return danger
    ? t('hint.why.danger', { color: t(`color.${danger.by}`), percent: danger.percent })
    : t('hint.why.safe');
}
