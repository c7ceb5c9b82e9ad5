// Lists the packages that ship with the bot and their licenses: docs/third-party.md, and the licenses' texts in dist/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unbundledFolders } from './unbundled.mjs';

/** Matches a package's folder as the lock file names it: the deepest one of a path. */
const PACKAGE = /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/** Matches the ends of names of packages that exist for each platform. */
const PLATFORM =
  /-(android|darwin|freebsd|linux|linuxmusl|wasm32|webcontainers|win32)(-[a-z0-9]+)?(-[a-z]+)?$/;

const nameOf = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Returns the packages of an installed bot: those in the bundle (by esbuild's metafile) and those installed beside it (by
 * package-lock.json), without duplicates and sorted by name. A package's platforms share one entry with a `*`. `folders` are
 * relative to the project's root; those of other platforms may not exist.
 */
export function thirdParties(root, metafile) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const bundled = Object.keys(metafile.inputs).flatMap((input) => PACKAGE.exec(input)?.[1] ?? []);
  const found = new Map();
  for (const folder of new Set([...bundled, ...unbundledFolders(root)])) {
    const { license: stated, os, optional } = packages[folder] ?? {};
    const license = stated?.replace(/^\((.*)\)$/, '$1');
    if (!license) throw new Error(`${folder} has no license in package-lock.json.`);
    const isPlatforms = os !== undefined || (optional && PLATFORM.test(folder));
    const name = isPlatforms ? nameOf(folder).replace(PLATFORM, '-*') : nameOf(folder);
    const key = `${name} ${license}`;
    const known = found.get(key) ?? { name, license, folders: [] };
    found.set(key, { ...known, folders: [...known.folders, folder] });
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.license}` < `${b.name} ${b.license}` ? -1 : 1));
}

const HEAD = `# Third parties

Haruspex itself is under the MIT license. It ships with the packages below; \`npm run build\` writes this list, and a test checks it.

- **Emoji**: [Twemoji](https://github.com/twitter/twemoji), copyright Twitter, Inc. and other contributors; graphics under
  [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), drawn here from the font of twemoji-colr-font, unchanged.
- **Fonts**, all under the [SIL Open Font License 1.1](https://openfontlicense.org/): Cinzel (Natanael Gama), Fira Sans (The Mozilla Foundation,
  Telefonica S.A., bBox Type GmbH and Carrois Corporate GbR), Noto Sans (The Noto Project Authors).
- **libjpeg-turbo** ([IJG and modified BSD licenses](https://github.com/libjpeg-turbo/libjpeg-turbo/blob/main/LICENSE.md)) is in
  @julusian/jpeg-turbo: this software is based in part on the work of the Independent JPEG Group.

The texts of all licenses are in \`dist/third-party-licenses.txt\`, which the build writes, too.
`;

export function thirdPartyPage(parties) {
  const licenses = [...new Set(parties.map(({ license }) => license))].sort();
  const sections = licenses.map((one) => {
    const names = parties.flatMap(({ name, license }) => (license === one ? [`\`${name}\``] : []));
    return `## ${one}\n\n${names.join(', ')}\n`;
  });
  return `${HEAD}\n${sections.join('\n')}`;
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** Collects the license texts of the installed packages. */
export function licenseTexts(root, parties) {
  return parties
    .flatMap(({ name, license, folders }) => {
      const folder = folders.map((one) => path.join(root, one)).find((one) => existsSync(one));
      if (folder === undefined) return [];
      const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file) && !file.endsWith('.js'));
      const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
      return [`${'='.repeat(80)}\n${name} (${license})\n`, ...texts];
    })
    .join('\n\n');
}
