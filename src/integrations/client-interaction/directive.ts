/**
 * The client directive `client:interaction`. Loaded by every page that has an island, so bytes count.
 *
 * An island hydrates on the first intent inside it (pointer, touch, focus or key), or on the event `island:hydrate`. A
 * click before the island is ready is held and replayed exactly once when it is, so no action is lost or done twice.
 * Never held: clicks with a modifier key, and clicks inside `[data-native]`, which marks markup that does its work
 * without script (a popover button, a plain link).
 *
 * If the code does not arrive, the held click gets the element's default behavior (a link downloads, a form submits)
 * and a notice offers a retry.
 */
import type { ClientDirective } from 'astro';
import { ChunkLoadError, loadChunk } from '../../books/chunk-load.ts';
import { HOLDABLE } from './holdable.ts';
import { showLoadFailure } from './load-failure.ts';

/**
 * `'event'`: only the event counts, never plain intent. `'load'`: immediately, for an island that is the page. `media`:
 * intent counts only while the query matches, for an island that does something only on small screens. `within`: intent
 * counts only inside elements that match the selector, for an island that also frames markup to read.
 */
export type InteractionValue = boolean | 'event' | 'load' | { media: string } | { within: string };

type Load = Parameters<ClientDirective>[0];

const INTENTS = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'];

const interaction: ClientDirective = (load, { value }, island) => {
	const { media, within } = Object(value) as { media?: string; within?: string };
	const hydrated = new AbortController();
	let status: 'asleep' | 'loading' | 'failed' = 'asleep';
	let held: HTMLElement | null = null;

	const hydrate = async () => {
		if (status === 'loading') return;
		status = 'loading';
		delete island.dataset['failed'];
		try {
			await (
				await loadChunk(() => loadOrThrow(load, island))
			)();
			hydrated.abort();
		} catch (error) {
			status = 'failed';
			island.dataset['failed'] = '';
			showLoadFailure(error, retryOf(error, hydrate));
		}
		island.ariaBusy = null;
		held?.click();
		held = null;
	};

	const onIntent = (event: Event) => {
		if (status === 'failed' || (media && !matchMedia(media).matches)) return;
		if (within && !(event.target as Element).closest(within)) return;
		const control = event.type === 'click' && controlToHold(event as MouseEvent);
		if (control) {
			event.preventDefault();
			event.stopPropagation();
			island.ariaBusy = 'true';
			held ??= control;
		}
		void hydrate();
	};

	const { signal } = hydrated;
	island.addEventListener('island:hydrate', hydrate, { signal });
	if (value === 'load') return void hydrate();
	if (value === 'event') return;
	for (const type of INTENTS) {
		island.addEventListener(type, onIntent, { capture: true, passive: type !== 'click', signal });
	}
};

/** A request that hangs would hang again: the browser requests a script only once. Only a new page retries. */
const retryOf = (error: unknown, hydrate: () => void): (() => void) =>
	error instanceof ChunkLoadError && error.reason === 'timeout' ? () => location.reload() : hydrate;

/** The control whose click can wait for the island, if the event is a plain click on one. */
function controlToHold(event: MouseEvent): HTMLElement | null {
	const target = event.target as HTMLElement;
	const isModified =
		event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0;
	return isModified || target.closest('[data-native]') ? null : target.closest(HOLDABLE);
}

/** Astro's `load` does not reject: it dispatches the error on the island and resolves to a no-op function. */
async function loadOrThrow(load: Load, island: HTMLElement): ReturnType<Load> {
	let failed: CustomEvent | undefined;
	const note = (event: Event) => {
		event.preventDefault();
		failed = event as CustomEvent;
	};
	island.addEventListener('astro:hydration-error', note);
	const hydrate = await load();
	island.removeEventListener('astro:hydration-error', note);
	if (failed) throw failed.detail.error;
	return hydrate;
}

export default interaction;
