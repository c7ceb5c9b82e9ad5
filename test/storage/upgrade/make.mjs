// Makes the databases of an older version that upgrade.long.test.ts opens (README.md beside this file says how to run it).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import pg from 'pg';

const [checkout] = process.argv.slice(2);
const server = process.env.TEST_DATABASE_URL;
if (!checkout || !server) {
  console.error(
    'Say where the older version is checked out, and name a PostgreSQL server in TEST_DATABASE_URL.',
  );
  process.exit(1);
}
const here = import.meta.dirname;
const load = (file) => import(pathToFileURL(path.resolve(checkout, file)).href);
const loadAll = async (names) =>
  Object.assign({}, ...(await Promise.all(names.map((name) => load(`src/tables/changes/${name}.ts`)))));

await load('src/game-modules.ts');
const { openStore } = await load('src/storage/index.ts');
const { openSqliteFile } = await load('src/storage/database/sqlite-file.ts');
const changes = await loadAll([
  'absence',
  'closing',
  'run-due-task',
  'lobby',
  'substitutes',
  'table-transaction',
  'turns',
]);
const { addComputer } = await load('test/tables/computers.ts');
const { People } = await load('src/tables/people.ts');
const { Secret, tableDice } = await load('src/tables/fairness/dice.ts');
const { recordedGame } = await load('src/tables/tuchulcha/game-record/recorded-game.ts');
const { formatRecord } = await load('src/tables/tuchulcha/game-record/formats.ts');
const { sayReady } = await load('src/tables/bacchanalia/agreement.ts');
const { personToAct } = await load('src/tables/seats.ts');
const { DEFAULT_SETTINGS, DEFAULT_GUILD_SETTINGS } = await load('src/tables/settings.ts');
const { withAnswers } = await load('src/tables/tuchulcha/settings.ts');
const { PROPOSED_TERMS, withStoryChannels } = await load('src/tables/bacchanalia/settings.ts');
const { chooseAction } = await load('src/games/tuchulcha/computer-players/player.ts');
const { offers: raceOffers } = await load('src/games/tuchulcha/index.ts');
const { offers: storyOffers } = await load('src/games/bacchanalia/index.ts');
const { firstStoryRequest } = await load('test/tables/story-world.ts');

const GUILDS = ['200000000000000001', '200000000000000002'];
const [HOME, AWAY] = GUILDS;
const COLORS = { 2: ['blue', 'yellow'], 3: ['blue', 'red', 'yellow'], 4: ['blue', 'red', 'yellow', 'black'] };
const MINUTE = 60_000;
const [ANN, BOB, CYD, DEE, EVE] = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve'].map((name, index) => ({
  kind: 'person',
  userId: `10000000000000001${index}`,
  name,
}));

