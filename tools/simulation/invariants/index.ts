/** Checks whenever everything is at rest. */
import type { LoggedAction } from '../../../src/tables/game-types.ts';
import { logOf, sittingsOf } from '../../../src/tables/store.ts';
import { isOf, type Table } from '../../../src/tables/table.ts';
import { dials, identifies } from '../gateway-socket.ts';
import { DAY, HOUR } from '../person.ts';
import { type Screen, tapsOn } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement, stored } from '../stored.ts';
import type { Witness } from '../witness.ts';
import { unasked, unready, unsettled, wrongBallots } from './agreements.ts';
import { wrongOtherwise } from './as-if.ts';
import { hurried, wrongOutages, wrongRests, wrongTimes } from './clocks.ts';
import { forgotten } from './deletion.ts';
import { brokenLog, unfairDice, wrongRecord, wrongResults } from './games.ts';
import {
  calledAgain,
  lostFollowers,
  lostVotes,
  repeated,
  uncalled,
  unheardEnds,
  unmuted,
  unreminded,
  wrongAnswers,
  wrongReminders,
} from './once.ts';
import { lostDeeds, lostWords, visibleWords, wrongRefusals, wrongWords } from './people.ts';
import { wrongRings } from './rings.ts';
import { overOnScreen, shownByTable, stuck, untrue, withoutSequel } from './screens.ts';
import { wrongSeasons } from './seasons.ts';
import { exposed, intruders, knownCutters, toldDrafts } from './secrets.ts';
import { brokenNames, missedTables, strayThreads, unlisted, unseeing, wronglyListed } from './tables.ts';

export { unheeded } from './agreements.ts';
export { untold } from './answers.ts';
export { forgottenAtOnce } from './deletion.ts';
export { leaks, lostWords, stillOffered } from './people.ts';
export { Rings, rungAtRest, unheard } from './rings.ts';
export { misplaced, outOfScope, unagreed } from './scope.ts';
export { unanswered, unshown } from './screens.ts';
export { leaksInFiles, misquoted, toldSecrets, toldVotes, unknownTo } from './secrets.ts';

/**
 * Everything that is wrong, a sentence each. Of tables that are over, only those that changed after `since`. `isSeventh`: all games are
 * played again, of which there are more and more.
 */
export async function checkAtRest(
  server: SimulatedServer,
  screen: Screen,
  witness: Witness,
  {
    since,
    isSeventh,
    isLast,
  }: { readonly since: Date; readonly isSeventh: boolean; readonly isLast: boolean },
): Promise<string[]> {
  const { database, store, playground } = server;
  const rows = database.database
    .prepare(`SELECT id FROM tables WHERE status IN ('lobby', 'playing') OR updated_at >= ?`)
    .all(stored(since)) as readonly { readonly id: string }[];
  const shown = shownByTable(screen);
  const visible = visibleWords(server);
  const wrong: string[] = [];
  for (const { id } of rows) {
    const table = await store.load(id);
    if (!table) continue;
    const problems = [
      ...stuck(table, shown.get(id) ?? [], screen, server, witness),
      ...withoutSequel(table, shown.get(id) ?? [], server),
      ...exposed(table, shown.get(id) ?? [], screen, { playground, deleted: witness.deleted }),
      ...(await untrue(server, table, screen, witness.deleted)),
      ...(await wrongUnderWay(server, table)),
      ...unseeing(table, screen, since),
      ...(await unasked(server, table, witness)),
      ...(await wrongGame(server, table, witness, visible)),
    ];
    const name = `table ${table.number} ${id} (${table.game}, ${table.status})`;
    wrong.push(...problems.map((problem) => `${name}: ${problem}`));
  }
  return [
    ...wrong,
    ...left(server),
    ...queued(server),
    ...tooManyLogins(),
    ...(await wrongOutages(server)),
    ...ungreeted(server),
    ...strayThreads(server, screen, witness),
    ...brokenNames(screen),
    ...wrongRefusals(server, screen, witness),
    ...lostWords(server, witness),
    ...lostDeeds(database.database, witness),
    ...lostVotes(database.database, witness),
    ...repeated(database.database, witness),
    ...calledAgain(server),
    ...unmuted(witness),
    ...unreminded(server, screen, witness),
    ...wrongRings(server, witness, screen),
    ...(await forgotten(database.database, witness)),
    ...(isSeventh ? await wrongResults(store, server.playground.guildId) : []),
    ...(isLast ? await wrongOtherwise(server, screen, witness) : []),
    ...intruders(database.database),
    ...knownCutters(database.database, witness),
    ...toldDrafts(database.database),
    ...overOnScreen(screen, server, witness),
    ...wrongAnswers(database.database),
    ...wrongReminders(server, witness),
    ...broken(server, witness),
    ...wrongBallots(server, witness, since),
    ...(await lostFollowers(server, witness)),
    ...unheardEnds(database.database, screen, witness),
    ...uncalled(server.database.database, server.clockErrorMs, witness),
    ...(await unlisted(server, screen)),
    ...(await wronglyListed(server, screen)),
    ...(await missedTables(server, screen)),
    ...(await wrongSeasons(server, witness)),
  ];
}

/** Tables that aren't over, and whether people may have agreed on something there, or the turn has a time. */
const OPEN = `
  SELECT id, status = 'playing' AND (game = 'bacchanalia' OR pace <> 'none' OR
    reminders ->> 'abort' <> '[]' OR reminders LIKE '%"removal":["%') AS is_under_way
  FROM tables WHERE status IN ('lobby', 'playing')
`;

