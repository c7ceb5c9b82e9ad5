import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Table } from '../../../tables/table.ts';
import { languageOf, translator } from '../../../texts/index.ts';
import type { RulesGame, TextKey } from '../../../texts/keys.ts';
import { isGame, MAIN_GAME } from '../../../texts/rules/pages.ts';
import { languageOfQuestion } from '../../../texts/rules/search.ts';
import { LOOKUP_TIMEOUT_MS, MOST_SUGGESTIONS, withTimeout } from '../../api/interaction.ts';
import { localized } from '../../handling/command-options.ts';
import type { HandlerContext } from '../../handling/context.ts';
import type { CommandOption } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { showReply } from '../../handling/reply.ts';
import { mayPostHere } from '../../handling/share.ts';
import type { MessageToDraw } from '../../views/game-presenter.ts';
import { contentsMessage, firstGroupOf, mainPages, nearestMessage } from './contents.ts';
import { findFor, formatChosen, parseChosen, titleWithGame } from './find.ts';
import { pageMessage } from './page.ts';

const MOST_FOUND = 3;

export async function answerQuestion(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  topic: string,
): Promise<void> {
  const [locale, here] = await Promise.all([localeFor(context, interaction), gameHere(context, interaction)]);
  const show = (message: MessageToDraw) => showReply(context, interaction, message);
  const sharable = mayPostHere(interaction);
  const first = firstGroupOf(here ?? MAIN_GAME);
  if (topic.trim() === '') return show(contentsMessage(locale, first, null));
  const chosen = parseChosen(topic);
  if (chosen) return show(pageMessage(locale, { page: chosen, part: 0, also: [], sharable }));
  // The question may be in another language than the reader's Discord.
  const spoken = languageOfQuestion(locale, topic);
  const { pages, isSure, isKnown } = findFor(spoken, topic, MOST_FOUND, here);
  const [page, ...also] = pages;
  if (page && isSure) return show(pageMessage(spoken, { page, part: 0, also, sharable }));
  const isNear = page !== undefined && isKnown;
  context.noteUnanswered?.(languageOf(spoken), isNear ? 'unsure' : 'nothing');
  return show(isNear ? nearestMessage(spoken, topic, pages) : contentsMessage(locale, first, topic));
}

/** The game of the tables that are open or played in this channel or thread; null where there are none, or of both, or the store is slow. Never throws. */
export async function gameHere(
  { store, log }: Pick<HandlerContext, 'store' | 'log'>,
  { channelId }: Pick<Interaction, 'channelId'>,
): Promise<RulesGame | null> {
  if (!channelId) return null;
  const tables = store.tablesIn(channelId).catch((error: unknown): Table[] => {
    log.warn({ err: error, channel: channelId }, 'failed to look up the channel’s game');
    return [];
  });
  const [game, ...others] = new Set(
    (await withTimeout(LOOKUP_TIMEOUT_MS, tables, [])).map((table) => table.game),
  );
  return game && isGame(game) && others.length === 0 ? game : null;
}

/**
 * The titles of the pages that are about what has been typed so far. Those of the game that is not played here name it; where
 * neither is, those of all but the main game do.
 */
async function topicChoices(context: HandlerContext, interaction: AutocompleteInteraction): Promise<void> {
  const [locale, here] = await Promise.all([localeFor(context, interaction), gameHere(context, interaction)]);
  const t = translator(locale);
  const typed = interaction.options.getFocused();
  const pages =
    typed.trim() === ''
      ? mainPages(here)
      : findFor(languageOfQuestion(locale, typed), typed, MOST_SUGGESTIONS, here).pages;
  await interaction.respond(
    pages.map((page) => ({
      name: titleWithGame(t, page, here ?? MAIN_GAME),
      value: formatChosen(page),
    })),
  );
}

const LONGEST_TOPIC = 120;

export const questionOption = (name: 'topic' | 'question', text: TextKey): CommandOption => ({
  type: Option.String,
  ...localized(name, text),
  autocomplete: true,
  complete: topicChoices,
  max_length: LONGEST_TOPIC,
});
