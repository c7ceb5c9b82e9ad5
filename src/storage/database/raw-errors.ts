import { Prisma } from '../generated/sqlite/client.ts';

/** Prisma's code of every raw statement that failed, whatever the reason. */
const RAW = 'P2010';

interface Cause {
  readonly kind?: unknown;
  readonly constraint?: { readonly index?: unknown };
}

/** The reason for which a raw statement failed, from the driver's adapter; null for any other error. */
export function rawCause(error: unknown): Cause | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== RAW) return null;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { readonly cause?: Cause } };
  return driverAdapterError?.cause ?? null;
}
