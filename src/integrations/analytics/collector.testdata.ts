/**
 * Two servers for the browser test: the built page's site, and a collector on another origin that records what it
 * receives.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { extname, join } from 'node:path';

export type TestServer = { origin: string; paths: string[]; close(): Promise<void> };

async function listen(listener: RequestListener): Promise<TestServer> {
	const paths: string[] = [];
	const server = createServer((request, response) => {
		paths.push(request.url ?? '');
		listener(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	return {
		origin: `http://127.0.0.1:${port}`,
		paths,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

export function serveSite(folder: string, policy: string): Promise<TestServer> {
	return listen(async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://site');
		const file = pathname === '/' ? '/index.html' : pathname;
		const body = await readFile(join(folder, file)).catch(() => null);
		response.writeHead(body ? 200 : 404, {
			'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
			'content-security-policy': policy,
		});
		response.end(body);
	});
}

export type Collector = TestServer & {
	/** Waits for the first command with this second word: an id for `config`, a name for `event`. */
	command(word: string): Promise<unknown[]>;
};

/** With `silent` the collector accepts requests but never responds. */
export async function startCollector({ silent = false } = {}): Promise<Collector> {
	const commands: unknown[][] = [];
	let tellChange = () => {};
	const server = await listen(async (request, response) => {
		response.setHeader('access-control-allow-origin', '*');
		if (request.method === 'POST') {
			let text = '';
			for await (const chunk of request) text += chunk;
			commands.push(JSON.parse(text));
			tellChange();
			if (silent) return;
		}
		const isScript = request.url === '/collector.js';
		response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
		response.end(isScript ? collectorScript(server.origin) : '');
	});
	return {
		...server,
		async command(word) {
			for (;;) {
				const found = commands.find((command) => command[1] === word);
				if (found) return found;
				await new Promise<void>((resolve) => {
					tellChange = resolve;
				});
			}
		},
	};
}

// Takes over `dataLayer` as gtag.js does: first what is queued there, then every push; only arguments objects are
// commands.
const collectorScript = (origin: string) => `(function () {
	function collect(pushed) {
		if (Object.prototype.toString.call(pushed) !== '[object Arguments]') return;
		var command = Array.prototype.slice.call(pushed);
		var callback = command[2] && command[2].event_callback;
		fetch('${origin}/collect', { method: 'POST', body: JSON.stringify(command) }).then(function () {
			if (callback) callback();
		});
	}
	window.dataLayer.forEach(collect);
	window.dataLayer.push = collect;
})();`;
