import type { APIButtonComponent } from 'discord-api-types/v10';
import { gameOf } from '../../tables/game-registry.ts';
import type { Seat } from '../../tables/game-types.ts';
import type { TextOf } from '../../tables/notice.ts';
import { hasVoters, isReady, joinableColors, presentPeople, startingSeats } from '../../tables/seats.ts';
import { countsOnServer, isDirect, isHidden, lobbyChannel, type Table } from '../../tables/table.ts';
import { capitalized } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { colorSign } from '../api/emojis.ts';
import { type Part, row } from '../api/layout.ts';
import {
  button,
  type ComponentRow,
  inRows,
  joinLines,
  laidOut,
  lengthOfLines,
  linkButton,
  MAX_CONTENT_LENGTH,
  type OutMessage,
  plain,
  rowsOf,
  tableLink,
} from '../api/message.ts';
import { commitmentLine } from '../views/fairness.ts';
import { accentOf, gameViewOf, type LobbyView } from '../views/game-presenter.ts';
import {
  againButton,
  invitationButtons,
  joinButton,
  leaveButton,
  links,
  lobbyButtons,
  optionsButton,
  startButton,
} from '../views/links.ts';
import { godOf, mention, nameAt, nameOn, nameOrGone, plainName, stamp, who } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';

/** The table's first message: a lobby, and later its result. */
export function lobbyMessage(table: Table): OutMessage {
  const t = translator(table.locale);
  const own = gameViewOf(table).lobby;
  const values = { game: gameName(t, table), number: table.number, players: players(t, table) };
  const buttons = own.buttons?.(t, table) ?? [];
  const color = accentOf(table.game);
  switch (table.status) {
    case 'lobby':
      return waitingMessage(t, table, own);
    case 'aborted': {
      // There are no dice to check if nothing was played.
      const text = [closedText(t, table), table.state && commitmentLine(t, table)];
      return inRows(plain(text, table.state ? rowsOf(againButton(t, table)) : []), color);
    }
    case 'playing': {
      const playing = t(own.texts?.playing ?? 'lobby.playing', values);
      const before = [
        playing,
        starts(t, table),
        ...whoVotes(t, table),
        ...counting(t, table),
        ...computers(t, table, own),
        ...(own.computers?.(t, table) ?? []),
      ];
      const after = [commitmentLine(t, table)];
      const text = [...before, ...agreed(t, table, own, [...before, ...after]), ...after];
      return inRows(plain(text, linkRows(t, table, [...follow(t, table), ...buttons])), color);
    }
    case 'finished': {
      const before = t(own.texts?.finished ?? 'lobby.finished', values);
      const after = commitmentLine(t, table);
      const text = [before, ...agreed(t, table, own, [before, after]), after];
      return inRows(plain(text, linkRows(t, table, buttons)), color);
    }
  }
}

/** A row for each seat; of one that can be taken, with a button. */
function waitingMessage(t: Translate, table: Table, own: LobbyView): OutMessage {
  const before = [
    head(t, table),
    ...(own.about?.(t) ?? []),
    clock(t, table, own),
    ...guests(t, table),
    ...(own.terms?.(t, table) ?? []),
  ];
  const after = [
    ...(own.computers?.(t, table) ?? []),
    ...moved(t, table),
    ...howToJoin(t, table, own),
    small(t, table),
  ];
  const parts = [
    row(joinLines([...before, ...agreed(t, table, own, [...before, ...after])])),
    ...seatRows(t, table, own),
    row(joinLines(after)),
    ...lobbyRows(t, table, own),
  ];
  return { ...laidOut(parts, accentOf(table.game)), picture: own.picture?.(t) ?? null };
}

