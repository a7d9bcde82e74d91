import type { ReadableAtom } from 'nanostores';

type Busy = { isLoading: boolean; isSubmitting: boolean };

/**
 * Keeps `data-loading` on the root element while something is fetched or sent: the page's loading bar shows it.
 * Returns the way to stop.
 */
export function showLoading($busy: ReadableAtom<Busy>, root: HTMLElement): () => void {
	return $busy.subscribe(({ isLoading, isSubmitting }) => {
		root.toggleAttribute('data-loading', isLoading || isSubmitting);
	});
}
