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
import { LOOKUP_TIMEOUT_MS, MAX_SUGGESTIONS, tableGuildOf, withTimeout } from '../../api/interaction.ts';
import { row } from '../../api/layout.ts';
import { type ButtonRow, button, laidOut, plain, rowsOf, selectRow } from '../../api/message.ts';
import { gameFeatures, greeting, offerParts } from '../../game-features.ts';
import type { Tap } from '../../handling/context.ts';
import {
  type CommandOption,
  type Feature,
  localized,
  replying,
  replyingInPlace,
  respond,
  updating,
} from '../../handling/feature.ts';
import {
  answer,
  type ComponentInteraction,
  drawReply,
  mayPostHere,
  postHere,
  promiseReplyInPlace,
  replyUnknownButton,
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
  rulesAccent,
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

/** A game's groups, the pages of one, and the other game's link; a summary in the first. `sought`: a query without results. */
export function contentsMessage(locale: string, group: GroupId, sought: string | null): MessageToDraw {
  const t = translator(locale);
  const game = gameOfGroup(group);
  const isFirst = sought === null && group === firstGroupOf(game);
  const contents =
    isFirst && game !== 'bot'
      ? t(`rulesView.first.${game}`)
      : t('rulesView.contents', { of: game, game: t(`game.${game}`) });
  const content = sought === null ? contents : t('rulesView.nothing', { query: plainQuery(sought) });
  const parts = [row(content), groupList(t, group), pageList(t, group), ...gameButtons(t, game)];
  const { rules } = (isFirst && gameFeatures().find(({ name }) => name === game)) || {};
  return { message: laidOut(parts, rulesAccent(game)), picture: rules?.overview(locale) ?? null };
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
  return { message: laidOut([row(content), ...rowsOf(nearest), ...rowsOf([all])]), picture: null };
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

async function answerQuestion(tap: Tap<ChatInputCommandInteraction>, topic: string): Promise<void> {
  const { locale } = tap;
  const here = await gameHere(tap);
  const show = (message: MessageToDraw) => showReply(tap, message);
  const sharable = mayPostHere(tap.interaction);
  const first = firstGroupOf(here ?? MAIN_GAME);
  if (topic.trim() === '') return show(contentsMessage(locale, first, null));
  const chosen = parseChosen(topic);
  if (chosen) return show(pageMessage(locale, { page: chosen, also: [], sharable }));
  // The question may be in another language than the reader's Discord.
  const spoken = languageOfQuestion(locale, topic);
  const { pages, isSure, isKnown } = findFor(spoken, topic, MAX_FOUND, here);
  const [page, ...also] = pages;
  if (page && isSure) return show(pageMessage(spoken, { page, also, sharable }));
  const isNear = page !== undefined && isKnown;
  tap.noteUnanswered?.(languageOf(spoken), isNear ? 'unsure' : 'nothing');
  return show(isNear ? nearestMessage(spoken, topic, pages) : contentsMessage(locale, first, topic));
}

/** The game of this channel's tables, open or finished; null if there are none, or of both, or the store is slow. Never throws. */
export async function gameHere(tap: Tap<Pick<Interaction, 'channelId'>>): Promise<RulesGame | null> {
  const { channelId } = tap.interaction;
  if (!channelId) return null;
  const tables = tap.store.tablesIn(channelId).catch((error: unknown): Table[] => {
    tap.log.warn({ err: error, channel: channelId }, 'failed to look up the channel’s game');
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
async function topicChoices(tap: Tap<AutocompleteInteraction>): Promise<void> {
  const here = await gameHere(tap);
  const typed = tap.interaction.options.getFocused();
  const pages =
    typed.trim() === ''
      ? mainPages(here)
      : findFor(languageOfQuestion(tap.locale, typed), typed, MAX_SUGGESTIONS, here).pages;
  await tap.interaction.respond(
    pages.map((page) => ({
      name: titleWithGame(tap.t, page, here ?? MAIN_GAME),
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
async function showPage(tap: Tap<ComponentInteraction>, page: PageId): Promise<void> {
  const sharable = mayPostHere(tap.interaction);
  await showReply(tap, pageMessage(tap.locale, { page, also: [], sharable }));
}

async function showContents(tap: Tap<ComponentInteraction>, group: GroupId): Promise<void> {
  promiseReplyInPlace(tap);
  await showReply(tap, contentsMessage(tap.locale, group, null));
}

export const rulesFeature: Feature = {
  commands: [
    {
      name: 'rules',
      text: 'command.rules',
      anywhere: true,
      options: [questionOption('topic', 'command.rules.topic')],
      handle: (tap) => answerQuestion(tap, tap.interaction.options.getString('topic') ?? ''),
    },
    {
      name: 'help',
      text: 'command.help',
      anywhere: true,
      options: [questionOption('question', 'command.help.question')],
      async handle(tap) {
        const question = tap.interaction.options.getString('question') ?? '';
        if (question.trim() !== '') return answerQuestion(tap, question);
        const guildId = tap.interaction.guildId;
        const settings = guildId === null ? null : await tap.store.guildSettings(guildId);
        const offers = settings ? offerParts(tap.t, settings) : [];
        await answer(tap, greeting()?.help(tap.t, guildId !== null, offers) ?? plain(tap.t('help.commands')));
      },
    },
  ],
  routes: respond(
    { ...rulesButtons, rule: links.rule },
    {
      page: replyingInPlace((tap, { page }) => showPage(tap, page)),
      contents: (tap, { group }) => showContents(tap, group),
      choose: {
        async select(tap, { of }) {
          const [chosen = ''] = tap.interaction.values;
          if (of === 'group' && isGroupId(chosen)) return showContents(tap, chosen);
          if (of === 'group' || !isPageId(chosen)) return replyUnknownButton(tap);
          promiseReplyInPlace(tap);
          await showPage(tap, chosen);
        },
      },
      share: updating((tap, { page }) =>
        postHere(
          tap,
          (locale, name) =>
            drawReply(tap, tableGuildOf(tap.interaction), sharedPage(locale, page, name), locale),
          'rulesView.noShare',
        ),
      ),
      /** The page is shown below the previous one. */
      rule: replying((tap, { page }) => (isPageId(page) ? showPage(tap, page) : replyUnknownButton(tap))),
    },
  ),
};
