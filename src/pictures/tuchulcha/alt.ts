import {
  boardOfPosition,
  type Color,
  type ColorState,
  entryOf,
  exitOf,
  kindOf,
  type Position,
  passagesOf,
  type Standing,
} from '../../games/tuchulcha/board.ts';
import { greatestOf, type Highlight } from '../../games/tuchulcha/highlights.ts';
import { runsOf } from '../../runs.ts';
import { shorten } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { ALT_LIMIT, joinWithOverflow, sentence, shortName } from '../formats.ts';
import {
  type BoardView,
  boardTitle,
  colorStates,
  effectsOf,
  haruspexText,
  nameInTitle,
  type ShownDie,
  type ShownMove,
  stepText,
  waysText,
} from './board-view.ts';
import { roleText, shortText, timedText } from './highlights.ts';

/**
 * The board as text, sufficient to play: everything in the picture. If it exceeds 1,024 characters, parts that are the same in
 * every game are dropped first; then choices, which are also on buttons, the oldest of the moves before this turn, and sentences by
 * weight.
 */
export const describeBoard = (view: BoardView): string =>
  inWords(view, ALT_LIMIT, ' ', (each) => each.join('; '));

/** The same in lines, to be read aloud, one choice per line; in at most `room` characters. */
export const boardInLines = (view: BoardView, room: number): string =>
  inWords(view, room, '\n', (each) => each.map((one) => `\n- ${one}`).join('')).replaceAll(' \n', '\n');

type Listed = (each: readonly string[]) => string;

function inWords(view: BoardView, room: number, between: string, listed: Listed): string {
  const t = translator(view.locale);
  const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(between);
  const leftBy = (text: string): number => room - text.length - between.length;
  const sentences = sentencesOf(t, view);
  const moved = earlierMoves(t, view, Number.POSITIVE_INFINITY);
  const everything = joined(
    ...sentences.map(({ text }) => text),
    moved,
    listedChoices(t, view, Number.POSITIVE_INFINITY, listed),
  );
  if (everything.length <= room) return everything;

  // The number of choices is always mentioned.
  const buttons = listedChoices(t, view, 0, listed);
  const withRoles = sentences.filter(({ weight }) => weight < SPARE);
  const hasRoom = joined(...withRoles.map(({ text }) => text), moved, buttons).length <= room;
  const needed = hasRoom ? withRoles : withRoles.filter(({ weight }) => weight < ROLES);
  const text = joined(...fitting(needed, (kept) => joined(...kept, buttons).length <= room));
  const told = joined(text, earlierMoves(t, view, leftBy(joined(text, buttons))));
  // For boards fuller than in any game, since Discord would refuse the message.
  return shorten(joined(told, listedChoices(t, view, leftBy(told), listed)), room);
}

/** Keeps their order, and drops the heaviest until the others fit. */
function fitting(
  sentences: readonly Sentence[],
  isShort: (texts: readonly string[]) => boolean,
): readonly string[] {
  const texts = sentences.map(({ text }) => text);
  const heaviest = Math.max(...sentences.map(({ weight }) => weight));
  if (heaviest === 0 || isShort(texts)) return texts;
  return fitting(
    sentences.filter(({ weight }) => weight < heaviest),
    isShort,
  );
}

type When = 'now' | 'before' | 'last';

/** The turn of the arrows: the current one, those before it, or the last one of a finished game. */
function whenMoved({ dice, toMove }: BoardView): When {
  if (toMove === null) return 'last';
  return dice.some(({ state }) => state === 'used') ? 'now' : 'before';
}

/** The arrows of earlier turns, or the latest of them that fit into `room` characters; empty if there are none. */
function earlierMoves(t: Translate, view: BoardView, room: number): string {
  if (whenMoved(view) === 'now') return '';
  const fits = view.lastMoves
    .map((_, at) => movesText(t, view, view.lastMoves.slice(at)))
    .find((text) => text.length <= room);
  return fits ?? '';
}

const movesText = (t: Translate, view: BoardView, moves: readonly ShownMove[]): string =>
  moves.length > 0 ? t('alt.moved', { when: whenMoved(view), moves: movesByColor(t, view, moves) }) : '';

/** The name of a color with consecutive moves is mentioned once. */
const movesByColor = (t: Translate, view: BoardView, moves: readonly ShownMove[]): string =>
  runsOf(moves, ([{ color }], move) => move.color === color)
    .map((run) =>
      t('alt.movesOf', {
        color: t(`color.${run[0].color}`),
        moves: run.map((move) => moveText(t, view, move)).join('; '),
      }),
    )
    .join('; ');

