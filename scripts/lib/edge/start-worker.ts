import { createServer } from 'node:http';
import { listen } from '../../../src/books/service/node.ts';
import { loadWrangler } from './load-wrangler.ts';
import type { EdgePlaces } from './places.ts';

export type WorkerOptions = {
	host: string;
	/** 0 takes any free port. */
	port: number;
	places: EdgePlaces;
	/** Variables and secrets that the Worker sees; those without a value are omitted. */
	variables: Readonly<Record<string, string | undefined>>;
};

export type RunningWorker = { url: string; close(): Promise<void> };

/** The Worker in workerd on this machine, with local D1 and static assets, without network access. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
	const { host, port, places, variables } = options;
	// The visitor's location, which Cloudflare passes to a Worker and this one does not use: not fetched.
	process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
	process.env['WRANGLER_SEND_METRICS'] = 'false';
	const { unstable_startWorker } = await loadWrangler();
	await requireFreePort(host, port);
	const given = Object.entries(variables).filter(([, value]) => value);
	const worker = await unstable_startWorker({
		config: places.config,
		bindings: Object.fromEntries(
			given.map(([name, value]) => [name, { type: 'plain_text', value }]),
		),
		dev: {
			server: { hostname: host, port },
			persist: places.state,
			inspector: false,
			watch: false,
			remote: false,
			logLevel: 'warn',
		},
	});
	await worker.ready;
	const { origin } = await worker.url;
	return { url: origin, close: () => worker.dispose() };
}

/** The runtime would silently share the port. @throws {Error} with the Node adapter's message. */
async function requireFreePort(host: string, port: number): Promise<void> {
	const server = await listen(createServer(), port, host);
	await new Promise((resolve) => server.close(resolve));
}