/** Plays on this database. What it holds then, as `upgrade.long.test.ts` compares it, and one record of a finished game. */
async function play(url) {
  let now = new Date('2026-09-28T12:00:00Z').getTime();
  const clock = () => new Date(now);
  const store = await openStore({ url, now: clock });
  const tables = {
    store,
    dice: tableDice,
    services: { tuchulcha: { computer: chooseAction } },
    now: clock,
  };
  const people = new People(store, clock);

  let lastId = 400_000_000_000_000_000n;
  const snowflake = () => {
    lastId += 7n;
    return String(lastId);
  };
  const sure = (outcome) => {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    return outcome.table;
  };

  /** People's changes follow from interactions. */
  const tapped = () => changes.forInteraction(tables, snowflake());

  for (const guildId of GUILDS)
    await store.saveGuildSettings(guildId, { ...DEFAULT_GUILD_SETTINGS, maxTables: null });

  async function open(players, more = {}) {
    const [opener] = players;
    const size = more.size ?? players.length;
    const opened = await changes.openLobby(tapped(), {
      game: 'tuchulcha',
      guildId: HOME,
      channelId: '300000000000000001',
      locale: 'en',
      opener,
      color: 'blue',
      size,
      computers: 0,
      pace: 'daily',
      isPrivate: false,
      invited: [],
      secret: Secret.fresh(),
      lobbyMessageId: snowflake(),
      ...more,
    });
    const { id } = sure(opened);
    const colors = more.game === 'bacchanalia' ? [] : COLORS[size];
    for (const [index, player] of players.entries())
      if (index > 0) sure(await changes.sitDown(tapped(), id, player, colors[index] ?? 'blue'));
    return id;
  }

  async function begin(players, more = {}) {
    const id = await open(players, more);
    const computers = more.game === 'bacchanalia' ? 0 : (more.size ?? players.length) - players.length;
    for (let added = 0; added < computers; added++) sure(await addComputer(tables, id, players[0].userId));
    if (more.game === 'bacchanalia')
      for (const { userId } of players) sure(await sayReady(tapped(), id, userId));
    const table = sure(await changes.startIfFull(tapped(), id));
    const shown = { playChannelId: snowflake(), turnMessageId: snowflake(), turnShown: 1 };
    await store.show(id, { ...shown, versionShown: table.version });
    return id;
  }

  /** The player to act does so, a minute later, until the game is over or at the right point. */
  async function until(id, fits = () => false) {
    for (let taps = 0; taps < 5000; taps++) {
      const table = await store.load(id);
      if (table.status !== 'playing' || fits(table, taps)) return table;
      const { userId } = personToAct(table);
      now += MINUTE;
      const request = table.game === 'tuchulcha' ? raceRequest(table.state) : storyRequest(table.state);
      sure(
        await changes.makeRequest(
          tapped(),
          id,
          table.game === 'tuchulcha' ? table.version : null,
          userId,
          request,
        ),
      );
    }
    throw new Error('The game does not get there.');
  }

  const midTurn = (turn) => (table) =>
    table.state.turnNumber >= turn &&
    raceOffers(table.state).undo &&
    raceOffers(table.state).steps.length > 0;

  // Finished games: enough of them for established ratings, in two quarters, on two servers.
  const finished = [];
  for (const players of [
    [ANN, BOB],
    [BOB, ANN, CYD],
    [CYD, ANN],
    [ANN, BOB, CYD],
    [ANN, CYD],
  ]) {
    const id = await begin(players, { pace: 'quick' });
    finished.push(id);
    await until(id);
    now += 24 * 60 * MINUTE;
  }
  finished.push(await begin([ANN, DEE], { size: 4, guildId: AWAY, pace: 'none', locale: 'de' }));
  await until(finished.at(-1));
  const resigned = await begin([BOB, DEE], { guildId: AWAY, pace: 'slow' });
  await until(resigned, (_, taps) => taps === 30);
  sure(await changes.resignGame(tables, resigned, DEE.userId));
  finished.push(resigned);

  const aborted = await begin([ANN, BOB]);
  await until(aborted, (_, taps) => taps === 20);
  sure(await changes.closeTable(tables, aborted, ANN, false));
  const closedLobby = await open([CYD], { size: 3 });
  sure(await changes.closeTable(tables, closedLobby, CYD, false));

  // Running games, in the middle of a turn.
  const two = await begin([ANN, BOB]);
  await until(two, midTurn(9));
  const three = await begin([BOB, CYD], { size: 3, pace: 'live' });
  await until(three, midTurn(12));
  const four = await begin([DEE, ANN], {
    size: 4,
    pace: 'slow',
    guildId: AWAY,
    isPrivate: true,
    invited: [ANN.userId],
  });
  await until(four, midTurn(14));
  const rolled = await begin([CYD, EVE], { pace: 'none' });
  await until(rolled, ({ state }, taps) => taps > 25 && raceOffers(state).keep);
  const begun = await begin([EVE, DEE]);

  // One that a player left and where another handed their seat over; and two that wait for an overdue player.
  const replaced = await begin([ANN, CYD, DEE]);
  await until(replaced, (_, taps) => taps === 15);
  sure(await changes.leaveSeatForGood(tables, replaced, CYD.userId));
  sure(await changes.offerSeat(tapped(), replaced, DEE.userId, false, { from: DEE.userId, to: EVE.userId }));
  sure(await changes.takeOverSeat(tapped(), replaced, DEE.userId, EVE));
  await until(replaced, midTurn(8));
  const late = await begin([BOB, EVE], { pace: 'live' });
  await until(late, (_, taps) => taps === 12);
  now += 16 * MINUTE;
  for (const id of await store.due(clock(), 50)) await changes.runDueTask(tables, id);
  const away = await store.load(three);
  const waiting = [BOB, CYD].find(({ userId }) => userId !== personToAct(away).userId);
  sure(await changes.callStandIn(tables, three, away.state.turnNumber, waiting));

  const lobby = await open([EVE, ANN], { size: 3, isPrivate: true, invited: [ANN.userId, BOB.userId] });
  await store.show(lobby, { versionShown: (await store.load(lobby)).version });

  // Stories.
  const terms = { ...PROPOSED_TERMS, lines: ['Spiders'], veils: ['Blood', 'Wounds'] };
  const story = { game: 'bacchanalia', terms, pace: 'daily' };
  const told = await begin([ANN, BOB, CYD], story);
  await until(told);
  const telling = await begin([DEE, EVE, ANN, BOB], story);
  await until(telling, ({ state }, taps) => taps > 40 && storyOffers(state).tells === 'scene');
  const tale = (await store.log(telling)).findIndex(({ action }) => action.type === 'tell');
  sure(
    await changes.makeRequest(tapped(), telling, null, EVE.userId, {
      type: 'skip',
      tale: 0,
      anonymous: false,
    }),
  );
  const writer = personToAct(await store.load(telling));
  const part = { text: 'It was night, and the vines were “asleep” 🍇.', messageId: snowflake() };
  await store.games.bacchanalia.addToDraft(telling, writer.userId, part, clock());
  await store.games.bacchanalia.addToDraft(
    telling,
    CYD.userId,
    { text: 'A draft of another.', messageId: null },
    clock(),
  );
  const storyLobby = await open([BOB, CYD], { ...story, size: 4 });
  if (tale < 0) throw new Error('Nobody told anything.');

  // The settings of people and servers.
  const quiet = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Rome' };
  const chosen = { ...DEFAULT_SETTINGS, reminders: [75, 25], remindBy: 'message', tellNext: true };
  await people.save(BOB.userId, { ...chosen, quiet, timeZone: 'Europe/Rome', locale: 'it' });
  await people.save(DEE.userId, {
    ...withAnswers(DEFAULT_SETTINGS, { autoConfirm: true, autoPlay: true }),
    reminders: [],
  });
  const vacation = await people.startVacation(EVE, 5);
  if (!vacation.ok) throw new Error(vacation.problem);
  for (const [{ userId }, locale] of [
    [ANN, 'en-GB'],
    [BOB, 'it'],
    [DEE, 'de'],
  ])
    await store.saveDiscordLocale(userId, locale);
  await store.hide(CYD.userId, true);
  const server = { channels: ['300000000000000001'], pace: 'quick', locale: 'de', place: 'channel' };
  await store.saveGuildSettings(AWAY, { ...DEFAULT_GUILD_SETTINGS, ...server, maxTables: 4 });
  await store.saveGuildSettings(HOME, withStoryChannels(DEFAULT_GUILD_SETTINGS, 'ageRestricted'));
  await store.follow(two, EVE.userId, 'turn');
  await store.follow(three, ANN.userId, 'end');
  await store.saveNote('registered-commands', '0123456789abcdef');

  // Downtimes: of the bot, of a server, and a current one.
  await store.recordHeartbeat(new Date(now - 40 * MINUTE), Number.POSITIVE_INFINITY);
  await store.recordHeartbeat(new Date(now - 20 * MINUTE), MINUTE);
  await store.beginOutage(HOME, new Date(now - 10 * MINUTE));
  await store.endOutage(HOME, new Date(now - 5 * MINUTE));
  await store.beginOutage(AWAY, clock());

  // Notices in every state: of those that are due some are sent, one is dropped, one is being sent, the rest wait.
  const due = await store.dueNotices(clock(), new Date(0), 1000);
  const many = due.filter(({ text }) => ['moment', 'result', 'tale'].includes(text.kind));
  for (const [index, { key, attempts }] of many.entries()) {
    if (index % 3 === 2) continue;
    await store.claimNotice(key, attempts, clock());
    if (index > 0) await store.settleNotice(key, index === 1 ? 'dropped' : 'sent', clock());
  }

  const held = {
    at: clock(),
    open: { two, three, four, rolled, begun, replaced, late, lobby, telling, storyLobby },
    over: { finished, aborted, closedLobby, told },
    ...(await contentOf(store)),
  };
  const first = await store.load(finished[1]);
  const record = formatRecord(recordedGame(first, await store.log(first.id), await store.sittings(first.id)));
  await store.close();
  return { held: `${JSON.stringify(held, null, 1)}\n`, record };
}

