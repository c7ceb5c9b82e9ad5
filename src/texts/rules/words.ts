/** An apostrophe joins (`can’t`), and parts (`l’altare`): the whole is a word, and so is each part of three letters or more. */
const WORD = /[\p{Letter}\p{Number}\p{Mark}]+(?:['’‘`´][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const APOSTROPHE = /['’‘`´]/;
const SHORTEST_PART = 3;

/** The words of a text in order, in lower case, without apostrophes. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').toLowerCase().match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(APOSTROPHE);
    if (parts.length === 1) return parts;
    return [parts.join(''), ...parts.filter((part) => part.length >= SHORTEST_PART)];
  });
}
