/** The rows of a table in words: cells between bars. A row goes on after a bar at a line's end; lines of `//` are comments. */
export const rowsOf = (table: string): string[][] =>
  table
    .replaceAll(/\|\s*\n/g, '|')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
