/** What the runtime passes to the Worker: the bindings of `wrangler.jsonc`, the owner's variables and secrets. */
declare module 'cloudflare:workers' {
	// oxlint-disable-next-line typescript/consistent-type-imports -- with an import, this file would no longer declare a module
	export const env: import('./worker.ts').WorkerEnvironment;
	/** Lets work continue after the response was sent. */
	export function waitUntil(work: Promise<unknown>): void;
}
