import type { StoryTerms } from '../../tables/terms.ts';
import type { Translate } from '../../texts/index.ts';
import { type OutMessage, plain } from '../api/message.ts';
import { plainText } from '../views/names.ts';

type Limits = Pick<StoryTerms, 'lines' | 'veils'>;

/** Discord's limit for a message. */
const MESSAGE_ROOM = 2000;

const LISTS = ['lines', 'veils'] as const;

export const hasLimits = ({ lines, veils }: Limits): boolean => lines.length + veils.length > 0;

/** Lines and veils, an entry a line. `room`: as many characters; what does not fit is counted. */
export function limitLines(t: Translate, limits: Limits, room: number): string[] {
  if (!hasLimits(limits)) return [t('terms.none')];
  const there = LISTS.filter((list) => limits[list].length > 0);
  let left = room;
  return there.flatMap((list, at) => {
    // What one list leaves over is the next one's.
    const lines = listed(t, t(`terms.${list}`), limits[list], left / (there.length - at));
    left -= lengthOf(lines);
    return lines;
  });
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, { length }) => sum + length + 1, 0);

function listed(t: Translate, head: string, limits: readonly string[], room: number): string[] {
  const lines = limits.map((limit) => `- ${plainText(limit)}`);
  for (let shown = lines.length; shown > 0; shown--) {
    const more = lines.length - shown;
    const all = [head, ...lines.slice(0, shown), ...(more > 0 ? [t('terms.more', { count: more })] : [])];
    if (lengthOf(all) <= room) return all;
  }
  return [head, t('terms.more', { count: lines.length })];
}

/** All lines and veils, for one person: in one message, or each list in its own. */
export function limitMessages(t: Translate, limits: Limits): OutMessage[] {
  const whole = limitLines(t, limits, Number.POSITIVE_INFINITY).join('\n');
  if (whole.length <= MESSAGE_ROOM) return [plain(whole)];
  return LISTS.filter((list) => limits[list].length > 0).map((list) =>
    plain(listed(t, t(`terms.${list}`), limits[list], MESSAGE_ROOM).join('\n')),
  );
}
