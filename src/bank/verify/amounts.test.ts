import { expect, test } from 'vitest';
import { amountsIn } from './amounts.ts';
import { show } from './values.ts';

const read = (text: string) => {
	const { dollars, percents, plain } = amountsIn(text);
	return {
		dollars: dollars.map(show),
		percents: percents.map(show),
		plain: plain.map(show),
	};
};

test('tells dollars, percents, and other numbers apart', () => {
	expect(read('Noor puts $\\$12{,}500$ in at $3.5\\%$ for $4$ years.')).toEqual({
		dollars: ['12500'],
		percents: ['7/2'],
		plain: ['4'],
	});
});

test('reads cents, fractions and mixed numbers', () => {
	expect(read('It costs $\\$0.75$ for $\\frac{3}{4}$ of a mile or $2\\frac{1}{2}$ miles.')).toEqual(
		{
			dollars: ['3/4'],
			percents: [],
			plain: ['3/4', '5/2'],
		},
	);
});

test('does not see spelled-out numbers', () => {
	expect(read('Two towns are three inches apart.').plain).toEqual([]);
});
