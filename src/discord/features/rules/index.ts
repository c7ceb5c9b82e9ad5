import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Table } from '../../../tables/table.ts';
import { languageOf, translator } from '../../../texts/index.ts';
import type { GroupId, PageId, RulesGame, TextKey } from '../../../texts/keys.ts';
import { isGame, isPageId, MAIN_GAME } from '../../../texts/rules/pages.ts';
import { languageOfQuestion } from '../../../texts/rules/search.ts';
import { LOOKUP_TIMEOUT_MS, MOST_SUGGESTIONS, serverOf, withTimeout } from '../../api/interaction.ts';
import { plain } from '../../api/message.ts';
import { greeting, withOffers } from '../../game-features.ts';
import { type HandlerContext, localeFor, translatorFor } from '../../handling/context.ts';
import { type CommandOption, type Feature, localized, respond, updating } from '../../handling/feature.ts';
import {
  answer,
  type ComponentInteraction,
  drawingShareOf,
  drawReply,
  mayPostHere,
  promiseReply,
  promiseReplyInPlace,
  replyUnknownButton,
  shareHere,
  showReply,
} from '../../handling/reply.ts';
import type { MessageToDraw } from '../../views/game-presenter.ts';
import { links } from '../../views/links.ts';
import { contentsMessage, firstGroupOf, mainPages, nearestMessage } from './contents.ts';
import { findFor, formatChosen, parseChosen, titleWithGame } from './find.ts';
import { isGroupId, pageMessage, rulesButtons, sharedPage } from './page.ts';

const MOST_FOUND = 3;

async function answerQuestion(
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

const questionOption = (name: 'topic' | 'question', text: TextKey): CommandOption => ({
  type: Option.String,
  ...localized(name, text),
  autocomplete: true,
  complete: topicChoices,
  max_length: LONGEST_TOPIC,
});

/** Where an answer has been promised. */
async function showPage(
  context: HandlerContext,
  interaction: ComponentInteraction,
  page: PageId,
  part = 0,
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const sharable = mayPostHere(interaction);
  await showReply(context, interaction, pageMessage(locale, { page, part, also: [], sharable }));
}

async function showContents(
  context: HandlerContext,
  interaction: ComponentInteraction,
  group: GroupId,
): Promise<void> {
  promiseReplyInPlace(interaction);
  const locale = await localeFor(context, interaction);
  await showReply(context, interaction, contentsMessage(locale, group, null));
}

export const rulesFeature: Feature = {
  commands: [
    {
      name: 'rules',
      text: 'command.rules',
      anywhere: true,
      options: [questionOption('topic', 'command.rules.topic')],
      handle: (context, interaction) =>
        answerQuestion(context, interaction, interaction.options.getString('topic') ?? ''),
    },
    {
      name: 'help',
      text: 'command.help',
      anywhere: true,
      options: [questionOption('question', 'command.help.question')],
      async handle(context, interaction) {
        const question = interaction.options.getString('question') ?? '';
        if (question.trim() !== '') return answerQuestion(context, interaction, question);
        const t = await translatorFor(context, interaction);
        const guildId = serverOf(interaction);
        const message = greeting()?.help(t, guildId !== null) ?? plain(t('help.commands'));
        const settings = guildId === null ? null : await context.store.guildSettings(guildId);
        await answer(interaction, settings ? withOffers(message, t, settings) : message);
      },
    },
  ],
  routes: respond(
    { ...rulesButtons, rule: links.rule },
    {
      async page(context, interaction, { page, part }) {
        promiseReplyInPlace(interaction);
        await showPage(context, interaction, page, part);
      },
      contents: (context, interaction, { group }) => showContents(context, interaction, group),
      choose: {
        async select(context, interaction, { of }) {
          const [chosen = ''] = interaction.values;
          if (of === 'group' && isGroupId(chosen)) return showContents(context, interaction, chosen);
          if (of === 'group' || !isPageId(chosen)) return replyUnknownButton(context, interaction);
          promiseReplyInPlace(interaction);
          await showPage(context, interaction, chosen);
        },
      },
      share: updating((context, interaction, { page }) =>
        shareHere(
          context,
          interaction,
          (locale, name) => drawReply(context, drawingShareOf(interaction), sharedPage(locale, page, name)),
          'rulesView.noShare',
        ),
      ),
      /** The page is shown beside what was read before. */
      async rule(context, interaction, { page }) {
        if (!isPageId(page)) return replyUnknownButton(context, interaction);
        promiseReply(interaction);
        await showPage(context, interaction, page);
      },
    },
  ),
};
