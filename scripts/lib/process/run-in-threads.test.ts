import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runInThreads } from './run-in-threads.ts';

const folder = await mkdtemp(join(tmpdir(), 'threads-'));
afterAll(() => rm(folder, { recursive: true }));

async function module(name: string, source: string): Promise<URL> {
	const file = join(folder, `${name}.mjs`);
	await writeFile(file, source);
	return pathToFileURL(file);
}

test('gives the results in the order of the tasks, whichever ends first', async () => {
	const wait = await module(
		'wait',
		'export default (ms) => new Promise((resolve) => setTimeout(() => resolve(ms), ms));',
	);
	expect(await runInThreads(wait, [60, 1, 20])).toEqual([60, 1, 20]);
	expect(await runInThreads(wait, [])).toEqual([]);
});

test('keeps what a thread has loaded for its next task', async () => {
	const count = await module('count', 'let tasks = 0; export default () => ++tasks;');
	const counts = await runInThreads<number, number>(
		count,
		Array.from({ length: 40 }, () => 0),
	);
	expect(Math.max(...counts)).toBeGreaterThan(1);
});

// A quarter of such runs meet an answer of a thread that is being stopped.
test(
	'ends with the words of the first failure, whatever the other threads still answer',
	{ repeats: 20 },
	async () => {
		const fail = await module(
			'fail',
			'export default () => { throw new Error("pa-1.1: not proven"); };',
		);
		await expect(runInThreads(fail, [1, 2, 3])).rejects.toThrow('pa-1.1: not proven');
	},
);
