/** See verify.mjs. `readFile` gives the file's text; the exit code is returned. */
export function verify(
  readFile: () => string,
  name: string,
  print: (words: string) => void,
  complain: (words: string) => void,
): 0 | 1 | 2;
