import type { Seeker, SeekerStore, TakenMatch, Wanted } from '../../src/tables/seekers.ts';

interface Row {
  wanted: Wanted;
  seeker: Seeker | null;
  match: Pick<TakenMatch, 'id' | 'size' | 'pace'> | null;
}

/** People who look for a table, in memory. */
export function memorySeekers(): SeekerStore {
  const rows = new Map<string, Row>();
  const keyOf = (guildId: string, userId: string) => `${guildId} ${userId}`;
  const looking = () =>
    [...rows.values()]
      .flatMap(({ seeker, match }) => (seeker ? [{ seeker, match }] : []))
      .sort(
        (a, b) =>
          a.seeker.since.getTime() - b.seeker.since.getTime() || (a.seeker.userId < b.seeker.userId ? -1 : 1),
      );
  const wantedOf = ({ size, when, computersAfter }: Wanted): Wanted => ({ size, when, computersAfter });
  return {
    async wanted(guildId, userId) {
      return rows.get(keyOf(guildId, userId))?.wanted ?? null;
    },
    async saveWanted(guildId, userId, wanted) {
      const key = keyOf(guildId, userId);
      const { seeker, match } = rows.get(key) ?? { seeker: null, match: null };
      const chosen = wantedOf(wanted);
      rows.set(key, { wanted: chosen, seeker: seeker && { ...seeker, ...chosen }, match });
    },
    async seek(seeker) {
      const key = keyOf(seeker.guildId, seeker.userId);
      if (rows.get(key)?.match) return;
      rows.set(key, { wanted: wantedOf(seeker), seeker, match: null });
    },
    async stopSeeking(guildId, userId) {
      const row = rows.get(keyOf(guildId, userId));
      if (!row?.seeker || row.match) return false;
      row.seeker = null;
      return true;
    },
    async seekers(guildId) {
      return looking().flatMap(({ seeker, match }) => (seeker.guildId === guildId && !match ? [seeker] : []));
    },
    async seekingGuilds() {
      return [...new Set(looking().map(({ seeker }) => seeker.guildId))];
    },
    async takeMatch({ id, size, pace, people }) {
      const taken = people.map(({ guildId, userId }) => rows.get(keyOf(guildId, userId)));
      const isFree = people.every(
        ({ askedBy }, index) => taken[index]?.seeker?.askedBy === askedBy && !taken[index]?.match,
      );
      if (isFree) for (const row of taken) if (row) row.match = { id, size, pace };
      return isFree;
    },
    async takenMatches(guildId) {
      const all = looking().filter(({ seeker, match }) => seeker.guildId === guildId && match);
      return [...new Set(all.map(({ match }) => match?.id))].flatMap((id) => {
        const own = all.filter(({ match }) => match?.id === id);
        const people = own
          .map(({ seeker }) => seeker)
          .sort((a, b) => Number(b.askedBy === id) - Number(a.askedBy === id));
        const [opener, ...others] = people;
        const match = own[0]?.match;
        return opener && match ? [{ ...match, people: [opener, ...others] as const }] : [];
      });
    },
    async endMatch(id) {
      for (const row of rows.values())
        if (row.match?.id === id) {
          row.match = null;
          row.seeker = null;
        }
    },
    async leaveMatch(id, userId) {
      for (const row of rows.values())
        if (row.match?.id === id) {
          row.match = null;
          if (row.seeker?.userId === userId) row.seeker = null;
        }
    },
  };
}
