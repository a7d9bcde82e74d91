import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importBooks } from '../../../src/books/service/import/import-books.ts';
import { openBooksWriter } from '../../../src/books/service/store/books-writer.ts';
import { fileLines } from '../books/file-lines.ts';
import { readBookPlans } from './read-sources.ts';
import { describeStream, streamToFile } from './stream-to-file.ts';

test('writes an importable book with the requested questions, each after its figure', async () => {
	const file = join(await mkdtemp(join(tmpdir(), 'stream-')), 'pre-algebra.ndjson');
	const [source] = await readBookPlans(['pre-algebra']);
	if (!source) throw new Error('There is no such book.');
	const chapters = source.plan.chapters.slice(0, 1);
	const issues: string[] = [];
	const { made, withheld } = await streamToFile(
		{ ...source, plan: { ...source.plan, chapters } },
		60,
		file,
		(issue) => issues.push(issue.message),
	);
	expect([made, withheld, issues]).toEqual([60, 0, []]);
	const records: { type: string; id: string; image_id?: string | null }[] = (
		await readFile(file, 'utf8')
	)
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(records.filter(({ type }) => type === 'question')).toHaveLength(60);
	const drawn = records.flatMap(({ image_id }, at) => (image_id ? [{ image_id, at }] : []));
	expect(drawn.length).toBeGreaterThan(0);
	for (const { image_id, at } of drawn)
		expect(records[at - 1]).toMatchObject({ type: 'figure', id: image_id });
	const writer = openBooksWriter(dirname(file), 'import');
	const refused = await importBooks(writer, fileLines(file), {
		createSpeaker: () => Promise.reject(new Error('All speech is given.')),
		onIssue: ({ message }) => issues.push(message),
	});
	writer.close();
	expect([refused, issues]).toEqual([0, []]);
});

test('reports its speed, and whether memory grew', () => {
	const streamed = { made: 50, withheld: 1, seconds: 0.5, earlyBytes: 9e7, lateBytes: 9.5e7 };
	expect(describeStream(streamed, 60)).toBe(
		'50 of 60 questions, 100 a second, 1 left out; memory 90 MB after a tenth, 95 MB at the end',
	);
});
