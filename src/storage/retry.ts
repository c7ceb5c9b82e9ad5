import { setTimeout as sleep } from 'node:timers/promises';
import { Prisma } from './generated/sqlite/client.ts';

const ATTEMPTS = 6;

/** PostgreSQL gave up one of two transactions: a deadlock, or what it can't put in an order. */
const CONFLICT = 'P2034';

/**
 * Runs a whole transaction again where it lost to one at the same time. The work must begin from the start each time.
 * A value that should be unique and isn't (P2002) is no such loss: what many give out at once (a table's number, settings,
 * notes) is written by one statement each, which waits.
 */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === CONFLICT;
}
