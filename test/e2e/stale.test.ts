import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatTap, parseTap, type Tap } from '../discord/taps.ts';
import { type Game, openTable, startGame } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
let aule: Person;
let larthia: Person;
let thana: Person;

beforeAll(async () => {
  harness = await Harness.open();
  aule = harness.person('Aule');
  larthia = harness.person('Larthia');
  thana = harness.person('Thana');
});
afterEach(() => harness.dice.clear());
afterAll(() => harness.close());

async function begun(): Promise<Game> {
  harness.dice.next([3, 5]);
  return startGame(harness, [aule, larthia]);
}

/** Presses and returns the private answer; the table stays unchanged. */
async function toldPrivately(
  game: Game,
  person: Person,
  message: PageMessage,
  customId: string,
): Promise<PageMessage> {
  const before = await game.table();
  const told = await (await person.press(message, customId)).reply();
  expect(told.ephemeral_for).toBe(person.id);
  const after = await game.table();
  expect({ ...after, showing: null }).toEqual({ ...before, showing: null });
  expect(await game.message()).toEqual(harness.visitors.page.messages.get(after.showing.turnMessageId ?? ''));
  return told;
}

const linkTo = ({ channel_id, id }: PageMessage): string =>
  `https://discord.com/channels/${harness.playground.guildId}/${channel_id}/${id}`;

describe('a tap that can’t count', () => {
  test('by another player is told whose turn it is, with a link to it', async () => {
    const game = await begun();
    const message = await game.message();
    const [step] = buttonsOf(message);
    const told = await toldPrivately(game, larthia, message, step?.customId ?? '');
    expect(told.content).toBe('It’s not your turn. Waiting for Aule (blue).');
    expect(buttonsOf(told).map(({ url }) => url)).toEqual([linkTo(message)]);
  });

  test('by somebody without a seat is told so', async () => {
    const game = await begun();
    const message = await game.message();
    const [step] = buttonsOf(message);
    const told = await toldPrivately(game, thana, message, step?.customId ?? '');
    expect(told.content).toBe('You’re not playing at that table. Waiting for Aule (blue).');
  });

  test('on buttons of an earlier moment is told that the button is out of date, and they go', async () => {
    const game = await begun();
    const before = await game.message();
    const taps = buttonsOf(before).flatMap(({ customId }) => customId ?? []);
    const ids = taps.filter((id) => parseTap(id)?.on !== 'help');
    await game.tap(/^A → [123]?5$/);
    for (const id of ids) {
      const lagging = await harness.messageWith(before.channel_id, [id]);
      const told = await toldPrivately(game, aule, lagging, id);
      expect(told.content).toBe('This button is out of date. Waiting for Aule (blue).');
      expect(buttonsOf(told).map(({ url }) => url)).toEqual([linkTo(before)]);
      await aule.waitForChange(lagging.id, (message) => buttonsOf(message).length === 0);
    }
  });

  test('on buttons of an earlier turn is told whose turn it is now', async () => {
    const game = await begun();
    const ids = buttonsOf(await game.message()).flatMap(({ customId }) => customId ?? []);
    await game.tap(/^A → [123]?5$/);
    const now = await game.tap(/^A → [123]?3$/);
    const lagging = await harness.messageWith(now.channel_id, ids.slice(0, 1));
    const told = await toldPrivately(game, aule, lagging, ids[0] ?? '');
    expect(told.content).toBe('It’s not your turn. Waiting for Larthia (yellow).');
    expect(buttonsOf(told).map(({ url }) => url)).toEqual([linkTo(now)]);
  });

  test('on a lobby’s buttons after the start is told that it has begun', async () => {
    const game = await openTable(harness, aule, { players: 2 });
    // Buttons that change it; the others show things that can be read at any time.
    const ids = buttonsOf(await game.lobby()).flatMap(({ customId }) =>
      customId?.startsWith('l:') ? [customId] : [],
    );
    const { version } = await game.table();
    await larthia.press(await game.lobby(), /^Join/);
    await game.advanced(version);
    const lagging = await harness.messageWith(harness.playground.admin.channelId('games'), ids);
    for (const id of ids) {
      const told = await toldPrivately(game, thana, lagging, id);
      expect(told.content).toBe('That game has already begun.');
      expect(buttonsOf(told)[0]?.url).toContain(`/channels/${harness.playground.guildId}/`);
    }
  });
});

describe('a button that no one has drawn', () => {
  const forged = (game: Game, version: number): readonly (readonly [string, string])[] => {
    const at = (tap: object): string => formatTap({ table: game.id, version, ...tap } as Tap);
    const turn = (request: object): string => at({ on: 'turn', request });
    return [
      [
        'a step with a die that was not rolled',
        turn({ type: 'step', die: 6, color: 'blue', from: 'temple' }),
      ],
      ['a step from where nobody stands', turn({ type: 'step', die: 5, color: 'blue', from: 39 })],
      ['a step from a stone that is not there', turn({ type: 'step', die: 5, color: 'blue', from: 99 })],
      ['a step of the other player’s', turn({ type: 'step', die: 5, color: 'yellow', from: 'temple' })],
      ['a roll', turn({ type: 'roll' })],
      ['a confirmation', turn({ type: 'confirm' })],
      ['an undo', turn({ type: 'undo' })],
      ['a keep', turn({ type: 'keep' })],
      ['a pass', turn({ type: 'pass' })],
      ['the only turn', turn({ type: 'playOnlyTurn' })],
      ['a discard', turn({ type: 'discard', die: 5 })],
      ['a die let go', turn({ type: 'dropDie', die: 5 })],
      ['a devotion', turn({ type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 1 } })],
      ['the other devotion', turn({ type: 'devote', devotion: { role: 'lasaVecuvia', from: null } })],
      [
        'a version to come',
        formatTap({ on: 'turn', table: game.id, version: version + 7, request: { type: 'undo' } }),
      ],
      ['a table that is not there', `t:zzzz:${version}:undo`],
    ];
  };

  test('is refused privately, and changes nothing', async () => {
    const game = await begun();
    const { version } = await game.table();
    const { channel_id } = await game.message();
    for (const [what, id] of forged(game, version)) {
      const message = await harness.messageWith(channel_id, [id]);
      const told = await toldPrivately(game, aule, message, id);
      expect(told.content, what).toMatch(
        /^(This button is out of date|.+ Nothing has changed \(rules, section [\d.]+\)|That table no longer)/,
      );
    }
    await game.expectLogReplays();
  });

  test('asks for a devotion that is not open: answered, and changes nothing', async () => {
    const game = await begun();
    const { version } = await game.table();
    const { channel_id } = await game.message();
    const id = formatTap({ on: 'devotion', table: game.id, version, role: 'tuchulcha' });
    const message = await harness.messageWith(channel_id, [id]);
    const told = await toldPrivately(game, aule, message, id);
    expect(told.content).toContain('This button is out of date');
  });

  test.each(['nonsense', 't:abc:-1:undo', 't:abc:1:\'; DROP TABLE "Table"; --'])(
    '%s: the person is told, privately',
    async (id) => {
      const message = await harness.messageWith(harness.playground.admin.channelId('games'), [id]);
      const told = await (await aule.press(message, id)).reply();
      expect(told.ephemeral_for).toBe(aule.id);
      expect(told.content).toContain('/games');
    },
  );
});

test('nothing of all this was an error in the log', () => {
  expect(harness.loggedFrom(50)).toEqual([]);
});
