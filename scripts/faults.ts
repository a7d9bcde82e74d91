/**
 * Kills the service a thousand times in mid-write, fills its disk, and counts what was lost or duplicated. `npm run
 * faults -- 50` kills fewer times.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOutOfDisk } from './lib/faults/full-disk.ts';
import { killInTheMiddle } from './lib/faults/kill-rounds.ts';
import { runCommand } from './lib/process/run-command.ts';

const KILLS = 1_000;
const LONGEST_MS = 150;

await runCommand(async () => {
	const kills = Number(process.argv[2] ?? KILLS);
	if (!Number.isInteger(kills) || kills < 1)
		throw new Error('Give the number of kills: npm run faults -- 50');
	await inTemporaryFolder(async (dataDir) => {
		const options = { dataDir, kills, longestMs: LONGEST_MS, random: Math.random };
		const tally = await killInTheMiddle({
			...options,
			onRound: ({ kills: done, answered }) => {
				if (done % 50 === 0) console.error(`${done} kills, ${answered} records acknowledged`);
			},
		});
		console.log('Killed in mid-write:', JSON.stringify(tally));
		if (tally.lost + tally.doubled > 0) process.exitCode = 1;
	});
	await inTemporaryFolder(async (dataDir) => {
		const tally = await runOutOfDisk(dataDir);
		console.log('Ran out of disk:', JSON.stringify(tally));
		if (tally.lost + tally.doubled > 0) process.exitCode = 1;
	});
});

async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'faults-'));
	try {
		await work(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
