import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Command, Route } from '../../src/discord/handling/feature.ts';
import { allRoutes, slashCommands } from '../../src/discord/registry.ts';
import type { Store } from '../../src/storage/index.ts';
import { sayReady } from '../../src/tables/bacchanalia/agreement.ts';
import { PROPOSED_TERMS } from '../../src/tables/bacchanalia/terms.ts';
import { closeTable } from '../../src/tables/changes/closing.ts';
import { openLobby, sitDown, startIfFull } from '../../src/tables/changes/lobby.ts';
import { offerSeat, takeOverSeat } from '../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { Secret } from '../../src/tables/fairness/dice.ts';
import type { GameName } from '../../src/tables/game-types.ts';
import type { TablePermission } from '../../src/tables/permissions.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import { isOpen, type Table } from '../../src/tables/table.ts';
import { translator } from '../../src/texts/index.ts';
import { IS_SOAK, LONG_TIMEOUT_MS, runs, spreadOf } from '../runs.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { opened } from '../tables/opened.ts';
import { answerOf, type Case, rowOf } from '../tables/permissions-table.ts';
import { accepted as sure } from '../tables/world.ts';
import type { Asker, Call, Options } from './stub-interaction.ts';
import { written } from './taps.ts';
import { TestBot } from './test-bot.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const HERE = '1';
const ELSEWHERE = '2';
const NONE = translator('en')('refused.noSuchTable');
const FAILED = translator('en')('refused.failed');
const OTHERS = ['21', '22'] as const;

interface Person extends Omit<Asker, 'channelId'> {
  readonly name: string;
  readonly columns: Case['columns'];
}

const person = (name: string, userId: string, columns: Case['columns'], given: Partial<Person> = {}) => ({
  name,
  userId,
  columns,
  guildId: HERE,
  isManager: false,
  ...given,
});

const PEOPLE: readonly Person[] = [
  person('seated', '11', ['seated']),
  person('the opener', '12', ['opener']),
  person('one who left', '13', ['left']),
  person('invited', '17', ['invited']),
  person('offered a seat', '18', ['offered a seat']),
  person('a follower', '19', ['follows']),
  person('an outsider', '14', []),
  person('a manager', '15', ['manages the server'], { isManager: true }),
  person('a manager of another server', '16', [], { guildId: ELSEWHERE, isManager: true }),
  person('seated, on another server', '11', ['seated'], { guildId: ELSEWHERE, isManager: true }),
  person('seated, in a direct message', '11', ['seated'], { guildId: null }),
  person('an outsider in a direct message', '14', [], { guildId: null }),
];

interface Kind {
  readonly name: string;
  readonly status: 'lobby' | 'playing' | 'over';
  readonly isPrivate: boolean;
  readonly guildId: string;
}

const KINDS: readonly Kind[] = [
  ...(['lobby', 'playing', 'over'] as const).flatMap((status) => [
    { name: `public, ${status}`, status, isPrivate: false, guildId: HERE },
    { name: `private, ${status}`, status, isPrivate: true, guildId: HERE },
  ]),
  { name: 'of another server', status: 'playing', isPrivate: false, guildId: '3' },
];

/**
 * The buttons, or commands, that a person tries at a kind of table: each with each person and at each kind of table, but with each person
 * at each kind only in a soak, and for these.
 */
function triedBy<T>(who: Person, kind: Kind, all: readonly T[]): readonly T[] {
  const isMain = [
    'an outsider, private, playing',
    'an outsider, public, playing',
    'seated, public, playing',
  ].includes(`${who.name}, ${kind.name}`);
  const from = 4 * PEOPLE.indexOf(who) + KINDS.indexOf(kind);
  return all.filter((_, index) => IS_SOAK || isMain || (index + from) % 7 === 0);
}

/** How many of each are tried: of what a button can do, of the ways to ask. */
const MAX_SAMPLES = runs(1, 3);