const betterMoves = (t: Translate, view: BoardView): string =>
  view.betterMoves ? t('alt.better', { moves: movesByColor(t, view, view.betterMoves) }) : '';

const moveText = (t: Translate, { position }: BoardView, move: ShownMove): string =>
  [waysText(t, [move], false), ...effectsOf(t, position, [move])].join(', ');

/** All choices as on their buttons, or those that fit into `room` characters and the number of others; at least that. */
function listedChoices(
  t: Translate,
  { choices, position }: BoardView,
  room: number,
  listed: (each: readonly string[]) => string,
): string {
  const named = position.players === 2;
  const each = choices.map(({ letter, move }) => stepText(t, position, move, named, letter));
  if (each.length === 0) return '';
  const whole = t('alt.choices', { choices: listed(each) });
  if (whole.length <= room) return whole;
  for (let shown = each.length - 1; shown > 0; shown--) {
    const part = t('alt.choices.some', {
      choices: listed(each.slice(0, shown)),
      more: each.length - shown,
    });
    if (part.length <= room) return part;
  }
  return t('alt.choices.none', { more: each.length });
}

/** The haruspexes that the letters on buttons stand for: one that moves only after another is in no choice. */
function letters(t: Translate, { haruspexes = [], position: { players } }: BoardView): string {
  const each = haruspexes.map((one) => haruspexText(t, one, players === 2, one.letter));
  return each.length > 0 ? t('alt.letters', { letters: each.join(', ') }) : '';
}

/** The effect of each role on the others. */
const roles = (t: Translate, view: BoardView): readonly string[] =>
  colorStates(view.position).flatMap(([color, { role }]) =>
    role === 'tuchulcha' || role === 'lasaVecuvia'
      ? [sentence(roleText(t, view.position, role, named(t, view, color)))]
      : [],
  );

interface Sentence {
  /** Empty if there is nothing to say. */
  readonly text: string;
  /** 0: never left out. Higher weights are left out first. */
  readonly weight: number;
}

/** The weights of sentences that are dropped before moves and choices, and before moves. */
const SPARE = 5;
const ROLES = 4;

/** The picture except the moves before this turn and the choices. */
function sentencesOf(t: Translate, view: BoardView): readonly Sentence[] {
  const { position } = view;
  const must = (text: string): Sentence => ({ text, weight: 0 });
  return [
    must(headline(t, view)),
    ...(view.toMove || view.dice.length > 0 ? [must(dice(t, view.dice))] : []),
    ...roles(t, view).map((text) => ({ text, weight: ROLES })),
    { text: whenMoved(view) === 'now' ? movesText(t, view, view.lastMoves) : '', weight: 2 },
    { text: betterMoves(t, view), weight: 2 },
    ...colorStates(position).map(([color, state]) => must(colorSentence(t, view, color, state))),
    ...passages(t, position).map(must),
    { text: devotions(t, position), weight: 1 },
    { text: t('alt.ring', { stones: boardOfPosition(position).size }), weight: 3 },
    { text: ways(t, position), weight: SPARE },
    { text: letters(t, view), weight: 1 },
  ];
}

function headline(t: Translate, view: BoardView): string {
  const { toMove, winners } = view;
  if (toMove) return t('alt.turn', { who: named(t, view, toMove) });
  const won = winners?.map((color) => named(t, view, color)).join(', ');
  return won ? t('alt.won', { who: won }) : t('alt.over');
}

/** Maximum length of a name: more would displace what players need. */
const MAX_NAME_LENGTH = 16;

function named(t: Translate, { players }: BoardView, color: Color): string {
  const own = t(`color.${color}`);
  const name = players?.[color]?.name;
  // A side of voters is called by its color, as are neutral colors.
  if (name === own || (players && !name)) return own;
  const god = name ? shortName(name, MAX_NAME_LENGTH) : t(`god.${color}`);
  return t('alt.named', { color: own, god });
}

function dice(t: Translate, shown: readonly ShownDie[]): string {
  if (shown.length === 0) return t('alt.notRolled');
  return t('alt.dice', {
    dice: shown.map((die) => t(`alt.die.${die.state}`, { value: die.value })).join(', '),
  });
}

