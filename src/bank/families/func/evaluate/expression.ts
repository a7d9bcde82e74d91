/** The part of func.evaluate where an expression is substituted into the rule. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	type Expression,
	num,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import {
	linear,
	minus,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draw,
	drawnInts,
	line,
	mergedByValue,
	polynomial,
	type Skill,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	composed,
	composingLines,
	ofCoefficients,
	ruleOf,
	valueOf,
	xFirst,
} from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const evaluateAtExpression: Skill = (draw) => {
	const c = coefficientsOf(draw);
	const k = draw.int('k');
	const form = draw.inTurn('form');
	const f = polynomialExpression(ofCoefficients(c));
	if (form === 'f(a)-f(b)' || form === 'difference') return differenceOf(c, f, k);
	const signs = draw.random.pick([1, -1]);
	const inner =
		form === 'f(kx)'
			? linear(k, 'x', 0)
			: form === 'f(-x)'
				? linear(-1, 'x', 0)
				: draw.random.int(0, 2) === 0
					? [term(1, 'x'), term(1, 'h')]
					: linear(1, 'x', signs * k);
	const left = call('f', polynomialExpression(inner));
	return {
		prompt: say`Given ${ruleOf('f', f)}, write ${left} as a polynomial in simplest form.`,
		answer: withMisconceptions(
			polynomial(polynomialExpression(xFirst(composed(c, inner)))),
			...mergedByValue(
				...misread(c, inner).map(([wrong, why]): WrongAnswer => [
					polynomial(polynomialExpression(wrong)),
					why,
				]),
			),
		),
		steps: [
			line(ruleOf('f', f)),
			...composingLines(left, c, inner, 'substitute the whole expression for x, in brackets'),
		],
		hints: [
			say`What does the rule become when every ${symbol('x')} is replaced with ${polynomialExpression(inner)}? Use brackets.`,
		],
	};
};

type Misread = [wrong: Polynomial, why: string];

/** What comes of f(kx) or f(x + q) when the input is misread. */
function misread(c: readonly number[], inner: Polynomial): Misread[] {
	const ifSquared = (...wrong: Misread[]) => (c.length > 2 ? wrong : []);
	const f = ofCoefficients(c);
	const added = inner.filter(({ powers }) => powers['x'] === undefined);
	const size = added[0]?.powers['h'] ? 'h' : added[0]?.coefficient.abs().toFraction();
	const isLess = added[0]?.coefficient.lt(0);
	if (added.length === 0) {
		const k = inner[0]?.coefficient ?? new Fraction(1);
		const without = ofCoefficients(c.map((one, at) => (at === 0 ? one : k.mul(one).valueOf())));
		if (k.equals(-1))
			return [
				[scale(f, k), 'multiplied f(x) by −1 instead of replacing x with −x'],
				...ifSquared([without, 'squared x but not its negative sign']),
				[f, 'left the rule unchanged instead of replacing x with −x'],
			];
		return [
			[
				scale(f, k),
				`multiplied f(x) by ${k.toFraction()} instead of replacing x with ${k.toFraction()}x`,
			],
			...ifSquared([without, `did not square ${k.toFraction()}`]),
			[plus(f, [term(k)]), `added ${k.toFraction()} to f(x) instead of multiplying x by it`],
		];
	}
	const x = [term(1, 'x')];
	const apart = c.reduce<Polynomial>(
		(total, one, at) =>
			at === 0
				? plus(total, [term(one)])
				: plus(total, scale(raised(x, at), one), scale(raised(added, at), one)),
		[],
	);
	return [
		[
			plus(f, added),
			isLess
				? `subtracted ${size} from f(x) instead of from x`
				: `added ${size} to f(x) instead of to x`,
		],
		...ifSquared([apart, 'squared each term separately']),
		[
			composed(c, minus(x, added)),
			isLess
				? `added ${size} to x instead of subtracting it`
				: `subtracted ${size} from x instead of adding it`,
		],
	];
}

const raised = (base: Polynomial, exponent: number): Polynomial =>
	Array.from({ length: exponent }, () => base).reduce(multiply, [term(1)]);

function coefficientsOf(draw: Draw): number[] {
	const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
	return draw.int('degree') === 1 ? [b, a] : [c, b, a];
}

function differenceOf(c: readonly number[], f: Expression, k: number) {
	const at = valueOf(c, k);
	const result = minus(ofCoefficients(c), [term(at)]);
	if (at.equals(0)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', f)}, write ${difference(call('f', 'x'), call('f', num(k)))} as a polynomial in simplest form.`,
		answer: withMisconceptions(
			polynomial(polynomialExpression(result)),
			[
				polynomial(polynomialExpression(plus(ofCoefficients(c), [term(at)]))),
				`added f(${k}) instead of subtracting it`,
			],
			[
				polynomial(polynomialExpression(minus(ofCoefficients(c), [term(k)]))),
				`subtracted ${k} instead of f(${k})`,
			],
		),
		steps: [
			...valueLines('f', f, k).lines,
			line(
				equation(difference(call('f', 'x'), call('f', num(k))), difference(f, num(at))),
				`substitute the rule for f(x) and ${plainNumber(at)} for f(${plainNumber(k)})`,
			),
			...(at.lt(0)
				? [
						line(
							continued(sum(f, num(at.neg()))),
							`subtracting ${at.toFraction()} is the same as adding ${at.neg().toFraction()}`,
						),
					]
				: []),
			...(c[0] === 0
				? []
				: [line(continued(polynomialExpression(result)), 'combine the constants')]),
		],
		hints: [say`What is the value of ${call('f', num(k))}? Find it before you subtract.`],
	};
}
