import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

declare class Adapter implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider: SqlMigrationAwareDriverAdapterFactory['provider'];
  readonly adapterName: string;
  connect: SqlMigrationAwareDriverAdapterFactory['connect'];
  connectToShadowDb: SqlMigrationAwareDriverAdapterFactory['connectToShadowDb'];
}

export declare class SqliteForDiff extends Adapter {
  constructor(file?: string);
}

export declare class PostgresqlForDiff extends Adapter {
  constructor(connectionString: string);
}

interface Compared {
  /** Paths. */
  readonly schema: string;
  readonly migrations: string;
  readonly adapter: SqlMigrationAwareDriverAdapterFactory;
}

export function diffMigrations(compared: Compared): Promise<string | null>;

/** What Prisma's engine says of a database's history of migrations. */
export function diagnoseHistory(compared: Compared): Promise<{
  readonly history: unknown;
  readonly failedMigrationNames: readonly string[];
  readonly editedMigrationNames: readonly string[];
  readonly hasMigrationsTable: boolean;
}>;
