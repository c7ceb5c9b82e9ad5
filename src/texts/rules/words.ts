const WORD = /[\p{Letter}\p{Number}\p{Mark}]+(?:['’‘`´][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const APOSTROPHE = /['’‘`´]/;
/** In letters: what follows an apostrophe at the end of a word (`can’t`, `foto’s`). */
const LONGEST_ENDING = 2;
const SHORTEST_WORD = 3;

/** The words of a text in order, in lower case. An apostrophe joins an ending, and parts an elided word (`l’altare`), which is dropped. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').toLowerCase().match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(APOSTROPHE);
    const last = parts.at(-1) ?? '';
    if (parts.length === 1 || last.length <= LONGEST_ENDING) return [parts.join('')];
    return parts.filter((part) => part.length >= SHORTEST_WORD);
  });
}