let bot: TestBot;
const counts = { taps: 0, commands: 0, suggestions: 0, refused: 0, forged: 0, hostile: 0 };
afterAll(() => {
  console.info(`permissions: ${JSON.stringify(counts)}`);
});

/** A table at which everybody has their part. */
async function openTable(
  game: GameName,
  { status, isPrivate, guildId }: Kind,
  channelId: string,
): Promise<string> {
  const { tables, store } = bot;
  const seated = ['11', ...OTHERS];
  const { id } = opened(
    await openLobby(tables, {
      game,
      guildId,
      channelId,
      locale: 'en',
      computers: 0,
      pace: 'daily',
      isPrivate,
      opener: { kind: 'person', userId: '12', name: 'opener' },
      color: null,
      invited: [...seated, '17'],
      secret: Secret.fresh(),
      lobbyMessageId: '44',
      size: status === 'lobby' ? 4 : 3,
      ...(game === 'bacchanalia' && { terms: PROPOSED_TERMS }),
    }),
  );
  const colors = ['blue', 'red', 'yellow'] as const;
  for (const [index, userId] of seated.entries())
    sure(await sitDown(tables, id, personOf(userId), colors[index] ?? 'blue'));
  if (status !== 'lobby') {
    if (game === 'bacchanalia') for (const userId of seated) sure(await sayReady(tables, id, userId));
    sure(await startIfFull(tables, id));
    await store.show(id, { playChannelId: `9${channelId}`, turnMessageId: '45' });
  }
  if (status !== 'lobby') {
    for (const [from, to] of [
      ['22', '13'],
      ['13', '22'],
    ] as const) {
      sure(await offerSeat(tables, id, from, false, { from, to }));
      sure(await takeOverSeat(tables, id, from, personOf(to)));
    }
    sure(await offerSeat(tables, id, '22', false, { from: '22', to: '18' }));
  }
  await store.follow(id, '19', 'end');
  if (status === 'over' && game === 'tuchulcha')
    for (const one of ['11', '21']) sure(await resignGame(tables, id, one));
  if (status === 'over' && game === 'bacchanalia') sure(await closeTable(tables, id, personOf('12'), false));
  const table = await load(id);
  await store.show(id, { versionShown: table.version });
  return id;
}

const personOf = (userId: string) => ({ kind: 'person', userId, name: `user ${userId}` }) as const;

async function load(id: string): Promise<Table> {
  const table = await bot.store.load(id);
  if (!table) throw new Error(`no table ${id}`);
  return table;
}

const GAMES = ['tuchulcha', 'bacchanalia'] as const;

/** The channels of tables, each with that of its thread. */
const CHANNELS = ['5000', '5001', '5002', '5003'] as const;

let kept: Store | undefined;
let ready: readonly Table[] = [];

/** A bot with nothing but a table of each game for each kind. */
async function beginAnew(...kinds: readonly Kind[]): Promise<void> {
  await kept?.close();
  kept = openSqliteStore(() => bot.world.at);
  bot = new TestBot(kept);
  bot.store.guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, maxTables: null });
  for (const id of CHANNELS) for (const channel of [id, `9${id}`]) bot.discord.addChannel(channel);
  const ids = await bot.world.begins(kinds, async () => {
    const all = kinds.flatMap((kind) => GAMES.map((game) => [game, kind] as const));
    const opened: string[] = [];
    for (const [at, [game, kind]] of all.entries())
      opened.push(await openTable(game, kind, CHANNELS[at] ?? CHANNELS[0]));
    return opened;
  });
  ready = await Promise.all(ids.map(load));
}

afterAll(() => kept?.close());

/** The first kind's. */
function tableOf(wanted: GameName): Table {
  const found = ready.find(({ game }) => game === wanted);
  if (!found) throw new Error(`no table of ${wanted}`);
  return found;
}

