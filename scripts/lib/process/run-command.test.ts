import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('./run-command.ts', import.meta.url).href;

/** In a separate process, because it ends with an exit code. */
function runAs(work: string, name?: string) {
	const call = `runCommand(${work}, ${JSON.stringify(name)})`;
	const code = `import { runCommand } from ${JSON.stringify(module)}; await ${call};`;
	const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
		encoding: 'utf8',
	});
	return { status, stderr };
}

test('reports a failure in one line, and exits with 1', () => {
	const failing = "async () => { throw new Error('no such book') }";
	expect(runAs(failing)).toEqual({ status: 1, stderr: 'no such book\n' });
	expect(runAs(failing, 'bank')).toEqual({ status: 1, stderr: 'bank: no such book\n' });
});

test('prints nothing if the work succeeds', () => {
	expect(runAs('async () => {}', 'bank')).toEqual({ status: 0, stderr: '' });
});
