import * as z from 'zod';

const optional = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);

function parseShards(text: string): { readonly ids: readonly number[]; readonly count: number } | null {
  const [, ids = '', total = ''] = /^(\d{1,4}(?:,\d{1,4})*)\/(\d{1,4})$/.exec(text.replaceAll(' ', '')) ?? [];
  const count = Number(total);
  const shards = ids.split(',').map(Number);
  const fits = total !== '' && count > 0 && shards.every((id) => id < count);
  return fits ? { ids: [...new Set(shards)].sort((a, b) => a - b), count } : null;
}

const wholeNumber = (most: number, usual: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, `must be 0 to ${most}`)
    .max(most, `must be 0 to ${most}`)
    .default(usual);

const Environment = z.object({
  // The token is sent as a header.
  DISCORD_TOKEN: optional.refine(
    (token) => token === null || /^(Bot )?[\w.-]+$/i.test(token),
    'must be the token alone, in one line without spaces or brackets, as the Developer Portal shows it',
  ),
  DISCORD_API_URL: optional.refine(
    (url) => url === null || (/^https?:/.test(url) && URL.canParse(url)),
    'must be a web address, such as https://proxy.example/api',
  ),
  DISCORD_CDN_URL: optional.refine(
    (url) => url === null || (/^https?:/.test(url) && URL.canParse(url)),
    'must be a web address, such as https://cdn.example',
  ),
  DATABASE_URL: optional,
  SHARDS: optional.refine(
    (text) => text === null || parseShards(text) !== null,
    'must name shards and their number, such as 0/2 or 0,1/4',
  ),
  PORT: wholeNumber(65_535, 3000),
  HEALTH_PORT: optional.refine(
    (text) => text === null || (/^\d{1,5}$/.test(text) && Number(text) <= 65_535),
    'must be a port, 1 to 65535, or 0 for any',
  ),
  HEALTH_HOST: optional,
  DRAWINGS_WAITING: wholeNumber(1000, 50),
  PICTURES_A_MINUTE: wholeNumber(10_000, 60),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

/** The parsed environment; null means Discord's own address, or none. */
const Config = Environment.transform((given) => ({
  /** Null without a bot token: then the playground opens. */
  token: given.DISCORD_TOKEN,
  /** Base address of Discord's REST API without the version. */
  apiUrl: given.DISCORD_API_URL,
  cdnUrl: given.DISCORD_CDN_URL,
  databaseUrl:
    given.DATABASE_URL ?? (given.DISCORD_TOKEN ? 'file:data/haruspex.sqlite' : 'file:data/playground.sqlite'),
  /** The shards that this process serves, and their total number; null for all of them. */
  shards: given.SHARDS === null ? null : parseShards(given.SHARDS),
  /** Port of the playground; 0 for any free one. */
  port: given.PORT,
  drawingsWaiting: given.DRAWINGS_WAITING,
  /** A person's budget of pictures per minute; 0 for no limit. */
  picturesAMinute: given.PICTURES_A_MINUTE,
  /** Address of the health page. */
  health:
    given.HEALTH_PORT === null
      ? null
      : { host: given.HEALTH_HOST ?? '127.0.0.1', port: Number(given.HEALTH_PORT) },
  logLevel: given.LOG_LEVEL as string,
}));

type ParsedConfig =
  | { readonly ok: true; readonly config: Readonly<z.infer<typeof Config>> }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Names for Node, the C library and compose.yaml. */
const OF_OTHERS = /^(NODE|UV|MALLOC|TZ$|POSTGRES_PASSWORD$)/;

/** The names among those in .env that are no setting, perhaps misspelled. */
export const unknownSettings = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !(name in Environment.shape) && !OF_OTHERS.test(name));

/** Parses the environment; `.env.example` lists all settings. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = Config.safeParse(given);
  if (data) return { ok: true, config: data };
  return { ok: false, problems: error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) };
}
