/** Whether the service's memory stays constant: ten minutes of reads of every kind and of durable writes. */
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { dataFolder } from '../books/data-folder.ts';
import type { Figure } from './figure.ts';
import { getRequest, postRequest, runLoad, type LoadResult } from './load.ts';
import { median } from './percentile.ts';
import { startMeasuredService } from './measured-service.ts';
import { treeMemory } from './tree-memory.ts';

const MINUTES = 10;
const READS_A_SECOND = 200;
const WRITES_A_SECOND = 20;
const CONNECTIONS = 20;
const LOOK_EVERY_MS = 2_000;
/** How many times the memory in the second minute the last minute's may be; in the first, caches fill. */
const MAX_GROWTH = 1.1;

export async function measureMemory(): Promise<Figure[]> {
	const service = await startMeasuredService();
	try {
		const { port, pid } = service;
		const paths = [...questionPaths(), '/workbooks', '/', '/data/books.json'];
		const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
		const reads = paths.map((path) => getRequest(path, headers));
		const post = postRequest('/api/submissions', JSON.stringify({ text: 'A message.' }));
		// Everything once, so the caches are as full as they will ever be.
		const load = { port, connections: CONNECTIONS };
		await runLoad({ ...load, requests: reads, seconds: reads.length / 2_000 });
		const minutes: number[] = [];
		let answers = 0;
		for (let minute = 0; minute < MINUTES; minute++) {
			const looks: number[] = [];
			const looking = lookAt(pid, looks);
			const results = await Promise.all([
				runLoad({ ...load, requests: reads, seconds: 60, rate: READS_A_SECOND }),
				runLoad({ ...load, requests: [post], seconds: 60, rate: WRITES_A_SECOND }),
			]);
			looking.abort();
			answers += results.reduce(countAnswers, 0);
			minutes.push(median(looks));
		}
		const [, second = Number.NaN] = minutes;
		const last = minutes.at(-1) ?? Number.NaN;
		return [
			{ what: `memory: answers in ${MINUTES} minutes`, value: answers, unit: '' },
			{ what: 'memory: in the second minute', value: second / 1e6, unit: 'MB' },
			{ what: 'memory: in the last minute', value: last / 1e6, unit: 'MB' },
			{ what: 'memory: last of second minute', value: last / second, unit: '×', limit: MAX_GROWTH },
		];
	} finally {
		await service.stop();
	}
}

function lookAt(pid: number, looks: number[]): AbortController {
	const end = new AbortController();
	const look = async (): Promise<void> => {
		while (!end.signal.aborted) {
			looks.push(treeMemory(pid));
			await wait(LOOK_EVERY_MS);
		}
	};
	void look();
	return end;
}

/** @throws {Error} if a response was neither what was requested nor what was sent. */
function countAnswers(sum: number, { answers, statuses }: LoadResult): number {
	const unexpected = [...statuses.keys()].find((status) => status !== 200 && status !== 201);
	if (unexpected !== undefined) throw new Error(`The server answered with ${unexpected}.`);
	return sum + answers;
}

function questionPaths(): string[] {
	const path = join(dataFolder(process.env), 'books.sqlite');
	const database = new DatabaseSync(path, { readOnly: true });
	const rows = database.prepare('SELECT id FROM questions LIMIT 50000').all();
	database.close();
	return rows.map(({ id }) => `/api/question_details?id=${String(id)}`);
}
