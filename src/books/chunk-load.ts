/**
 * Scripts and style sheets that load on first use. If one fails to load, the reader is offered a retry, so the failure
 * has its own error class, which a boundary can tell from a bug.
 */
import { systemClock, type Clock } from './clock.ts';

/** After this long, a chunk counts as lost. */
const TIMEOUT_MS = 120_000;

type ChunkLoadCode = 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

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
 * A dynamic import with a time limit: `loadChunk(() => import('./Viewer.tsx'))`. An import waits for the style sheets
 * it brings, so a sheet that hangs is what a timeout blames. Call it again to retry.
 * @throws {ChunkLoadError}
 */
export function loadChunk<Module>(
	load: () => Promise<Module>,
	clock: Clock = systemClock,
): Promise<Module> {
	return new Promise((resolve, reject) => {
		const cancel = clock.after(TIMEOUT_MS, () => {
			const code = isSheetHanging() ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
			reject(new ChunkLoadError(code, 'timeout'));
		});
		load()
			.then(resolve, (cause: unknown) =>
				reject(new ChunkLoadError('CHUNK_LOAD_FAILED', 'error', cause)),
			)
			.finally(cancel);
	});
}

/** A style sheet has no `sheet` until it has loaded. */
const isSheetHanging = (): boolean =>
	'document' in globalThis &&
	Array.from(
		document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
		({ sheet }) => sheet,
	).includes(null);
