/**
 * A build step is a program that turns declared inputs into declared outputs. It is up to date if its outputs exist
 * and its stamp, `.data/stamps/<name>.json`, has the fingerprint of the current inputs:
 *
 *     {"fingerprint":"9c1f…","seconds":12.4}
 *
 * The stamp is removed before the program starts and written after it succeeded, so an interrupted or failed
 * run is never mistaken for a finished one. Renaming a step runs it again.
 */
export type BuildStep = {
	name: string;
	/** Shown while it runs: "Question bank". */
	title: string;
	/** Arguments for Node: a script of this project or an installed program, then its own arguments. */
	command: readonly string[];
	/** Files and folders relative to the root. One that does not exist counts as empty. */
	inputs: readonly string[];
	/** Files and folders, relative to the root or absolute, that must exist afterward. */
	outputs: readonly string[];
	/** Names of environment variables that affect the result; `PUBLIC_*` means all with that prefix. */
	variables: readonly string[];
	/** Earlier steps whose result this one reads. */
	after: readonly string[];
	/** Nothing is built until it has passed. */
	isCheck?: boolean;
	/** Nothing served at first depends on it: `npm start` runs it after the site is up. */
	isLate?: boolean;
	/** Environment variables for the program. */
	env?: Readonly<Record<string, string>>;
};

export type Environment = Readonly<Record<string, string | undefined>>;
