import {
  boardOfPosition,
  type Color,
  inPlay,
  type Position,
  passagesOf,
  roleOf,
} from '../../games/tuchulcha/board.ts';
import { findGameOver, type GameEvent, type GameState } from '../../games/tuchulcha/types.ts';
import type { Face } from '../../pictures/canvas/avatar.ts';
import { drawable } from '../../pictures/painter.ts';
import type { ResultCardView, StandingView } from '../../pictures/tuchulcha/banners/card.ts';
import { colorStates } from '../../pictures/tuchulcha/board-view.ts';
import { isRated } from '../../tables/game-registry.ts';
import type { LoggedAction, Sitting } from '../../tables/game-types.ts';
import type { SeatPlayer } from '../../tables/results/result.ts';
import { hasVoters } from '../../tables/seats.ts';
import { countsOnServer, type Table, type TableOf } from '../../tables/table.ts';
import { replayLog, turnsPlayed } from '../../tables/tuchulcha/analysis/frames.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { PICTURE, row } from '../api/layout.ts';
import { laidOut, paragraphs, rowsOf } from '../api/message.ts';
import { accentOf, type MessageToDraw, type Voting } from '../views/game-presenter.ts';
import { againButton } from '../views/links.ts';
import { asEnded, labelOn, nameOn, nameOrGone, plainName, titleButtons } from '../views/names.ts';
import { actionButton, replayButton } from './buttons.ts';
import { colorsText, type Named, playersText } from './highlights.ts';
import { votersLine } from './votes.ts';

/** The last message of a game, with the card of its result: the winners, the reason, and who played. It pings nobody. */
export function endMessage(
  table: TableOf<'tuchulcha'>,
  state: GameState,
  events: readonly GameEvent[],
  sittings: readonly Sitting[],
  log: readonly LoggedAction<'tuchulcha'>[],
  faceOf: FaceOf,
  voting: Voting | null = null,
): MessageToDraw {
  const t = translator(table.locale);
  const winners = state.phase.name === 'over' ? state.phase.winners : [];
  const ended = asEnded(t, table);
  const head = t('end.winners', { count: winners.length, winners: playersText(t, ended, winners) });
  const others = [
    whoPlayed(t, table, log, sittings),
    whoLeft(t, table, winners),
    whyUnrated(t, table),
    voting && votersLine(t, voting.ballots),
  ];
  const [again = null] = againButton(t, table);
  return {
    message: laidOut(
      [
        row(head, again),
        ...paragraphs([endReason(t, ended, state.position, events)]),
        PICTURE,
        ...paragraphs(others),
        ...rowsOf([
          replayButton(t, table),
          actionButton(t, table)('details', 'history.button.details'),
          ...titleButtons(t, table),
        ]),
      ],
      accentOf(table.game),
    ),
    picture: drawable('tuchulcha', 'result', cardView(t, table, state, faceOf)),
  };
}

type FaceOf = (color: Color) => Face | undefined;

/** All players, winners first, with altar and forest; for those devoted to a role, what that is about. */
export function cardView(
  t: Translate,
  table: Table,
  { position, phase }: GameState,
  faceOf: FaceOf,
): ResultCardView {
  const { number, locale } = table;
  const ended = asEnded(t, table);
  const winners = phase.name === 'over' ? phase.winners : [];
  const standings = ranking(position).map(([color, { altar, forest }]): StandingView => {
    const won = winners.includes(color);
    return {
      color,
      altar,
      forest,
      won,
      role: roleOf(position, color),
      name: labelOn(t, ended, color),
      face: faceOf(color) ?? { kind: 'computer' },
      how: howText(t, position, color, won),
    };
  });
  return {
    number,
    standings: standings.sort((one, other) => Number(other.won) - Number(one.won)),
    locale,
  };
}

function howText(t: Translate, position: Position, color: Color, won: boolean): string | null {
  switch (roleOf(position, color)) {
    case 'lasaVecuvia':
      return t('card.sealed', {
        sealed: position.sealed.length,
        all: passagesOf(boardOfPosition(position)).length,
      });
    case 'tuchulcha':
      return won ? t('card.swept') : null;
    default:
      return null;
  }
}

