// Maps stack traces to the sources. Node's --enable-source-maps loads the maps of all bundles and keeps them, 20 MB; here, a map is
// loaded when a stack is read, and kept for errors that follow soon.
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

/** Formats a stack frame as V8 does, with the location in the sources. */
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
