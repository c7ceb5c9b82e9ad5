/** How tables would go on, and end: on a copy of the database, people do what they may, or nothing, and the laws hold there as well. */
import { GAMES } from '../../../src/game-modules.ts';
import { pause, sayReady } from '../../../src/tables/bacchanalia/agreement.ts';
import { muteReminders } from '../../../src/tables/changes/absent-player.ts';
import { agreeToEnd, keepTableOpen } from '../../../src/tables/changes/closing.ts';
import { agreeToMeet } from '../../../src/tables/changes/lobby.ts';
import { runDueTask } from '../../../src/tables/changes/run-due-task.ts';
import { openMatches } from '../../../src/tables/changes/seeking.ts';
import { offerSeat, takeOverSeat } from '../../../src/tables/changes/substitutes.ts';
import { changeLanguage } from '../../../src/tables/changes/table-settings.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { gameOf, isPaused } from '../../../src/tables/game-registry.ts';
import { People } from '../../../src/tables/people.ts';
import { openQuestion } from '../../../src/tables/prophecies/prophecies.ts';
import { isDeserted, peopleToAct, presentPlayers, seatOf } from '../../../src/tables/seats.ts';
import { DEFAULT_SEARCH } from '../../../src/tables/seekers.ts';
import { DEFAULT_SETTINGS, MAX_BLOCKED } from '../../../src/tables/settings.ts';
import { logOf } from '../../../src/tables/store.ts';
import { isOpen, type Table } from '../../../src/tables/table.ts';
import type { Row } from '../changes.ts';
import { DAY, SECOND } from '../person.ts';
import { unheeded } from './agreements.ts';
import { brokenLog, unfairDice, wrongResults } from './games.ts';
import { wrongAnswers } from './once.ts';
import { passTurn, RUNNING } from './quiet.ts';
import { excluded } from './states.ts';
import { filled, type Trial } from './trial.ts';
import { isWanted } from './wishes.ts';

const PLAYING = `SELECT id FROM tables WHERE status = 'playing'`;
const OPEN = `SELECT id FROM tables WHERE status IN ('lobby', 'playing')`;
/** So often at the same time. */
const AGAIN = 5;
/** Games take time; one with more turns is left as it is. */
const MAX_GAMES = 2;
const MAX_TURNS = 150;

/** A turn that nobody plays is looked at so often until its time is up; a table until it is over, or nothing is due there. */
const MAX_CHECKS = 60;
/** Often enough that it is heard more than once in a turn. */
const OFTEN = [90, 75, 50, 25, 10];
const NOTICES = 'SELECT * FROM notices WHERE table_id = ?';

export async function wrongLater(trial: Trial): Promise<string[]> {
  const wrong: string[] = [];
  for (const scene of [
    remindedNevertheless,
    playedToEnd,
    leftBehind,
    metUnasked,
    foundAway,
    inOtherLanguage,
    keptOpen,
    leftAlone,
  ]) {
    for (const { userId } of trial.everybody) await trial.store.saveSettings(userId, DEFAULT_SETTINGS);
    wrong.push(...(await scene(trial)));
  }
  return wrong;
}

/** Those who are to act want no reminders of this turn, or none at all, at every second table; then their time runs out. */
async function remindedNevertheless({ store, database, context, later }: Trial): Promise<string[]> {
  const rows = database.prepare(RUNNING).all() as readonly { readonly id: string }[];
  const wrong: string[] = [];
  for (const [index, { id }] of rows.entries()) {
    let table = await store.load(id);
    const turn = table?.reminders.turn;
    if (!table || !turn || turn.overdue) continue;
    const [mutes, written] = [index % 2 === 0, () => database.prepare(NOTICES).all(id) as readonly Row[]];
    for (const { userId } of peopleToAct(table)) {
      await store.saveSettings(userId, { ...DEFAULT_SETTINGS, reminders: mutes ? OFTEN : [] });
      if (mutes) await muteReminders(context, id, turn.turn, userId);
    }
    const before = written().map((row) => row['key']);
    table = await store.load(id);
    for (let times = 0; times < MAX_CHECKS && table; times += 1) {
      const { turn: running } = table.reminders;
      if (running?.turn !== turn.turn || running.overdue) break;
      table = await later(table);
    }
    const unwanted = written().filter((row) => !before.includes(row['key']) && !isWanted(database, row));
    wrong.push(...unwanted.map((row) => `the notice ${row['key']} would be written, which nobody wants`));
  }
  return wrong;
}

