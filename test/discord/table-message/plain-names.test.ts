import { expect, test } from 'vitest';
import { renameThread } from '../../../src/discord/table-message/thread.ts';
import { makeRequest, resignGame } from '../../../src/tables/changes/turns.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { firstRequest } from '../../tables/first-offered.ts';
import { idOf } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { TestBot } from '../test-bot.ts';

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

/** Signs that Discord would interpret: mentions, formatting, links. Backslashes take the meaning of the sign after them. */
const MEANINGS = {
  'a mention of a person': /<@!?\d+>/,
  'a mention of a role': /<@&\d+>/,
  everybody: /@(everyone|here)/,
  'an emoji or a time': /<(:\w+:\d+|t:\d+)>/,
  code: /(?<!\\)`/,
  'a hidden text': /(?<!\\)\|(?<!\\)\|/,
  'struck text': /(?<!\\)~(?<!\\)~/,
  'a heading': /^#/m,
  'a link': /https?:\/\//,
  'an invite': /discord\.gg\/\w/,
  'a link with words': /(?<!\\)\[[^\]]*\]\(https?/,
};

/** Without the bot’s own formatting, links, times, the secret of the dice, and mentions of those who play. */
const bare = (text: string): string =>
  text
    .replaceAll(/\*\*|-# |`[0-9a-z:;-]+`|<@10[123]>|<t:\d{2,}(?::\w)?>|<\/[\w ]+:\d+>/g, '')
    .replaceAll(/https:\/\/discord\.com\/channels\/[@me\d/]+/g, '');

function expectPlain(text: string): void {
  for (const [what, pattern] of Object.entries(MEANINGS)) expect(bare(text), what).not.toMatch(pattern);
}

test.each([
  ['stars', 'mention', 'code'],
  ['lines', 'link', 'emoji'],
  ['fancy', 'families', 'invite'],
] as const)('%s, %s and %s in names mean nothing from the first turn to the end', async (...called) => {
  const bot = new TestBot();
  const { id } = await bot.playing(['anna', 'bert', 'carl'], { size: 3 });
  const begun = await bot.world.table(id);
  const seats = begun.seats.map((seat, at) => {
    const { occupant } = seat;
    const name = NAMES[called[at] ?? 'stars'];
    return occupant.kind === 'person' ? { ...seat, occupant: { ...occupant, name } } : seat;
  });
  await bot.world.store.change(id, begun, { seats });
  await renameThread(bot.context, id);
  const { name } = bot.discord.channel(tableChannel(begun));
  expect(name).toMatch(/^[^\r\n]{20,100}$/u);
  const said = new Set<string>();
  for (let taps = 0; taps < 20; taps++) {
    const table = await bot.world.table(id);
    const mover = personToAct(table);
    if (!table.state || !mover) break;
    sure(await makeRequest(bot.world.tables, id, table.version, mover.userId, firstRequest(table.state)));
    await bot.tableMessages.show(id);
    for (const content of bot.discord.contents(tableChannel(table))) said.add(content);
  }
  for (const name of ['anna', 'bert'] as const) sure(await resignGame(bot.world.tables, id, idOf(name)));
  await bot.tableMessages.show(id);
  await bot.noticeSender.deliver();
  await bot.noticeSender.settled();
  for (const channelId of bot.discord.channels.keys())
    for (const content of bot.discord.contents(channelId)) said.add(content);
  expect(said.size).toBeGreaterThan(20);
  expect([...said].join()).toContain('Nobody else is left in the game.');
  for (const content of said) expectPlain(content);
});
