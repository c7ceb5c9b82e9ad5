import { type APIUser, Locale, type UserFlags } from 'discord-api-types/v10';
import { snowflakeAt } from './snowflake.ts';

/** A fixed date, so that guild, channels and people keep their ids when a bot's storage outlives the playground. */
const FOUNDED = Date.UTC(2024, 2, 1);
/** `server` is 0-based. Servers are a millisecond apart, so that with as many shards each shard has one. */
export const fixedId = (sequence: number, server = 0) => snowflakeAt(FOUNDED + server, sequence);

/** The server's first channel, used for greetings of Discord and bots. */
export const firstChannelId = (server: number): string => fixedId(20, server);

export interface PersonSpec {
  /** Discord allows 2 to 32 lower-case letters, digits, `_` and `.`. */
  readonly username: string;
  readonly displayName: string;
  readonly nick?: string;
  readonly locale?: Locale;
  /** The hash of a picture, which the playground doesn’t have; none by default. */
  readonly avatar?: string;
  /** Bits of `PermissionFlagsBits` besides everyone's. */
  readonly permissions?: bigint;
}

export interface Person {
  readonly user: APIUser;
  nick: string | null;
  locale: Locale;
  joinedAt: string;
  inGuild: boolean;
  open: boolean;
  /** Additional bits, granted by a role of their own. */
  permissions: bigint;
  /** Whether they added the app to their account: they can use it on servers without the bot. */
  hasApp: boolean;
  /** The end of a time-out (ISO time). */
  timedOutUntil: string | null;
}

export const defaultPeople: readonly PersonSpec[] = [
  { username: 'aule', displayName: 'Aule' },
  { username: 'larthia', displayName: 'Larthia', locale: Locale.EnglishGB },
  { username: 'vel.thur', displayName: '*Vel*_thur_ @everyone', locale: Locale.Japanese },
  { username: 'ramtha', displayName: 'Ramtha', nick: 'Ramtha of the Lake', locale: Locale.PortugueseBR },
  { username: 'arnth', displayName: 'Arnth', locale: Locale.French },
  { username: 'thana', displayName: 'Thana', locale: Locale.Swedish },
];

function user(id: string, username: string, displayName: string | null, bot: boolean): APIUser {
  return {
    id,
    username,
    discriminator: '0',
    global_name: displayName,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    public_flags: 0 as UserFlags,
    flags: 0 as UserFlags,
    primary_guild: null,
    ...(bot ? { bot: true } : {}),
  };
}

export function makePeople(specs: readonly PersonSpec[]): Map<string, Person> {
  return new Map(
    specs.map((spec, index) => {
      const id = fixedId(100 + index);
      const person: Person = {
        user: { ...user(id, spec.username, spec.displayName, false), avatar: spec.avatar ?? null },
        nick: spec.nick ?? null,
        locale: spec.locale ?? Locale.EnglishUS,
        joinedAt: new Date(FOUNDED + index * 86_400_000).toISOString(),
        inGuild: true,
        open: true,
        permissions: spec.permissions ?? 0n,
        hasApp: false,
        timedOutUntil: null,
      };
      return [id, person];
    }),
  );
}

export function makeBot(username: string): APIUser {
  return { ...user(fixedId(1), username, null, true), discriminator: '2024' };
}
