import type { ButtonInteraction, ChatInputCommandInteraction, Client } from 'discord.js';
import type { Puzzle } from '../../../games/tuchulcha/puzzles.ts';
import { DAY_MS, HOUR_MS } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { GuildSettings } from '../../../tables/settings.ts';
import {
  beginOf,
  choosePuzzle,
  type Day,
  dayAt,
  type PuzzleAnswer,
  type PuzzleSettings,
  priorOf,
  puzzleKey,
  puzzleSettings,
  withPuzzleSettings,
} from '../../../tables/tuchulcha/puzzles.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { isReachable } from '../../api/channel-access.ts';
import { isPermanentError, orNull } from '../../api/errors.ts';
import { messageLink } from '../../api/message.ts';
import { postOnce } from '../../api/outbox.ts';
import type { ValuesOf } from '../../custom-id.ts';
import {
  DueChecks,
  discordLocaleOf,
  type HandlerContext,
  type PeriodicTask,
  type Tap,
} from '../../handling/context.ts';
import { type Feature, replyingInPlace, respond } from '../../handling/feature.ts';
import { type GameServerSettings, type ServerSetting, storesServerSetting } from '../../handling/panel.ts';
import { answer, showReply } from '../../handling/reply.ts';
import { stamp } from '../../views/names.ts';
import { answerMessage, closedMessage, puzzleButtons, puzzleMessage } from './messages.ts';

/** The interval in which all servers are checked. */
const EVERY_MS = 60_000;
/** Interval of retries in a channel where the bot may not write. */
const REFUSED_MS = 10 * 60_000;
/** Maximum time until a server is looked at again. */
const MAX_WAIT_MS = HOUR_MS;
/** Days in which solvers count as active. */
const SOLVERS_OF_DAYS = 14;

/** Posts each server's puzzle of the day once, and closes it when the next day begins. Several processes may run it. */
function puzzlePosts(context: HandlerContext, client: Client): PeriodicTask {
  const { store, queue, now } = context;
  const checks = new DueChecks(context, 'post a puzzle');
  const check = (guildId: Snowflake, settings: GuildSettings) =>
    checks.run(guildId, () =>
      queue.run(`puzzle ${guildId}`, async () => {
        await closeLast(context, guildId);
        const locale = settings.locale ?? discordLocaleOf(client, guildId);
        if (!(await postToday(context, guildId, puzzleSettings(settings), locale))) return REFUSED_MS;
        const { hour } = puzzleSettings(settings);
        const next = beginOf(dayAt(now(), hour) + 1, hour);
        return Math.min(MAX_WAIT_MS, next.getTime() - now().getTime());
      }),
    );
  return {
    run: () =>
      checks.run('all', async () => {
        for (const { guildId, settings } of await store.guildsWith('tuchulcha'))
          if (isReachable(client, guildId)) await check(guildId, settings);
        return EVERY_MS;
      }),
    async serverChanged(guildId, before, after) {
      const [old, current] = [puzzleSettings(before), puzzleSettings(after)];
      if (old.channel === current.channel && old.hour === current.hour) return;
      checks.forget(guildId);
      await check(guildId, after);
    },
  };
}

/** False if Discord refused it. */
async function postToday(
  context: HandlerContext,
  guildId: Snowflake,
  { channel: channelId, hour }: PuzzleSettings,
  locale: string,
): Promise<boolean> {
  if (channelId === null) return true;
  const { store, now } = context;
  const { puzzles } = context.services.tuchulcha;
  const day = dayAt(now(), hour);
  let written = await store.games.tuchulcha.puzzlePost(guildId, day);
  if (!written) {
    const facts = await store.games.tuchulcha.puzzleFactsOfServer(guildId, day - SOLVERS_OF_DAYS);
    const { id: puzzleId } = choosePuzzle(puzzles().entries, facts, day, guildId);
    const closesAt = beginOf(day + 1, hour);
    await store.games.tuchulcha.writePuzzlePost({ guildId, day, puzzleId, locale, closesAt });
    // Another process may have chosen one, too.
    written = await store.games.tuchulcha.puzzlePost(guildId, day);
  }
  const puzzle = written && written.closesAt > now() ? puzzles().get(written.puzzleId) : null;
  if (!written || !puzzle) return true;
  const view = { puzzle, day, locale: written.locale };
  const { state } = await postOnce(context, {
    key: puzzleKey(written),
    guildId,
    channelId,
    since: new Date(written.closesAt.getTime() - DAY_MS),
    retries: true,
    compose: () => context.tableMessages.draw(guildId, puzzleMessage(view)),
  });
  return state !== 'refused';
}

