import { expect, test } from 'vitest';
import { term } from '../../math/polynomial.ts';
import { bracket } from './solve-equation.ts';
import { type BracketWords, wrongSolutions } from './equation-question.ts';

const x = (factor: number) => term(factor, 'x');

const saidOf = (...equation: Parameters<typeof wrongSolutions>) =>
	wrongSolutions(...equation).map(([value, why]) => `${value.toFraction()}: ${why}`);

test('names only the brackets in which a mistake changes something', () => {
	const said = saidOf([bracket(1, x(1), term(-3))], [bracket(-2, x(1), term(-3))]);
	expect(said[0]).toBe(
		'-1: distributed the negative sign only to the first term in the brackets after -2',
	);
});

test('says what was done to the brackets in the words of the question', () => {
	const words: BracketWords = {
		signOnFirst: (changed, all) => `${changed.length} of ${all.length} signs`,
		firstOnly: (changed, all) => `${changed.length} of ${all.length} factors`,
	};
	const [left, right] = [[term(1), bracket(-2, x(1), term(3))], [bracket(3, x(1), term(1))]];
	const said = saidOf(left, right, { brackets: words }).join('; ');
	expect(said).toContain('1 of 2 signs');
	expect(said).toContain('2 of 2 factors');
});

test('names both ways to a positive solution: a lost sign, and a subtraction the other way around', () => {
	expect(saidOf([x(1), term(9)], [term(4)])).toContain(
		'5: either dropped the negative sign from the solution, or subtracted in the wrong order',
	);
	expect(saidOf([x(1), term(9)], [term(-4)])).toContain(
		'13: dropped the negative sign from the solution',
	);
});

test('names a stop before the last division where another mistake leads to the same number', () => {
	const said = saidOf([x(2), term(2)], [term(56)]);
	expect(said).toContain('29: added 2 instead of subtracting it');
	expect(said.join()).not.toContain('stopped');
	expect(saidOf([x(2), term(7)], [term(21)])).toContain(
		'14: either stopped before dividing by the coefficient, or added 7 instead of subtracting it',
	);
});
