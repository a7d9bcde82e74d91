import { expect, test } from 'vitest';
import { BooksError } from '../../books/books-error.ts';
import type { BooksClient } from '../../books/client.ts';
import { messageFor } from '../../books/error-catalogue.ts';
import { createQuestion } from '../../books/records.testdata.ts';
import { $app } from '../../stores/app.ts';
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
	settleAll,
} from '../render-island.testdata.tsx';
import { triedQuestion } from '../answer-box/tried-question.ts';
// Loaded before the tests, since its code loads with the first record.
import './question-source.ts';
import { QuestionViewer } from './QuestionViewer.tsx';

provideOpenFirstWall();

const tried = triedQuestion(createQuestion({ id: 'pa-102-1' }));

const viewer = (
	<QuestionViewer question={tried} etag={'"built"'} folds={<p>The built folds</p>}>
		<p>The built question</p>
	</QuestionViewer>
);

/** Renders the viewer inside an island for which the page's script has left this JSON, or "" for none. */
async function renderCalled(
	json = '',
	island: LiveIsland = document.createElement('astro-island'),
) {
	island.liveRecord = json;
	await renderIsland(viewer, island);
	await settleAll();
}

/** The line below the record; the box has its own status. */
const notice = (): HTMLElement => document.querySelector('output[tabindex]') ?? document.body;

function provide(questionDetails: () => Promise<unknown>) {
	provideServices({ client: createTestClient({ questionDetails } as Partial<BooksClient>) });
}

test('says where its record is and which version was built', async () => {
	provide(() => new Promise(() => {}));
	await renderCalled();
	const frame = document.querySelector<HTMLElement>('[data-live]');
	expect(frame?.dataset.live).toBe('/api/question_details?id=pa-102-1');
	expect(frame?.dataset.etag).toBe('"built"');
});

test('keeps the built question while it loads, then shows the live one', async () => {
	let answer = (_question: unknown) => {};
	provide(() => new Promise((resolve) => (answer = resolve)));
	await renderCalled();
	expect(document.body.textContent).toContain('The built question');
	expect(notice().textContent).toContain('Looking for the latest version');
	await settle(() => answer(createQuestion({ question_html: 'The live question' })));
	await settleAll();
	expect(document.body.textContent).toContain('The live question');
	expect(document.body.textContent).not.toContain('The built question');
	expect(notice().textContent).toBe('');
});

test.each([
	[
		'does not respond',
		new BooksError('network', ''),
		'does not respond. This is the saved version.',
	],
	['is too slow', new BooksError('timeout', ''), 'does not respond.'],
	['does not know the question', new BooksError('not-found', ''), 'did not find this page.'],
	['sends nonsense', new BooksError('malformed', ''), 'has a problem'],
])(
	'keeps the built question if the service %s, and a retry works',
	async (_how, issue, message) => {
		provide(() => Promise.reject(issue));
		await renderCalled();
		expect(document.body.textContent).toContain('The built question');
		expect(notice().textContent).toContain(message);
		expect(notice().textContent).not.toContain(messageFor(issue));
		expect($app.get().errors).toEqual([messageFor(issue)]);
		provide(() => Promise.resolve(createQuestion({ question_html: 'The live question' })));
		const retry = get('button', 'Retry');
		retry.focus();
		await click(retry);
		await settleAll();
		expect(document.activeElement).toBe(notice());
		expect(document.body.textContent).toContain('The live question');
		expect(query('button', 'Retry')).toBeNull();
	},
);

test('announces every retry that fails, because each notice reads differently', async () => {
	provide(() => Promise.reject(new BooksError('network', '')));
	await renderCalled();
	const said = new Set([notice().textContent]);
	for (const tries of [2, 3]) {
		await click(get('button', 'Retry'));
		await settleAll();
		expect(notice().textContent).toContain(`${tries} times`);
		said.add(notice().textContent);
	}
	expect(said.size).toBe(3);
	// A screen reader reads what changes inside it.
	expect(notice().tagName).toBe('OUTPUT');
});

test('uses the record that the page has fetched, without another request', async () => {
	provide(() => Promise.reject(new Error('asked again')));
	await renderCalled(JSON.stringify(createQuestion({ question_html: 'Handed over' })));
	expect(document.body.textContent).toContain('Handed over');
});

test('asks the service if what the page has fetched is not a question', async () => {
	provide(() => Promise.reject(new BooksError('network', '')));
	await renderCalled('{"pages":3}');
	expect(document.body.textContent).toContain('The built question');
	expect(notice().textContent).toContain('does not respond');
});

test('runs nothing in a record', async () => {
	const question_html = 'Safe<img src="x" onerror="globalThis.hacked = 1"><script>1</script>';
	provide(() => Promise.resolve(createQuestion({ question_html })));
	await renderCalled();
	expect(document.body.textContent).toContain('Safe');
	expect(document.querySelector('img, script')).toBeNull();
});
