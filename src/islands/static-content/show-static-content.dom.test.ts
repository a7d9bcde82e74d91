import { beforeEach, describe, expect, test } from 'vitest';
import { createBook } from '../../books/records.testdata.ts';
import { $app } from '../../stores/app.ts';
import { showStaticContent } from './show-static-content.ts';

const file = (fileName: string, data: unknown) => JSON.stringify({ fileName, data });
const texts = (selector: string) =>
	Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent.trim());

beforeEach(() => {
	document.body.innerHTML = `
		<section data-static="faqs" data-group="tutoring" data-limit="2"><div>
			<details open><summary>Who?</summary><p>A teacher.</p></details>
			<details><summary>When?</summary><p>Daily.</p><p>At six.</p></details>
			<p>More answers</p></div></section>
		<section data-static="quotes" data-group="home">
			<figure><blockquote>Eureka</blockquote><figcaption>Archimedes <cite>Vitruvius</cite></figcaption></figure>
		</section>
		<ul data-static="books" data-group="USA"><li><img src="/covers/pre-algebra.svg" alt="">
			<div><h3><a href="/workbooks/pre-algebra">Pre-Algebra</a></h3><p class="facts">3,293 questions, 12 chapters</p>
			<p class="inside">Integers</p></div></li></ul>
		<ul data-static="books" data-group="planned"><li><img src="/covers/geometry.svg" alt="">
			<div><h3><a href="/workbooks/geometry">Geometry</a></h3><p class="facts">9 chapters</p>
			<p class="facts">Until then: <a href="/workbooks/algebra-1">Algebra 1</a></p></div></li></ul>
		<ol data-static="blogs"><li><p class="when"><time datetime="2023-12-04">December 4, 2023</time><span>4 min read</span></p>
			<article><h2><a href="/blog/old">Old</a></h2><p>About it</p><p class="category">Education</p></article>
			<img src="/a.avif" srcset="/b.avif 2x" alt="A drawing"></li></ol>`;
});

describe('questions and answers', () => {
	const tutoring = (items: object[]) => ({ faqs: file('faqs', [{ group: 'tutoring', items }]) });

	test('are added, changed, moved, and removed, and what is open stays open', async () => {
		const open = document.querySelector('details');
		await showStaticContent(
			tutoring([
				{ question: 'Where?', answers: ['Online.', 'At home.'] },
				{ question: 'Who?', answers: ['Two teachers.'] },
				{ question: 'Beyond the limit?', answers: [] },
			]),
		);
		expect(texts('summary')).toEqual(['Where?', 'Who?']);
		expect(texts('details p')).toEqual(['Online.', 'At home.', 'Two teachers.']);
		expect(document.querySelectorAll('details')[1]).toBe(open);
		expect(open?.open).toBe(true);
		expect(texts('section > div > :last-child')).toEqual(['More answers']);
	});

	test('are inserted into the page as text', async () => {
		const hostile = '<img src=x onerror="globalThis.hacked = 1">';
		await showStaticContent(tutoring([{ question: hostile, answers: [hostile] }]));
		expect(texts('summary')).toEqual([hostile]);
		expect(document.querySelector('[onerror]')).toBeNull();
	});

	test.each(['<p>Welcome', '{"fileName":"faqs","data":[{"group":"tutoring"}]}', file('faqs', [])])(
		'stay unchanged for %s, and the store has none',
		async (text) => {
			$app.setKey('faqs', [{ group: 'tutoring', items: [] }]);
			const before = document.body.innerHTML;
			await showStaticContent({ faqs: text });
			expect(document.body.innerHTML).toBe(before);
			expect($app.get().faqs).toEqual([]);
		},
	);
});

test('shows the quotes of its page', async () => {
	const items = [
		{ quote: 'Give me a place to stand', author: 'Archimedes', source: 'Pappus' },
		{ quote: 'Eureka', author: 'Archimedes', source: 'Vitruvius' },
	];
	await showStaticContent({ quotes: file('quotes', [{ group: 'home', items }]) });
	expect(texts('blockquote')).toEqual(['Give me a place to stand', 'Eureka']);
	expect(texts('figcaption')).toEqual(['Archimedes Pappus', 'Archimedes Vitruvius']);
});

