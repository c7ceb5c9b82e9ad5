import { ActivityType, type Client, Events, type PresenceData, Status } from 'discord.js';
import { languageOf, translator } from '../../texts/index.ts';

/** Discord takes a few changes a minute from each shard; hardly anybody looks that often. */
const EVERY_MS = 15 * 60_000;

interface StatusLineParts {
  readonly client: Client;
  readonly now: () => Date;
  readonly playing: () => Promise<number>;
}

/** The line below the bot's name: how many games are going on, and how one begins. */
export class StatusLine {
  readonly #parts: StatusLineParts;
  #text = '';
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: StatusLineParts) {
    this.#parts = parts;
    // A new session begins with the line that the client logs in with.
    parts.client.on(Events.ShardReady, (shard) => {
      if (this.#text !== '') this.#show([shard]);
    });
  }

  /** Looks again where the last look is long ago, and tells Discord where something has changed. */
  async run(): Promise<void> {
    const { client, now, playing } = this.#parts;
    const at = now().getTime();
    if (at - this.#lookedAt < EVERY_MS) return;
    this.#lookedAt = at;
    const count = await playing();
    // Discord says nothing about a server that was out of reach at the login.
    const servers = client.guilds.cache.filter(({ available }) => available);
    const text = statusText(
      servers.map(({ preferredLocale }) => preferredLocale),
      count,
    );
    if (text === this.#text) return;
    this.#text = text;
    this.#show([...client.ws.shards.filter(({ status }) => status === Status.Ready).keys()]);
  }

  #show(shardId: number[]): void {
    this.#parts.client.user?.setPresence({ ...presenceOf(this.#text), shardId });
  }
}

/** One line for all: in the language of the servers where they have the same, else in English. */
export function statusText(locales: readonly string[], playing: number): string {
  const languages = new Set(locales.map(languageOf));
  const [language = 'en'] = languages;
  const t = translator(languages.size === 1 ? language : 'en');
  return t('status.line', { count: playing, help: `/${t('name.help')}` });
}

export const presenceOf = (text: string): PresenceData => ({
  activities: [{ type: ActivityType.Custom, name: 'status', state: text }],
});
