import { DriverAdapterError, type Error as DriverError } from '@prisma/driver-adapter-utils';
import { Prisma } from '../../../src/storage/generated/sqlite/client.ts';

/** Prisma's error for a raw statement that failed. */
export const rawFailure = (kind: string, message = '', code = ''): Error =>
  new Prisma.PrismaClientKnownRequestError('Raw query failed. Code: `N/A`.', {
    code: 'P2010',
    clientVersion: '',
    meta: { driverAdapterError: new DriverAdapterError({ kind, message, code } as DriverError) },
  });