/** Nobody does anything any more: each table is looked at when something is due, and then not again at once. */
async function leftAlone({ store, database, later, context }: Trial): Promise<string[]> {
  const rows = database.prepare(OPEN).all() as readonly { readonly id: string }[];
  const wrong: string[] = [];
  for (const { id } of rows) {
    let table = await store.load(id);
    let [before, again] = [0, 0];
    for (let times = 0; times < MAX_CHECKS && table && isOpen(table); times += 1) {
      table = await later(table);
      const at = context.now().getTime();
      again = at - before < SECOND ? again + 1 : 0;
      before = at;
      if (table && again === AGAIN) wrong.push(`${nameOf(table)} is looked at again and again`);
    }
    wrong.push(...excluded(database, id));
  }
  return wrong;
}

const LOCALES = `SELECT id, game, locale FROM tables WHERE status IN ('lobby', 'playing')`;
const LANGUAGE = 'de';

/** The server takes another language: so do its races, and stories go on in the one in which they are told. */
async function inOtherLanguage(trial: Trial): Promise<string[]> {
  const { context, database, guildId, everybody } = trial;
  for (const { table: game } of GAMES) await filled(trial, game, everybody);
  const read = () => database.prepare(LOCALES).all() as readonly Row[];
  const before = new Map(read().map(({ id, locale }) => [id, locale]));
  await changeLanguage(context, guildId, LANGUAGE);
  return read().flatMap(({ id, game, locale }) => {
    const due = game === 'bacchanalia' ? before.get(id ?? null) : LANGUAGE;
    return locale === due ? [] : [`table ${id} (${game}) would go on in ${locale}, not ${due}`];
  });
}

/** Somebody keeps open what is about to be closed since nobody plays there: it isn't closed then. A game without a clock is among them. */
async function keptOpen(trial: Trial): Promise<string[]> {
  const { store, context, everybody, later } = trial;
  const fresh = await filled(trial, gameOf({ game: 'tuchulcha' }), everybody, 'none');
  const wrong: string[] = [];
  for (const id of fresh ? [fresh, ...idsOf(trial)] : idsOf(trial)) {
    let table = await store.load(id);
    const until = async (isDone: (now: Table) => boolean) => {
      for (let times = 0; times < MAX_CHECKS && table && isOpen(table) && !isDone(table); times += 1)
        table = await later(table);
    };
    await until(({ reminders }) => reminders.closesAt !== null);
    const said = table?.reminders.closesAt ?? null;
    const [keeper] =
      table?.seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? occupant : [])) ?? [];
    if (!table || said === null || !keeper) continue;
    const kept = await keepTableOpen(context, id, keeper.userId);
    table = kept.ok ? kept.table : null;
    // Once all are away, it closes unless somebody keeps it open again.
    const isAgain = (now: Table) => isDeserted(now) && now.reminders.closesAt !== said;
    await until((now) => isAgain(now) || (now.wakeAt?.getTime() ?? Number.POSITIVE_INFINITY) > said + DAY);
    if (table?.status === 'aborted') wrong.push(`${nameOf(table)} is kept open, and closed nevertheless`);
  }
  return wrong;
}

const idsOf = ({ database }: Trial): readonly string[] =>
  (database.prepare(PLAYING).all() as readonly { readonly id: string }[]).map(({ id }) => id);

const nameOf = ({ number, id }: Table): string => `table ${number} ${id}`;

/** Readers answer all questions, and one of them takes a seat; then the game goes on to its end. One more game is begun for that. */
async function playedToEnd(trial: Trial): Promise<string[]> {
  const { store, database, context, guildId, everybody } = trial;
  const fresh = await filled(trial, gameOf({ game: 'tuchulcha' }), everybody);
  const begun = fresh && (await runDueTask(context, fresh));
  const wrong: string[] = [];
  let games = 0;
  for (const id of [...(begun ? [begun.id] : []), ...idsOf(trial)]) {
    let table = await store.load(id);
    if (games === MAX_GAMES || table?.status !== 'playing' || table.game !== 'tuchulcha') continue;
    if (presentPlayers(table).length < 2) continue;
    games += 1;
    let hasNewcomer = false;
    for (let turns = 0; turns < MAX_TURNS && table?.status === 'playing'; turns += 1) {
      if (!hasNewcomer) hasNewcomer = await askedAndSeated(trial, table);
      const passed = await passTurn(context, id);
      if (!passed.ok) break;
      table = passed.table;
    }
    if (!table) continue;
    const log = await logOf(store, table);
    const found = [...brokenLog(table, log), ...unfairDice(table, log)];
    wrong.push(...found.map((one) => `${nameOf(table)}: ${one}`));
  }
  return [...wrong, ...wrongAnswers(database), ...(await wrongResults(store, guildId))];
}

