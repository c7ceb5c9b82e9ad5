/**
 * Zones that Intl still lists under a city's former name. Both names are links to the same zone in the IANA database (file
 * `backward`), and Intl accepts both.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

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
  city: fold(name.slice(name.lastIndexOf('/') + 1)),
});

const formerNames = (name: string): string[] => Object.keys(RENAMED).filter((old) => RENAMED[old] === name);

/**
 * City names that people type, by zone: the zone's city in German, Dutch and Italian, and large cities that have no zone of their
 * own. Names that differ only by marks (`Zürich`) are found anyway.
 */
export const CITIES: Readonly<Record<string, readonly string[]>> = {
  'Africa/Cairo': ['Kairo', 'Caïro', 'Il Cairo'],
  'Africa/Johannesburg': ['Kapstadt', 'Kaapstad', 'Città del Capo', 'Cape Town'],
  'America/Los_Angeles': ['San Francisco', 'Seattle', 'San Diego'],
  'America/Mexico_City': ['Mexiko-Stadt', 'Mexico-Stad', 'Città del Messico'],
  'America/New_York': ['Boston', 'Philadelphia', 'Washington', 'Miami', 'Atlanta'],
  'America/Toronto': ['Montreal', 'Ottawa'],
  'Asia/Jerusalem': ['Jeruzalem', 'Gerusalemme', 'Tel Aviv'],
  'Asia/Kolkata': ['Mumbai', 'Delhi'],
  'Asia/Shanghai': ['Peking', 'Pechino', 'Beijing', 'Schanghai', 'Sciangai'],
  'Asia/Singapore': ['Singapur'],
  'Asia/Tokyo': ['Tokio'],
  'Europe/Amsterdam': ['Rotterdam', 'Den Haag', "L'Aia", 'Utrecht', 'Eindhoven', 'Groningen'],
  'Europe/Athens': ['Athen', 'Athene', 'Atene'],
  'Europe/Belgrade': ['Belgrad', 'Belgrado'],
  'Europe/Berlin': [
    ...[
      'Berlijn',
      'Berlino',
      'Hamburg',
      'Amburgo',
      'München',
      'Munich',
      'Monaco di Baviera',
      'Köln',
      'Keulen',
    ],
    'Cologne',
    'Colonia',
    'Frankfurt',
    'Francoforte',
    'Stuttgart',
    'Düsseldorf',
    'Leipzig',
    'Dresden',
    'Hannover',
    'Bremen',
    'Nürnberg',
    'Dortmund',
    'Essen',
  ],
  'Europe/Brussels': ['Brüssel', 'Brussel', 'Bruxelles', 'Antwerpen', 'Anversa', 'Gent'],
  'Europe/Bucharest': ['Bukarest', 'Boekarest', 'Bucarest'],
  'Europe/Budapest': ['Boedapest'],
  'Europe/Copenhagen': ['Kopenhagen', 'Copenaghen'],
  'Europe/Dublin': ['Dublino'],
  'Europe/Kyiv': ['Kiew', 'Kyjiw'],
  'Europe/Lisbon': ['Lissabon', 'Lisbona', 'Lisboa', 'Porto'],
  'Europe/Ljubljana': ['Lubiana'],
  'Europe/London': ['Londen', 'Londra', 'Manchester', 'Edinburgh', 'Birmingham'],
  'Europe/Luxembourg': ['Luxemburg', 'Lussemburgo'],
  'Europe/Madrid': ['Barcelona', 'Barcellona', 'Sevilla', 'Valencia'],
  'Europe/Moscow': ['Moskau', 'Moskou', 'Mosca'],
  'Europe/Paris': ['Parijs', 'Parigi', 'Lyon', 'Marseille'],
  'Europe/Prague': ['Prag', 'Praag', 'Praga'],
  'Europe/Rome': [
    ...[
      'Rom',
      'Roma',
      'Milano',
      'Mailand',
      'Milaan',
      'Napoli',
      'Neapel',
      'Napels',
      'Torino',
      'Turin',
      'Turijn',
    ],
    ...[
      'Palermo',
      'Genova',
      'Bologna',
      'Firenze',
      'Florenz',
      'Venezia',
      'Venedig',
      'Verona',
      'Bari',
      'Catania',
    ],
  ],
  'Europe/Stockholm': ['Stoccolma'],
  'Europe/Vienna': ['Wien', 'Wenen', 'Graz', 'Linz', 'Salzburg', 'Innsbruck'],
  'Europe/Warsaw': ['Warschau', 'Varsavia', 'Warszawa'],
  'Europe/Zagreb': ['Zagabria'],
  'Europe/Zurich': [
    'Zurigo',
    'Bern',
    'Berna',
    'Basel',
    'Basilea',
    'Genf',
    'Genève',
    'Ginevra',
    'Lugano',
    'Luzern',
  ],
};

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

/**
 * Suggests at most `most` IANA names for a partial input: first zones in whose city a word begins with it, then those that contain
 * it anywhere, each by name. All zones match an empty text.
 */
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
