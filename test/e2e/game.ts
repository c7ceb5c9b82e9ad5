import { WaitedInVain } from '@haruspex/playground/testing/page-connection.ts';
import {
  type Acknowledged,
  buttonsOf,
  InteractionFailed,
  type PageMessage,
  type Person,
  textOf,
  WAIT_MS,
} from '@haruspex/playground/testing/person.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { replay } from '../../src/games/game.ts';
import { COLORS, type Color } from '../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import { isReady } from '../../src/tables/seats.ts';
import { logOf } from '../../src/tables/store.ts';
import type { Table, TableOf } from '../../src/tables/table.ts';
import { parseTap, type Tap } from '../discord/taps.ts';
import { race } from '../tables/race.ts';
import type { Harness } from './harness.ts';

const ASK_AFTER_MS = 20;
export const tapsOf = (message: PageMessage): Tap[] =>
  buttonsOf(message).flatMap(({ customId }) => (customId ? (parseTap(customId) ?? []) : []));

export const labelsOf = (message: PageMessage): string[] => buttonsOf(message).map(({ label }) => label);

/** The table's version that a message's buttons were drawn for; null without such buttons. */
export function versionOf(message: PageMessage): number | null {
  const versions = tapsOf(message).flatMap((tap) => ('version' in tap ? [tap.version] : []));
  return versions.length > 0 ? Math.max(...versions) : null;
}

/** The page's own refusal: the message was changed after the person looked at it. */
export const isButtonGone = (error: unknown): boolean =>
  error instanceof InteractionFailed && error.message.includes('no longer has this button');

/** A table as the people at it see it. */
export class Game {
  readonly id: string;
  readonly number: number;
  readonly harness: Harness;

  constructor(harness: Harness, { id, number }: Pick<Table, 'id' | 'number'>) {
    this.harness = harness;
    this.id = id;
    this.number = number;
  }

  async table(): Promise<TableOf<'tuchulcha'>> {
    const table = await this.harness.store.load(this.id);
    if (!table) throw new Error(`Table ${this.id} is gone.`);
    return race(table);
  }

  log(): Promise<readonly LoggedAction<'tuchulcha'>[]> {
    return logOf(this.harness.store, { id: this.id, game: 'tuchulcha' });
  }

  /** Waits until the newest version is on the screen, and has reached the page. */
  async settled(): Promise<TableOf<'tuchulcha'>> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const table = await this.table();
      const isShown = table.showing.versionShown >= table.version;
      if (isShown && this.#onThePage(table)) return table;
      if (Date.now() > end)
        throw new WaitedInVain(
          `Table ${this.number} was not shown: ${JSON.stringify(this.#differences(table))}`,
        );
      await (isShown ? this.harness.visitors.page.heardMore(ASK_AFTER_MS) : this.harness.nextUpdate());
    }
  }

  #onThePage({ status, version, showing }: Table): boolean {
    if (status === 'lobby' || status === 'aborted') return true;
    const message = this.harness.visitors.page.messages.get(showing.turnMessageId ?? '');
    if (!message) return false;
    return status === 'finished' ? versionOf(message) === null : versionOf(message) === version;
  }

  /** As the store has it, and as the page does. */
  #differences({ version, showing }: Table) {
    const message = this.harness.visitors.page.messages.get(showing.turnMessageId ?? '');
    return { version, ...showing, onThePage: message ? versionOf(message) : 'no message' };
  }

  /** The newest message of the game, once it shows the newest version. */
  async message(): Promise<PageMessage> {
    const { showing } = await this.settled();
    return this.present(showing.turnMessageId);
  }

  present(id: string | null): PageMessage {
    const message = this.harness.visitors.page.messages.get(id ?? '');
    if (!message) throw new Error(`Message ${id} of table ${this.number} is not there.`);
    return message;
  }

  /** The lobby's current message. */
  async lobby(): Promise<PageMessage> {
    const { showing } = await this.settled();
    return this.present(showing.lobbyMessageId);
  }

  /** The turn's messages in the game's channel, oldest first. */
  async messages(): Promise<PageMessage[]> {
    const { showing } = await this.settled();
    const [anybody] = this.harness.visitors.some(1);
    return (anybody?.messages({ channel: showing.playChannelId ?? '' }) ?? []).filter(
      ({ author, flags }) =>
        author.id === this.harness.playground.botId && ((flags ?? 0) & MessageFlags.Ephemeral) === 0,
    );
  }

  /** The player to act. */
  async mover(): Promise<Person> {
    return this.moverOf(await this.table());
  }

  moverOf({ state, seats }: TableOf<'tuchulcha'>): Person {
    const occupant = seats.find(({ color }) => color === state?.position.turn)?.occupant;
    if (occupant?.kind !== 'person') throw new Error(`Nobody is to act at table ${this.number}.`);
    return this.harness.person(occupant.userId);
  }

  /** The mover taps a button of the newest message, and a later version is shown. */
  async tap(button: string): Promise<void> {
    const { version } = await this.settled();
    const message = await this.message();
    await (await this.mover()).press(message, button);
    await this.advanced(version);
  }

  /** The table, once it has a later version than this and shows it. */
  async advanced(version: number): Promise<TableOf<'tuchulcha'>> {
    const end = Date.now() + WAIT_MS;
    while ((await this.table()).version <= version) {
      if (Date.now() > end) throw new WaitedInVain(`Table ${this.number} stayed at version ${version}.`);
      await this.harness.nextUpdate();
    }
    return this.settled();
  }

  /** The log replays to the stored state, at any moment. */
  async expectLogReplays(): Promise<void> {
    const table = await this.table();
    const log = await this.log();
    if (!table.setup) throw new Error(`Table ${this.number} has not begun.`);
    const actions = log.slice(0, table.logLength).map(({ action }) => action);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
    expect(replay(tuchulcha, table.setup, actions).state).toEqual(table.state);
  }
}