/** Whether somebody has answered the question that a table asks now, and then taken a seat there. */
async function askedAndSeated({ store, context, everybody }: Trial, table: Table): Promise<boolean> {
  const question = openQuestion(table);
  const [player] = presentPlayers(table);
  const readers = everybody.filter(({ userId }) => !seatOf(table, userId));
  const [newcomer] = readers;
  if (!question || !player || !newcomer) return false;
  const { id, guildId } = table;
  const [option = ''] = question.options;
  for (const { userId, name } of readers) {
    const answer = { tableId: id, guildId, turn: question.turn, userId, name, option, at: context.now() };
    await store.prophesy({ ...answer, certainty: 'sure', interactionId: userId });
  }
  const hands = { from: player.userId, to: newcomer.userId };
  await offerSeat(context, id, player.userId, false, hands);
  return (await takeOverSeat(context, id, player.userId, newcomer)).ok;
}

/** Somebody leaves the game; what all others agree on then comes true. */
async function leftBehind(trial: Trial): Promise<string[]> {
  const { store, context } = trial;
  const wrong: string[] = [];
  for (const id of idsOf(trial)) {
    const [leaver, ...others] = presentPlayers((await store.load(id)) ?? NOBODY);
    if (!leaver || others.length < 2 || !(await resignGame(context, id, leaver.userId)).ok) continue;
    await pause(context, id, others[0]?.userId ?? '');
    const paused = await store.load(id);
    if (paused && isPaused(paused))
      for (const { userId } of presentPlayers(paused)) await sayReady(context, id, userId);
    const going = await store.load(id);
    if (!going) continue;
    wrong.push(...unheeded(going).map((one) => `${nameOf(going)}: ${one}`));
    for (const one of presentPlayers(going)) await agreeToEnd(context, id, one);
    const ended = await store.load(id);
    if (ended && isOpen(ended)) wrong.push(`${nameOf(ended)}: all agree to end it, and it goes on`);
  }
  return wrong;
}

const NOBODY = { game: 'tuchulcha', seats: [], state: null } as const;

/** People who all avoid each other fill a table, which begins once they have agreed to meet. */
async function metUnasked(trial: Trial): Promise<string[]> {
  const { store, context } = trial;
  // Nobody can avoid more.
  const everybody = trial.everybody.slice(0, MAX_BLOCKED + 1);
  const wrong: string[] = [];
  for (const { userId } of everybody) {
    const blocked = everybody.flatMap((one) => (one.userId === userId ? [] : one.userId));
    await store.saveSettings(userId, { ...DEFAULT_SETTINGS, blocked });
  }
  for (const { table: game } of GAMES) {
    const id = await filled(trial, game, everybody);
    if (!id) continue;
    if ((await runDueTask(context, id))?.status === 'playing')
      wrong.push(`${game.name} would begin with people who avoid each other, and weren’t asked`);
    for (const { userId } of everybody) await agreeToMeet(context, id, userId);
    if ((await runDueTask(context, id))?.status === 'lobby')
      wrong.push(`${game.name} wouldn’t begin, though all have agreed to meet`);
  }
  return wrong;
}

/** Everybody looks for a table, and every second person then goes on vacation: the others find one without them. */
async function foundAway({ store, context, guildId, everybody }: Trial): Promise<string[]> {
  const people = new People(store, context.now);
  const since = context.now();
  const away = new Set<string>();
  for (const [index, one] of everybody.entries()) {
    const { userId, name } = one;
    const wanted = { ...DEFAULT_SEARCH, computersAfter: 0 };
    const asked = {
      guildId,
      channelId: guildId,
      userId,
      name,
      game: 'tuchulcha',
      since,
      askedBy: userId,
    } as const;
    await store.seek({ ...wanted, ...asked });
    if (index % 2 === 1 && (await people.startVacation(one, 1)).ok) away.add(userId);
  }
  const seated = new Set<string>();
  const told = new Set<string>();
  await openMatches(
    { ...context, store },
    { guildId, locale: 'en' },
    {
      mayPlay: () => true,
      isLost: async () => false,
      tellEnd: async ({ userId }) => void told.add(userId),
      show: async (_, match) => {
        for (const one of match.people) if (one.since.getTime() === since.getTime()) seated.add(one.userId);
        return true;
      },
    },
  );
  return everybody.flatMap(({ userId }) => {
    if (away.has(userId)) return seated.has(userId) ? [`${userId} would get a table while on vacation`] : [];
    return seated.has(userId) || told.has(userId) ? [] : [`${userId} would look for a table in vain`];
  });
}
