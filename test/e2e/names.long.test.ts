import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Game, labelsOf, startGame } from './game.ts';
import { Harness } from './harness.ts';

const NAMES = {
  stars: '*Vel*_thur_ @everyone',
  mention: '<@1212912186163331172> <@&1212912186163331082>',
  code: '`rm` ```x``` ||spoiler|| ~~no~~',
  lines: 'one\ntwo\r\n# three',
  link: '[x](https://evil.test) https://evil',
  emoji: '🎲 <:a:1> @here <t:1>',
  // A thread’s name is cut within these.
  fancy: '𝓯𝓪𝓷𝓬𝔂'.repeat(6),
  families: '👨‍👩‍👧‍👦'.repeat(4),
  invite: 'discord.gg/abc 𓆩தமிழ்𓆪',
} as const;

let harness: Harness;
let people: Person[];

beforeAll(async () => {
  const residents = Object.entries(NAMES).map(([username, displayName]) => ({ username, displayName }));
  harness = await Harness.open({ people: [{ username: 'plain', displayName: 'Plain' }, ...residents] });
  people = Object.keys(NAMES).map((name) => harness.person(name));
});
afterAll(() => harness.close());

/** Signs that Discord would interpret: mentions, formatting, links. Backslashes take the meaning of the sign after them. */
const MEANINGS: readonly (readonly [string, RegExp])[] = [
  ['a mention of a person', /<@!?\d+>/],
  ['a mention of a role', /<@&\d+>/],
  ['everybody', /@(everyone|here)/],
  ['an emoji or a time', /<(:\w+:|t:)\d+>/],
  ['code', /(?<!\\)`/],
  ['a hidden text', /(?<!\\)\|(?<!\\)\|/],
  ['struck text', /(?<!\\)~(?<!\\)~/],
  ['a link', /https?:\/\//],
  ['an invite', /discord\.gg\/\w/],
  ['a link with words', /(?<!\\)\[[^\]]*\]\(https?/],
];

/** The bot’s own formatting and the mover’s mention taken away. */
const bare = (text: string, mover: string | null): string =>
  text
    .replaceAll('**', '')
    .replaceAll('-# ', '')
    // The secret of the dice, and the facts.
    .replaceAll(/`[0-9a-z:;-]+`/g, '')
    .replaceAll(mover ? `<@${mover}>` : '\u0000', '');

function expectPlain(message: PageMessage, mover: string | null): void {
  const words = bare(message.content, mover);
  for (const [what, pattern] of MEANINGS) expect(words, what).not.toMatch(pattern);
  for (const { label } of buttonsOf(message)) expect(label).not.toMatch(/Vel|evil|spoiler/);
  expect(message.mention_everyone).toBe(false);
  expect(message.mention_roles).toEqual([]);
  expect(message.mentions.map(({ id }) => id)).toEqual(mover ? [mover] : []);
}

async function expectAllPlain(game: Game): Promise<void> {
  const mover = (await game.mover()).id;
  expectPlain(await game.lobby(), null);
  const [newest, ...older] = (await game.messages()).reverse();
  if (newest) expectPlain(newest, mover);
  for (const message of older) expectPlain(message, null);
}

describe.each([
  [0, 1, 2],
  [3, 4, 5],
  [5, 0, 4],
  [6, 7, 8],
])('people with signs in their names (%i, %i, %i)', (...at) => {
  test('are shown as they are written, name a thread in one line, and nobody is mentioned by a name', async () => {
    const players = at.flatMap((index) => people[index] ?? []);
    const game = await startGame(harness, players);
    const { name } = harness.visitors.page.channel((await game.message()).channel_id);
    expect(name).not.toMatch(/[\r\n]/);
    expect(name.length).toBeLessThanOrEqual(100);
    expect(name).toContain(`${game.number}`);
    for (let turn = 0; turn < 4; turn += 1) {
      await expectAllPlain(game);
      const { turnNumber } = await game.state();
      while ((await game.state()).turnNumber === turnNumber) {
        await game.tap(labelsOf(await game.message())[0] ?? '');
      }
    }
    const asked = await (await players[2]?.command('tuchulcha end', { table: game.id }))?.reply();
    const { version } = await game.table();
    if (asked) await players[2]?.press(asked, /^Resign/);
    await game.advanced(version);
    await expectAllPlain(game);

    const watcher = harness.person('Plain');
    for (const command of ['tuchulcha board'] as const) {
      const shown = await (await watcher.command(command, { table: game.id })).reply();
      expectPlain(shown, null);
    }
    const listed = await (await players[0]?.command('games'))?.reply();
    const words = (listed?.content ?? '').replaceAll(/https:\/\/discord\.com\/channels\/[\d/]+/g, '');
    for (const [what, pattern] of MEANINGS) expect(words, what).not.toMatch(pattern);
  });
});

test('nobody’s phone rang but that of the person to act, once a turn', () => {
  const { page } = harness.visitors;
  const messages = new Set(page.notified.map(({ messageId }) => messageId));
  expect(messages.size).toBe(page.notified.length);
  expect(page.notified.some(({ userId }) => userId === harness.person('Plain').id)).toBe(false);
});

test('nothing of all this was worth a warning in the log', () => {
  expect(harness.loggedFrom(40)).toEqual([]);
});
