/**
 * How the number of questions affects the service: for each folder in BENCH_FOLDERS (colon-separated; each contains a
 * `books.sqlite`), the latency and CPU time of a question that has not been requested yet, and the memory afterward.
 * Written beside the service's README as numbers and as a drawing.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { format, resolveConfig } from 'prettier';
import { dataFolder } from '../books/data-folder.ts';
import { projectRoot } from '../process/package-bin.ts';
import { drawScale, type ScaleRow } from './draw-scale.ts';
import type { Figure } from './figure.ts';
import { getRequest, runLoad } from './load.ts';
import { startMeasuredService } from './measured-service.ts';
import { percentile } from './percentile.ts';
import { processorTime } from './processor-time.ts';
import { treeMemory } from './tree-memory.ts';

const FIGURES = join(projectRoot, 'src/books/service/scale');
const ASKED = 6_000;
const READS_A_SECOND = 200;
/** How many times the cost in the smallest library a question may have in the largest. */
const MAX_RATIO = 1.2;

export async function measureScale(): Promise<Figure[]> {
	const folders = process.env['BENCH_FOLDERS']?.split(':') ?? [dataFolder(process.env)];
	const rows: ScaleRow[] = [];
	for (const folder of folders) rows.push(await measureFolder(folder));
	rows.sort((a, b) => a.questions - b.questions);
	const [first, last] = [rows[0], rows.at(-1)];
	if (!first || !last) return [];
	if (rows.length > 1) await writeFigures(rows);
	const micros = rows.map(({ questions, micros: value }) => ({
		what: `a new one of ${questions} questions`,
		value,
		unit: 'µs',
	}));
	const value = last.micros / first.micros;
	return [...micros, { what: 'largest of smallest', value, unit: '×', limit: MAX_RATIO }];
}

async function measureFolder(dataDir: string): Promise<ScaleRow> {
	const { questions, ids } = sampleQuestions(join(dataDir, 'books.sqlite'));
	const service = await startMeasuredService(dataDir);
	try {
		const requests = ids.map((id) => getRequest(`/api/question_details?id=${id}`));
		const load = { port: service.port, connections: 20 };
		const [warm, asked] = [requests.slice(0, 1_000), requests.slice(1_000)];
		await runLoad({
			...load,
			requests: warm,
			seconds: warm.length / READS_A_SECOND,
			rate: READS_A_SECOND,
		});
		const before = processorTime(service.pid);
		const seconds = asked.length / READS_A_SECOND;
		const { latencies, answers } = await runLoad({
			...load,
			requests: asked,
			seconds,
			rate: READS_A_SECOND,
		});
		return {
			questions,
			p50Ms: rounded(percentile(latencies, 0.5)),
			p99Ms: rounded(percentile(latencies, 0.99)),
			micros: rounded((processorTime(service.pid) - before) / answers),
			memoryMb: Math.round(treeMemory(service.pid) / 1e6),
		};
	} finally {
		await service.stop();
	}
}

/** Spread over the whole file, each once, not in file order. */
function sampleQuestions(path: string): { questions: number; ids: string[] } {
	const database = new DatabaseSync(path, { readOnly: true });
	const questions = Number(database.prepare('SELECT COUNT(*) AS n FROM questions').get()?.['n']);
	const step = Math.max(1, Math.floor(questions / ASKED));
	const rows = database
		.prepare('SELECT id FROM questions WHERE rowid % ? = 0 ORDER BY etag LIMIT ?')
		.all(step, ASKED);
	database.close();
	return { questions, ids: rows.map(({ id }) => String(id)) };
}

async function writeFigures(rows: readonly ScaleRow[]): Promise<void> {
	const json = `${FIGURES}.json`;
	const options = { ...(await resolveConfig(json)), filepath: json };
	await writeFile(json, await format(JSON.stringify(rows), options));
	await writeFile(`${FIGURES}.svg`, drawScale(rows));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
