import type { GroupId, PageId } from '../texts/keys.ts';
import { GROUPS, isPageId } from '../texts/rules/pages.ts';

/** What a button or a list of the rules means. Of no table. */
export type RulesTap =
  /** A part of a page, from 0. */
  | { readonly on: 'rulesPage'; readonly page: PageId; readonly part: number; readonly table?: never }
  /** The contents, with the pages of one group. */
  | { readonly on: 'rulesContents'; readonly group: GroupId; readonly table?: never }
  /** A list of the contents: what is chosen comes with it. */
  | { readonly on: 'rulesChoice'; readonly of: 'group' | 'page'; readonly table?: never }
  /** Shows a page to everybody in the channel. */
  | { readonly on: 'rulesShare'; readonly page: PageId; readonly table?: never };

export const isRulesTap = (tap: { readonly on: string }): tap is RulesTap =>
  ['rulesPage', 'rulesContents', 'rulesChoice', 'rulesShare'].includes(tap.on);

export const isGroupId = (text: string): text is GroupId => GROUPS.some((group) => group === text);

export function formatRulesTap(tap: RulesTap): string {
  switch (tap.on) {
    case 'rulesPage':
      return `rules:page:${tap.page}:${tap.part}`;
    case 'rulesContents':
      return `rules:contents:${tap.group}`;
    case 'rulesChoice':
      return `rules:choose:${tap.of}`;
    case 'rulesShare':
      return `rules:share:${tap.page}`;
  }
}

/** Null for anything that {@link formatRulesTap} does not write, and for pages and groups that are not there. */
export function parseRulesTap(customId: string): RulesTap | null {
  const [, does, of = '', part] = /^rules:([a-z]+):([A-Za-z]{1,40})(?::(\d))?$/.exec(customId) ?? [];
  if (customId.endsWith('\n')) return null;
  if (does === 'page') {
    return isPageId(of) && part !== undefined ? { on: 'rulesPage', page: of, part: Number(part) } : null;
  }
  if (part !== undefined) return null;
  if (does === 'contents') return isGroupId(of) ? { on: 'rulesContents', group: of } : null;
  if (does === 'share') return isPageId(of) ? { on: 'rulesShare', page: of } : null;
  return does === 'choose' && (of === 'group' || of === 'page') ? { on: 'rulesChoice', of } : null;
}
