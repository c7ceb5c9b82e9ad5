import { readFileSync } from 'node:fs';
import { projectFile } from '../../project-file.ts';
import type { Translate } from '../../texts/index.ts';
import type { Picture } from '../api/message.ts';

/** Drawn by tools/pictures/banner.ts; the same for everybody, so that a lobby waits for no drawing. */
const BYTES = readFileSync(projectFile('assets/tuchulcha.webp'));

/** The painting of Tuchulcha: on the lobby, and on the welcome. */
export const painting = (t: Translate): Picture => ({
  bytes: BYTES,
  name: 'tuchulcha.webp',
  type: 'image/webp',
  description: t('lobby.picture'),
});
