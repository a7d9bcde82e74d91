import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { isLoneUnit, mixedUnits, shortUnitsIn } from './units-agree.ts';

const AREA = 'A circle has a radius of $15.5\\text{ m}$. Find its area, in square meters.';

test('refuses a length asked for in centimeters and given in meters', () => {
	expect(mixedUnits(createQuestion({ question: AREA }))).toEqual([]);
	for (const question of [
		AREA.replace('square meters', 'square centimeters'),
		AREA.replace('text{ m}', 'text{ cm}'),
	])
		expect(mixedUnits(createQuestion({ question }))).toHaveLength(1);
});

test.each([
	['its figure', { question_html: '<img alt="A circle. Its radius is 15.5 cm.">' }],
	['the unit of its answer', { answer: { kind: 'number', value: '1', text: '1', unit: 'cm²' } }],
	['its solution', { steps: [{ text: 'It is $754$ square centimeters.', html: '', speech: '' }] }],
])('compares the prompt with %s', (_, changed) => {
	expect(mixedUnits(createQuestion({ question: AREA, ...(changed as object) }))).not.toEqual([]);
});

test.each([
	'A ladder is $3$ metres long. Its foot is $2\\text{ m}$ from the wall of a yard.',
	'Let $m$ be the slope, and let $g$ be $5$ cm.',
	'In each of the next $12$ minutes, a second pipe adds $7$ liters, and in $2$ days it is full.',
	'On a map, $1$ centimeter represents $5$ kilometers.',
	'Convert $2.5$ yards to feet.',
	'Money earns $3\\%$ per year, compounded monthly. How much is it after $6$ years?',
])('accepts "%s"', (question) => {
	expect(mixedUnits(createQuestion({ question, steps: [] }))).toEqual([]);
});

test.each([
	'The first grows by $\\$30$ each month. What is it after $2$ years?',
	'Robot A walks $2$ centimeters each second, and robot B $3$ centimeters each minute.',
	'Kai reads $20$ pages in $\\frac{3}{4}$ of a minute. How many pages per hour is that?',
])('refuses "%s"', (question) => {
	expect(mixedUnits(createQuestion({ question, steps: [] }))).toHaveLength(1);
});

test('offers another unit for an abbreviation, never for a variable', () => {
	expect(shortUnitsIn('If $m = 3$, $AB = x$ m, and $y = 8\\text{ cm}$')).toEqual([
		{ text: 'm', at: 21, other: 'cm' },
		{ text: 'cm', at: 41, other: 'm' },
	]);
});

test('knows a unit that is alone of its kind, which any other could replace', () => {
	const alone = createQuestion({ question: 'A box plot of the sales each day', steps: [] });
	expect(isLoneUnit(alone, 'day')).toBe(true);
	const again = createQuestion({ question: 'The sales each day for $6$ days', steps: [] });
	expect(isLoneUnit(again, 'day')).toBe(false);
	const worked = [{ text: 'A day has 24 hours.', html: '', speech: '' }];
	expect(isLoneUnit({ ...alone, steps: worked }, 'day')).toBe(false);
});
