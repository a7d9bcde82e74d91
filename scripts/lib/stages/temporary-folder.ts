import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A Vitest setup: what one project's tests write below `tmpdir()` goes to a single folder, which is deleted after the
 * run. The workers inherit `TMPDIR`, so a test that creates a folder need not remember to remove it.
 */
export default function setup(): () => void {
	const outer = process.env['TMPDIR'];
	const folder = mkdtempSync(join(tmpdir(), 'lemma-lane-tests-'));
	process.env['TMPDIR'] = folder;
	return () => {
		if (outer === undefined) delete process.env['TMPDIR'];
		else process.env['TMPDIR'] = outer;
		rmSync(folder, { recursive: true, force: true });
	};
}
