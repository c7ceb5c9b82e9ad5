import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Puzzle } from '../../../games/tuchulcha/puzzles.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { GuildSettings, SettingsStore } from '../../../tables/settings.ts';
import {
  beginOf,
  choosePuzzle,
  type Day,
  dayAt,
  type PuzzleAnswer,
  type PuzzleCollection,
  type PuzzlePost,
  type PuzzleStore,
  priorOf,
} from '../../../tables/tuchulcha/puzzles.ts';
import { puzzleSettings } from '../../../tables/tuchulcha/settings.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { type ChannelApi, isPermanentError, orNull } from '../../api/channel-api.ts';
import { messageLink, plain } from '../../api/message.ts';
import { hasButton, lostBefore, sendOnce } from '../../api/outbox.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext, SharedServices, Tap } from '../../handling/context.ts';
import { type Feature, replyingInPlace, respond } from '../../handling/feature.ts';
import { answer, showReply } from '../../handling/reply.ts';
import { answerMessage, closedMessage, puzzleButtons, puzzleMessage } from './messages.ts';

interface PuzzlePostsParts extends Omit<SharedServices, 'store' | 'channelApi'> {
  readonly store: Pick<SettingsStore, 'guildSettings' | 'guildsWith'> & {
    readonly games: { readonly tuchulcha: PuzzleStore };
  };
  readonly channelApi: Pick<ChannelApi, 'send' | 'edit' | 'recentMessages'>;
  readonly puzzles: () => PuzzleCollection;
}

/** The interval in which all servers are checked. */
const EVERY_MS = 60_000;
const MOST = 50;
/** The interval of retries, since the channel may be open to it then. */
const REFUSED_MS = 10 * 60_000;
const OUT_OF_REACH_MS = 5 * 60_000;
const MAX_WAIT_MS = 30 * 60_000;
/** Days in which solvers count as active. */
const SOLVERS_OF_DAYS = 14;

/** Posts each server's puzzle of the day once, and closes it when the next day begins. Several processes may run it. */
export class PuzzlePosts {
  readonly #parts: PuzzlePostsParts;
  #lookedAt = 0;

  constructor(parts: PuzzlePostsParts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    const { store, now, log } = this.#parts;
    const at = now();
    // A clock that was set back doesn't stop it.
    if (Math.abs(at.getTime() - this.#lookedAt) < EVERY_MS) return;
    this.#lookedAt = at.getTime();
    try {
      // An unreadable row doesn't hold up the others.
      for (const { guildId, settings } of await store.guildsWith('tuchulcha'))
        await this.#write(guildId, settings).catch((error: unknown) =>
          log.error({ err: error, guild: guildId }, 'failed to post a puzzle'),
        );
      for (;;) {
        const due = await store.games.tuchulcha.duePuzzlePosts(at, lostBefore(at), MOST);
        for (const post of due) await this.#deliver(post);
        if (due.length < MOST) return;
      }
    } catch (error) {
      log.error({ err: error }, 'failed to post puzzles');
    }
  }

  /** Posts a server's puzzle now, even if the last attempt was refused. Never throws. */
  async postIn(guildId: Snowflake): Promise<void> {
    const { store, now, log } = this.#parts;
    try {
      const settings = await store.guildSettings(guildId);
      const { channel, hour } = puzzleSettings(settings);
      if (channel === null) return;
      await this.#write(guildId, settings);
      const post = await store.games.tuchulcha.puzzlePost(guildId, dayAt(now(), hour));
      if (post?.state === 'waiting') await this.#deliver(post);
    } catch (error) {
      log.error({ err: error, guild: guildId }, 'failed to post a puzzle');
    }
  }

  /** Stores today's post with its puzzle, if the server wants one and has none yet. */
  async #write(guildId: Snowflake, settings: GuildSettings): Promise<void> {
    const { store, puzzles, isReachable, localeOf, now } = this.#parts;
    const { channel: channelId, hour } = puzzleSettings(settings);
    const day = dayAt(now(), hour);
    if (channelId === null || !isReachable(guildId)) return;
    if (await store.games.tuchulcha.puzzlePost(guildId, day)) return;
    const facts = await store.games.tuchulcha.puzzleFactsOfServer(guildId, day - SOLVERS_OF_DAYS);
    const { id: puzzleId } = choosePuzzle(puzzles().entries, facts, day, guildId);
    await store.games.tuchulcha.writePuzzlePost({
      guildId,
      day,
      puzzleId,
      channelId,
      locale: settings.locale ?? localeOf(guildId),
      dueAt: beginOf(day, hour),
      closesAt: beginOf(day + 1, hour),
    });
  }

