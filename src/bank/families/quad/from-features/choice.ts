/** Which equation fits the given features? */
import Fraction from 'fraction.js';
import { evaluate } from '../../../../math/evaluate.ts';
import { equation, type Expression, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type Draft, multipleChoice } from '../../../family.ts';
import {
	factoredForm,
	standardForm,
	vertexForm,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { F, type Featured } from './lead.ts';
import { wrongSquare } from './vertex.ts';
import { oppositeProduct } from '../../../steps/reasons.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

type Wrong = readonly [rule: Expression, mistake: string];

/** Three wrong rules for the right one of `draft`; `undefined` when two are equal. */
export function asChoice(
	featured: Featured | undefined,
	right: Expression,
	wrong: readonly Wrong[],
): Draft | undefined {
	const all = [right, ...wrong.map(([rule]) => rule)].map((rule) =>
		[11, 13].map((x) => evaluate(rule, { x }).toFraction()).join(),
	);
	if (!featured || new Set(all).size < 4) return undefined;
	const { facts, ...draft } = featured;
	return {
		...draft,
		prompt: say`${facts} Which equation defines ${symbol('f')}?`,
		answer: multipleChoice(
			equation(F, right),
			...wrong.map(([rule, mistake]) => distractor(equation(F, rule), mistake)),
		),
	};
}

const DROPPED = 'dropped the negative sign from the leading coefficient';

/** What gives the opposite of a in y = a(x − h)² + k. */
export const wrongVertexLead = (a: Fraction, y: number, k: number): string =>
	a.lt(0)
		? DROPPED
		: `subtracted ${plainNumber(y)} from ${plainNumber(k)} instead of ${plainNumber(k)} from ${plainNumber(y)}`;

export function wrongVertexForms(a: number, h: number, k: number, x: number): Wrong[] {
	const y = a * (x - h) ** 2 + k;
	return [
		[vertexForm(a, -h, k), `found the leading coefficient, but ${wrongSquare(h)}`],
		[vertexForm(-a, h, k), wrongVertexLead(new Fraction(a), y, k)],
		[vertexForm(a, h, -k), 'subtracted k instead of adding it'],
	];
}

export const wrongFactoredForms = (a: number, r: number, s: number, x: number): Wrong[] => [
	[
		factoredForm(a, -r, -s),
		'found the leading coefficient, but wrote x + r instead of x − r for each zero r',
	],
	wrongFactoredLead(a, r, s, x),
	[factoredForm(1, r, s), 'did not use the point to find the leading coefficient'],
];

function wrongFactoredLead(a: number, r: number, s: number, x: number): Wrong {
	const [one, other] = [x - r, x - s];
	const y = a * one * other;
	if (a > 0 && y > 0 && one > 0)
		return [factoredForm(y, r, s), 'used the y-coordinate of the point as the leading coefficient'];
	return [
		factoredForm(-a, r, s),
		a < 0
			? DROPPED
			: y < 0
				? 'left out one of the negative signs when dividing'
				: oppositeProduct(one, other),
	];
}

export const wrongStandardForms = ({ a, b, c }: WholeQuadratic): Wrong[] => [
	[standardForm({ a, b: -b, c }), 'found b, but wrote −b as the coefficient of x'],
	[
		standardForm({ a: -a, b, c }),
		a < 0 ? DROPPED : 'found a, but wrote −a as the coefficient of x²',
	],
	[standardForm({ a: b, b: a, c }), 'switched the first two coefficients'],
];
