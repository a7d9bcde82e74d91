/** Vertices, axes, and quadratic functions from their features, calculated from the a, h, and k of the function. */
import { isNear } from '../../equation-lines.ts';
import { fromValue, isOneOf } from '../relations/found-values.ts';
import {
	inItsLetter,
	leadsToAny,
	type Outcome,
	pointsIn,
	polynomialAt,
	polynomialIn,
	polynomialsIn,
} from '../relations/outcomes.ts';
import { where } from '../relations/combined.ts';
import { allNamed, changed, type Pair, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Parabola = { a: number; b: number; c: number; h: number; k: number };

const parabolaOf = ([c = 0, b = 0, a = 0]: readonly number[]): Parabola => ({
	a,
	b,
	c,
	h: -b / (2 * a),
	k: c - b ** 2 / (4 * a),
});

/** The quadratic functions that the record states. */
const given = (pair: Pair): Parabola[] => polynomialsIn(pair, 2).map(parabolaOf);

/** The right answer, if it is a quadratic function. */
function answerOf({ right }: Pair): Parabola | undefined {
	const coefficients = polynomialIn(right);
	return coefficients?.length === 3 ? parabolaOf(coefficients) : undefined;
}

const inVertexForm = (a: number, h: number, k: number): Outcome => [
	inItsLetter((x) => a * (x - h) ** 2 + k),
];

/** The right answer with another a, or h, found with each point that the prompt gives on its graph. */
const refitted = (fit: (curve: Parabola, x: number, y: number) => Outcome): Relation =>
	leadsToAny((pair) => {
		const curve = answerOf(pair);
		return curve
			? pointsIn(pair.prompt)
					.filter(
						([x, y]) =>
							!isNear(x, curve.h) && isNear(polynomialAt([curve.c, curve.b, curve.a], x), y),
					)
					.map(([x, y]) => fit(curve, x, y))
			: [];
	});

/** a(x − h)² + k or ax² + bx + c with −a; a polynomial found from its zeros has the opposite sign. */
const oppositeLeading: Relation = leadsToAny((pair) => {
	const curve = /\)\^\{2\}(?: [+-] [^()]*)?\$?$/.test(pair.right) ? answerOf(pair) : undefined;
	if (curve) return [inVertexForm(-curve.a, curve.h, curve.k)];
	const coefficients = polynomialIn(pair.right);
	if (!coefficients) return [];
	const isFactored =
		pair.right.split('=').at(-1)?.includes('(') === true ||
		/\b(?:zero|root|factor|intercept)s?\b/.test(pair.prompt);
	const other = isFactored
		? coefficients.map((one) => -one)
		: coefficients.map((one, power) => (power === coefficients.length - 1 ? -one : one));
	return [[inItsLetter((x) => polynomialAt(other, x))]];
});

/** Calculated from the first quadratic of the record. */
const ofGiven = (outcomes: (curve: Parabola) => readonly Outcome[]): Relation =>
	leadsToAny((pair) => given(pair).slice(0, 1).flatMap(outcomes));

/** A value at the vertex of the record's quadratic, if that is where the right answer is. */
const atVertex = (other: (curve: Parabola) => number): Relation =>
	leadsToAny((pair) => {
		const [curve] = given(pair);
		const rights = pair.parts()?.[0].values[0] ?? [];
		// The vertex comes last, but other coordinates may be the same.
		const place = rights.findLastIndex((value) => curve && isNear(value, curve.k, 1e-7));
		return curve && place >= 0 ? [rights.with(place, other(curve))] : [];
	});

/** "x = 5" is written as "y = 5". */
const otherLetter: Relation = ({ right, wrong }) =>
	wrong === right.replace('x = ', 'y = ') && wrong !== right;

/** The coefficient before the blank: "t^{2} + 30t + \square". */
const beforeBlank = (other: (coefficient: number) => number): Relation =>
	leadsToAny(({ prompt }) => {
		const [, sign = '', size = ''] =
			/^[^$]*\$[a-z]\^\{2\} ([+-]) (\d*)[a-z] \+ \\square/.exec(prompt) ?? [];
		return sign === '' ? [] : [[other(Number(size || 1) * (sign === '-' ? -1 : 1))]];
	});

