const OF_LOCALE: Readonly<Record<string, readonly string[]>> = {
  bg: ['Europe/Sofia'],
  cs: ['Europe/Prague'],
  da: ['Europe/Copenhagen'],
  de: ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'],
  el: ['Europe/Athens'],
  'en-GB': ['Europe/London', 'Europe/Dublin', 'Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'],
  'en-US': [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Halifax',
  ],
  'es-419': [
    'America/Mexico_City',
    'America/Bogota',
    'America/Lima',
    'America/Caracas',
    'America/Santiago',
    'America/Argentina/Buenos_Aires',
  ],
  'es-ES': ['Europe/Madrid', 'Atlantic/Canary'],
  fi: ['Europe/Helsinki'],
  fr: ['Europe/Paris', 'Europe/Brussels', 'Europe/Zurich', 'America/Toronto'],
  hi: ['Asia/Kolkata'],
  hr: ['Europe/Zagreb'],
  hu: ['Europe/Budapest'],
  id: ['Asia/Jakarta'],
  it: ['Europe/Rome', 'Europe/Zurich'],
  ja: ['Asia/Tokyo'],
  ko: ['Asia/Seoul'],
  lt: ['Europe/Vilnius'],
  nl: ['Europe/Amsterdam', 'Europe/Brussels'],
  no: ['Europe/Oslo'],
  pl: ['Europe/Warsaw'],
  'pt-BR': ['America/Sao_Paulo', 'America/Manaus', 'Europe/Lisbon'],
  ro: ['Europe/Bucharest'],
  ru: ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'Asia/Vladivostok'],
  'sv-SE': ['Europe/Stockholm'],
  th: ['Asia/Bangkok'],
  tr: ['Europe/Istanbul'],
  uk: ['Europe/Kyiv'],
  vi: ['Asia/Ho_Chi_Minh'],
  'zh-CN': ['Asia/Shanghai'],
  'zh-TW': ['Asia/Taipei'],
};

/** One for each of the hours in which most people live, so that everybody finds the time that it is for them. */
const WORLD: readonly string[] = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** The zones to offer a person first: theirs, those of people whose Discord speaks as theirs does, then the world's; each once. */
export function likelyZones(discordLocale: string, current: string | null, most: number): string[] {
  const [language = ''] = discordLocale.split('-');
  const likely = OF_LOCALE[discordLocale] ?? OF_LOCALE[language] ?? [];
  return [...new Set([...(current === null ? [] : [current]), ...likely, ...WORLD])].slice(0, most);
}
