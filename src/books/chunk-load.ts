/**
 * Scripts and stylesheets that load when a reader first needs them. Where one does not arrive, the reader is offered
 * a retry, so the failure has a name of its own that a boundary can tell from a fault in the code.
 */
import { systemClock, type Clock } from './clock.ts';

/** Spec §9: after this a chunk counts as lost. */
export const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkLoadCode = 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';
export type ChunkLoadOptions = { timeoutMs?: number; clock?: Clock };

export class ChunkLoadError extends Error {
	override name = 'ChunkLoadError';
	readonly code: ChunkLoadCode;
	readonly reason: 'timeout' | 'error';

	constructor(code: ChunkLoadCode, reason: 'timeout' | 'error', cause?: unknown) {
		const kind = code === 'CHUNK_LOAD_FAILED' ? 'script' : 'stylesheet';
		super(`A ${kind} of this page ${reason === 'timeout' ? 'took too long to' : 'did not'} load.`, {
			cause,
		});
		this.code = code;
		this.reason = reason;
	}
}

/**
 * A dynamic import with a limit: `loadChunk(() => import('./Viewer.tsx'))`. Call it again to retry.
 * @throws {ChunkLoadError} code `CHUNK_LOAD_FAILED`
 */
export function loadChunk<Module>(
	load: () => Promise<Module>,
	options: ChunkLoadOptions = {},
): Promise<Module> {
	return withinLimit('CHUNK_LOAD_FAILED', load, options);
}

/**
 * Adds a stylesheet to the page and waits for it. One that is already there is waited for no longer.
 * @throws {ChunkLoadError} code `CSS_CHUNK_LOAD_FAILED`; its `<link>` is gone, so a retry asks again
 */
export async function loadStylesheet(href: string, options: ChunkLoadOptions = {}): Promise<void> {
	const { href: address } = new URL(href, document.baseURI);
	const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
	if (Array.from(links).some((link) => link.href === address)) return;

	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.href = address;
	const loaded = () =>
		new Promise<void>((resolve, reject) => {
			link.addEventListener('load', () => resolve());
			link.addEventListener('error', reject);
			document.head.append(link);
		});
	try {
		await withinLimit('CSS_CHUNK_LOAD_FAILED', loaded, options);
	} catch (error) {
		link.remove();
		throw error;
	}
}

function withinLimit<Value>(
	code: ChunkLoadCode,
	load: () => Promise<Value>,
	{ timeoutMs = CHUNK_TIMEOUT_MS, clock = systemClock }: ChunkLoadOptions,
): Promise<Value> {
	return new Promise((resolve, reject) => {
		const cancel = clock.after(timeoutMs, () => reject(new ChunkLoadError(code, 'timeout')));
		load()
			.then(resolve, (cause: unknown) => reject(new ChunkLoadError(code, 'error', cause)))
			.finally(cancel);
	});
}
