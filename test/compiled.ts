import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '..');
/** Below the packages, so that they are found from there; work trees may share them. */
const FOLDER = path.join(
  ROOT,
  'node_modules/.cache/haruspex-tests',
  createHash('sha256').update(ROOT).digest('hex').slice(0, 8),
);

/** A worker's file, as scripts/build.mjs finds it. */
const WORKER = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** A source file's text, in which the files of its workers are compiled ones, which start several times as fast. */
export async function withCompiledWorkers(file: string, text: string): Promise<string> {
  let contents = text;
  for (const [url, name = ''] of text.matchAll(WORKER)) {
    const worker = await compiled(path.resolve(path.dirname(file), name));
    contents = contents.replace(url, `new URL(${JSON.stringify(pathToFileURL(worker).href)})`);
  }
  return contents;
}

/** Files beside the sources are found there, not where the sources are compiled to. */
const keepSourcePaths: Plugin = {
  name: 'keep source paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const contents = await withCompiledWorkers(file, readFileSync(file, 'utf8'));
      return {
        loader: 'ts',
        contents: contents
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      };
    });
  },
};

/** Not in the file: what is large and loaded later, if at all, and optional imports of packages. */
const LEFT_OUT = [
  ...'@haruspex/playground @prisma/client/runtime/query_compiler* bufferutil esbuild pg-native'.split(' '),
  ...'tsx utf-8-validate zlib-sync'.split(' '),
];

/** CommonJS packages call `require` for Node's modules. */
const REQUIRE =
  "import { createRequire as haruspexRequire } from 'node:module'; const require = haruspexRequire(import.meta.url);";

/** For processes that live for seconds: to optimize Prisma's query compiler takes them a tenth of their time. */
export const SHORT_LIVED = ['--liftoff-only'];

const files = new Map<string, Promise<string>>();

/**
 * A script of this project as one file of JavaScript, most packages in it: Node reads one file, not hundreds of them, at each
 * start. `script`: an absolute path.
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
    // Packages with their own files, such as addons and fonts, aren't bundled.
    external: [...Object.keys(packageJson.dependencies), ...LEFT_OUT],
    banner: { js: REQUIRE },
    minifyWhitespace: true,
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
