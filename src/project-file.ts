import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's own folder: the nearest above that has a package.json, whether this runs from src/ or bundled from dist/. */
const PROJECT = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
    folder = above;
  }
  return folder;
})();

/** The absolute path of a file that ships with the project, e.g. `projectFile('assets/icon.png')`. */
export const projectFile = (path: string): string => join(PROJECT, path);
