import { Prisma } from '../generated/sqlite/client.ts';

/** A raw statement failed: Prisma gives this code to all of them, whatever the reason. */
const RAW = 'P2010';

interface Cause {
  readonly kind?: unknown;
  /** Of a unique violation. */
  readonly constraint?: { readonly index?: unknown };
}

/** Why a raw statement failed, as the driver's adapter says; null for any other error. */
export function rawCause(error: unknown): Cause | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== RAW) return null;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { readonly cause?: Cause } };
  return driverAdapterError?.cause ?? null;
}
