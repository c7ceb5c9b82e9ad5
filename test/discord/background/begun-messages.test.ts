import { describe, expect, test } from 'vitest';
import { NoticeSender } from '../../../src/discord/background/notice-sender.ts';
import { declineEnd } from '../../../src/tables/changes/closing.ts';
import { openLobby, sitDown } from '../../../src/tables/changes/lobby.ts';
import { declineOffer } from '../../../src/tables/changes/substitutes.ts';
import { MINUTE } from '../../e2e/test-clock.ts';
import { opened } from '../../tables/opened.ts';
import { idOf, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { Script } from '../script.ts';
import type { TestBot } from '../test-bot.ts';

describe.each<[string, string, RegExp, RegExp, (bot: TestBot, id: string) => Promise<unknown>]>([
  [
    'an invitation',
    'anna /tuchulcha invite player=carl table=1',
    /anna invites you/,
    /invitation accepted/,
    async ({ world }, id) => sure(await sitDown(world.tables, id, person('carl'), null)),
  ],
  [
    'an offer of a seat',
    'anna /tuchulcha hand-over to=carl table=1',
    /anna offers you a seat/,
    /This seat at table 1 is no longer available/,
    async ({ world }, id) =>
      sure(await declineOffer(world.tables, id, { from: idOf('anna'), to: idOf('carl') })),
  ],
  [
    'a proposal to end the game',
    'anna [Propose to end]',
    /Do you agree/,
    /the proposal to end it is off/,
    async ({ world }, id) => sure(await declineEnd(world.tables, id, person('bert'))),
  ],
])('%s whose sender dies', (what, does, sent, ended, ends) => {
  async function begun() {
    const script = new Script();
    const { bot } = script;
    const { id } =
      what === 'an invitation'
        ? opened(await openLobby(bot.world.tables, bot.world.opening(['anna'], { size: 3 })))
        : await bot.playing();
    await bot.tableMessages.show(id);
    if (does.endsWith(']')) await script.run(['anna /tuchulcha end table=1']);
    const messages = () => [...bot.discord.channels.values()].flatMap((channel) => channel.messages);
    const earlier = new Set(messages().map((message) => message.id));
    const said = () => messages().filter((message) => !earlier.has(message.id));
    const restart = async () => {
      bot.after(2 * MINUTE);
      const sender = new NoticeSender(bot.context);
      for (let time = 0; time < 12; time++) {
        await sender.deliver();
        bot.after(10 * MINUTE);
      }
      return sender;
    };
    return { script, bot, id, said, restart } as const;
  }

  test('after it was sent, is kept up to date', async () => {
    const { script, bot, id, said, restart } = await begun();
    bot.faults.fail('settleNotice');
    await script.run([does]);
    expect(said().map(({ content }) => content)).toEqual([expect.stringMatching(sent)]);
    const sender = await restart();
    await ends(bot, id);
    await sender.deliver();
    expect(said().map(({ content }) => content)).toEqual([expect.stringMatching(ended)]);
  });

  test('before it is sent, is looked for, and given up', async () => {
    const { script, bot, id, said, restart } = await begun();
    bot.faults.fail('beginNotice', { afterwards: true });
    await script.run([does]);
    expect(said()).toEqual([]);
    await restart();
    expect(await bot.store.liveNotices(id)).toEqual([]);
    expect(said()).toEqual([]);
  });
});