function answerFor(permission: TablePermission, { userId, columns, guildId }: Person, table: Table) {
  const place = guildId === null ? 'direct message' : guildId === table.guildId ? 'server' : 'other server';
  // People who left before the start have had no part in the game.
  const hasPlayed = table.setup !== null;
  // An offer ends with its table, or when it is taken.
  const isOffered = table.reminders.offers?.some(({ to }) => to === userId) ?? false;
  const own = columns.filter((column) =>
    column === 'left' ? hasPlayed : column !== 'offered a seat' || isOffered,
  );
  return answerOf({
    permission,
    columns: own,
    place,
    isPrivate: table.isPrivate,
    isOpen: isOpen(table),
    isEarly: true,
    isPublished: false,
  });
}

const isTime = (permission: TablePermission, { status }: Table): boolean => {
  const { at } = rowOf(permission);
  return at === 'any' || at === status || (at === 'open' && isOpen({ status }));
};

/** All texts and their receivers, without parts that differ between interactions. */
const said = (calls: readonly Call[]): string =>
  JSON.stringify(calls, (key, value) => (key === 'nonce' ? '' : value));

/**
 * The document is checked against the bot: people without access get the same answer as if there were no table, and others without
 * permission are told only that; in both cases nothing is changed, and nobody else is told, except that a button that is over for
 * everybody may go. Throws an error otherwise; Vitest's
 * `expect` took a tenth of the time.
 */
function check(
  permission: TablePermission,
  who: Person,
  table: Table,
  calls: readonly Call[],
  writes: readonly string[],
  none: readonly Call[],
): void {
  const answer = answerFor(permission, who, table);
  const all = said(calls);
  sureThat(!all.includes(FAILED), 'the bot failed', all);
  if (answer === 'yes') {
    sureThat(!all.includes(NONE), 'no table is known to who may do it', all);
    return;
  }
  counts.refused++;
  sureThat(writes.length === 0, 'something is changed', writes.join(' '));
  const isElsewhere = calls.some((call) => call[0].startsWith('channel.') && !isClosing(call));
  sureThat(!isElsewhere, 'something is said to others', all);
  const { secret } = table;
  sureThat(!secret || !all.includes(secret.commitment), 'the secret’s commitment is told', all);
  sureThat(!all.includes('attachment":'), 'a file is shown', all);
  if (answer === 'none') {
    const asWithoutTable = said(none);
    sureThat(all === asWithoutTable, 'the table is given away', `${all}\nwithout a table: ${asWithoutTable}`);
  } else sureThat(!all.includes(NONE), 'no table is known to who may see it', all);
}

/** Of requests: the pressed message is read, and loses its buttons, which are over. */
const isClosing = ([method, path, body]: Call): boolean =>
  String(path).startsWith(`/channels/${CHANNEL}/messages/`) &&
  (method === 'channel.GET' || (method === 'channel.PATCH' && JSON.stringify(body) === '{"components":[]}'));

function sureThat(isSo: boolean, otherwise: string, seen: string): void {
  if (!isSo) throw new Error(`${otherwise}: ${seen}`);
}

const CHANNEL = '77';

interface Tap {
  readonly name: string;
  readonly permission: TablePermission;
  readonly game: GameName;
  press(asker: Asker, table: Table | null): Promise<readonly Call[]>;
}

type Values = Readonly<Record<string, unknown>>;

/** Custom ids of a route that differ by what they do, rather than by numbers: at least one of each permission. */
function samples({ id, permission }: Route): readonly Values[] {
  const texts = fc.sample(written(id.pattern), { numRuns: 80, seed: 1 });
  const found = new Map<string, Values>();
  for (const text of texts) {
    const values = id.parse(text) as Values | null;
    if (!values) continue;
    const words = Object.values(values).filter((value) => typeof value !== 'number');
    found.set(JSON.stringify(words.map(wordOf)), values);
  }
  const permissionOf = (values: Values) =>
    typeof permission === 'function' ? permission(values, false) : permission;
  const counted = new Map<unknown, number>();
  return [...found.values()].filter((values) => {
    const before = counted.get(permissionOf(values)) ?? 0;
    counted.set(permissionOf(values), before + 1);
    return before < MAX_SAMPLES;
  });
}

