import * as z from 'zod';
import { MAX_TITLE_LENGTH } from '../../games/bacchanalia/action.ts';
import { DEI } from '../../games/bacchanalia/cards.ts';
import type { AgreedEnd } from '../../games/bacchanalia/state.ts';
import { counter, instant, type Parsed, type Snowflake, snowflake, variants } from '../game-types.ts';
import { presentPeople } from '../seats.ts';
import type { GameTerms } from '../table-game.ts';

export const MAX_WISHES = 12;
export const MAX_CARRIED_LENGTH = 200;
export const MAX_LIMITS = 20;

/** Maximum length of a line or veil, in characters. */
export const MAX_LIMIT_LENGTH = 200;

export const agreedEnd = variants('kind', {
  allTold: {},
  parcae: { times: z.int().min(1).max(9) },
  scenes: { scenes: z.int().min(1).max(99) },
  time: { at: instant },
});

export const storyTitle = z.string().min(1).max(MAX_TITLE_LENGTH);

const themes = z.array(z.string().min(1).max(MAX_LIMIT_LENGTH)).max(MAX_LIMITS);

const limits = z.strictObject({
  /** Themes that must not occur. */
  lines: themes,
  /** Themes that may only be hinted at. */
  veils: themes,
});

export type Limits = Parsed<typeof limits>;

/** A gift that a person would give. Missing parts may be any. */
const wish = z.strictObject({ deus: z.enum(DEI).exactOptional(), to: snowflake.exactOptional() });

export type Wish = Parsed<typeof wish>;

/** Each person's wishes, best first. */
const wishes = z.record(snowflake, z.array(wish).max(MAX_WISHES));

type Wishes = Parsed<typeof wishes>;

/** Things that a story takes from the previous one: a place, a survivor, a grudge. */
const carried = z.strictObject({
  text: z.string().min(1).max(MAX_CARRIED_LENGTH),
  /** The title of the previous story; left out if it had none. */
  from: storyTitle.exactOptional(),
  /** The tale of the previous story that it quotes: it is removed when that is cut. Left out: none. */
  tale: counter.exactOptional(),
  /** Authors of these words: they are removed when one of the authors is forgotten. */
  of: z.array(snowflake),
});

export type CarriedOver = Parsed<typeof carried>;

export const termsJson = z.strictObject({
  end: agreedEnd,
  ...limits.shape,
  /** Each person's own lines and veils: nobody else sees them or can take them back. */
  own: z.record(snowflake, limits).exactOptional(),
  /** Gifts that people chose beforehand (docs/rules/bacchanalia.md §8.1), secret from others. */
  wishes: wishes.exactOptional(),
  /** People who have seen the current terms and are ready to begin; in a pause, to go on. */
  ready: z.array(snowflake).exactOptional(),
  carried: carried.exactOptional(),
  title: storyTitle.exactOptional(),
  proposedTitle: z.strictObject({ title: storyTitle, agreed: z.array(snowflake) }).exactOptional(),
  /** The story is paused for everybody. */
  paused: z.literal(true).exactOptional(),
});

export type StoryTerms = Parsed<typeof termsJson>;

/** Maximum length of all lines, or all veils, in characters, so that they fit on a table's first message. */
export const MAX_LIST_LENGTH = 900;

/** Over days in a channel: five to eleven turns each, depending on the number of players (docs/rules/bacchanalia.md §2.3). */
export const PROPOSED_END: AgreedEnd = { kind: 'scenes', scenes: 30 };

export const PROPOSED_TERMS: StoryTerms = { end: PROPOSED_END, lines: [], veils: [] };

export const LIMIT_LISTS = ['lines', 'veils'] as const;

const NO_LIMITS: Limits = { lines: [], veils: [] };

export const ownLimits = ({ own }: Pick<StoryTerms, 'own'>, userId: Snowflake): Limits =>
  own?.[userId] ?? NO_LIMITS;

/** If two people write the same entry, it stays until both take it back. */
const holds = (limits: readonly string[], limit: string): boolean =>
  limits.some((other) => other.toLowerCase() === limit.toLowerCase());

/** Everything that a person wrote, first in one place, then in another. */
export function mergeLimits(own: Limits, written: Partial<Limits>): Limits {
  const list = (name: keyof Limits): readonly string[] => {
    const more = written[name] ?? [];
    return [...own[name].filter((limit) => !holds(more, limit)), ...more];
  };
  return { lines: list('lines'), veils: list('veils') };
}

