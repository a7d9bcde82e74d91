/**
 * Opens a solution one step at a time. All steps are in the page: this hides those after the first when a reader
 * opens the fold, and shows the next, or all, on request. Without this script the fold shows the whole solution.
 * Scrolls to what was opened, which on a phone may be below the links to other questions.
 *
 * Part of the page's script (see `freshness.ts` for its limits). It listens on the document, so it also works for a
 * live record.
 */
export function startReveal(): void {
	const intoSight = ({ target }: Event) => {
		if ((target as Element).matches('[data-help][open]'))
			(target as Element).scrollIntoView({ block: 'nearest' });
	};
	// This event does not bubble.
	document.addEventListener('toggle', intoSight, true);
	document.addEventListener('click', ({ target }) => {
		const clicked = (target as Element).closest('summary, [data-more] > button');
		const fold = clicked?.closest<HTMLDetailsElement>('[data-help=steps]');
		if (!clicked || !fold) return;
		const steps = [...fold.querySelectorAll<HTMLElement>('li')];
		const more = fold.querySelector<HTMLElement>('[data-more]');
		if (!more) return;
		if (clicked.matches('summary')) {
			if (!fold.dataset.shown) show(fold, steps, more, 1);
		} else if (clicked.matches('[data-next]')) {
			show(fold, steps, more, Number(fold.dataset.shown) + 1);
		} else {
			show(fold, steps, more, steps.length);
		}
	});
}

function show(fold: HTMLElement, steps: HTMLElement[], more: HTMLElement, count: number): void {
	fold.dataset.shown = `${count}`;
	for (const [index, step] of steps.entries()) step.hidden = index >= count;
	// Its button may be far above.
	steps[count - 1]?.scrollIntoView({ block: 'nearest' });
	const isAll = count >= steps.length;
	const hadFocus = more.contains(document.activeElement);
	more.hidden = isAll;
	const note = fold.querySelector('summary span');
	if (note) note.textContent = isAll ? `${count} steps` : `${count} of ${steps.length} steps`;
	// Each new step is announced; the button stays where it is until the last.
	steps[0]?.parentElement?.setAttribute('aria-live', 'polite');
	const last = steps.at(-1);
	if (!isAll || !hadFocus || !last) return;
	last.tabIndex = -1;
	last.focus();
}