/** The kind of a value: the name of a request, not its card or its number. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[\d:].*$/, '') : JSON.stringify(value).slice(0, 18);

function tapsOf(route: Route): readonly Tap[] {
  const { permission, id, responder } = route;
  const game = id.pattern.startsWith('story:') ? 'bacchanalia' : 'tuchulcha';
  return samples(route).flatMap((values) =>
    (['button', 'select', 'form'] as const).flatMap((type): Tap[] => {
      if (!responder[type] || permission === null) return [];
      const own = typeof permission === 'function' ? permission(values, type === 'form') : permission;
      const format = id as unknown as (values: Values) => string;
      const idFor = (asker: Asker, table: Table | null) =>
        format({
          ...values,
          table: table?.id ?? 'nosuchtable',
          ...('version' in values && { version: table?.version ?? 3 }),
          ...('from' in values && { from: '22', to: asker.userId }),
          ...('turn' in values && { turn: 1 }),
        });
      return [
        {
          name: `${route.name} ${JSON.stringify(values)} (${type})`,
          permission: own,
          game,
          press: (asker, table) => {
            const customId = idFor(asker, table);
            if (type === 'button') return bot.button(asker, customId);
            return type === 'select'
              ? bot.select(asker, customId, ['none'])
              : bot.form(asker, customId, { text: 'a tale', lines: 'a line', veils: '' });
          },
        },
      ];
    }),
  );
}

const historyChoice: Tap = {
  name: 'choose, with a table in the list',
  permission: 'see',
  game: 'tuchulcha',
  press: (asker, table) => bot.select(asker, 'past:choose', [table?.id ?? 'nosuchtable']),
};

const AT_TABLES = allRoutes().filter(({ permission }) => permission !== null);
const TAPS = [...AT_TABLES.flatMap(tapsOf), historyChoice];

test('every custom id with a table in it has a permission, and is pressed here', () => {
  for (const { name, id, permission } of allRoutes()) {
    const [text = ''] = fc.sample(written(id.pattern), { numRuns: 1, seed: 1 });
    const values = id.parse(text) as Values | null;
    expect([name, permission !== null]).toEqual([name, values !== null && 'table' in values]);
  }
  expect(new Set(TAPS.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(25);
});

describe.each(KINDS)('a table $name', (kind) => {
  beforeAll(() => beginAnew(kind));

  test.each(PEOPLE)('$name: buttons, lists and forms', async (who) => {
    const asker = { ...who, channelId: CHANNEL };
    for (const tap of triedBy(who, kind, TAPS)) {
      const table = tableOf(tap.game);
      const none = answerFor(tap.permission, who, table) === 'none' ? await tap.press(asker, null) : [];
      const calls = await tap.press(asker, table);
      const { writes } = bot;
      counts.taps++;
      try {
        check(tap.permission, who, table, calls, writes, none);
      } catch (error) {
        throw new Error(`${tap.name}: ${error}`, { cause: error });
      }
      if (writes.length > 0) await beginAnew(kind);
    }
  });

  test.each(PEOPLE.filter(({ guildId }) => guildId !== null))('$name: commands', async (who) => {
    const asker = { ...who, channelId: CHANNEL };
    for (const command of triedBy(who, kind, AT_TABLE_COMMANDS))
      for (const options of optionsOf(command)) {
        const game = gameOf(command);
        const byId = tableOf(game);
        const names = [
          [byId.id, 'nosuchtable'],
          ...(byId.guildId === who.guildId ? [[`${byId.number}`, '99999']] : []),
        ];
        for (const [, absent = ''] of names) {
          const table = tableOf(game);
          const name = absent === '99999' ? `${table.number}` : table.id;
          const none = await bot.command(asker, command.name, { ...options, table: absent });
          const calls = await bot.command(asker, command.name, { ...options, table: name });
          const { writes } = bot;
          counts.commands++;
          try {
            check(deedFor(command, asker, options), who, table, calls, writes, none);
          } catch (error) {
            throw new Error(`/${command.name} ${JSON.stringify(options)}: ${error}`, { cause: error });
          }
          if (writes.length > 0) await beginAnew(kind);
        }
      }
  });

  test.each(PEOPLE.filter(({ guildId }) => guildId === HERE))(
    '$name: where no table is named, and what is suggested',
    async (who) => {
      for (const command of triedBy(who, kind, AT_TABLE_COMMANDS))
        for (const options of optionsOf(command)) {
          const game = gameOf(command);
          const table = tableOf(game);
          const permission = deedFor(command, { ...who, channelId: CHANNEL }, options, true);
          const answer = answerFor(permission, who, table);
          for (const typed of ['', `${table.number}`])
            for (const channelId of [table.channelId, CHANNEL]) {
              const choices = await bot.suggestions(
                { ...who, channelId },
                command.name,
                'table',
                typed,
                options,
              );
              counts.suggestions++;
              if (answer === 'yes' || !isTime(permission, table)) continue;
              expect(
                choices.map(({ value }) => value),
                `/${command.name}`,
              ).not.toContain(table.id);
            }
          if (answer !== 'none') continue;
          for (const channelId of [table.channelId, `9${table.channelId}`]) {
            const none = await bot.command({ ...who, channelId: CHANNEL }, command.name, options);
            const calls = await bot.command({ ...who, channelId }, command.name, options);
            counts.commands++;
            expect(said(calls), `/${command.name}`).toBe(said(none));
            expect(bot.writes).toEqual([]);
          }
        }
    },
  );
});

const AT_TABLE_COMMANDS = slashCommands().filter(({ permission }) => permission !== undefined);

const gameOf = ({ name }: Command): GameName =>
  name.startsWith('bacchanalia') ? 'bacchanalia' : 'tuchulcha';

/** The command's options besides the table, in all relevant combinations. */
function optionsOf({ name, options = [] }: Command): readonly Options[] {
  const all: Options = { player: '21', to: '30', ask: 'never', as: 'text', at: 'turn' };
  const has = options.map((option): string => option.name);
  const own = Object.fromEntries(Object.entries(all).filter(([option]) => has.includes(option)));
  if (name.endsWith('hand-over')) return [own, { ...own, of: '21' }];
  return name.endsWith('follow') ? [own, { ...own, at: 'off' }] : [own];
}

