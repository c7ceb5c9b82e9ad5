// Draws nothing: the language of a picture determines the result.
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import turbo from '@julusian/jpeg-turbo';

const answer = (id, locale) =>
  parentPort.postMessage({ id, picture: { bytes: Buffer.from(locale), name: locale, description: locale } });

/** The first call among all threads. */
function isFirst(file) {
  if (existsSync(file)) return false;
  writeFileSync(file, '');
  return true;
}

/** Encodes a picture so large that concurrent events happen during the call. */
function encode() {
  const options = {
    width: 3000,
    height: 3000,
    format: turbo.FORMAT_RGBA,
    subsampling: turbo.SAMP_420,
    quality: 57,
  };
  turbo.compressSync(Buffer.alloc(4 * options.width * options.height), options);
}

let failsAtEnd = false;

parentPort.on('message', (message) => {
  if (message === 'end' && failsAtEnd) throw new Error('ordered: no end');
  if (message === 'end') process.exit();
  const { id, what } = message;
  const { locale } = what.view;
  const [deed, file] = locale.split(' ');
  if (deed === 'fails') parentPort.postMessage({ id, error: new Error('ordered: no canvas') });
  else if (deed === 'ends') process.exit(7);
  else if (deed === 'throws') setImmediate(() => Promise.reject(new Error('ordered: no memory')));
  else if (deed === 'ends-once' && isFirst(file)) process.exit(7);
  else if (deed === 'hangs-once' && isFirst(file)) setInterval(() => {}, 1000);
  else if (deed === 'fails-at-end') failsAtEnd = true;
  else if (deed === 'encodes') setInterval(encode, 1);
  else if (deed === 'slow') setTimeout(() => answer(id, locale), 50);
  else answer(id, locale);
});
