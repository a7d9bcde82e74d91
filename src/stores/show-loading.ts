import type { ReadableAtom } from 'nanostores';

type Busy = { isLoading: boolean; isSubmitting: boolean };

/**
 * Sets `data-loading` on the root element while something is fetched or sent, which shows the page's loading bar.
 * Returns a function that stops it.
 */
export function showLoading($busy: ReadableAtom<Busy>, root: HTMLElement): () => void {
	return $busy.subscribe(({ isLoading, isSubmitting }) => {
		root.toggleAttribute('data-loading', isLoading || isSubmitting);
	});
}
