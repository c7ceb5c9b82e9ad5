/** An answer says what is stored when it comes, each time that it is given. */
import { type PageMessage, textOf } from '@haruspex/playground/testing/person.ts';
import { LANGUAGES, type TextKey, translator } from '../../../src/texts/index.ts';
import type { SimulatedServer } from '../server.ts';
import { statement } from '../stored.ts';
import type { Witness } from '../witness.ts';

/** Stands for what isn't known of a text. */
const HOLE = '\u0001';

interface Saying {
  readonly key: TextKey;
  /** Finds a row if it is so. */
  readonly sql: string;
  readonly at?: 'turn' | 'end';
  /** The text is only known up to here. */
  readonly before?: string;
}

const RESTS = `SELECT 1 FROM people, json_each(vacations) WHERE user_id = :user
  AND value ->> 'from' <= :now AND value ->> 'to' > :now`;
const FOLLOWS = `SELECT 1 FROM followers JOIN tables ON id = table_id WHERE user_id = :user AND number = :number`;
/** It is never so, unless something fails. */
const NEVER = 'SELECT 1 WHERE 0';
const not = (sql: string) => `SELECT 1 WHERE NOT EXISTS (${sql})`;

const SAYINGS: readonly Saying[] = [
  { key: 'vacation.running', sql: RESTS },
  { key: 'vacation.none', sql: not(RESTS) },
  { key: 'vacation.ended', sql: not(RESTS), before: ':' },
  { key: 'follow.done', sql: `${FOLLOWS} AND at = 'turn'`, at: 'turn' },
  { key: 'follow.done', sql: `${FOLLOWS} AND at = 'end'`, at: 'end' },
  { key: 'follow.off', sql: not(FOLLOWS) },
  {
    key: 'seek.looking',
    sql: 'SELECT 1 FROM seekers WHERE user_id = :user AND since IS NOT NULL',
    before: HOLE,
  },
  { key: 'award.given', sql: 'SELECT 1 FROM awards WHERE giver_id = :user' },
  {
    key: 'offer.sent',
    sql: `SELECT 1 FROM tables WHERE number = :number AND reminders LIKE '%"offers":[{%'`,
  },
  { key: 'invite.done', sql: `SELECT 1 FROM tables WHERE number = :number AND invited <> '[]'` },
  // Nothing is denied to the bot.
  { key: 'refused.permissions', sql: NEVER, before: HOLE },
];

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

const KNOWN = SAYINGS.flatMap(({ key, sql, at = 'turn', before }) =>
  LANGUAGES.map(({ code }) => {
    const hole = { name: HOLE, to: HOLE, from: HOLE, title: HOLE, end: HOLE, since: HOLE, missing: HOLE };
    const values = { ...hole, number: 0, left: 0, budget: 0, others: 0, at };
    const [line = ''] = translator(code)(key, values).split('\n');
    const known = before === undefined ? line : (line.split(before)[0] ?? '');
    const pattern = known.replaceAll(ESCAPED, '\\$&').replace('0', '(\\d+)').replaceAll(HOLE, '.*');
    return { says: new RegExp(`^${pattern}`), sql };
  }),
);

/** An answer comes within so long. */
const ANSWERED_MS = 10_000;

/** Unless the person has done something else just now. */
export function untold(
  { database: { database }, clockErrorMs, isCalm, isDamaged, processes }: SimulatedServer,
  { asked, closed }: Witness,
  message: PageMessage,
): string[] {
  const { interaction_metadata: cause, ephemeral_for: user } = message;
  if (user === undefined || !cause) return [];
  // One process takes back what another has found while it was tried.
  if (processes.length > 1 && (isDamaged || closed.has(user))) return [];
  const text = textOf(message);
  return KNOWN.flatMap(({ says, sql }) => {
    const told = says.exec(text);
    if (!told || (clockErrorMs > 0 && sql.includes(':now')) || (isDamaged && sql === NEVER)) return [];
    const values = { user, number: Number(told[1] ?? 0), now: Date.now() };
    const needed = Object.entries(values).filter(([name]) => sql.includes(`:${name}`));
    if (statement(database, sql).get(Object.fromEntries(needed))) return [];
    const [before, latest] = [...asked.values()].filter(({ userId }) => userId === user).slice(-2);
    const last = latest ?? before;
    const isAlone = latest === undefined || (before?.at ?? 0) < Date.now() - ANSWERED_MS;
    return last?.interactionId === cause.id || (isCalm && isAlone)
      ? [`${user} was told (${cause.id}), and it isn’t so: ${text}`]
      : [];
  });
}
