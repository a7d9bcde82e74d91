import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** More would push the first ones out of the window. */
const MAX_SHOWN = 100;

/** Shows the first faults and writes all of them to a file, which is there only if there are any. */
export function createFaultList(path: string, complain: (line: string) => void) {
	let count = 0;
	let file: number | undefined;
	rmSync(path, { force: true });
	return {
		add(fault: string) {
			count++;
			if (file === undefined) mkdirSync(dirname(path), { recursive: true });
			file ??= openSync(path, 'w');
			writeSync(file, `${fault}\n`);
			if (count <= MAX_SHOWN) complain(fault);
			if (count === MAX_SHOWN + 1) complain(`All further faults are in ${path}.`);
		},
		close() {
			if (file !== undefined) closeSync(file);
			file = undefined;
		},
		describe(refused: number): string {
			const books = `${refused} ${refused === 1 ? 'book was' : 'books were'} not imported`;
			const faults = `${count.toLocaleString('en')} ${count === 1 ? 'fault' : 'faults'}`;
			return `${books}: ${faults}${count > MAX_SHOWN ? `, all in ${path}` : ''}.`;
		},
	};
}
