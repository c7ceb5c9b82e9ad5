import type { Snowflake } from 'discord.js';
import { seasonsFeature } from '../../src/discord/features/seasons/index.ts';
import { tableListFeature } from '../../src/discord/features/table-list/index.ts';
import { PROPOSED_TERMS } from '../../src/tables/bacchanalia/terms.ts';
import { type StoryTable, withStorySettings } from '../../src/tables/bacchanalia/types.ts';
import { openLobby, sitDown, startIfFull } from '../../src/tables/changes/lobby.ts';
import { forInteraction } from '../../src/tables/changes/table-transaction.ts';
import type { Person } from '../../src/tables/game-types.ts';
import { joinSeason, MAX_OPEN_SEASONS, manageSeason, openSeason } from '../../src/tables/seasons/changes.ts';
import type { SeasonTerms } from '../../src/tables/seasons/season.ts';
import { DEFAULT_GUILD_SETTINGS, DEFAULT_SETTINGS, MAX_BLOCKED } from '../../src/tables/settings.ts';
import type { Table } from '../../src/tables/table.ts';
import { withPuzzleSettings } from '../../src/tables/tuchulcha/puzzles.ts';
import { DAY } from '../e2e/test-clock.ts';
import { playShort } from '../storage/short-games.ts';
import { opened } from '../tables/opened.ts';
import { allReady, colorAt, isTold, isUnderWay, storyUntil } from '../tables/story-world.ts';
import { clientOf } from './a-server.ts';
import { seasonsOf, taskOf } from './posting.ts';
import type { TestBot } from './test-bot.ts';

/** As long as Discord's ids get. */
const long = (number: number): Snowflake => `${1_300_000_000_000_000_000n + BigInt(number)}`;

export const SERVER = long(1);
export const CHANNEL = long(2);
const CHANNELS = Array.from({ length: 30 }, (_, index) => long(index + 2));
const ROLES = Array.from({ length: 30 }, (_, index) => long(index + 50));

/** `tables`: this many lobbies of each game. The same people are at all tables. */
interface Crowd {
  readonly locale: string;
  readonly names: readonly string[];
  readonly tables: number;
  readonly seasons: number;
}

const LONG_TALE = 'The rain fell on all the tents. '.repeat(200);
const ZONE = 'America/Argentina/ComodRivadavia';

/** Finished games: more than a page of the list shows. */
const PAST = 24;

const SEATS = ['blue', 'red', 'yellow', 'black'] as const;

/** A server with people, tables, seasons, stories and results. */
export class CrowdedServer {
  readonly bot: TestBot;
  readonly people: readonly Person[];
  readonly client;
  readonly crowd: Crowd;

  constructor(bot: TestBot, crowd: Crowd) {
    this.bot = bot;
    this.crowd = crowd;
    this.people = crowd.names.map((name, index) => ({ kind: 'person', userId: long(index + 100), name }));
    const roles = ROLES.map(
      (id, index) => [id, [crowd.names[index % crowd.names.length] ?? '', true]] as const,
    );
    this.client = clientOf(
      Object.fromEntries(CHANNELS.map((id) => [id, true])),
      Object.fromEntries(roles),
      SERVER,
    );
    for (const id of CHANNELS) bot.discord.addChannel(id);
  }

  async fill(): Promise<void> {
    const { tables, seasons } = this.crowd;
    await this.#set();
    for (let count = 0; count < seasons; count++)
      await this.#season(
        count,
        count % 2 === 1
          ? { pace: 'live', weeks: 0, evening: { rounds: 4, minutes: 120, final: true } }
          : { weeks: 52, timeZone: ZONE },
      );
    const past = seasons > 0 ? await this.#season(seasons, {}) : null;
    this.bot.after(3 * DAY);
    await this.bot.world.store.recordHeartbeat(this.bot.world.at, Number.POSITIVE_INFINITY);
    await this.#posts();
    if (past !== null) await manageSeason(seasonsOf(this.bot), past, this.#opener, { type: 'stopped' });
    for (let count = 0; count < PAST; count++) await this.#past(count);
    await this.bot.context.results.hide(this.people[1]?.userId ?? '', true);
    const { tableMessages, world } = this.bot;
    await storyUntil(world, await this.#story(), isTold);
    const told = await this.#story();
    // Others have told something since the first person did.
    const hasMissed = (table: StoryTable) =>
      table.state?.told.at(-1)?.teller !== colorAt(table, this.people[0]?.userId ?? '');
    await storyUntil(this.bot.world, told, (table) => isUnderWay(table) && hasMissed(table), LONG_TALE);
    await tableMessages.show(told);
    for (let count = 0; count < tables; count++) {
      await this.#lobby('tuchulcha', 3);
      await this.#lobby('bacchanalia', 3);
      if (count % 2 === 0) await this.#game();
    }
    await this.#posts();
  }

  /** The cards of seasons, the list of tables, the puzzle. */
  async #posts(): Promise<void> {
    for (const feature of [seasonsFeature, tableListFeature])
      await taskOf(feature, this.client)(this.bot).run();
  }