async function contentOf(store) {
  const servers = {};
  for (const guildId of GUILDS) {
    const boards = {};
    for (const game of ['tuchulcha', 'bacchanalia'])
      for (const period of await store.periods(guildId, game))
        for (const players of [0, 2, 3, 4]) {
          const { rows } = await store.leaderboard(
            { guildId, game, period, players },
            { offset: 0, most: 99 },
          );
          boards[`${game} ${period} ${players}`] = rows;
        }
    servers[guildId] = {
      boards,
      history: await store.history({ guildId, most: 99 }),
      faces: await store.faces(guildId),
      settings: await store.guildSettings(guildId),
    };
  }
  const persons = {};
  for (const { userId } of [ANN, BOB, CYD, DEE, EVE])
    persons[userId] = {
      settings: await store.settings(userId),
      discordLocale: await store.discordLocale(userId),
      isHidden: await store.isHidden(userId),
      drafts: (await store.allOf(userId)).drafts,
    };
  return { servers, persons };
}

/** The computer player's choice. */
function raceRequest(state) {
  const action = chooseAction(state);
  if (action.type === 'roll') return { type: 'roll' };
  if (action.type !== 'step') return action;
  const { step } = action;
  if (step.kind === 'discard') return { type: 'dropDie', die: step.die };
  return { type: 'step', die: step.die, color: step.color, from: step.from };
}

