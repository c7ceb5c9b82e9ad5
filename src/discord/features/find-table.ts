import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  Client,
  StringSelectMenuInteraction,
} from 'discord.js';
import { openMatches } from '../../tables/changes/seeking.ts';
import { tableSizes } from '../../tables/game-registry.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { calledByTurn } from '../../tables/seats.ts';
import { DEFAULT_SEARCH, type Seeker, type TakenMatch, type Wanted, WHEN } from '../../tables/seekers.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import { type TextKey, type Translate, translator } from '../../texts/index.ts';
import { accessTo, isReachable, isReadableFrom } from '../api/channel-access.ts';
import { personOf, tableGuildOf } from '../api/interaction.ts';
import { row } from '../api/layout.ts';
import { button, laidOut, type OutMessage, plain, rowsOf, selectRow } from '../api/message.ts';
import { postOnce } from '../api/outbox.ts';
import { declareCustomIds, oneOf } from '../custom-id.ts';
import { mainRatedGame } from '../game-features.ts';
import { DueChecks, discordLocaleOf, type HandlerContext, type Tap } from '../handling/context.ts';
import { type Feature, replying, respond, updating } from '../handling/feature.ts';
import { asksAboutVacation, whyNotHere, whyNotOneMoreTable } from '../handling/opening-checks.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { answer, replyPrivately, tellOnce } from '../handling/reply.ts';
import { accentOf } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { mention, plainName, stamp } from '../views/names.ts';

const WISHES = ['size', 'when', 'computers'] as const;
type WishName = (typeof WISHES)[number];

const findTableButtons = declareCustomIds({
  seek: ['seek:start', {}],
  stop: ['seek:stop', {}],
  choose: ['seek:wish:{wish}', { wish: oneOf<WishName>(...WISHES) }],
});

interface Wish {
  readonly text: TextKey;
  values(): readonly string[];
  option(t: Translate, value: string): string;
  chosen(wanted: Wanted): string;
  /** A value that isn't offered changes nothing. */
  choose(wanted: Wanted, value: string): Wanted;
}

/** Minutes of waiting for people, before computer players take the free seats. */
const WAITS = [0, 10, 60, 360, 1440];
const NEVER = 'never';
const ANY = 'any';

const sizes = (): readonly string[] => tableSizes(mainRatedGame()).map(String);

const wishes: Readonly<Record<WishName, Wish>> = {
  size: {
    text: 'seek.choose.size',
    values: () => [ANY, ...sizes()],
    option: (t, size) => t('seek.option.size', { size }),
    chosen: ({ size }) => (size === null ? ANY : String(size)),
    choose: (wanted, value) =>
      value === ANY || sizes().includes(value)
        ? { ...wanted, size: value === ANY ? null : Number(value) }
        : wanted,
  },
  when: {
    text: 'seek.choose.when',
    values: () => WHEN,
    option: (t, when) => t('seek.option.when', { when }),
    chosen: ({ when }) => when,
    choose: (wanted, value) => ({ ...wanted, when: WHEN.find((one) => one === value) ?? wanted.when }),
  },
  computers: {
    text: 'seek.choose.computers',
    values: () => [...WAITS.map(String), NEVER],
    option: (t, value) =>
      value === NEVER ? t('seek.option.noComputers') : t('seek.option.computers', { minutes: Number(value) }),
    chosen: ({ computersAfter }) => (computersAfter === null ? NEVER : String(computersAfter)),
    choose: (wanted, value) =>
      value === NEVER || WAITS.map(String).includes(value)
        ? { ...wanted, computersAfter: value === NEVER ? null : Number(value) }
        : wanted,
  },
};

type Asking = ButtonInteraction | ChatInputCommandInteraction | StringSelectMenuInteraction;

/** Shows a person's search, or why no table can be found for them here. */
async function showSearch(tap: Tap<Asking>): Promise<void> {
  const guildId = tableGuildOf(tap.interaction);
  const refusal = (await isSeeking(tap, guildId)) ? null : await whyNotFindHere(tap, guildId);
  await replyPrivately(tap, refusal ?? (await seekPage(tap)));
}

const whyNotFindHere = async (tap: Tap<Asking>, guildId: Snowflake): Promise<string | null> =>
  (await whyNotHere(tap, await tap.store.guildSettings(guildId), mainRatedGame())) ??
  (await whyNotOneMoreTable(tap, guildId));

/** A person's search with its options, and whether it is active. */
async function seekPage(tap: Tap<Asking>): Promise<OutMessage> {
  const { store, t } = tap;
  const { user } = tap.interaction;
  const guildId = tableGuildOf(tap.interaction);
  const seekers = await store.seekers(guildId);
  const seeking = seekers.find(({ userId }) => userId === user.id);
  const others = seekers.filter(({ userId }) => userId !== user.id).length;
  const wanted = (await store.wanted(guildId, user.id)) ?? DEFAULT_SEARCH;
  const line = seeking
    ? t('seek.looking', { since: stamp(seeking.since), others })
    : t('seek.about', { others });
  const go = seeking
    ? button(findTableButtons.stop(), t('button.stopSeeking'))
    : button(findTableButtons.seek(), t('button.seek'), 'success');
  const lists = WISHES.flatMap((name) => {
    const { text, values, option, chosen } = wishes[name];
    const options = values().map((value) => ({
      label: option(t, value),
      value,
      default: value === chosen(wanted),
    }));
    return [row(`**${t(text)}**`), selectRow(findTableButtons.choose({ wish: name }), t(text), options)];
  });
  const parts = [row(`### ${t('seek.title')}\n${line}`), ...lists, ...rowsOf([go])];
  return laidOut(parts, accentOf(mainRatedGame()));
}

