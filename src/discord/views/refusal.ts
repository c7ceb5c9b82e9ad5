import type { APIButtonComponent } from 'discord-api-types/v10';
import { MOST_TEXT, type Refusal } from '../../games/bacchanalia/index.ts';
import { LONGEST_LIMIT, LONGEST_LIST, MOST_LIMITS } from '../../tables/bacchanalia/terms.ts';
import { gameOf } from '../../tables/games.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import { placeOf, type Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import type { Game, PageId } from '../../texts/keys.ts';
import { PAGES, type RulesPage } from '../../texts/rules/pages.ts';
import { button, linkButton, messageLink, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { links } from './links.ts';
import { stamp, who } from './names.ts';
import { whyText } from './why.ts';

/** There is nothing at the table for those who are told this. */
const SHUT: readonly TableRefusal['code'][] = ['onlyPlayers', 'notPublished'];

/** One sentence for the person who asked, with a link to where the table is now. */
export function refusalMessage(t: Translate, refusal: TableRefusal, table: Table | null): OutMessage {
  if (!table || refusal.code === 'noSuchTable') return plain(refusalText(t, refusal, null));
  const back =
    refusal.code === 'away' ? [button(links.back({ table: table.id }), t('button.back'), 'primary')] : [];
  const rule =
    refusal.code === 'rules'
      ? ruleButton(t, refusal.refusal)
      : refusal.code === 'storyRules'
        ? ruleButton(t, { ...refusal.refusal, game: 'bacchanalia' })
        : [];
  const goTo = SHUT.includes(refusal.code) ? [] : goToButton(t, table);
  return plain(refusalText(t, refusal, table), rowsOf([...back, ...goTo, ...rule]));
}

function refusalText(t: Translate, refusal: TableRefusal, table: Table | null): string {
  switch (refusal.code) {
    case 'rules':
      return t('refused.rules', {
        why: whyText(t, refusal.refusal, table),
        rule: refusal.refusal.rule,
      });
    case 'storyRules':
      return bacchanaliaRefusal(t, refusal.refusal);
    case 'seatTaken':
    case 'mustBeOpposite':
      return t(`refused.${refusal.code}`, { color: t(`color.${refusal.color}`) });
    case 'notYourTurn':
      return t('refused.notYourTurn', {
        who: table ? who(t, table, refusal.color) : t(`color.${refusal.color}`),
      });
    case 'stale':
      return t('refused.stale', { who: whoseTurn(t, table) });
    case 'notSeated':
      return t('refused.notSeated', { who: whoseTurn(t, table) });
    case 'tooFewSeated':
      return t('refused.tooFewSeated', { least: table ? gameOf(table).sizes.least : 2 });
    case 'termsTooLong':
      return t('refused.termsTooLong', { most: MOST_LIMITS, length: LONGEST_LIMIT, all: LONGEST_LIST });
    case 'tooManyTables':
      return t('refused.tooManyTables', { most: refusal.most });
    case 'nudgedLately':
    case 'resting':
      return t(`refused.${refusal.code}`, {
        number: table?.number ?? 0,
        who: whoseTurn(t, table),
        until: stamp(refusal.until),
      });
    default:
      return t(`refused.${refusal.code}`, { number: table?.number ?? 0, game: table?.game ?? 'none' });
  }
}

/** Why the rules forbid it, in one sentence to the player who tried. */
export const bacchanaliaRefusal = (t: Translate, { code }: Refusal): string =>
  t(`bacchanalia.why.${code}`, { most: MOST_TEXT });

function whoseTurn(t: Translate, table: Table | null): string {
  const color = table?.state && table.status === 'playing' ? gameOf(table).toAct(table.state) : null;
  return color && table ? who(t, table, color) : 'nobody';
}

export function goToButton(t: Translate, table: Table) {
  const { guildId, showing } = table;
  const message = showing.turnMessageId ?? (showing.playChannelId ? null : showing.lobbyMessageId);
  return [linkButton(messageLink(guildId, placeOf(table), message), t('button.goToTable'))];
}

/** A rule by its section of docs/rules/tuchulcha.md, or of the other `game`, and the code of the refusal that it explains, if any. */
interface Rule {
  readonly rule: string;
  readonly code?: string;
  readonly game?: Game;
}

/** A button that opens the page of a rule; none where no page has it. */
export function ruleButton(t: Translate, rule: Rule): APIButtonComponent[] {
  const page = pageFor(rule);
  return page ? [button(links.rule({ page: page.id }), t('button.rule', { section: rule.rule }))] : [];
}

/** Where a section of several pages has one that says more of it than the first. */
const PREFERRED: Readonly<Record<string, PageId>> = {
  gameOver: 'end',
  turnNotComplete: 'allDice',
  discardFirst: 'discard',
  noDiscard: 'discard',
  hitNotCompletable: 'openHit',
  fourPlayersOnly: 'lasaVecuvia',
  notInGame: 'outOfTheGame',
};

/** The page that explains a rule; null where none does. */
export function pageFor({ rule, code = '', game = 'tuchulcha' }: Rule): RulesPage | null {
  const pages = PAGES.filter(
    (page) => page.game === game && page.sections.some((section) => within(section, rule)),
  );
  const id = PREFERRED[code] ?? code;
  return (
    pages.find((page) => page.id === id) ??
    pages.find(({ sections }) => sections.length === 1 && sections[0] === rule) ??
    pages[0] ??
    null
  );
}

const within = (part: string, rule: string): boolean => part === rule || part.startsWith(`${rule}.`);
