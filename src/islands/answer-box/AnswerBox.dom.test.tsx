import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { $progress, deleteProgress } from '../../stores/progress.ts';
import { click, get, query, renderIsland, settle, type } from '../render-island.testdata.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import type { Marking } from './marking.ts';

const tried = {
	questionId: 'pa-102-1',
	skillId: 'pa.add',
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};

afterEach(() => {
	deleteProgress();
	document.body.replaceChildren();
});

async function render(marking: Partial<Marking>, beside = '') {
	const card = document.createElement('article');
	card.innerHTML = beside;
	const place = document.createElement('div');
	card.append(place);
	document.body.append(card);
	await renderIsland(
		<AnswerBox
			marking={{ kind: 'integer', value: '-3', formulas: '', ...marking }}
			question={tried}
		/>,
		place,
	);
	// React removes a container from wherever it was.
	card.append(place);
}

const line = () => get('textbox', 'Your answer') as HTMLInputElement;
const verdict = () => get('status').dataset['verdict'];

async function check() {
	await act(async () => document.forms[0]?.requestSubmit());
	// The engine is a separate module.
	await settle(() => import('./marking-engine.ts'));
	await settle();
}

test('marks a typed answer, announces the verdict, and records the try', async () => {
	await render({});
	await type(line(), '5');
	await check();
	expect(verdict()).toBe('wrong');
	expect(get('status').textContent).toContain('Not yet');
	await type(line(), '-3');
	expect(get('status').textContent).toBe('');
	await check();
	expect(verdict()).toBe('right');
	const tries = $progress.get().questions['pa-102-1']?.tries.map(([, name]) => name);
	expect(tries).toEqual(['wrong', 'right']);
});

test("says what is wanted before the first try, in the field's description", async () => {
	await render({});
	const wanted = document.getElementById(line().getAttribute('aria-describedby') ?? '');
	expect(wanted?.textContent.length).toBeGreaterThan(3);
});

test('shows how the text is understood while it is typed', async () => {
	await render({});
	await settle(() => import('./marking-engine.ts'));
	await type(line(), '12');
	expect(document.querySelector('math')?.textContent).toBe('12');
	expect(document.body.textContent).toContain('Read as');
});

test('asks for an answer if there is none, without counting a try', async () => {
	await render({});
	await check();
	expect(get('status').textContent).toContain('Type your answer');
	expect(document.activeElement).toBe(line());
	expect($progress.get().questions).toEqual({});
});

test('a key inserts its symbol at the caret, and the focus stays where it was', async () => {
	await render({ kind: 'expression', value: 'x + 1', formulas: '$x$' });
	await type(line(), '21');
	line().focus();
	line().setSelectionRange(1, 1);
	const root = get('button', 'square root');
	expect((await press(root)).defaultPrevented).toBe(true);
	await click(root);
	expect(line().value).toBe('2√()1');
	expect(line().selectionStart).toBe(3);
	expect(document.activeElement).toBe(line());
});

/** The press before a click, which would move the focus. */
async function press(key: HTMLElement) {
	const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
	await act(async () => key.dispatchEvent(event));
	return event;
}

test('keeps the fields of a point and its line of text in sync', async () => {
	await render({ kind: 'point', value: '(1, 2)' });
	await click(get('button', 'Fill in part by part'));
	await type(get('textbox', 'x-coordinate'), '4');
	await type(get('textbox', 'y-coordinate'), '-1');
	expect(line().value).toBe('(4, -1)');
	await type(line(), '(7, 8)');
	expect((get('textbox', 'x-coordinate') as HTMLInputElement).value).toBe('7');
	await type(line(), '(7');
	expect((get('textbox', 'y-coordinate') as HTMLInputElement).value).toBe('8');
});

test('starts a matrix with fields, whose number the learner chooses', async () => {
	await render({ kind: 'matrix', value: '\\begin{bmatrix} 1 & 2 & 3 \\end{bmatrix}' });
	expect(query('textbox', 'Row 2, column 2')).not.toBeNull();
	expect(query('textbox', 'Row 2, column 3')).toBeNull();
	const [, columns] = document.querySelectorAll('select');
	if (!columns) throw new Error('No choice of columns.');
	await act(async () => {
		columns.value = '3';
		columns.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await type(get('textbox', 'Row 1, column 3'), '5');
	expect(line().value).toBe('[[, , 5], [, , ]]');
});

test('adds fields for another value of a list', async () => {
	await render({ kind: 'equation-solution-set', value: '-3, 3' });
	await click(get('button', 'Fill in part by part'));
	await type(get('textbox', 'Value 1'), '3');
	await click(get('button', 'Another value'));
	await type(get('textbox', 'Value 3'), '-3');
	expect(line().value).toBe('3, -3');
});

const CHOICES = `<input type="radio" name="answer" value="A" form="box-pa-102-1">
	<input type="radio" name="answer" value="B" form="box-pa-102-1">`;
const choice: Marking = {
	kind: 'multiple-choice',
	value: 'B',
	formulas: '',
	choices: [{ key: 'A', misconception: 'took the wrong sign' }, { key: 'B' }],
};

test('has no text field for multiple choice, and asks for a choice', async () => {
	await render(choice, CHOICES);
	expect(query('textbox')).toBeNull();
	expect(query('button', 'minus')).toBeNull();
	await check();
	expect(get('status').textContent).toContain('Choose an answer');
});

const HELP = `<details data-help="hint"><summary>Hint</summary></details>
	<details data-help="steps"><summary>Solution</summary></details>
	<p class="like"><a href="#another">Another like this</a><a href="#lecture">Lecture: Signs</a></p>`;

test('offers ways on from a wrong answer: a hint, the first step, the lecture, another like this', async () => {
	await render({}, HELP);
	await type(line(), '5');
	await check();
	const way = () =>
		Array.from(
			get('status').parentElement?.querySelectorAll('button, a') ?? [],
			(e) => e.textContent,
		);
	expect(way()).toEqual(['Show a hint', 'Lecture: Signs', 'Another like this']);
	await click(get('button', 'Show a hint'));
	expect(document.querySelector('[data-help=hint]')?.hasAttribute('open')).toBe(true);
	expect(document.activeElement?.textContent).toBe('Hint');
	expect(way()[0]).toBe('Show the first step');
});
