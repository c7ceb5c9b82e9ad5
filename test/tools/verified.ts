import { verify } from '../../tools/verify.mjs';

/** What `tools/verify.mjs` says of a file's text, without a process of its own, which takes longer than the checks. */
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
