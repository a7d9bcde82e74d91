/**
 * Marks the whole bank and writes `.data/marking.json`: each answer typed in every way of `lib/marking` must be right,
 * and no near miss may be. The first failures stop the build with question, typed text, and verdict.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { availableBooks } from './lib/bank/read-sources.ts';
import type { KindCount, MarkedBook } from './lib/marking/mark-book.ts';
import type { MisconceptionCount } from './lib/marking/count-misconceptions.ts';
import { sumKinds } from './lib/marking/sum-kinds.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runInThreads } from './lib/process/run-in-threads.ts';
import { ANSWER_KINDS } from '../src/schemas/wire/answer.ts';

const SHOWN_FAILURES = 20;

await runCommand(async () => {
	const started = performance.now();
	const worker = new URL('./lib/marking/marking-worker.ts', import.meta.url);
	const marked = await runInThreads<string, MarkedBook>(worker, await availableBooks());
	const failures = marked.flatMap((book) => book.failures);
	if (failures.length > 0)
		throw new Error(
			[
				`${failures.length} answers are marked incorrectly.`,
				...failures.slice(0, SHOWN_FAILURES),
			].join('\n'),
		);
	const sumOf = (of: keyof MisconceptionCount) =>
		marked.reduce((sum, { misconceptions }) => sum + misconceptions[of], 0);
	const misconceptions = {
		templates: sumOf('templates'),
		named: sumOf('named'),
		values: sumOf('values'),
	};
	const kinds = sumKinds(marked.map((book) => book.kinds));
	await writeFile(
		join('.data', 'marking.json'),
		JSON.stringify({ markedOn: new Date().toISOString().slice(0, 10), kinds, misconceptions }),
	);
	const total = (of: keyof KindCount) =>
		ANSWER_KINDS.reduce((sum, kind) => sum + (kinds[kind]?.[of] ?? 0), 0).toLocaleString('en-US');
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(
		`marking: ${total('answers')} answers typed in ${total('typed')} ways, all right; ${total('misses')} near misses, none right; ${misconceptions.values.toLocaleString('en-US')} wrong values named, two or more in ${misconceptions.named} of ${misconceptions.templates} templates; ${seconds} s`,
	);
}, 'marking');
