/** Messages show what is stored, and everybody who is waited for can go on. */
import { buttonsOf, selectsOf, textOf } from '@haruspex/playground/testing/person.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { containerOf } from '../../../src/discord/api/layout.ts';
import type { OutMessage } from '../../../src/discord/api/message.ts';
import { lobbyMessage } from '../../../src/discord/table-message/lobby-message.ts';
import { ReplayCache } from '../../../src/discord/table-message/replay-cache.ts';
import { gameViewOf } from '../../../src/discord/views/game-presenter.ts';
import { turnTimes } from '../../../src/tables/reminders/timing.ts';
import { hasVoters, personToAct } from '../../../src/tables/seats.ts';
import {
  isHidden,
  isOpen,
  isWithoutPlace,
  lobbyChannel,
  type Table,
  tableChannel,
} from '../../../src/tables/table.ts';
import type { Tap } from '../../../test/discord/taps.ts';
import { DAY, HOUR } from '../person.ts';
import { isTurn, type Screen, type Shown, tapOf, tapsOn } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { stored } from '../stored.ts';
import type { Witness } from '../witness.ts';
import { isExplained, isUnknown } from './troubles.ts';

/** A game in which nothing happens for so long is announced to be closed, and then is. */
const MAX_SILENCE_DAYS = 45;

/** Answers that never come. */
export const unanswered = ({ loading }: Screen): string[] =>
  [...loading.values()].map(
    ({ id, ephemeral_for }) => `${ephemeral_for ?? 'everybody'} still sees “thinking…” in ${id}`,
  );

/** Messages on the screen, by table. */
export function shownByTable(screen: Screen): ReadonlyMap<string, readonly Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const shown of screen.live.values()) {
    const tables = [...shown.buttons, ...shown.selects].flatMap(
      ({ customId }) => tapOf(customId)?.table ?? [],
    );
    for (const id of new Set(tables)) found.set(id, [...(found.get(id) ?? []), shown]);
  }
  return found;
}

/** Its thread is locked, and it can go nowhere else by itself; its people are told. */
function isStranded(table: Table, screen: Screen): boolean {
  const place = table.status === 'lobby' ? lobbyChannel(table) : tableChannel(table);
  return screen.isLocked(place) && (isHidden(table) || place === table.channelId);
}

/** Nobody is: an open table is on the screen, with the person who is to act, and a button. */
export function stuck(
  table: Table,
  shown: readonly Shown[],
  screen: Screen,
  server: SimulatedServer,
  witness: Witness,
): string[] {
  const { isDamaged, deleted, unedited, network } = server;
  if (isStranded(table, screen) || isExplained(table, screen, server, witness)) return [];
  const problems: string[] = [];
  const { showing, version, status, updatedAt, reminders } = table;
  if (showing.versionShown !== version)
    problems.push(`shows version ${showing.versionShown}, not ${version}`);
  // A manager may have deleted it, which Discord doesn't tell the bot; it closes in time.
  const isAsked = isWithoutPlace(table);
  if (
    status === 'lobby' &&
    !isDamaged &&
    !isAsked &&
    !shown.some(({ message }) => message.id === showing.lobbyMessageId)
  )
    problems.push('a lobby that nobody can use');
  // One that has moved, too, has only one.
  const cards = shown.filter(
    ({ kinds, message }) =>
      kinds.has('leave') && message.ephemeral_for === undefined && !unedited.has(message.id),
  );
  if (status === 'lobby' && !isDamaged && cards.length > 1)
    problems.push(`${cards.length} messages have the buttons of a lobby`);
  if (status !== 'lobby' && status !== 'playing') return problems;
  const silentMs = Date.now() - Math.max(updatedAt.getTime(), reminders.touchedAt);
  if (silentMs > MAX_SILENCE_DAYS * DAY) problems.push('goes on forever');
  // It comes back with the next reminder, if there is one, or when its player looks for it by a command.
  if (status !== 'playing' || deleted.has(showing.turnMessageId ?? '')) return problems;
  const person = personToAct(table);
  const turns = shown.filter(({ message }) => message.id === showing.turnMessageId);
  if (turns.length === 0 && (person || table.wakeAt === null))
    problems.push(`${person?.name ?? 'anybody'} has no button in ${tableChannel(table)}`);
  if (table.game === 'tuchulcha' && person) {
    const all = shown.filter((one) => isTurn(one) && one.message.ephemeral_for === undefined);
    // One that a locked thread keeps can't be changed, nor tapped.
    const others = all.filter(
      (one) =>
        !turns.includes(one) &&
        !screen.isLocked(one.message.channel_id) &&
        !unedited.has(one.message.id) &&
        !network.overdrawn.has(one.message.id),
    );
    if (all.length === 0 || others.length > 0) problems.push(`${all.length} messages have buttons of a turn`);
    const [turn] = turns;
    // A question in the place of the turn, such as about a devotion, calls nobody.
    const called = /^<@(\d+)>/.exec(turn?.message.content ?? '')?.[1] ?? person.userId;
    if (turn && called !== person.userId)
      problems.push(`asks somebody else than ${person.name}: ${turn.message.content.slice(0, 80)}`);
  }
  return problems;
}