  async #deliver(post: PuzzlePost): Promise<void> {
    const { store, isReachable, now, log } = this.#parts;
    const at = now();
    const later = (ms: number) => new Date(at.getTime() + ms);
    if (!isReachable(post.guildId))
      return store.games.tuchulcha.postponePuzzlePost(post, later(OUT_OF_REACH_MS), post.refused);
    if (!(await store.games.tuchulcha.claimPuzzlePost(post, at))) return;
    try {
      if (post.state === 'sent' || post.state === 'closing') await this.#close(post);
      else await this.#send(post, at);
    } catch (error) {
      const refused = isPermanentError(error);
      log.warn({ err: error, guild: post.guildId, day: post.day }, 'failed to post or close a puzzle');
      if (refused && at >= post.closesAt)
        return store.games.tuchulcha.settlePuzzlePost(post, { state: 'dropped' });
      const wait = refused ? REFUSED_MS : Math.min(MAX_WAIT_MS, EVERY_MS * 2 ** post.attempts);
      await store.games.tuchulcha.postponePuzzlePost(post, later(wait), refused);
    }
  }

  async #send(post: PuzzlePost, at: Date): Promise<void> {
    const { store, puzzles, draw } = this.#parts;
    const { guildId, day, puzzleId, locale } = post;
    const channelId = puzzleSettings(await store.guildSettings(guildId)).channel ?? post.channelId;
    const first = puzzleButtons.answer({ puzzle: puzzleId, day, choice: 0 });
    const sent = await sendOnce(this.#parts, {
      channelId,
      key: `puzzle:${guildId}:${day}`,
      isSame: post.attempts > 0 ? hasButton(first) : null,
      async compose() {
        const puzzle = at < post.closesAt ? puzzles().get(puzzleId) : undefined;
        return puzzle ? draw(guildId, puzzleMessage({ puzzle, day, locale })) : null;
      },
    });
    await store.games.tuchulcha.settlePuzzlePost(
      post,
      sent ? { state: 'sent', channelId, messageId: sent.id } : { state: 'dropped' },
    );
  }

  async #close(post: PuzzlePost): Promise<void> {
    const { store, channelApi, puzzles, draw } = this.#parts;
    const { guildId, day, channelId, messageId } = post;
    if (messageId) {
      const counts = await store.games.tuchulcha.puzzleCount(guildId, day);
      const out = await draw(guildId, closedMessage(post, puzzles().get(post.puzzleId), counts));
      // If the post was deleted or is unreachable, there is nothing to close.
      await orNull(isPermanentError, channelApi.edit(channelId, messageId, out));
    }
    await store.games.tuchulcha.settlePuzzlePost(post, { state: 'closed' });
  }
}

/** Today's puzzle of a server, for its list of tables; null if none is posted. */
export async function puzzleLine(
  { store }: HandlerContext,
  t: Translate,
  guildId: Snowflake,
): Promise<string | null> {
  const post = await store.games.tuchulcha.latestPuzzlePost(guildId);
  return post?.state === 'sent' && post.messageId
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
  if (!puzzle?.turns[choice]) {
    await answer(tap, plain(translator(locale)('puzzle.gone')));
    return;
  }
  const post = guildId ? await store.games.tuchulcha.puzzlePost(guildId, day) : null;
  const isOfPost = post?.puzzleId === id;
  // The solution is public already.
  if (isOfPost && (post.state === 'closing' || post.state === 'closed'))
    return explain(tap, {
      puzzle,
      locale,
      given: await store.games.tuchulcha.puzzleAnswer(user.id, id),
    });
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
  {
    puzzle,
    locale,
    given,
  }: { readonly puzzle: Puzzle; readonly locale: string; readonly given: PuzzleAnswer | null },
): Promise<void> {
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
  if (!puzzle) {
    await answer(tap, plain(tap.t('puzzle.gone')));
    return;
  }
  const given = await tap.store.games.tuchulcha.puzzleAnswer(user.id, id);
  if (given) await explain(tap, { puzzle, locale: tap.locale, given });
  else await showReply(tap, puzzleMessage({ puzzle, day, locale: tap.locale }));
}

interface OfToday {
  readonly id: string;
  readonly day: Day;
}

async function ofServer({ store, now }: HandlerContext, guildId: Snowflake): Promise<OfToday | null> {
  const post = await store.games.tuchulcha.latestPuzzlePost(guildId);
  if (!post || post.closesAt <= now() || post.state === 'dropped') return null;
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
};