interface Opening {
  readonly players?: number;
  readonly computers?: number;
  /** By name or id; #games if left out. */
  readonly channel?: string;
  /** The channel's server; the first one if left out. */
  readonly guildId?: string;
}

/** The lobby from `/tuchulcha new`: its answer, once that is more than the announcement of a table. */
export async function lobbyOf(
  opener: Person,
  values: Parameters<Person['command']>[1] = {},
): Promise<PageMessage> {
  const { id } = await (await opener.command('tuchulcha new', values)).reply();
  return opener.waitForChange(id, (message) => buttonsOf(message).length > 0);
}

/** Opens a table by its command; its lobby is the answer. */
export async function openTable(harness: Harness, opener: Person, options: Opening = {}): Promise<Game> {
  const { channel, guildId = harness.playground.guildId, ...values } = options;
  const done = await opener.command('tuchulcha new', values, channel ? { channel } : {});
  const { id } = await done.reply();
  const table = await tableOfLobby(harness, opener, id, guildId);
  const game = new Game(harness, table);
  await opener.waitForChange(table.showing.lobbyMessageId ?? '', (message) => buttonsOf(message).length > 0);
  // A full table starts automatically.
  if (isReady(table)) await game.advanced(table.version);
  await game.settled();
  return game;
}

/**
 * The table of a lobby's message, once that is stored. On a busy machine the bot may have had to acknowledge the command before the
 * lobby was there, and a private table's is elsewhere: then the message links to it, or to its first turn.
 */
async function tableOfLobby(
  harness: Harness,
  { id: openerId }: Person,
  id: string,
  guildId = harness.playground.guildId,
): Promise<Table> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const tables = await harness.store.tablesOf(guildId, openerId);
    const answer = harness.visitors.page.messages.get(id);
    const linked = answer ? buttonsOf(answer).map(({ url }) => url?.split('/').at(-1)) : [];
    const opened = tables.find(({ showing: { lobbyMessageId, turnMessageId } }) =>
      [id, ...linked].some((one) => one === lobbyMessageId || one === turnMessageId),
    );
    if (opened) return opened;
    if (Date.now() > end) throw new Error(`No table came of ${id} (${tables.length} others are there).`);
    await harness.nextUpdate();
  }
}

/** The people sit down in this order, on the first colors that are free; the last one starts the game. */
export async function startGame(
  harness: Harness,
  people: readonly Person[],
  { computers = 0, ...place }: Pick<Opening, 'computers' | 'channel' | 'guildId'> = {},
): Promise<Game> {
  const [opener, ...others] = people;
  if (!opener) throw new Error('A game needs somebody.');
  const players = people.length + computers;
  const game = await openTable(harness, opener, { players, computers, ...place });
  for (const person of others) {
    const { version } = await game.table();
    const lobby = await game.lobby();
    const { seats } = await game.table();
    const [color] = COLORS.filter((one) => seats.every((seat) => seat.color !== one));
    if (players === 2)
      await person.press(
        lobby,
        idOf(lobby, ({ on }) => on === 'join'),
      );
    else await joinAs(person, lobby, color ?? 'blue');
    await game.advanced(version);
  }
  // A full table starts automatically, once its lobby is visible.
  const table = await game.settled();
  if (isReady(table)) await game.advanced(table.version);
  return game;
}

/** Sits down on a color, which is one of the lobby's further options. */
async function joinAs(person: Person, lobby: PageMessage, color: Color): Promise<Acknowledged> {
  const options = await (
    await person.press(
      lobby,
      idOf(lobby, ({ on }) => on === 'options'),
    )
  ).reply();
  return person.press(
    options,
    idOf(options, (tap) => tap.on === 'sit' && tap.seat === color),
  );
}

/** Gives up a game, by the command and its second tap; resolves when the table shows it. */
export async function resign(game: Game, person: Person): Promise<void> {
  const { version } = await game.table();
  const asked = await (await person.command('tuchulcha end', { table: game.id })).reply();
  await person.press(asked, /^Resign/);
  await game.advanced(version);
}

/** The custom id of the first button that means this: words are what is tested here. */
function idOf(message: PageMessage, wanted: (tap: Tap) => boolean): string {
  const found = buttonsOf(message).find(({ customId }) => {
    const tap = parseTap(customId ?? '');
    return tap !== null && wanted(tap);
  });
  if (!found?.customId) throw new Error(`No such button: ${textOf(message)}`);
  return found.customId;
}
