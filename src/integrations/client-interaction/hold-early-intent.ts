import { HOLDABLE } from './holdable.ts';

/**
 * In the head of each page with islands, until the script that starts them has loaded. Holds the first plain click on
 * an island's control and replays it then, and starts an island in which someone is typing by then. If that script
 * fails, or takes another five seconds, the click gets the element's default behavior, as without JavaScript.
 * `directive.ts` defines a plain click.
 */
export const HOLD_EARLY_INTENT = `(() => {
	let held;
	const hold = (event) => {
		const { target } = event;
		const control = target.closest('astro-island :is(${HOLDABLE})');
		if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0 || target.closest('[data-native]')) return;
		event.preventDefault();
		event.stopPropagation();
		held ??= control;
		setTimeout(release, 5000);
	};
	const release = () => {
		removeEventListener('click', hold, true);
		document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
		held?.click();
		held = null;
	};
	addEventListener('click', hold, true);
	addEventListener('error', ({ target }) => target.src?.includes('/islands.') && release(), true);
	customElements.whenDefined('astro-island').then(release);
})()`;