test('lists a new book under its curriculum, and leaves the built ones alone', async () => {
	const built = document.querySelector('li');
	const books = [
		createBook(),
		createBook({ common_name: 'geometry', name: 'Geometry', available: false }),
		createBook({ common_name: 'new-book', name: 'New <b>Book</b>', question_count: '240' }),
		createBook({ common_name: 'next-book', name: 'Next', available: false, question_count: null }),
	];
	await showStaticContent({ books: file('books', books) });
	const [ready, planned] = ['USA', 'planned'].map((group) => `[data-group=${group}]`);
	expect(texts(`${ready} h3 a`)).toEqual(['Pre-Algebra', 'New <b>Book</b>']);
	expect(texts(`${ready} .facts`)).toEqual([
		'3,293 questions, 12 chapters',
		'Common Core, 240 questions',
	]);
	expect(document.querySelector('li')).toBe(built);
	expect(document.querySelector(`${ready} li:last-child a`)?.getAttribute('href')).toBe(
		'/workbooks/new-book',
	);
	expect(texts(`${ready} .inside`)).toEqual(['Integers']);
	expect(texts(`${planned} li:last-child .facts`)).toEqual(['Common Core']);
});

test('adds a new book to a plain list of names and before the last stop of a shelf', async () => {
	document.body.innerHTML = `
		<ul data-static="books" data-group="all"><li><a href="/workbooks/geometry">Geometry</a> <span>9 chapters</span></li></ul>
		<ul data-static="books" data-group="ready"><li><a href="/workbooks/pre-algebra"><img src="/covers/a.svg" alt="">
			<span class="name">Pre-Algebra</span></a><p class="facts">Common Core<br>3,293 questions</p></li>
			<li><a href="/workbooks"><svg></svg><span class="name">All workbooks</span></a></li></ul>`;
	const books = [
		createBook(),
		createBook({ common_name: 'geometry', name: 'Geometry', available: false }),
		createBook({ common_name: 'new-book', name: 'New Book', country: 'CA', question_count: '9' }),
	];
	await showStaticContent({ books: file('books', books) });
	expect(texts('[data-group=all] li')).toEqual(['Pre-Algebra', 'Geometry 9 chapters', 'New Book']);
	expect(texts('[data-group=ready] .name')).toEqual(['Pre-Algebra', 'New Book', 'All workbooks']);
	expect(texts('[data-group=ready] .facts')).toEqual([
		'Common Core3,293 questions',
		'Ontario, 9 questions',
	]);
	const last = document.querySelector('[data-group=ready] li:last-child a');
	expect(last?.getAttribute('href')).toBe('/workbooks');
});

test('shows a new post with its text, because it has no page yet', async () => {
	const post = {
		category: '',
		imageUrl: '',
		date: 'May 1, 2026',
		caption: '',
		description: '',
		details: [{ title: 'First', article: ['One <i>line</i>.'] }],
	};
	const posts = [
		{ ...post, id: 'new', title: 'New', subtitle: 'Just written' },
		{ ...post, id: 'film', title: 'Film', subtitle: 'To watch', link: 'https://video.example/1' },
		{ ...post, id: 'trap', title: 'Trap', subtitle: '', link: 'javascript:alert(1)' },
		{ ...post, id: 'old', title: 'Older', subtitle: 'About it' },
	];
	await showStaticContent({ blogs: file('blogs', posts) });
	expect(texts('h2')).toEqual(['New', 'Film', 'Trap', 'Older']);
	const links = Array.from(document.querySelectorAll('h2 a'), (a) => a.getAttribute('href'));
	expect(links).toEqual([null, 'https://video.example/1', null, '/blog/old']);
	expect(texts('ol li:first-child details p')).toEqual(['One <i>line</i>.']);
	expect(texts('time')).toEqual(['May 1, 2026', 'May 1, 2026', 'May 1, 2026', 'December 4, 2023']);
	expect(document.querySelectorAll('ol img')).toHaveLength(1);
});
