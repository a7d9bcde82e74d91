import { expect, test } from 'vitest';
import { list, num, tuple } from '../../math/expression.ts';
import { createRandom } from '../../math/random.ts';
import { say } from '../../math/prose.ts';
import { point, sentence } from '../family.ts';
import { createDraft } from './bank.testdata.ts';
import { publish } from './publish.ts';

const PLACE = {
	id: 'pair',
	number: 1,
	book_name: 'algebra-1',
	chapter_name: '6-systems',
	material_name: '6-4-stories',
	standards: [],
	difficulty: 2,
} as const;

test.each([
	['the ordered pair 2, 5', say`How many tickets of each kind are sold? Give an ordered pair.`],
	['the point 2, 5', say`Where do the two graphs meet? Give an ordered pair.`],
	['the point 2, 5', say`Which point is P?`],
])('speaks the answer as %s', (speech, prompt) => {
	const draft = createDraft(1, { prompt, answer: point(2, 5) });
	expect(publish(draft, { ...PLACE, standards: [] }, createRandom('pair')).answer.speech).toBe(
		speech,
	);
});

test('speaks the solution in a line as it speaks the answer', () => {
	const draft = createDraft(1, {
		prompt: say`Solve the system. Give the solution as an ordered triple.`,
		answer: point(2, 5),
		steps: [sentence(say`The solution of the system is ${tuple(num(1), num(2), num(3))}.`)],
	});
	const { steps } = publish(draft, { ...PLACE, standards: [] }, createRandom('pair'));
	expect(steps[0]?.speech).toBe('The solution of the system is the ordered triple 1, 2, 3.');
});

test('speaks each of several pairs as an ordered pair', () => {
	const pairs = list(tuple(num(1), num(2)), tuple(num(3), num(4)));
	const draft = createDraft(1, {
		prompt: say`Solve the system. Give the solutions as ordered pairs.`,
		answer: { ...point(1, 2), body: say`${pairs}` },
	});
	expect(publish(draft, { ...PLACE, standards: [] }, createRandom('pair')).answer.speech).toBe(
		'the ordered pair 1, 2; the ordered pair 3, 4',
	);
});
