import type { Story } from '../../../tables/story/index.ts';
import type { ChronicleFacts } from './book.ts';
import { chronicleHtml } from './html.ts';
import { chronicleMarkdown } from './markdown.ts';

export type { ChronicleFacts } from './book.ts';
export { chronicleHtml } from './html.ts';
export { chronicleMarkdown } from './markdown.ts';

export type ChronicleKind = 'html' | 'md';

/** Of one table, whatever the language. */
export const chronicleFileName = (number: number, kind: ChronicleKind): string =>
  `bacchanalia-${number}-chronicle.${kind}`;

/** A chronicle as a file: its name, and what is in it. */
export async function chronicleFile(
  story: Story,
  facts: ChronicleFacts,
  kind: ChronicleKind,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const text = kind === 'html' ? await chronicleHtml(story, facts) : chronicleMarkdown(story, facts);
  return { name: chronicleFileName(facts.number, kind), content: Buffer.from(text) };
}
