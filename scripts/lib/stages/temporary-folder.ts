import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A set-up of Vitest: what the tests of one project write below `tmpdir()` is in one folder, which ends with the run.
 * The workers inherit `TMPDIR`, so a test that makes a folder need not remember to remove it.
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
