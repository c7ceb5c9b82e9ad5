import { verify } from '../../tools/verify.mjs';

/** The output of `tools/verify.mjs` for a file's text, without a separate process, which takes longer than the checks. */
export function verified(content: string, name = 'game.txt') {
  let stdout = '';
  let stderr = '';
  const status = verify(
    () => content,
    name,
    (words) => {
      stdout += words;
    },
    (words) => {
      stderr += words;
    },
  );
  return { status, stdout, stderr };
}
