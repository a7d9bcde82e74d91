import { expect, test } from 'vitest';
import { BooksError } from '../../books/books-error.ts';
import type { BooksClient } from '../../books/client.ts';
import { createQuestion } from '../../books/records.testdata.ts';
import { createTestClient } from '../../stores/books-client.testdata.ts';
import { provideServices } from '../../stores/services.ts';
import type { LiveIsland } from '../live-record/handed-over.ts';
import {
	click,
	get,
	provideOpenFirstWall,
	query,
	renderIsland,
	settle,
} from '../render-island.testdata.tsx';
import { QuestionViewer } from './QuestionViewer.tsx';

provideOpenFirstWall();

const viewer = (
	<QuestionViewer id="pa-102-1" etag={'"built"'}>
		<p>The built question</p>
	</QuestionViewer>
);

function provide(questionDetails: () => Promise<unknown>) {
	provideServices({ client: createTestClient({ questionDetails } as Partial<BooksClient>) });
}

test('says where its record lives and which version was built', async () => {
	provide(() => new Promise(() => {}));
	await renderIsland(viewer);
	const frame = document.querySelector<HTMLElement>('[data-live]');
	expect(frame?.dataset.live).toBe('/api/question_details?id=pa-102-1');
	expect(frame?.dataset.etag).toBe('"built"');
});

test('keeps the built question while it looks, then shows the live one', async () => {
	let answer = (_question: unknown) => {};
	provide(() => new Promise((resolve) => (answer = resolve)));
	await renderIsland(viewer);
	expect(document.body.textContent).toContain('The built question');
	expect(get('status').textContent).toContain('Looking for the latest version');
	await settle(() => answer(createQuestion({ question_html: 'The live question' })));
	expect(document.body.textContent).toContain('The live question');
	expect(document.body.textContent).not.toContain('The built question');
	expect(get('status').textContent).toBe('');
});

test.each([
	['does not answer', new BooksError('network', ''), 'Network Error. This is the saved version.'],
	['is too slow', new BooksError('timeout', ''), 'Network Error'],
	['does not know the question', new BooksError('not-found', ''), 'No Data Found! This is'],
	['answers nonsense', new BooksError('malformed', ''), 'Something went wrong, Please try again!'],
])(
	'keeps the built question when the service %s, and a retry works',
	async (_how, fault, message) => {
		provide(() => Promise.reject(fault));
		await renderIsland(viewer);
		expect(document.body.textContent).toContain('The built question');
		expect(get('status').textContent).toContain(message);
		provide(() => Promise.resolve(createQuestion({ question_html: 'The live question' })));
		const retry = get('button', 'Retry');
		retry.focus();
		await click(retry);
		expect(document.activeElement).toBe(get('status'));
		expect(document.body.textContent).toContain('The live question');
		expect(query('button', 'Retry')).toBeNull();
	},
);

/** Draws the viewer inside an island for which the page's script has left this JSON. */
async function renderWithHandedOver(json: string): Promise<void> {
	const island: LiveIsland = document.createElement('astro-island');
	island.liveRecord = json;
	await renderIsland(viewer, island);
}

test('takes the record that the page has fetched, without asking again', async () => {
	provide(() => Promise.reject(new Error('asked again')));
	await renderWithHandedOver(JSON.stringify(createQuestion({ question_html: 'Handed over' })));
	expect(document.body.textContent).toContain('Handed over');
});

test('asks the service when what the page has fetched is not a question', async () => {
	provide(() => Promise.reject(new BooksError('network', '')));
	await renderWithHandedOver('{"pages":3}');
	expect(document.body.textContent).toContain('The built question');
	expect(get('status').textContent).toContain('Network Error');
});

test('runs nothing that a record brings', async () => {
	const question_html = 'Safe<img src="x" onerror="globalThis.hacked = 1"><script>1</script>';
	provide(() => Promise.resolve(createQuestion({ question_html })));
	await renderIsland(viewer);
	expect(document.body.textContent).toContain('Safe');
	expect(document.querySelector('img, script')).toBeNull();
});
