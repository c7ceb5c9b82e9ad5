import { shorten } from '../../../text.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import type { GroupId, PageId, RulesGame } from '../../../texts/keys.ts';
import { GROUPS_OF, gameOfGroup, MAIN_GAME, PAGES, pageOf, RULES_GAMES } from '../../../texts/rules/pages.ts';
import { type ButtonRow, button, plain, rowsOf, selectRow } from '../../api/message.ts';
import { gameFeatures } from '../../game-features.ts';
import type { MessageToDraw } from '../../views/game-presenter.ts';
import { titleWithGame } from './find.ts';
import { rulesButtons } from './page.ts';

export const firstGroupOf = (game: RulesGame): GroupId => GROUPS_OF[game][0];

/** The suggestions before anything has been typed: as many as Discord shows, those of the game that is played here first. */
export const mainPages = (here: RulesGame | null): readonly PageId[] =>
  [
    ...gameFeatures().flatMap(({ rules }) => rules?.mainPages ?? []),
    ...(['computers', 'fairDice'] as const),
  ].sort((one, other) => Number(pageOf(other).game === here) - Number(pageOf(one).game === here));

/** All groups of a game, the pages of one, and the way to the other game; the first group opens with what the game is. `sought`: a query that no page was found for. */
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

/** The pages that are nearest to a question that none is sure to answer, and the way to all of them. */
export function nearestMessage(locale: string, sought: string, pages: readonly PageId[]): MessageToDraw {
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

const LONGEST_QUERY = 100;

/** As it was typed, without what Discord would make of it; only its beginning where it is long. */
function plainQuery(query: string): string {
  const words = query.replace(/[^\p{L}\p{N}\p{M}\p{P}\s]|[*_~`|<>[\]()\\@#]/gu, '');
  return shorten(words.replace(/\s+/g, ' ').trim(), LONGEST_QUERY);
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
