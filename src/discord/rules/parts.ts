import type { Translate } from '../../texts/index.ts';
import type { RulesPage } from '../../texts/rules/index.ts';

/** Characters of a page in one message: what is left of Discord's 2,000 is for who shares it, or that the board has moved on. */
export const PART_ROOM = 1800;

/**
 * A page as texts for one message each, mostly one: the title, the answer, the details, rulings, what the picture shows, what all
 * of it rests on. One that is too long is cut between paragraphs, and its parts are numbered.
 */
export function partsOf(t: Translate, page: RulesPage): readonly string[] {
  const title = t(`rules.${page.id}.title`);
  const caption = page.figure ? t('rulesView.figure', { caption: t(`rules.figure.${page.figure}`) }) : null;
  const short = t(`rules.${page.id}.short`);
  const more = t(`rules.${page.id}.more`);
  const rulings = page.rulings.map((ruling) => t('rulesView.ruling', { text: t(`rules.ruling.${ruling}`) }));
  const source = sourceOf(t, page);
  const small = [caption, source].filter((line) => line !== null).join('\n');
  const whole = headed(title, [short, more, ...rulings, small]);
  if (whole.length <= PART_ROOM) return [whole];
  return cut(title, [short, ...more.split('\n\n'), ...rulings], caption, source);
}

const headed = (title: string, paragraphs: readonly string[]): string => {
  const [first = '', ...others] = paragraphs.filter((paragraph) => paragraph !== '');
  return [`### ${title}\n${first}`, ...others].join('\n\n');
};

/** As much in each part as there is room for. The caption goes with the picture, on the first; the source comes last. */
function cut(
  title: string,
  paragraphs: readonly string[],
  caption: string | null,
  source: string | null,
): readonly string[] {
  const parts: string[][] = [[]];
  const small = (at: number, isLast: boolean): string =>
    [at === 0 ? caption : null, isLast ? source : null].filter((line) => line !== null).join('\n');
  for (const [index, paragraph] of paragraphs.entries()) {
    const at = parts.length - 1;
    const current = parts[at] ?? [];
    const isLast = index === paragraphs.length - 1;
    const tried = headed(`${title} (9/9)`, [...current, paragraph, small(at, isLast)]);
    if (tried.length > PART_ROOM && current.length > 0) parts.push([paragraph]);
    else current.push(paragraph);
  }
  return parts.map((part, at) =>
    headed(`${title} (${at + 1}/${parts.length})`, [...part, small(at, at === parts.length - 1)]),
  );
}

/**
 * The sections of the rules, as other messages name them, and the rulebook's chapter; null where a page rests on neither. A page
 * of Bacchanalia says so: most are Tuchulcha's.
 */
function sourceOf(t: Translate, { game, sections, rulebook }: RulesPage): string | null {
  const named = { sections: sections.length > 0 ? sections.join(', ') : 'none', count: sections.length };
  if (game !== 'tuchulcha') return t('rulesView.sourceOf', { ...named, game: t(`game.${game}`) });
  if (sections.length === 0 && rulebook === null) return null;
  return t('rulesView.source', {
    ...named,
    chapter: rulebook ? t(`rules.chapter.${rulebook}`) : 'none',
    both: sections.length > 0 && rulebook !== null ? 'yes' : 'no',
  });
}
