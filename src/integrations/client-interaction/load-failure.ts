import { ChunkLoadError } from '../../books/chunk-load.ts';

let notice: HTMLElement | undefined;
const retries: (() => void)[] = [];

/**
 * One notice for everything that has failed so far; Retry retries all of it. A manual popover because the browser's own
 * style sheet already positions and frames it: the code that would bring a style is what is missing.
 */
export function showLoadFailure(error: unknown, retry: () => void): void {
	console.error(error);
	retries.push(retry);
	if (notice) return;
	notice = document.createElement('div');
	notice.setAttribute('role', 'alert');
	notice.popover = 'manual';
	notice.style.marginBottom = '1rem';
	const button = document.createElement('button');
	button.textContent = 'Retry';
	button.addEventListener('click', tryAgain);
	notice.append('A part of this page could not be loaded. ', button);
	document.body.append(notice);
	notice.showPopover?.();
}

function tryAgain(): void {
	notice?.remove();
	notice = undefined;
	for (const retry of retries.splice(0)) retry();
}

// Vite's event for a lazily imported script or style sheet that did not arrive. Only a reload requests it again.
addEventListener('vite:preloadError', (event) => {
	const { payload } = event as Event & { payload: Error };
	const code = /css/i.test(payload.message) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
	showLoadFailure(new ChunkLoadError(code, 'error', payload), () => location.reload());
});
