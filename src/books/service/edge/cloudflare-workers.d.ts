/** What the runtime gives to the Worker: the bindings of `wrangler.jsonc`, the owner's variables and secrets. */
declare module 'cloudflare:workers' {
	// oxlint-disable-next-line typescript/consistent-type-imports -- with an import of its own this file would declare no module
	export const env: import('./worker.ts').WorkerEnvironment;
	/** Lets work go on after the answer was sent. */
	export function waitUntil(work: Promise<unknown>): void;
}
