import * as z from 'zod';
import { type Pace, pace } from '../tables/clock/pace.ts';
import { snowflake } from '../tables/game-types.ts';
import {
  type Seeker,
  type SeekerStore,
  seekerRow,
  type TakenMatch,
  type Wanted,
  wantedRow,
} from '../tables/seekers.ts';
import { parseSettingsRow } from './columns.ts';
import type { Transactions } from './database/client.ts';
import type { Seeker as SeekerRow } from './generated/sqlite/client.ts';

const matchRow = z.object({ matchId: snowflake, matchSize: z.int().min(1), matchPace: pace });

const NOT_MATCHED = { matchId: null, matchSize: null, matchPace: null };
const NOT_SEEKING = { since: null, name: null, game: null, channelId: null, askedBy: null, ...NOT_MATCHED };

/** Throws BrokenRow. */
const parseSeeker = (row: SeekerRow): Seeker => parseSettingsRow(row.userId, () => seekerRow.parse(row));

const longestWaiting = [{ since: 'asc' as const }, { userId: 'asc' as const }];

export function seekerRepository(transactions: Transactions): SeekerStore {
  const { client } = transactions;
  return {
    async wanted(guildId, userId) {
      const row = await client.seeker.findUnique({ where: { guildId_userId: { guildId, userId } } });
      return row && parseSettingsRow(userId, (): Wanted => wantedRow.parse(row));
    },

    async saveWanted(guildId, userId, { size, when, computersAfter }) {
      const wanted = { size, when, computersAfter };
      await client.seeker.upsert({
        where: { guildId_userId: { guildId, userId } },
        create: { guildId, userId, ...wanted },
        update: wanted,
      });
    },

    async seek(seeker) {
      const row = { ...NOT_MATCHED, ...seekerRow.parse(seeker) };
      const { guildId, userId, size, when, computersAfter } = row;
      await transactions.write(async (tx) => {
        await tx.seeker.upsert({
          where: { guildId_userId: { guildId, userId } },
          create: { ...row, ...NOT_SEEKING },
          update: { size, when, computersAfter },
        });
        // People in a match get a table in a moment.
        await tx.seeker.updateMany({ where: { guildId, userId, matchId: null }, data: row });
      });
    },

    async stopSeeking(guildId, userId) {
      const where = { guildId, userId, since: { not: null }, matchId: null };
      const { count } = await client.seeker.updateMany({ where, data: NOT_SEEKING });
      return count > 0;
    },

    async seekers(guildId) {
      const where = { guildId, since: { not: null }, matchId: null };
      return (await client.seeker.findMany({ where, orderBy: longestWaiting })).map(parseSeeker);
    },

    async seekingGuilds() {
      const rows = await client.seeker.findMany({
        where: { since: { not: null } },
        distinct: ['guildId'],
        select: { guildId: true },
      });
      return rows.map(({ guildId }) => guildId);
    },

    takeMatch: ({ id, people, size, pace: matchPace }) =>
      transactions
        .write(async (tx) => {
          for (const { guildId, userId, askedBy } of people) {
            const { count } = await tx.seeker.updateMany({
              where: { guildId, userId, askedBy, matchId: null },
              data: { matchId: id, matchSize: size, matchPace },
            });
            if (count === 0) throw new NotFree();
          }
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof NotFree) return false;
          throw error;
        }),

    async takenMatches(guildId) {
      const where = { guildId, matchId: { not: null } };
      const rows = await client.seeker.findMany({ where, orderBy: longestWaiting });
      return [...new Set(rows.map(({ matchId }) => matchId))].flatMap((id) =>
        matchOf(rows.filter(({ matchId }) => matchId === id)),
      );
    },

    async endMatch(matchId) {
      await client.seeker.updateMany({ where: { matchId }, data: NOT_SEEKING });
    },

    async leaveMatch(matchId, userId) {
      await transactions.write(async (tx) => {
        await tx.seeker.updateMany({ where: { matchId, userId }, data: NOT_SEEKING });
        await tx.seeker.updateMany({ where: { matchId }, data: NOT_MATCHED });
      });
    },
  };
}

/** A person of a match has stopped seeking, or is in another match. */
class NotFree extends Error {}

/** The opener, whose tap is the match's id, comes first; a match whose opener was forgotten has another. */
function matchOf(rows: readonly SeekerRow[]): TakenMatch[] {
  const [row] = rows;
  if (!row) return [];
  const { matchId: id, matchSize: size, matchPace } = parseSettingsRow(row.userId, () => matchRow.parse(row));
  const people = rows.map(parseSeeker);
  const opener = people.find(({ askedBy }) => askedBy === id) ?? people[0];
  if (!opener) return [];
  const others = people.filter((one) => one !== opener);
  return [{ id, people: [opener, ...others], size, pace: matchPace as Pace }];
}
