import type { APIButtonComponent } from 'discord-api-types/v10';
import { storyHighlights } from '../../../games/tuchulcha/highlights.ts';
import { COLORS, type Color } from '../../../games/tuchulcha/index.ts';
import type { Chances } from '../../../games/tuchulcha/players/judges.ts';
import { signedShare } from '../../../pictures/figures.ts';
import type { TurningPoint as ShownPoint, SummaryView, Track } from '../../../pictures/tuchulcha/index.ts';
import { sumsBy, type TurnAnalysis, turningPoints } from '../../../tables/tuchulcha/analysis/analysis.ts';
import type { DecisiveTurn } from '../../../tables/tuchulcha/analysis/decisive.ts';
import { pipsBy } from '../../../tables/tuchulcha/analysis/dice-statistics.ts';
import { type Frame, timedHighlights } from '../../../tables/tuchulcha/analysis/frames.ts';
import { listOf, type Translate, translator } from '../../../texts/index.ts';
import { button, LONGEST_CONTENT, lengthOfLines, type OutMessage, rowsOf } from '../../api/message.ts';
import { nameOn, stamp, who } from '../../views/names.ts';
import { endReason, ranking } from '../end.ts';
import { decisiveText, longTexts } from '../highlights.ts';
import { gameLinks, type HistoryAction, replayButtons } from '../links.ts';
import type { TurnLesson } from './lessons.ts';
import { endOf, type PastGame, playerColors } from './past-game.ts';

/** Luck and turning points. `making`: they are being computed; `none`: they can't be computed now. */
type CardSummary = SummaryView | 'making' | 'none';

export interface CardView {
  readonly game: PastGame;
  readonly summary: CardSummary;
  readonly decisive: DecisiveTurn | null;
  readonly sharable: boolean;
  readonly sharedBy: string | null;
  /** Lessons for the reader alone. */
  readonly lessons?: readonly TurnLesson[];
}

/** The card of a finished game, without its picture. */
export function cardMessage(view: CardView): OutMessage {
  const { game, summary, decisive, sharedBy, lessons = [] } = view;
  const t = translator(game.table.locale);
  const head = [...(sharedBy === null ? [] : [t('dice.shared', { name: sharedBy })]), ...headLines(t, game)];
  const rest = [
    ...rows(t, game, summary),
    ...(typeof summary === 'string' || sharedBy !== null ? [] : [t('history.meaning')]),
    ...(sharedBy === null && lessons.length > 0
      ? [t('history.lessons'), ...lessons.map(({ line }) => line)]
      : []),
    ...(summary === 'making' ? [t('history.making')] : []),
    ...(summary === 'none' ? [t('history.noPicture')] : []),
  ];
  const room = LONGEST_CONTENT - [...head, ...rest].join('\n').length - 2;
  const story = storyLines(t, game, decisive, room);
  return {
    content: [...head, ...story, ...rest].join('\n').slice(0, LONGEST_CONTENT),
    rows: sharedBy === null ? ownButtons(t, view) : sharedButtons(t, game),
    picture: null,
    mentions: [],
  };
}

/** The winners and the reason, or that the game was closed. */
export function headLines(t: Translate, game: PastGame): string[] {
  const { table, frames } = game;
  const over = endOf(game);
  const { number } = table;
  const last = frames.at(-1);
  const winners = over?.winners.map((color) => who(t, table, color)) ?? [];
  return [
    over
      ? t('end.head', { number, count: winners.length, winners: listOf(table.locale, winners) })
      : t('history.closed', { number }),
    ...(over && last ? [endReason(t, table, last.after, over)] : []),
    t('history.when', { time: stamp(table.updatedAt, 'F'), turns: frames.length }),
  ];
}

/** The players, best first, with altar, forest, hits and luck. */
function rows(t: Translate, game: PastGame, summary: CardSummary): string[] {
  const { table, frames } = game;
  const position = frames.at(-1)?.after;
  const players = playerColors(game);
  return (position ? ranking(position) : [])
    .filter(({ color }) => players.includes(color))
    .map(({ color, state: { role, altar, forest } }) => {
      const player = t('history.player', { who: who(t, table, color), god: t(`god.${color}`) });
      const hits = frames
        .flatMap(({ events }) => events)
        .reduce((sum, event) => sum + (event.type === 'hit' && event.by === color ? event.count : 0), 0);
      const end =
        role === 'out' ? t('end.rowOut', { who: player }) : t('end.row', { who: player, altar, forest });
      return t('history.row', { end, hits, luck: luckText(t, summary, color) });
    });
}

function luckText(t: Translate, summary: CardSummary, color: string): string {
  if (typeof summary === 'string') return 'none';
  const player = summary.players.find((one) => one.color === color);
  if (!player) return 'none';
  const { swing, given } = player;
  return swing === null
    ? 'none'
    : t('history.luck', {
        luck: signedShare(summary.locale, swing),
        choices: given === null ? 'none' : signedShare(summary.locale, given),
      });
}

