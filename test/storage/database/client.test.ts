import { describe, expect, it } from 'vitest';
import { withRetry } from '../../../src/storage/database/client.ts';
import { Prisma } from '../../../src/storage/generated/postgresql/client.ts';
import { rawFailure } from './raw-failure.ts';

const failure = (code: string) =>
  new Prisma.PrismaClientKnownRequestError(`failed with ${code}`, { code, clientVersion: 'test' });

/** Fails with these errors in turn, then succeeds. */
function work(...failures: Error[]) {
  const left = [...failures];
  const run = async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'done';
  };
  return { run, left };
}

describe('a transaction', () => {
  it.each([1, 5])('that lost %i times to others is run again', async (times) => {
    const { run } = work(...Array.from({ length: times }, () => failure('P2034')));
    expect(await withRetry(run)).toBe('done');
  });

  it('that lost in a raw statement is run again', async () => {
    const { run } = work(rawFailure('TransactionWriteConflict'));
    expect(await withRetry(run)).toBe('done');
  });

  it('is given up at last', async () => {
    const { run } = work(...Array.from({ length: 100 }, () => failure('P2034')));
    await expect(withRetry(run)).rejects.toThrow('P2034');
  });

  it.each([
    ['a value that should be unique', failure('P2002')],
    ['a value that should be unique in a raw statement', rawFailure('UniqueConstraintViolation')],
    ['a lost connection', failure('P1017')],
    ['any other error', new Error('refused')],
  ])('is not run again for %s', async (_name, error) => {
    const { run, left } = work(error, new Error('second run'));
    await expect(withRetry(run)).rejects.toBe(error);
    expect(left).toHaveLength(1);
  });
});
