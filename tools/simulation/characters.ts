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
  /** How likely they try something else at a look, and again after that. */
  readonly curious: number;
  readonly manages?: true;
  /** Days between two vacations, if any. */
  readonly vacationEvery?: number;
  /** Days after which they leave the server, if they do, for a while. */
  readonly leavesEvery?: number;
  /** Days after which they take no direct messages for a while, if ever. */
  readonly blocksEvery?: number;
}

const USUAL = { awake: [7.5, 23], gap: [10, 120], tables: 3, slips: 0.02, curious: 0.5 } as const;

const person = (
  name: string,
  displayName: string,
  locale: Locale,
  zone: number,
  more: Partial<Character> = {},
): Character => ({ ...USUAL, name, displayName, locale, zone, ...more });

/** People who look in now and then; a name in each script. */
const VISITORS: readonly (readonly [name: string, displayName: string, locale: Locale, zone: number])[] = [
  ['seti', 'சேதி', Locale.Hindi, 5.5],
  ['arath', 'आरथ', Locale.Hindi, 5.5],
  ['culni', 'ქულნი', Locale.EnglishUS, 4],
  ['vanth', 'ᏩᎾᏘ', Locale.EnglishUS, -6],
  ['tarchi', 'Ταρχή', Locale.Greek, 2],
  ['ramza', 'Рамза́', Locale.Russian, 3],
  ['laris', 'لارس', Locale.EnglishGB, 3],
  ['pumpu', '푼푸', Locale.Korean, 9],
  ['sethre', '塞特雷', Locale.ChineseCN, 8],
  ['velthur', 'V̸e̷l̶t̵h̷u̸r̶', Locale.German, 1],
  ['thesan', '🌅', Locale.Italian, 1],
  ['nethuns', '||Nethuns||', Locale.Italian, 1],
  ['uni', 'U\u200bni', Locale.Dutch, 1],
  ['menrva', 'Menrva, die mit dem langen Speer', Locale.German, 1],
  ['turms', '<@123456789012345678>', Locale.Dutch, 1],
  ['laran', 'discord.gg/laran', Locale.PortugueseBR, -3],
  ['maris', '`Maris`', Locale.Polish, 1],
  ['fufluns', 'ﬀuﬂuns ⅷ', Locale.SpanishES, 1],
  ['artume', 'অর্তুমে', Locale.EnglishUS, 6],
  ['cel', '١٢٣', Locale.EnglishUS, 2],
  ['letham', '- Letham', Locale.Turkish, 3],
  ['selvans', '# Selvans', Locale.French, 1],
  ['tinia', '\u202eainiT', Locale.Hungarian, 1],
  ['usil', '𒌑𒅆𒅋', Locale.EnglishUS, 11],
  ['catha', 'Catha\u0301\u0302\u0303\u0304', Locale.Vietnamese, 7],
  ['aita', '_Aita_', Locale.Italian, -9],
  ['phersu', '=PHERSU()', Locale.EnglishGB, 0],
  ['charun', 'Charun', Locale.Ukrainian, 2],
];

/** Some forty people, some of whose names are as long as they may be; the first one owns the server. */
export const CHARACTERS: readonly Character[] = [
  person('aule', 'Aule', Locale.EnglishUS, 1, { manages: true, curious: 0.7 }),
  person('larthia', 'Larthia', Locale.Italian, 1, { gap: [3, 30], tables: 5 }),
  person('vel', '𝓥𝓮𝓵 𝓣𝓱𝓾𝓻 𝓸𝓯 𝓽𝓱𝓮 𝓵𝓸𝓷𝓰 𝓻𝓲𝓿𝓮𝓻𝓼', Locale.German, 1, { manages: true }),
  person('ramtha', '*Ramtha* @everyone', Locale.EnglishUS, -5, { slips: 0.15 }),
  person('arnth', 'アルント', Locale.Japanese, 9, { gap: [30, 300] }),
  person('thana', 'Thana 🦉👩‍👩‍👧🦉👩‍👩‍👧🦉👩‍👩‍👧🦉', Locale.Dutch, 1, { gap: [3, 30], tables: 6 }),
  person('tite', 'T', Locale.French, 2, { awake: [18, 23], gap: [5, 40] }),
  person('fasti', 'תנה', Locale.EnglishGB, 10, { vacationEvery: 5 }),
  person('marce', 'Marce_of_the_Long_Long_Long_Name', Locale.German, 1, { tables: 4 }),
  person('cae', 'Çae Ñúñez', Locale.SpanishES, -3, { gap: [200, 700], tables: 2, leavesEvery: 3 }),
  person('velia', 'ไทยเวเลีย', Locale.Dutch, 7, { curious: 0.7 }),
  person('hasti', '𓆩𝓗𝓪𝓼𝓽𝓲 𝔀𝓱𝓸 𝓼𝓮𝓮𝓼 𝓪𝓵𝓵 𝓫𝓲𝓻𝓭𝓼𓆪', Locale.EnglishUS, -8, {
    gap: [5, 60],
    tables: 5,
    blocksEvery: 3,
  }),
  ...VISITORS.map(([name, displayName, locale, zone], index) =>
    person(name, displayName, locale, zone, {
      gap: [60, 900],
      tables: 1,
      curious: 0.3,
      ...(index % 7 === 0 && { leavesEvery: 10 + index }),
      ...(index % 5 === 0 && { blocksEvery: 4 + index }),
      ...(index % 6 === 0 && { vacationEvery: 10 + index }),
    }),
  ),
];

export const specOf = ({ name, displayName, locale, manages }: Character): PersonSpec => ({
  username: name,
  displayName,
  locale,
  ...(manages && { permissions: PermissionFlagsBits.ManageGuild }),
});
