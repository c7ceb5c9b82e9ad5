import { MOST_TEXT, type Refusal } from '../../games/bacchanalia/index.ts';
import type { Translate } from '../../texts/index.ts';

/** Why the rules forbid it, in one sentence to whoever tried. */
export const bacchanaliaRefusal = (t: Translate, { code }: Refusal): string =>
  t(`bacchanalia.why.${code}`, { most: MOST_TEXT });
