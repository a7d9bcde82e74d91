/** The left and right arrows go to the previous and next question, unless something on the page uses them. */
export function startArrowKeys(): void {
	addEventListener('keydown', (event) => {
		const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
		const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
		if (!rel || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
		if (usesArrows(target as HTMLElement)) return;
		document.querySelector<HTMLAnchorElement>(`nav a[rel=${rel}]`)?.click();
	});
}

/** A field, an open dialog, or something wider than its container, including a zoomed page, which the arrows scroll. */
function usesArrows(target: HTMLElement): boolean {
	if (target.closest('input, select, textarea, dialog, [contenteditable]')) return true;
	for (let box: HTMLElement | null = target; box; box = box.parentElement)
		if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
			return true;
	return (globalThis.visualViewport?.scale ?? 1) > 1;
}
