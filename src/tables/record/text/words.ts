/** A text in words, with the lines that they stand on, and without comments. */

export type Word =
  | { readonly kind: 'word'; readonly text: string; readonly line: number }
  /** A comment that does not end. */
  | { readonly kind: 'open'; readonly line: number };

const PIECE = /\n|[^\S\n]+|\{|[^\s{]+/y;

/** In one pass, whatever the text. `line`: of its beginning. */
export function* wordsOf(text: string, firstLine: number): Generator<Word> {
  let line = firstLine;
  let at = 0;
  while (at < text.length) {
    PIECE.lastIndex = at;
    const [piece] = PIECE.exec(text) ?? [];
    if (piece === undefined) return;
    at += piece.length;
    if (piece === '\n') line++;
    else if (piece === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) {
        yield { kind: 'open', line };
        return;
      }
      line += newLines(text, at, end);
      at = end + 1;
    } else if (/^\S/.test(piece)) yield { kind: 'word', text: piece, line };
  }
}

function newLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
