// The packages that the bundles in dist/ load from node_modules: native code and fonts. Run as a program, it removes all others, for an
// installation that never builds again: node scripts/unbundled.mjs
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const UNBUNDLED = [
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-thai',
  '@fontsource/cinzel',
  '@fontsource/fira-sans',
  '@fontsource/noto-sans-math',
  '@fontsource/noto-sans-symbols-2',
  '@julusian/jpeg-turbo',
  '@napi-rs/canvas',
  '@photostructure/sqlite',
  'gifenc',
  'twemoji-colr-font',
];

/** Their folders and those of the packages they need, for every platform, as package-lock.json names them. */
export function unbundledFolders(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (name, user) => {
    const folder = [`${user}/node_modules/${name}`, `node_modules/${name}`].find((one) => packages[one]);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  };
  for (const name of UNBUNDLED) add(name, '');
  return found;
}

/** The folders of packages in a node_modules folder, with those inside them. */
function* packagesIn(modules) {
  for (const { name, parentPath } of readdirSync(modules, { withFileTypes: true })) {
    const folder = path.join(parentPath, name);
    if (name.startsWith('@')) yield* readdirSync(folder).map((inner) => path.join(folder, inner));
    else yield folder;
  }
}

function prune(root) {
  const kept = [...unbundledFolders(root)].map((folder) => path.join(root, folder));
  for (const folder of packagesIn(path.join(root, 'node_modules')))
    if (!kept.includes(folder)) rmSync(folder, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prune(path.dirname(path.dirname(process.argv[1])));
