import * as z from 'zod';
import type { Pace } from './clock/pace.ts';
import { gameName } from './game-registry.ts';
import { type GameName, type Parsed, type Snowflake, snowflake } from './game-types.ts';

/** When a person wants to play: within one evening, over days, or as it comes. */
export const WHEN = ['tonight', 'days', 'either'] as const;
export type When = (typeof WHEN)[number];

const PACES_OF: Readonly<Record<When, readonly Pace[]>> = {
  tonight: ['live'],
  days: ['daily'],
  either: ['live', 'daily'],
};

/** What a person wants to play with whom: kept for the next time, too. */
export const wantedRow = z.object({
  /** Players of a table; null: any number. */
  size: z.int().min(1).nullable(),
  when: z.enum(WHEN),
  /** Minutes after which computer players take the seats that are left; null: never. */
  computersAfter: z.int().min(0).nullable(),
});

export type Wanted = Parsed<typeof wantedRow>;

export const DEFAULT_SEARCH: Wanted = { size: null, when: 'days', computersAfter: 60 };

/** A person who looks for a table. */
export const seekerRow = wantedRow.extend({
  guildId: snowflake,
  userId: snowflake,
  name: z.string(),
  game: gameName,
  /** Where they asked: their table is opened there. */
  channelId: snowflake,
  since: z.date(),
  /** The tap by which they began to look; no other has the same. */
  askedBy: snowflake,
});

export type Seeker = Parsed<typeof seekerRow>;

/** A table that is to be opened for some of them. */
export interface Match {
  /** The one who has waited longest opens the table. */
  readonly people: readonly [Seeker, ...Seeker[]];
  readonly size: number;
  readonly pace: Pace;
}

/** A match that has been taken, until its table is open: `id` is the opener's tap. */
export interface TakenMatch extends Match {
  readonly id: Snowflake;
}

/** The port to storage for people who look for a table. Every method is one transaction. */
export interface SeekerStore {
  /** What a person chose on a server when they were last asked; null: they never were. */
  wanted(guildId: Snowflake, userId: Snowflake): Promise<Wanted | null>;
  saveWanted(guildId: Snowflake, userId: Snowflake, wanted: Wanted): Promise<void>;
  /** Begins to look, or looks with other wishes from now on. */
  seek(seeker: Seeker): Promise<void>;
  /** False where they weren't looking, or have a table already. */
  stopSeeking(guildId: Snowflake, userId: Snowflake): Promise<boolean>;
  /** Those of a server who look and are in no match, the longest waiting first. */
  seekers(guildId: Snowflake): Promise<readonly Seeker[]>;
  /** Servers where somebody looks, or a match waits for its table. */
  seekingGuilds(): Promise<readonly Snowflake[]>;
  /** Takes all of a match's people, unless one of them no longer looks as the match knows them: then false. */
  takeMatch(match: TakenMatch): Promise<boolean>;
  /** Those whose tables aren't all open yet. */
  takenMatches(guildId: Snowflake): Promise<readonly TakenMatch[]>;
  /** Its people look no more. */
  endMatch(id: Snowflake): Promise<void>;
  /** One of its people can't play and looks no more; the others look on as before. */
  leaveMatch(id: Snowflake, userId: Snowflake): Promise<void>;
}

const accepts = (seeker: Seeker, game: GameName, size: number, pace: Pace): boolean =>
  seeker.game === game &&
  (seeker.size === null || seeker.size === size) &&
  PACES_OF[seeker.when].includes(pace);

/** When computer players may take seats for this person, in Unix milliseconds. */
const patienceEnds = ({ since, computersAfter }: Seeker): number =>
  computersAfter === null ? Number.POSITIVE_INFINITY : since.getTime() + computersAfter * 60_000;

/** Whether a person can play in a channel: it is there, they can read it, and the bot can write. */
export type MayPlay = (seeker: Seeker, channelId: Snowflake) => boolean;

/**
 * Finds a table for people of one server, who are in the order in which they began to look: the first for whom there are enough
 * people gets the largest table; else the first whose wait is over gets one with as many people as there are, and computer players.
 * `sizes`: of a game's tables, ascending; those of a game without computer players are never filled by them.
 */
export function findMatch(
  seekers: readonly Seeker[],
  gameOf: (game: GameName) => { readonly sizes: readonly number[]; readonly hasComputers: boolean },
  now: Date,
  mayPlay: MayPlay = () => true,
): Match | null {
  const openers = seekers.filter((one) => mayPlay(one, one.channelId));
  for (const opener of openers) {
    const full = tablesFor(opener, among(seekers, opener, mayPlay), gameOf(opener.game).sizes).find(
      ({ people, size }) => people.length === size,
    );
    if (full) return full;
  }
  for (const opener of openers) {
    const { sizes, hasComputers } = gameOf(opener.game);
    if (!hasComputers || patienceEnds(opener) > now.getTime()) continue;
    const others = among(seekers, opener, mayPlay).filter(({ computersAfter }) => computersAfter !== null);
    const [best] = tablesFor(opener, others, sizes).sort((a, b) => b.people.length - a.people.length);
    if (best) return best;
  }
  return null;
}

const among = (seekers: readonly Seeker[], { channelId }: Seeker, mayPlay: MayPlay): readonly Seeker[] =>
  seekers.filter((one) => mayPlay(one, channelId));

/** The tables that would suit a person, with whom else they suit: the largest first. */
function tablesFor(opener: Seeker, seekers: readonly Seeker[], sizes: readonly number[]): Match[] {
  return sizes.toReversed().flatMap((size) =>
    PACES_OF[opener.when].flatMap((pace) => {
      if (!accepts(opener, opener.game, size, pace)) return [];
      const others = seekers.filter((one) => one !== opener && accepts(one, opener.game, size, pace));
      return [{ people: [opener, ...others.slice(0, size - 1)] as const, size, pace }];
    }),
  );
}
