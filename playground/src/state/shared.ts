/** The state shared by all parts of the fake Discord: settings, clock, ids, people, guilds, and the receivers of events. */
import { type APIRole, type APIUser, Locale } from 'discord-api-types/v10';
import type { ToPage } from '../page-protocol.ts';
import { refusal } from '../refusal.ts';
import type { Channel } from './channel.ts';
import { Guild, INVITATION, type NewRole } from './guild.ts';
import { defaultPeople, makeBot, makePeople, type Person, type PersonSpec } from './people.ts';
import { Snowflakes } from './snowflake.ts';

/** The options of a playground. */
export interface Settings {
  readonly guildName: string;
  readonly botName: string;
  /** The permissions of the bot's role; those of `INVITATION` by default. */
  readonly botPermissions: bigint;
  readonly people: readonly PersonSpec[];
  /** The language of the first server; each further one has another by default. */
  readonly guildLocale: Locale;
  /** Whether the servers have a channel for greetings of Discord and bots: #games. */
  readonly hasSystemChannel: boolean;
  /** Milliseconds that a bot has to acknowledge an interaction; Discord's 3000 by default. */
  readonly acknowledgementMs: number;
  /** Milliseconds for which an interaction's token is valid; Discord's 15 minutes by default. */
  readonly tokenMs: number;
  /** Milliseconds for which an enforced nonce prevents a second message; 3 minutes by default. */
  readonly nonceMs: number;
  /** How often direct messages can be opened before that is refused (40003); null, the default: unlimited. */
  readonly directOpenings: { readonly times: number; readonly withinMs: number } | null;
  /**
   * Unix milliseconds, used for ids, messages, tokens, nonces and idle threads. With it, idle threads are archived only by
   * `admin.archiveIdleThreads`. Acknowledgements, heartbeats, rate limits and hanging requests still use real time.
   */
  readonly now: () => number;
}

/** The languages of further servers. */
const LOCALES = [
  Locale.EnglishUS,
  Locale.Italian,
  Locale.German,
  Locale.Dutch,
  Locale.Japanese,
  Locale.PortugueseBR,
];

const DEFAULTS: Settings = {
  guildName: 'Tarchna',
  botName: 'Haruspex',
  botPermissions: INVITATION,
  people: defaultPeople,
  guildLocale: Locale.EnglishUS,
  hasSystemChannel: true,
  acknowledgementMs: 3000,
  tokenMs: 15 * 60_000,
  nonceMs: 3 * 60_000,
  directOpenings: null,
  now: () => Date.now(),
};

interface Place {
  /** The number of guilds, at least 1. */
  readonly guilds: number;
  /** The address of attachments, without a slash at the end. */
  readonly origin: () => string;
}

export interface GatewayEvent {
  readonly name: string;
  readonly data: unknown;
  /** Null for events outside guilds. */
  readonly guildId: string | null;
}

interface EventSinks {
  toBot(event: GatewayEvent): void;
  toPage(event: ToPage): void;
}

export class SharedState {
  readonly settings: Settings & Place;
  readonly events: EventSinks;
  readonly ids: Snowflakes;
  readonly people: ReadonlyMap<string, Person>;
  /** The bot, whose id is also the application's. */
  readonly bot: APIUser;
  /** Guilds by id, beginning with the first. All have the same people with the same permissions. */
  readonly guilds: ReadonlyMap<string, Guild>;
  readonly guild: Guild;

  constructor(given: Partial<Settings> & Place, events: EventSinks) {
    const settings = { ...DEFAULTS, ...given };
    this.settings = settings;
    this.events = events;
    this.ids = new Snowflakes(settings.now);
    this.people = makePeople(settings.people);
    this.bot = makeBot(settings.botName);
    const owner = [...this.people.keys()][0] ?? this.bot.id;
    const found = (number: number) => {
      const name = number === 0 ? settings.guildName : `${settings.guildName} ${number + 1}`;
      const others = LOCALES.filter((one) => one !== settings.guildLocale);
      const locale = others[number - 1] ?? settings.guildLocale;
      const { botPermissions, hasSystemChannel } = settings;
      return new Guild(
        number,
        name,
        owner,
        this.bot.id,
        botPermissions,
        { locale, hasSystemChannel },
        this.people,
      );
    };
    this.guild = found(0);
    const others = Array.from({ length: settings.guilds - 1 }, (_, index) => found(index + 1));
    this.guilds = new Map([this.guild, ...others].map((guild) => [guild.id, guild]));
  }

  guildOf(channel: Channel): Guild | null {
    if (channel.kind === 'dm') return null;
    const guild = this.guilds.get(channel.guildId);
    if (guild === undefined) throw new Error(`there is no guild ${channel.guildId}`);
    return guild;
  }

  /** Creates a role and informs the bot. */
  addRole(guild: Guild, name: string, more: NewRole): APIRole {
    const role = guild.addRole(this.ids.next(), name, more);
    this.events.toBot({
      name: 'GUILD_ROLE_CREATE',
      data: { guild_id: guild.id, role },
      guildId: guild.id,
    });
    return role;
  }

  isoNow(): string {
    return new Date(this.settings.now()).toISOString();
  }

  /** Whether a person or the bot may only read on the server. The end of a time-out is announced to nobody. */
  isTimedOut({ timedOutUntil }: Pick<Person, 'timedOutUntil'>): boolean {
    return timedOutUntil !== null && Date.parse(timedOutUntil) > this.settings.now();
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
