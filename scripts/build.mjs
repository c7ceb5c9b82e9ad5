// Bundles the bot and its programs into dist/: npm run build. `npm start` and the other scripts do it when needed.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { derivePostgresql } from '../prisma/generate.mjs';
import { withConstants } from './constants.mjs';
import { licenseTexts, thirdParties, thirdPartyPage } from './third-party.mjs';
import { UNBUNDLED } from './unbundled.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const src = path.join(root, 'src');
const tools = path.join(root, 'tools');
const dist = path.join(root, 'dist');
const main = path.join(dist, 'main.js');

/** The argument to write only the bundles. */
const BUNDLES = '--bundles';

const TARGET = 'node20.19';

/** Matches `new Worker(new URL('./worker.ts', import.meta.url))`, whose file gets a separate bundle. */
const WORKER = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** All bundles are in one folder, so that they can refer to each other. */
const nameOf = (file) =>
  path
    .relative(file.startsWith(src) ? src : root, file)
    .replace(/\.ts$/, '')
    .replaceAll(path.sep, '-');

const workersOf = (file, text) =>
  [...text.matchAll(WORKER)].map(([, name]) => path.resolve(path.dirname(file), name));

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    yield path.join(entry.parentPath, entry.name);
}

/** Whether nothing is newer than the last build. A folder's time changes when a file is removed. */
function isFresh() {
  const built = statSync(main, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return false;
  const sources = [
    src,
    ...[src, tools, path.join(root, 'playground/src')].flatMap((folder) => [...filesBelow(folder)]),
    fileURLToPath(import.meta.url),
    path.join(root, 'package-lock.json'),
  ];
  return sources.every((file) => statSync(file).mtimeMs < built);
}

/** V8 keeps a bundle's text in memory, and a single character outside Latin 1 doubles it; esbuild escapes them in strings alone. */
const BEYOND_LATIN1 = /[^\0-\xff]/g;
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const ownSources = {
  name: 'own sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (!file.startsWith(src) && !file.startsWith(tools)) return null;
      const text = readFileSync(file, 'utf8');
      const contents = text.replace(
        WORKER,
        (_, name) => `new URL('./${nameOf(path.resolve(path.dirname(file), name))}.js', import.meta.url)`,
      );
      return { contents: contents.replace(BEYOND_LATIN1, escaped), loader: 'ts' };
    });
  },
};

/** Moves Prisma's query compiler to a file: as base64 in a module, it would stay in memory twice. */
const wasmFiles = {
  name: 'wasm files',
  setup({ onLoad, onResolve }) {
    const encoded = /\.wasm-base64\.m?js$/;
    onLoad({ filter: encoded }, ({ path: file }) => ({
      contents: [
        "import { readFileSync } from 'node:fs';",
        `import name from ${JSON.stringify(`wasm:${file}`)};`,
        'export const wasm = readFileSync(new URL(name, import.meta.url));',
      ].join('\n'),
      loader: 'js',
    }));
    onResolve({ filter: /^wasm:/ }, ({ path: name }) => {
      const file = name.replace('wasm:', '');
      return { path: file.replace(encoded, '.wasm'), namespace: 'wasm', pluginData: file };
    });
    onLoad({ filter: /./, namespace: 'wasm' }, async ({ pluginData: file }) => {
      const { wasm } = await import(pathToFileURL(file).href);
      return { contents: Buffer.from(wasm, 'base64'), loader: 'file' };
    });
  },
};

/** V8 keeps a bundle's text in memory, and a single character outside Latin 1, even in a comment, doubles it. */
async function minify(transform, { path: file, text, contents }) {
  if (!file.endsWith('.js')) return [{ path: file, contents }];
  const { code, map } = await transform(withConstants(text), {
    sourcefile: path.basename(file),
    sourcemap: 'external',
    sourcesContent: false,
    minifyWhitespace: true,
    // Node prints the line of an uncaught error.
    lineLimit: 160,
    target: TARGET,
  });
  return [
    { path: file, contents: `${code}//# sourceMappingURL=${path.basename(file)}.map\n` },
    { path: `${file}.map`, contents: map },
  ];
}

