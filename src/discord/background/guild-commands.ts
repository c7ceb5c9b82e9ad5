import { createHash } from 'node:crypto';
import type { Client } from 'discord.js';
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  type RESTPostAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { atMost, cachedIn } from '../../cache-limits.ts';
import { gameModules } from '../../tables/game-registry.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import { jsonNote } from '../../tables/store.ts';
import { rememberGuildCommands } from '../../texts/index.ts';
import { KeyedQueue } from '../../worker-queue.ts';
import { isPermanentError } from '../api/errors.ts';
import { withTimeout } from '../api/interaction.ts';
import { type GameFeature, gameFeatures } from '../game-features.ts';
import type { HandlerContext, PeriodicTask } from '../handling/context.ts';

type Definition = RESTPostAPIApplicationCommandsJSONBody;

/** So many servers get their commands at once, in a run of the periodic tasks: after an update that changes them, some 300 a minute. */
const MAX_CONCURRENT = 50;
/** Discord may let a server's commands change only hours later; nothing else waits for it so long. */
const PATIENCE_MS = 5000;
const RETRY_MS = 60_000;
/** Maximum updates of a server's commands in this time, however often its settings change; the last change is applied later. */
const MAX_TOLD = 5;
const TOLD_MS = 10 * 60_000;
const REFUSED_MS = 10 * 60_000;

const GUILDS = 10_000;

const commandsJson = z.strictObject({
  /** A digest of the commands; empty if there are none. */
  digest: z.string(),
  /** Discord's ids of the slash commands, by name. */
  ids: z.record(z.string(), z.string()),
  /** The time when Discord accepted them (Unix ms). */
  at: z.number(),
  /** Discord refused them at the last attempt. */
  isRefused: z.boolean(),
});

/** The server's own commands, as last accepted by Discord. */
type GuildCommandsNote = z.infer<typeof commandsJson>;

const NO_COMMANDS: GuildCommandsNote = { digest: '', ids: {}, at: 0, isRefused: false };

export const guildCommandsNote = jsonNote<GuildCommandsNote>('commands', commandsJson, NO_COMMANDS);

interface Commands {
  readonly definitions: readonly Definition[];
  readonly digest: string;
}

interface Parts extends Pick<HandlerContext, 'store' | 'log' | 'now'> {
  readonly client: Client;
  readonly commandsOf: (game: GameFeature) => readonly Definition[];
}

/**
 * Keeps the commands of games that a server turns on: they are there while the game is on, or a table of it is open. What Discord
 * took last is noted, so that it is told only of changes. Each process looks after the servers that it serves.
 */
