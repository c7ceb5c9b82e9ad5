import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withTimeout } from '../api/interaction.ts';
import { Fatal } from './gateway.ts';

/** Runs of the periodic tasks are seconds apart; one may wait for Discord's rate limits. */
export const MAX_TASK_INTERVAL_MS = 120_000;

/** A check passes where it is true, and fails where it throws. */
type Checks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

interface HealthParts {
  /** Port 0 stands for any free one. */
  readonly host: string;
  readonly port: number;
  readonly checks: Checks;
  readonly metrics: () => Promise<string>;
  /** Milliseconds after which a check has failed; 2000 if left out. */
  readonly checkTimeoutMs?: number;
}

/** For supervisors: GET /healthz answers 200, or 503 with the checks that failed; GET /metrics. Throws Fatal where it can't listen. */
export async function startHealth(
  parts: HealthParts,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = await listen(parts, (request, response) => {
    const [path] = (request.url ?? '').split('?');
    const answer = path === '/healthz' ? answerHealth : path === '/metrics' ? answerMetrics : null;
    if (!answer) return end(response, 404, 'text/plain', 'Here are /healthz and /metrics.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'text/plain', 'Only GET and HEAD.\n');
    answer(parts, response).catch(() => end(response, 500, 'text/plain', 'The metrics could not be read.\n'));
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function failingOf(checks: Checks, ms = 2000): Promise<readonly string[]> {
  const results = await Promise.all(Object.values(checks).map((check) => isWell(check, ms)));
  return Object.keys(checks).filter((_, index) => !results[index]);
}

const STANDSTILL_MINUTES = 10;

/**
 * Gives up where the periodic tasks, and nothing else, have stood still for ten minutes on end: a new start helps then. A lost gateway or
 * database comes back by itself, and a new start would meet a full disk again.
 */
export function exitWhenStalled(checks: Checks, onFatal: (fatal: Fatal) => void): void {
  let minutes = 0;
  const look = async () => {
    minutes = (await failingOf(checks)).join() === 'tasks' ? minutes + 1 : 0;
    if (minutes === STANDSTILL_MINUTES)
      onFatal(
        new Fatal(
          `Clocks and reminders have not been looked at for ${STANDSTILL_MINUTES} minutes, though Discord and the database are there: start again.`,
          false,
        ),
      );
  };
  setInterval(() => void look(), 60_000).unref();
}

async function answerHealth(
  { checks, checkTimeoutMs }: HealthParts,
  response: ServerResponse,
): Promise<void> {
  const failing = await failingOf(checks, checkTimeoutMs);
  const status = failing.length === 0 ? 'ok' : 'failing';
  end(
    response,
    failing.length === 0 ? 200 : 503,
    'application/json',
    `${JSON.stringify({ status, failing })}\n`,
  );
}

async function isWell(check: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  try {
    return await withTimeout(ms, Promise.resolve(check()), false);
  } catch {
    return false;
  }
}

async function answerMetrics({ metrics }: HealthParts, response: ServerResponse): Promise<void> {
  end(response, 200, 'text/plain; version=0.0.4; charset=utf-8', await metrics());
}

function end(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function listen({ host, port }: HealthParts, answer: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Fatal(
          `The health page can't listen on ${host}:${port} (${error.code}): set HEALTH_PORT and HEALTH_HOST to others.`,
          error.code !== 'EADDRINUSE',
        ),
      ),
    );
    server.listen(port, host, () => resolve(server));
  });
}