function deedFor(
  { permission }: Command,
  { userId, isManager }: Asker,
  options: Options,
  isAutocomplete = false,
): TablePermission {
  if (typeof permission !== 'function') return permission ?? 'see';
  const given = {
    getString: (name: string) => options[name] ?? null,
    get: (name: string) => (options[name] === undefined ? null : { value: options[name] }),
  };
  const memberPermissions = { has: () => isManager };
  return permission({
    user: { id: userId },
    options: given,
    memberPermissions,
    isAutocomplete: () => isAutocomplete,
  } as never);
}

/** Ids as forged by a person: with the values of an existing table. */
function forgedIds(most: number): readonly { route: Route; id: string; table: Table }[] {
  const each = Math.ceil(most / AT_TABLES.length);
  const all = [];
  for (const [index, route] of AT_TABLES.entries()) {
    const texts = fc.sample(written(route.id.pattern), { numRuns: each, seed: index });
    for (const [nth, text] of texts.entries()) {
      const values = route.id.parse(text) as Values | null;
      if (!values) continue;
      const game = route.id.pattern.startsWith('story:') ? 'bacchanalia' : 'tuchulcha';
      const table = tableOf(game);
      const format = route.id as unknown as (values: Values) => string;
      const id = format({
        ...values,
        table: table.id,
        ...('version' in values && { version: table.version - (nth % 3) || 1 }),
        ...('from' in values && { from: ['11', '21', '22', '14'][nth % 4], to: ['14', '18', '16'][nth % 3] }),
        ...('userId' in values && { userId: ['11', '21', '14'][nth % 3] }),
      });
      all.push({ route, id, table });
    }
  }
  return all;
}

