import { expect, test } from 'vitest';
import { createQuestion } from '../../books/records.testdata.ts';
import { get, query, renderIsland } from '../render-island.testdata.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';

const rich = (words: string) => ({ text: words, html: words, speech: words });

test('shows the prompt, the folded answer, and the solution with its reasons', async () => {
	const question = createQuestion({
		number: 12,
		steps: [rich('8 - 3'), { ...rich('<b class="changed">5</b>'), why: 'subtract 3' }],
	});
	await renderIsland(<QuestionCard question={question} />);
	expect(get('heading', 'Question 12').tagName).toBe('H1');
	expect(get('article').textContent).toContain('Add.');
	const solution = get('group', 'Solution');
	expect(solution.hasAttribute('open')).toBe(false);
	expect(solution.querySelectorAll('li')).toHaveLength(2);
	expect(solution.textContent).toContain('2 steps');
	expect(solution.textContent).toContain('subtract 3');
	expect(solution.querySelector('.changed')?.textContent).toBe('5');
	expect(get('group', 'Answer').textContent).toContain('-3');
});

test('names difficulty and standards', async () => {
	await renderIsland(<QuestionFacts question={createQuestion({ difficulty: 2 })} />);
	expect(document.body.textContent).toMatch(/2 of 3.*7\.NS\.A\.1/s);
});

test('says what a standard requires, if known', async () => {
	const statements = new Map([['7.NS.A.1', 'Add and subtract rational numbers.']]);
	await renderIsland(<QuestionFacts question={createQuestion()} statements={statements} />);
	expect(document.body.textContent).toContain('7.NS.A.1 Add and subtract rational numbers.');
});

test('shows the choices A to D as radio buttons of the box, and the right one as the answer', async () => {
	const choices = (['A', 'B', 'C', 'D'] as const).map((key, index) => ({
		key,
		...rich(`choice ${index}`),
	}));
	const answer = { kind: 'multiple-choice' as const, value: 'C', ...rich('C'), choices };
	await renderIsland(<QuestionCard question={createQuestion({ answer })} />);
	const radios = Array.from(
		document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]'),
	);
	expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
		'Achoice 0',
		'Bchoice 1',
		'Cchoice 2',
		'Dchoice 3',
	]);
	expect(get('group').querySelector('legend')?.textContent).toBe('Your answer');
	expect(document.forms[0]?.id).toBe(radios[0]?.getAttribute('form'));
	expect(get('group', 'Answer').textContent).toBe('AnswerCchoice 2');
});

test('numbers several hints and folds them', async () => {
	const hints = [rich('first'), rich('second')];
	await renderIsland(<QuestionCard question={createQuestion({ hints })} />);
	expect(get('group', 'Hint 1').textContent).toBe('Hint 1first');
	expect(get('group', 'Hint 2').hasAttribute('open')).toBe(false);
});

test('lists the choices of a check in a lecture, which has no box', async () => {
	const choices = [{ key: 'A' as const, ...rich('one') }];
	const answer = { kind: 'multiple-choice' as const, value: 'A', ...rich('A'), choices };
	await renderIsland(<QuestionCard question={createQuestion({ answer })} form="folded" />);
	expect(document.querySelector('[aria-label="Choices"] > li')?.textContent).toBe('Aone');
	expect(document.querySelector('form, input')).toBeNull();
});

test('shows the image of a line below its reason, once', async () => {
	const html = 'x > 2 <img src="/api/question-images/q7-step-2" alt="A number line">';
	const steps = [
		rich('2x > 4'),
		{ ...rich(html), why: 'divide by 2', image_id: 'q7-step-2' },
		{ ...rich('only named'), image_id: 'q7-step-3' },
	];
	await renderIsland(<QuestionCard question={createQuestion({ steps })} />);
	const lines = Array.from(get('group', 'Solution').querySelectorAll('li'));
	expect(lines.map((line) => line.querySelectorAll('img').length)).toEqual([0, 1, 1]);
	expect(lines[2]?.querySelector('img')?.alt).toBe('Figure for line 3');
	const [, drawn] = lines;
	expect(drawn?.textContent).toBe('x > 2 divide by 2');
	expect(drawn?.lastElementChild?.querySelector('img')?.alt).toBe('A number line');
});

test('shows a worked example open, without folds', async () => {
	const question = createQuestion({ steps: [rich('8 - 3')], hints: [rich('a hint')] });
	await renderIsland(
		<QuestionCard question={question} title="Example 1" headingLevel={3} form="worked" />,
	);
	expect(get('heading', 'Example 1').tagName).toBe('H3');
	expect(query('group')).toBeNull();
	expect(get('article').textContent).toContain('8 - 3');
	expect(get('article').textContent).not.toContain('a hint');
});

test('shows the image of a record that only names it', async () => {
	await renderIsland(<QuestionCard question={createQuestion({ image_id: 'nl 7' })} />);
	const image = document.querySelector('img');
	expect(image?.getAttribute('src')).toBe('/api/question-images/nl%207');
	expect(image?.alt).toBe('Figure for question 1');
});

test.each([
	'See <img src="/api/question-images/nl7" alt="">',
	'See <svg role="img" aria-label="A number line"></svg>',
])('leaves the image to the markup that already has it: %s', async (question_html) => {
	await renderIsland(
		<QuestionCard question={createQuestion({ image_id: 'nl7', question_html })} />,
	);
	expect(document.querySelectorAll('img, svg')).toHaveLength(1);
});
