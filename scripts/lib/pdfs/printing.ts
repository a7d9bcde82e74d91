/** How much longer the printing of the books takes, from what is printed already. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printedPath } from '../../../src/site.ts';
import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';
import { PDF_FOLDER } from './print-book.ts';

/** Before the first file is printed; about a minute on two idle processors. */
const FIRST_GUESS = 90;
/** The time after the last file, to put it among the site's files. */
const PLACING = 5;

/** The paths of all files printed for these books. */
export const printedFiles = (plans: readonly BookPlan[]): string[] =>
	plans
		.filter(({ available }) => available)
		.flatMap(({ slug, chapters }) =>
			['workbook', 'workbook-a4', 'solutions', 'solutions-a4']
				.concat(
					chapters
						.filter(({ materials }) => materials.some(({ templates }) => templates?.length))
						.map(({ number }) => `chapter-${number}`),
				)
				.map((kind) => printedPath(slug, kind)),
		);

/** Whole seconds, in tens; `elapsed` is in seconds since the first of `total` files was started. */
export function secondsLeft(elapsed: number, done: number, total: number): number {
	const left = done === 0 ? FIRST_GUESS - elapsed : (elapsed * (total - done)) / done;
	return Math.ceil((Math.max(0, left) + PLACING) / 10) * 10;
}

/**
 * Tells for each path in `files` how long until all are printed, and nothing for any other. Times are in milliseconds;
 * what was printed before `startedAt` is printed again and does not count.
 */
export function printingTime(
	files: readonly string[],
	startedAt: number,
	now: () => number = Date.now,
	folder: string = PDF_FOLDER,
): (path: string) => number | undefined {
	const known = new Set(files);
	return (path) => {
		if (!known.has(path)) return undefined;
		const done = names(folder).filter((name) => statSync(join(folder, name)).mtimeMs >= startedAt);
		return secondsLeft((now() - startedAt) / 1000, done.length, files.length);
	};
}

/** None before the first is printed. */
function names(folder: string): string[] {
	try {
		return readdirSync(folder).filter((name) => name.endsWith('.pdf'));
	} catch {
		return [];
	}
}
