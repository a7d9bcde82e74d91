/**
 * On the page of a question that belongs to the set being practiced, the way on leads along the set. What else goes
 * on from there (arrow keys, the answer box) follows these links.
 */
import { keptSet, leaveSet, placeInSet } from '../../stores/practice-set.ts';
import { PRACTICE_PATH } from '../../site.ts';
import { element, link } from '../element.ts';

export function followSet(nav: HTMLElement): void {
	const place = placeInSet(keptSet(), location.pathname.split('/').at(-1) ?? '');
	// The middle link is the way back to the list; within a set it is the way to the set.
	const middle = nav.querySelector<HTMLAnchorElement>('a:not([rel])');
	if (!place || !middle) return;
	const { number, of, previous, next } = place;
	lead(nav, 'prev', previous, '← Previous', middle);
	lead(nav, 'next', next ?? PRACTICE_PATH, next ? 'Next →' : 'Finish →', null);
	const leave = element('button', {}, 'Leave set');
	leave.addEventListener('click', () => {
		leaveSet();
		location.reload();
	});
	middle.replaceWith(
		element('span', { className: 'set' }, link(PRACTICE_PATH, `${number} of ${of}`), leave),
	);
}

/** Points the link somewhere, makes it before `before` (null: at the end), or takes it away. */
function lead(
	nav: HTMLElement,
	rel: string,
	href: string | null,
	text: string,
	before: HTMLElement | null,
): void {
	const known = nav.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`);
	if (href === null) return known?.remove();
	const way = known ?? element('a', { rel, className: rel });
	way.href = href;
	way.textContent = text;
	if (!known) nav.insertBefore(way, before);
}
