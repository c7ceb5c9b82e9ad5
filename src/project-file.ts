import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder above with a package.json, so that paths are the same in src/ and in the bundle in dist/. */
const PROJECT = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
    folder = above;
  }
  return folder;
})();

/** Returns the absolute path of a file that ships with the project, such as `projectFile('assets/icon.png')`. */
export const projectFile = (path: string): string => join(PROJECT, path);