function lobbyRows(t: Translate, table: Table, own: LobbyView): readonly ComponentRow[] {
  // If people vote, nobody sits down.
  if (hasVoters(table.seats)) return rowsOf([optionsButton(t, table)]);
  if (own.rows) return own.rows(t, table);
  return rowsOf([
    ...joinButton(t, table),
    ...startButton(t, table, own.texts?.start),
    ...leaveButton(t, table),
    optionsButton(t, table),
  ]);
}

const whoVotes = (t: Translate, { seats }: Table): string[] => (hasVoters(seats) ? [t('lobby.votes')] : []);

/** The table's agreement, shortened to fit beside the other lines. */
const agreed = (t: Translate, table: Table, own: LobbyView, others: readonly string[]): readonly string[] =>
  own.agreed?.(t, table, MAX_CONTENT_LENGTH - lengthOfLines(others)) ?? [];

const head = (t: Translate, table: Table): string =>
  t('lobby.head', { game: gameName(t, table), number: table.number, size: table.size });

/** The time per turn, and the length of the game if known. */
function clock(t: Translate, table: Table, own: LobbyView): string {
  const { pace } = table;
  const values = { pace: t(`pace.${pace}`), clock: pace };
  if (!own.length) return t('lobby.pace', values);
  return t('lobby.time', { ...values, length: own.length(t, table, pace) });
}

function guests(t: Translate, table: Table): string[] {
  const { isPrivate, invited } = table;
  if (isDirect(table)) return [];
  const people = t.list(invited.map(mention));
  const place = isHidden(table) ? 'thread' : 'channel';
  if (isPrivate) return [t('lobby.private', { people: people || 'nobody', place }), ...counting(t, table)];
  return people ? [t('lobby.invited', { people })] : [];
}

/** Whether a private table's game counts on the server. */
const counting = (t: Translate, table: Table): string[] =>
  table.isPrivate && !isDirect(table)
    ? [t('lobby.counts', { counts: countsOnServer(table) ? 'yes' : 'no', game: table.game })]
    : [];

/** Pings the invited people, and says what they are invited to. */
export function invitation(
  table: Table,
  { by, byId }: Pick<TextOf<'invitation'>, 'by' | 'byId'>,
): OutMessage {
  const { locale, number, invited, size, pace, seats } = table;
  const t = translator(locale);
  const people = t.list(invited.map(mention));
  const seated = presentPeople(seats).map(({ userId }) => nameAt(table, userId));
  const what = t('lobby.invitation.what', {
    game: gameName(t, table),
    pace: t('games.pace', { pace }),
    size,
    names: seated.length > 0 ? t.list(seated) : 'none',
  });
  const lines = [t('lobby.invitation', { people, name: nameOrGone(t, by), number }), what];
  return {
    ...plain(lines, rowsOf([...invitationButtons(t, table, byId), ...goToButton(t, table)])),
    mentions: invited,
  };
}

const gameName = (t: Translate, { game }: Pick<Table, 'game'>): string => t(`game.${game}`);

const players = (t: Translate, table: Table): string =>
  t.list(table.seats.map(({ color }) => who(t, table, color)));

const starts = (t: Translate, table: Table): string =>
  table.setup ? t('lobby.starts', { who: who(t, table, table.setup.first), drawn: isDrawn(table) }) : '';

/** Whether the first player is drawn: in a rematch it is the next player. */
const isDrawn = ({ firstAfter }: Table): 'yes' | 'no' => (firstAfter ? 'no' : 'yes');

function seatRows(t: Translate, table: Table, own: LobbyView): Part[] {
  const { colors, choosesColors } = gameOf(table);
  const canSit = choosesColors && !hasVoters(table.seats);
  const joinable = canSit ? joinableColors(gameOf(table), table.seats, table.size) : [];
  return colors.flatMap((color) => {
    const seat = table.seats.find((one) => one.color === color);
    if (!seat && !joinable.includes(color)) return [];
    const name = seat ? (computerAt(t, table, seat, own) ?? seatName(t, table, seat)) : t('lobby.free');
    const values = { shape: colorSign(color), color: capitalized(t(`color.${color}`)), name };
    const sit = lobbyButtons.sit({ table: table.id, seat: color });
    const isTaken = !joinable.includes(color);
    return row(
      t('lobby.seat', { ...values, god: godOf(t, table, color) }),
      isTaken ? null : button(sit, t('button.sitHere')),
    );
  });
}

