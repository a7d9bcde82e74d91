import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (question: string, value: string): string[] =>
	verify({
		skill: 'Relate scale factors to area and volume',
		question: createQuestion({
			question,
			answer: { kind: 'rational', value, text: '', html: '', speech: '' },
		}),
	});

const scaled = (from: string, to: string) =>
	`Two similar cones have a scale factor of $\\frac{2}{9}$ from the ${from} cone to the ${to} cone.`;
const ratio = (one: string, other: string) =>
	`Find the ratio of the volume of the ${one} cone to the volume of the ${other} cone, as a fraction in lowest terms.`;

test('the scale factor leads from one of the two to the other, and the ratio has an order', () => {
	const right = `${scaled('large', 'small')} ${ratio('small', 'large')}`;
	expect(issuesOf(right, '8/729')).toEqual([]);
	expect(issuesOf(`${scaled('small', 'large')} ${ratio('small', 'large')}`, '8/729')).toHaveLength(
		1,
	);
	expect(issuesOf(`${scaled('large', 'small')} ${ratio('large', 'small')}`, '8/729')).toHaveLength(
		1,
	);
	expect(issuesOf(`${scaled('large', 'small')} ${ratio('large', 'large')}`, '8/729')).toHaveLength(
		1,
	);
});

test('the size that is asked for is that of the other one', () => {
	const asked = (known: string, wanted: string) =>
		issuesOf(
			`${scaled('large', 'small').replaceAll('cone', 'square')} The area of the ${known} square is $8$ cm². Find the area of the ${wanted} square, in square centimetres.`,
			'162',
		);
	expect(asked('small', 'large')).toEqual([]);
	expect(asked('large', 'small')).toHaveLength(1);
});
