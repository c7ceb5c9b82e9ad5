import type { ButtonInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { cached } from '../../cache-limits.ts';
import {
  COLORS,
  type Color,
  inPlay,
  openPassagesIn,
  type Position,
  roleOf,
} from '../../games/tuchulcha/board.ts';
import { type Hint, type HintWay, placementAfter } from '../../games/tuchulcha/computer-players/hint.ts';
import { devote, devotionsOf } from '../../games/tuchulcha/devotion.ts';
import { applySteps } from '../../games/tuchulcha/end-of-turn.ts';
import { settledPosition } from '../../games/tuchulcha/game.ts';
import { type Highlight, highlightsOf } from '../../games/tuchulcha/highlights.ts';
import { formatDice } from '../../games/tuchulcha/notation.ts';
import type { Consequences } from '../../games/tuchulcha/puzzles.ts';
import { beginsWith } from '../../games/tuchulcha/turn.ts';
import type { Devotion, GameEvent, GameState } from '../../games/tuchulcha/types.ts';
import type { BoardView } from '../../pictures/tuchulcha/board-view.ts';
import { isRated } from '../../tables/game-registry.ts';
import { whyNotNow } from '../../tables/seats.ts';
import { sittingsOf } from '../../tables/store.ts';
import { isOf, type Table, type TableOf } from '../../tables/table.ts';
import { stepRequest } from '../../tables/tuchulcha/apply-request.ts';
import { hasHints, takeHint } from '../../tables/tuchulcha/terms.ts';
import type { TuchulchaRequest } from '../../tables/tuchulcha/types.ts';
import { spokenLocale, type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, tableId, version, wholeNumber } from '../custom-id.ts';
import type { HandlerContext, Tap } from '../handling/context.ts';
import { type Feature, replyingInPlace, respond } from '../handling/feature.ts';
import { answer, drawAnswer, replyRefusal } from '../handling/reply.ts';
import type { ShownPlayers } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { shownPlayers } from '../views/names.ts';
import { type BoardMessage, boardAfter, boardMessage, boardView } from './board-message.ts';
import { turnButtons } from './buttons.ts';
import { diceOfTurn, lineText, stepsMade } from './move-texts.ts';

export const hintButtons = declareCustomIds({
  /** Takes the first hint, which makes the game unrated. */
  take: ['hint:{table}:{version}:take', { table: tableId, version }],
  show: ['hint:{table}:{version}:{which}', { table: tableId, version, which: wholeNumber(1) }],
});

interface At {
  readonly table: string;
  readonly version: number;
}

const MAX_HINTS = 200;
const hints = new LRUCache<string, Promise<Hint | null>>({ max: MAX_HINTS });

/**
 * The table in the reader's language, if hints are allowed and it is their turn; otherwise null after telling them why. A hint is about
 * the current position, even if its button is older.
 */
async function tableWithHints(
  tap: Tap<ButtonInteraction>,
  table: Table,
): Promise<TableOf<'tuchulcha'> | null> {
  const refusal = whyNotNow(table, null, tap.userId);
  if (refusal || !isOf('tuchulcha', table)) {
    await replyRefusal(tap, refusal ?? { code: 'noSuchTable' }, table);
    return null;
  }
  if (hasHints(table, await sittingsOf(tap.store, table, table))) return { ...table, locale: tap.locale };
  await answer(tap, tap.t('hint.notHere'));
  return null;
}

async function take(tap: Tap<ButtonInteraction>, at: At, found: Table): Promise<void> {
  const table = await tableWithHints(tap, found);
  if (!table) return;
  const hint = await drawHint(tap, table, 1);
  if (hint && isRated(table)) {
    const taken = await takeHint(tap.tables, at.table, tap.userId);
    if (!taken.ok) return replyRefusal(tap, taken.refusal, taken.table);
  }
  await answer(tap, hint ?? noHint(table));
}

/** Asks first if the game is still rated. */
async function showOrAsk(
  tap: Tap<ButtonInteraction>,
  { table: id, version, which }: At & { readonly which: number },
  found: Table,
): Promise<void> {
  const table = await tableWithHints(tap, found);
  if (!table) return;
  const shown = table.version === version ? which : 1;
  if (!isRated(table)) return answer(tap, (await drawHint(tap, table, shown)) ?? noHint(table));
  const t = translator(table.locale);
  const take = button(hintButtons.take({ table: id, version: table.version }), t('hint.take'), 'primary');
  await answer(tap, plain(t('hint.endsRating'), rowsOf([take])));
}

const ask = (tap: Tap<ButtonInteraction>, at: At, table: Table): Promise<void> =>
  showOrAsk(tap, { ...at, which: 1 }, table);

const noHint = ({ locale }: TableOf<'tuchulcha'>): OutMessage => plain(translator(locale)('hint.none'));

/** Null if there is no hint now. */
async function drawHint(
  context: HandlerContext,
  table: TableOf<'tuchulcha'>,
  shown: number,
): Promise<OutMessage | null> {
  const { state, guildId, locale } = table;
  const hint = state && (await hintAt(context, table, state));
  if (!state || !hint) return null;
  const players = await shownPlayers(context.avatars, table);
  const which = Math.min(Math.max(shown, 1), hint.ways.length);
  const message = hintMessage(translator(locale), table, state, hint, which, players);
  return drawAnswer(context, guildId, message, locale);
}

/** A hint is computed once per version of a table. Null if that is impossible now. */
async function hintAt(
  { services, log }: HandlerContext,
  { id, version, guildId }: TableOf<'tuchulcha'>,
  state: GameState,
): Promise<Hint | null> {
  const key = `${id}:${version}`;
  try {
    const hint = await cached(hints, key, () => services.tuchulcha.hintThread.hintFor(guildId, state));
    if (!hint) hints.delete(key);
    return hint;
  } catch (error) {
    log.error({ err: error, table: id }, 'failed to work out a hint');
    return null;
  }
}

export const hintsFeature: Feature = {
  routes: [
    ...respond({ hint: links.hint }, { hint: replyingInPlace(ask) }, { hint: 'play' }),
    ...respond(
      hintButtons,
      { take: replyingInPlace(take), show: replyingInPlace(showOrAsk) },
      { take: 'play', show: 'play' },
    ),
  ],
};

/** The moves that a hint recommends, one of them on the board. `shown` counts from 1. */
export function hintMessage(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  state: GameState,
  hint: Hint,
  shown: number,
  players: ShownPlayers,
): BoardMessage {
  const { id, version, locale } = table;
  const { ways, isSure } = hint;
  const percent = new Intl.NumberFormat(spokenLocale(locale), { style: 'percent', maximumFractionDigits: 0 });
  const lines = ways.map((way, index) =>
    t('hint.way', {
      which: index + 1,
      way: wayText(t, state, way),
      chance: percent.format(way.chance),
      why: whyText(t, state, hint, way),
      shown: isOnBoard(way) && index + 1 === shown ? 'yes' : 'no',
    }),
  );
  const showButton = (which: number) =>
    button(hintButtons.show({ table: id, version, which }), t('hint.show', { which }));
  const plays = ways.flatMap((way, index) => {
    const request = requestOf(state, way);
    const label = t('hint.play', { which: index + 1 });
    return request ? [button(turnButtons.act({ table: id, version, request }), label)] : [];
  });
  const others = ways.flatMap((way, index) =>
    isOnBoard(way) && index + 1 !== shown ? [showButton(index + 1)] : [],
  );
  return boardMessage(
    [
      t('hint.head', { dice: 'dice' in state.phase ? formatDice(state.phase.dice) : 'none' }),
      ...lines,
      ...(isSure ? [] : [t('hint.unsure')]),
    ],
    [...rowsOf(plays), ...rowsOf(others)],
    { ...boardWith(table, state, ways[shown - 1]), players },
  );
}

/** The request that plays an option with one tap; null if steps have to be taken back first. */
function requestOf(state: GameState, way: HintWay): TuchulchaRequest | null {
  switch (way.kind) {
    case 'turn': {
      const made = stepsMade(state);
      const discard = way.discard === null ? [] : [{ type: 'dropDie', die: way.discard } as const];
      const steps = [...discard, ...way.steps.slice(made.length).map(stepRequest)];
      return beginsWith(way.steps, made) && steps.length > 0 ? { type: 'turn', steps } : null;
    }
    case 'devote':
      return { type: 'devote', devotion: way.devotion };
    default:
      return { type: way.kind };
  }
}

const isOnBoard = ({ kind }: HintWay): boolean => kind === 'turn';

function wayText(t: Translate, state: GameState, way: HintWay): string {
  switch (way.kind) {
    case 'turn': {
      const line = lineText(t, settledPosition(state), way.steps);
      const steps = line === '' ? t('hint.noStep') : line;
      return way.discard === null ? steps : t('hint.discard', { die: way.discard, steps });
    }
    case 'devote':
      return way.devotion.role === 'tuchulcha'
        ? t('hint.tuchulcha', { temple: way.devotion.fromTemple })
        : t('hint.lasaVecuvia', { from: String(way.devotion.from ?? 'none') });
    case 'roll':
      return state.phase.name === 'extra'
        ? t('hint.roll', { more: 'yes', which: state.phase.dice.length + 1 })
        : t('hint.roll', { more: 'no', which: 0 });
    case 'pass':
      return t('hint.pass');
  }
}

/** The board after the hint's turn, with its steps as arrows; other hints change nothing on it. */
function boardWith({ locale }: TableOf<'tuchulcha'>, state: GameState, way: HintWay | undefined): BoardView {
  const toMove = state.position.turn;
  if (way?.kind !== 'turn') return boardView(locale, state.position, { dice: diceOfTurn(state), toMove });
  const { phase } = state;
  const dice = 'dice' in phase ? phase.dice : [];
  const discarded = phase.name === 'moving' ? phase.discarded : way.discard;
  // A hint is not played yet: nobody has won by it.
  const board = boardAfter(locale, settledPosition(state), way.steps, dice, discarded);
  return { ...board, toMove, winners: null };
}

/** Minimum difference between turns in percent of rolls to be mentioned. */
const TELLING = 8;
/** Maximum percentage of rolls that hit after a safe turn. */
const SAFE = 25;
/** Stones from the altar, about two rolls. Further away, a few stones don't matter. */
const NEAR = 18;
/** Maximum number of reasons in a hint's line. */
const MAX_REASONS = 2;

type Turn = Extract<HintWay, { kind: 'turn' }>;

/** The reason for an option's chance, as half a sentence. */
export function whyText(t: Translate, state: GameState, hint: Hint, way: HintWay): string {
  switch (way.kind) {
    case 'turn':
      return turnText(t, state, hint, way);
    case 'devote':
      return devotionText(t, state.position, way.devotion);
    case 'roll': {
      const more = state.phase.name === 'extra' ? 'yes' : 'no';
      return t('hint.why.roll', { more, altar: state.position.colors[state.position.turn]?.altar ?? 0 });
    }
    case 'pass':
      return t('hint.why.pass');
  }
}

function devotionText(t: Translate, position: Position, devotion: Devotion): string {
  if (devotion.role === 'tuchulcha') return toTuchulcha(t, position, 'now');
  const { position: after } = devote(position, devotion);
  return t('hint.why.lasaVecuvia', { inPlay: inPlay(after, after.turn), open: openPassagesIn(after) });
}

/** The haruspexes on the altar and in the forest, without which nobody becomes Tuchulcha (docs/rules/tuchulcha.md §5.1). */
function toTuchulcha(t: Translate, { colors, turn }: Position, when: 'now' | 'next'): string {
  const { altar = 0, forest = 0 } = colors[turn] ?? {};
  const where = altar === 0 ? 'forest' : forest === 0 ? 'altar' : 'both';
  return t('hint.why.tuchulcha', { there: altar + forest, where, when });
}

const mayBecomeTuchulcha = (position: Position): boolean =>
  devotionsOf(position, false).some(({ role }) => role === 'tuchulcha');

function turnText(t: Translate, state: GameState, hint: Hint, way: Turn): string {
  const position = settledPosition(state);
  const { events, over, position: moved } = applySteps(position, way.steps);
  if (over?.winners.includes(position.turn)) return t('hint.why.wins');
  const others = hint.ways.filter((one): one is Turn => one.kind === 'turn' && one !== way);
  const after = { ...moved, turn: position.turn };
  const opensDevotion = !over && !mayBecomeTuchulcha(position) && mayBecomeTuchulcha(after);
  const all = [
    ...gains(t, position.turn, events),
    ...(opensDevotion ? [toTuchulcha(t, after, 'next')] : []),
    ...outlook(t, position, way, others).slice(0, 1),
  ];
  if (all.length > 0) return t.list(all.slice(0, MAX_REASONS));
  const [rival] = others;
  const placed = rival ? placing(t, position, way, rival) : [];
  if (placed.length > 0) return t.list(placed.slice(0, MAX_REASONS));
  const isBest = way === hint.ways[0];
  // Being hit often is no reason to prefer an option.
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

/** The advantages of a turn compared with the hint's others. */
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

/** Tuchulcha is never hit, and the probability of its hits isn't known: it rolls too many dice. */
const canTellDanger = (position: Position): boolean =>
  COLORS.every((color) => roleOf(position, color) !== 'tuchulcha');

/** A turn's advantages for the mover's own haruspexes over another turn, most important first. */
function placing(t: Translate, position: Position, way: Turn, rival: Turn): readonly string[] {
  const [own, other] = [placementAfter(position, way.steps), placementAfter(position, rival.steps)];
  const lost = ({ consequences }: Turn): number => consequences?.lost ?? 0;
  // If nobody is near enough to hit, it doesn't matter who could be hit.
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

/** Null if it isn't known who could hit. */
function safetyText(t: Translate, position: Position, { consequences }: Turn): string | null {
  if (!consequences || !canTellDanger(position)) return null;
  const { danger } = consequences;
  return danger
    ? t('hint.why.danger', { color: t(`color.${danger.by}`), percent: danger.percent })
    : t('hint.why.safe');
}
