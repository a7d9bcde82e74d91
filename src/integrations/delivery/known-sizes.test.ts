import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { measureMathFont } from '../math-font/font-measures.ts';
import { withKnownSizes } from './known-sizes.ts';

const font = await measureMathFont();
const FORMULA = '<math><mn>12</mn></math>';

test('sets the width of each initially visible formula', () => {
	expect(withKnownSizes(`<p>${FORMULA} or ${FORMULA}</p>`, font)).toBe(
		'<p><math data-em="0.99"><mn>12</mn></math> or <math data-em="0.99"><mn>12</mn></math></p>',
	);
});

test('saves the bytes in folded content, and continues after it', () => {
	const fold = `<details>${FORMULA}</details>`;
	expect(withKnownSizes(`${fold}${FORMULA}${fold}`, font)).toBe(
		`${fold}<math data-em="0.99"><mn>12</mn></math>${fold}`,
	);
});

test('leaves a formula that it cannot measure unchanged', () => {
	const table = '<math><mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable></math>';
	expect(withKnownSizes(table, font)).toBe(table);
});

test('leaves alone a page that waits for its font', () => {
	const page = `<link rel="preload" href="/math.woff2" as="font" crossorigin>${FORMULA}`;
	expect(withKnownSizes(page, font)).toBe(page);
});

test.each([
	['a fraction', '\\frac{1}{2}', 'height="1.05em" depth="0.58em"'],
	['a fraction in parentheses', '\\left(\\frac{1}{2}\\right)', 'height="1.09em" depth="0.58em"'],
])('makes the line of %s as tall as it will be', (_, tex, size) => {
	expect(withKnownSizes(mathml(tex), font)).toMatch(
		new RegExp(`<mspace ${size}></mspace></math>$`),
	);
});

test('adds no strut to a formula without a fraction, or with one in an exponent', () => {
	for (const tex of ['x + 1', '16^{\\frac{5}{3}}'])
		expect(withKnownSizes(mathml(tex), font)).not.toContain('<mspace');
});

/* "√11 , 5": Chromium left a gap of 8 px after every root. */
test.each([
	['\\sqrt{11}', 1.78],
	['\\sqrt[3]{500}', 2.34],
])('sets the width of the root %s without the gap that Chromium leaves after it', (tex, em) => {
	const root = new RegExp(`<(msqrt|mroot) data-em="${em}">`);
	expect(withKnownSizes(mathml(tex), font)).toMatch(root);
	expect(withKnownSizes(`<details>${mathml(tex)}</details>`, font)).toMatch(root);
});

test('measures a formula with the widths set for its roots', () => {
	const widthOf = (tex: string) =>
		Number(/<math data-em="([\d.]+)"/.exec(withKnownSizes(mathml(tex), font))?.[1]);
	expect(widthOf('\\sqrt{11}')).toBe(1.78);
	expect(widthOf('\\sqrt{11}, 5')).toBeCloseTo(widthOf('\\sqrt{11}') + widthOf(', 5'), 1);
});

test('measures a root in its own em, however small it is drawn', () => {
	const small = withKnownSizes(mathml('x^{\\frac{\\sqrt{3}}{2}}'), font);
	expect(small).toMatch(/<msqrt scriptlevel="2"[^>]* data-em="1.29">/);
});

test.each(['\\sqrt{\\frac{1}{2}}', '\\sqrt{(x + 1)^2}'])(
	'leaves %s alone, because its radical sign may be larger',
	(tex) => {
		expect(withKnownSizes(mathml(tex), font)).not.toMatch(/<msqrt[^>]* data-em/);
	},
);

test('sets the width of the inner root of two', () => {
	expect(withKnownSizes(mathml('\\sqrt{\\sqrt{2}}'), font)).toMatch(
		/<msqrt><msqrt data-em="1.29">/,
	);
});
