import { describe, expect, test } from 'vitest';
import { equation } from '../../math/expression.ts';
import { proseText } from '../../math/prose.ts';
import { tex } from '../../math/tex.ts';
import { collectLetter } from './collect-letter.ts';
import { isolate, mistaken, readFormula } from './isolate.ts';

test.each([
	['A=½h(a+b)', 'A = \\frac{1}{2}h(a + b)'],
	['T=2π√(L/g)', 'T = 2\\pi \\sqrt{\\frac{L}{g}}'],
	['m=(y2-y1)/(x2-x1)', 'm = \\frac{y_{2} - y_{1}}{x_{2} - x_{1}}'],
	['S=a(1-rⁿ)/(1-r)', 'S = \\frac{a(1 - r^{n})}{1 - r}'],
	['y=-3(x-2)²+k', 'y = -3(x - 2)^{2} + k'],
])('reads %s', (text, written) => {
	const { left, right } = readFormula(text);
	expect(tex(equation(left, right))).toBe(written);
});

test.each(['A', 'A=b=c', 'A=(b', 'A=b*c'])('refuses %s', (text) => {
	expect(() => readFormula(text)).toThrow(RangeError);
});

const result = (text: string, letter: string, solve = isolate) => {
	const found = solve(readFormula(text), letter);
	return found && tex(found.result);
};

describe('a letter that occurs once', () => {
	test.each([
		['A=½h(a+b)', 'b', '\\frac{2A}{h} - a'],
		['C=5/9(F-32)', 'F', '\\frac{9}{5}C + 32'],
		['A=P(1+rt)', 'r', '\\frac{A - P}{Pt}'],
		['T=2π√(L/g)', 'L', '\\frac{gT^{2}}{4\\pi^{2}}'],
		['V=4/3πr³', 'r', '\\sqrt[3]{\\frac{3V}{4\\pi}}'],
		['S=a/(1-r)', 'r', '1 - \\frac{a}{S}'],
	])('%s for %s is %s', (text, letter, expected) => {
		expect(result(text, letter)).toBe(expected);
	});

	test('is not freed when its sign would not be certain', () => {
		expect(result('y=a(x-h)²+k', 'x')).toBeUndefined();
	});

	test('is given reasons', () => {
		const lines = isolate(readFormula('P=2l+2w'), 'w')?.lines ?? [];
		expect(lines.map(({ body, why }) => [proseText(body), why])).toEqual([
			['$P = 2l + 2w$', undefined],
			['$P - 2l = 2w$', 'subtract 2l from both sides'],
			['$\\frac{P - 2l}{2} = w$', 'divide both sides by 2'],
			['$w = \\frac{P - 2l}{2}$', 'write w on the left side'],
		]);
	});

	test('keeps no part of a fraction that was left out or multiplied by again', () => {
		const wrong = mistaken(readFormula('V=4/3πr³'), 'r').map(({ result: found }) => tex(found));
		expect(wrong).toContain('\\sqrt[3]{\\frac{V}{\\pi}}');
		expect(wrong).toContain('\\sqrt[3]{\\frac{4V}{3\\pi}}');
	});

	test('comes out wrong in named ways', () => {
		const wrong = mistaken(readFormula('d=rt'), 't').map((one) => [
			tex(one.result),
			one.misconception,
		]);
		expect(wrong).toContainEqual(['\\frac{r}{d}', 'divided in the wrong order']);
	});
});

describe('a letter that occurs more than once', () => {
	test.each([
		['ax+b=cx+d', 'x', '\\frac{d - b}{a - c}'],
		['1/f=1/u+1/v', 'u', '\\frac{fv}{v - f}'],
		['p=q(1+r)/(1-r)', 'r', '\\frac{p - q}{q + p}'],
		['S=2(lw+lh+wh)', 'h', '\\frac{S - 2lw}{2l + 2w}'],
	])('%s for %s is %s', (text, letter, expected) => {
		expect(result(text, letter, collectLetter)).toBe(expected);
	});
});
