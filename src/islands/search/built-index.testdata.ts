/** The built site's worker, run in this process with files in place of the network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

/** `folder` is the built `/pagefind`. The stand-in worker does what the index reader needs of one. */
export function startBuiltWorker(folder: string): Worker {
	const page = new EventTarget();
	let hear: (event: { data: unknown }) => void = () => undefined;
	const self = {
		addEventListener: (_type: string, listener: typeof hear) => (hear = listener),
		postMessage: (data: unknown) => page.dispatchEvent(new MessageEvent('message', { data })),
		fetch: (address: string) => {
			const { pathname } = new URL(address, 'https://site.example/pagefind/worker.js');
			return Promise.resolve(new Response(readFileSync(join(folder, '..', pathname))));
		},
	};
	const fetch = (...request: [string]) => self.fetch(...request);
	const location = {
		href: 'https://site.example/pagefind/worker.js',
		origin: 'https://site.example',
	};
	const { console, setTimeout, TextDecoder, TextEncoder, URL, Response, WebAssembly } = globalThis;
	const globals = { self, fetch, location, console, setTimeout, TextDecoder, TextEncoder, URL };
	const context = createContext({ ...globals, Response, WebAssembly, Uint8Array });
	runInContext(readFileSync(join(folder, 'worker.js'), 'utf8'), context);
	return Object.assign(page, {
		postMessage: (data: unknown) => hear({ data }),
		terminate: () => undefined,
	}) as unknown as Worker; // only what the reader uses of it
}