/** Problems by day, without faults; `momentary`: some that may be there for a moment. */
export async function checkByDay(
  server: SimulatedServer,
  screen: Screen,
  witness: Witness,
): Promise<{ readonly wrong: readonly string[]; readonly momentary: readonly string[] }> {
  screen.catchUp();
  const { store, database } = server;
  const wrong = [
    ...(await unlisted(server, screen)),
    ...(await forgotten(database.database, witness)),
    ...wrongReminders(server, witness),
    ...unreminded(server, screen, witness),
  ];
  const momentary = [...(await wronglyListed(server, screen)), ...broken(server, witness)];
  const rows = statement(database.database, OPEN).all() as readonly {
    readonly id: string;
    readonly is_under_way: number;
  }[];
  for (const { id, is_under_way } of rows) {
    const table = await store.load(id);
    if (!table) continue;
    const problems = [
      ...unseeing(table, screen, new Date(Date.now() - 2 * DAY)),
      ...(is_under_way ? await wrongUnderWay(server, table) : []),
    ];
    momentary.push(...problems.map((problem) => `table ${table.number} ${id}: ${problem}`));
  }
  return { wrong, momentary };
}

/** Words that still stand in public after somebody has cut a scene. */
export async function uncutWords(
  server: SimulatedServer,
  table: Table,
  witness: Witness,
): Promise<readonly string[]> {
  if (!isOf('bacchanalia', table)) return [];
  return wrongWords(table, await logOf(server.store, table), witness, visibleWords(server));
}

const wrongUnderWay = async (server: SimulatedServer, table: Table): Promise<string[]> => [
  ...(await unsettled(server, table)),
  ...(await wrongTimes(server, table)),
  ...(await wrongRests(server, table)),
];

const broken = ({ database: { database } }: SimulatedServer, { promises, answers }: Witness): string[] =>
  promises.broken(database, ({ interactionId }) => answers.has(interactionId));

async function wrongGame(
  server: SimulatedServer,
  table: Table,
  witness: Witness,
  visible: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const { store } = server;
  const ofAny = (log: readonly LoggedAction[]) => [...brokenLog(table, log), ...unfairDice(table, log)];
  if (isOf('bacchanalia', table)) {
    const log = await logOf(store, table);
    return [
      ...ofAny(log),
      ...unready(table, await sittingsOf(store, table), witness),
      ...wrongWords(table, log, witness, visible),
    ];
  }
  if (!isOf('tuchulcha', table)) return ofAny(await logOf(store, table));
  const log = await logOf(store, table);
  const sittings = await sittingsOf(store, table);
  return [
    ...ofAny(log),
    ...wrongRecord(table, log, sittings),
    ...(await hurried(table, log, sittings, server, witness)),
  ];
}

/** Discord allows 1,000 logins a day, for all processes; who can't connect tries less and less often. */
const MAX_LOGINS = 100;

/** No storm of logins, nor of attempts at it. */
const tooManyLogins = (): string[] =>
  Object.entries({ 'identified themselves': identifies, connected: dials }).flatMap(([what, times]) =>
    times.some((at, index) => (times[index + MAX_LOGINS] ?? Number.POSITIVE_INFINITY) < at + HOUR)
      ? [`the bots ${what} over ${MAX_LOGINS} times within an hour`]
      : [],
  );

/** A server to which the bot was added is greeted, once each time. */
function ungreeted({ playground, invitedAt, deleted }: SimulatedServer): string[] {
  if (invitedAt === null || deleted.size > 0) return [];
  const greetings = playground.admin.messages().filter(({ body, ephemeralFor }) => {
    const isSince = Date.parse(body.timestamp) >= invitedAt;
    // People who ask for it in direct messages get it as an answer.
    const isUnasked = ephemeralFor === null && body.interaction_metadata === undefined;
    return isSince && isUnasked && tapsOn(body).some(({ on }) => on === 'welcomePlay');
  });
  return greetings.length === 1 ? [] : [`the server was greeted ${greetings.length} times`];
}

/** At rest, nothing waits to be tried again. */
const queued = ({ processes }: SimulatedServer): string[] =>
  processes.flatMap(({ life }) =>
    Object.entries(life?.queues ?? {}).flatMap(([name, length]) =>
      length() === 0 ? [] : [`${length()} wait in the queue ${name}`],
    ),
  );

/** Overdue notices and tasks. */
function left({ database: { database } }: SimulatedServer): string[] {
  const late = stored(new Date(Date.now() - HOUR));
  const notices = database
    .prepare(`SELECT key, state FROM notices WHERE state IN ('waiting', 'sending') AND due_at < ?`)
    .all(late) as readonly { readonly key: string; readonly state: string }[];
  const inbox = database
    .prepare('SELECT id, attempts FROM interactions WHERE created_at < ?')
    .all(late) as readonly { readonly id: string; readonly attempts: number }[];
  const clocks = database
    .prepare(`SELECT id, wake_at FROM tables WHERE status IN ('lobby', 'playing') AND wake_at < ?`)
    .all(late) as readonly { readonly id: string; readonly wake_at: string }[];
  const outages = database.prepare('SELECT guild_id FROM outages').all() as readonly {
    readonly guild_id: string;
  }[];
  return [
    ...notices.map(({ key, state }) => `notice ${key} is still ${state}`),
    ...inbox.map(({ id, attempts }) => `interaction ${id} is not done after ${attempts} attempts`),
    ...outages.map(({ guild_id }) => `the clocks of server ${guild_id} stand still, which can be reached`),
    ...clocks.map(({ id, wake_at }) => `table ${id} was to be looked at ${wake_at}`),
  ];
}
