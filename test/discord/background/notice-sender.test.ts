import { describe, expect, test } from 'vitest';
import { plain } from '../../../src/discord/api/message.ts';
import { NoticeSender } from '../../../src/discord/background/notice-sender.ts';
import { Rings } from '../../../src/discord/background/rings.ts';
import type { Opening } from '../../../src/tables/changes/lobby.ts';
import { joinRematch } from '../../../src/tables/changes/rematch.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import type { NewNotice, Notice } from '../../../src/tables/notice.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../../src/tables/settings.ts';
import { type TableOf, tableChannel } from '../../../src/tables/table.ts';
import { DAY, HOUR, MINUTE } from '../../e2e/test-clock.ts';
import { held } from '../../held.ts';
import { idOf, type Name, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { MISSING_PERMISSION, refusal, type StubFault, UNAVAILABLE, UNKNOWN_CHANNEL } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

const SEND: Pick<StubFault, 'method' | 'path'> = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const SECOND = 1000;

/** A game that waits for its first player. */
async function begun() {
  const bot = new TestBot();
  const table = await bot.playing();
  const mover = await bot.world.moverName(table.id);
  return { bot, table, mover, other: mover === 'anna' ? 'bert' : 'anna' } as const;
}

const back = { kind: 'back', name: 'Anna' } as const;
const BACK = 'Anna is back.';
async function noted() {
  const { bot, table } = await begun();
  await bot.notify(table, null, back);
  return { bot, table };
}
const nudge = { kind: 'nudge', turn: 1, by: 'Carl' } as const;
const remind = { kind: 'remind', turn: 1, share: 50 } as const;
const followed = { kind: 'followed', turn: 1, over: false } as const;

/** Delivers every minute for so long; the minutes at which something was tried. */
async function triedAt(bot: TestBot, ms: number, meanwhile = async () => {}): Promise<number[]> {
  const begin = bot.world.at.getTime();
  const tries = new Set<number>();
  for (let passed = 0; passed <= ms; passed += MINUTE) {
    await meanwhile();
    const before = bot.discord.requests.length;
    await bot.noticeSender.deliver();
    await bot.noticeSender.settled();
    if (bot.discord.requests.length > before) tries.add((bot.world.at.getTime() - begin) / MINUTE);
    bot.after(MINUTE);
  }
  return [...tries];
}

const settings = (bot: TestBot, name: Name, changed: Partial<PersonSettings>) =>
  bot.world.store.saveSettings(idOf(name), { ...DEFAULT_SETTINGS, ...changed });

/** A night of eight hours that begins so much later than now. */
function night(bot: TestBot, ms: number): Partial<PersonSettings> {
  const minute = (at: number) => Math.floor((at % DAY) / MINUTE);
  const from = bot.world.at.getTime() + ms;
  return { quiet: { from: minute(from), to: minute(from + 8 * HOUR), timeZone: 'UTC' } };
}

describe('a notice that can’t be sent', () => {
  test('is tried again after 1, 2, 4, … minutes, an hour at most, and given up after eight attempts', async () => {
    const { bot, table } = await noted();
    const path = new RegExp(`^/channels/${tableChannel(table)}/messages$`);
    bot.discord.fail({ ...SEND, path, error: UNAVAILABLE, times: 99 });
    bot.discord.addChannel('8');
    // Elsewhere, Discord takes messages.
    const sendElsewhere = async () => {
      const nonce = `${bot.world.at.getTime()}`;
      await bot.context.channelApi.send('8', plain('Another message.'), { nonce });
    };
    expect(await triedAt(bot, 5 * HOUR, sendElsewhere)).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
    expect(await bot.waiting()).toEqual([]);
    expect(bot.logged(50)).toEqual(['a request keeps failing; it counts as refused', 'gave up on a notice']);
    expect(bot.said(table)).toEqual([]);
  });

  test.each([
    ['the bot may not write there', MISSING_PERMISSION],
    ['the channel is gone', UNKNOWN_CHANNEL],
  ])('because %s is dropped, and those who can mend it hear of it', async (_, error) => {
    const { bot, table } = await noted();
    bot.discord.fail({ ...SEND, error });
    expect(await triedAt(bot, HOUR)).toEqual([0]);
    expect(bot.did).toEqual([`trouble ${tableChannel(table)}`]);
    expect(await bot.waiting()).toEqual([]);
  });

  test('because nobody could be told of the trouble is tried again', async () => {
    const { bot, table } = await noted();
    bot.discord.fail({ ...SEND, error: MISSING_PERMISSION });
    const { reportTrouble } = bot.context;
    let asked = 0;
    const failing = new NoticeSender({
      ...bot.context,
      reportTrouble: async (...trouble) => {
        asked += 1;
        if (asked === 1) throw new Error('no store');
        return reportTrouble(...trouble);
      },
    });
    await failing.deliver();
    expect(await bot.waiting()).toEqual(['back']);
    bot.after(MINUTE);
    await failing.deliver();
    expect(bot.said(table)).toEqual([BACK]);
  });
});

describe('an absence', () => {
  const overdue = { why: 'time', since: 0, removal: [] } as const;

  /** A table whose turn is overdue, with the message about that. */
  async function late(at?: Pick<Awaited<ReturnType<typeof begun>>, 'bot' | 'table'>) {
    const { bot, table } = at ?? (await begun());
    const { turn } = table.reminders;
    if (!turn) throw new Error('Nobody is to play.');
    await bot.world.store.saveReminders(table.id, table.remindersVersion, {
      reminders: { ...table.reminders, turn: { ...turn, overdue } },
      wakeAt: null,
      notices: [],
    });
    await bot.notify(table, null, { kind: 'timeUp', turn: turn.turn });
    await bot.noticeSender.deliver();
    return { bot, table };
  }

  test('of several whose time is up at once, one rings for whoever is asked about them', async () => {
    const { bot, table, mover } = await begun();
    let another = await bot.playing();
    while ((await bot.world.moverName(another.id)) !== mover) another = await bot.playing();
    for (const one of [table, another]) await late({ bot, table: one });
    const asked = [table, another].map((one) => bot.discord.channel(tableChannel(one)).messages[0]);
    const content = expect.stringContaining('time is up');
    expect(asked).toMatchObject([
      { content, silent: false },
      { content, silent: true },
    ]);
  });

  const tell = async (
    bot: TestBot,
    table: Awaited<ReturnType<typeof late>>['table'],
    text: NewNotice['text'],
  ) => {
    await bot.notify(table, null, text, { key: `${table.id}:${text.kind}` });
    await bot.noticeSender.deliver();
  };

  test('is one message, in which all that comes of it is told', async () => {
    const { bot, table } = await late();
    expect(bot.said(table)).toHaveLength(1);
    const posts = bot.discord.requests.filter(({ method }) => method === 'POST');
    const asked = table.seats.flatMap(({ occupant }) =>
      occupant.kind === 'person' && occupant.userId !== table.reminders.turn?.userId ? [occupant.userId] : [],
    );
    expect(posts.at(-1)?.body).toMatchObject({ allowed_mentions: { users: asked } });
    await tell(bot, table, { kind: 'waiting', name: 'Anna', by: 'Bert' });
    expect(bot.said(table)).toEqual([expect.stringContaining('Bert wants to wait for Anna')]);
    await bot.world.plays(table.id);
    await tell(bot, table, { kind: 'playedFor', turn: 1, name: 'Anna', by: null, isAway: true });
    expect(bot.said(table)).toEqual([
      expect.stringMatching(/^The computer played a turn for Anna\.\nA computer player now plays for Anna/),
    ]);
    await tell(bot, table, back);
    expect(bot.said(table)).toEqual([BACK]);
  });

  test('that is over leaves its message as it is', async () => {
    const { bot, table } = await late();
    await bot.world.plays(table.id);
    await tell(bot, table, { kind: 'standIn', name: 'Anna', by: null });
    await tell(bot, table, back);
    await tell(bot, table, { kind: 'removed', name: 'Anna', becomes: 'computer' });
    expect(bot.said(table)).toEqual([BACK, expect.stringContaining('Anna')]);
  });
});

describe('a notice whose answer got lost', () => {
  test('has arrived, though one of those it calls has sat down since', async () => {
    const bot = new TestBot();
    const { id } = await bot.playing(['anna', 'bert', 'carl']);
    for (const name of ['anna', 'bert'] as const) sure(await resignGame(bot.world.tables, id, idOf(name)));
    await bot.noticeSender.deliver();
    const lobby = sure(await joinRematch(bot.world.tables, id, person('anna')));
    bot.discord.fail({ ...SEND, error: UNAVAILABLE, afterwards: true });
    await bot.noticeSender.deliver();
    sure(await joinRematch(bot.world.tables, id, person('bert')));
    // Discord has forgotten the nonce.
    bot.after(10 * MINUTE);
    await triedAt(bot, HOUR);
    const called = bot.said(lobby).filter((content) => content.includes('invites you'));
    expect(called).toEqual([
      expect.stringMatching(
        `^<@${idOf('carl')}>: anna invites you to table 2\\.\n.*Already there: anna and bert\\.$`,
      ),
    ]);
  });

  test('has arrived, also in rows: there is one result card', async () => {
    const bot = new TestBot();
    const { id } = await bot.playing(['anna', 'bert']);
    sure(await resignGame(bot.world.tables, id, idOf('bert')));
    bot.discord.fail({
      method: 'POST',
      path: /^\/channels\/2\/messages$/,
      error: UNAVAILABLE,
      afterwards: true,
    });
    await bot.noticeSender.deliver();
    bot.after(10 * MINUTE);
    await triedAt(bot, HOUR);
    await bot.noticeSender.settled();
    expect(bot.discord.contents('2').filter((content) => content.includes('wins Tuchulcha'))).toHaveLength(1);
  });

  test('is not mistaken for an older one with the same words', async () => {
    const { bot, table, mover } = await begun();
    await bot.notify(table, mover, nudge);
    await bot.noticeSender.deliver();
    const nudges = () =>
      bot.discord
        .channel(tableChannel(table))
        .messages.flatMap(({ id, content }) => (/nudges you/.test(content ?? '') ? [id] : []));
    const [first] = nudges();
    bot.after(6 * HOUR);
    await bot.notify(table, mover, nudge);
    bot.discord.fail({ ...SEND, error: UNAVAILABLE });
    await triedAt(bot, HOUR);
    expect(nudges()).toHaveLength(1);
    expect(nudges()).not.toContain(first);
  });
});

describe('a direct message', () => {
  test('to a person who takes none becomes a mention at the table', async () => {
    const { bot, table, mover } = await begun();
    await settings(bot, mover, { remindBy: 'message' });
    bot.discord.closedTo.add(idOf(mover));
    await bot.notify(table, mover, remind);
    await bot.noticeSender.deliver();
    expect(bot.said(table)).toEqual([
      expect.stringMatching(`^<@${idOf(mover)}>, table 1 is waiting for you`),
    ]);
    expect(bot.discord.channel(tableChannel(table)).messages[0]).toMatchObject({
      mentions: [idOf(mover)],
      silent: false,
    });
    expect(bot.logged(40)).toEqual([]);
  });

  test('to a follower who takes none ends their following, without a word', async () => {
    const { bot, table } = await begun();
    for (const name of ['carl', 'dora'] as const) await bot.world.store.follow(table.id, idOf(name), 'turn');
    bot.discord.closedTo.add(idOf('carl'));
    await bot.notify(table, 'carl', followed);
    expect(await triedAt(bot, HOUR)).toEqual([0]);
    expect(await bot.world.store.followers(table.id)).toEqual([{ userId: idOf('dora'), at: 'turn' }]);
    expect(bot.said(table)).toEqual([]);
    expect(bot.logged(40)).toEqual([]);
  });

  test.each([
    ['too many were opened', () => refusal(40003)],
    ['the person is in quarantine', () => refusal(20026)],
    ['the bot has no access', () => refusal(50001)],
    ['Discord is out of order', UNAVAILABLE],
  ])('that fails since %s is sent again, and following goes on', async (_, error) => {
    const { bot, table } = await begun();
    await bot.world.store.follow(table.id, idOf('carl'), 'turn');
    await bot.notify(table, 'carl', followed);
    bot.discord.fail({ method: 'POST', path: /^\/users/, error, times: 3 });
    expect(await triedAt(bot, HOUR)).toEqual([0, 1, 3, 7]);
    expect(await bot.world.store.followers(table.id)).toEqual([{ userId: idOf('carl'), at: 'turn' }]);
    expect(bot.discord.direct(idOf('carl')).messages).toHaveLength(1);
  });
});

describe('one notice', () => {
  test('that another process claimed is taken from it after 90 seconds', async () => {
    const { bot, table } = await begun();
    const key = await bot.notify(table, null, back);
    await bot.world.store.claimNotice(key, 0, bot.world.at);
    bot.after(90 * SECOND);
    await bot.noticeSender.deliver();
    expect(bot.said(table)).toEqual([]);
    bot.after(1);
    await bot.noticeSender.deliver();
    expect(bot.said(table)).toEqual([BACK]);
  });

  test('whose table can’t be read holds up no others, and is looked at again in five minutes', async () => {
    const { bot, table } = await begun();
    const other = await bot.playing();
    await bot.notify(table, null, back);
    await bot.notify(other, null, back, { dueAt: new Date(bot.world.at.getTime() + 1) });
    bot.after(1);
    const { load } = bot.store;
    bot.store.load = async (id) => {
      if (id === table.id) throw new Error('a broken row');
      return load(id);
    };
    for (const _ of [1, 2]) {
      await bot.noticeSender.deliver();
      expect(bot.said(other)).toEqual([BACK]);
      expect(bot.logged(50)).toEqual(['failed to check a notice']);
      bot.after(5 * MINUTE);
    }
    bot.after(-5 * MINUTE);
    bot.store.load = load;
    expect(await triedAt(bot, HOUR)).toEqual([5]);
    expect(bot.said(table)).toEqual([BACK]);
  });
});

describe('a server that is out of reach', () => {
  test.each([
    [
      'as this process knows',
      (bot: TestBot) => bot.unreachable.add('1'),
      (bot: TestBot) => bot.unreachable.clear(),
    ],
    [
      'as another process knows',
      (bot: TestBot) => bot.world.store.beginOutage('1', new Date(bot.world.at.getTime() - 1)),
      (bot: TestBot) => bot.world.store.endOutage('1', bot.world.at),
    ],
  ] as const)('%s: nothing is asked of Discord, no attempt counts', async (_, begin, end) => {
    const { bot, table } = await begun();
    await begin(bot);
    const key = await bot.notify(table, null, back);
    expect(await triedAt(bot, DAY)).toEqual([]);
    expect(await bot.world.store.claimNotice(key, 0, bot.world.at)).toBe(true);
    await bot.world.store.postponeNotice(key, bot.world.at);
    await end(bot);
    await bot.noticeSender.deliver();
    expect(bot.said(table)).toEqual([BACK]);
  });
});

describe('at rest', () => {
  const trouble = { kind: 'trouble', what: 'noPermission', channelId: '2' } as const;
  test.each([
    { text: remind, pace: 'quick' },
    { text: nudge, pace: 'quick' },
    { text: trouble, pace: 'quick' },
    { text: trouble, pace: 'live' },
  ] as const)('no phone rings for a $text.kind until the night is over: $pace', async ({ text, pace }) => {
    const bot = new TestBot();
    const table = await bot.playing(['anna', 'bert'], { pace });
    const mover = await bot.world.moverName(table.id);
    await settings(bot, mover, night(bot, 0));
    await bot.notify(table, mover, text);
    const tried = await triedAt(bot, 10 * HOUR);
    expect(tried).toEqual([8 * 60]);
    const direct = bot.discord.direct(idOf(mover)).messages;
    expect(bot.said(table).length + direct.length).toBe(1);
  });

  test.each([remind, nudge])('nobody rests at a live table: a $kind rings', async (text) => {
    const bot = new TestBot();
    const table = await bot.playing(['anna', 'bert'], { pace: 'live' });
    const mover = await bot.world.moverName(table.id);
    await settings(bot, mover, night(bot, 0));
    await bot.notify(table, mover, text);
    await bot.noticeSender.deliver();
    const { messages } = bot.discord.channel(tableChannel(table));
    expect(messages[0]).toMatchObject({ mentions: [idOf(mover)], silent: false });
    expect(messages).toHaveLength(2);
  });

  test.each([
    ['mention', false],
    ['message', false],
    ['message', true],
  ] as const)(
    'of many tables’ reminders, one rings: by %s (one isn’t recorded: %s)',
    async (remindBy, isLost) => {
      const { bot, table, mover } = await begun();
      const tables = [table];
      while (tables.length < 3) {
        const another = await bot.playing();
        if ((await bot.world.moverName(another.id)) === mover) tables.push(another);
      }
      await settings(bot, mover, { ...night(bot, 0), remindBy });
      for (const one of tables) {
        await bot.notify(one, mover, remind);
        if (one === table && isLost) await triedAt(bot, 8 * HOUR);
        if (one === tables[2] && isLost) bot.faults.fail('settleNotice');
        if (isLost) await bot.noticeSender.deliver();
      }
      await triedAt(bot, 8 * HOUR);
      const channels = tables.map((one) => bot.discord.channel(tableChannel(one)));
      const reminders = () =>
        [bot.discord.direct(idOf(mover)), ...channels]
          .flatMap(({ messages }) => messages.filter(({ content }) => /is waiting for/.test(content ?? '')))
          .sort((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
      const isOne = remindBy === 'message';
      expect(reminders().map(({ silent }) => silent)).toEqual(isOne ? [false] : [false, true, true]);
      const waiting = () => reminders().map(({ content }) => content?.match(/[Tt]able (\d+)/g)?.join());
      const [first, second, third] = tables.map(({ number }) => `Table ${number}`);
      if (isOne) expect(waiting()).toEqual([[first, second, third].join()]);
      // A reminder leaves the message with its turn, and once it is repeated.
      await bot.world.plays(tables[1]?.id ?? '');
      await bot.noticeSender.deliver();
      if (isOne) expect(waiting()).toEqual([[first, third].join()]);
      for (const [share, silent] of [
        [50, true],
        [10, false],
      ] as const) {
        await bot.notify(table, mover, { ...remind, share });
        await bot.noticeSender.deliver();
        if (isOne) expect(waiting()).toEqual([third, first]);
        // In the other case the first rings, since the night's ring is over.
        expect(reminders().at(-1)).toMatchObject({ silent: silent !== isLost });
        bot.after(MINUTE);
      }
    },
  );

  test('a message to two people rings if it’s the first for one of them', async () => {
    const { table } = await noted();
    const notice = { text: { kind: 'timeUp', turn: 1 } } as Notice;
    const rings = new Rings();
    rings.note(notice, ['1'], new Date(0));
    const isOneOfMany = (...people: string[]) => rings.isOneOfMany(notice, people, table, new Date(1000));
    expect([isOneOfMany('1'), isOneOfMany('1', '2')]).toEqual([true, false]);
  });

  test('one that was begun before is looked for at once, and waits only if it didn’t arrive', async () => {
    const { bot, table, mover } = await begun();
    await bot.notify(table, mover, nudge);
    bot.discord.fail({ ...SEND, error: UNAVAILABLE, afterwards: true });
    await bot.noticeSender.deliver();
    await bot.notify(table, mover, { ...nudge, by: 'Dora' }, { key: `${table.id}:lost` });
    bot.discord.fail({ ...SEND, error: UNAVAILABLE });
    await bot.noticeSender.deliver();
    await settings(bot, mover, night(bot, 0));
    bot.after(MINUTE);
    await bot.noticeSender.deliver();
    expect(bot.said(table)).toHaveLength(1);
    expect(await bot.waiting()).toEqual(['nudge']);
    await triedAt(bot, 9 * HOUR);
    expect(bot.said(table)).toEqual([expect.stringContaining('Dora')]);
  });
});

describe('the story of a game that is over', () => {
  /** A whole game, and its thread's messages. */
  async function over() {
    const { bot, table } = await begun();
    return endOf(bot, table);
  }

  async function endOf(bot: TestBot, table: TableOf<'tuchulcha'>) {
    while ((await bot.world.table(table.id)).status === 'playing') await bot.world.acts(table.id);
    const stories = () => bot.said(table).filter((content) => content.includes('decided it'));
    return { bot, table, stories };
  }

  test.each<[string, Partial<Opening>, number]>([
    ['in direct messages it is left out', { guildId: idOf('anna') }, 0],
    ['on a server it is told', {}, 1],
  ])('comes not below the next game: %s', async (_, more, told) => {
    const bot = new TestBot();
    const begun = await bot.playing(['anna'], { size: 2, isPrivate: true, counts: true, ...more });
    const { table, stories } = await endOf(bot, begun);
    sure(await joinRematch(bot.world.tables, table.id, person('anna')));
    await bot.noticeSender.deliver();
    await expect.poll(() => bot.waiting()).toEqual([]);
    expect(stories()).toHaveLength(told);
    expect(bot.logged(40)).toEqual([]);
  });

  test('comes with its film, and nothing else waits for that', async () => {
    const { bot, table, stories } = await over();
    const made = await bot.makeFilm();
    const film = held<typeof made>();
    bot.makeFilm = () => film.until;
    await bot.notify(table, null, back);
    await bot.noticeSender.deliver();
    expect(bot.said(table)).toContain(BACK);
    expect(stories()).toEqual([]);
    film.letGo(made);
    await expect.poll(stories).toHaveLength(1);
    await bot.noticeSender.deliver();
    expect(stories()).toHaveLength(1);
  });

  test('waits where too many films are being made, and does without one in the end', async () => {
    const { bot, stories } = await over();
    bot.makeFilm = async () => ({ ok: false, reason: 'busy' });
    await bot.noticeSender.deliver();
    await bot.noticeSender.deliver();
    expect(stories()).toEqual([]);
    await triedAt(bot, 20 * MINUTE);
    expect(stories()).toHaveLength(1);
    expect(await bot.waiting()).toEqual([]);
    expect(bot.logged(40)).toEqual([]);
  });
});
