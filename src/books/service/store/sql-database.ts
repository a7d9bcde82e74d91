/**
 * The interface the stores need from a SQL database: SQLite's dialect, `?` for parameters, promises. Node's SQLite and
 * Cloudflare D1 each have a driver, so both share one set of statements.
 */
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

export type SqlDatabase = {
	/** The first row, undefined if there is none. */
	first(statement: string, ...values: SqlValue[]): Promise<SqlRow | undefined>;
	all(statement: string, ...values: SqlValue[]): Promise<SqlRow[]>;
	/** Resolves once the change survives a crash or power loss. */
	run(statement: string, ...values: SqlValue[]): Promise<void>;
};
