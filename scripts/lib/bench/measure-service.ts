/** CPU time per request, compared with a bare Hono app that returns the same bytes, alternating within one run. */
import { join } from 'node:path';
import { dataFolder } from '../books/data-folder.ts';
import type { Figure } from './figure.ts';
import { getRequest, runLoad } from './load.ts';
import { median } from './percentile.ts';
import { startBareServer } from './start-bare-server.ts';
import { processorTime } from './processor-time.ts';
import { startProcess, type ServerProcess } from '../process/server-process.ts';
import { DatabaseSync } from 'node:sqlite';

const NODE_ADAPTER = 'src/books/service/node.ts';
const CONNECTIONS = 20;
const WARM_UP_SECONDS = 1;
const TURN_SECONDS = 1;
const TURNS = 5;
const PAGE = '/workbooks';

/** `headers` of the request; `limit` is the most that the service may take, in multiples of a bare response. */
type Case = { what: string; path: string; headers: Record<string, string>; limit: number };

export async function measureService(): Promise<Figure[]> {
	const service = await startProcess([NODE_ADAPTER], { PORT: '0', HOST: '127.0.0.1' });
	try {
		const cases = await casesOf(service.port);
		const figures: Figure[] = [];
		for (const asked of cases) figures.push(...(await compare(service, asked)));
		return figures;
	} finally {
		await service.stop();
	}
}

async function casesOf(port: number): Promise<Case[]> {
	const question = `/api/question_details?id=${middleQuestion()}`;
	const tag = (await fetch(`http://127.0.0.1:${port}${question}`)).headers.get('ETag') ?? '';
	const compressed = { 'Accept-Encoding': 'gzip, deflate, br' };
	return [
		{ what: 'question_details', path: question, headers: {}, limit: 1.5 },
		{ what: 'question_details, compressed', path: question, headers: compressed, limit: 1.6 },
		{
			what: 'question_details, 304',
			path: question,
			headers: { 'If-None-Match': tag },
			limit: 1.3,
		},
		{ what: 'built page, compressed', path: PAGE, headers: compressed, limit: 1.5 },
	];
}

/** Of median length, so that it is representative. */
function middleQuestion(): string {
	const path = join(dataFolder(process.env), 'books.sqlite');
	const database = new DatabaseSync(path, { readOnly: true });
	const row = database
		.prepare(
			`SELECT id FROM questions ORDER BY length(json)
			 LIMIT 1 OFFSET (SELECT COUNT(*) / 2 FROM questions)`,
		)
		.get();
	database.close();
	return String(row?.['id']);
}

async function compare(service: ServerProcess, asked: Case): Promise<Figure[]> {
	const { what, path, headers, limit } = asked;
	const bare = await startBareServer(service.port, path, headers);
	try {
		const request = getRequest(path, headers);
		const own: number[] = [];
		const ratios: number[] = [];
		await timeTurn(service, request, WARM_UP_SECONDS);
		await timeTurn(bare, request, WARM_UP_SECONDS);
		for (let turn = 0; turn < TURNS; turn++) {
			const micros = await timeTurn(service, request, TURN_SECONDS);
			own.push(micros);
			ratios.push(micros / (await timeTurn(bare, request, TURN_SECONDS)));
		}
		return [
			{ what: `${what}: processor time`, value: median(own), unit: 'µs' },
			{ what: `${what}: of a bare answer`, value: median(ratios), unit: '×', limit },
		];
	} finally {
		await bare.stop();
	}
}

/** Microseconds of CPU time per request. */
async function timeTurn(server: ServerProcess, request: string, seconds: number): Promise<number> {
	const before = processorTime(server.pid);
	const load = { port: server.port, requests: [request], connections: CONNECTIONS, seconds };
	const { answers, statuses } = await runLoad(load);
	const unexpected = [...statuses.keys()].find((status) => status !== 200 && status !== 304);
	if (unexpected !== undefined) throw new Error(`The server answered with ${unexpected}.`);
	return (processorTime(server.pid) - before) / answers;
}
