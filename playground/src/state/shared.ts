/** Shared by all parts of the fake Discord: settings, clock, ids, people, the guild, and where events go. */
import type { APIUser } from 'discord-api-types/v10';
import type { ToPage } from '../page-protocol.ts';
import { refusal } from '../refusal.ts';
import type { Channel } from './channel.ts';
import { Guild } from './guild.ts';
import { makeBot, makePeople, type Person, type PersonSpec } from './people.ts';
import { Snowflakes } from './snowflake.ts';

interface Settings {
  readonly guildName: string;
  /** How many guilds there are, 1 or more. */
  readonly guilds: number;
  readonly botName: string;
  readonly botPermissions: bigint;
  readonly people: readonly PersonSpec[];
  /** Milliseconds a bot has to answer an interaction. */
  readonly acknowledgementMs: number;
  /** Milliseconds an interaction's token lives. */
  readonly tokenMs: number;
  /** Milliseconds an enforced nonce is remembered. */
  readonly nonceMs: number;
  readonly now: () => number;
  /** Where attachments are served, without a slash at the end. */
  readonly origin: () => string;
}

export interface GatewayEvent {
  readonly name: string;
  readonly data: unknown;
  /** Null outside the guild. */
  readonly guildId: string | null;
}

interface EventSinks {
  toBot(event: GatewayEvent): void;
  toPage(event: ToPage): void;
}

export class SharedState {
  readonly settings: Settings;
  readonly events: EventSinks;
  readonly ids: Snowflakes;
  readonly people: ReadonlyMap<string, Person>;
  /** Its id is the application's too. */
  readonly bot: APIUser;
  /** By id, the first one first. All of them have the same people, with the same rights. */
  readonly guilds: ReadonlyMap<string, Guild>;
  /** The first one, which is the page's. */
  readonly guild: Guild;

  constructor(settings: Settings, events: EventSinks) {
    this.settings = settings;
    this.events = events;
    this.ids = new Snowflakes(settings.now);
    this.people = makePeople(settings.people);
    this.bot = makeBot(settings.botName);
    const owner = [...this.people.keys()][0] ?? this.bot.id;
    const found = (number: number) => {
      const name = number === 0 ? settings.guildName : `${settings.guildName} ${number + 1}`;
      return new Guild(number, name, owner, this.bot.id, settings.botPermissions, this.people);
    };
    this.guild = found(0);
    const others = Array.from({ length: settings.guilds - 1 }, (_, index) => found(index + 1));
    this.guilds = new Map([this.guild, ...others].map((guild) => [guild.id, guild]));
  }

  /** A channel's guild; null for direct messages. */
  guildOf(channel: Channel): Guild | null {
    if (channel.kind === 'dm') return null;
    const guild = this.guilds.get(channel.guildId);
    if (guild === undefined) throw new Error(`there is no guild ${channel.guildId}`);
    return guild;
  }

  isoNow(): string {
    return new Date(this.settings.now()).toISOString();
  }

  person(id: string): Person {
    const person = this.people.get(id);
    if (person === undefined) throw refusal('unknownUser');
    return person;
  }

  user(id: string): APIUser {
    return id === this.bot.id ? this.bot : this.person(id).user;
  }
}
