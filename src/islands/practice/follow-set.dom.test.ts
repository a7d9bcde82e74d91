import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSet } from '../../stores/practice-set.ts';
import { followSet } from './follow-set.ts';

const material = { path: '/workbooks/b/c/m', title: '1.1 Adding' };
const question = (id: string) => ({ id, path: `/workbooks/b/c/m/${id}`, skill: 'Add', material });

/** The links from a question page to its neighbors, as on the built page. */
function onPage(
	id: string,
	neighbors: readonly ('prev' | 'next')[] = ['prev', 'next'],
): HTMLElement {
	history.replaceState(null, '', `/worksheets/b/c/m/${id}`);
	const [previous, next] = (['prev', 'next'] as const).map((rel) =>
		neighbors.includes(rel) ? `<a rel="${rel}" href="/of-the-material">${rel}</a>` : '',
	);
	document.body.innerHTML = `<nav>${previous}<a href="/workbooks/b/c/m#q2">All 9</a>${next}</nav>`;
	const nav = document.querySelector('nav') ?? document.body;
	followSet(nav);
	return nav;
}

const ways = (nav: HTMLElement) =>
	[...nav.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(() => {
	const questions = ['one1', 'two2', 'tri3'].map(question);
	keepSet({
		kind: 'questions',
		title: 'Set',
		again: '/practice#b',
		from: material,
		startedAt: 1,
		questions,
	});
});
afterEach(() => localStorage.clear());

test('leads along the set, and to its page from the middle', () => {
	expect(ways(onPage('two2'))).toEqual([
		'← Previous /workbooks/b/c/m/one1',
		'2 of 3 /practice',
		'Next → /workbooks/b/c/m/tri3',
	]);
});

test('has no link back from the first, and adds a link on if the material had none', () => {
	expect(ways(onPage('one1', ['prev']))).toEqual([
		'1 of 3 /practice',
		'Next → /workbooks/b/c/m/two2',
	]);
});

test('ends on the page with the results', () => {
	expect(ways(onPage('tri3', []))).toEqual([
		'← Previous /workbooks/b/c/m/two2',
		'3 of 3 /practice',
		'Finish → /practice',
	]);
});

test('leaves a question outside the set alone', () => {
	expect(ways(onPage('four'))).toEqual([
		'prev /of-the-material',
		'All 9 /workbooks/b/c/m#q2',
		'next /of-the-material',
	]);
});
