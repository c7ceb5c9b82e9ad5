import {
  type APIActionRowComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { type Translate, translator } from '../../texts/index.ts';
import { GROUPS, type GroupId, PAGES, type PageId } from '../../texts/rules/index.ts';
import { formatTap } from '../custom-id.ts';
import { shortened } from './find.ts';
import type { RulesMessage } from './page.ts';

export const FIRST_GROUP: GroupId = 'start';

/** What is offered before anything has been typed: as many as Discord shows. */
export const MAIN_PAGES: readonly PageId[] = [
  ...(['aim', 'turn', 'setup', 'board', 'way', 'mystical', 'ritual', 'passage', 'altar', 'dice'] as const),
  ...(['doubles', 'moving', 'allDice', 'mysticalFirst', 'power', 'hits', 'gettingHit', 'roles'] as const),
  ...(['tuchulcha', 'lasaVecuvia', 'winning', 'ties', 'threePlayers', 'twoPlayers', 'rulings'] as const),
];

/** Discord's limit for what an option of a list says besides its name. */
const DESCRIPTION_ROOM = 100;

/** All groups, and the pages of one. `sought`: a query that no page was found for. */
export function contentsMessage(locale: string, group: GroupId, sought: string | null): RulesMessage {
  const t = translator(locale);
  const content =
    sought === null ? t('rulesView.contents') : t('rulesView.nothing', { query: plainQuery(sought) });
  return { message: { content, rows: [groupList(t, group), pageList(t, group)], mentions: [] }, board: null };
}

/** As it was typed, without what Discord would make of it; only its beginning where it is long. */
function plainQuery(query: string): string {
  const plain = query.replace(/[^\p{L}\p{N}\p{M}\p{P}\s]|[*_~`|<>[\]()\\@#]/gu, '');
  return shortened(plain.replace(/\s+/g, ' ').trim(), DESCRIPTION_ROOM);
}

const groupList = (t: Translate, chosen: GroupId) =>
  list({
    type: ComponentType.StringSelect,
    custom_id: formatTap({ on: 'rulesChoice', of: 'group' }),
    placeholder: t('rulesView.option.part'),
    options: GROUPS.map((group) => ({
      label: t(`rules.group.${group}`),
      value: group,
      default: group === chosen,
    })),
  });

const pageList = (t: Translate, group: GroupId) =>
  list({
    type: ComponentType.StringSelect,
    custom_id: formatTap({ on: 'rulesChoice', of: 'page' }),
    placeholder: t('rulesView.option.page'),
    options: PAGES.filter((page) => page.group === group).map(
      ({ id }): APISelectMenuOption => ({
        label: t(`rules.${id}.title`),
        value: id,
        description: shortened(t(`rules.${id}.short`), DESCRIPTION_ROOM),
      }),
    ),
  });

const list = (select: APIStringSelectComponent): APIActionRowComponent<APIStringSelectComponent> => ({
  type: ComponentType.ActionRow,
  components: [select],
});
