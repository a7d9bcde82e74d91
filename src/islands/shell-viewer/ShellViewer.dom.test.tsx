import { beforeEach, expect, test } from 'vitest';
import { BooksError } from '../../books/books-error.ts';
import type { BooksClient } from '../../books/client.ts';
import { createLecture, createQuestion } from '../../books/records.testdata.ts';
import { createTestClient } from '../../stores/books-client.testdata.ts';
import { provideServices } from '../../stores/services.ts';
import {
	click,
	get,
	provideOpenFirstWall,
	query,
	renderIsland,
	settle,
} from '../render-island.testdata.tsx';
import { ShellViewer } from './ShellViewer.tsx';

provideOpenFirstWall();

const base = '/workbooks/pre-algebra/1-integers/1-2-adding-integers';
const offline = () => Promise.reject(new BooksError('network', 'refused'));

function provide(calls: Partial<BooksClient>) {
	provideServices({ client: createTestClient(calls) });
}

beforeEach(() => history.replaceState(null, '', `${base}/pa-102-1`));

test('says that it is loading, then shows the question with its neighbours and title', async () => {
	let answer = (_ids: string[]) => {};
	provide({
		questionDetails: () => Promise.resolve(createQuestion()),
		allQuestions: () => new Promise((resolve) => (answer = resolve)),
	} as Partial<BooksClient>);
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading', 'Question 1').tagName).toBe('H1');
	expect(document.title).toBe('Question 1 · 1.2 Adding Integers · Lemma Lane');
	expect(query('link', 'Next question')).toBeNull();
	await settle(() => answer(['pa-102-0', 'pa-102-1', 'pa-102-2']));
	expect(get('link', 'Next question').getAttribute('href')).toBe(`${base}/pa-102-2`);
	expect(get('link', 'Previous question').getAttribute('href')).toBe(`${base}/pa-102-0`);
});

test('is loading until the record is there, never blank', async () => {
	provide({ questionDetails: () => new Promise<never>(() => {}) });
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('status').textContent).toBe('Loading…');
});

test('shows the message of a failure and gets over it by a retry', async () => {
	provide({ questionDetails: offline, allQuestions: offline });
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('Network Error');
	provide({
		questionDetails: () => Promise.resolve(createQuestion()),
		allQuestions: offline,
	} as Partial<BooksClient>);
	const retry = get('button', 'Retry');
	retry.focus();
	await click(retry);
	expect(get('heading').textContent).toBe('Question 1');
	expect(document.activeElement?.contains(get('heading'))).toBe(true);
	expect(document.activeElement).not.toBe(document.body);
});

test('finds no question that lies under another material', async () => {
	provide({
		questionDetails: () => Promise.resolve(createQuestion({ material_name: '1-1-other' })),
	} as Partial<BooksClient>);
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('No Data Found!');
});

test('asks nothing for an address that names no record', async () => {
	history.replaceState(null, '', '/shell');
	provide({});
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('No Data Found!');
});

test('shows a lecture and leads to the first question', async () => {
	history.replaceState(null, '', `${base}/lectures/pre-algebra-1-2-a`);
	provide({
		lectureDetails: () => Promise.resolve([createLecture()]),
		allQuestions: () => Promise.resolve(['pa-102-1']),
	});
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('Adding integers');
	expect(get('link', 'First question').getAttribute('href')).toBe(`${base}/pa-102-1`);
});
