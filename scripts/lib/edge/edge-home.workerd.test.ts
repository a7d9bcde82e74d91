/** What applies to the edge deployment as a whole, in the real runtime: durability, wrangler's commands, the bundle. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openLocalD1 } from './local-d1.ts';
import { prepareEdge } from './places.ts';
import { runWrangler } from './run-wrangler.ts';
import { wranglerTarget } from './wrangler-target.ts';

const PROCESS = fileURLToPath(new URL('edge-process.testdata.ts', import.meta.url));
const MINUTES = 60_000;
/** For a longer test: EDGE_KILLS=30 npx vitest run --project edge scripts/lib/edge */
const KILLS = Number(process.env['EDGE_KILLS'] ?? 2);

function makeFolders() {
	const root = mkdtempSync(join(tmpdir(), 'edge-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const places = prepareEdge(root);
	mkdirSync(places.site);
	writeFileSync(join(places.site, '404.html'), 'not found');
	return { ...places, root };
}

/** In its own process group, so the runtime dies with the process that started it. */
async function startProcess({ root }: { root: string }) {
	const child = spawn(process.execPath, [PROCESS, root], {
		detached: true,
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	onTestFinished(() => killGroup(child));
	for await (const line of createInterface({ input: child.stdout })) {
		if (line.startsWith('http')) return { url: line, child };
	}
	throw new Error('The Worker exited without printing its URL.');
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
	if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

let clients = 0;

/** The id of the record once it is acknowledged; undefined if there was no response. */
async function submit(url: string, key: string): Promise<string | undefined> {
	try {
		const answer = await fetch(`${url}/api/submissions`, {
			method: 'POST',
			body: JSON.stringify({ text: key }),
			headers: {
				'Content-Type': 'application/json',
				'Idempotency-Key': key,
				// Each counts as another visitor.
				'CF-Connecting-IP': `192.0.2.${++clients % 256}`,
			},
		});
		const { id }: { id?: string } = await answer.json();
		return answer.status === 201 ? id : undefined;
	} catch {
		// The process was killed while it responded.
		return undefined;
	}
}

test(
	'a killed runtime loses no acknowledged record, and a retry under the same key duplicates none',
	async () => {
		const folders = makeFolders();
		await (await openLocalD1(folders)).dispose();
		const acknowledged = new Map<string, string>();
		const unanswered = new Set<string>();
		for (let round = 0; round < KILLS; round++) {
			const { url, child } = await startProcess(folders);
			const running = { isAlive: true };
			const send = async (sender: number): Promise<void> => {
				for (let number = 0; running.isAlive; number++) {
					const key = `${round}-${sender}-${number}`;
					const id = await submit(url, key);
					if (id === undefined) unanswered.add(key);
					else acknowledged.set(key, id);
				}
			};
			const senders = Array.from({ length: 8 }, (_, sender) => send(sender));
			while (acknowledged.size < 40 * (round + 1)) {
				await new Promise((resolve) => setTimeout(resolve, 5));
			}
			killGroup(child);
			running.isAlive = false;
			await Promise.all([once(child, 'exit'), ...senders]);
		}
		expect(unanswered.size).toBeGreaterThan(0);

		const { url } = await startProcess(folders);
		for (const key of unanswered) expect(await submit(url, key)).toBeTypeOf('string');
		for (const [key, id] of [...acknowledged].slice(-20)) expect(await submit(url, key)).toBe(id);

		const d1 = await openLocalD1(folders);
		const { results } = await d1.env.RECORDS.prepare('SELECT id, text FROM submissions').all();
		await d1.dispose();
		const lost = [...acknowledged].filter(
			([key, id]) => !results.some((row) => row['text'] === key && row['id'] === id),
		);
		expect(lost).toEqual([]);
		const texts = results.map((row) => String(row['text']));
		expect(texts.sort()).toEqual([...acknowledged.keys(), ...unanswered].sort());
	},
	KILLS * MINUTES,
);

test(
	'wrangler sends chunks to D1 whole, with every character of their text',
	async () => {
		const { config, state } = makeFolders();
		const target = wranglerTarget(config, ['--local', '--persist-to', state]);
		const text = `it's; "two"\n-- 𝑥 ≤ 3 /* no comment */`;
		const quoted = text.replaceAll("'", "''");
		await target.apply([
			'CREATE TABLE texts (text TEXT)',
			`INSERT INTO texts VALUES ('${quoted}')`,
		]);
		const broken = ["INSERT INTO texts VALUES ('half')", 'INSERT INTO unknown_table VALUES (1)'];
		await expect(target.apply(broken)).rejects.toThrow('no such table: unknown_table');
		expect(await target.query('SELECT text FROM texts')).toEqual([{ text }]);
	},
	MINUTES,
);

test(
	'a deploy is bundled and checked without an account',
	async () => {
		const { config } = makeFolders();
		const output = await runWrangler(config, 'deploy', '--dry-run');
		expect(output).toContain('--dry-run: exiting now.');
		for (const binding of ['env.BOOKS', 'env.RECORDS', 'env.ASSETS']) {
			expect(output).toContain(binding);
		}
		// Cloudflare allows 3 MB on the free plan.
		const [, kibibytes] = /gzip: ([\d.]+) KiB/.exec(output) ?? [];
		expect(Number(kibibytes)).toBeLessThan(3_000);
	},
	MINUTES,
);
