/** The rules pages of all languages: their content and links, from assets/rules/pages.json. */
import * as z from 'zod';
import {
  type ChapterId,
  type FigureKey,
  type GroupId,
  localeTexts,
  type PageId,
  type RulesGame,
  type RulingKey,
  readJson,
} from '../index.ts';

export interface RulesPage {
  readonly id: PageId;
  readonly game: RulesGame;
  readonly group: GroupId;
  /** Sections of docs/rules/<game>.md; ranges of points are written as 7.1 to 7.5. */
  readonly sections: readonly string[];
  readonly rulings: readonly RulingKey[];
  readonly rulebook: ChapterId | null;
  /** Related pages, closest first. */
  readonly links: readonly PageId[];
  readonly figure: FigureKey | null;
}

const FILE = 'assets/rules/pages.json';

const named = <Id extends string>(kind: string, isKnown: (id: string) => boolean) =>
  z.custom<Id>((id) => typeof id === 'string' && isKnown(id), {
    error: ({ input }) => `there is no ${kind} “${input}”`,
  });

const hasText = (key: string): boolean => Object.hasOwn(localeTexts.en, key);

const gameName = named<RulesGame>('game', (name) => hasText(`game.${name}`));
const pageId = named<PageId>('page', (id) => hasText(`rules.${id}.title`));
const groupId = named<GroupId>('group', (id) => hasText(`rules.group.${id}`));
const chapter = named<ChapterId>('chapter', (id) => hasText(`rules.chapter.${id}`));
const ruling = named<RulingKey>('ruling', (id) => hasText(`rules.ruling.${id}`));
const figure = named<FigureKey>('figure', (id) => hasText(`rules.figure.${id}`));

const page = z.strictObject({
  sections: z.array(z.string()).default([]),
  rulings: z.partialRecord(ruling, z.string()).default({}),
  rulebook: chapter.nullable().default(null),
  figure: figure.nullable().default(null),
  links: z.array(pageId),
});
const nameKey = {
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined,
};
const pagesByGroup = z.record(groupId, z.record(pageId, page, nameKey), nameKey);
const contents = readJson(FILE, z.record(gameName, pagesByGroup, nameKey));

const keysOf = <Key extends string>(of: Readonly<Partial<Record<Key, unknown>>>) => Object.keys(of) as Key[];

function groupsOf(game: RulesGame): readonly [GroupId, ...GroupId[]] {
  const [first, ...others] = keysOf(contents[game]);
  if (!first) throw new Error(`${FILE} has no group of ${game}`);
  return [first, ...others];
}

const pagesOf = (game: RulesGame, group: GroupId): RulesPage[] =>
  keysOf(contents[game][group]).map((id) => {
    const { rulings, ...page } = contents[game][group][id];
    return { id, game, group, ...page, rulings: keysOf(rulings) };
  });

/** Subjects of pages, the best-known game first; `bot` is common to all games. */
export const RULES_GAMES = Object.keys(contents) as readonly RulesGame[];

/** Most people ask about this game. */
export const MAIN_GAME: RulesGame = RULES_GAMES[0] ?? 'bot';

export const isGame = (name: string): name is RulesGame => Object.hasOwn(contents, name);

/** Each game's pages, in the order of the contents. */
export const GROUPS_OF = Object.fromEntries(RULES_GAMES.map((game) => [game, groupsOf(game)])) as Readonly<
  Record<RulesGame, readonly [GroupId, ...GroupId[]]>
>;

export const GROUPS: readonly GroupId[] = RULES_GAMES.flatMap((game) => GROUPS_OF[game]);

export const gameOfGroup = (group: GroupId): RulesGame =>
  RULES_GAMES.find((game) => GROUPS_OF[game].includes(group)) ?? MAIN_GAME;

export const PAGES: readonly RulesPage[] = RULES_GAMES.flatMap((game) =>
  GROUPS_OF[game].flatMap((group) => pagesOf(game, group)),
);

const byId: ReadonlyMap<string, RulesPage> = new Map(
  PAGES.map((page): [string, RulesPage] => [page.id, page]),
);

export const isPageId = (text: string): text is PageId => byId.has(text);

export function pageOf(id: PageId): RulesPage {
  const page = byId.get(id);
  if (!page) throw new Error(`no rules page ${id}`);
  return page;
}
