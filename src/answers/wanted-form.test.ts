import { expect, it } from 'vitest';
import { ANSWER_KINDS, type Answer } from '../schemas/wire/answer.ts';
import { wantedForm } from './wanted-form.ts';

const answer = (more: Partial<Answer>): Answer => ({
	kind: 'rational',
	value: '7/4',
	text: '',
	html: '',
	speech: '',
	...more,
});

it('says something for every kind', () => {
	for (const kind of ANSWER_KINDS) expect(wantedForm(answer({ kind }))).toMatch(/^[a-z].{5,}/);
});

it('names the form, the places, and the unit, but gives away nothing of the value', () => {
	expect(wantedForm(answer({ form: 'mixed number' }))).toContain('mixed number');
	expect(wantedForm(answer({ kind: 'decimal', value: '27.41', unit: 'metres' }))).toBe(
		'a decimal with 2 decimal places, in metres',
	);
});

/* On a phone a line ended inside "1 2/3" and "(x − 3)". */
it('keeps every example on one line', () => {
	const asked = [
		...ANSWER_KINDS.map((kind) => answer({ kind })),
		...['decimal', 'percent', 'mixed number'].map((form) => answer({ form })),
	];
	const examples = asked.flatMap((each) =>
		wantedForm(each)
			.split(/such as |in the form /)
			.slice(1),
	);
	expect(examples.length).toBeGreaterThan(10);
	expect(examples.filter((example) => example.includes(' '))).toEqual([]);
});
