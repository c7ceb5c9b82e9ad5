import type { HandlerContext } from '../../src/discord/handling/context.ts';
import type { Feature } from '../../src/discord/handling/feature.ts';
import type { Store } from '../../src/storage/index.ts';
import { type Opening, openLobby } from '../../src/tables/changes/lobby.ts';
import { forInteraction } from '../../src/tables/changes/table-transaction.ts';
import { joinSeason, openSeason, type SeasonsContext } from '../../src/tables/seasons/changes.ts';
import type { SeasonTerms } from '../../src/tables/seasons/season.ts';
import { DAY } from '../e2e/test-clock.ts';
import { opened } from '../tables/opened.ts';
import { person } from '../tables/people.ts';
import { clientOf } from './a-server.ts';
import type { TestBot } from './test-bot.ts';

export const SERVER = '1';
export const CHANNEL = '2';

/** How a feature runs in a bot's process, which knows one public channel. */
export const taskOf =
  (feature: Feature, client = clientOf({ [CHANNEL]: true }, { '77': ['Seers', true] })) =>
  (bot: TestBot) => {
    const { store } = bot;
    const draw = async () => ({
      bytes: Buffer.from(''),
      name: 'a.png',
      type: 'image/png',
      description: 'A picture.',
    });
    const context = { ...bot.context, seasons: store, results: store, draw } as unknown as HandlerContext;
    const task = feature.createTask?.(context, client);
    if (!task) throw new Error('no task');
    return {
      async run() {
        await task.run().catch(() => {});
        await bot.periodicTasks.run();
      },
    };
  };

/** A lobby, shown in the channel; its id. */
export async function lobby(bot: TestBot, more: Partial<Opening> = { size: 4 }): Promise<string> {
  const tables = forInteraction(bot.world.tables, bot.world.nextInteractionId());
  const { id } = opened(await openLobby(tables, bot.world.opening(['anna'], more)));
  await bot.world.store.show(id, { lobbyMessageId: bot.discord.addMessage(CHANNEL, 'the lobby').id });
  // If that fails, it is tried again.
  await bot.tableMessages.show(id).catch(() => {});
  return id;
}

/** The seasons of a bot's world. `interaction`: distinguishes what is done. */
export function seasonsOf({ world }: TestBot, interaction = world.nextInteractionId()): SeasonsContext {
  const seasons = world.store as unknown as Store;
  const tables = forInteraction(world.tables, interaction);
  return { seasons, results: seasons, downtimes: async () => [], tables };
}

/** A season of a week that four people have joined, and that starts in two days; its id. */
export async function openedSeason(bot: TestBot, terms: Partial<SeasonTerms> = {}): Promise<string> {
  const outcome = await openSeason(seasonsOf(bot), {
    guildId: SERVER,
    channelId: CHANNEL,
    locale: 'en',
    opener: person('anna'),
    terms: { game: 'tuchulcha', size: 2, atOnce: 1, pace: 'quick', weeks: 1, timeZone: 'UTC', ...terms },
    startsAt: new Date(bot.world.at.getTime() + 2 * DAY),
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { id } = outcome.stored.season;
  for (const name of ['anna', 'bert', 'carl', 'dora'] as const)
    await joinSeason(seasonsOf(bot), id, person(name));
  return id;
}
