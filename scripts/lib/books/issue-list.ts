import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** More would scroll the first ones out of the window. */
const MAX_SHOWN = 100;

/** Prints the first issues and writes all of them to a file, which is created only if there are any. */
export function createIssueList(path: string, complain: (line: string) => void) {
	let count = 0;
	let file: number | undefined;
	rmSync(path, { force: true });
	return {
		add(issue: string) {
			count++;
			if (file === undefined) mkdirSync(dirname(path), { recursive: true });
			file ??= openSync(path, 'w');
			writeSync(file, `${issue}\n`);
			if (count <= MAX_SHOWN) complain(issue);
			if (count === MAX_SHOWN + 1) complain(`All further issues are in ${path}.`);
		},
		close() {
			if (file !== undefined) closeSync(file);
			file = undefined;
		},
		describe(refused: number): string {
			const books = `${refused} ${refused === 1 ? 'book was' : 'books were'} not imported`;
			const issues = `${count.toLocaleString('en')} ${count === 1 ? 'issue' : 'issues'}`;
			return `${books}: ${issues}${count > MAX_SHOWN ? `, all in ${path}` : ''}.`;
		},
	};
}
