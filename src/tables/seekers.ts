import * as z from 'zod';
import type { Pace } from './clock/pace.ts';
import { gameName } from './game-registry.ts';
import { type GameName, type Parsed, type Snowflake, snowflake } from './game-types.ts';

/** When a person wants to play: within one evening, over days, or either. */
export const WHEN = ['tonight', 'days', 'either'] as const;
export type When = (typeof WHEN)[number];

const PACES_OF: Readonly<Record<When, readonly Pace[]>> = {
  tonight: ['live'],
  days: ['daily'],
  either: ['live', 'daily'],
};

/** A person's choices for finding a table, kept for the next time. */
export const wantedRow = z.object({
  /** Players per table; null: any number. */
  size: z.int().min(1).nullable(),
  when: z.enum(WHEN),
  /** Minutes after which computer players take the free seats; null: never. */
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
  /** The channel where they asked, in which their table is opened. */
  channelId: snowflake,
  since: z.date(),
  /** The unique tap by which they began to look. */
  askedBy: snowflake,
});

export type Seeker = Parsed<typeof seekerRow>;

/** A table to be opened for some of them. */
export interface Match {
  /** The one who has waited longest opens the table. */
  readonly people: readonly [Seeker, ...Seeker[]];
  readonly size: number;
  readonly pace: Pace;
}

/** A taken match, until its table is open: `id` is the opener's tap. */
export interface TakenMatch extends Match {
  readonly id: Snowflake;
}

/** The port to storage for people who look for a table. Every method is one transaction. */
export interface SeekerStore {
  /** A person's last choices on a server; null if there are none. */
  wanted(guildId: Snowflake, userId: Snowflake): Promise<Wanted | null>;
  saveWanted(guildId: Snowflake, userId: Snowflake, wanted: Wanted): Promise<void>;
  /** Begins to seek, or changes the choices. */
  seek(seeker: Seeker): Promise<void>;
  /** False if they weren't seeking, or already have a table. */
  stopSeeking(guildId: Snowflake, userId: Snowflake): Promise<boolean>;
  /** A server's seekers without a match, longest waiting first. */
  seekers(guildId: Snowflake): Promise<readonly Seeker[]>;
  /** Servers where somebody seeks, or a match waits for its table. */
  seekingGuilds(): Promise<readonly Snowflake[]>;
  /** Takes all people of a match; false if one of them has stopped seeking or changed their choices. */
  takeMatch(match: TakenMatch): Promise<boolean>;
  /** Matches whose tables aren't all open yet. */
  takenMatches(guildId: Snowflake): Promise<readonly TakenMatch[]>;
  /** Ends the search of its people. */
  endMatch(id: Snowflake): Promise<void>;
  /** Ends the search of one person, who can't play; the others continue as before. */
  leaveMatch(id: Snowflake, userId: Snowflake): Promise<void>;
}

const accepts = (seeker: Seeker, game: GameName, size: number, pace: Pace): boolean =>
  seeker.game === game &&
  (seeker.size === null || seeker.size === size) &&
  PACES_OF[seeker.when].includes(pace);

/** When computer players may take seats for this person (Unix ms). */
const patienceEnds = ({ since, computersAfter }: Seeker): number =>
  computersAfter === null ? Number.POSITIVE_INFINITY : since.getTime() + computersAfter * 60_000;

/** Whether a person can play in a channel: it exists, they can read it, and the bot can write. */
export type MayPlay = (seeker: Seeker, channelId: Snowflake) => boolean;

/** Whether neither of two people minds being seated with the other. */
export type MayMeet = (one: Seeker, other: Seeker) => boolean;

/**
 * Finds a table for people of one server, in the order in which they began to look: the first person for whom there are enough
 * people gets the largest table; otherwise the first whose wait is over gets one with the available people and computer players.
 * `sizes`: of a game's tables, ascending; a game without computer players is never filled up.
 */
export function findMatch(
  seekers: readonly Seeker[],
  gameOf: (game: GameName) => { readonly sizes: readonly number[]; readonly hasComputers: boolean },
  now: Date,
  mayPlay: MayPlay = () => true,
  mayMeet: MayMeet = () => true,
): Match | null {
  const openers = seekers.filter((one) => mayPlay(one, one.channelId));
  for (const opener of openers) {
    const full = tablesFor(opener, among(seekers, opener, mayPlay), gameOf(opener.game).sizes, mayMeet).find(
      ({ people, size }) => people.length === size,
    );
    if (full) return full;
  }
  for (const opener of openers) {
    const { sizes, hasComputers } = gameOf(opener.game);
    if (!hasComputers || patienceEnds(opener) > now.getTime()) continue;
    const others = among(seekers, opener, mayPlay).filter(({ computersAfter }) => computersAfter !== null);
    const [best] = tablesFor(opener, others, sizes, mayMeet).sort(
      (a, b) => b.people.length - a.people.length,
    );
    if (best) return best;
  }
  return null;
}

const among = (seekers: readonly Seeker[], { channelId }: Seeker, mayPlay: MayPlay): readonly Seeker[] =>
  seekers.filter((one) => mayPlay(one, channelId));

/** The tables that would suit a person, with the other people whom they suit: largest first. */
function tablesFor(
  opener: Seeker,
  seekers: readonly Seeker[],
  sizes: readonly number[],
  mayMeet: MayMeet,
): Match[] {
  return sizes.toReversed().flatMap((size) =>
    PACES_OF[opener.when].flatMap((pace) => {
      if (!accepts(opener, opener.game, size, pace)) return [];
      const people: [Seeker, ...Seeker[]] = [opener];
      for (const one of seekers)
        if (people.length < size && one !== opener && accepts(one, opener.game, size, pace))
          if (people.every((other) => mayMeet(one, other))) people.push(one);
      return [{ people, size, pace }];
    }),
  );
}
