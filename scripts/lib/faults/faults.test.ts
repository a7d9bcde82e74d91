import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runOutOfDisk } from './full-disk.ts';
import { killInTheMiddle } from './kill-rounds.ts';

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'faults-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

test('a service killed in mid-write loses and duplicates nothing', async () => {
	const options = { kills: 8, longestMs: 100, random: Math.random };
	const tally = await killInTheMiddle({ dataDir: temporaryFolder(), ...options });
	expect(tally).toMatchObject({ kills: 8, lost: 0, doubled: 0 });
	expect(tally.answered).toBeGreaterThan(0);
	expect(tally.inTheMiddle).toBeGreaterThan(0);
}, 90_000);

test('a full disk rejects with a message what does not fit, and keeps all the rest', async () => {
	const tally = await runOutOfDisk(temporaryFolder());
	expect(tally).toMatchObject({ answered: 400, lost: 0, doubled: 0 });
	expect(tally.refused).toBeGreaterThan(0);
}, 60_000);
