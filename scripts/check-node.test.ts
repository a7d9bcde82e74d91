import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = new URL('./check-node.mjs', import.meta.url);

function checkAs(version: string): { status: number | null; stderr: string } {
	const pretend = `
		Object.defineProperty(process.versions, 'node', { value: '${version}' });
		Object.defineProperty(process, 'version', { value: 'v${version}' });
		import(${JSON.stringify(script.href)});`;
	return spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' });
}

test('rejects an older Node with one line that says what to do', () => {
	const { status, stderr } = checkAs('20.19.2');
	expect(status).toBe(1);
	expect(stderr.trim().split('\n')).toHaveLength(1);
	expect(stderr).toContain('needs Node 24 but found v20.19.2');
	expect(stderr).toContain('npm ci');
	expect(stderr).toContain('--ignore-scripts');
});

test.each(['24.0.0', '25.1.0'])('says nothing under Node %s', (version) => {
	expect(checkAs(version)).toMatchObject({ status: 0, stderr: '' });
});

test('says nothing under the Node of these tests', () => {
	expect(spawnSync(process.execPath, [fileURLToPath(script)]).status).toBe(0);
});
