/** `slice` may split what a reader sees as one character: `src/text.ts` shortens, `substring(at)` is the rest of a text. */
interface String {
  slice(start?: number, end?: number): symbol;
  substring(start: number, end: number): symbol;
  substr(start: number, length?: number): symbol;
}
