import { type Color, roleOf } from '../../games/tuchulcha/board.ts';
import type { JudgeByCount } from '../../games/tuchulcha/computer-players/judge.ts';
import { type GreatHighlight, greatHighlights } from '../../games/tuchulcha/highlights.ts';
import type { GameState } from '../../games/tuchulcha/types.ts';
import type { Face } from '../../pictures/canvas/avatar.ts';
import { type Drawable, drawable } from '../../pictures/painter.ts';
import type { BannerView } from '../../pictures/tuchulcha/banners/banner.ts';
import type { ResultCardView } from '../../pictures/tuchulcha/banners/card.ts';
import type { BannerPlayer } from '../../pictures/tuchulcha/banners/panel.ts';
import { isForgotten, type LoggedAction, type SeatColor, type Sitting } from '../../tables/game-types.ts';
import type { Notice } from '../../tables/notice.ts';
import type { Seen } from '../../tables/prophecies/prophecies.ts';
import { hasVoters, occupantOf } from '../../tables/seats.ts';
import { logOf, sittingsOf, type TableStore } from '../../tables/store.ts';
import { isDirect, type Table, type TableOf, tableChannel } from '../../tables/table.ts';
import { decisiveTurn } from '../../tables/tuchulcha/analysis/analysis.ts';
import { framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import type { ClosedBallot } from '../../tables/votes.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { PICTURE, row } from '../api/layout.ts';
import { button, laidOut, paragraphs, rowsOf } from '../api/message.ts';
import { facesAt, inChannel, RetryLaterError } from '../background/compose-notice.ts';
import type { NoticeDelivery, ResultCard } from '../game-features.ts';
import type { HandlerContext } from '../handling/context.ts';
import { accentOf, eventsOfTurn, type ShownEntry } from '../views/game-presenter.ts';
import { againButton, links } from '../views/links.ts';
import { asEnded, labelOn, mention, nameOn, plainName, timeTaken, titleButtons } from '../views/names.ts';
import { seenLine, whoSawIt } from '../views/question-message.ts';
import { actionButton } from './buttons.ts';
import { cardView, endReason } from './end-message.ts';
import { pastGame } from './films.ts';
import { beatsFilm, isOutHighlight, longTexts, storyLines } from './highlights.ts';
import { tableInTurn } from './recap.ts';
import { votersLine } from './votes.ts';

export const deliverTuchulcha = async (
  context: HandlerContext,
  table: TableOf<'tuchulcha'>,
  { text, attempts }: Notice,
): Promise<NoticeDelivery | null> => {
  switch (text.kind) {
    case 'moment':
      return announcementDelivery(context, table, text.turn);
    case 'story':
      return storyDelivery(context, table, attempts);
    default:
      return null;
  }
};

/** Maximum attempts to send a story with its film; then it is sent without one. */
const FILM_ATTEMPTS = 3;

/** The game's few great turns, a sentence each, with their film. Null if it is too late. Rejects if it is to be retried. */
async function storyDelivery(
  context: HandlerContext,
  table: TableOf<'tuchulcha'>,
  attempts: number,
): Promise<NoticeDelivery | null> {
  if (table.status !== 'finished') return null;
  const game = await pastGame(context, table);
  if (typeof game === 'string') return null;
  const decisive = decisiveTurn(context.services.tuchulcha.judges, game.frames);
  const lines = storyLines(translator(table.locale), game, decisive);
  if (lines.length === 0) return null;
  const film = await beatsFilm(context, game);
  if (!film && attempts < FILM_ATTEMPTS)
    throw new RetryLaterError('too many films are being made, or the bot is stopping');
  if (await hasNewerGame(context.store, table)) return null;
  return { ...inChannel(table, { content: lines.join('\n'), rows: [], mentions: [] }), film };
}

/** Whether a later game in the same direct messages is running, whose turn has to stay the last message. */
async function hasNewerGame(store: Pick<TableStore, 'tablesIn'>, table: Table): Promise<boolean> {
  if (!isDirect(table)) return false;
  const others = await store.tablesIn(tableChannel(table));
  return others.some(({ number }) => number > table.number);
}

/** Announces a turn's great highlights and pings players who are out, unless they rest. Nothing is sent once the game is over. */
async function announcementDelivery(
  context: HandlerContext,
  table: TableOf<'tuchulcha'>,
  turn: number,
): Promise<NoticeDelivery | null> {
  if (table.status !== 'playing') return null;
  const replay = await context.tableMessages.replay(table);
  const faces = await facesAt(context, table);
  const announcement = announcementOf(table, replay, turn, faces);
  if (!announcement) return null;
  const { message, picture } = announcement;
  return { ...inChannel(table, message), picture };
}

export async function raceResultCard(
  context: HandlerContext,
  table: TableOf<'tuchulcha'>,
): Promise<ResultCard | null> {
  const { store } = context;
  const [log, sittings, faces, seen, ballots] = await Promise.all([
    logOf(store, table),
    sittingsOf(store, table, table),
    facesAt(context, table),
    whoSawIt(store, table),
    hasVoters(table.seats) ? store.ballots(table.id) : [],
  ]);
  return resultCard({ table, log, sittings, faces, seen, ballots }, context.services.tuchulcha.judges);
}

/** The great highlights of a turn: a banner for the greatest, a text for others and eliminations. Null if there is none. */
export function announcementOf(
  table: TableOf<'tuchulcha'>,
  replay: readonly ShownEntry<'tuchulcha'>[],
  turn: number,
  faces: ReadonlyMap<SeatColor, Face>,
): ResultCard | null {
  const { id, setup, state } = table;
  const events = replay.flatMap((entry) => entry.events);
  const highlights = setup ? greatHighlights(eventsOfTurn(events, turn), setup.players) : [];
  const [greatest] = highlights;
  if (!state || !greatest) return null;
  const t = translator(table.locale);
  const named = tableInTurn(t, table, replay, { turn, color: greatest.who });
  const out = new Map(
    highlights.filter(isOutHighlight).flatMap(({ whom }) => {
      const occupant = occupantOf(table.seats, whom);
      const isThere = occupant?.kind === 'person' && !isForgotten(occupant.userId);
      return isThere ? [[whom, occupant.userId] as const] : [];
    }),
  );
  const nameOf = (color: Color): string => {
    const person = out.get(color);
    return person ? mention(person) : `**${plainName(nameOn(t, named, color))}**`;
  };
  // The banner and its alt text show the greatest; a person who is out is mentioned by name.
  const inWords = highlights.filter((one) => one !== greatest || out.has(one.whom));
  const told =
    inWords.length > 0
      ? `${longTexts(t, named, inWords, nameOf).join('; ')}.`
      : t('highlight.turn', { turn });
  const follow = button(links.follow({ table: id, at: 'end' }), t('button.follow'));
  return {
    message: {
      content: told,
      rows: out.size > 0 ? rowsOf([follow]) : [],
      mentions: [...out.values()],
    },
    picture: drawable('tuchulcha', 'highlight', viewOf(t, named, state, greatest, turn, faces)),
  };
}

function viewOf(
  t: Translate,
  table: Table,
  { position }: GameState,
  highlight: GreatHighlight,
  turn: number,
  faces: ReadonlyMap<SeatColor, Face>,
): BannerView {
  const figure = (color: Color): BannerPlayer => {
    const name = labelOn(t, table, color);
    return { color, name, face: faces.get(color) ?? { kind: 'computer' }, role: roleOf(position, color) };
  };
  const who = figure(highlight.who);
  return {
    turn,
    highlight,
    // The player who took the role may be out by now.
    who: highlight.kind === 'role' ? { ...who, role: highlight.role } : who,
    whom: figure(highlight.whom),
    position,
    locale: table.locale,
  };
}

interface FinishedRace {
  readonly table: TableOf<'tuchulcha'>;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
  readonly faces: ReadonlyMap<SeatColor, Face>;
  /** Readers who predicted the winner. */
  readonly seen: readonly Seen[];
  /** Left out: no seat was played by votes. */
  readonly ballots?: readonly ClosedBallot[];
}

/** A finished game for the channel: the winners, how they won, its story in a few lines. Null if it isn't over. */
export function resultCard(
  { table, log, sittings, faces, seen, ballots = [] }: FinishedRace,
  judges: JudgeByCount,
): (ResultCard & { readonly picture: Drawable<ResultCardView> }) | null {
  const { locale, number, setup, state } = table;
  if (!setup || state?.phase.name !== 'over') return null;
  const t = translator(locale);
  const { winners } = state.phase;
  const frames = framesOf({ setup, log, sittings });
  const ended = asEnded(t, table);
  const head = t('card.head', {
    game: t('game.tuchulcha'),
    number,
    count: winners.length,
    winners: t.list(winners.map((color) => plainName(nameOn(t, ended, color)))),
    turns: state.turnNumber,
    length: timeTaken(t, log),
  });
  // The turn that decided it, or else the last great one.
  const turn = storyLines(t, { table, frames, sittings }, decisiveTurn(judges, frames)).at(-1);
  const [again = null] = againButton(t, table);
  const parts = [
    row(head, again),
    ...paragraphs([endReason(t, ended, state.position, frames.at(-1)?.events ?? [])]),
    PICTURE,
    ...paragraphs([turn, seenLine(t, seen), votersLine(t, ballots)]),
    ...rowsOf([actionButton(t, table)('card', 'history.button.story'), ...titleButtons(t, table)]),
  ];
  return {
    message: laidOut(parts, accentOf(table.game)),
    picture: drawable(
      'tuchulcha',
      'result',
      cardView(t, table, state, (color) => faces.get(color)),
    ),
  };
}
