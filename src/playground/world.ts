/** Everything the double knows, and the two ways out of it: the bot's gateway and the page. */
import type { APIUser } from 'discord-api-types/v10';
import { Attachments } from './attachments.ts';
import { Channels } from './channels.ts';
import { Commands } from './commands.ts';
import { Guild } from './guild.ts';
import { Interactions } from './interactions.ts';
import { Messages } from './messages.ts';
import type { ToPage } from './page-protocol.ts';
import { makeBot, makePeople, type Person, type PersonSpec } from './people.ts';
import { refusal } from './refusal.ts';
import { Snowflakes } from './snowflake.ts';

export interface BotEvent {
  readonly name: string;
  readonly data: unknown;
  /** Null outside the guild. */
  readonly guildId: string | null;
}

export interface Outlets {
  bot(event: BotEvent): void;
  page(event: ToPage): void;
}

export interface WorldOptions {
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

export class World {
  readonly options: WorldOptions;
  readonly outlets: Outlets;
  readonly ids: Snowflakes;
  readonly people: ReadonlyMap<string, Person>;
  /** Its id is the application's too. */
  readonly bot: APIUser;
  readonly guild: Guild;
  readonly attachments: Attachments;
  readonly channels: Channels;
  readonly messages: Messages;
  readonly commands: Commands;
  readonly interactions: Interactions;

  constructor(options: WorldOptions, outlets: Outlets) {
    this.options = options;
    this.outlets = outlets;
    this.ids = new Snowflakes(options.now);
    this.people = makePeople(options.people);
    this.bot = makeBot(options.botName);
    const owner = [...this.people.keys()][0] ?? this.bot.id;
    this.guild = new Guild(options.guildName, owner, this.bot.id, options.botPermissions, this.people);
    this.attachments = new Attachments(this);
    this.channels = new Channels(this);
    this.messages = new Messages(this);
    this.commands = new Commands(this);
    this.interactions = new Interactions(this);
  }

  isoNow(): string {
    return new Date(this.options.now()).toISOString();
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
