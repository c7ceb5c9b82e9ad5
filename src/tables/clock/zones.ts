/**
 * Zones that Intl still lists under a name their cities gave up, and the name of today. Both name the same zone in the
 * IANA database (file `backward`), and Intl takes both.
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

/** Letters without marks or case; words parted by one space. */
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
  /** As it is called, and as it was; what people there call their city. */
  readonly spellings: readonly Spelling[];
}

const spelling = (name: string): Spelling => ({
  whole: fold(name),
  city: fold(name.slice(name.lastIndexOf('/') + 1)),
});

const formerNames = (name: string): string[] => Object.keys(RENAMED).filter((old) => RENAMED[old] === name);

/**
 * Names that people who live there type, by zone: its city as German, Dutch and Italian call it, and large cities that no zone is
 * named for. Where a name differs from the zone's only by marks (`Zürich`), it is found anyway.
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

/** UTC, then by name. Without what some versions of Intl list beside places: `CET`, `EST5EDT`. */
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
 * The IANA name of a zone as it was typed: `Europe/Berlin` in any case, its city alone (`new york`, `São Paulo`), a
 * city of its people by the name they have for it (`Wien`, `Milano`), a former or second name (`Europe/Kiev`,
 * `US/Eastern`), `UTC`. Null where it is unknown or might be two.
 */
export function canonicalZone(text: string): string | null {
  const typed = fold(text);
  const named = ZONES.find(({ spellings }) => spellings.some(({ whole }) => whole === typed));
  if (named) return named.name;
  const [first, second] = ZONES.filter(({ spellings }) => spellings.some(({ city }) => city === typed));
  if (first) return second ? null : first.name;
  return alias(text);
}

/** `EST`, `BST`, `IST`: Intl takes many, but for one meaning of several (Dhaka, not British summer time). */
const ABBREVIATION = /^[a-z]{3}$/i;

/** A name that Intl knows beside those it lists: `US/Eastern`, `Japan`, `Etc/GMT+5`. Offsets (`+01:00`) are no names. */
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
 * At most `most` IANA names for what has been typed so far: first zones in whose city a word begins so, then those
 * that have it anywhere in their name, each by name. All zones fit an empty text.
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

/** 0 fits best; null: not at all. */
function closeness({ whole, city }: Spelling, typed: string): number | null {
  if (city.startsWith(typed)) return 0;
  if (beginsWord(city, typed)) return 1;
  if (beginsWord(whole, typed)) return 2;
  return whole.includes(typed) ? 3 : null;
}
