import type { Random } from './random.ts';

const WORDS = [
  'ash',
  'boat',
  'candle',
  'dusk',
  'ember',
  'fig',
  'goat',
  'hill',
  'ivory',
  'jar',
  'kiln',
  'lyre',
  'moss',
  'night',
  'oak',
  'Straße',
  'città',
  'één',
  '𝓯𝓪𝓷𝓬𝔂',
  '🦉',
  '火山',
  'שלום',
  'مرحبا',
  'ไทย',
  'e\u0301',
  '👩‍👩‍👧',
  '<@1>',
  '@everyone',
  '`code`',
  '**bold',
  '||spoiler||',
  '\u202Eback',
];

/** Words in several scripts, `least` to `most` UTF-16 units; `lines`: may have line breaks. */
export function someText(random: Random, least: number, most: number, lines: boolean): string {
  const wanted = Math.min(
    most,
    least + random.below(random.chance(0.1) ? most - least + 1 : Math.min(40, most - least + 1)),
  );
  let text = '';
  while (text.length < wanted) {
    const word = random.oneOf(WORDS) ?? 'ash';
    const gap = text === '' ? '' : lines && random.chance(0.1) ? '\n' : ' ';
    if (text.length + gap.length + word.length > most) break;
    text += gap + word;
  }
  return text.padEnd(least, 'a');
}
