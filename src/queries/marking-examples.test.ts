import { expect, test } from 'vitest';
import type { MarkingCase } from '../answers/marking-case.ts';
import { pickExamples } from './marking-examples.ts';

const of = (
	value: string,
	given: string,
	verdict: MarkingCase['verdict'],
	why = given,
): MarkingCase => ({
	expected: { kind: 'rational', value },
	given,
	verdict,
	why,
});

test('shows the expected answer with the most instructive cases', () => {
	const { expected, verdicts } = pickExamples([
		of('1/2', '0.5', 'right'),
		of('3/4', '0.75', 'right'),
		of('3/4', '6/8', 'form'),
		of('3/4', '4/3', 'wrong'),
	]);
	expect(expected.value).toBe('3/4');
	expect(verdicts.map(({ verdict }) => verdict)).toEqual(['right', 'form', 'wrong']);
});

test('leaves out disputed cases, the answer itself, TeX, and a second case with the same reason', () => {
	const { verdicts } = pickExamples([
		of('3/4', '3/4', 'right'),
		of('3/4', String.raw`\frac{3}{4}`, 'right'),
		of('3/4', '3÷4', ['right', 'form']),
		of('3/4', '.75', 'right', 'a decimal'),
		of('3/4', '0.75', 'right', 'a decimal'),
	]);
	expect(verdicts.map(({ cases }) => cases.map(({ given }) => given))).toEqual([['.75']]);
});

test('rejects a kind without cases', () => {
	expect(() => pickExamples([])).toThrow('no cases');
});
