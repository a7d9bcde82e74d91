/** How the service handles load: latency at half its capacity, durable writes alongside reads, memory, startup. */
import { performance } from 'node:perf_hooks';
import type { Figure } from './figure.ts';
import { getRequest, postRequest, runLoad } from './load.ts';
import { startMeasuredService } from './measured-service.ts';
import { median, percentile } from './percentile.ts';
import { startBareServer } from './start-bare-server.ts';
import { treeMemory } from './tree-memory.ts';

const CONNECTIONS = 20;
const SECONDS = 5;
const READS_BESIDE = 500;
const TURNS = 5;
const TURN_SECONDS = 2;
const PATH = '/api/all_chapters?book_name=pre-algebra';
const HEADERS = { 'Accept-Encoding': 'gzip' };
const READ = getRequest(PATH, HEADERS);

export async function measureLoad(): Promise<Figure[]> {
	const begun = performance.now();
	const service = await startMeasuredService();
	const startSeconds = (performance.now() - begun) / 1000;
	try {
		const { port } = service;
		const load = { port, connections: CONNECTIONS, seconds: SECONDS };
		const half = await measureHalfLoad(port);
		const before = treeMemory(service.pid);
		const post = postRequest(
			'/api/submissions',
			JSON.stringify({ text: 'A message of a visitor.' }),
		);
		const [writes] = await Promise.all([
			runLoad({ ...load, requests: [post] }),
			runLoad({ ...load, requests: [READ], rate: READS_BESIDE }),
		]);
		return [
			{ what: 'service: start', value: startSeconds, unit: 's', limit: 2 },
			...half,
			{
				what: `durable writes a second beside ${READS_BESIDE} reads`,
				value: writes.answers / writes.seconds,
				unit: '',
				least: 200,
			},
			{ what: 'memory before the writes', value: before / 1e6, unit: 'MB' },
			{ what: 'memory after them', value: treeMemory(service.pid) / 1e6, unit: 'MB' },
		];
	} finally {
		await service.stop();
	}
}

/** The service and a bare app that returns the same bytes, in turn, each at half of what it can answer. */
async function measureHalfLoad(port: number): Promise<Figure[]> {
	const bare = await startBareServer(port, PATH, HEADERS);
	try {
		const own = await halfLoadOf(port);
		const baseline = await halfLoadOf(bare.port);
		for (let turn = 0; turn < TURNS; turn++) {
			await own.takeTurn();
			await baseline.takeTurn();
		}
		return [
			{ what: 'half load: p50', value: median(own.p50s), unit: 'ms' },
			{ what: 'half load: p99 of p50', value: median(own.ratios), unit: '×', limit: 5 },
			{ what: 'half load: p99 of p50, bare', value: median(baseline.ratios), unit: '×' },
		];
	} finally {
		await bare.stop();
	}
}

/** `takeTurn` adds one p50, in milliseconds, and one ratio of p99 to it. */
async function halfLoadOf(port: number) {
	const load = { port, connections: CONNECTIONS, seconds: TURN_SECONDS, requests: [READ] };
	const full = await runLoad(load);
	const rate = full.answers / full.seconds / 2;
	const p50s: number[] = [];
	const ratios: number[] = [];
	const takeTurn = async () => {
		const { latencies } = await runLoad({ ...load, rate });
		const p50 = percentile(latencies, 0.5);
		p50s.push(p50);
		ratios.push(percentile(latencies, 0.99) / p50);
	};
	return { p50s, ratios, takeTurn };
}