/**
 * Another game can be begun where the table was opened, unless a season goes on by itself: the thread with the result falls asleep, and
 * nobody can tap in it then.
 */
export function withoutSequel(
  table: Table,
  shown: readonly Shown[],
  { isDamaged }: SimulatedServer,
): string[] {
  const { status, showing, channelId, seats, updatedAt, isPrivate, seasonId } = table;
  const isElsewhere = showing.playChannelId !== null && showing.playChannelId !== channelId;
  const isOld = Date.now() - updatedAt.getTime() > HOUR;
  const isAlone = isPrivate || seasonId !== null || hasVoters(seats);
  if (status !== 'finished' || !isElsewhere || !isOld || isAlone || isDamaged) return [];
  const isOffered = shown.some(
    ({ message, buttons }) =>
      message.channel_id === channelId &&
      buttons.some(({ customId }) => AGAIN.has(tapOf(customId)?.on ?? 'turn')),
  );
  return isOffered ? [] : [`no other game is offered in ${channelId}`];
}

/** Buttons for another game of the same people. */
const AGAIN: ReadonlySet<Tap['on']> = new Set(['rematch', 'storyWrite']);

/** Its card and its turn say what would be said of it now. What has been said of a game that is over stays, also of who was forgotten since. */
export async function untrue(
  { playground, store, isDamaged, unedited, refusing, network }: SimulatedServer,
  table: Table,
  screen: Screen,
  forgotten: ReadonlySet<string>,
): Promise<string[]> {
  const sittings = await store.sittings(table.id, table);
  const isNameless = [...table.seats, ...sittings].some(
    ({ occupant }) => occupant?.kind === 'person' && occupant.name === '',
  );
  const voted = hasVoters(table.seats) && forgotten.size > 0;
  if (!isOpen(table) && (isNameless || voted)) return [];
  const { lobbyMessageId, turnMessageId, playChannelId } = table.showing;
  const { state, status } = table;
  // Nothing in a locked thread can be edited.
  const at = (channel: string | null, id: string | null) =>
    channel &&
    id &&
    !screen.isLocked(channel) &&
    !refusing.has(channel) &&
    !unedited.has(id) &&
    !network.overdrawn.has(id) &&
    playground.admin.message(id);
  const card = at(lobbyChannel(table), lobbyMessageId);
  const turn = at(playChannelId, turnMessageId);
  const problems: string[] = [];
  if (card) problems.push(...differences('card', card, lobbyMessage(table)));
  if (!turn || !state || status === 'lobby') return problems;
  const replay = await new ReplayCache(store).of(table);
  const votes = hasVoters(table.seats);
  const ballots = votes ? await store.ballots(table.id) : [];
  if (status === 'aborted') {
    const past = gameViewOf(table).past(table, replay, table.showing.turnShown, ballots);
    return [...problems, ...differences('last turn', turn, past)];
  }
  const { up: until, away } = await turnTimes({ store, now: () => new Date() }, table);
  const cast = votes ? await store.voteCount({ tableId: table.id, seq: table.logLength }) : 0;
  const { message } = gameViewOf(table).current({
    table,
    state,
    replay,
    until,
    ...(away && { away }),
    sittings,
    players: {},
    voting: votes ? { cast, ballots } : null,
    of: null,
  });
  if (isAside(turn)) return problems;
  // That its time is over is told below it.
  if (table.reminders.turn?.overdue) return problems;
  if (!isDamaged) return [...problems, ...differences('turn', turn, { ...message, picture: null })];
  // Clocks stand still while the bot or a server is gone; what was shown before keeps its time.
  const shown = { ...turn, content: withoutTime(turn.content) };
  const composed = { ...message, content: withoutTime(message.content), picture: null };
  return [...problems, ...differences('turn', shown, composed)];
}

const withoutTime = (text: string): string => text.replaceAll(/ · [^·\n]*<t:\d+(?::\w)?>/g, '');

/** A question, or the moves of one haruspex, in the place of the turn. */
const isAside = (message: APIMessage): boolean => {
  const taps = tapsOn(message).map(({ on }) => on);
  return taps.includes('devotion') || taps.includes('haruspex');
};

const TIME = /<t:\d+:\w>/g;

