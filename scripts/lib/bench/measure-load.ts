/** How the service handles load: latency at half its capacity, durable writes alongside reads, memory, startup. */
import { performance } from 'node:perf_hooks';
import type { Figure } from './figure.ts';
import { getRequest, postRequest, runLoad } from './load.ts';
import { startMeasuredService } from './measured-service.ts';
import { percentile } from './percentile.ts';
import { treeMemory } from './tree-memory.ts';

const CONNECTIONS = 20;
const SECONDS = 5;
const READS_BESIDE = 500;
const READ = getRequest('/api/all_chapters?book_name=pre-algebra', { 'Accept-Encoding': 'gzip' });

export async function measureLoad(): Promise<Figure[]> {
	const begun = performance.now();
	const service = await startMeasuredService();
	const startSeconds = (performance.now() - begun) / 1000;
	try {
		const { port } = service;
		const load = { port, connections: CONNECTIONS, seconds: SECONDS };
		const full = await runLoad({ ...load, requests: [READ] });
		const rate = full.answers / full.seconds / 2;
		const half = await runLoad({ ...load, requests: [READ], rate });
		const before = treeMemory(service.pid);
		const post = postRequest(
			'/api/submissions',
			JSON.stringify({ text: 'A message of a visitor.' }),
		);
		const [writes] = await Promise.all([
			runLoad({ ...load, requests: [post] }),
			runLoad({ ...load, requests: [READ], rate: READS_BESIDE }),
		]);
		const p50 = percentile(half.latencies, 0.5);
		return [
			{ what: 'service: start', value: startSeconds, unit: 's', limit: 2 },
			{ what: 'half load: p50', value: p50, unit: 'ms' },
			{
				what: 'half load: p99 of p50',
				value: percentile(half.latencies, 0.99) / p50,
				unit: '×',
				limit: 5,
			},
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
