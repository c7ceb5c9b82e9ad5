import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { gameName, gameOf } from '../tables/game-registry.ts';
import { instant, isForgotten, type Snowflake } from '../tables/game-types.ts';
import { NO_GAMES, type Profile, profileSums, withGame } from '../tables/results/profile.ts';
import type { Career } from '../tables/results/results-store.ts';
import { countsOnServer } from '../tables/table.ts';
import { BrokenRow, parseJson } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import { jsonOf } from './game-storage.ts';
import type { Career as CareerRow, Placing as PlacingRow } from './generated/sqlite/client.ts';
import { lockGuilds, parseCareerGame } from './result-rows.ts';

/** Each person's finished games in sum, so that a profile needs not read them all. A copy of what their placings say. */

const profileJson = profileSums.extend({
  deeds: z.record(gameName, z.unknown()),
  curve: z.array(z.tuple([instant, z.number(), z.number()])),
});

/** Its keys are always in one order: what is stored is compared as text. */
function formatProfile({ deeds, curve, ...profile }: Profile): string {
  const points = curve.map(({ at, skill }) => [at.getTime(), skill.mu, skill.sigma]);
  return JSON.stringify({ ...profile, deeds, curve: points });
}

function parseProfile(json: string): Profile {
  const { curve, deeds, ...profile } = parseJson(profileJson, json);
  const sums = Object.entries(deeds).map(([name, sum]) => {
    const game = gameName.parse(name);
    return [game, jsonOf(game).career.parse(sum)];
  });
  return {
    ...profile,
    deeds: Object.fromEntries(sums),
    curve: curve.map(([at, mu, sigma]) => ({ at: new Date(at), skill: { mu, sigma } })),
  };
}

/** A profile that can't be read, as of another version, is worked out again. */
function readCareer(row: CareerRow | null | undefined): Career | null {
  if (!row) return null;
  try {
    const profile = parseProfile(row.profile);
    return { name: row.name, profile, own: row.own === null ? profile : parseProfile(row.own) };
  } catch {
    return null;
  }
}

function careerRow(guildId: Snowflake, userId: Snowflake, career: Career): CareerRow {
  const [profile, own] = [formatProfile(career.profile), formatProfile(career.own)];
  return { guildId, userId, name: career.name, profile, own: own === profile ? null : own };
}

const isPersons = (placing: PlacingRow): placing is PlacingRow & { readonly userId: Snowflake } =>
  placing.userId !== null && !isForgotten(placing.userId);

const NO_CAREER: Career = { name: '', profile: NO_GAMES, own: NO_GAMES };

/** `counts`: whether the game counts on the server. Throws BrokenRow. */
function careerAfter(before: Career | null, placing: PlacingRow, counts: boolean): Career {
  const { profile, own } = before ?? NO_CAREER;
  const game = parseCareerGame(placing);
  return {
    name: placing.name ?? '',
    profile: counts ? withGame(profile, game, gameOf(game)) : profile,
    own: withGame(own, game, gameOf(game)),
  };
}

const WITH_COUNTING = {
  result: { select: { table: { select: { isPrivate: true, counts: true } } } },
} as const;

async function sumOfPlacings(
  tx: TransactionClient,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<Career | null> {
  const placings = await tx.placing.findMany({
    where: { userId, guildId },
    orderBy: [{ position: 'asc' }, { place: 'asc' }],
    include: WITH_COUNTING,
  });
  return placings.reduce<Career | null>(
    (career, { result, ...placing }) => careerAfter(career, placing, countsOnServer(result.table)),
    null,
  );
}

/** Null where the person has finished no game on the server. */
export async function loadCareer(
  transactions: Transactions,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<Career | null> {
  const where = { guildId_userId: { guildId, userId } };
  const known = readCareer(await transactions.single((client) => client.career.findUnique({ where })));
  if (known) return known;
  return transactions.write(async (tx) => {
    const any = await tx.placing.findFirst({ where: { userId, guildId }, select: { position: true } });
    if (!any || isForgotten(userId)) return null;
    // No game ends, and nobody is forgotten, while the placings are summed up.
    await lockGuilds(tx, [guildId]);
    const career = await sumOfPlacings(tx, guildId, userId);
    if (!career) return null;
    const row = careerRow(guildId, userId, career);
    await tx.career.upsert({ where, create: row, update: row, select: { userId: true } });
    return career;
  });
}

/**
 * Adds the placings of a game that ends, before they are stored themselves. `counts`: on the server. This transaction holds the
 * guild's row.
 */
export async function addToCareers(
  tx: TransactionClient,
  guildId: Snowflake,
  placings: readonly PlacingRow[],
  counts: boolean,
): Promise<void> {
  const own = placings.filter(isPersons);
  const people = [...new Set(own.map(({ userId }) => userId))];
  const where = { guildId, userId: { in: people } };
  const stored = new Map((await tx.career.findMany({ where })).map((row) => [row.userId, row]));
  const rows: CareerRow[] = [];
  for (const userId of people) {
    try {
      const before = readCareer(stored.get(userId)) ?? (await sumOfPlacings(tx, guildId, userId));
      const after = own
        .filter((placing) => placing.userId === userId)
        .reduce((career, placing) => careerAfter(career, placing, counts), before);
      if (after) rows.push(careerRow(guildId, userId, after));
    } catch (error) {
      // An older game that can't be read keeps no other from its end: the profile will say so.
      if (!(error instanceof BrokenRow)) throw error;
    }
  }
  await tx.career.deleteMany({ where });
  await tx.career.createMany({ data: rows });
}

/** Compares a server's stored careers with their placings, one person after the other; how many were wrong. */
export async function correctCareers(transactions: Transactions, guildId: Snowflake): Promise<number> {
  const stored = await transactions.single((client) =>
    client.career.findMany({ where: { guildId }, select: { userId: true } }),
  );
  let wrong = 0;
  for (const { userId } of stored)
    if (await transactions.write((tx) => correctCareer(tx, guildId, userId))) wrong += 1;
  return wrong;
}

/** Whether it was wrong. */
async function correctCareer(tx: TransactionClient, guildId: Snowflake, userId: Snowflake): Promise<boolean> {
  const where = { guildId, userId };
  // No game ends, and nobody is forgotten, while the placings are summed up.
  await lockGuilds(tx, [guildId]);
  const stored = await tx.career.findUnique({ where: { guildId_userId: where } });
  const career = stored && (await sumOfPlacings(tx, guildId, userId));
  const row = career && careerRow(guildId, userId, career);
  if (isDeepStrictEqual(row, stored)) return false;
  await tx.career.deleteMany({ where });
  if (row) await tx.career.create({ data: row, select: { userId: true } });
  return true;
}

/** A career in the form in which a person's data is exported. */
export const exportedCareer = ({ profile, own, ...row }: CareerRow) => ({
  ...row,
  profile: JSON.parse(profile),
  own: own === null ? null : JSON.parse(own),
});
