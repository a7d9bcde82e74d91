/** What a large books database costs the service, compared with the bank's, alternating within one run. */
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder } from '../books/data-folder.ts';
import { startProcess, type ServerProcess } from '../process/server-process.ts';
import type { Figure } from './figure.ts';
import { getRequest, runLoad } from './load.ts';
import { median } from './percentile.ts';
import { processorTime } from './processor-time.ts';
import { treeMemory } from './tree-memory.ts';

const NODE_ADAPTER = 'src/books/service/node.ts';
const CONNECTIONS = 20;
const WARM_UP_TURNS = 3;
const TURNS = 7;
const TURN_SECONDS = 1;
/** Questions requested in one hour: a class of 30 works through some 60. */
const ASKED = 2_000;

/** Measures the database in the folder `LARGE_DATA_DIR`; does nothing if it is not set. */
export async function measureLarge(): Promise<Figure[]> {
	const large = process.env['LARGE_DATA_DIR'];
	if (!large) return [];
	const folder = await mkdtemp(join(tmpdir(), 'bench-'));
	const servers: ServerProcess[] = [];
	try {
		const [small, big] = [dataFolder(process.env), large].map((dir) =>
			resolve(dir, 'books.sqlite'),
		);
		if (!small || !big) return [];
		const start = async (books: string, name: string) => {
			const dataDir = await mkdtemp(join(folder, name));
			// The books as they are, and throwaway records.
			await symlink(books, join(dataDir, 'books.sqlite'));
			const begun = performance.now();
			const server = await startProcess([NODE_ADAPTER], {
				PORT: '0',
				HOST: '127.0.0.1',
				DATA_DIR: dataDir,
			});
			servers.push(server);
			const [first = ''] = questionIds(books, 1);
			await fetch(`http://127.0.0.1:${server.port}/api/question_details?id=${first}`);
			return { server, books, seconds: (performance.now() - begun) / 1000 };
		};
		const bank = await start(small, 'bank-');
		const many = await start(big, 'large-');
		return [
			{ what: 'large: books database', value: (await stat(big)).size / 1e6, unit: 'MB' },
			{
				what: 'large: start to the first answer',
				value: many.seconds,
				unit: 's',
				limit: 2,
			},
			...(await compare(bank, many, ASKED, 1.2)),
			...(await compare(bank, many, Number.POSITIVE_INFINITY)),
			{ what: 'large: memory', value: treeMemory(many.server.pid) / 1e6, unit: 'MB' },
			{ what: 'bank: memory', value: treeMemory(bank.server.pid) / 1e6, unit: 'MB' },
		];
	} finally {
		for (const server of servers) await server.stop();
		await rm(folder, { recursive: true, force: true });
	}
}

type Side = { server: ServerProcess; books: string };

async function compare(bank: Side, large: Side, asked: number, limit?: number): Promise<Figure[]> {
	const [bankTurn, largeTurn] = [bank, large].map(({ server, books }) => {
		const requests = questionIds(books, asked).map((id) =>
			getRequest(`/api/question_details?id=${id}`),
		);
		let from = 0;
		return async () => {
			// Continues where the last turn ended, so that new questions really are new.
			const rotated = [...requests.slice(from), ...requests.slice(0, from)];
			const turn = await timeTurn(server, rotated);
			from = (from + turn.answers) % requests.length;
			return turn.micros;
		};
	});
	if (!bankTurn || !largeTurn) return [];
	const taken: { bank: number; large: number }[] = [];
	for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn++) {
		taken.push({ bank: await bankTurn(), large: await largeTurn() });
	}
	const turns = taken.slice(WARM_UP_TURNS);
	const ratio = median(turns.map((turn) => turn.large / turn.bank));
	const which = Number.isFinite(asked) ? `${asked} questions` : 'any question';
	return [
		{ what: `bank: ${which}`, value: median(turns.map((turn) => turn.bank)), unit: 'µs' },
		{ what: `large: ${which}`, value: median(turns.map((turn) => turn.large)), unit: 'µs' },
		{ what: `large: ${which}, of the bank's`, value: ratio, unit: '×', ...(limit && { limit }) },
	];
}

/** Up to this many ids, from all over the database; from a random million if more are wanted. */
function questionIds(books: string, count: number): string[] {
	const database = new DatabaseSync(books, { readOnly: true });
	const { last } = database.prepare('SELECT MAX(rowid) AS last FROM questions').get() ?? {};
	const step = Math.max(1, Math.floor(Number(last) / Math.min(count, 1_000_000)));
	const rows = database.prepare('SELECT id FROM questions WHERE rowid % ? = 0').all(step);
	database.close();
	const ids = rows.map(({ id }) => String(id));
	// In an order unrelated to the rows': 7,919 is prime.
	return ids.map((_, at) => ids[(at * 7_919) % ids.length] ?? '').slice(0, count);
}

/** Microseconds of CPU time per request, and the number of requests. */
async function timeTurn(
	server: ServerProcess,
	requests: readonly string[],
): Promise<{ micros: number; answers: number }> {
	const before = processorTime(server.pid);
	const load = { port: server.port, requests, connections: CONNECTIONS, seconds: TURN_SECONDS };
	const { answers, statuses } = await runLoad(load);
	const unexpected = [...statuses.keys()].find((status) => status !== 200);
	if (unexpected !== undefined) throw new Error(`The server answered with ${unexpected}.`);
	return { micros: (processorTime(server.pid) - before) / answers, answers };
}
