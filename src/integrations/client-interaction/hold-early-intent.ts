import { HOLDABLE } from './holdable.ts';

/**
 * Stands in the head of each page with islands, until the script that starts them is there. The first plain click on a
 * control of an island is held and done then, and an island in which somebody types by then is started. When that
 * script fails, or takes five seconds more, the click goes to the element's own behavior, as without JavaScript. What
 * counts as a plain click is said in `directive.ts`.
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