/** Shows the solution of a server's last puzzle, once its day is over. */
async function closeLast(
  { store, services, tableMessages, channelApi, now }: HandlerContext,
  guildId: Snowflake,
) {
  const last = await store.games.tuchulcha.latestPuzzlePost(guildId);
  const post = last && last.closesAt <= now() ? await store.post(puzzleKey(last)) : null;
  if (!last || post?.state !== 'sent') return;
  if (post.messageId !== null) {
    const counts = await store.games.tuchulcha.puzzleCount(guildId, last.day);
    const closed = closedMessage(last, services.tuchulcha.puzzles().get(last.puzzleId), counts);
    const out = await tableMessages.draw(guildId, closed);
    // If the post was deleted or is unreachable, there is nothing to close.
    await orNull(isPermanentError, channelApi.edit(post.channelId, post.messageId, out));
  }
  await store.savePost({ ...post, state: 'closed' });
}

/** Today's puzzle of a server, for its list of tables; null if none is posted. */
export async function puzzleLine(
  { store, now }: HandlerContext,
  t: Translate,
  guildId: Snowflake,
): Promise<string | null> {
  const last = await store.games.tuchulcha.latestPuzzlePost(guildId);
  const post = last && last.closesAt > now() ? await store.post(puzzleKey(last)) : null;
  return post?.messageId
    ? t('tables.puzzle', { link: messageLink(guildId, post.channelId, post.messageId) })
    : null;
}

/** Stores and rates the chosen turn, and explains it only to the person. */
async function choose(
  tap: Tap<ButtonInteraction>,
  { puzzle: id, day, choice }: ValuesOf<typeof puzzleButtons.answer>,
): Promise<void> {
  const { store, locale } = tap;
  const { guildId, user } = tap.interaction;
  const puzzle = tap.services.tuchulcha.puzzles().get(id);
  if (!puzzle?.turns[choice]) return answer(tap, translator(locale)('puzzle.gone'));
  const post = guildId ? await store.games.tuchulcha.puzzlePost(guildId, day) : null;
  const isOfPost = post?.puzzleId === id;
  // The solution is public already.
  if (isOfPost && post.closesAt <= tap.now())
    return explain(tap, puzzle, await store.games.tuchulcha.puzzleAnswer(user.id, id));
  const answered = await store.games.tuchulcha.answerPuzzle(
    {
      userId: user.id,
      puzzleId: id,
      guildId: isOfPost ? guildId : null,
      day,
      choice,
      solved: choice === puzzle.best,
      at: tap.now(),
    },
    priorOf(puzzle.found),
  );
  const message = answerMessage({ puzzle, locale, ...answered, choice: answered.answer.choice });
  await showReply(tap, message);
}

/** Shows the right answer, and the person's earlier one. */
async function explain(
  tap: Tap<ButtonInteraction | ChatInputCommandInteraction>,
  puzzle: Puzzle,
  given: PuzzleAnswer | null,
): Promise<void> {
  const { locale } = tap;
  const [record, rating] = await Promise.all([
    tap.store.games.tuchulcha.puzzleRecord(tap.userId),
    tap.store.games.tuchulcha.puzzleRating(puzzle.id),
  ]);
  const view = { puzzle, locale, choice: given?.choice ?? null, isNew: false, record, before: null, rating };
  await showReply(tap, answerMessage(view));
}

