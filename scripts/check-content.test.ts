import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from './lib/process/package-bin.ts';

test('finds no issue in the existing content, and says so', () => {
	const text = execFileSync(process.execPath, ['scripts/check-content.ts'], {
		cwd: projectRoot,
		encoding: 'utf8',
	});
	expect(text).toBe('The authored content has no issue.\n');
}, 60_000);

test('explains why a post was not created, and exits with 1', () => {
	const { status, stderr } = spawnSync(process.execPath, ['scripts/new-post.ts'], {
		cwd: projectRoot,
		encoding: 'utf8',
	});
	expect(status).toBe(1);
	expect(stderr).toMatch(/^A post needs a title, in quotation marks: npm run new:post "/);
});