/** Half of the coefficient before the blank: "16x^{2} - 72x + \\square". */
const halfBeforeBlank = (other: (half: number) => number): Relation =>
	leadsToAny(({ prompt }) => {
		const [, sign = '', size = ''] =
			/[a-z]\^\{2\} ([+-]) (\d*)[a-z] \+ \\square/.exec(prompt) ?? [];
		return sign === '' ? [] : [[other((Number(size || 1) * (sign === '-' ? -1 : 1)) / 2)]];
	});

export const PARABOLA_RULES: readonly Rule[] = [
	rule(
		refitted(({ h, k }, x, y) => inVertexForm((y - k) / (x - h), h, k)),
		'did not square the difference of the x-coordinates',
	),
	rule(
		refitted(({ h, k }, x, y) => inVertexForm((y - k) / (x + h) ** 2, -h, k)),
		'wrote \\(x [+−] NUMBER\\)² instead of \\(x [+−] NUMBER\\)²',
	),
	rule(
		oppositeLeading,
		'dropped the negative sign from the leading coefficient',
		'treated the quotient of two negative numbers as negative',
		'used a (?:negative|positive) leading coefficient although the graph (?:rises|falls) to the right',
	),
	rule(
		atVertex(({ c }) => c),
		'found the value at x = 0 instead of at the vertex',
		'used the y-intercept as the y-coordinate of the vertex',
		'gave the constant term of the standard form',
	),
	rule(
		atVertex(({ c, h }) => c - h ** 2),
		'did not multiply the subtracted number by the leading coefficient',
	),
	rule(otherLetter, 'wrote y instead of x in the equation of the axis'),
	rule(
		ofGiven(({ k }) => [[k]]),
		'used the y-coordinate of the vertex',
	),
	rule(
		where(
			/^(?!.*interval)/,
			ofGiven(({ h }) => [[h]]),
		),
		'used the x-coordinate of the vertex',
	),
	rule(
		changed((value) => 2 * value),
		'added the zeros but did not divide by 2',
	),
	rule(
		leadsToAny((pair) => given(pair).map(({ a }) => [a, ...(pair.parts()?.[0].values[0] ?? [])])),
		'counted the leading coefficient as a zero',
	),
	rule(
		leadsToAny((pair) => {
			const curve = answerOf(pair);
			const [named = Number.NaN] = allNamed(pair);
			return curve
				? [
						[
							inItsLetter(
								(x) => polynomialAt([curve.c, curve.b, curve.a], x) + named * (1 - curve.a),
							),
						],
					]
				: [];
		}),
		'did not multiply the NUMBER inside the brackets by the leading coefficient',
	),
	rule(
		leadsToAny((pair) => {
			const [named = Number.NaN] = allNamed(pair);
			const curve = answerOf(pair);
			if (!curve) return [];
			return pointsIn(pair.prompt).map(([x, y]) => {
				const a = y / ((x - curve.h) ** 2 + named);
				return inVertexForm(a, curve.h, a * named);
			});
		}),
		'added NUMBER inside the brackets instead of subtracting it',
	),
	rule(
		halfBeforeBlank((half) => half ** 2),
		'did not factor out NUMBER first',
		'squared half of the middle coefficient and ignored the first coefficient',
	),
	rule(
		halfBeforeBlank((half) => half),
		'did not square half of the coefficient in the brackets',
	),
	rule(
		changed((value) => -value),
		'gave the last term the sign of the middle term',
		'dropped the negative sign from the coefficient of k',
	),
	rule(
		fromValue((value, { prompt, said: [way] }) => {
			const [, price, step, direction] =
				/ at \$\\\$([\d.]+)\$ each.* each \$\\\$([\d.]+)\$ (increase|decrease) in price/.exec(
					prompt,
				) ?? [];
			const start = Number(price);
			return [direction === way ? start + (value - start) / Number(step) : undefined];
		}),
		'changed the price by only \\$1 for each (increase|decrease)',
	),
	rule(
		isOneOf((pair) => {
			const [x, y, ...more] = pair.parts()?.[0].values[0] ?? [];
			return x === undefined || y === undefined || more.length > 0 ? [] : [[x, -y]];
		}),
		'left out the negative sign in front of the factors',
	),
	rule(
		beforeBlank((b) => b / 2),
		'took half of the coefficient but did not square it',
	),
	rule(
		beforeBlank((b) => b ** 2),
		'squared the coefficient without taking half of it',
	),
	rule(
		beforeBlank((b) => b ** 2 / 2),
		'squared the coefficient before taking half of it',
	),
];
