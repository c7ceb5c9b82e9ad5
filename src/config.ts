import * as z from 'zod';

const optional = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);

function parseShards(text: string): Config['shards'] {
  const [, ids = '', total = ''] = /^(\d{1,4}(?:,\d{1,4})*)\/(\d{1,4})$/.exec(text.replaceAll(' ', '')) ?? [];
  const count = Number(total);
  const shards = ids.split(',').map(Number);
  const fits = total !== '' && count > 0 && shards.every((id) => id < count);
  return fits ? { ids: [...new Set(shards)].sort((a, b) => a - b), count } : null;
}

const wholeNumber = (least: number, most: number, usual: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} to ${most}`)
    .max(most, `must be ${least} to ${most}`)
    .default(usual);

const Environment = z.object({
  DISCORD_TOKEN: optional,
  DISCORD_API_URL: optional.refine(
    (url) => url === null || URL.canParse(url),
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
  PORT: wholeNumber(0, 65_535, 3000),
  HEALTH_PORT: optional.refine(
    (text) => text === null || (/^\d{1,5}$/.test(text) && Number(text) <= 65_535),
    'must be a port, 1 to 65535, or 0 for any',
  ),
  HEALTH_HOST: optional,
  DRAWINGS_WAITING: wholeNumber(0, 1000, 50),
  PICTURES_A_MINUTE: wholeNumber(0, 10_000, 60),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

interface Config {
  /** Null without a bot token: then the playground opens. */
  readonly token: string | null;
  /** Base address of Discord's REST API without the version; null for Discord's own. */
  readonly apiUrl: string | null;
  /** Base address of Discord's CDN; null for Discord's own. */
  readonly cdnUrl: string | null;
  readonly databaseUrl: string;
  /** The shards that this process serves, and how many there are in all; null for all of them. */
  readonly shards: { readonly ids: readonly number[]; readonly count: number } | null;
  /** Port of the playground; 0 for any free one. */
  readonly port: number;
  readonly drawingsWaiting: number;
  /** A person's budget of pictures a minute; 0 for no limit. */
  readonly picturesAMinute: number;
  /** Address of the health page; null for none. */
  readonly health: { readonly host: string; readonly port: number } | null;
  readonly logLevel: string;
}

type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Parses the environment; `.env.example` lists all settings. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`),
    };
  }
  const { DISCORD_TOKEN, DISCORD_API_URL, DISCORD_CDN_URL, DATABASE_URL, SHARDS, PORT, LOG_LEVEL } =
    parsed.data;
  const { DRAWINGS_WAITING, PICTURES_A_MINUTE, HEALTH_PORT, HEALTH_HOST } = parsed.data;
  const file = DISCORD_TOKEN ? 'file:data/haruspex.sqlite' : 'file:data/playground.sqlite';
  return {
    ok: true,
    config: {
      token: DISCORD_TOKEN,
      apiUrl: DISCORD_API_URL,
      cdnUrl: DISCORD_CDN_URL,
      databaseUrl: DATABASE_URL ?? file,
      shards: SHARDS === null ? null : parseShards(SHARDS),
      port: PORT,
      drawingsWaiting: DRAWINGS_WAITING,
      picturesAMinute: PICTURES_A_MINUTE,
      health: HEALTH_PORT === null ? null : { host: HEALTH_HOST ?? '127.0.0.1', port: Number(HEALTH_PORT) },
      logLevel: LOG_LEVEL,
    },
  };
}
