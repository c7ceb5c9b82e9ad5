import type { PersonSpec } from '@haruspex/playground';
import { Locale, PermissionFlagsBits } from 'discord-api-types/v10';

export interface Character {
  readonly name: string;
  readonly displayName: string;
  readonly locale: Locale;
  /** Hours that their clock is ahead of UTC. */
  readonly zone: number;
  /** Hours of their own day, from 0 to 24. */
  readonly awake: readonly [from: number, to: number];
  /** Minutes between two looks at the phone. */
  readonly gap: readonly [from: number, to: number];
  /** How many tables they want to sit at. */
  readonly tables: number;
  /** How likely a tap is made twice. */
  readonly slips: number;
  /** How likely they try something else at a look. */
  readonly curious: number;
  readonly manages?: true;
  /** Days between two vacations, if any. */
  readonly vacationEvery?: number;
}

const USUAL = { awake: [7.5, 23], gap: [10, 120], tables: 3, slips: 0.02, curious: 0.3 } as const;

const person = (
  name: string,
  displayName: string,
  locale: Locale,
  zone: number,
  more: Partial<Character> = {},
): Character => ({ ...USUAL, name, displayName, locale, zone, ...more });

/** A dozen people; the first one owns the server. */
export const CHARACTERS: readonly Character[] = [
  person('aule', 'Aule', Locale.EnglishUS, 1, { manages: true, curious: 0.5 }),
  person('larthia', 'Larthia', Locale.Italian, 1, { gap: [3, 30], tables: 5 }),
  person('vel', '𝓥𝓮𝓵 𝓣𝓱𝓾𝓻', Locale.German, 1),
  person('ramtha', '*Ramtha* @everyone', Locale.EnglishUS, -5, { slips: 0.15 }),
  person('arnth', 'アルント', Locale.Japanese, 9, { gap: [30, 300] }),
  person('thana', 'Thana 🦉👩‍👩‍👧', Locale.Dutch, 1, { gap: [3, 30], tables: 6 }),
  person('tite', 'T', Locale.French, 2, { awake: [18, 23], gap: [5, 40] }),
  person('fasti', 'תנה', Locale.EnglishGB, 10, { vacationEvery: 5 }),
  person('marce', 'Marce_of_the_Long_Long_Long_Name', Locale.German, 1, { tables: 4 }),
  person('cae', 'Çae Ñúñez', Locale.SpanishES, -3, { gap: [200, 700], tables: 2 }),
  person('velia', 'ไทยเวเลีย', Locale.Dutch, 7, { curious: 0.7 }),
  person('hasti', '𓆩Hasti𓆪', Locale.EnglishUS, -8, { gap: [5, 60], tables: 5 }),
];

export const specOf = ({ name, displayName, locale, manages }: Character): PersonSpec => ({
  username: name,
  displayName,
  locale,
  ...(manages && { permissions: PermissionFlagsBits.ManageGuild }),
});