/** Replaces a person's own lines and veils in the terms. Others' stay. */
export function withOwnLimits(terms: StoryTerms, userId: Snowflake, written: Limits): StoryTerms {
  const before = ownLimits(terms, userId);
  const others = Object.entries(terms.own ?? {}).flatMap(([id, limits]) => (id === userId ? [] : [limits]));
  const list = (name: keyof Limits): readonly string[] => {
    const kept = terms[name].filter(
      (limit) =>
        holds(written[name], limit) ||
        !holds(before[name], limit) ||
        others.some((other) => holds(other[name], limit)),
    );
    return [...kept, ...written[name].filter((limit) => !holds(kept, limit))];
  };
  const own = { ...terms.own, [userId]: { lines: written.lines, veils: written.veils } };
  return { ...terms, lines: list('lines'), veils: list('veils'), own };
}

const isListed = (limits: readonly string[]): boolean =>
  limits.length <= MAX_LIMITS &&
  limits.every((limit) => limit.length > 0 && limit.length <= MAX_LIMIT_LENGTH) &&
  limits.join('\n').length <= MAX_LIST_LENGTH;

export const areListed = ({ lines, veils }: Limits): boolean => isListed(lines) && isListed(veils);

export const sameTerms = (one: StoryTerms, other: StoryTerms): boolean =>
  JSON.stringify(agreedIn(one)) === JSON.stringify(agreedIn(other));

const agreedIn = ({ end, lines, veils, carried }: StoryTerms) => [end, lines, veils, carried];

/** Whether the story would end at its beginning, because the agreed date has passed. */
const isPast = ({ end }: Pick<StoryTerms, 'end'>, now: Date): boolean =>
  end.kind === 'time' && end.at <= now.getTime();

/** The terms for the next story of the same people, who have to be ready again. A past date, which would end it, is replaced. */
export const termsAgain = ({ end, lines, veils, own }: StoryTerms, now: Date): StoryTerms => ({
  end: isPast({ end }, now) ? PROPOSED_END : end,
  lines,
  veils,
  ...(own && { own }),
});

/** Removes a person's connection to lines, veils and a title, which stay. Parts carried over in their words are removed. */
function withoutPerson(
  { own = {}, ready = [], wishes = {}, proposedTitle, carried, ...others }: StoryTerms,
  userId: Snowflake,
): StoryTerms {
  const { [userId]: _, ...left } = own;
  const without = (people: readonly Snowflake[]) => people.filter((other) => other !== userId);
  return {
    ...others,
    own: left,
    wishes: wishesWithout(wishes, userId),
    ready: without(ready),
    ...(carried && !carried.of.includes(userId) && { carried }),
    ...(proposedTitle && { proposedTitle: { ...proposedTitle, agreed: without(proposedTitle.agreed) } }),
  };
}

const wishesWithout = (wishes: Wishes, userId: Snowflake): Wishes =>
  Object.fromEntries(
    Object.entries(wishes).flatMap(([by, all]) =>
      by === userId ? [] : [[by, all.filter(({ to }) => to !== userId)]],
    ),
  );

export const storyTerms: GameTerms<'bacchanalia'> = {
  opening: (chosen) => ({ ...PROPOSED_TERMS, ...chosen }),
  again: termsAgain,
  notReady: ({ ready = [] }, seats) =>
    presentPeople(seats).flatMap(({ userId }) => (ready.includes(userId) ? [] : [userId])),
  isPaused: ({ paused = false }) => paused,
  titleAgreedBy: ({ proposedTitle }) => proposedTitle?.agreed ?? null,
  settled({ proposedTitle, ...terms }, on) {
    if (on === 'title') {
      if (!proposedTitle) return null;
      const { title } = proposedTitle;
      return { terms: { ...terms, title }, tells: { kind: 'title', title, stands: true } };
    }
    const { paused: _, ready: __, ...going } = terms;
    return {
      terms: { ...going, ...(proposedTitle && { proposedTitle }) },
      tells: { kind: 'paused', paused: false },
    };
  },
  whyNotToStart: (terms, now) => (isPast(terms, now) ? { code: 'endPassed' } : null),
  withoutPerson,
  // The author of a line or veil is private.
  shared: ({ end, lines, veils, carried }) => ({
    end,
    lines,
    veils,
    ...(carried && { carried: carried.text }),
  }),
  own: ({ own = {}, ready = [], wishes = {} }, userId) => ({
    ...own[userId],
    wishes: (wishes[userId] ?? []).map(({ deus = 'any' }) => deus),
    ready: ready.includes(userId),
  }),
};
