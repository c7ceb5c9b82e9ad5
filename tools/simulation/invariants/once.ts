/** What was promised is kept, once. */
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { tapOf, tapsOn } from '../screen.ts';
import type { Witness } from '../witness.ts';

const added = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Each reminder and nudge that is stored rings once. */
export function repeated(database: SqliteDatabase, { rings, deleted }: Witness): string[] {
  const stored = database.prepare(
    `SELECT count(*) AS count FROM notices
     WHERE table_id = ? AND user_id = ? AND text ->> 'turn' = ? AND text ->> 'kind' IN ('remind', 'nudge')`,
  );
  const rung = new Map<string, number>();
  for (const { userId, message } of rings) {
    const mute = tapsOn(message).find(({ on }) => on === 'mute');
    if (mute?.on === 'mute' && !deleted.has(userId)) added(rung, [mute.table, userId, mute.turn].join(' '));
  }
  return [...rung].flatMap(([key, times]) => {
    const [table = '', userId = '', turn = ''] = key.split(' ');
    const { count } = stored.get(table, userId, Number(turn)) as { readonly count: number };
    return times > count ? [`of ${key}, ${count} notices rang ${times} times`] : [];
  });
}

/** Whoever was told that their vote counts has one of theirs in the ballot. */
export function lostVotes(database: SqliteDatabase, { deeds, answers, deleted }: Witness): string[] {
  const stored = database.prepare('SELECT way FROM votes WHERE table_id = ? AND seq = ? AND user_id = ?');
  const promise = LANGUAGES.map(
    ({ code }) => translator(code)('vote.cast', { way: '', until: 'none' }).split('**')[0] ?? '',
  );
  const cast = new Map<string, Set<string | null>>();
  for (const { customId, interactionId, userId } of deeds) {
    const tap = tapOf(customId);
    if (tap?.on !== 'vote' && tap?.on !== 'voteOther') continue;
    const said = answers.get(interactionId)?.content ?? '';
    const isPromised = tap.on === 'voteOther' || promise.some((words) => said.startsWith(words));
    if (!isPromised || deleted.has(userId)) continue;
    const key = [tap.table, tap.seq, userId].join(' ');
    // The choice from the list of all turns isn't known.
    cast.set(key, new Set([...(cast.get(key) ?? []), tap.on === 'vote' ? tap.way : null]));
  }
  return [...cast].flatMap(([key, ways]) => {
    const vote = stored.get(...key.split(' ')) as { readonly way: string } | undefined;
    const isCounted = vote !== undefined && (ways.has(vote.way) || ways.has(null));
    return isCounted || [...ways].every((way) => way === null)
      ? []
      : [`of the votes of ${key}, ${[...ways].join(' ')}, none is counted: ${vote?.way}`];
  });
}
