// Bundles the bot and the programs beside it into dist/: npm run build. `npm start` and the like do it by themselves.
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
import { licenseTexts, thirdParties, thirdPartyPage } from './third-party.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const src = path.join(root, 'src');
const tools = path.join(root, 'tools');
const dist = path.join(root, 'dist');
const main = path.join(dist, 'main.js');

/** As in `new Worker(new URL('./worker.ts', import.meta.url))`: a file that becomes a bundle of its own. */
const WORKER = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** All bundles lie in one folder, so that they find each other from any of them. */
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

/** Whether nothing has been written since the last build. A folder's time tells of files that are gone. */
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

const workerBundles = {
  name: 'worker bundles',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (!file.startsWith(src) && !file.startsWith(tools)) return null;
      const text = readFileSync(file, 'utf8');
      const contents = text.replace(
        WORKER,
        (_, name) => `new URL('./${nameOf(path.resolve(path.dirname(file), name))}.js', import.meta.url)`,
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** Prisma's query compiler in a file: a module's text stays in memory, and as base64 it is in there twice. */
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

/** Prisma's clients are generated when packages are installed; an older schema's don't fit this version. */
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

/** What became of it, as esbuild tells. Throws a sentence for the operator where the installation isn't complete. */
export async function build() {
  checkClients();
  const { build, stop } = await import('esbuild');
  const sources = [...filesBelow(src), ...filesBelow(tools)].filter(
    (file) => file.endsWith('.ts') && !file.includes('generated'),
  );
  const workers = sources.flatMap((file) => workersOf(file, readFileSync(file, 'utf8')));
  const entries = [
    'src/main.ts',
    ...['backup', 'ratings', 'restore'].map((name) => `src/cli/${name}.ts`),
    ...['engine/index', 'game-record', 'puzzles/make', 'training/train'].map((name) => `tools/${name}.ts`),
  ];
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
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
    target: 'node20.19',
    sourcemap: 'linked',
    sourcesContent: false,
    // V8 keeps a bundle's text, and one letter of its comments that is not in Latin 1 doubles it.
    minifyWhitespace: true,
    // Node shows the line of an error that nobody caught.
    lineLimit: 160,
    logLevel: 'warning',
    logOverride: { 'direct-eval': 'silent' },
    // What a package of ours would rather have, and does without.
    external: [
      ...Object.keys({ ...dependencies, ...optionalDependencies }),
      'esbuild',
      'pg-native',
      'zlib-sync',
      'bufferutil',
      'utf-8-validate',
      'tsx',
    ],
    // Packages in CommonJS require what comes with Node.
    banner: {
      js: "import { createRequire as haruspexRequire } from 'node:module'; const require = haruspexRequire(import.meta.url);",
    },
    plugins: [workerBundles, wasmFiles],
    metafile: true,
    write: false,
  });
  await stop();
  write(outputFiles);
  writeFileSync(
    path.join(dist, 'third-party-licenses.txt'),
    licenseTexts(root, thirdParties(root, metafile)),
  );
  return metafile;
}

/** The entries last: who starts meanwhile finds a whole bundle, the old one or the new one. */
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

/** Builds where sources are newer. */
export async function buildIfStale() {
  if (!isFresh()) await build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const parties = thirdParties(root, await build());
    // An image has no documents.
    const docs = path.join(root, 'docs');
    if (existsSync(docs)) writeFileSync(path.join(docs, 'third-party.md'), thirdPartyPage(parties));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
