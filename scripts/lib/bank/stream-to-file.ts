import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BankError } from '../../../src/bank/pipeline/bank-error.ts';
import type { MadeQuestion } from '../../../src/bank/pipeline/generate.ts';
import { type BookSources, outline } from '../../../src/bank/pipeline/build-book.ts';
import { streamBook } from '../../../src/bank/pipeline/stream-book.ts';

/** `earlyBytes` is the memory in use after a tenth of the questions; at the end it should not be much more. */
export type Streamed = {
	made: number;
	withheld: number;
	seconds: number;
	earlyBytes: number;
	lateBytes: number;
};

/**
 * Writes a book in the import format with this many questions, each after its figures; fewer if the templates run out.
 * Lectures are left out.
 */
export async function streamToFile(
	{ book, plan }: Pick<BookSources, 'book' | 'plan'>,
	count: number,
	file: string,
	complain: (issue: BankError) => void,
): Promise<Streamed> {
	const started = performance.now();
	let [made, withheld, earlyBytes] = [0, 0, 0];
	const withhold = (issue: BankError): void => {
		withheld++;
		complain(issue);
	};
	async function* lines(): AsyncGenerator<string> {
		yield toLine({ type: 'book', ...book });
		for (const chapter of plan.chapters)
			yield toLine({ type: 'chapter', book_name: plan.slug, ...outline(plan, chapter, new Map()) });
		for await (const question of streamBook(plan, count, withhold)) {
			made++;
			if (made === Math.ceil(count / 10)) earlyBytes = process.memoryUsage().rss;
			yield recordLines(question);
		}
	}
	await pipeline(Readable.from(lines()), createWriteStream(file));
	const seconds = (performance.now() - started) / 1000;
	return { made, withheld, seconds, earlyBytes, lateBytes: process.memoryUsage().rss };
}

function recordLines({ question, figures }: MadeQuestion): string {
	const records = [
		...figures.map((figure) => ({ type: 'figure', ...figure })),
		{ type: 'question', ...question },
	];
	return records.map(toLine).join('');
}

const toLine = (record: object): string => `${JSON.stringify(record)}\n`;

/** `120 of 200 questions, 950 a second, 0 left out; memory 90 MB after a tenth, 95 MB at the end` */
export function describeStream(streamed: Streamed, wanted: number): string {
	const { made, withheld, seconds, earlyBytes, lateBytes } = streamed;
	const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
	return (
		`${made} of ${wanted} questions, ${(made / seconds).toFixed(0)} a second, ${withheld} left out; ` +
		`memory ${megabytes(earlyBytes)} after a tenth, ${megabytes(lateBytes)} at the end`
	);
}
