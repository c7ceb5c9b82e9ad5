import { describe, expect, test, vi } from 'vitest';
import { row, textIn } from '../../../src/discord/api/layout.ts';
import {
  button,
  digestOfMessage,
  laidOut,
  type OutMessage,
  plain,
  rowsOf,
} from '../../../src/discord/api/message.ts';
import type { PressedMessage } from '../../../src/discord/table-message/table-message.ts';
import { turnButtons } from '../../../src/discord/tuchulcha/buttons.ts';
import { invitationButtons, joinButton } from '../../../src/discord/views/links.ts';
import { isBoard } from '../../../src/pictures/tuchulcha/board-view.ts';
import { closeTable } from '../../../src/tables/changes/closing.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { type Table, tableChannel } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { MINUTE } from '../../e2e/test-clock.ts';
import { opened } from '../../tables/opened.ts';
import { idOf, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { MISSING_PERMISSION, UNAVAILABLE } from '../rest-stub.ts';
import { BOT, TestBot } from '../test-bot.ts';

/** The taps of a game's first turn: known from a game that goes the same way. */
let tapsOfATurn: Promise<number> | null = null;
async function countTaps(): Promise<number> {
  const bot = new TestBot();
  const { id } = await bot.playing();
  for (let taps = 1; ; taps++) if ((await bot.world.acts(id)).state?.turnNumber !== 1) return taps;
}

/** A game with one tap left in its first turn, completely shown. */
async function nearlyOver() {
  tapsOfATurn ??= countTaps();
  const taps = await tapsOfATurn;
  const bot = new TestBot();
  const { id, ...before } = await bot.playing();
  for (let tap = 1; tap < taps; tap++) {
    await bot.world.acts(id);
    await bot.tableMessages.show(id);
  }
  return { bot, id, place: tableChannel(before) };
}

/** … and that tap is made, but not shown. */
async function justOver() {
  const begun = await nearlyOver();
  await begun.bot.world.acts(begun.id);
  return begun;
}

const buttonsAt = (bot: TestBot, place: string): number[] =>
  bot.discord
    .channel(place)
    .messages.map(({ components }) => components?.length ?? 0)
    .reverse();

/** What the process sends is not written down. */
async function showUnwritten(bot: TestBot, id: string, again = false): Promise<void> {
  bot.faults.fail('showAfter');
  await expect(bot.tableMessages.show(id, again)).rejects.toThrow('showAfter fails');
}

/** Elsewhere, Discord is in order; here it fails at each attempt to do this with messages, which it sends nevertheless. */
async function keepsFailing(
  bot: TestBot,
  methods: readonly ('GET' | 'PATCH' | 'POST')[],
  show: () => Promise<unknown>,
): Promise<void> {
  const { channelApi } = bot.context;
  const broken = {
    path: /^\/channels\/(?!8\/)\d+\/messages/,
    error: UNAVAILABLE,
    times: Number.POSITIVE_INFINITY,
  };
  for (const method of methods) bot.discord.fail({ ...broken, method, afterwards: method === 'POST' });
  bot.discord.addChannel('8');
  // Old buttons are taken away first, then the message is looked for, then sent: each counts as failing after three attempts.
  for (let attempts = 0; attempts < 9; attempts += 1) {
    bot.after(3 * MINUTE);
    const other = await channelApi.send('8', plain('Elsewhere.'), { nonce: `${attempts}` });
    await channelApi.edit('8', other, plain('Elsewhere!'));
    await channelApi.recentMessages('8', BOT);
    await expect(show()).rejects.toThrow();
  }
  bot.discord.channels.delete('8');
  bot.discord.recover();
}

describe('a turn’s message', () => {
  test('shows the names and faces of those who play', async () => {
    const bot = new TestBot();
    const { id } = await bot.playing(['anna', 'bert']);
    const shown = await bot.tableMessages.current(await bot.world.table(id));
    const picture = shown?.picture;
    expect(picture && isBoard(picture) && Object.values(picture.view.players ?? {})).toEqual([
      { name: 'anna', face: { kind: 'initial', text: 'anna' } },
      { name: 'bert', face: { kind: 'initial', text: 'bert' } },
    ]);
  });

  test('is edited while the turn lasts; then the next one is sent, and the old one has no buttons', async () => {
    const { bot, id, place } = await nearlyOver();
    expect(buttonsAt(bot, place)).toEqual([expect.any(Number)]);
    const mover = await bot.world.moverName(id);
    await bot.world.acts(id);
    await bot.tableMessages.show(id);
    const [old, next] = buttonsAt(bot, place);
    expect(old).toBe(0);
    expect(next).toBeGreaterThan(0);
    expect(bot.discord.channel(place).messages[0]).toMatchObject({
      silent: false,
      mentions: [idOf(mover === 'anna' ? 'bert' : 'anna')],
    });
    expect(await bot.isShown(id)).toBe(true);
  });

  test('that a process sent and didn’t write down is there once: within a minute its nonce tells', async () => {
    const { bot, id, place } = await justOver();
    await showUnwritten(bot, id);
    expect(bot.discord.channel(place).messages).toHaveLength(2);
    const before = bot.discord.asked.length;
    bot.after(MINUTE / 2);
    await bot.tableMessages.show(id);
    expect(bot.discord.channel(place).messages).toHaveLength(2);
    expect(bot.discord.asked.slice(before)).not.toContain(`GET /channels/${place}/messages`);
    expect(await bot.isShown(id)).toBe(true);
  });

  test('… and after that it is found in the channel', async () => {
    const { bot, id, place } = await justOver();
    await showUnwritten(bot, id);
    bot.after(10 * MINUTE);
    await bot.tableMessages.show(id);
    const { showing } = await bot.world.table(id);
    expect(bot.discord.channel(place).messages.map((message) => message.id)).toEqual([
      showing.turnMessageId,
      expect.any(String),
    ]);
    expect(buttonsAt(bot, place)[0]).toBe(0);
    expect(await bot.isShown(id)).toBe(true);
  });

  test('that may be there isn’t sent again while Discord doesn’t say', async () => {
    const { bot, id, place } = await justOver();
    bot.after(10 * MINUTE);
    bot.discord.fail({ method: 'GET', path: /messages$/, error: UNAVAILABLE });
    await expect(bot.tableMessages.show(id)).rejects.toThrow('Service Unavailable');
    expect(bot.discord.channel(place).messages).toHaveLength(1);
    expect(await bot.isShown(id)).toBe(false);
  });

  test('… however often that fails', async () => {
    const { bot, id, place } = await justOver();
    bot.after(2 * MINUTE);
    const all = () => [...bot.discord.channels.values()].flatMap(({ messages }) => messages);
    const before = all().length;
    await keepsFailing(bot, ['GET', 'PATCH', 'POST'], () => bot.tableMessages.show(id));
    await bot.tableMessages.show(id);
    expect([bot.discord.channel(place).messages.length, all().length]).toEqual([2, before + 1]);
    expect(await bot.isShown(id)).toBe(true);
  });

  test.each([
    ['was deleted is sent again', true],
    ['replaced a deleted one and was not written down is there once', false],
  ])('that %s', async (_, isWritten) => {
    const { bot, id, place } = await nearlyOver();
    bot.discord.channel(place).messages.length = 0;
    if (!isWritten) {
      await showUnwritten(bot, id, true);
      bot.after(10 * MINUTE);
    }
    await bot.tableMessages.show(id, true);
    const { showing } = await bot.world.table(id);
    expect(bot.discord.channel(place).messages).toMatchObject([{ id: showing.turnMessageId }]);
  });

  test('that keeps failing to be edited is there, and gets no other beside it', async () => {
    const { bot, id, place } = await nearlyOver();
    await keepsFailing(bot, ['PATCH', 'POST'], () => bot.tableMessages.show(id, true));
    await bot.tableMessages.show(id, true);
    expect(bot.discord.channel(place).messages).toHaveLength(1);
  });
});

describe('a thread', () => {
  test('that is closed to the bot is left: the game goes on in the channel', async () => {
    const { bot, id, place } = await justOver();
    bot.discord.channel(place).closed = true;
    await bot.tableMessages.show(id);
    expect(tableChannel(await bot.world.table(id))).toBe('2');
    expect(await bot.isShown(id)).toBe(true);
    expect([...bot.discord.channels.keys()].sort()).toEqual(['2', place].sort());
  });

  test('that keeps failing isn’t left for the channel: its messages may have come', async () => {
    const { bot, id, place } = await justOver();
    const path = new RegExp(`^/channels/${place}/messages$`);
    const times = Number.POSITIVE_INFINITY;
    bot.discord.fail({ method: 'POST', path, error: UNAVAILABLE, times });
    for (let attempts = 0; attempts < 4; attempts += 1) {
      bot.after(MINUTE / 2);
      await bot.context.channelApi.send('2', plain('Elsewhere.'), { nonce: `${attempts}` });
      await expect(bot.tableMessages.show(id)).rejects.toThrow();
    }
    expect(tableChannel(await bot.world.table(id))).toBe(place);
  });

  test('and channel that are both closed fail, and nothing is taken for shown', async () => {
    const { bot, id, place } = await justOver();
    for (const channel of [place, '2']) bot.discord.channel(channel).closed = true;
    await expect(bot.tableMessages.show(id)).rejects.toThrow();
    expect(await bot.isShown(id)).toBe(false);
  });

  test('that may not be made: the game is played in its channel', async () => {
    const bot = new TestBot();
    bot.discord.fail({ method: 'POST', path: /threads$/, error: MISSING_PERMISSION, times: 9 });
    expect(tableChannel(await bot.playing())).toBe('2');
  });
});

describe('showings of one table', () => {
  test('follow each other: one that fails doesn’t take the next with it', async () => {
    const { bot, id } = await nearlyOver();
    await bot.world.acts(id);
    bot.discord.fail({ method: 'PATCH', path: /messages/, error: UNAVAILABLE });
    const [first, second] = [bot.tableMessages.show(id), bot.tableMessages.show(id)];
    await expect(first).rejects.toThrow('Service Unavailable');
    await second;
    expect(await bot.isShown(id)).toBe(true);
  });

  /** A table whose second tap comes while the first is being answered; `first` answers that, `second` the other. */
  async function tappedTwice(between: (bot: TestBot, id: string) => Promise<unknown> = async () => {}) {
    const bot = new TestBot();
    const { id } = await bot.playing();
    await bot.tableMessages.show(id);
    const asked = bot.discord.asked.length;
    const { showing, version } = await bot.world.acts(id);
    const answers: OutMessage[] = [];
    const versions = [version, version + 1].map((one) => expect.stringContaining(`${id}:${one}:`));
    let second: Promise<unknown> = Promise.resolve();
    const tap = (meanwhile: () => Promise<unknown>): PressedMessage => {
      let isAnswered = false;
      return {
        id: showing.turnMessageId ?? '',
        by: '1',
        update: async (message) => {
          if (isAnswered) return false;
          isAnswered = true;
          answers.push(message);
          await meanwhile();
          return true;
        },
      };
    };
    const pressed = tap(async () => {
      await bot.world.acts(id);
      await between(bot, id);
      second = bot.tableMessages.show(
        id,
        false,
        tap(async () => {}),
      );
    });
    await bot.tableMessages.show(id, false, pressed);
    await second;
    const shown = answers.map(({ rows }) => JSON.stringify(rows));
    return { bot, id, versions, shown, asked: bot.discord.asked.slice(asked) };
  }

  test('leave a tap that comes meanwhile to its own answer, and the table’s card alone', async () => {
    const { bot, id, versions, shown, asked } = await tappedTwice();
    expect(shown).toEqual(versions);
    expect(asked).toEqual([]);
    expect(await bot.isShown(id)).toBe(true);
  });

  test('draw once more what another process has shown before an older turn came over it', async () => {
    const { bot, id, versions, shown, asked } = await tappedTwice(async ({ world }, id) =>
      world.store.show(id, { versionShown: (await world.table(id)).version }),
    );
    expect(shown).toEqual(versions.slice(0, 1));
    const { playChannelId, turnMessageId } = (await bot.world.table(id)).showing;
    expect(asked).toContain(`PATCH /channels/${playChannelId}/messages/${turnMessageId}`);
    const [turn] = bot.discord.channel(playChannelId ?? '').messages;
    expect(JSON.stringify(turn?.components)).toEqual(versions[1]);
  });

  test('take the buttons of a turn that another process has ended meanwhile', async () => {
    const { bot, id, place } = await nearlyOver();
    const before = await bot.world.table(id);
    await bot.world.store.change(id, before, {});
    const update: PressedMessage['update'] = async () => {
      await bot.world.acts(id);
      const { id: turnMessageId } = bot.discord.addMessage(place, 'the next turn');
      const { version: versionShown } = await bot.world.table(id);
      await bot.world.store.show(id, { turnMessageId, turnShown: 2, versionShown });
      return true;
    };
    await bot.tableMessages.show(id, false, { id: before.showing.turnMessageId ?? '', by: '1', update });
    const [old, next] = buttonsAt(bot, place);
    expect(next).toBeGreaterThan(0);
    expect(old).toBe(0);
  });

  test('take the buttons of the old message if another process has sent the same in a new one', async () => {
    const bot = new TestBot();
    const { id, showing, channelId } = await bot.playing();
    await bot.world.acts(id);
    const place = showing.playChannelId ?? channelId;
    const { channelApi } = bot.context;
    const edit = channelApi.edit.bind(channelApi);
    vi.spyOn(channelApi, 'edit').mockImplementationOnce(async (channel, messageId, message) => {
      await edit(channel, messageId, message);
      const turnMessageId = await channelApi.send(place, message, { nonce: 'another' });
      const { version, state } = await bot.world.table(id);
      const turnDigest = digestOfMessage(message);
      await bot.store.show(id, {
        turnMessageId,
        turnDigest,
        turnShown: state?.turnNumber ?? 0,
        versionShown: version,
      });
    });
    await bot.tableMessages.show(id);
    const [old = 0, next = 0] = buttonsAt(bot, place);
    expect([old > 0, next > 0]).toEqual([false, true]);
  });

  test('stand in rows in the message that another process has shown in rows', async () => {
    const bot = new TestBot();
    const { id, ...before } = await bot.playing();
    await bot.world.plays(id);
    bot.after(10 * MINUTE);
    const again = button(turnButtons.act({ table: id, version: 2, request: { type: 'roll' } }), 'Roll');
    const place = tableChannel(before);
    const end = await bot.context.channelApi.send(place, laidOut([row('The end'), ...rowsOf([again])]), {
      nonce: 'end',
    });
    await bot.tableMessages.show(id);
    expect((await bot.world.table(id)).showing.turnMessageId).toBe(end);
    const { message } = (await bot.tableMessages.current(await bot.world.table(id))) ?? {};
    const shown = bot.discord.channel(place).messages.find((one) => one.id === end);
    expect(textIn(shown?.components ?? [])).toBe(message?.content);
  });

  test('stay in the old message if another process has answered a tap in it with the next turn', async () => {
    const bot = new TestBot();
    const { id } = await bot.playing();
    await bot.tableMessages.show(id);
    const { showing } = await bot.world.table(id);
    await bot.world.plays(id);
    const { state } = await bot.world.table(id);
    expect(state?.turnNumber).not.toBe(showing.turnShown);
    const edit = bot.context.channelApi.edit.bind(bot.context.channelApi);
    vi.spyOn(bot.context.channelApi, 'edit').mockImplementationOnce(async (...given) => {
      await edit(...given);
      await bot.world.store.show(id, { turnShown: state?.turnNumber ?? 0, turnDigest: 'next' });
    });
    await bot.tableMessages.show(id);
    const after = await bot.world.table(id);
    expect(after.showing.turnMessageId).toBe(showing.turnMessageId);
    const place = after.showing.playChannelId ?? '';
    expect(buttonsAt(bot, place).filter((count) => count > 0)).toHaveLength(1);
  });

  test('leave a newer version to what waits, also where that is to write words alone', async () => {
    const bot = new TestBot();
    const { id } = await bot.playing();
    await bot.tableMessages.show(id);
    const { showing } = await bot.world.acts(id);
    let words: Promise<unknown> = Promise.resolve();
    const update: PressedMessage['update'] = async () => {
      await bot.world.acts(id);
      words = bot.tableMessages.show(id);
      return true;
    };
    await bot.tableMessages.show(id, false, { id: showing.turnMessageId ?? '', by: '1', update });
    await words;
    expect(await bot.isShown(id)).toBe(true);
  });

  test('take the buttons of a game that was closed', async () => {
    const { bot, id, place } = await nearlyOver();
    sure(await closeTable(bot.world.tables, id, person('anna'), true));
    await bot.tableMessages.show(id);
    expect(buttonsAt(bot, place)).toEqual([0]);
  });
});

describe('a lobby', () => {
  async function lobbyShown() {
    const bot = new TestBot();
    const opening = { ...bot.world.opening(['anna'], { lobbyMessageId: null }), size: 3 };
    const { id, secret } = opened(await openLobby(bot.world.tables, opening));
    return { bot, id, commitment: secret?.commitment ?? '' };
  }

  test('is sent once, also where that was not written down', async () => {
    const { bot, id } = await lobbyShown();
    await showUnwritten(bot, id);
    bot.after(10 * MINUTE);
    await bot.tableMessages.show(id);
    const { showing } = await bot.world.table(id);
    expect(bot.discord.channel('2').messages).toMatchObject([{ id: showing.lobbyMessageId }]);
  });

  test.each([
    ['the call to it', (table: Table) => joinButton(translator('en'), table)],
    ['an invitation', (table: Table) => invitationButtons(translator('en'), table)],
    [
      'the turn of another process',
      ({ id: table }: Table) => [
        button(turnButtons.act({ table, version: 2, request: { type: 'roll' } }), 'Roll'),
      ],
    ],
  ])('is not taken for what came after it: %s', async (_, shown) => {
    const { bot, id } = await lobbyShown();
    await showUnwritten(bot, id);
    const [lobby] = bot.discord.channel('2').messages;
    const later = plain('Later.', rowsOf(shown(await bot.world.table(id))));
    await bot.context.channelApi.send('2', later, { nonce: 'later', silent: false });
    expect(bot.discord.channel('2').messages).toHaveLength(2);
    await bot.tableMessages.show(id);
    expect((await bot.world.table(id)).showing.lobbyMessageId).toBe(lobby?.id);
    expect(bot.discord.contents('2')).toContain('Later.');
  });
});
