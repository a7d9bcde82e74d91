/** Pairs of functions of different families, with their sum, difference, product or quotient. */
import {
	brackets,
	difference,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call, root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import type { Draw } from '../../../family.ts';
import { line1, ofCoefficients, times1 } from '../../../steps/function-rule.ts';
import Fraction from 'fraction.js';

export type Mixed = {
	one: Expression;
	two: Expression;
	op: '+' | '-' | 'x' | '/';
	left: Expression;
	/** The rules substituted, and the same simplified. */
	shown: Expression;
	result: Expression;
	why?: string;
	/** What comes between the two, with its reason, where it takes two steps. */
	between?: readonly [Expression, why: string];
	/** Why nothing is simplified where the rules are only written side by side. */
	simplest?: string;
	/** For a quotient in which no common factor is divided out. */
	hint?: Prose;
	/** Where the simplified rule holds, if it is defined at more inputs than the functions. */
	where?: Expression;
	/** True when values at whole numbers are exact. */
	valued: boolean;
};

const [f, g] = [call('f', 'x'), call('g', 'x')];
const poly = (...c: number[]) => polynomialExpression(ofCoefficients(c));

const termsOf = (of: Expression): Expression[] => (of.kind === 'sum' ? of.terms : [of]);

function negative(of: Expression): Expression {
	if (of.kind === 'number') return num(of.value.neg());
	if (of.kind === 'product' && of.factors[0]?.kind === 'number') {
		const [lead, ...rest] = of.factors;
		const value = lead.value.neg();
		return value.equals(1) && rest.length === 1 && rest[0] ? rest[0] : product(num(value), ...rest);
	}
	return opposite(of);
}

const joined = (of: Expression) => (of.kind === 'sum' ? brackets(of) : of);

export function sumPair(draw: Draw): Mixed | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const log = call('\\log', 'x');
	const sin = call('\\sin', 'x');
	const pairs: Record<string, [Expression, Expression, boolean]> = {
		'linear+trig': [
			line1(a, b),
			times1(draw.random.int(2, 5), draw.random.pick([sin, call('\\cos', 'x')])),
			false,
		],
		'quadratic+exponential': [power(2, 'x'), poly(b, 0, a), true],
		'log+linear': [times1(Math.abs(a), log), line1(b, a), false],
		'root+quadratic': [times1(Math.abs(a), root('x')), poly(a, 0, b), false],
		'trig+trig': [times1(a, sin), times1(b, call('\\cos', 'x')), false],
		'exponential+linear': [power(3, 'x'), line1(a, b), true],
		'rational+polynomial': [quotient(Math.abs(a), 'x'), line1(b, a), true],
		'cubic+quadratic': [poly(0, 0, 0, a), poly(a, 0, b), true],
	};
	const [one, two, valued] = pairs[draw.inTurn('type')] ?? [];
	if (!one || !two) return undefined;
	const op = draw.random.pick(['+', '-'] as const);
	const terms = op === '+' ? termsOf(two) : termsOf(two).map(negative);
	return {
		one,
		two,
		op,
		valued: valued ?? false,
		left: op === '+' ? sum(f, g) : difference(f, g),
		shown: op === '+' ? sum(joined(one), joined(two)) : difference(joined(one), joined(two)),
		result: sum(...termsOf(one), ...terms),
		why:
			op === '+' || (one.kind === 'sum' && two.kind !== 'sum')
				? 'remove the brackets'
				: 'distribute the negative sign',
		simplest: 'there are no like terms to combine',
	};
}

const NO_LIKE_TERMS = 'the factors cannot be combined';

/** Makes pairs that are joined by one operation. */
const pairBy =
	(op: 'x' | '/', join: typeof quotient) =>
	(
		one: Expression,
		two: Expression,
		result: Expression,
		why: string,
		valued: boolean,
		hint?: Prose,
	): Mixed => ({
		one,
		two,
		op,
		left: join(f, g),
		shown: join(one, two),
		result,
		why,
		valued,
		...(hint ? { hint } : {}),
	});

export function productPair(draw: Draw): Mixed | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const size = Math.abs(a);
	// With 4x² + 4 or 2x + 4, a factor of the rule would be a power of 2, and could be combined with 2ˣ.
	const sharesTwo = gcd(a, b) % 2 === 0;
	const [sin, cos, log] = [call('\\sin', 'x'), call('\\cos', 'x'), call('\\log', 'x')];
	const [times, over] = [pairBy('x', product), pairBy('/', quotient)];
	switch (draw.inTurn('type')) {
		case 'linear×trig':
			return times(line1(a, b), sin, product(line1(a, b), sin), NO_LIKE_TERMS, false);
		case 'quadratic×exponential':
			if (sharesTwo) return undefined;
			return times(
				poly(b, 0, size),
				power(2, 'x'),
				product(poly(b, 0, size), power(2, 'x')),
				NO_LIKE_TERMS,
				true,
			);
		case 'log×linear':
			return times(line1(a, b), log, product(line1(a, b), log), NO_LIKE_TERMS, false);
		case 'root×quadratic':
			return times(
				poly(b, 0, size),
				root('x'),
				product(poly(b, 0, size), root('x')),
				NO_LIKE_TERMS,
				false,
			);
		case 'sin/cos': {
			const share = new Fraction(a, b);
			const tan = call('\\tan', 'x');
			return over(
				times1(a, sin),
				times1(b, cos),
				share.equals(1) ? tan : product(num(share), tan),
				'divide the coefficients; sin x divided by cos x is tan x',
				false,
				say`What is the quotient of the coefficients? Which function is ${sin} divided by ${cos}?`,
			);
		}
		case 'exponential/linear':
			if (sharesTwo) return undefined;
			return over(
				power(2, 'x'),
				line1(a, b),
				quotient(power(2, 'x'), line1(a, b)),
				'the numerator and the denominator have no common factor',
				true,
				say`What do you get when ${f} and ${g} are replaced with their rules? Is there a common factor?`,
			);
		case 'rational×polynomial': {
			const [p, q] = [size * a, size * b];
			return {
				...times(
					quotient(size, 'x'),
					poly(0, b, a),
					line1(p, q),
					'divide each term by x, which is not 0',
					true,
				),
				between: [quotient(poly(0, q, p), 'x'), 'multiply'],
				where: relation('x', '\\ne', 0),
			};
		}
		default:
			return over(
				poly(0, 0, size * 2 * b, 2 * size * a),
				poly(0, 0, 2 * size),
				line1(a, b),
				'divide each term of the numerator by the denominator',
				true,
			);
	}
}
