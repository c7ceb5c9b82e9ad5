import type { GroupId, PageId } from '../../../texts/keys.ts';
import { GROUPS, PAGES } from '../../../texts/rules/pages.ts';
import { declareCustomIds, oneOf, wholeNumber } from '../../custom-id.ts';

const page = oneOf<PageId>(...PAGES.map(({ id }) => id));
const group = oneOf<GroupId>(...GROUPS);

export const isGroupId = (text: string): text is GroupId => GROUPS.some((group) => group === text);

export const rulesButtons = declareCustomIds({
  page: ['rules:page:{page}:{part}', { page, part: wholeNumber(1) }],
  contents: ['rules:contents:{group}', { group }],
  choose: ['rules:choose:{of}', { of: oneOf('group', 'page') }],
  share: ['rules:share:{page}', { page }],
});
