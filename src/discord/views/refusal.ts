import type { APIButtonComponent } from 'discord-api-types/v10';
import { gameOf } from '../../tables/game-registry.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import { lobbyChannel, type Table, tableChannel } from '../../tables/table.ts';
import type { RulesGame, TextKey, TextValues, Translate } from '../../texts/index.ts';
import { PAGES, type RulesPage } from '../../texts/rules/pages.ts';
import { button, linkButton, type OutMessage, plain, rowsOf, tableLink } from '../api/message.ts';
import { type RulePage, wordsOf } from './game-presenter.ts';
import { joinButton, links } from './links.ts';
import { stamp, who } from './names.ts';

/** Refusals for people who have no access to the table. */
const SHUT: readonly TableRefusal['code'][] = ['onlyPlayers', 'notPublished'];

/** Sentences for a game that hasn't begun. */
const IN_LOBBY: Partial<Readonly<Record<TableRefusal['code'], TextKey>>> = {
  notSeated: 'refused.joinFirst',
  notPlaying: 'refused.notBegun',
};

/** A sentence for the person who asked, with a link to the table's current message. */
export function refusalMessage(t: Translate, refusal: TableRefusal, table: Table | null): OutMessage {
  if (!table || refusal.code === 'noSuchTable') return plain(refusalText(t, refusal, null));
  const back =
    refusal.code === 'away' ? [button(links.back({ table: table.id }), t('button.back'), 'primary')] : [];
  const page = 'refusal' in refusal ? wordsOf(table).pageOf?.(refusal.refusal) : null;
  const join = refusal.code === 'notSeated' && table.status === 'lobby' ? joinButton(t, table) : [];
  const goTo = SHUT.includes(refusal.code) ? [] : goToButton(t, table);
  return plain(
    refusalText(t, refusal, table),
    rowsOf([...back, ...join, ...goTo, ...pageButton(t, page ?? null)]),
  );
}

function refusalText(t: Translate, refusal: TableRefusal, table: Table | null): string {
  if ('refusal' in refusal)
    return table ? wordsOf(table).whyNot(t, refusal.refusal, table) : t('refused.failed');
  const own = table && wordsOf(table).refused?.(t, refusal);
  if (own) return own;
  const color = 'color' in refusal ? refusal.color : null;
  const colorName = color ? t(`color.${color}`) : '';
  const onTurn = color && table ? who(t, table, color) : colorName;
  const values = {
    number: table?.number ?? 0,
    game: table?.game ?? 'none',
    color: colorName,
    who: onTurn || whoseTurn(t, table),
    least: table ? gameOf(table).sizes.least : 2,
    most: 'most' in refusal ? refusal.most : 0,
    until: 'until' in refusal ? stamp(refusal.until, refusal.code === 'onVacation' ? 'F' : 'R') : '',
  };
  const inLobby = table?.status === 'lobby' ? IN_LOBBY[refusal.code] : undefined;
  return t(inLobby ?? `refused.${refusal.code}`, values);
}

function whoseTurn(t: Translate, table: Table | null): string {
  const color = table?.state && table.status === 'playing' ? gameOf(table).toAct(table.state) : null;
  return color && table ? who(t, table, color) : 'nobody';
}

export function goToButton(
  t: Translate,
  table: Table,
  label: TextKey = 'button.goToTable',
  values: TextValues = {},
) {
  const { showing } = table;
  const place = tableChannel(table);
  const message = showing.turnMessageId ?? (place === lobbyChannel(table) ? showing.lobbyMessageId : null);
  return [linkButton(tableLink(table, place, message), t(label, values))];
}

export const pageButton = (t: Translate, found: RulePage | null): APIButtonComponent[] =>
  found ? [button(links.rule({ page: found.page }), t('button.rule', { section: found.section }))] : [];

/** A rule by its section of docs/rules/<game>.md. `prefer`: a page, if several have the section. */
interface Rule {
  readonly game: RulesGame;
  readonly rule: string;
  readonly prefer?: string;
}

export function pageFor({ rule, prefer, game }: Rule): RulesPage | null {
  const pages = PAGES.filter(
    (page) => page.game === game && page.sections.some((section) => within(section, rule)),
  );
  return (
    pages.find((page) => page.id === prefer) ??
    pages.find(({ sections }) => sections.length === 1 && sections[0] === rule) ??
    pages[0] ??
    null
  );
}

const within = (part: string, rule: string): boolean => part === rule || part.startsWith(`${rule}.`);

/** Why a table has no game to look back at. `unplayed`: it was closed before anything was done. */
export type NoPast = 'goesOn' | 'unplayed';

export const noPastText = (t: Translate, why: NoPast, { number }: Pick<Table, 'number'>): string =>
  t(`history.not.${why}`, { number });
