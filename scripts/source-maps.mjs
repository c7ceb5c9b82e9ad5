// Tells errors in lines of the sources. Node's --enable-source-maps reads the maps of all bundles at once and keeps them, 20 MB; here one is
// read when somebody wants to know where an error came from, and kept for those that follow soon.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const KEPT_MS = 60_000;
const dist = new URL('../dist/', import.meta.url).href;
const maps = new Map();

function mapOf(url) {
  if (!maps.has(url)) {
    maps.set(url, readMap(url));
    setTimeout(() => maps.delete(url), KEPT_MS).unref();
  }
  return maps.get(url);
}

function readMap(url) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')));
  } catch {
    return null;
  }
}

/** A frame of the stack as V8 writes it, its place that of the source. */
function written(frame) {
  const url = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!url?.startsWith(dist) || line === null || column === null) return `${frame}`;
  const { originalSource, originalLine, originalColumn } = mapOf(url)?.findEntry(line - 1, column - 1) ?? {};
  if (originalSource === undefined) return `${frame}`;
  const source = fileURLToPath(new URL(originalSource, url));
  return `${frame}`.replace(
    `${url}:${line}:${column}`,
    `${source}:${originalLine + 1}:${originalColumn + 1}`,
  );
}

Error.prepareStackTrace = (error, frames) => {
  let message;
  try {
    message = `${error}`;
  } catch {
    message = 'Error';
  }
  return [message, ...frames.map((frame) => `    at ${written(frame)}`)].join('\n');
};