export const findTableFeature: Feature = {
  commands: [
    {
      name: 'play',
      text: 'command.play',
      /** Shows one's choices; searching starts only with a tap. */
      handle: showSearch,
    },
  ],
  needsServer: true,
  routes: respond(
    { ...findTableButtons, find: links.findTable },
    {
      find: replying(showSearch),
      seek: updating(async (tap) => {
        const { channelId } = tap.interaction;
        const guildId = tableGuildOf(tap.interaction);
        const refusal = await whyNotFindHere(tap, guildId);
        if (refusal !== null) return replyPrivately(tap, refusal);
        if (await asksAboutVacation(tap)) return;
        await tap.store.seek({
          ...((await tap.store.wanted(guildId, tap.userId)) ?? DEFAULT_SEARCH),
          guildId,
          userId: tap.userId,
          name: personOf(tap.interaction).name,
          game: mainRatedGame(),
          channelId,
          since: tap.now(),
          askedBy: tap.interaction.id,
        });
        await answer(tap, await seekPage(tap));
        await findTablesFor(tap, guildId);
      }),
      stop: updating(async (tap) => {
        await tap.store.stopSeeking(tableGuildOf(tap.interaction), tap.userId);
        await answer(tap, await seekPage(tap));
      }),
      choose: {
        answers: 'update',
        async select(tap, { wish }) {
          const guildId = tableGuildOf(tap.interaction);
          const current = (await tap.store.wanted(guildId, tap.userId)) ?? DEFAULT_SEARCH;
          const chosen = wishes[wish].choose(current, tap.interaction.values[0] ?? '');
          await tap.store.saveWanted(guildId, tap.userId, chosen);
          await answer(tap, await seekPage(tap));
          // An active search may have found a table by it.
          if (await isSeeking(tap, guildId)) await findTablesFor(tap, guildId);
        },
      },
    },
  ),
  /** Checks searches whose wait is over, and matches that another process left. */
  createTask(context, client) {
    const checks = new DueChecks(context, 'find tables');
    return {
      async run() {
        for (const guildId of await context.store.seekingGuilds())
          if (isReachable(client, guildId))
            await checks.run(guildId, async () => {
              await findTables(context, client, guildId);
              return 0;
            });
      },
    };
  },
};

const isSeeking = async ({ store, interaction }: Tap<Asking>, guildId: Snowflake): Promise<boolean> =>
  (await store.seekers(guildId)).some(({ userId }) => userId === interaction.user.id);

/** For a person whose search is stored and shown: their page no longer says so if there is a table. */
async function findTablesFor(tap: Tap<Asking>, guildId: Snowflake): Promise<void> {
  try {
    await findTables(tap, tap.interaction.client, guildId);
  } catch (error) {
    // The search goes on: the periodic task tries again.
    tap.log.warn({ err: error, guild: guildId }, 'failed to find tables');
    return;
  }
  if (!(await isSeeking(tap, guildId))) await answer(tap, tap.t('seek.over'));
}

/** Opens the tables that a server's people have found, and pings them there. */
const findTables = (context: HandlerContext, client: Client, guildId: Snowflake): Promise<void> =>
  context.queue.run(`find ${guildId}`, async () => {
    const settings = await context.store.guildSettings(guildId);
    const locale = settings.locale ?? discordLocaleOf(client, guildId);
    const guild = client.guilds.cache.get(guildId);
    await openMatches(
      { ...context.tables, store: context.store },
      { guildId, locale },
      {
        mayPlay: ({ channelId: from }, channelId) =>
          accessTo(client, channelId)?.missing.length === 0 && isReadableFrom(guild, from)(channelId),
        show: (table, match) => callToTable(context, table, match),
        // An archived thread may be unknown.
        isLost: async ({ channelId }) =>
          !accessTo(client, channelId) && (await context.channelApi.stateOf(channelId)) === 'lost',
        async tellEnd(seeker, why) {
          if (why !== 'lost') return tellTooMany(context, translator(locale), seeker);
          // There is no channel where they could be called.
          const server = plainName(guild?.name ?? '');
          const told = { ...seeker, key: `lost:${seeker.askedBy}`, locale };
          await tellOnce(context, told, (t) => t('seek.lost', { server }));
        },
      },
    );
  });

async function tellTooMany(
  context: HandlerContext,
  t: Translate,
  { guildId, userId, channelId, askedBy, since }: Seeker,
): Promise<void> {
  const message = { ...plain(t('seek.tooMany', { person: mention(userId) })), mentions: [userId] };
  const key = `tooMany:${askedBy}`;
  await postOnce(context, { key, guildId, channelId, since, compose: async () => message });
}

/** Names all for whom it was found, and pings those neither resting nor pinged by the first turn. False: it can't be shown. */
async function callToTable(
  context: HandlerContext,
  table: Table,
  { id, people }: TakenMatch,
): Promise<boolean> {
  await refreshTable(context, table.id);
  const shown = (await context.store.load(table.id)) ?? table;
  if (shown.status === 'lobby' && shown.showing.lobbyMessageId === null) return false;
  const t = translator(shown.locale);
  const ids = people.map(({ userId }) => userId);
  const computers = shown.seats.length - people.length;
  const content = t('seek.found', {
    people: t.list(ids.map(mention)),
    count: ids.length,
    number: shown.number,
    computers: Math.max(0, computers),
  });
  const called = calledByTurn(shown);
  const message = { ...plain(content), mentions: ids.filter((userId) => !called.includes(userId)) };
  await postOnce(context, {
    key: `found:${id}`,
    guildId: shown.guildId,
    channelId: tableChannel(shown),
    since: shown.createdAt,
    compose: async () => message,
  });
  return true;
}
