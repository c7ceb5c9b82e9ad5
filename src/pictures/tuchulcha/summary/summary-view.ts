import type { TimedHighlight } from '../../../games/tuchulcha/highlights.ts';
import type { Color } from '../../../games/tuchulcha/index.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { type Luck, signed, signedShare, surplus } from '../../figures.ts';
import { joinWhatFits, sentence, shortName } from '../../words.ts';
import { type BoardView, boardTitle, nameInTitle } from '../board-view.ts';
import { pointText, type TurningPoint, timedText } from '../highlights.ts';

/** One color's altar and forest: the first number is that of the start, the next that after turn 1, and so on. */
export interface Track {
  readonly color: Color;
  readonly altar: readonly number[];
  /** As long as `altar`. Both are shorter than others' where the color went out. */
  readonly forest: readonly number[];
}

/** One player's chance to win, 0..1: the first number is that of the start, the next that after turn 1, and so on. */
export interface ChanceCurve {
  readonly color: Color;
  readonly values: readonly number[];
}

export interface SummaryPlayer {
  readonly color: Color;
  readonly name: string;
  readonly won: boolean;
  readonly luck: Luck;
  /** How the rolls changed the chance of winning, by the judge's estimate: 0.12 is 12 %; null: not known. */
  readonly swing: number | null;
  /** The chance given away by choices that surely weren't the best: 0 or less; null: not known, or not for everybody. */
  readonly given: number | null;
}

export interface SummaryView {
  /** The table's, within its server. */
  readonly number: number;
  readonly turns: number;
  /** Clockwise. */
  readonly players: readonly SummaryPlayer[];
  readonly tracks: readonly Track[];
  readonly curves: readonly ChanceCurve[];
  /** Hits and changes of role, in order. */
  readonly marks: readonly TimedHighlight[];
  /** The first three are shown, in this order. */
  readonly turningPoints: readonly TurningPoint[];
  readonly locale: string;
}

export const winningColors = ({ players }: SummaryView): SummaryView['players'][number]['color'][] =>
  players.filter(({ won }) => won).map(({ color }) => color);

export const summaryTitle = (t: Translate, view: SummaryView): string =>
  t('picture.summary', {
    number: view.number,
    outcome: boardTitle(t, { toMove: null, winners: winningColors(view), players: namedPlayers(view) }),
  });

/** Players are called by their names, as in the box that has them all. */
export function namesIn(t: Translate, view: SummaryView): (color: Color) => string {
  const players = namedPlayers(view);
  return (color) => nameInTitle(t, players, color);
}

const namedPlayers = ({ players }: SummaryView): NonNullable<BoardView['players']> =>
  Object.fromEntries(players.map(({ color, name }) => [color, { name }]));

/** A finished game in words: at most 1,024 characters, in whole sentences. */
export function describeSummary(view: SummaryView): string {
  const t = translator(view.locale);
  const count = (kind: string): number => view.marks.filter((mark) => mark.kind === kind).length;
  return joinWhatFits(
    [sentence(summaryTitle(t, view)), t('picture.alt.turns', { turns: view.turns, hits: count('hit') })],
    [
      ...view.players.map((player) => playerText(t, view, player)),
      ...view.marks
        .filter(({ kind }) => kind === 'role')
        .map((mark) => sentence(timedText(t, view.locale, mark, namesIn(t, view)))),
      ...view.turningPoints.map((point) =>
        t('picture.alt.turningPoint', {
          turn: point.turn,
          text: pointText(t, view.locale, point, namesIn(t, view)),
        }),
      ),
    ],
  );
}

function playerText(t: Translate, { tracks, locale }: SummaryView, player: SummaryPlayer): string {
  const track = tracks.find(({ color }) => color === player.color);
  return t('picture.alt.player', {
    name: shortName(player.name),
    color: t(`color.${player.color}`),
    altar: track?.altar.at(-1) ?? 0,
    forest: track?.forest.at(-1) ?? 0,
    pips: t('picture.pips', { pips: signed(locale, surplus(player.luck)) }),
    swing: player.swing === null ? 'none' : signedShare(locale, player.swing),
    given: player.given === null ? 'none' : signedShare(locale, player.given),
  });
}