  async #set(): Promise<void> {
    const { locale } = this.crowd;
    const { store, world } = this.bot;
    const server = { ...DEFAULT_GUILD_SETTINGS, locale, maxTables: null, openingWait: 0 };
    const [seatRole = null] = ROLES;
    await store.saveGuildSettings(
      SERVER,
      withStorySettings(
        withPuzzleSettings(
          { ...server, channels: CHANNELS.slice(0, 25), tableList: CHANNEL, seatRole },
          { channel: CHANNEL },
        ),
        { channels: 'everywhere' },
      ),
    );
    await store.saveSettings(this.people[0]?.userId ?? '', {
      ...DEFAULT_SETTINGS,
      locale,
      reminders: [50, 25, 10],
      timeZone: ZONE,
      quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: ZONE },
      vacations: [{ from: new Date(world.at.getTime() + DAY), to: new Date(world.at.getTime() + 9 * DAY) }],
      blocked: Array.from({ length: MAX_BLOCKED }, (_, index) => long(index + 300)),
    });
  }

  /** A lobby with so many people, one of whom has opened it. */
  async #lobby(game: 'tuchulcha' | 'bacchanalia', seated: number): Promise<Table> {
    const { world, discord, tableMessages } = this.bot;
    const [opener, ...others] = this.people.slice(0, seated);
    if (!opener) throw new Error('nobody');
    const tables = forInteraction(world.tables, world.nextInteractionId());
    const table = opened(
      await openLobby(tables, {
        ...world.opening([], { size: 4 }),
        guildId: SERVER,
        channelId: CHANNEL,
        opener,
        locale: this.crowd.locale,
        lobbyMessageId: discord.addMessage(CHANNEL, '').id,
        ...(game === 'bacchanalia' && {
          game,
          terms: { ...PROPOSED_TERMS, end: { kind: 'scenes', scenes: 4 } },
        }),
      }),
    );
    for (const [index, person] of others.entries())
      await sitDown(world.tables, table.id, person, SEATS[index + 1] ?? 'blue');
    await tableMessages.show(table.id);
    return table;
  }

  async #game(): Promise<void> {
    const { id } = await this.#lobby('tuchulcha', 4);
    await startIfFull(this.bot.world.tables, id);
    await this.bot.tableMessages.show(id);
  }

  async #story(): Promise<string> {
    const { world } = this.bot;
    const { id } = await this.#lobby('bacchanalia', 4);
    await allReady(world, id);
    await startIfFull(world.tables, id);
    return id;
  }

  /** A finished game, every other one against somebody else. */
  async #past(count: number): Promise<void> {
    const { world } = this.bot;
    const [one = 'computer', two = 'computer', ...others] = this.people
      .slice(0, 4)
      .map(({ userId, name }) => [userId, name] as const);
    const players = [
      one,
      count % 2 === 0 ? two : ([long(200 + count), this.crowd.names[1] ?? ''] as const),
    ] as const;
    const { version, id } = await playShort(world.store, {
      id: `past${count}`,
      guildId: SERVER,
      players: count % 2 === 0 ? [...players, ...others] : players,
      at: new Date(world.at.getTime() - count * 100 * DAY),
    });
    await world.store.show(id, { versionShown: version });
  }

  get #opener(): Person {
    const [opener] = this.people;
    if (!opener) throw new Error('nobody');
    return opener;
  }

  async #season(count: number, terms: Partial<SeasonTerms>): Promise<string> {
    const { bot } = this;
    const outcome = await openSeason(seasonsOf(bot), {
      guildId: SERVER,
      channelId: CHANNELS[count % MAX_OPEN_SEASONS] ?? CHANNEL,
      locale: this.crowd.locale,
      opener: this.#opener,
      terms: { game: 'tuchulcha', size: 4, atOnce: 3, pace: 'quick', weeks: 1, timeZone: 'UTC', ...terms },
      startsAt: new Date(bot.world.at.getTime() + (count === 3 ? 9 : 2) * DAY),
    });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { id } = outcome.stored.season;
    for (const person of this.people) await joinSeason(seasonsOf(bot), id, person);
    return id;
  }
}
