import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Table } from '../../../tables/table.ts';
import { shorten } from '../../../text.ts';
import {
  type GroupId,
  languageOf,
  type PageId,
  type RulesGame,
  type TextKey,
  type Translate,
  translator,
} from '../../../texts/index.ts';
import {
  GROUPS_OF,
  gameOfGroup,
  isGame,
  isPageId,
  MAIN_GAME,
  PAGES,
  pageOf,
  RULES_GAMES,
} from '../../../texts/rules/pages.ts';
import { languageOfQuestion } from '../../../texts/rules/rules-index.ts';
import { LOOKUP_TIMEOUT_MS, MAX_SUGGESTIONS, serverOf, withTimeout } from '../../api/interaction.ts';
import { type ButtonRow, button, plain, rowsOf, selectRow } from '../../api/message.ts';
import { gameFeatures, greeting, withOffers } from '../../game-features.ts';
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
import {
  findFor,
  formatChosen,
  isGroupId,
  pageMessage,
  parseChosen,
  rulesButtons,
  sharedPage,
  titleWithGame,
} from './page.ts';

export const firstGroupOf = (game: RulesGame): GroupId => GROUPS_OF[game][0];

/** The suggestions before anything has been typed: as many as Discord shows, those of the channel's game first. */
export const mainPages = (here: RulesGame | null): readonly PageId[] =>
  [
    ...gameFeatures().flatMap(({ rules }) => rules?.mainPages ?? []),
    ...(['computers', 'fairDice'] as const),
  ].sort((one, other) => Number(pageOf(other).game === here) - Number(pageOf(one).game === here));

/**
 * A game's groups, the pages of one, and the link to the other game; the first group opens with a summary of the game. `sought`: a
 * query without results.
 */
export function contentsMessage(locale: string, group: GroupId, sought: string | null): MessageToDraw {
  const t = translator(locale);
  const game = gameOfGroup(group);
  const isFirst = sought === null && group === firstGroupOf(game);
  const contents =
    isFirst && game !== 'bot'
      ? t(`rulesView.first.${game}`)
      : t('rulesView.contents', { of: game, game: t(`game.${game}`) });
  const content = sought === null ? contents : t('rulesView.nothing', { query: plainQuery(sought) });
  const rows = [groupList(t, group), pageList(t, group), ...gameButtons(t, game)];
  const { rules } = (isFirst && gameFeatures().find(({ name }) => name === game)) || {};
  return { message: plain(content, rows), picture: rules?.overview(locale) ?? null };
}

/** The pages nearest to a question without a sure answer, and the link to all. */
function nearestMessage(locale: string, sought: string, pages: readonly PageId[]): MessageToDraw {
  const t = translator(locale);
  const nearest = pages.map((page) =>
    button(rulesButtons.page({ page, part: 0 }), titleWithGame(t, page, MAIN_GAME)),
  );
  const all = button(
    rulesButtons.contents({ group: firstGroupOf(MAIN_GAME) }),
    t('rulesView.button.contents'),
  );
  const content = t('rulesView.unsure', { query: plainQuery(sought) });
  return { message: plain(content, [...rowsOf(nearest), ...rowsOf([all])]), picture: null };
}

const MAX_QUERY_LENGTH = 100;

/** The typed text, without Discord's markup, shortened. */
function plainQuery(query: string): string {
  const words = query.replace(/[^\p{L}\p{N}\p{M}\p{P}\s]|[*_~`|<>[\]()\\@#]/gu, '');
  return shorten(words.replace(/\s+/g, ' ').trim(), MAX_QUERY_LENGTH);
}

const groupList = (t: Translate, chosen: GroupId) =>
  selectRow(
    rulesButtons.choose({ of: 'group' }),
    t('rulesView.option.part'),
    GROUPS_OF[gameOfGroup(chosen)].map((group) => ({
      label: t(`rules.group.${group}`),
      value: group,
      default: group === chosen,
    })),
  );

const pageList = (t: Translate, group: GroupId) =>
  selectRow(
    rulesButtons.choose({ of: 'page' }),
    t('rulesView.option.page'),
    PAGES.filter((page) => page.group === group).map(({ id }) => ({
      label: t(`rules.${id}.title`),
      value: id,
      description: t(`rules.${id}.short`),
    })),
  );

const gameButtons = (t: Translate, open: RulesGame): ButtonRow[] =>
  rowsOf(
    RULES_GAMES.filter((game) => game !== open).map((game) =>
      button(
        rulesButtons.contents({ group: firstGroupOf(game) }),
        t('rulesView.button.game', { of: game, game: t(`game.${game}`) }),
      ),
    ),
  );

const MAX_FOUND = 3;

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
  const { pages, isSure, isKnown } = findFor(spoken, topic, MAX_FOUND, here);
  const [page, ...also] = pages;
  if (page && isSure) return show(pageMessage(spoken, { page, part: 0, also, sharable }));
  const isNear = page !== undefined && isKnown;
  context.noteUnanswered?.(languageOf(spoken), isNear ? 'unsure' : 'nothing');
  return show(isNear ? nearestMessage(spoken, topic, pages) : contentsMessage(locale, first, topic));
}

/** The game of this channel's tables, open or finished; null if there are none, or of both, or the store is slow. Never throws. */
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
 * Titles of pages for the text typed so far. Titles of pages for a game not played in this channel include the game’s name; without
 * a game here, all but those of the main game do.
 */
async function topicChoices(context: HandlerContext, interaction: AutocompleteInteraction): Promise<void> {
  const [locale, here] = await Promise.all([localeFor(context, interaction), gameHere(context, interaction)]);
  const t = translator(locale);
  const typed = interaction.options.getFocused();
  const pages =
    typed.trim() === ''
      ? mainPages(here)
      : findFor(languageOfQuestion(locale, typed), typed, MAX_SUGGESTIONS, here).pages;
  await interaction.respond(
    pages.map((page) => ({
      name: titleWithGame(t, page, here ?? MAIN_GAME),
      value: formatChosen(page),
    })),
  );
}

const MAX_TOPIC_LENGTH = 120;

const questionOption = (name: 'topic' | 'question', text: TextKey): CommandOption => ({
  type: Option.String,
  ...localized(name, text),
  autocomplete: true,
  complete: topicChoices,
  max_length: MAX_TOPIC_LENGTH,
});

/** Requires a promised answer. */
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
      /** The page is shown below the previous one. */
      async rule(context, interaction, { page }) {
        if (!isPageId(page)) return replyUnknownButton(context, interaction);
        promiseReply(interaction);
        await showPage(context, interaction, page);
      },
    },
  ),
};
