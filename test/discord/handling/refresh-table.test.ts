import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emojiOf, rememberEmojis } from '../../../src/discord/api/emojis.ts';
import { button, digestOfMessage, inRows, plain, rowsOf } from '../../../src/discord/api/message.ts';
import { EMOJI_GONE } from '../../../src/discord/api/requests.ts';
import { storyButtons } from '../../../src/discord/bacchanalia/buttons.ts';
import { endingButtons } from '../../../src/discord/features/end-game.ts';
import { type Answerable, acknowledgementOf } from '../../../src/discord/handling/acknowledgement.ts';
import { refreshTable } from '../../../src/discord/handling/refresh-table.ts';
import { handle } from '../../../src/discord/registry.ts';
import { turnButtons } from '../../../src/discord/tuchulcha/buttons.ts';
import { voteButtons } from '../../../src/discord/tuchulcha/votes.ts';
import { links, lobbyButtons } from '../../../src/discord/views/links.ts';
import { agreementMessage } from '../../../src/discord/views/notice-message.ts';
import { agreeToEnd, closeTable } from '../../../src/tables/changes/closing.ts';
import { openLobby, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { DAY } from '../../e2e/test-clock.ts';
import { opened } from '../../tables/opened.ts';
import { person } from '../../tables/people.ts';
import { beginsStory, sureStory } from '../../tables/story-world.ts';
import { sure } from '../../tables/world.ts';
import { MISSING_PERMISSION, refusal, UNAVAILABLE } from '../rest-stub.ts';
import { Script } from '../script.ts';
import { type Asker, asker, toldBy, wordsOf } from '../stub-interaction.ts';
import { TestBot } from '../test-bot.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const EDIT = { method: 'PATCH', path: /messages/ } as const;
const FAILED = 'failed to show the table';

/** A game with a change that is to be shown. */
async function changed() {
  const bot = new TestBot();
  const { id } = await bot.playing();
  await bot.world.acts(id);
  const refresh = () => refreshTable(bot.context, id);
  return { bot, id, refresh, isShown: () => bot.isShown(id) };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('a table that can’t be shown', () => {
  test('waits for the next occasion where Discord refuses it', async () => {
    const { bot, refresh, isShown } = await changed();
    for (const channel of bot.discord.channels.values()) channel.closed = true;
    await refresh();
    await pass(3600);
    expect([bot.logged(50), bot.retryQueue.length]).toEqual([[FAILED], 0]);
    for (const channel of bot.discord.channels.values()) channel.closed = false;
    expect(await isShown()).toBe(false);
    await refresh();
    expect(await isShown()).toBe(true);
  });

  test('has a clock that stands still until it is shown', async () => {
    const { bot, id, refresh } = await changed();
    const { leftMs } = (await bot.world.table(id)).reminders.turn ?? {};
    for (const channel of bot.discord.channels.values()) channel.closed = true;
    await refresh();
    expect(await bot.world.passes(9 * DAY)).toEqual([]);
    const said = await bot.world.table(id);
    expect(said.reminders.turn?.overdue).toBe(null);
    expect(wordsOf(await bot.command('anna', 'games'))).toContain('no clock runs');
    for (const channel of bot.discord.channels.values()) channel.closed = false;
    await refresh();
    const { version, showing, reminders } = await bot.world.table(id);
    expect(showing.versionShown).toBe(version);
    expect(reminders.turn).toMatchObject({ leftMs, since: bot.world.at.getTime() });
    const [turn] = bot.discord.contents(tableChannel(said)).slice(-1);
    expect(turn).toContain(`<t:${(bot.world.at.getTime() + (leftMs ?? 0)) / 1000}:R>`);
  });

  test('is moved to another channel, where its clock runs on', async () => {
    const { bot, id, refresh } = await changed();
    for (const channel of bot.discord.channels.values()) channel.closed = true;
    await refresh();
    expect((await bot.world.table(id)).reminders.turn).toHaveProperty('hiddenAt');
    await new Script(bot).run(['anna#3 /tuchulcha move table=1 | Table 1 goes on in <#3>']);
    const { channelId, reminders } = await bot.world.table(id);
    expect([channelId, reminders.turn?.hiddenAt]).toEqual(['3', undefined]);
  });

  test('is tried again as long as Discord is out of order', async () => {
    const { bot, refresh, isShown } = await changed();
    bot.discord.fail({ ...EDIT, error: UNAVAILABLE, times: 10 });
    await refresh();
    await pass(3600);
    expect(bot.logged(50)).toHaveLength(10);
    expect(await isShown()).toBe(true);
  });

  test('because an emoji was deleted is shown without any, in its thread', async () => {
    const { bot, id, refresh, isShown } = await changed();
    const thread = tableChannel(await bot.world.table(id));
    rememberEmojis([{ name: 'blue', id: '17' }]);
    const errors = { components: { _errors: [{ code: EMOJI_GONE, message: 'Invalid emoji' }] } };
    const error = () => refusal(50035, 400, errors);
    for (const request of [EDIT, { method: 'POST', path: /messages/ } as const])
      bot.discord.fail({ ...request, error });
    await refresh();
    expect(tableChannel(await bot.world.table(id))).toBe(thread);
    await pass(60);
    expect([bot.logged(50), emojiOf('blue'), await isShown()]).toEqual([[FAILED], undefined, true]);
  });

  test('is written again though another process has displayed it meanwhile', async () => {
    const { bot, id, refresh } = await changed();
    bot.discord.fail({ ...EDIT, error: UNAVAILABLE });
    await refresh();
    const table = await bot.world.table(id);
    const shown = await bot.tableMessages.current(table);
    const turnDigest = shown && digestOfMessage(shown.message);
    await bot.store.show(id, { versionShown: table.version, turnDigest });
    const edits = () =>
      bot.discord.asked.filter((one) => one.endsWith(`/${table.showing.turnMessageId}`)).length;
    const before = edits();
    await pass(2.1);
    expect(edits()).toBe(before + 1);
  });

  test('because the bot may not write is told to those who can mend it', async () => {
    const { bot, id, refresh } = await changed();
    const table = await bot.world.table(id);
    bot.discord.fail({ method: 'GET', path: /messages/, error: MISSING_PERMISSION });
    for (const channel of bot.discord.channels.values()) channel.closed = true;
    await refresh();
    expect(bot.did).toEqual([`trouble ${tableChannel(table)}`]);
    await bot.retryQueue.stop();
  });

  test('though nobody could be told of it, is shown on the next occasion', async () => {
    const { bot, refresh, isShown } = await changed();
    for (const channel of bot.discord.channels.values()) channel.closed = true;
    Object.assign(bot.context, { reportTrouble: () => Promise.reject(new Error('no store')) });
    await refresh();
    expect(bot.logged(50)).toContain('failed to report missing permission to write');
    for (const channel of bot.discord.channels.values()) channel.closed = false;
    await refresh();
    expect(await isShown()).toBe(true);
  });

  test('because a computer player’s turn could not be stored goes on', async () => {
    const bot = new TestBot();
    const before = await bot.playing();
    const { id } = before;
    // A computer player is to act, and the process that was to play for it has not.
    const color = before.reminders.turn?.color;
    const seats = before.seats.map((seat) =>
      seat.color === color ? { ...seat, standIn: true as const } : seat,
    );
    await bot.world.store.change(id, before, { seats });
    bot.faults.fail('change');
    await refreshTable(bot.context, id);
    expect(bot.logged(50)).toEqual([FAILED]);
    expect((await bot.world.table(id)).state?.turnNumber).toBe(1);
    await pass(2.1);
    // Computer players let others be answered between two turns.
    await vi.waitFor(async () => {
      const { state, version, showing } = await bot.world.table(id);
      expect([state?.turnNumber, showing.versionShown]).toEqual([2, version]);
    });
  });
});

describe('a tap that fails', () => {
  /** On one player’s proposal to end a game of three, by another. */
  async function tapped(
    button: 'agree' | 'playOn' | 'propose',
    prepare = (_: TestBot) => {},
    fails: Asker['fails'] = {},
  ) {
    const bot = new TestBot();
    const { id } = await bot.playing(['anna', 'bert', 'carl']);
    const table = sure(await agreeToEnd(bot.world.tables, id, person('bert')));
    const channel = tableChannel(table);
    const message = agreementMessage(table);
    const kept = { text: { kind: 'agreement' }, key: '1', channelId: channel, message } as const;
    const settle = await bot.context.beginMessage(table, kept);
    const sent = await bot.context.channelApi.send(channel, message, { nonce: '1', silent: true });
    await settle(sent);
    // If the message is gone, it is posted again.
    if (button === 'propose') await bot.context.channelApi.remove(channel, sent);
    const customId = {
      agree: links.agree({ table: table.id }),
      playOn: links.playOn({ table: table.id }),
      propose: endingButtons.propose({ table: table.id }),
    }[button];
    const pressed = { id: sent, content: '', components: [] };
    const tap = bot.interaction(asker('anna', { channelId: channel, pressed, fails }), {
      type: 'button',
      customId,
    });
    prepare(bot);
    // A person who waits for a private answer has got an acknowledgement.
    if (button === 'propose') await acknowledgementOf(tap.interaction as Answerable).acknowledge();
    const isTold = await handle(bot.context, tap.interaction);
    const told = toldBy(tap.calls);
    const before = bot.discord.contents(channel);
    await bot.noticeSender.deliver();
    const after = bot.discord.contents(channel);
    return { told, isTold, shows: { before: before.at(-1), after: after.at(-1) } };
  }
  const WRONG = /Something went wrong/;

  test('because another process has answered leaves the last words of its message to the review', async () => {
    const { shows } = await tapped('playOn', () => {}, { update: () => refusal(40060, 400) });
    expect(shows.before).toContain('Do you agree');
    expect(shows.after).not.toContain('Do you agree');
  });

  test('once its change is stored says nothing, and its message shows the change', async () => {
    const { told, isTold, shows } = await tapped('agree', () => {}, { update: UNAVAILABLE });
    expect(told).toEqual([expect.stringMatching(/^update .*\banna\b/s), 'deferUpdate']);
    expect(isTold).toBe(true);
    expect(shows.before).not.toContain('anna');
    expect(shows.after).toContain('anna');
  });

  test('once its change is stored says so where an answer is awaited', async () => {
    const prepare = ({ discord }: TestBot) =>
      discord.fail({ method: 'POST', path: /messages$/, error: UNAVAILABLE });
    const { told } = await tapped('propose', prepare);
    expect(told).toEqual(['deferReply', expect.stringContaining('That’s stored')]);
  });

  test('before anything is stored says so', async () => {
    const { told } = await tapped('agree', ({ faults }) => faults.fail('saveReminders'));
    expect(told).toEqual([expect.stringMatching(WRONG)]);
  });
});

test('of two taps at once that propose to end a game, one calls the others', async () => {
  const bot = new TestBot();
  const { id, showing } = await bot.playing(['anna', 'bert', 'carl']);
  const channelId = showing.playChannelId ?? '';
  const customId = endingButtons.propose({ table: id });
  const { channelApi } = bot.context;
  const recentMessages = channelApi.recentMessages.bind(channelApi);
  vi.spyOn(channelApi, 'recentMessages').mockImplementation(async (...of) => {
    const found = await recentMessages(...of);
    await new Promise(setImmediate);
    return found;
  });
  await Promise.all(['anna', 'anna'].map((name) => bot.button(asker(name, { channelId }), customId)));
  const agree = links.agree({ table: id });
  const { messages } = bot.discord.channel(channelId);
  expect(messages.filter(({ components }) => JSON.stringify(components).includes(agree))).toHaveLength(1);
});

test.each([
  ['turn', 'not your turn', 'anna'],
  ['turn', 'not playing at that table', 'carl'],
  ['cast', 'vote is over', 'anna'],
  ['others', 'vote is over', 'anna'],
] as const)('an old %s button, which nobody took away, closes its message: %s', async (tapped, said, by) => {
  const [bot, isOfTurn] = [new TestBot(), tapped === 'turn'];
  const { tables } = bot.world;
  const voting = { color: null, size: 2, computers: 1, voters: { name: 'games', sides: 1 } } as const;
  const opening = bot.world.opening(['anna'], voting);
  const played = isOfTurn ? await bot.playing() : opened(await openLobby(tables, opening));
  const { id, version, logLength } = isOfTurn ? played : sure(await startIfFull(tables, played.id));
  const [channelId, ballot] = ['2', { table: id, seq: logLength - 1 }];
  const turn = turnButtons.act({ table: id, version: version - 1, request: { type: 'roll' } });
  const vote = { cast: voteButtons.cast({ ...ballot, way: 'roll' }), others: voteButtons.others(ballot) };
  const rows = (isOfTurn ? [turn] : [vote.cast, vote.others]).map((one) => button(one, 'Do it'));
  const old = plain('An old turn.', rowsOf(rows));
  const sent = await bot.context.channelApi.send(channelId, isOfTurn ? old : inRows(old), { nonce: '1' });
  const pressed = bot.discord.channel(channelId).messages.find((one) => one.id === sent);
  if (!pressed) throw new Error('not sent');
  const calls = await bot.button(asker(by, { channelId, pressed }), { turn, ...vote }[tapped]);
  expect(toldBy(calls).join()).toContain(said);
  expect(JSON.stringify(pressed)).toMatch(/^(?!.*custom_id).*An old turn\./);
});

test('an old turn of a story that is over closes its message', async () => {
  const bot = new TestBot();
  const table = await beginsStory(bot.world, ['anna', 'bert', 'carl']);
  sureStory(await closeTable(bot.world.tables, table, person('anna'), true));
  const tell = storyButtons.write({ table, written: { what: 'tale' } });
  const rows = [tell, storyButtons.lookUp({ table, page: 0 })].map((one) => button(one, 'Do it'));
  const sent = await bot.context.channelApi.send('2', plain('An old turn.', rowsOf(rows)), { nonce: '1' });
  const pressed = bot.discord.channel('2').messages.find((one) => one.id === sent);
  if (!pressed) throw new Error('not sent');
  const calls = await bot.button(asker('anna', { channelId: '2', pressed }), tell);
  expect(toldBy(calls).join()).toContain('isn’t running');
  expect(JSON.stringify(pressed)).not.toContain('custom_id');
});

test('a card that offers another game keeps its buttons, though somebody else taps it', async () => {
  const bot = new TestBot();
  const { id } = await bot.playing();
  for (const name of ['anna', 'bert'] as const) sure(await agreeToEnd(bot.world.tables, id, person(name)));
  const again = links.rematch({ table: id });
  const card = plain('The end.', rowsOf([button(again, 'Again')]));
  const sent = await bot.context.channelApi.send('2', card, { nonce: '1' });
  const pressed = bot.discord.channel('2').messages.find((one) => one.id === sent);
  if (!pressed) throw new Error('not sent');
  expect(toldBy(await bot.button(asker('carl', { channelId: '2', pressed }), again))).toHaveLength(1);
  expect(JSON.stringify(pressed)).toContain(again);
});

describe('a tap on a message that offers a seat at a game that has begun', () => {
  /** Bert taps it. Returns the ids of the buttons that stay. */
  async function tapped(isKept: boolean, tap = lobbyButtons.join) {
    const bot = new TestBot();
    const table = await bot.playing();
    const open = opened(await openLobby(bot.world.tables, bot.world.opening(['carl', 'dora'])));
    const channelId = '2';
    const rows = rowsOf([table, open].map(({ id }) => button(tap({ table: id }), 'Join in')));
    const message = plain('Two seats are free.', rows);
    const text = { kind: 'invitation', by: 'anna', byId: person('anna').userId } as const;
    const settle = isKept && (await bot.context.beginMessage(table, { text, key: '1', channelId, message }));
    const sent = await bot.context.channelApi.send(channelId, message, { nonce: '1' });
    if (settle) await settle(sent);
    const pressed = bot.discord.channel(channelId).messages.find(({ id }) => id === sent);
    const by = asker('bert', { channelId, ...(pressed && { pressed }) });
    const calls = await bot.button(by, tap({ table: table.id }));
    expect(toldBy(calls).join()).toContain('has already begun');
    const stays = JSON.stringify(bot.discord.channel(channelId).messages.find(({ id }) => id === sent));
    return [table, open].map(({ id }) => stays.includes(tap({ table: id })));
  }

  test('takes the button away only if nobody recorded the message', async () => {
    expect(await tapped(false)).toEqual([false, true]);
    expect(await tapped(false, lobbyButtons.options)).toEqual([false, true]);
    expect(await tapped(true)).toEqual([true, true]);
  });
});