describe('forged custom ids', () => {
  const forgers = PEOPLE.filter(({ name }) =>
    ['an outsider', 'a manager of another server', 'an outsider in a direct message'].includes(name),
  );

  test.each(spreadOf(2, KINDS))('of a table $name change nothing, and tell nothing', async (kind) => {
    await beginAnew(kind);
    for (const { route, id, table } of forgedIds(runs(20, 100)))
      for (const who of forgers) {
        const asker = { ...who, channelId: CHANNEL };
        const { button, select, form } = route.responder;
        const press = (customId: string) =>
          button
            ? bot.button(asker, customId)
            : select
              ? bot.select(asker, customId, ['keepNone'])
              : bot.form(asker, customId, { text: form ? 'a tale' : '' });
        const { permission } = route;
        const values = route.id.parse(id);
        const own = typeof permission === 'function' ? permission(values, false) : permission;
        if (own === null || answerFor(own, who, table) === 'yes') {
          // Allowed to everybody at a public table, except for others' seats.
          if (own !== 'answerOffer') continue;
        }
        const none = await press(id.replace(table.id, 'nosuchtable'));
        const calls = await press(id);
        counts.forged++;
        expect(bot.writes, id).toEqual([]);
        const all = said(calls);
        expect(all).not.toContain(FAILED);
        expect(all).not.toContain(table.secret?.commitment);
        expect(calls.filter(([method]) => method.startsWith('channel.'))).toEqual([]);
        if (own && answerFor(own, who, table) === 'none') expect(all, id).toBe(said(none));
      }
  });
});

/** Texts that might be typed for a table. */
const HOSTILE: readonly string[] = [
  ...['', ' ', "' OR 1=1 --", '\u0000', '\u202e1', 'A'.repeat(6000)],
  ...'0 -1 1e3 0x1 999999999 1000000000 12345678901234567890 1.5 １ NaN % _ ../../etc/passwd null undefined'.split(
    ' ',
  ),
  ...'__proto__ constructor {} [] 🎲 abc:def <@14> @everyone ` ** /verify ID'.split(' '),
];

describe('hostile options', () => {
  const askers = PEOPLE.filter(({ name }) => ['seated', 'an outsider', 'a manager'].includes(name));

  test.each(askers)('by $name name no table, and so none is changed or told of', async (who) => {
    // Tables of another server; and of their own here, to which an invalid name must not refer either.
    await beginAnew({ ...PRIVATE, guildId: '3' }, PRIVATE);
    const asker = { ...who, channelId: CHANNEL };
    const [race, story, ...mine] = ready;
    if (!race || !story) throw new Error('no tables');
    expect(mine.map(({ guildId }) => guildId)).toEqual([HERE, HERE]);
    const names = [...HOSTILE, race.id, story.id, race.id.toUpperCase(), ` ${story.id} `];
    for (const [index, command] of AT_TABLE_COMMANDS.entries())
      for (const table of names.filter((_, nth) => (nth + index) % 8 === 0)) {
        const [options = {}] = optionsOf(command);
        const calls = await bot.command(asker, command.name, { ...options, table });
        counts.hostile++;
        expect(bot.writes, `/${command.name} ${table}`).toEqual([]);
        expect(said(calls), `/${command.name} ${table}`).toContain(NONE);
        const choices = await bot.suggestions(
          { ...asker, userId: '14' },
          command.name,
          'table',
          table.slice(0, 100),
        );
        if (!who.isManager) expect(choices).toEqual([]);
      }
  });
});

const PRIVATE: Kind = { name: 'private, playing', status: 'playing', isPrivate: true, guildId: HERE };
