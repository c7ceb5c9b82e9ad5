/** Refuses requests that come from neither a bot nor the playground's own page: foreign hosts and origins, malformed addresses. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Rejection {
  readonly status: 400 | 403 | 404 | 414;
  /** A sentence for the person who tried. */
  readonly reason: string;
}

/** Longer than any URL of a bot, a page or Discord's API. */
const MAX_URL_LENGTH = 4096;

/** A path of this server, perhaps with a query, in printable ASCII; neither another server's address nor `*`. */
const ORIGIN_FORM = /^\/(?!\/)[\x21-\x7e]*$/;
/** Programs interpret these differently. */
const AMBIGUOUS = /[\\#]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\x00-\x1f\x7f]/;

function isWellFormed(url: string): boolean {
  if (!ORIGIN_FORM.test(url) || AMBIGUOUS.test(url)) return false;
  try {
    return !CONTROL.test(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/**
 * The Host headers that this server accepts. `host` is the address it listens on; `more` are hosts that the operator allows, with a
 * port if it differs from `port`.
 */
export function allowedHosts(host: string, port: number, more: readonly string[]): ReadonlySet<string> {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const own = [...(isAnywhere ? [] : [bracketed(host)]), '127.0.0.1', 'localhost', '[::1]'];
  return new Set([...own, ...more].flatMap((name) => withPort(name.toLowerCase(), port)));
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Browsers leave out port 80. */
function withPort(host: string, port: number): string[] {
  if (/:\d+$/.test(host)) return [host];
  return port === 80 ? [host, `${host}:80`] : [`${host}:${port}`];
}

/**
 * Returns why a request is refused; null if it isn't. Another site's page in the same browser may reach this server by DNS
 * rebinding or directly, but such requests have a foreign host or origin. Bots send no origin.
 */
export function rejectionOf({ url = '', headersDistinct }: IncomingMessage, hosts: ReadonlySet<string>) {
  const { host = [], origin = [] } = headersDistinct;
  const [asked = ''] = host;
  if (url.length > MAX_URL_LENGTH) return reject(414, 'This address is too long.');
  if (!isWellFormed(url)) return reject(400, 'This address is malformed.');
  if (host.length !== 1) return reject(400, 'The request must say which host it is for.');
  if (!hosts.has(asked.toLowerCase()))
    return reject(403, `The playground isn't open to this host: use ${[...hosts][0]}.`);
  const own = [`http://${asked}`, `https://${asked}`].map((one) => one.toLowerCase());
  if (origin.some((one) => !own.includes(one.toLowerCase())))
    return reject(403, 'The playground is not open to pages of other sites.');
  return null;
}

function reject(status: Rejection['status'], reason: string): Rejection {
  return { status, reason };
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

export function sendRejection(response: ServerResponse, { status, reason }: Rejection): void {
  // The rest of the request is not read.
  response.writeHead(status, { ...PLAIN, connection: 'close' });
  response.end(`${reason}\n`);
}

/** Refuses a request for a WebSocket. */
export function rejectUpgrade(socket: Duplex, { status, reason }: Rejection): void {
  const body = `${reason}\n`;
  const headers = { ...PLAIN, connection: 'close', 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // The client may already be gone.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
