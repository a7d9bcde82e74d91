import type { ReadableAtom } from 'nanostores';

type Busy = { isLoading: boolean; isSubmitting: boolean };

/**
 * Keeps `data-loading` on the root element while something is fetched or sent: the page's loading bar shows it.
 * The bar's own mark for a page change (`data-loading="page"`) is left alone. Returns the way to stop.
 */
export function showLoading($busy: ReadableAtom<Busy>, root: HTMLElement): () => void {
	return $busy.subscribe(({ isLoading, isSubmitting }) => {
		if (isLoading || isSubmitting) root.dataset['loading'] ??= 'data';
		else if (root.dataset['loading'] === 'data') delete root.dataset['loading'];
	});
}
