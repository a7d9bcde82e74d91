/**
 * Scripts and stylesheets that load when a reader first needs them. Where one does not arrive, the reader is offered
 * a retry, so the failure has a name of its own that a boundary can tell from an issue in the code.
 */
import { systemClock, type Clock } from './clock.ts';

/** After this a chunk counts as lost. */
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
 * A dynamic import with a limit: `loadChunk(() => import('./Viewer.tsx'))`. An import that brings style sheets waits
 * for them, so a sheet that hangs is what is named when the limit is reached. Call it again to retry.
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

/** A style sheet that has been asked for has no `sheet` until it has come. */
const isSheetHanging = (): boolean =>
	'document' in globalThis &&
	Array.from(
		document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
		({ sheet }) => sheet,
	).includes(null);
