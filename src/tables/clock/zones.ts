import { readFileSync } from 'node:fs';
import type timeZones from '../../../assets/time-zones.json';
import { projectFile } from '../../project-file.ts';

const DATA: typeof timeZones = JSON.parse(readFileSync(projectFile('assets/time-zones.json'), 'utf8'));

/** Zones that Intl lists under a city's former name. Both names are links in the IANA database (`backward`); Intl accepts both. */
const RENAMED: Readonly<Record<string, string>> = DATA.renamed;

const modern = (name: string): string => RENAMED[name] ?? name;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_/-]+/g, ' ')
    .trim();

interface Spelling {
  readonly whole: string;
  readonly city: string;
}

interface Zone {
  readonly name: string;
  readonly spellings: readonly Spelling[];
}

const spelling = (name: string): Spelling => ({
  whole: fold(name),
  city: fold(name.substring(name.lastIndexOf('/') + 1)),
});

const formerNames = (name: string): string[] => Object.keys(RENAMED).filter((old) => RENAMED[old] === name);

/**
 * City names that people type, by zone: the zone's city in German, Dutch and Italian, and large cities that have no zone of their
 * own. Names that differ only by marks (`Zürich`) are found anyway.
 */
export const CITIES: Readonly<Record<string, readonly string[]>> = DATA.cities;

const citiesOf = (name: string): Spelling[] =>
  (CITIES[name] ?? []).map((city) => ({ whole: fold(city), city: fold(city) }));

/** UTC first, then by name, without entries that aren't places, which some versions of Intl list: `CET`, `EST5EDT`. */
const NAMES = [
  'UTC',
  ...new Set(
    Intl.supportedValuesOf('timeZone')
      .filter((name) => name.includes('/'))
      .map(modern)
      .sort(),
  ),
];

const ZONES: readonly Zone[] = NAMES.map((name) => ({
  name,
  spellings: [...[name, ...formerNames(name)].map(spelling), ...citiesOf(name)],
}));

/**
 * Returns the IANA name of a zone as people type it: `Europe/Berlin` in any case, its city (`new york`, `São Paulo`), a local name
 * (`Wien`, `Milano`), another name of the zone (`Europe/Kiev`, `US/Eastern`), `UTC`. Null when it is unknown or ambiguous.
 */
export function canonicalZone(text: string): string | null {
  const typed = fold(text);
  const named = ZONES.find(({ spellings }) => spellings.some(({ whole }) => whole === typed));
  if (named) return named.name;
  const [first, second] = ZONES.filter(({ spellings }) => spellings.some(({ city }) => city === typed));
  if (first) return second ? null : first.name;
  return alias(text);
}

/** `EST`, `BST`, `IST`: Intl accepts many, but with one of several meanings (Dhaka rather than British summer time). */
const ABBREVIATION = /^[a-z]{3}$/i;

/** Resolves a name that Intl accepts but doesn't list: `US/Eastern`, `Japan`, `Etc/GMT+5`. Offsets (`+01:00`) are no names. */
function alias(typed: string): string | null {
  const name = typed.trim().replace(/\s+/g, '_');
  if (!/^[a-z]/i.test(name)) return null;
  try {
    const known = modern(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
    return ABBREVIATION.test(name) && known !== 'UTC' ? null : known;
  } catch {
    return null;
  }
}

/** At most `most` IANA names: first zones with a word of their city that begins so, then those containing it. Empty: all. */
export function zonesLike(typed: string, most: number): string[] {
  const text = fold(typed);
  return ZONES.flatMap(({ name, spellings }) => {
    const ranks = spellings.map((each) => closeness(each, text)).filter((each) => each !== null);
    return ranks.length > 0 ? [{ name, rank: Math.min(...ranks) }] : [];
  })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Math.max(most, 0))
    .map(({ name }) => name);
}

const beginsWord = (text: string, typed: string): boolean => ` ${text}`.includes(` ${typed}`);

function closeness({ whole, city }: Spelling, typed: string): number | null {
  if (city.startsWith(typed)) return 0;
  if (beginsWord(city, typed)) return 1;
  if (beginsWord(whole, typed)) return 2;
  return whole.includes(typed) ? 3 : null;
}

/** Zones where people live whose Discord has this language. */
const OF_LOCALE: Readonly<Record<string, readonly string[]>> = DATA.likely;

/** One zone for each of the most populated offsets, so that everybody finds their time. */
const WORLD: readonly string[] = DATA.world;

/** The zones to offer a person first: their own, those of their Discord's language, then the world's; each once. */
export function likelyZones(discordLocale: string, current: string | null, most: number): string[] {
  const [language = ''] = discordLocale.split('-');
  const likely = OF_LOCALE[discordLocale] ?? OF_LOCALE[language] ?? [];
  return [...new Set([...(current === null ? [] : [current]), ...likely, ...WORLD])].slice(0, most);
}