/** `/puzzle` shows the server's puzzle of the day, or else one for the person. */
async function today(tap: Tap<ChatInputCommandInteraction>): Promise<void> {
  const { guildId, user } = tap.interaction;
  const { id, day } = (guildId ? await ofServer(tap, guildId) : null) ?? (await ofPerson(tap, user.id));
  const puzzle = tap.services.tuchulcha.puzzles().get(id);
  if (!puzzle) return answer(tap, tap.t('puzzle.gone'));
  const given = await tap.store.games.tuchulcha.puzzleAnswer(user.id, id);
  if (given) await explain(tap, puzzle, given);
  else await showReply(tap, puzzleMessage({ puzzle, day, locale: tap.locale }));
}

interface OfToday {
  readonly id: string;
  readonly day: Day;
}

async function ofServer({ store, now }: HandlerContext, guildId: Snowflake): Promise<OfToday | null> {
  const post = await store.games.tuchulcha.latestPuzzlePost(guildId);
  if (!post || post.closesAt <= now()) return null;
  return { id: post.puzzleId, day: post.day };
}

async function ofPerson({ store, services, now }: HandlerContext, userId: Snowflake): Promise<OfToday> {
  const day = dayAt(now(), 0);
  const given = await store.games.tuchulcha.puzzleAnsweredOn(userId, day);
  if (given) return { id: given.puzzleId, day };
  const facts = await store.games.tuchulcha.puzzleFactsOfPerson(userId);
  return { id: choosePuzzle(services.tuchulcha.puzzles().entries, facts, day, userId).id, day };
}

/** A puzzle per day, posted where a server wants it and answered privately. */
export const puzzleFeature: Feature = {
  commands: [{ name: 'puzzle', text: 'command.puzzle', anywhere: true, handle: today }],
  routes: respond(puzzleButtons, { answer: replyingInPlace(choose) }),
  createTask: puzzlePosts,
};

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const CHANNEL = 'puzzle-channel';

const puzzle: readonly ServerSetting[] = [
  {
    kind: 'channels',
    key: CHANNEL,
    text: 'settings.puzzle',
    placeholder: 'settings.option.noChannel',
    most: 1,
    line: (t) => t('settings.puzzle.about'),
    warning(t, { settings, isThere, refused }) {
      const { channel } = puzzleSettings(settings);
      if (channel === null || (isThere(channel) && !refused.has(CHANNEL))) return null;
      return t('settings.puzzle.refused', { why: isThere(channel) ? 'other' : 'gone' });
    },
    chosen({ settings, isThere }) {
      const { channel } = puzzleSettings(settings);
      return channel !== null && isThere(channel) ? [channel] : [];
    },
    change: storesServerSetting((current, [channel = null]) => withPuzzleSettings(current, { channel })),
  },
  {
    kind: 'select',
    key: 'puzzle-hour',
    text: 'settings.puzzleHour',
    line(t, { settings, now }) {
      const { hour } = puzzleSettings(settings);
      return t('settings.puzzleHour.about', { time: stamp(beginOf(dayAt(now, hour), hour), 't') });
    },
    values: () => HOURS,
    option: (_, hour) => `${hour.padStart(2, '0')}:00 UTC`,
    chosen: ({ settings }) => String(puzzleSettings(settings).hour),
    change: storesServerSetting((current, value) =>
      HOURS.includes(value) ? withPuzzleSettings(current, { hour: Number(value) }) : current,
    ),
  },
];

export const tuchulchaServerSettings: GameServerSettings = {
  pages: [{ key: 'puzzle', title: 'settings.page.puzzle', settings: puzzle }],
  async refused({ store }, guildId) {
    const last = await store.games.tuchulcha.latestPuzzlePost(guildId);
    const post = last && (await store.post(puzzleKey(last)));
    return post?.state === 'refused' ? [CHANNEL] : [];
  },
};
