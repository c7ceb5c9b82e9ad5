import { expect, test } from 'vitest';
import { sendSeasonPosts } from '../../../../src/discord/features/seasons/posts.ts';
import type { StoredSeason } from '../../../../src/tables/seasons/store.ts';
import { DEFAULT_SETTINGS } from '../../../../src/tables/settings.ts';
import { LANGUAGES } from '../../../../src/texts/index.ts';
import { finishedSeason } from '../../../tables/seasons/finished-season.ts';
import { storedSeason } from './stored.ts';

type Context = Parameters<typeof sendSeasonPosts>[0];

const MANY = 90;
const people = Array.from({ length: MANY }, (_, index) => String(1_500_000_000_000_000_000n + BigInt(index)));

/** A season of so many people that has just begun. */
const begun = (locale: string): StoredSeason => {
  const season = finishedSeason(8, false);
  const tables = season.tables.map((table, index) => ({ ...table, tableId: `table ${index}` }));
  const names = new Map(people.map((userId) => [userId, `${userId} of the long name`]));
  return storedSeason({ ...season, people, tables }, names, { locale });
};

/** What is sent first. */
async function sentBy(stored: StoredSeason, isAsleep: boolean): Promise<string> {
  const sent: string[] = [];
  const now = new Date(stored.season.startsAt.getTime() + 60_000);
  const vacations = isAsleep ? [{ from: stored.season.startsAt, to: stored.season.endsAt }] : [];
  const context = {
    now: () => now,
    botId: () => '9',
    seasons: { claimSeasonPost: async () => 1, settleSeasonPost: async () => {} },
    store: { settings: async () => ({ ...DEFAULT_SETTINGS, vacations }) },
    channelApi: {
      send: async (_: string, { content }: { readonly content: string }) => sent.push(content),
    },
  } as unknown as Context;
  await sendSeasonPosts(context, stored, new Set());
  return sent[0] ?? '';
}

test.each(
  LANGUAGES.flatMap(({ code: locale }) => [true, false].map((isAsleep) => [locale, isAsleep] as const)),
)('many people fit into the message of a season’s start: %s, names alone: %s', async (locale, isAsleep) => {
  const content = await sentBy(begun(locale), isAsleep);
  expect(content.length).toBeLessThanOrEqual(2000);
  const named = isAsleep ? /\d{19} of the long name/g : /<@\d{19}>/g;
  expect(content.match(named)?.length).toBeGreaterThan(30);
  // Nobody’s name is cut in two.
  expect(content.match(/\d{19}/g)).toHaveLength(content.match(named)?.length ?? 0);
  expect(content).toContain('<t:');
});
