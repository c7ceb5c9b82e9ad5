/** Paths. */
export declare const sqliteSchema: string;
export declare const postgresqlSchema: string;

export function derivePostgresql(source: string): string;