function ownButtons(t: Translate, { game, sharable, lessons = [] }: CardView) {
  const to = actionButton(t, game);
  return rowsOf([
    replayButton(t, game),
    ...lessons.map(({ turn }) =>
      button(
        replayButtons.replay({ table: game.table.id, turn, by: 'lesson' }),
        t('history.button.lesson', { turn }),
      ),
    ),
    to('page', 'history.button.page'),
    to('film', 'history.button.film'),
    button(gameLinks.decisive({ table: game.table.id }), t('button.decisive')),
    to('dice', 'history.button.dice'),
    ...(sharable ? [to('share', 'rulesView.button.share')] : []),
    to('text', 'history.button.text'),
    to('json', 'history.button.json'),
  ]);
}

/** Others see no more of a private game than the player shared. */
const sharedButtons = (t: Translate, game: PastGame) =>
  game.table.isPrivate
    ? []
    : rowsOf([replayButton(t, game), actionButton(t, game)('film', 'history.button.film')]);

const replayButton = (t: Translate, { table }: PastGame): APIButtonComponent =>
  button(replayButtons.replay({ table: table.id, turn: 0, by: 'open' }), t('history.button.replay'));

type Label = Parameters<Translate>[0];

const actionButton =
  (t: Translate, { table }: PastGame) =>
  (does: HistoryAction, label: Label): APIButtonComponent =>
    button(gameLinks.history({ table: table.id, does }), t(label));

/** Chances are counted in points; pictures use parts of one. */
const POINTS = 100;

const colorOf = ({ color }: Frame): Color => color;

/** The data of a game's summary picture. */
export function summaryView(game: PastGame, luck: readonly TurnAnalysis[], start: Chances): SummaryView {
  const { table, frames } = game;
  const winners = endOf(game)?.winners ?? [];
  const pips = pipsBy(frames, colorOf);
  const lucks = sumsBy(frames, luck, colorOf);
  return {
    number: table.number,
    turns: frames.length,
    players: playerColors(game).map((color) => {
      const rolled = pips.get(color);
      return {
        color,
        name: nameOf(game, color),
        won: winners.includes(color),
        luck: { dice: rolled?.dice ?? 0, pips: rolled?.sum ?? 0 },
        swing: (lucks.get(color)?.luck ?? 0) / POINTS,
        given: (lucks.get(color)?.choice ?? 0) / POINTS,
      };
    }),
    tracks: tracksOf(frames),
    curves: playerColors(game).map((color) => ({
      color,
      values: [start[color], ...luck.map(({ chances }) => (chances[color] ?? 0) / POINTS)],
    })),
    marks: timedHighlights(frames),
    turningPoints: pointViews(frames, luck),
    locale: table.locale,
  };
}

const nameOf = ({ table }: PastGame, color: Color): string => nameOn(translator(table.locale), table, color);

export const pointViews = (frames: readonly Frame[], luck: readonly TurnAnalysis[]): ShownPoint[] =>
  turningPoints(frames, luck).map(({ turn, color, by, points, highlight }) => ({
    turn,
    color,
    by,
    change: points / POINTS,
    dice: frames.find((frame) => frame.turn === turn)?.dice ?? [],
    highlight,
  }));

function tracksOf(frames: readonly Frame[]): Track[] {
  const [first] = frames;
  if (!first) return [];
  return COLORS.flatMap((color) => {
    const start = first.before.colors[color];
    if (!start) return [];
    const out = frames.findIndex(({ after }) => after.colors[color]?.role === 'out');
    const shown = out < 0 ? frames : frames.slice(0, out + 1);
    const states = [start, ...shown.flatMap(({ after }) => after.colors[color] ?? [])];
    return [{ color, altar: states.map(({ altar }) => altar), forest: states.map(({ forest }) => forest) }];
  });
}

/** Nobody reads more. */
const MOST_TOLD = 14;

/**
 * A game's highlights, one a line, and the turn that decided it. Long games keep the most important ones that fit into `room` characters.
 */
export function storyLines(
  t: Translate,
  { table, frames }: PastGame,
  decisive: DecisiveTurn | null,
  room: number,
): readonly string[] {
  const all = timedHighlights(frames);
  for (let most = MOST_TOLD; most > 0; most--) {
    const shown = storyHighlights(all, most);
    const isTold = shown.some(
      ({ turn, kind, whom }) =>
        turn === decisive?.turn && kind === decisive.highlight?.kind && whom === decisive.highlight.whom,
    );
    const lines = [
      ...shown.map((one) => {
        const [text = ''] = longTexts(t, table, [one], undefined, { isFirst: true });
        return t('history.point', { turn: one.turn, text });
      }),
      ...(decisive ? [decisiveText(t, table, decisive, isTold)] : []),
    ];
    if (lengthOfLines(lines) <= room) return lines;
  }
  const end = decisive ? [decisiveText(t, table, decisive)] : [];
  return lengthOfLines(end) <= room ? end : [];
}
