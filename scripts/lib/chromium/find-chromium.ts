import type { Machine } from './machine.ts';

const KNOWN_PATHS = [
	// Chromium without a window of its own: the same pages in less than half the processor time.
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that starts: `CHROME_PATH` first, then the usual places, then Playwright's own. Only looks;
 * undefined if there is none.
 * @throws {Error} if `CHROME_PATH` is set and does not start: falling back from an explicit choice would be surprising.
 */
export async function findChromium(
	machine: Pick<Machine, 'env' | 'starts' | 'playwrightPath'>,
): Promise<string | undefined> {
	const wished = machine.env['CHROME_PATH'];
	if (wished !== undefined && wished !== '') {
		if (await machine.starts(wished)) return wished;
		throw new Error(
			`CHROME_PATH is ${wished}, which does not start. Set it to a working Chromium or unset it.`,
		);
	}
	for (const path of [...KNOWN_PATHS, machine.playwrightPath]) {
		if (await machine.starts(path)) return path;
	}
	return undefined;
}
