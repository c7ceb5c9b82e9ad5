import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Below the packages, so that they are found from there; work trees may share them. */
const FOLDER = path.join(
  ROOT,
  'node_modules/.cache/haruspex-tests',
  createHash('sha256').update(ROOT).digest('hex').slice(0, 8),
);

/** A worker's file, as scripts/build.mjs finds it. */
const WORKER = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** Files beside the sources are found where those are, not where they are compiled to; workers are compiled as well. */
const keepSourcePaths: Plugin = {
  name: 'keep source paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      let contents = readFileSync(file, 'utf8');
      for (const [url, name = ''] of contents.matchAll(WORKER)) {
        const worker = await compiled(path.resolve(path.dirname(file), name));
        contents = contents.replace(url, `new URL(${JSON.stringify(pathToFileURL(worker).href)})`);
      }
      return {
        loader: 'ts',
        contents: contents
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      };
    });
  },
};

const files = new Map<string, Promise<string>>();

/**
 * A script of this project as one file of JavaScript, its packages left where they are: started many times, it begins in a
 * third of the time that tsx takes. `script`: an absolute path.
 */
export function compiled(script: string): Promise<string> {
  const known = files.get(script);
  if (known) return known;
  const file = compile(script);
  files.set(script, file);
  return file;
}

async function compile(script: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    outdir: FOLDER,
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    packages: 'external',
    platform: 'node',
    plugins: [keepSourcePaths],
    target: 'node20.19',
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`Nothing came of ${script}.`);
  const name = path.relative(ROOT, script).replaceAll(path.sep, '-').replace(/\.ts$/, '.mjs');
  const file = path.join(FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  // Another test may be starting its own at this moment: it reads the whole file, the old one or the new one.
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, output.contents);
  renameSync(written, file);
  return file;
}