let tales = 0;

/** The first that is offered. */
function storyRequest(state) {
  tales += 1;
  return firstStoryRequest(state, `Tale ${tales}: „Wein“, and "more" of it\nuntil the morning.`);
}

async function onServer(sql) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-'));
const write = (name, content) => writeFileSync(path.join(here, name), content);

const file = path.join(folder, 'made.sqlite');
const sqlite = await play(`file:${file}`);
// One file, without a write-ahead log.
const database = openSqliteFile(file);
database.exec('PRAGMA journal_mode = DELETE');
write('1.0.0.sqlite.gz', gzipSync(database.serialize(), { level: 9 }));
database.close();
write('1.0.0.sqlite.json', sqlite.held);
write('1.0.0.record.txt', sqlite.record);
rmSync(folder, { recursive: true });

const name = 'haruspex_upgrade';
await onServer(`DROP DATABASE IF EXISTS ${name}`);
await onServer(`CREATE DATABASE ${name}`);
const url = new URL(server);
url.pathname = `/${name}`;
const postgresql = await play(url.href);
const dumped = execFileSync(
  'pg_dump',
  ['--inserts', '--rows-per-insert=50', '--no-owner', '--no-acl', url.href],
  {
    encoding: 'utf8',
    maxBuffer: 1e8,
  },
);
await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
// Comments and psql's own commands are not SQL.
const sql = dumped.replaceAll(/^(--|\\).*\n/gm, '').replaceAll(/\n{2,}/g, '\n');
write('1.0.0.postgresql.sql.gz', gzipSync(sql, { level: 9 }));
write('1.0.0.postgresql.json', postgresql.held);
