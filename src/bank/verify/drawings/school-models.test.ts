/** Percent bars, jumps and normal curves, from the families' drawings to their proof. */
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { num } from '../../../math/expression.ts';
import { type Line, line } from '../../family.ts';
import { withJumps } from '../../families/num/int-add/jumps.ts';
import { withNormalCurve } from '../../families/stat/normal/normal-curve.ts';
import { drawn, isDrawn, issuesOf } from './drawn-line.testdata.ts';
import type { Drawing } from '../../figures/figure.ts';

const LAST = line(num(0));

const drawnOn = ({ figure }: Line): Drawing => {
	if (!figure) throw new Error('nothing is drawn');
	return drawn(figure);
};

const bar = drawn({ kind: 'percent bar', p: 30, part: 24, whole: 80 });
const jump = drawnOn(withJumps(LAST, -8, [5]));
const normal = drawnOn(
	withNormalCurve(LAST, {
		mean: 100,
		deviation: 15,
		from: -1,
		to: 2,
		percents: [34, 34, 13.5].map((percent) => new Fraction(percent)),
	}),
);

const within = (deviations: number, percent: number): Drawing =>
	drawnOn(
		withNormalCurve(LAST, {
			mean: 100,
			deviation: 15,
			from: -deviations,
			to: deviations,
			percents: [new Fraction(percent)],
		}),
	);

const SHARES = '$34\\% + 34\\% + 13.5\\%$ of the values';
const SCORES = 'The mean is $100$, the deviation $15$. How many lie between $85$ and $130$?';
const MIDDLE = SCORES.replace('85', '70');

test.each([
	['What is $30\\%$ of $80$?', '$= 24$', bar],
	['Find the sum: $-8 + 5$.', '$= -3$', jump],
	['Find the difference: $-8 - (-5)$.', '$= -3$', jump],
	[SCORES, SHARES, normal],
	[MIDDLE, 'About $95\\%$ of the values are there.', within(2, 95)],
])('proves the drawing for "%s"', (prompt, text, figure) => {
	expect(issuesOf(prompt, text, figure)).toEqual([]);
});

test.each([
	['What is $30\\%$ of $90$?', '$= 27$', bar, /do not name 24/],
	['Find the sum: $-8 + 6$.', '$= -2$', jump, /no line has the sum/],
	['Find the sum: $-8 + 5$.', '$= 3$', jump, /the jumps end at -3/],
	[SCORES.replace('130', '115'), SHARES, normal, /do not name 130/],
	[MIDDLE, 'About $68\\%$ of the values are there.', within(2, 68), /not those of the/],
	[SCORES, '$13.5\\% + 34\\% + 68\\%$', { ...normal, ...swapped() }, /not those of the/],
])('rejects the drawing beside "%s"', (prompt, text, figure, reason) => {
	expect(issuesOf(prompt, text, figure).join()).toMatch(reason);
});

function swapped(): Drawing {
	const percents = [13.5, 34, 34].map((percent) => new Fraction(percent));
	const part = { mean: 100, deviation: 15, from: -1, to: 2, percents };
	return drawnOn(withNormalCurve(LAST, part));
}

test.each([
	['the bar is shaded too far', bar, /H102\.8"/, 'H140"'],
	['the jump ends elsewhere', jump, /(Q[\d.]+ 16) [\d.]+/, '$1 200'],
	[
		'the curve is not over its mean',
		normal,
		/M24 [^"]*(?=" fill="none" stroke="#17203a" stroke-width="1.8")/,
		'M24 128L60 22L296 128',
	],
	['the shading ends between two marks', normal, /L[\d.]+ 128z/, 'L250 128z'],
])('detects that %s', (_what, figure, was, is) => {
	const svg = figure.svg.replace(was, is);
	expect(svg).not.toBe(figure.svg);
	expect(
		issuesOf(`${SCORES} $30\\%$ of $80$ $-8 + 5$`, `${SHARES} $24$ $-3$`, { ...figure, svg }),
	).toHaveLength(1);
});

test('leaves out a bar where an amount is not a short decimal', () => {
	expect(isDrawn({ kind: 'percent bar', p: new Fraction(100, 3), part: 5, whole: 15 })).toBe(false);
});