function colorSentence(t: Translate, view: BoardView, color: Color, state: ColorState): string {
  const { position } = view;
  const name = named(t, view, color);
  if (state.role === 'out') return t('alt.outColor', { name, role: t('alt.role.out') });
  const places = [
    counted(t, 'alt.temple', state.temple),
    state.path.length > 0
      ? t('alt.stones', {
          stones: state.path.map((standing) => stone(t, position, standing)).join(', '),
          count: state.path.length,
        })
      : '',
    counted(t, 'alt.waiting', state.atExit),
    counted(t, 'alt.altar', state.altar),
    counted(t, 'alt.forest', state.forest),
    counted(t, 'alt.sanctuary', state.sanctuary),
  ].filter(Boolean);
  return t('alt.color', {
    name,
    role: state.role === 'normal' ? '' : `, ${t(`alt.role.${state.role}`)}`,
    places: places.join('; ') || t('alt.nowhere'),
  });
}

function counted(
  t: Translate,
  key: 'alt.temple' | 'alt.waiting' | 'alt.altar' | 'alt.forest' | 'alt.sanctuary',
  count: number,
): string {
  return count > 0 ? t(key, { count }) : '';
}

/** `24 (Ritual) with two`: read aloud, a number beside a stone’s number would sound like another stone. */
function stone(t: Translate, position: Position, { stone, count }: Standing): string {
  const kind = kindOf(stone);
  const told =
    kind === 'plain' || (kind === 'passage' && !position.sealed.includes(stone))
      ? String(stone)
      : t(`alt.stone.${kind}`, { stone });
  return count === 1 ? told : t('alt.stack', { stone: told, count });
}

function passages(t: Translate, position: Position): readonly string[] {
  const { sealed } = position;
  const open = passagesOf(boardOfPosition(position)).filter((stone) => !sealed.includes(stone));
  return [
    ...(open.length > 0 ? [t('alt.open', { stones: open.join(', ') })] : []),
    ...(sealed.length > 0 ? [t('alt.sealed', { stones: sealed.join(', ') })] : []),
  ];
}

function devotions(t: Translate, { devotions: { tuchulcha, lasaVecuvia } }: Position): string {
  return tuchulcha + lasaVecuvia > 0 ? t('alt.devotions', { tuchulcha, lasaVecuvia }) : '';
}

function ways(t: Translate, position: Position): string {
  const board = boardOfPosition(position);
  const each = colorStates(position).map(([color]) =>
    t('alt.way', { color: t(`color.${color}`), entry: entryOf(board, color), exit: exitOf(board, color) }),
  );
  return t('alt.ways', { ways: each.join('; ') });
}

export interface FilmFrame {
  /** After the turn or step, with its dice and arrows; `choices` are not drawn. `toMove`: the turn's player. */
  readonly board: BoardView;
  /** The turn's number; 0 before the first one. */
  readonly turn: number;
  /** The greatest is shown over the board. */
  readonly highlights: readonly Highlight[];
  /** The move from the previous frame, in a film that shows each. */
  readonly move?: ShownMove;
  /** The turn continues in the next frame, so this one is passed quickly. */
  readonly passing?: boolean;
}

/** The turn's player and number, or its events. */
export function frameTitle(t: Translate, { board, turn, highlights }: FilmFrame): string {
  const named = (color: Color): string => nameInTitle(t, board.players, color);
  // The meaning of the dashed arrows is more important than the events, which the message contains.
  if (board.betterMoves) return t('picture.film.better', { turn });
  if (board.winners) return boardTitle(t, board);
  const highlight = greatestOf(highlights);
  if (highlight) return t('picture.film.highlight', { turn, text: shortText(t, highlight, named) });
  if (turn === 0 || !board.toMove) return t('picture.film.start');
  return t('picture.film.turn', { turn, who: named(board.toMove) });
}

/** A game after a turn as text: at most 1,024 characters. */
export function describeTurn(frame: FilmFrame): string {
  const title = sentence(frameTitle(translator(frame.board.locale), frame));
  const board = describeBoard({ ...frame.board, choices: [] });
  const text = `${title} ${board}`;
  return text.length <= ALT_LIMIT ? text : board;
}

/** A film as text: its first and last turn, its end, and as many events as fit into 1,024 characters. */
export function describeFilm(frames: readonly FilmFrame[]): string {
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return '';
  const t = translator(first.board.locale);
  const named = (color: Color): string => nameInTitle(t, first.board.players, color);
  return joinWithOverflow(
    [t('picture.alt.film', { from: Math.max(1, first.turn), to: last.turn }), sentence(frameTitle(t, last))],
    frames.flatMap(({ turn, highlights }) =>
      highlights.map((one) => sentence(timedText(t, { turn, ...one }, named))),
    ),
    (count) => t('picture.alt.moreHappened', { count }),
  );
}
