/** A message holds 2,000 characters, of which its heading and the marks of a quotation take some. */
const MOST = 1700;

/** A tale in pieces that each fit into a message, split between paragraphs, else lines, sentences, words. At least one. */
export function talePartsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > MOST) {
    const at = breakIn(rest.slice(0, MOST));
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

const BREAKS: readonly RegExp[] = [/\n\s*\n/g, /\n/g, /[.!?…]["'”’»)]*\s/g, /\s/g];

/** Not before half of it is full, where that can be had. Never within a pair of surrogates. */
function breakIn(full: string): number {
  for (const mark of BREAKS) {
    const last = [...full.matchAll(mark)].findLast(({ index }) => index > full.length / 2);
    if (last) return last.index + last[0].length;
  }
  return /[\ud800-\udbff]$/.test(full) ? full.length - 1 : full.length;
}
