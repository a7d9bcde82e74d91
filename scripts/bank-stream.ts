/**
 * Writes many more questions of the same templates than the workbooks hold: `npm run bank:stream -- 1200000 FOLDER`.
 * One NDJSON file a book, in the import form, as many books at once as there are processors. Each question is proven.
 * A book's share is its share of the plan. A question that is not proven is left out and named.
 */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readBookPlans } from './lib/bank/read-sources.ts';
import { inParallel } from './lib/process/in-parallel.ts';
import { runProcess } from './lib/process/run-process.ts';
import type { BankError } from '../src/bank/bank-error.ts';
import type { MadeQuestion } from '../src/bank/generate.ts';
import { streamBook } from '../src/bank/stream-book.ts';

/** Each book is made in so little memory that growth would stop it. */
const HEAP_MEGABYTES = 256;

const USAGE =
	'Say how many questions, and into which folder: npm run bank:stream -- 1200000 .data/stream';

try {
	const [total = '', folder, book] = process.argv.slice(2);
	if (!/^[1-9]\d*$/.test(total) || folder === undefined) throw new Error(USAGE);
	await mkdir(folder, { recursive: true });
	if (book === undefined) await streamAll(Number(total), folder);
	else await streamOne(Number(total), folder, book);
} catch (error) {
	console.error(`bank: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}

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
	if (codes.some((code) => code !== 0)) throw new Error('A book stopped; its reason stands above.');
}

async function streamOne(count: number, folder: string, book: string): Promise<void> {
	const [source] = await readBookPlans([book]);
	if (!source) throw new Error(`There is no book "${book}".`);
	const started = performance.now();
	const watch = { made: 0, early: 0, withheld: 0 };
	const withhold = (fault: BankError): void => {
		watch.withheld++;
		console.error(`bank: left out: ${fault.message}`);
	};
	const lines = async function* (): AsyncGenerator<string> {
		for await (const made of streamBook(source.plan, count, withhold)) {
			watch.made++;
			if (watch.made === Math.ceil(count / 10)) watch.early = process.memoryUsage().rss;
			yield recordLines(made);
		}
	};
	await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${book}.ndjson`)));
	const seconds = (performance.now() - started) / 1000;
	const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
	console.log(
		`bank: ${book}: ${watch.made} of ${count} questions, ${(watch.made / seconds).toFixed(0)} a second, ${watch.withheld} left out; ` +
			`memory ${megabytes(watch.early)} after a tenth, ${megabytes(process.memoryUsage().rss)} at the end`,
	);
}

function recordLines({ question, figure }: MadeQuestion): string {
	const records = [
		...(figure && question.image_id ? [{ type: 'figure', id: question.image_id, ...figure }] : []),
		{ type: 'question', ...question },
	];
	return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
