import type { GroupId, PageId } from '../../../texts/keys.ts';
import { GROUPS, PAGES } from '../../../texts/rules/pages.ts';
import { declareCustomIds, oneOf, wholeNumber } from '../../custom-id.ts';

const page = oneOf<PageId>(...PAGES.map(({ id }) => id));
const group = oneOf<GroupId>(...GROUPS);

export const isGroupId = (text: string): text is GroupId => GROUPS.some((group) => group === text);

export const rulesButtons = declareCustomIds({
  /** A part of a page, from 0. */
  page: ['rules:page:{page}:{part}', { page, part: wholeNumber(1) }],
  /** The contents, with the pages of one group. */
  contents: ['rules:contents:{group}', { group }],
  /** The two lists of the contents. */
  choose: ['rules:choose:{of}', { of: oneOf('group', 'page') }],
  /** Shows a page to everybody in the channel. */
  share: ['rules:share:{page}', { page }],
});
