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

test('returns the results in task order, whichever ends first', async () => {
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

// In a quarter of such runs, a thread that is being stopped still replies.
test(
	'ends with the message of the first failure, whatever the other threads still reply',
	{ repeats: 20 },
	async () => {
		const fail = await module(
			'fail',
			'export default () => { throw new Error("pa-1.1: not proven"); };',
		);
		await expect(runInThreads(fail, [1, 2, 3])).rejects.toThrow('pa-1.1: not proven');
	},
);
