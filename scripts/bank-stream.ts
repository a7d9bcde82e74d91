/**
 * Writes many more questions from the same templates than the workbooks contain: `npm run bank:stream -- 1200000
 * FOLDER`. One NDJSON file per book, in the import format, with as many books in parallel as there are processors. A
 * book's share is its share of the plan. Each question is proven; one that is not is left out and reported.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readBookPlans } from './lib/bank/read-sources.ts';
import { describeStream, streamToFile } from './lib/bank/stream-to-file.ts';
import { inParallel } from './lib/process/in-parallel.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runProcess } from './lib/process/run-process.ts';

/** Each book runs in so little memory that a leak would stop it. */
const HEAP_MEGABYTES = 256;

const USAGE =
	'Give the number of questions and the folder: npm run bank:stream -- 1200000 .data/stream';

await runCommand(async () => {
	const [total = '', folder, book] = process.argv.slice(2);
	if (!/^[1-9]\d*$/.test(total) || folder === undefined) throw new Error(USAGE);
	await mkdir(folder, { recursive: true });
	if (book === undefined) await streamAll(Number(total), folder);
	else await streamOne(Number(total), folder, book);
}, 'bank');

async function streamAll(total: number, folder: string): Promise<void> {
	const plans = (await readBookPlans()).map(({ plan }) => plan).filter((plan) => plan.available);
	const planned = plans.reduce((sum, plan) => sum + (plan.question_count ?? 0), 0);
	const codes = await inParallel(availableParallelism(), plans, (plan) => {
		const share = Math.ceil((total * (plan.question_count ?? 0)) / planned);
		return runProcess(process.execPath, [
			`--max-old-space-size=${HEAP_MEGABYTES}`,
			import.meta.filename,
			`${share}`,
			folder,
			plan.slug,
		]);
	});
	if (codes.some((code) => code !== 0)) throw new Error('A book stopped; its reason is above.');
}

async function streamOne(count: number, folder: string, book: string): Promise<void> {
	for (const source of await readBookPlans([book])) {
		const file = join(folder, `${book}.ndjson`);
		const streamed = await streamToFile(source, count, file, (issue) =>
			console.error(`bank: left out: ${issue.message}`),
		);
		console.log(`bank: ${book}: ${describeStream(streamed, count)}`);
	}
}