function differences(what: string, shown: APIMessage, composed: OutMessage): string[] {
  // Times move with those in which the bot was down, and are shown with the next change.
  const sent = {
    content: composed.content,
    components: composed.layout ? [containerOf(composed.layout, null)] : [...composed.rows],
  };
  const timeless = (message: Parameters<typeof textOf>[0]) => textOf(message).trim().replaceAll(TIME, '<t>');
  const [is, ought] = [timeless(shown), timeless(sent)];
  const problems =
    is === ought ? [] : [`its ${what} ${shown.id} says “${cut(is, ought)}”, not “${cut(ought, is)}”`];
  const [has, wants] = [idsOf(shown), idsOf(sent as APIMessage)];
  if (has.join() !== wants.join())
    problems.push(`its ${what} ${shown.id} offers ${has.join(' ')}, not ${wants.join(' ')}`);
  return problems;
}

const idsOf = (message: Pick<APIMessage, 'components'>): string[] => {
  const shown = message as APIMessage;
  return [
    ...buttonsOf(shown).map(({ customId, label }) => `${customId ?? 'link'} “${label}”`),
    ...selectsOf(shown).map(({ customId }) => customId),
  ];
};

/** From where the texts differ. */
export function cut(text: string, other: string): string {
  const from = [...text].findIndex((letter, at) => letter !== [...other][at]);
  return [...text].slice(Math.max(0, from - 20), from + 80).join('');
}

/** Buttons that only open tables, or lobbies, have. */
const OPEN: Readonly<Partial<Record<Tap['on'], readonly string[]>>> = {
  turn: ['playing'],
  haruspex: ['playing'],
  devotion: ['playing'],
  vote: ['playing'],
  otherVotes: ['playing'],
  voteOther: ['playing'],
  storyChoice: ['lobby', 'playing'],
  sit: ['lobby'],
  leave: ['lobby'],
  start: ['lobby'],
  fill: ['lobby'],
  options: ['lobby'],
  decline: ['lobby'],
  declineTo: ['lobby'],
  avoid: ['lobby'],
  back: ['playing'],
  agree: ['playing'],
  playOn: ['playing'],
  late: ['playing'],
  mute: ['playing'],
  prophecy: ['playing'],
  keep: ['lobby', 'playing'],
  join: ['lobby'],
  offer: ['playing'],
};

const TOLD_IN_PLAY = ['part', 'tale', 'tell', 'draft', 'question', 'answer', 'late'];

/** Tales can be edited, cut and told again once all is over. */
function openIn(tap: Tap): readonly string[] | undefined {
  if (tap.on === 'story') return tap.request.type === 'skip' ? undefined : ['playing'];
  if (tap.on === 'storyWrite') return TOLD_IN_PLAY.includes(tap.written.what) ? ['playing'] : undefined;
  return OPEN[tap.on];
}

/** No message for everybody offers what is over: of a table, or of one of its turns. */
export function overOnScreen({ live }: Screen, server: SimulatedServer, witness: Witness): string[] {
  const { database, unedited, refusing, network } = server;
  const stateOf = database.database.prepare(
    "SELECT status, json_extract(reminders, '$.turn.turn') AS turn FROM tables WHERE id = ?",
  );
  return [...live.values()].flatMap(({ message, buttons, selects }) => {
    if (message.ephemeral_for !== undefined || unedited.has(message.id)) return [];
    if (network.overdrawn.has(message.id)) return [];
    // A card is edited after the turn was sent, which is refused there.
    if (refusing.has(message.channel_id)) return [];
    return [...buttons, ...selects].flatMap(({ customId }) => {
      const tap = tapOf(customId);
      const wanted = tap && openIn(tap);
      if (!wanted || tap.table === undefined) return [];
      const state = stateOf.get(tap.table) as { readonly status: string; readonly turn: number | null };
      if (!state) return [];
      const { status, turn } = state;
      if (!wanted.includes(status))
        return isUnknown(message.id, { customId, table: tap.table }, server, witness)
          ? []
          : [`message ${message.id} offers ${customId} of a table that is ${status}`];
      const isPast = (tap.on === 'mute' || tap.on === 'late') && tap.turn !== turn;
      return isPast ? [`message ${message.id} offers ${customId}, but the turn is ${turn}`] : [];
    });
  });
}

/** Without faults, a table's change is on the screen within the hour, unless its person's direct messages are closed. */
export function unshown({ database: { database }, isDamaged, refusing }: SimulatedServer): string[] {
  if (isDamaged) return [];
  const rows = database
    .prepare(
      `SELECT 'table ' || id AS name, version, version_shown AS shown, coalesce(play_channel_id, channel_id) AS place
       FROM tables WHERE status IN ('lobby', 'playing') AND version_shown < version AND updated_at < ?1`,
    )
    .all(stored(new Date(Date.now() - HOUR))) as unknown as readonly Unshown[];
  return rows
    .filter(({ place }) => !refusing.has(place))
    .map(({ name, version, shown }) => `${name} shows version ${shown}, not ${version}`);
}

interface Unshown {
  readonly name: string;
  readonly version: number;
  readonly shown: number;
  readonly place: string;
}