const seatName = (t: Translate, table: Table, { color }: Seat): string =>
  t('lobby.person', { name: plainName(nameOn(t, table, color)) });

/** A computer player with its name and level; null for others. */
const computerAt = (t: Translate, table: Table, { color, occupant }: Seat, own: LobbyView): string | null =>
  (occupant.kind === 'computer' && own.computer?.(t, table, color, plainName(nameOn(t, table, color)))) ||
  null;

/** The computer players: a full table begins before anybody has read its lobby. */
const computers = (t: Translate, table: Table, own: LobbyView): string[] =>
  table.seats.flatMap((seat) => computerAt(t, table, seat, own) ?? []);

/** The players whose color changes, should the table start now. */
function moved(t: Translate, table: Table): string[] {
  const starting = startingSeats(gameOf(table), table.seats);
  if (!starting.ok) return [];
  return table.seats.flatMap((seat) => {
    const same = starting.seats.find(({ color }) => color === seat.color);
    if (same) return [];
    const own = starting.seats.find(({ occupant }) => occupant === seat.occupant);
    return own ? [t('lobby.moves', { name: seatName(t, table, seat), color: t(`color.${own.color}`) })] : [];
  });
}

function howToJoin(t: Translate, table: Table, own: LobbyView): string[] {
  const open = table.size - table.seats.length;
  return open > 0
    ? [own.how?.(t, table) ?? t('lobby.how', { drawn: isDrawn(table) })]
    : whyNotYet(t, table, own);
}

/** Rarely needed facts in a small line: when the lobby closes, and the commitment of the dice. */
function small(t: Translate, table: Table): string {
  // A table that is ready is looked at before it closes.
  const closes = table.wakeAt && !isReady(table) ? [t('lobby.closes', { time: stamp(table.wakeAt) })] : [];
  const parts = [...closes, commitmentLine(t, table)];
  return parts.map((part, at) => (at > 0 ? part.replace(/^-# /, '') : part)).join(' · ');
}

/** A full table that waits for nothing is about to begin, unless its players are asked whether they sit down together. */
function whyNotYet(t: Translate, table: Table, own: LobbyView): string[] {
  if (hasVoters(table.seats)) return whoVotes(t, table);
  if (table.seats.every(({ occupant }) => occupant.kind === 'computer')) return [t('lobby.needsPerson')];
  return [own.whyNotYet?.(t, table) ?? t('lobby.full')];
}

function closedText(t: Translate, table: Table): string {
  const { number, state, closedWhy } = table;
  const game = gameName(t, table);
  if (state) {
    const values = { game, number, players: players(t, table), why: closedWhy ?? 'opener' };
    return t(gameViewOf(table).lobby.texts?.closed ?? 'lobby.closed', values);
  }
  return t(closedWhy === 'expired' ? 'lobby.expired' : 'lobby.aborted', { game, number });
}

/** Nobody else reads direct messages or a private thread. */
const follow = (t: Translate, table: Table): APIButtonComponent[] =>
  isDirect(table) || isHidden(table)
    ? []
    : [button(links.follow({ table: table.id, at: 'end' }), t('button.follow'))];

function linkRows(t: Translate, table: Table, others: readonly APIButtonComponent[]) {
  const { showing } = table;
  if (!showing.playChannelId) return rowsOf(others);
  const message = showing.playChannelId === lobbyChannel(table) ? showing.turnMessageId : null;
  const way = linkButton(tableLink(table, showing.playChannelId, message), t('button.goToTable'));
  return rowsOf([way, ...others]);
}
