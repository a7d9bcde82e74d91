import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const node = process.execPath;
const quiet = { output: 'ignore' } as const;

test('reports the exit code of the program', async () => {
	expect(await runProcess(node, ['-e', 'process.exit(0)'], quiet)).toBe(0);
	expect(await runProcess(node, ['-e', 'process.exit(7)'], quiet)).toBe(7);
});

test('passes on added environment variables and keeps the inherited ones', async () => {
	const script = 'process.exit(process.env.LESSON === "1.2" && process.env.PATH ? 0 : 1)';
	expect(await runProcess(node, ['-e', script], { ...quiet, env: { LESSON: '1.2' } })).toBe(0);
});

test('reports 127 for a program that does not exist', async () => {
	expect(await runProcess('/no/such/program', [], quiet)).toBe(127);
});

test('ends a program at its time limit and reports 124', async () => {
	const forever = 'setInterval(() => {}, 1000)';
	expect(await runProcess(node, ['-e', forever], { ...quiet, limitSeconds: 0.2 })).toBe(124);
});

test('reports 130 for a program ended by a signal', async () => {
	const script = 'process.kill(process.pid, "SIGKILL")';
	expect(await runProcess(node, ['-e', script], quiet)).toBe(130);
});

test('ends with its program when it is signaled, and starts nothing after it', async () => {
	const module = JSON.stringify(join(import.meta.dirname, 'run-process.ts'));
	const forever = JSON.stringify('console.log("begun"); setInterval(() => {}, 1000)');
	const script = `
		import { runProcess } from ${module};
		await runProcess(process.execPath, ['-e', ${forever}]);
		console.log('went on');
	`;
	const parent = spawn(node, ['--input-type=module', '-e', script]);
	let said = '';
	parent.stdout.on('data', (text) => {
		said += text;
		if (said.includes('begun')) parent.kill('SIGTERM');
	});
	const [code, signal] = await once(parent, 'exit');
	expect([code, signal]).toEqual([null, 'SIGTERM']);
	expect(said).toBe('begun\n');
});