/** Prisma's clients are generated on installation; older ones may not fit the schema. */
function checkClients() {
  const generated = path.join(src, 'storage/generated');
  const text = (file) => (statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : null);
  const schema = readFileSync(path.join(root, 'prisma/schema.prisma'), 'utf8');
  const isThere = ['sqlite', 'postgresql'].every((name) => text(path.join(generated, name, 'client.ts')));
  if (isThere && text(path.join(generated, 'postgresql.prisma')) === derivePostgresql(schema)) return;
  throw new Error(
    `The database client is ${isThere ? 'of another version' : 'not generated yet'}: run "npm ci".`,
  );
}

/** Returns esbuild's metafile. Throws an error for the operator when the installation is incomplete. */
export async function build() {
  checkClients();
  const { build, stop, transform } = await import('esbuild');
  const sources = [...filesBelow(src), ...filesBelow(tools)].filter(
    (file) => file.endsWith('.ts') && !file.includes('generated'),
  );
  const workers = sources.flatMap((file) => workersOf(file, readFileSync(file, 'utf8')));
  const entries = [
    'src/main.ts',
    ...['backup', 'ratings', 'restore'].map((name) => `src/cli/${name}.ts`),
    ...['engine/index', 'game-record', 'puzzles/make', 'training/train'].map((name) => `tools/${name}.ts`),
  ];
  const { metafile, outputFiles } = await build({
    entryPoints: [...entries.map((name) => path.join(root, name)), ...workers].map((file) => ({
      in: file,
      out: nameOf(file),
    })),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: TARGET,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    logOverride: { 'direct-eval': 'silent' },
    // Optional imports of packages.
    external: [...UNBUNDLED, 'esbuild', 'pg-native', 'zlib-sync', 'bufferutil', 'utf-8-validate', 'tsx'],
    // CommonJS packages call `require` for Node's modules.
    banner: {
      js: "import { createRequire as haruspexRequire } from 'node:module'; const require = haruspexRequire(import.meta.url);",
    },
    plugins: [ownSources, wasmFiles],
    metafile: true,
    write: false,
  });
  const bundles = (await Promise.all(outputFiles.map((output) => minify(transform, output)))).flat();
  await stop();
  for (const { path: file, contents } of bundles) {
    const output = metafile.outputs[path.relative(process.cwd(), file)];
    if (output) output.bytes = Buffer.byteLength(contents);
  }
  write(bundles);
  writeFileSync(
    path.join(dist, 'third-party-licenses.txt'),
    licenseTexts(root, thirdParties(root, metafile)),
  );
  return metafile;
}

/** Writes entry points last, so that a process that starts meanwhile finds a complete bundle, old or new. */
function write(outputs) {
  mkdirSync(dist, { recursive: true });
  const isEntry = ({ path: file }) => !/-[A-Z0-9]{8}\.(js|wasm)/.test(file);
  for (const { path: file, contents } of outputs.toSorted((a, b) => isEntry(a) - isEntry(b))) {
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, contents);
    renameSync(unfinished, file);
  }
  const written = new Set(outputs.map(({ path: file }) => file));
  for (const file of filesBelow(dist))
    if (/\.(js|map|wasm)$/.test(file) && !written.has(file)) rmSync(file, { force: true });
}

/** Builds in a separate process, whose memory is freed at its end. Ends this one if that fails. */
export function buildIfStale() {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), BUNDLES], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const parties = thirdParties(root, await build());
    const docs = path.join(root, 'docs');
    // An image has no docs folder.
    if (process.argv[2] !== BUNDLES && existsSync(docs))
      writeFileSync(path.join(docs, 'third-party.md'), thirdPartyPage(parties));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
