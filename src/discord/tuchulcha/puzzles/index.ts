import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Puzzle } from '../../../games/tuchulcha/puzzles.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { choosePuzzle, dayAt, priorOf } from '../../../tables/tuchulcha/puzzles/collection.ts';
import type { Day, PuzzleAnswer } from '../../../tables/tuchulcha/puzzles/store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { messageLink, plain } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { answer, promiseReplyInPlace, showReply } from '../../handling/reply.ts';
import { answerMessage, puzzleButtons, puzzleMessage } from './messages.ts';

/** Today's puzzle of a server, for its list of tables; null where none is posted. */
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

type Asking = ButtonInteraction | ChatInputCommandInteraction;

/** Stores and rates the chosen turn, and explains it to the person alone. */
async function choose(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { puzzle: id, day, choice }: ValuesOf<typeof puzzleButtons.answer>,
): Promise<void> {
  promiseReplyInPlace(interaction);
  const { store } = context;
  const { guildId, user } = interaction;
  const locale = await localeFor(context, interaction);
  const puzzle = context.services.tuchulcha.puzzles().get(id);
  if (!puzzle?.turns[choice]) {
    await answer(interaction, plain(translator(locale)('puzzle.gone')));
    return;
  }
  const post = guildId ? await store.games.tuchulcha.puzzlePost(guildId, day) : null;
  const isOfPost = post?.puzzleId === id;
  // The solution is public already.
  if (isOfPost && (post.state === 'closing' || post.state === 'closed'))
    return explain(context, interaction, {
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
      at: context.now(),
    },
    priorOf(puzzle.found),
  );
  const message = answerMessage({ puzzle, locale, ...answered, choice: answered.answer.choice });
  await showReply(context, interaction, message);
}

/** Shows the right answer, and the person's earlier one. */
async function explain(
  context: HandlerContext,
  interaction: Asking,
  {
    puzzle,
    locale,
    given,
  }: { readonly puzzle: Puzzle; readonly locale: string; readonly given: PuzzleAnswer | null },
): Promise<void> {
  const { store } = context;
  const [record, rating] = await Promise.all([
    store.games.tuchulcha.puzzleRecord(interaction.user.id),
    store.games.tuchulcha.puzzleRating(puzzle.id),
  ]);
  const view = { puzzle, locale, choice: given?.choice ?? null, isNew: false, record, before: null, rating };
  await showReply(context, interaction, answerMessage(view));
}

/** `/puzzle` shows the server's puzzle of the day, else one for the person. */
async function today(context: HandlerContext, interaction: ChatInputCommandInteraction): Promise<void> {
  const { guildId, user } = interaction;
  const locale = await localeFor(context, interaction);
  const { id, day } =
    (guildId ? await ofServer(context, guildId) : null) ?? (await ofPerson(context, user.id));
  const puzzle = context.services.tuchulcha.puzzles().get(id);
  if (!puzzle) {
    await answer(interaction, plain(translator(locale)('puzzle.gone')));
    return;
  }
  const given = await context.store.games.tuchulcha.puzzleAnswer(user.id, id);
  if (given) await explain(context, interaction, { puzzle, locale, given });
  else await showReply(context, interaction, puzzleMessage({ puzzle, day, locale }));
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

/** One puzzle a day, posted where a server wants it and answered privately. */
export const puzzleFeature: Feature = {
  commands: [{ name: 'puzzle', text: 'command.puzzle', anywhere: true, handle: today }],
  routes: respond(puzzleButtons, { answer: choose }),
};
