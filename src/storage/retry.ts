import { setTimeout as sleep } from 'node:timers/promises';
import { Prisma } from './generated/sqlite/client.ts';

const ATTEMPTS = 6;

/** P2002: another was quicker with a unique value. P2034: PostgreSQL gave up one of two transactions, or found a deadlock. */
const CONFLICTS = new Set(['P2002', 'P2034']);

/** Runs a whole transaction again where it lost to one at the same time. The work must begin from the start each time. */
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
  return error instanceof Prisma.PrismaClientKnownRequestError && CONFLICTS.has(error.code);
}
