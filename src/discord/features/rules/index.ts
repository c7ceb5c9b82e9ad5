import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import type { Game, GroupId, PageId } from '../../../texts/keys.ts';
import { isPageId } from '../../../texts/rules/pages.ts';
import { languageOfQuestion } from '../../../texts/rules/search.ts';
import { LOOKUP_TIMEOUT_MS, MOST_SUGGESTIONS, withTimeout } from '../../api/interaction.ts';
import type { HandlerContext } from '../../context.ts';
import { localized } from '../../handling/command-options.ts';
import { type Command, type Feature, respond, updating } from '../../handling/feature.ts';
import { replyUnknownButton } from '../../handling/handler.ts';
import { localeFor } from '../../handling/locale.ts';
import { shareOf } from '../../handling/pictures.ts';
import {
  type ComponentInteraction,
  drawReply,
  promiseReply,
  promiseReplyInPlace,
  type RulesMessage,
  showReply,
} from '../../handling/reply.ts';
import { mayPostHere, shareHere } from '../../handling/share.ts';
import { links } from '../../views/links.ts';
import { isGroupId, rulesButtons } from './buttons.ts';
import { contentsMessage, firstGroupOf, mainPages } from './contents.ts';
import { formatChosen, pagesFor, parseChosen, titleWithGame } from './find.ts';
import { pageMessage, sharedPage } from './page.ts';

/** `/rules`: the contents, the page that was chosen, or those that are about what was typed. */
async function answerRules(context: HandlerContext, interaction: ChatInputCommandInteraction): Promise<void> {
  const [locale, here] = await Promise.all([localeFor(context, interaction), gameHere(context, interaction)]);
  const topic = interaction.options.getString('topic') ?? '';
  await showReply(context, interaction, answerTo(locale, topic, here, mayPostHere(interaction)));
}

/** A page and those that were found with it, one row of buttons. */
const MOST_FOUND = 5;

function answerTo(locale: string, topic: string, here: Game | null, sharable: boolean): RulesMessage {
  const first = firstGroupOf(here ?? 'tuchulcha');
  if (topic.trim() === '') return contentsMessage(locale, first, null);
  const chosen = parseChosen(topic);
  if (chosen) return pageMessage(locale, { page: chosen, part: 0, also: [], sharable });
  // It may not be that of the reader's Discord.
  const spoken = languageOfQuestion(locale, topic);
  const [page, ...also] = pagesFor(spoken, topic, MOST_FOUND, here);
  return page
    ? pageMessage(spoken, { page, part: 0, also, sharable })
    : contentsMessage(locale, first, topic);
}

/** The game of the tables that are open or played in this channel or thread; null where there are none, or of both, or the store is slow. Never throws. */
export async function gameHere(
  { store, log }: Pick<HandlerContext, 'store' | 'log'>,
  { channelId }: Pick<Interaction, 'channelId'>,
): Promise<Game | null> {
  if (!channelId) return null;
  const tables = store.tablesIn(channelId).catch((error: unknown): Table[] => {
    log.warn({ err: error, channel: channelId }, 'nobody knows which game is played here');
    return [];
  });
  const [game, ...others] = new Set(
    (await withTimeout(LOOKUP_TIMEOUT_MS, tables, [])).map((table) => table.game),
  );
  return game && others.length === 0 ? game : null;
}

/**
 * The titles of the pages that are about what has been typed so far. Those of the game that is not played here name it; where
 * neither is, those of Bacchanalia do, for most people ask about Tuchulcha.
 */
async function topicChoices(context: HandlerContext, interaction: AutocompleteInteraction): Promise<void> {
  const [locale, here] = await Promise.all([localeFor(context, interaction), gameHere(context, interaction)]);
  const t = translator(locale);
  const typed = interaction.options.getFocused();
  const pages =
    typed.trim() === ''
      ? mainPages(here)
      : pagesFor(languageOfQuestion(locale, typed), typed, MOST_SUGGESTIONS, here);
  await interaction.respond(
    pages.map((page) => ({
      name: titleWithGame(t, page, here ?? 'tuchulcha'),
      value: formatChosen(page),
    })),
  );
}

/** As much of a question as is read. */
const LONGEST_TOPIC = 120;

const rulesCommand: Command = {
  name: 'rules',
  text: 'command.rules',
  anywhere: true,
  options: [
    {
      type: Option.String,
      ...localized('topic', 'command.rules.topic'),
      autocomplete: true,
      complete: topicChoices,
      max_length: LONGEST_TOPIC,
    },
  ],
  handle: answerRules,
};

/** A page in the reader's language. */
async function pageFor(
  context: HandlerContext,
  interaction: ComponentInteraction,
  page: PageId,
  part = 0,
): Promise<RulesMessage> {
  const locale = await localeFor(context, interaction);
  return pageMessage(locale, { page, part, also: [], sharable: mayPostHere(interaction) });
}

async function showPage(
  context: HandlerContext,
  interaction: ComponentInteraction,
  page: PageId,
  part = 0,
): Promise<void> {
  promiseReplyInPlace(interaction);
  await showReply(context, interaction, await pageFor(context, interaction, page, part));
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
  commands: [rulesCommand],
  routes: [
    ...respond(rulesButtons, {
      page: (context, interaction, { page, part }) => showPage(context, interaction, page, part),
      contents: (context, interaction, { group }) => showContents(context, interaction, group),
      choose: {
        select(context, interaction, { of }) {
          const [chosen = ''] = interaction.values;
          if (of === 'group' && isGroupId(chosen)) return showContents(context, interaction, chosen);
          if (of === 'page' && isPageId(chosen)) return showPage(context, interaction, chosen);
          return replyUnknownButton(context, interaction);
        },
      },
      share: updating((context, interaction, { page }) =>
        shareHere(
          context,
          interaction,
          (locale, name) => drawReply(context, shareOf(interaction), sharedPage(locale, page, name)),
          'rulesView.noShare',
        ),
      ),
    }),
    ...respond(
      { rule: links.rule },
      {
        /** Beside what was read before. */
        async rule(context, interaction, { page }) {
          if (!isPageId(page)) return replyUnknownButton(context, interaction);
          promiseReply(interaction);
          await showReply(context, interaction, await pageFor(context, interaction, page));
        },
      },
    ),
  ],
};
