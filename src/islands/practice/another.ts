/**
 * "Another like this" leads to the next question of the same skill in the material. If that one is already done, it
 * asks the books service for an open one of the same skill anywhere; if there is none, or no response, the link goes
 * where it says. The answer box repeats the link when it can help.
 */
export function watchAnother(): void {
	const planned = document.querySelector<HTMLAnchorElement>('.like a[data-skill]');
	if (!planned) return;
	document.addEventListener('click', async (event) => {
		const link = event.target instanceof Element && event.target.closest('a');
		if (!link || !link.matches('main a:not(nav a)') || link.href !== planned.href) return;
		if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		const { anotherPath } = await import('../../stores/another.ts');
		location.assign(await anotherPath(planned.dataset['skill'] ?? '', planned.pathname));
	});
}
