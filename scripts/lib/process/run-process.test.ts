import { expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const node = process.execPath;
const quiet = { output: 'ignore' } as const;

test('reports the exit code of the program', async () => {
	expect(await runProcess(node, ['-e', 'process.exit(0)'], quiet)).toBe(0);
	expect(await runProcess(node, ['-e', 'process.exit(7)'], quiet)).toBe(7);
});

test('passes added environment variables on and keeps the inherited ones', async () => {
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
