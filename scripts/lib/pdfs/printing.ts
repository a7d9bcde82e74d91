/** How long the printing of the books still takes, from what is printed already. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printedPath } from '../../../src/site.ts';
import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';
import { PDF_FOLDER } from './print-book.ts';

/** Before the first file is printed; about a minute on two quiet processors. */
const FIRST_GUESS = 90;
/** What follows the last file: it is put among the files of the site. */
const PLACING = 5;

/** The addresses of all files that are printed of these books. */
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

/** Whole seconds, in tens; `elapsed` are seconds since the first of `total` files was begun. */
export function secondsLeft(elapsed: number, done: number, total: number): number {
	const left = done === 0 ? FIRST_GUESS - elapsed : (elapsed * (total - done)) / done;
	return Math.ceil((Math.max(0, left) + PLACING) / 10) * 10;
}

/**
 * Says of each address of `files` how long it takes until all are printed, and nothing of any other. Times are in
 * milliseconds; what was printed before `startedAt` is printed again and does not count.
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