function whyUnrated(t: Translate, table: Table): string | null {
  if (hasVoters(table.seats)) return t('end.voted');
  if (!countsOnServer(table)) return t('end.ownEyes');
  return isRated(table) ? null : t('end.hints');
}

/** The winning seats' players who had not come back to them, which counts as leaving (`leftAt` in tuchulcha/result.ts); null: none. */
function whoLeft(t: Translate, table: Table, winners: readonly Color[]): string | null {
  const left = table.seats.filter(({ color, standIn }) => standIn && winners.some((one) => one === color));
  const names = left.map(({ color }) => plainName(nameOn(t, table, color)));
  return names.length > 0 ? t('end.notBack', { names: t.list(names), count: names.length }) : null;
}

/** The turns of each player at seats that changed hands; null if there are none. */
function whoPlayed(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting[],
): string | null {
  if (!table.setup) return null;
  const names = new Map<SeatPlayer, string>([['computer', t('who.computer')]]);
  for (const { occupant } of sittings) {
    if (occupant?.kind === 'person') names.set(occupant.userId, nameOrGone(t, occupant.name));
  }
  const lines = [...turnsPlayed(replayLog(table.setup, log), sittings)].flatMap(([color, players]) => {
    const first = sittings.find((sitting) => sitting.color === color)?.occupant;
    const own: SeatPlayer = first?.kind === 'person' ? first.userId : (first?.kind ?? 'computer');
    if ([...players.keys()].every((player) => player === own)) return [];
    const each = [...players].map(([player, turns]) =>
      t('end.turnsOf', { name: names.get(player) ?? nameOrGone(t, ''), turns }),
    );
    return each.length > 0 ? [t('end.turns', { color: t(`color.${color}`), players: t.list(each) })] : [];
  });
  return lines.length > 0 ? lines.join('\n') : null;
}

type Ranked = ReturnType<typeof colorStates>[number];

const better = ([, a]: Ranked, [, b]: Ranked): number => b.altar - a.altar || a.forest - b.forest;

/** All colors, ranked by the rules (docs/rules/tuchulcha.md §7), eliminated ones last. */
export const ranking = (position: Position): readonly Ranked[] =>
  colorStates(position).toSorted(
    (one, other) => Number(one[1].role === 'out') - Number(other[1].role === 'out') || better(one, other),
  );

/** Why the game is over and who won, in a sentence or two; null if its events don't say. */
export function endReason(
  t: Translate,
  table: Named,
  position: Position,
  events: readonly GameEvent[],
): string | null {
  const over = findGameOver(events);
  if (!over) return null;
  if (over.reason !== 'colorFinished') return t(`end.${over.reason}`);
  // Eliminated colors aren't ranked.
  const all = ranking(position).filter(([, { role }]) => role !== 'out');
  const finished = all.filter(([color]) => inPlay(position, color) === 0);
  const top = all.filter((one, _, [best]) => best && better(best, one) === 0);
  return t('end.colorFinished', {
    colors: colorsText(
      t,
      finished.map(([color]) => color),
    ),
    top: playersText(
      t,
      table,
      top.map(([color]) => color),
    ),
    why: whyTheyWon(all, top, over.winners),
  });
}

/** `neutral`, `level`: with two players, the one who didn't end the game wins. `beside`: a neutral color ties with the winner. */
function whyTheyWon(
  all: readonly Ranked[],
  top: readonly Ranked[],
  winners: readonly Color[],
): 'altar' | 'forest' | 'shared' | 'neutral' | 'beside' | 'level' {
  const players = top.filter(([, { role }]) => role !== 'neutral');
  if (players.length < top.length)
    return players.length > 0 && players.every(([color]) => winners.includes(color)) ? 'beside' : 'neutral';
  if (top.length > 1) return winners.length > 1 ? 'shared' : 'level';
  const [best, second] = all;
  return best && second && best[1].altar === second[1].altar ? 'forest' : 'altar';
}
