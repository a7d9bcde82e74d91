import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { packageBin } from '../process/package-bin.ts';
import { runProcess } from '../process/run-process.ts';

/** What finding and installing a browser needs from the machine; tests substitute a fake one. */
export type Machine = {
	env: Readonly<Record<string, string | undefined>>;
	isRoot: boolean;
	/** Where Playwright keeps its own version of Chromium. */
	playwrightPath: string;
	/** Whether the browser's version call succeeds: a stub, or a browser without its libraries, fails it. */
	starts: (path: string) => Promise<boolean>;
	/** Resolves to the exit code; 127 if there is no such program, 124 at the time limit. */
	run: (command: string, args: readonly string[], limitSeconds: number) => Promise<number>;
	/** Same as `run`, without output. */
	runQuietly: Machine['run'];
	playwrightCli: readonly string[];
	report: (line: string) => void;
};

export function thisMachine(): Machine {
	return {
		env: process.env,
		isRoot: process.getuid?.() === 0,
		playwrightPath: chromium.executablePath(),
		starts: async (path) =>
			existsSync(path) &&
			(await runProcess(path, ['--version'], { output: 'ignore', limitSeconds: 20 })) === 0,
		run: (command, args, limitSeconds) =>
			runProcess(command, args, { limitSeconds, env: { DEBIAN_FRONTEND: 'noninteractive' } }),
		runQuietly: (command, args, limitSeconds) =>
			runProcess(command, args, { limitSeconds, output: 'ignore' }),
		playwrightCli: [process.execPath, packageBin('playwright-core')],
		report: (line) => console.log(line),
	};
}
