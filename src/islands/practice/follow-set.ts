/**
 * On the page of a question in the current practice set, the links lead along the set. Everything else that moves on
 * (arrow keys, the answer box) follows these links.
 */
import { keptSet, leaveSet, placeInSet } from '../../stores/practice-set.ts';
import { PRACTICE_PATH } from '../../site.ts';
import { element, link } from '../element.ts';

export function followSet(nav: HTMLElement): void {
	const place = placeInSet(keptSet(), location.pathname.split('/').at(-1) ?? '');
	// The middle link leads back to the list; within a set, to the set.
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

/** Points the link somewhere, creates it before `before` (null: at the end), or removes it. */
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
