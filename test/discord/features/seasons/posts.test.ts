import { PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { type OutMessage, slicesOf } from '../../../../src/discord/api/message.ts';
import { seasonsFeature } from '../../../../src/discord/features/seasons/index.ts';
import { endText, sendSeasonPosts } from '../../../../src/discord/features/seasons/posts.ts';
import { showRounds } from '../../../../src/discord/features/seasons/round-posts.ts';
import { seasonButtons } from '../../../../src/discord/features/seasons/season-texts.ts';
import { tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import { returnToSeat } from '../../../../src/tables/changes/substitutes.ts';
import { leaveSeason, type ManagerChange, manageSeason } from '../../../../src/tables/seasons/changes.ts';
import type { Season, StoredSeason } from '../../../../src/tables/seasons/season.ts';
import { freshTable } from '../../../../src/tables/seasons/season-tables.ts';
import { DEFAULT_SETTINGS } from '../../../../src/tables/settings.ts';
import type { Post } from '../../../../src/tables/store.ts';
import { type Table, tableChannel } from '../../../../src/tables/table.ts';
import { LANGUAGES, translator } from '../../../../src/texts/index.ts';
import { DAY, MINUTE } from '../../../e2e/test-clock.ts';
import { idOf, person } from '../../../tables/people.ts';
import { finishedSeason } from '../../../tables/seasons/finished-season.ts';
import { PlayedEvening, termsOfEvening } from '../../../tables/seasons/played-evening.ts';
import { sure } from '../../../tables/world.ts';
import { clientOf } from '../../a-server.ts';
import { openedSeason, seasonsOf, taskOf } from '../../posting.ts';
import { TestBot } from '../../test-bot.ts';
import { storedSeason } from './stored.ts';

type Context = Parameters<typeof sendSeasonPosts>[0];

const MANY = 90;
const people = Array.from({ length: MANY }, (_, index) => String(1_500_000_000_000_000_000n + BigInt(index)));

/** What is called out to a season of this many people: it has just begun, ends soon, starts later, or not at all. */
const CALLS: Readonly<Record<string, (begun: Season) => Partial<Season>>> = {
  start: () => ({}),
  lastCall: ({ startsAt }) => ({ endsAt: new Date(startsAt.getTime() + DAY) }),
  moved: () => ({ status: 'joining', moved: 1 }),
  calledOff: () => ({ status: 'calledOff' }),
};

const begun = (locale: string, call = 'start'): StoredSeason => {
  const season = finishedSeason(8, false);
  const tables = people.map((userId) => ({
    ...season.tables[0],
    seats: ['1', userId],
    tableId: userId,
    result: null,
  }));
  const names = new Map(people.map((userId) => [userId, `${userId} of the long name`]));
  const called = { ...season, people, tables, ...CALLS[call]?.(season) };
  return storedSeason(called as Season, names, { locale });
};

/** A person’s table, where they are up. */
const tableOf = (userId: string) => ({
  game: 'tuchulcha',
  status: 'playing',
  state: tuchulcha.start({ players: ['blue', 'yellow'], first: 'blue' }),
  seats: [{ color: 'blue', occupant: { kind: 'person', userId, name: '' } }],
});

async function sentBy(
  stored: StoredSeason,
  asleep: boolean | readonly string[],
  send: (context: Context) => Promise<void> = (context) => sendSeasonPosts(context, stored),
  posts = new Map<string, Post>(),
): Promise<readonly OutMessage[]> {
  const sent: OutMessage[] = [];
  const { startsAt } = stored.season;
  const now = new Date(startsAt.getTime() + 60_000);
  const vacation = { from: startsAt, to: new Date(now.getTime() + DAY) };
  const isAsleep = (userId: string) => (typeof asleep === 'boolean' ? asleep : asleep.includes(userId));
  const context = {
    now: () => now,
    botId: () => '9',
    store: {
      settings: async (userId: string) => ({
        ...DEFAULT_SETTINGS,
        vacations: isAsleep(userId) ? [vacation] : [],
      }),
      post: async (key: string) => posts.get(key) ?? null,
      savePost: async (post: Post) => void posts.set(post.key, post),
      load: async (userId: string) => tableOf(userId),
    },
    seasons: { seasonLog: async () => [] },
    channelApi: {
      recentMessages: async () => [],
      send: async (_: string, message: OutMessage) => sent.push(message),
    },
  } as unknown as Context;
  await send(context);
  return sent;
}

test.each([false, true])(
  'a round’s messages name everybody, however many tables it has: asleep %s',
  async (isAsleep) => {
    const { season } = new PlayedEvening(termsOfEvening({ rounds: 2, final: true }), 0);
    const seated = slicesOf(people, 4);
    const drawn = seated.map((seats, index) => ({
      ...freshTable({ division: 0, seats }, 1),
      tableId: `${index}`,
    }));
    const tables = seated.map((_, index) => ({
      id: `${index}`,
      number: 1000 + index,
      guildId: '1'.repeat(19),
      channelId: '2'.repeat(19),
      seats: [],
      showing: { playChannelId: '3'.repeat(19) },
    }));
    const known = new Map(tables.map((table) => [table.id, table as unknown as Table]));
    const names = new Map(people.map((userId) => [userId, `${userId} whose name`]));
    const endsAt = new Date(season.startsAt.getTime() + DAY);
    const playing = {
      ...season,
      status: 'playing',
      endsAt,
      people,
      divisions: [people],
      tables: drawn,
    } as const;
    const stored = storedSeason(playing, names, { locale: 'de' });
    const sent = await sentBy(stored, isAsleep, (context) => showRounds(context, stored, known));
    for (const { content } of sent) expect(content.length).toBeLessThanOrEqual(2000);
    const text = sent.map(({ content }) => content).join('\n');
    for (const [index] of seated.entries()) expect(text).toContain(`Tisch ${1000 + index}](`);
    expect(people.filter((userId) => text.includes(isAsleep ? `${userId} whose` : `<@${userId}>`))).toEqual(
      people,
    );
  },
);

test.each(
  LANGUAGES.flatMap(({ code }) =>
    Object.keys(CALLS).flatMap((call) => [true, false].map((isAsleep) => [call, code, isAsleep] as const)),
  ),
)('many people fit into a season’s messages: %s, %s, names alone: %s', async (call, locale, isAsleep) => {
  const all = await sentBy(begun(locale, call), isAsleep);
  expect(all).toHaveLength(call === 'lastCall' ? 4 : 2);
  const sent = all.slice(-2);
  for (const { content } of sent) {
    expect(content.length).toBeLessThanOrEqual(2000);
    const named = isAsleep ? /\d{19} of the long name/g : /<@\d{19}>/g;
    expect(content.match(named)?.length).toBeGreaterThanOrEqual(30);
    // Nobody’s name is cut in two.
    expect(content.match(/\d{19}/g)).toHaveLength(content.match(named)?.length ?? 0);
    expect(content).toMatch(call === 'calledOff' ? /^[^\n]+Tuchulcha/ : /^[^\n]+<t:/);
  }
  const more = translator(locale)('card.seenMore', { count: MANY }).replace(String(MANY), '\\d+');
  expect(sent[0]?.content).toMatch(isAsleep ? new RegExp(more) : '<@');
  // Everybody who isn’t asleep is called, and in the last message nobody who joins later.
  if (!isAsleep) expect(sent.flatMap(({ content }) => content.match(/\d{19}/g) ?? [])).toEqual(people);
  expect(sent.flatMap(({ mentions }) => mentions)).toEqual(isAsleep ? [] : people);
});

test('those whom a season’s message pings stand before those who are asleep, so that nobody’s ping is cut off', async () => {
  const awake = people.slice(50, 60);
  const asleep = people.filter((userId) => !awake.includes(userId));
  const [first] = await sentBy(begun('en'), asleep);
  expect(first?.mentions).toEqual(awake);
  for (const userId of awake) expect(first?.content).toContain(`<@${userId}>`);
});

test('whoever joins after a season’s move was told is told of nothing', async () => {
  const stored = begun('en', 'moved');
  const posts = new Map<string, Post>();
  expect(await sentBy(stored, false, undefined, posts)).toHaveLength(2);
  const joined = Array.from({ length: 60 }, (_, index) => String(index + 1));
  const later = { ...stored, season: { ...stored.season, people: [...people, ...joined] } };
  expect(await sentBy(later, false, undefined, posts)).toEqual([]);
});

test.each(LANGUAGES.map(({ code }) => code))(
  'the end names champions of all divisions, however many share them, and none where nobody has points: %s',
  (locale) => {
    const season = finishedSeason(8);
    const divisions = slicesOf(people, 9);
    const [{ result, ...table }] = season.tables as [Season['tables'][number]];
    const tables = divisions.map((seats, division) => ({
      ...table,
      division,
      seats,
      turns: seats.map(() => ({ own: 1, missedAt: [] })),
      result: {
        ...result,
        points: seats.map(() => (division === 4 ? 0 : 600)),
        won: seats.map(() => false),
        clockMs: seats.map(() => 0),
      },
    }));
    const stored = begun(locale);
    const t = translator(locale);
    const ended = { ...season, people, divisions, tables } as Season;
    const text = endText(t, { ...stored, season: ended }, []);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(
      divisions.filter((_, index) => text.includes(t('season.division', { number: index + 1 }))),
    ).toEqual(divisions.filter((_, index) => index !== 4));
    expect(text).toContain(t('season.post.proof'));
  },
);

test('a message beside the card isn’t taken for the card, which is found by its button', async () => {
  const stored = begun('en');
  const [{ rows } = { rows: [] }] = await sentBy(stored, true);
  const ids = rows.flatMap(({ components }) => components.map((one) => 'custom_id' in one && one.custom_id));
  expect(ids).toEqual([seasonButtons.pageFromPost({ season: stored.season.id })]);
});

test('a card moves with its season, and its last version is never made again', async () => {
  const bot = new TestBot();
  bot.discord.addChannel('3');
  const id = await openedSeason(bot);
  const task = taskOf(seasonsFeature, clientOf({ '2': true, '3': true }))(bot);
  const manage = (change: ManagerChange) => manageSeason(seasonsOf(bot), id, person('anna'), change);
  const cards = (channel: string) =>
    bot.discord.contents(channel).filter((one) => one.includes('Draw sealed'));
  const look = async () => {
    bot.after(MINUTE);
    await task.run();
    return [cards('2').length, cards('3').length];
  };
  expect(await look()).toEqual([1, 0]);
  await manage({ type: 'channelChosen', channelId: '3' });
  expect(await look()).toEqual([0, 1]);
  await manage({ type: 'calledOff', why: 'manager' });
  expect(await look()).toEqual([0, 1]);
  const { messages } = bot.discord.channel('3');
  messages.splice(0);
  expect(await look()).toEqual([0, 0]);
});

const ALWAYS = { from: 0, to: 1439, timeZone: 'UTC' };

test.each([
  ['gone', 'is gone', [], []],
  ['shut', 'can’t post', [], []],
  ['timed out', 'time-out until', [], []],
  ['locked', 'can unlock it', [], []],
  ['gone', 'is gone', ['anna'], []],
  ['gone', 'is gone', [], ['anna', 'carl']],
] as const)(
  'whoever opened a season is told once that its channel is %s, or else the owner',
  async (is, words, closed, resting) => {
    const bot = new TestBot();
    const id = await openedSeason(bot);
    bot.discord.owner = idOf('carl');
    for (const name of closed) bot.discord.closedTo.add(idOf(name));
    for (const name of resting) await bot.world.settings(name, { quiet: ALWAYS });
    const client = clientOf({ '2': true });
    const task = taskOf(seasonsFeature, client)(bot);
    const told = async () => {
      bot.after(MINUTE);
      await task.run();
      return (['anna', 'carl'] as const).map((name) => bot.discord.direct(idOf(name)).messages);
    };
    expect(await told()).toEqual([[], []]);
    if (is === 'locked') {
      bot.discord.channel('2').closed = true;
      await leaveSeason(seasonsOf(bot), id, person('dora'));
    } else if (is === 'gone') {
      client.channels.cache.delete('2');
      bot.discord.channels.delete('2');
    } else {
      const communicationDisabledUntil = is === 'timed out' ? new Date(Date.now() + MINUTE) : null;
      Object.assign(client.guilds.cache.get('1')?.members.me ?? {}, { communicationDisabledUntil });
      Object.assign(client.channels.cache.get('2') ?? {}, {
        permissionsFor: () => new PermissionsBitField(is === 'shut' ? [] : ['ViewChannel', 'SendMessages']),
      });
    }
    const first = await told();
    if (resting.length > 0) expect(first).toEqual([[], []]);
    for (const name of resting) await bot.world.settings(name, { quiet: null });
    await told();
    const message = { content: expect.stringContaining(words), silent: false };
    expect(await told()).toMatchObject(closed.length === 0 ? [[message], []] : [[], [message]]);
  },
);

test.each([
  [3 * DAY, ['This season was called off', 'was called off']],
  [8 * DAY, ['Draw sealed', 'nothing']],
])(
  'what a locked thread refused is shown once it is unlocked, for a week after the end: %s ms',
  async (ms, words) => {
    const bot = new TestBot();
    const id = await openedSeason(bot);
    const client = clientOf({ '2': true });
    const task = taskOf(seasonsFeature, client)(bot);
    const look = async (after: number, isLocked: boolean) => {
      bot.discord.channel('2').closed = isLocked;
      Object.assign(client.channels.cache.get('2') ?? {}, {
        isThread: () => true,
        parentId: null,
        locked: isLocked,
      });
      bot.after(after);
      await bot.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
      await task.run();
      return bot.discord.contents('2').filter((one) => /Draw sealed|was called off/.test(one));
    };
    await look(MINUTE, false);
    await leaveSeason(seasonsOf(bot), id, person('dora'));
    expect(await look(MINUTE, true)).toEqual([expect.stringContaining('dora')]);
    expect(await look(MINUTE, false)).toEqual([expect.not.stringContaining('dora')]);
    await manageSeason(seasonsOf(bot), id, person('anna'), { type: 'calledOff', why: 'manager' });
    for (const after of [MINUTE, ms]) await look(after, true);
    const shown = await look(MINUTE, false);
    expect(shown.slice(0, 1)).toEqual([expect.stringContaining(words[0] ?? '')]);
    expect(shown.slice(1)).toEqual(ms > 7 * DAY ? [] : [expect.stringContaining(words[1] ?? '')]);
    expect(await look(MINUTE, false)).toEqual(shown);
  },
);

test('the message of an evening’s round leads to its tables wherever they are played, as long as they are', async () => {
  const bot = new TestBot();
  const evening = { rounds: 2, minutes: 60, final: false } as const;
  const id = await openedSeason(bot, { pace: 'live', weeks: 0, evening });
  const task = taskOf(seasonsFeature, clientOf({ '2': true }))(bot);
  bot.after(2 * DAY);
  const round = async (number: number) => {
    bot.after(MINUTE);
    await task.run();
    return bot.discord
      .contents('2')
      .filter((one) => one.includes(`Round ${number} of 2: `) && one.startsWith('**Round'));
  };
  const tables = async () => {
    const { season } = (await seasonsOf(bot).seasons.season(id)) ?? { season: { tables: [] } };
    return Promise.all(season.tables.map(({ tableId }) => bot.world.table(tableId ?? '')));
  };
  const linkOf = (table: Table) =>
    `[Table ${table.number}](https://discord.com/channels/1/${tableChannel(table)})`;
  await round(1);
  const [first, second] = await tables();
  if (!first || !second) throw new Error('two tables');
  expect(tableChannel(first)).not.toBe('2');
  const [before = '', ...more] = await round(1);
  expect(more).toEqual([]);
  expect([before.includes(linkOf(first)), before.includes(linkOf(second))]).toEqual([true, true]);

  const manage = (change: ManagerChange) => manageSeason(seasonsOf(bot), id, person('anna'), change);
  const until = ([content = '']: readonly string[]) => Number(/<t:(\d+):t>/.exec(content)?.[1] ?? 0);
  await manage({ type: 'paused' });
  expect(until(await round(1))).toBe(0);
  bot.after(20 * MINUTE);
  await manage({ type: 'resumed' });
  expect(until(await round(1)) - until([before])).toBeGreaterThanOrEqual(20 * 60);
  const [resumed = ''] = await round(1);

  bot.discord.channels.delete(tableChannel(first));
  await bot.tableMessages.show(first.id, true);
  const moved = await bot.world.table(first.id);
  expect(tableChannel(moved)).not.toBe(tableChannel(first));
  const after = await round(1);
  expect(after).toEqual([resumed.replace(linkOf(first), linkOf(moved))]);

  // Scored as it stands: the game may go on, the evening is past it.
  bot.after(90 * MINUTE);
  for (let look = 0; look < 3; look++) await round(2);
  expect(await round(2)).toHaveLength(1);
  expect(await round(1)).toEqual([
    expect.stringMatching(new RegExp(`- Table ${first.number}: .*\\n- Table ${second.number}: `)),
  ]);

  // Nobody loses more than that, also once the evening is over.
  bot.after(90 * MINUTE);
  for (let look = 0; look < 3; look++) await round(2);
  expect((await seasonsOf(bot).seasons.season(id))?.season.status).toBe('ended');
  for (const seat of (await bot.world.table(first.id)).seats)
    if (seat.standIn && seat.occupant.kind === 'person')
      sure(await returnToSeat(bot.world.tables, first.id, seat.occupant.userId));
  const { version } = await bot.world.table(first.id);
  await bot.world.acts(first.id);
  expect((await bot.world.table(first.id)).version).toBeGreaterThan(version);
});
