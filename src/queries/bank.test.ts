import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getBank } from './bank.ts';

async function folderWith(text: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'bank-'));
	await writeFile(join(folder, 'pre-algebra.ndjson'), text);
	return folder;
}

const chapter = (number: number) =>
	JSON.stringify({
		type: 'chapter',
		book_name: 'pre-algebra',
		number,
		name: `${number}-integers`,
		title: 'Integers',
		materials: [],
	});

test('says how to make a bank that is not there', async () => {
	await expect(getBank('pre-algebra', '/nowhere')).rejects.toThrow(
		'The question bank is missing: there is no /nowhere/pre-algebra.ndjson. Run `npm run bank` first.',
	);
});

test('puts chapters in the order of their numbers', async () => {
	const folder = await folderWith(`${chapter(10)}\n${chapter(2)}\n`);
	const { chapters, questions } = await getBank('pre-algebra', folder);
	expect(chapters.map(({ number }) => number)).toEqual([2, 10]);
	expect(questions.size).toBe(0);
});

test('names the line of a record that is not one', async () => {
	const folder = await folderWith(`${chapter(1)}\n{"type":"question","id":"abcd"}\n`);
	await expect(getBank('pre-algebra', folder)).rejects.toThrow(
		/pre-algebra\.ndjson:2 \(question\): number: .*Run `npm run bank`/,
	);
});

test('names a line that is cut off', async () => {
	const folder = await folderWith('{"type":"chap');
	await expect(getBank('pre-algebra', folder)).rejects.toThrow(/pre-algebra\.ndjson:1 is not JSON/);
});

test('reads a book once', async () => {
	const folder = await folderWith(`${chapter(1)}\n`);
	expect(await getBank('pre-algebra', folder)).toBe(await getBank('pre-algebra', folder));
});
