/** The service's log: one JSON object per line, with nothing that visitors sent. */
export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | undefined>>;
export type Log = (level: LogLevel, event: string, fields: LogFields) => void;

/** @param clock milliseconds since 1970, for `time`. */
export const createLog =
	(write: (line: string) => void, clock: () => number): Log =>
	(level, event, fields) =>
		write(JSON.stringify({ time: new Date(clock()).toISOString(), level, event, ...fields }));
