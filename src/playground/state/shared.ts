/** Shared by all parts of the fake Discord: settings, clock, ids, people, the guild, and where events go. */
import type { APIUser } from 'discord-api-types/v10';
import type { ToPage } from '../page-protocol.ts';
import { refusal } from '../refusal.ts';
import { Guild } from './guild.ts';
import { makeBot, makePeople, type Person, type PersonSpec } from './people.ts';
import { Snowflakes } from './snowflake.ts';

interface Settings {
  readonly guildName: string;
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
  readonly guild: Guild;

  constructor(settings: Settings, events: EventSinks) {
    this.settings = settings;
    this.events = events;
    this.ids = new Snowflakes(settings.now);
    this.people = makePeople(settings.people);
    this.bot = makeBot(settings.botName);
    const owner = [...this.people.keys()][0] ?? this.bot.id;
    this.guild = new Guild(settings.guildName, owner, this.bot.id, settings.botPermissions, this.people);
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
