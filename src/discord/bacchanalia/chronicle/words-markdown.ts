import { type Spoken, spokenOut, tidyText } from './names.ts';

/**
 * What a player wrote as a quote, in which their Markdown is kept but for what would be a part of the document around it:
 * headings, HTML, and where links lead.
 */
export function wordsMarkdown(text: string, spoken: Spoken): string {
  const lines = spokenOut(tidyText(text), spoken).split('\n').map(tame);
  // In Discord a line's end is one; in Markdown two spaces make it so.
  return lines.map((line, at) => (line === '' ? '>' : `> ${line}${lines[at + 1] ? '  ' : ''}`)).join('\n');
}

const tame = (line: string): string =>
  line
    .replaceAll('<', '&lt;')
    .replaceAll(']:', ']\\:')
    .replace(/(^|[^\p{L}\p{N}\\])#/gu, '$1\\#')
    .replace(/^([\s>]*)(=+|-+)(\s*)$/, '$1\\$2$3');
