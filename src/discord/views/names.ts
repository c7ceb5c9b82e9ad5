import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Face } from '../../pictures/canvas/avatar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../tables/clock/pace.ts';
import { computerName, type NamedTable } from '../../tables/game-registry.ts';
import {
  type GameName,
  isForgotten,
  type LoggedAction,
  type Occupant,
  type Seat,
  type SeatColor,
  type Snowflake,
  type Voters,
} from '../../tables/game-types.ts';
import type { Title, TitleCount } from '../../tables/results/awards.ts';
import { occupantOf, seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { spelled, startOf, tidyName } from '../../text.ts';
import { LANGUAGES, languageOf, type Translate, translator } from '../../texts/index.ts';
import type { Avatars } from '../api/avatars.ts';
import { button, messageLink, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { type ShownPlayer, type ShownPlayers, wordsOf } from './game-presenter.ts';
import { links, lobbyButtons } from './links.ts';

/** Characters that change the direction of the following text. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** Isolates a right-to-left name, so that numbers after it stay in place. */
const isolate = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A name in a document outside Discord: one line. */
export const bareName = (name: string): string => isolate(tidyName(spelled(name)));

/** A person's words as plain text: no markdown, mentions or links, one line. Up to twice as long, in linear time. */
export const plainText = (text: string): string => isolate(escapeText(text));

/** A name for places without markup, such as a button: one line. */
export const plainLabel = (name: string): string =>
  isolate(spelled(name).toWellFormed().replace(TURNING, '').replace(/\s+/g, ' ').trim());

/** A person's name as {@link plainText}, not much longer than Discord allows. */
export const plainName = (name: string): string =>
  isolate(startOf(escapeText(name), 100).replace(LONE_BACKSLASH, ''));

/** Characters that are markup anywhere; discord.js's `escapeMarkdown` takes quadratic time. */
const MARKDOWN = /[\\`*_~|[\]]/g;

/** These characters make a list at the beginning of a line. */
const LIST = /^(?=[-+] )|^\d+(?=\. )/;

/** These characters are markup only with what follows, as in `discord.gg/…`; `#games` has no meaning, and is one word. */
const HALTED = /[<>@:/]|#(?=\s|$)/g;

/** Escapes nothing at a text's end. */
const LONE_BACKSLASH = /(?<=(?<!\\)(?:\\\\)*)\\$/;

const escapeText = (text: string): string =>
  spelled(text)
    .toWellFormed()
    .replace(TURNING, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(MARKDOWN, '\\$&')
    .replace(LIST, '$&\\')
    .replace(HALTED, '$&\u200b');

export const nameOrGone = (t: Translate, name: string): string =>
  name === '' ? t('who.gone') : plainName(name);

type Seated = NamedTable & Pick<Table, 'seats'>;

export const computerAt = (table: NamedTable, color: SeatColor): string => `🤖 ${computerName(table, color)}`;

/** The player of a color, only by name: `Anna`, `🤖 Laris`; nobody: `neutral black`. Unescaped, for pictures and buttons. */
export function nameOn(t: Translate, table: Seated, color: SeatColor): string {
  const occupant = occupantOf(table.seats, color);
  if (occupant?.kind === 'person') return occupant.name === '' ? t('who.gone') : occupant.name;
  if (occupant?.kind === 'voters') return votersName(t, occupant, sideOf(table.seats, color));
  return occupant ? computerAt(table, color) : t('who.neutral', { color: t(`color.${color}`) });
}

/** The same on a picture, as a line of plain characters. As space is limited, one of two voting sides is only its color. */
export function labelOn(t: Translate, table: Seated, color: SeatColor): string {
  const isSide = occupantOf(table.seats, color)?.kind === 'voters' && sideOf(table.seats, color) !== null;
  return isSide ? t(`color.${color}`) : plainLabel(nameOn(t, table, color));
}

/** The player of a color: `Anna (red)`, `🤖 Laris (red)`, `neutral red`; with a character's name: `Livia (Anna)`. */
export function who(t: Translate, table: Seated & Partial<Pick<Table, 'state'>>, color: SeatColor): string {
  const character = wordsOf(table).characterOn?.(table, color) ?? null;
  const player = plainName(nameOn(t, table, color));
  const occupant = occupantOf(table.seats, color);
  const saysColor = !occupant || (occupant.kind === 'voters' && sideOf(table.seats, color) !== null);
  if (character === null && saysColor) return player;
  return character === null
    ? t('who', { name: player, color: t(`color.${color}`) })
    : t('who.character', { name: plainName(character), player });
}

/** The seats for a text on a turn that a computer player played for the player of this color: `🤖 for Anna`. */
export const withComputerFor = <G extends GameName>(
  t: Translate,
  seats: readonly Seat<G>[],
  color: SeatColor,
): readonly Seat<G>[] => seats.map((seat) => (seat.color === color ? playedByComputer(t, seat) : seat));

function playedByComputer<G extends GameName>(t: Translate, seat: Seat<G>): Seat<G> {
  const { occupant } = seat;
  if (occupant.kind !== 'person') return seat;
  const name = t('who.computerFor', { name: occupant.name || t('who.gone') });
  return { ...seat, occupant: { ...occupant, name } };
}

/** A table whose game is over, for texts on its result: whoever had not come back to their seat is `🤖 for Anna`, and didn't win. */
export const asEnded = <T extends Pick<Table, 'seats'>>(t: Translate, table: T): T => ({
  ...table,
  seats: table.seats.map((seat) => (seat.standIn ? playedByComputer(t, seat) : seat)),
});

export function nameAt(table: Pick<Table, 'seats'>, userId: Snowflake): string {
  const occupant = seatOf(table, userId)?.occupant;
  return occupant?.kind === 'person' ? plainName(occupant.name) : '';
}

export const mention = (userId: Snowflake): string => `<@${userId}>`;

export const roleMention = (roleId: Snowflake): string => `<@&${roleId}>`;

export const channelLink = (channelId: Snowflake): string => `<#${channelId}>`;

export const channelList = (t: Translate, channels: readonly Snowflake[]): string =>
  t.list(channels.map(channelLink));

export const godOf = (t: Translate, table: Pick<Table, 'game'>, color: SeatColor): string =>
  wordsOf(table).godOf?.(t, color) ?? 'none';

/** Discord's timestamp, shown in the reader's time zone. `R`: relative; `F`: weekday, date and time; `t`: the time of day. */
export const stamp = (time: Date | number, style: 'R' | 'F' | 'f' | 'd' | 't' = 'R'): string =>
  `<t:${Math.floor(new Date(time).getTime() / 1000)}:${style}>`;

export const languageName = (locale: string): string =>
  LANGUAGES.find(({ code }) => code === languageOf(locale))?.name ?? locale;

/** The avatar of a seat's player; a portrait for a computer player. */
export const faceAt = async (
  avatars: Pick<Avatars, 'of'>,
  table: NamedTable,
  { color, occupant }: Pick<Seat, 'color' | 'occupant'>,
): Promise<Face> =>
  occupant.kind === 'computer'
    ? { kind: 'computer', portrait: computerName(table, color).toLowerCase() }
    : avatars.of(occupant);

export async function shownPlayers(
  avatars: Pick<Avatars, 'of'>,
  table: Seated & Pick<Table, 'locale'>,
): Promise<ShownPlayers> {
  const t = translator(table.locale);
  const players = table.seats.map(async (seat): Promise<[string, ShownPlayer]> => {
    return [seat.color, { name: nameOf(t, table, seat), face: await faceAt(avatars, table, seat) }];
  });
  return Object.fromEntries(await Promise.all(players));
}

/** Voters are named by their channel; in an exported record without a name. `side`: their color, if others vote against them. */
export function votersName(t: Translate, { name }: Pick<Voters, 'name'>, side: SeatColor | null): string {
  const channel = name === '' ? t('who.voters') : `#${name}`;
  return side === null ? channel : t('who', { name: channel, color: t(`color.${side}`) });
}

/** The color of voters who play against other voters; otherwise null. */
export const sideOf = (
  players: readonly { readonly occupant: Occupant }[],
  color: SeatColor,
): SeatColor | null =>
  players.filter(({ occupant }) => occupant.kind === 'voters').length > 1 ? color : null;

/** A computer player's portrait shows that it is one. */
function nameOf(t: Translate, table: Seated, { color, occupant }: Seat): string {
  if (occupant.kind === 'computer') return computerName(table, color);
  if (occupant.kind === 'voters') return labelOn(t, table, color);
  return occupant.name || t('who.gone');
}

/** The time from the first to the last log entry: minutes, hours or days. */
export function timeTaken(t: Translate, log: readonly Pick<LoggedAction, 'at'>[]): string {
  const [first, last] = [log[0]?.at, log.at(-1)?.at];
  const ms = first && last ? last.getTime() - first.getTime() : 0;
  const [unit, of] =
    ms >= 1.5 * DAY_MS
      ? (['days', DAY_MS] as const)
      : ms >= 1.5 * HOUR_MS
        ? (['hours', HOUR_MS] as const)
        : (['minutes', MINUTE_MS] as const);
  return t('card.length', { unit, time: Math.max(1, Math.round(ms / of)) });
}

export const titleText = (t: Translate, title: Title): string => t('award.title', { title });

/** `🦁 boldest heart 2× · 🎲 luckiest hand 1×`. */
export const titlesText = (t: Translate, counts: readonly TitleCount[]): string =>
  counts.map(({ title, count }) => t('award.count', { title: titleText(t, title), count })).join(' · ');

/** The button to give a title. Only people give them to each other, so there have to be two of them. */
export const titleButtons = (
  t: Translate,
  { id, seats }: Pick<Table, 'id' | 'seats'>,
): APIButtonComponent[] =>
  seats.filter(({ occupant }) => occupant.kind === 'person' && !isForgotten(occupant.userId)).length > 1
    ? [button(links.award({ table: id }), t('button.award'))]
    : [];

/** A table's number with its game, for people who read it away from the table: in direct messages. */
export const tableElsewhere = (t: Translate, { number, game }: Pick<Table, 'number' | 'game'>): string =>
  `${number} (${t(`game.${game}`)})`;

export const listedName = (t: Translate, { number, game, pace }: Table) =>
  t('tables.name', { number, game: t(`game.${game}`), pace: t('games.pace', { pace }) });

/** A lobby in a list: its table, free seats, who sits there. */
export function lobbyLine(t: Translate, table: Table): string {
  const { guildId, channelId, showing, size, seats } = table;
  const people = seats
    .filter(({ occupant }) => occupant.kind === 'person')
    .map(({ color }) => who(t, table, color));
  return t('tables.lobby', {
    table: listedName(t, table),
    open: size - people.length,
    who: people.join(', ') || 'nobody',
    link: messageLink(guildId, channelId, showing.lobbyMessageId),
  });
}

export function seatCall(t: Translate, roleId: Snowflake, tables: readonly Table[]): OutMessage {
  const joins = tables.map(({ id, number }) =>
    button(lobbyButtons.join({ table: id }), t('tables.join', { number }), 'primary'),
  );
  const lines = [
    t('seatRole.call', { role: roleMention(roleId) }),
    ...tables.map((table) => `- ${lobbyLine(t, table)}`),
  ];
  return { ...plain(lines, rowsOf(joins)), role: roleId };
}
