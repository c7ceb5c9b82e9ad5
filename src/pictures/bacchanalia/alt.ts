import { type Translate, translator } from '../../texts/index.ts';
import { ALT_LIMIT } from '../alt.ts';
import { type Brevity, sentencesOf } from './alt-sentences.ts';
import type { TableauView } from './view.ts';

/**
 * The tableau in words: all that the picture shows, in at most 1,024 characters. Where that is more, names give way to
 * colours, then what everybody can count, then the Umbra of those who are not on turn; last, the sentences at the end.
 */
export function describeTableau(view: TableauView): string {
  const t = translator(view.locale);
  for (const brevity of BREVITIES) {
    const text = sentencesOf(t, view, brevity).join(' ');
    if (text.length <= ALT_LIMIT) return text;
  }
  return whole(t, sentencesOf(t, view, SHORTEST));
}

const SHORTEST: Brevity = { names: 'none', piles: false, umbra: false };

const BREVITIES: readonly Brevity[] = [
  { names: 'whole', piles: true, umbra: true },
  { names: 'short', piles: true, umbra: true },
  { names: 'none', piles: true, umbra: true },
  { names: 'none', piles: false, umbra: true },
  SHORTEST,
];

/** As many whole sentences as there is room for, and that there is more. */
function whole(t: Translate, sentences: readonly string[]): string {
  const more = t('tableau.alt.more');
  let text = '';
  for (const sentence of sentences) {
    if (text.length + sentence.length + more.length + 2 > ALT_LIMIT) break;
    text += `${sentence} `;
  }
  return text + more;
}
