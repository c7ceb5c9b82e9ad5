import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Translate } from '../../texts/index.ts';
import type { Game, PageId } from '../../texts/keys.ts';
import { PAGES, type RulesPage } from '../../texts/rules/pages.ts';
import { button } from '../api/message.ts';
import { links } from './links.ts';

/** A rule by its section of tuchulcha.md, or of the other `game`, and what happened to whoever asks (a refusal's code), if anything did. */
export interface Rule {
  readonly rule: string;
  readonly code?: string;
  readonly game?: Game;
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

const within = (part: string, rule: string): boolean => part === rule || part.startsWith(`${rule}.`);

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

/** A button that shows the page of a rule to whoever presses it: none where no page has it. */
export function ruleButton(t: Translate, rule: Rule): APIButtonComponent[] {
  const page = pageFor(rule);
  return page ? [button(links.rule({ page: page.id }), t('button.rule', { section: rule.rule }))] : [];
}
