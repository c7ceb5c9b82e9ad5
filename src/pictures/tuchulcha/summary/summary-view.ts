import type { Color } from '../../../games/tuchulcha/board.ts';
import type { TimedHighlight } from '../../../games/tuchulcha/highlights.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { type Luck, signed, signedShare, surplus } from '../../number-format.ts';
import { joinWithOverflow, sentence, shortName } from '../../short-names.ts';
import { type BoardView, boardTitle, nameInTitle } from '../board-view.ts';
import { pointText, type TurningPoint, timedText } from '../highlights.ts';

/** One player's chance to win, 0..1: the first number is that of the start, the next that after turn 1, and so on. */
export interface ChanceCurve {
  readonly color: Color;
  readonly values: readonly number[];
}

export interface SummaryPlayer {
  readonly color: Color;
  readonly name: string;
  readonly won: boolean;
  /** Haruspexes on the altar and in the forest at the end. */
  readonly altar: number;
  readonly forest: number;
  readonly luck: Luck;
  /** The change of the chance to win by the rolls, by the judge's estimate: 0.12 is 12 %. */
  readonly swing: number;
}

export interface SummaryView {
  /** The table's, within its server. */
  readonly number: number;
  readonly turns: number;
  /** Clockwise. */
  readonly players: readonly SummaryPlayer[];
  readonly curves: readonly ChanceCurve[];
  /** Hits and changes of role, in order. */
  readonly marks: readonly TimedHighlight[];
  /** The first three are shown, in this order. */
  readonly turningPoints: readonly TurningPoint[];
  readonly locale: string;
}

export const winningColors = ({ players }: SummaryView): readonly Color[] =>
  players.filter(({ won }) => won).map(({ color }) => color);

export const summaryTitle = (t: Translate, view: SummaryView): string =>
  t('picture.summary', {
    number: view.number,
    outcome: boardTitle(t, { toMove: null, winners: winningColors(view), players: namedPlayers(view) }),
  });

/** Players are called by their names, as in the box that lists them. */
export function namesIn(t: Translate, view: SummaryView): (color: Color) => string {
  const players = namedPlayers(view);
  return (color) => nameInTitle(t, players, color);
}

const namedPlayers = ({ players }: SummaryView): NonNullable<BoardView['players']> =>
  Object.fromEntries(players.map(({ color, name }) => [color, { name }]));

/** A finished game as text: at most 1,024 characters, in whole sentences. */
export function describeSummary(view: SummaryView): string {
  const t = translator(view.locale);
  const count = (kind: string): number => view.marks.filter((mark) => mark.kind === kind).length;
  return joinWithOverflow(
    [sentence(summaryTitle(t, view)), t('picture.alt.turns', { turns: view.turns, hits: count('hit') })],
    [
      ...view.players.map((player) => playerText(t, view.locale, player)),
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

const playerText = (t: Translate, locale: string, player: SummaryPlayer): string =>
  t('picture.alt.player', {
    name: shortName(player.name),
    color: t(`color.${player.color}`),
    altar: player.altar,
    forest: player.forest,
    pips: t('picture.pips', { pips: signed(locale, surplus(player.luck)) }),
    swing: signedShare(locale, player.swing),
  });