export class GuildCommands implements PeriodicTask {
  readonly #parts: Parts;
  readonly #queue = new KeyedQueue();
  /** The stored notes that this process has read. */
  readonly #noted = new LRUCache<Snowflake, GuildCommandsNote>(atMost(GUILDS));
  /** When a server whose commands failed is tried again, in Unix milliseconds. */
  readonly #retryAt = new LRUCache<Snowflake, number>(atMost(GUILDS));
  /** When a server was told of commands lately, in Unix milliseconds. */
  readonly #told = new LRUCache<Snowflake, readonly number[]>(atMost(GUILDS));
  /** By the names of the games; each server is compared with them at each run. */
  readonly #commands = new Map<string, Commands>();
  #commandsMadeFor = gameModules();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    const { store, log } = this.#parts;
    try {
      const chosen = new Map<Snowflake, GuildSettings>();
      for (const { name, isOn } of gameFeatures())
        if (isOn)
          for (const { guildId, settings } of await store.guildsWith(name)) chosen.set(guildId, settings);
      const stale: Snowflake[] = [];
      for (const [guildId, settings] of chosen) {
        if (stale.length === MAX_CONCURRENT) break;
        if (!this.#isDue(guildId)) continue;
        if ((await this.#changeFor(guildId, settings)) !== null) stale.push(guildId);
      }
      await Promise.all(stale.map((guildId) => this.#update(guildId)));
    } catch (error) {
      log.error({ err: error }, 'failed to look after the commands of servers');
    }
  }

  async serverChanged(guildId: Snowflake, before: GuildSettings, after: GuildSettings): Promise<void> {
    if (!gameFeatures().some(({ isOn }) => isOn && isOn(before) !== isOn(after))) return;
    if (!this.#isToldOften(guildId)) await this.#update(guildId);
  }

  /** Another process's server is that process's; and one that is out of reach, or whose commands are on their way, waits. */
  #isDue(guildId: Snowflake): boolean {
    const { client, now } = this.#parts;
    if (!client.guilds.cache.get(guildId)?.available || this.#queue.isBusy(guildId)) return false;
    if (this.#isToldOften(guildId)) return false;
    const at = now().getTime();
    const retryAt = this.#retryAt.get(guildId) ?? 0;
    // A clock that was set back doesn't stop it.
    return at >= retryAt || at < retryAt - REFUSED_MS;
  }

  #toldLately(guildId: Snowflake): readonly number[] {
    const at = this.#parts.now().getTime();
    return (this.#told.get(guildId) ?? []).filter((told) => Math.abs(at - told) < TOLD_MS);
  }

  readonly #isToldOften = (guildId: Snowflake): boolean => this.#toldLately(guildId).length >= MAX_TOLD;

  /** Never throws. Discord's answer is waited for a while, and may come later. */
  #update(guildId: Snowflake): Promise<void> {
    const { log, now } = this.#parts;
    const updated = this.#queue
      .run(guildId, () => this.#bringUpToDate(guildId))
      .catch((error: unknown) => {
        this.#retryAt.set(guildId, now().getTime() + RETRY_MS);
        log.warn({ err: error, guild: guildId }, 'failed to change the commands of a server');
      });
    return withTimeout(PATIENCE_MS, updated, undefined);
  }

  /** The settings are read again after each change: they may be others by then, by another process, which may have acted, too. */
  async #bringUpToDate(guildId: Snowflake): Promise<void> {
    const { store } = this.#parts;
    this.#noted.delete(guildId);
    for (;;) {
      const change = await this.#changeFor(guildId, await store.guildSettings(guildId));
      if (change === null || !(await this.#register(guildId, change))) return;
    }
  }

  /** The commands that the server is to have; null where it has them. */
  async #changeFor(guildId: Snowflake, settings: GuildSettings): Promise<Commands | null> {
    const noted = await this.#note(guildId);
    const games: GameFeature[] = [];
    for (const game of gameFeatures())
      if (
        game.isOn &&
        (game.isOn(settings) || (noted.ids[game.name] && (await this.#isPlayed(guildId, game))))
      )
        games.push(game);
    const wanted = this.#commandsOf(games);
    const { length } = wanted.definitions;
    if (noted.isRefused) {
      if (length > 0) return wanted;
      // Nothing is wanted any more of what was refused.
      await this.#save(guildId, NO_COMMANDS);
      return null;
    }
    // Discord may have dropped them when the bot was thrown out.
    const isThere = length === 0 || noted.at >= this.#joinedAt(guildId);
    return noted.digest === wanted.digest && isThere ? null : wanted;
  }

  #commandsOf(games: readonly GameFeature[]): Commands {
    const modules = gameModules();
    if (this.#commandsMadeFor !== modules) this.#commands.clear();
    this.#commandsMadeFor = modules;
    return cachedIn(this.#commands, games.map(({ name }) => name).join(), (): Commands => {
      const definitions = games.flatMap(this.#parts.commandsOf);
      return { definitions, digest: digestOf(definitions) };
    });
  }

  #joinedAt(guildId: Snowflake): number {
    return this.#parts.client.guilds.cache.get(guildId)?.joinedTimestamp ?? 0;
  }

  async #note(guildId: Snowflake): Promise<GuildCommandsNote> {
    const known = this.#noted.get(guildId);
    if (known) return known;
    const noted = await guildCommandsNote.read(this.#parts.store, guildId);
    this.#remember(guildId, noted);
    return noted;
  }

  #remember(guildId: Snowflake, noted: GuildCommandsNote): void {
    this.#noted.set(guildId, noted);
    rememberGuildCommands(guildId, noted.ids);
  }

  async #save(guildId: Snowflake, noted: GuildCommandsNote): Promise<void> {
    await guildCommandsNote.save(this.#parts.store, guildId, noted);
    this.#remember(guildId, noted);
  }

  async #isPlayed(guildId: Snowflake, { name }: GameFeature): Promise<boolean> {
    const { store } = this.#parts;
    for (const { id } of await store.placesIn(guildId))
      if ((await store.load(id))?.game === name) return true;
    return false;
  }

  /** False where Discord refuses; rejects where it fails otherwise. */
  async #register(guildId: Snowflake, { definitions, digest }: Commands): Promise<boolean> {
    const { client, log, now } = this.#parts;
    const at = now().getTime();
    this.#told.set(guildId, [...this.#toldLately(guildId), at]);
    try {
      const route = Routes.applicationGuildCommands(client.application?.id ?? '', guildId);
      const taken = (await client.rest.put(route, { body: definitions })) as APIApplicationCommand[];
      const ids = taken
        .filter(({ type }) => type === ApplicationCommandType.ChatInput)
        .map(({ name, id }) => [name, id] as const);
      await this.#save(guildId, {
        digest,
        ids: Object.fromEntries(ids),
        // Discord's clock may be ahead.
        at: Math.max(at, this.#joinedAt(guildId)),
        isRefused: false,
      });
      this.#retryAt.delete(guildId);
      log.info({ guild: guildId, commands: definitions.length }, 'commands of a server registered');
      return true;
    } catch (error) {
      if (!isPermanentError(error)) throw error;
      log.warn({ err: error, guild: guildId }, 'Discord refuses the commands of a server');
      await this.#save(guildId, { ...NO_COMMANDS, at, isRefused: true });
      this.#retryAt.set(guildId, at + REFUSED_MS);
      return false;
    }
  }
}

const digestOf = (commands: readonly Definition[]): string =>
  commands.length === 0 ? '' : createHash('sha256').update(JSON.stringify(commands)).digest('base64url');
