/** log.convert: logarithmic and exponential form of one statement. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	type Operand,
	power,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import {
	type Base,
	baseExpression,
	log,
	powerValue,
	readBase,
} from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Convert between logarithmic and exponential form': convert,
	'Find an unknown base, argument, or exponent'(draw) {
		const [b, p, q] = [draw.int('b'), draw.int('p'), draw.int('q')];
		const slot = draw.inTurn('slot');
		return solve(slot, b, p, slot === 'exponent' ? q : 1);
	},
	'Use the definition to solve logarithmic equations'(draw) {
		const [b, c] = [draw.int('b'), draw.int('c')];
		const slot = draw.inTurn('slot') === 'x' ? 'argument' : 'base';
		return draw.choice('half') === '0.5' && slot === 'argument' && c > 0
			? solveHalf(b, c)
			: solve(slot, b, c, 1);
	},
};

function convert(draw: Draw): Draft | undefined {
	const base = readBase(draw.inTurn('b'));
	const c = draw.int('c');
	if (c === 0 || c === 1 || (base !== 'e' && powerValue(base, Math.abs(c)).gt(7000)))
		return undefined;
	const value: Expression = base === 'e' ? symbol('x') : num(powerValue(base, c));
	const logarithmic = equation(log(base, value), c);
	const exponential = equation(power(baseExpression(base), c), value);
	const toLog = draw.choice('dir') === 'to';
	const [from, to, name] = toLog
		? [exponential, logarithmic, 'logarithmic']
		: [logarithmic, exponential, 'exponential'];
	const answer = withMisconceptions(
		written('expression', to),
		...wrongForms(base, c, value, toLog),
	);
	return {
		prompt: say`Write in ${name} form: ${from}.`,
		answer,
		steps: [
			line(from),
			sentence(
				say`The base is ${num0(base)}, the exponent is ${c}, and the argument is ${value}.`,
				toLog ? undefined : named('a logarithm is an exponent', base),
			),
			line(
				to,
				toLog
					? named('the logarithm equals the exponent', base)
					: 'raise the base to that exponent to get the argument',
			),
		],
		hints: [say`What is the base? What is the exponent?`],
	};
}

/** A reason, with what log and ln mean without a base. */
function named(reason: string, base: Base): string {
	if (base === 10) return `${reason}; log without a base means base 10`;
	return base === 'e' ? `${reason}; ln means base e` : reason;
}

function wrongForms(base: Base, c: number, value: Expression, toLog: boolean): WrongAnswer[] {
	const wrong = (
		[from, exponent, result]: readonly [Base, Operand, Expression],
		why: string,
	): WrongAnswer => [
		written(
			'expression',
			toLog ? equation(log(from, result), exponent) : equation(power(from, exponent), result),
		),
		why,
	];
	const misread =
		c < 0
			? wrong([base, -c, value], 'left out the negative sign in the exponent')
			: wrong([base, value, num(c)], 'switched the exponent and the argument');
	if (base === 'e') return [wrong([10, c, value], 'used base 10 instead of base e'), misread];
	return [
		misread,
		...(c < 0
			? [wrong([base, c, num(powerValue(base, -c))], 'used the reciprocal of the argument')]
			: []),
		...(c > 1 ? [wrong([c, base, value], 'switched the base and the exponent')] : []),
		...(c > 1 && toLog
			? [wrong([powerValue(base, c).valueOf(), c, num(base)], 'switched the base and the argument')]
			: []),
	];
}

const num0 = (base: Base): Expression => (base === 'e' ? symbol('e') : num(base));

/** One unknown in log_b a = c, with a = b^c. */
function solve(slot: string, b: number, p: number, q: number): Draft | undefined {
	const a = powerValue(b, p);
	if (p === 0 || p === 1 || a.n > 5000n || a.d > 5000n) return undefined;
	if (slot === 'base') {
		if (Math.abs(p) < 2) return undefined;
		return solved(
			equation(log2('x', num(a)), p),
			equation(power('x', p), num(a)),
			new Fraction(b),
			[
				line(
					equation(power('x', p), power(b, p)),
					'write the right side as a power with the same exponent',
				),
			],
			'the exponents are equal and both bases are positive, so the bases are equal',
			say`What is the exponential form of this equation? Which numbers can be the base of a logarithm?`,
			[
				[a.div(p), 'divided the argument by the exponent instead of solving for the base'],
				...(p % 2 === 0
					? [[-b, 'chose the negative root, although a base must be positive'] satisfies Mistake]
					: []),
				...(p < 0
					? [[new Fraction(1, b), 'ignored the negative sign in the exponent'] satisfies Mistake]
					: []),
			],
		);
	}
	if (slot === 'argument')
		return solved(
			equation(log(b, 'x'), p),
			equation('x', power(b, p)),
			a,
			[],
			'evaluate the power',
			HINT,
			[
				[b * p, 'multiplied the base by the exponent'],
				[new Fraction(p).pow(b), 'switched the base and the exponent'],
				...(p < 0
					? [
							[
								new Fraction(b).pow(-p),
								'ignored the negative sign in the exponent',
							] satisfies Mistake,
						]
					: []),
			],
		);
	const value = new Fraction(p, q);
	const base = b ** q;
	const isPower = value.d === 1n;
	if (base > 1500) return undefined;
	const times: Expression = { kind: 'product', factors: [num(q), symbol('x')] };
	const sameBase = 'the bases are equal, so the exponents are equal';
	return solved(
		equation(log(base, num(a)), 'x'),
		equation(power(base, 'x'), num(a)),
		value,
		isPower
			? [
					line(
						equation(power(base, 'x'), power(base, num(value))),
						`write the right side as a power of ${base}`,
					),
				]
			: [
					line(
						equation(power(brackets(power(b, q)), 'x'), power(b, p)),
						`write both sides as powers of ${b}`,
					),
					line(equation(power(b, times), power(b, p)), 'multiply the exponents'),
					line(equation(times, p), sameBase),
				],
		isPower ? sameBase : `divide both sides by ${q}`,
		HINT,
		[
			[value.inverse(), 'switched the base and the argument'],
			[
				value.neg(),
				value.gt(0) ? 'made the exponent negative' : 'dropped the negative sign from the exponent',
			],
			[a.div(base), 'divided the argument by the base'],
		],
	);
}

const HINT = say`What is the exponential form of this equation?`;

/** log_{b²} x = c/2 with a half exponent. */
function solveHalf(b: number, c: number): Draft | undefined {
	if (c % 2 === 0 || b ** c > 3000) return undefined;
	const half = new Fraction(c, 2);
	return solved(
		equation(log(b * b, 'x'), num(half)),
		equation('x', power(b * b, num(half))),
		new Fraction(b ** c),
		c === 1 ? [] : [line(equation('x', power(b, c)), `the square root of ${b * b} is ${b}`)],
		c === 1 ? 'the exponent 1/2 means the square root' : 'evaluate the power',
		HINT,
		[
			[half.mul(b * b), 'multiplied the base by the exponent'],
			[(b * b) ** c, 'left out the denominator of the exponent'],
		],
	);
}

const log2 = (base: string, of: Expression): Expression => ({
	kind: 'call',
	name: '\\log',
	base: symbol(base),
	power: null,
	of,
});

type Mistake = readonly [value: number | Fraction, why: string];

function solved(
	problem: Expression,
	exponential: Expression,
	value: Fraction,
	between: Line[],
	last: string,
	hint: Prose,
	mistakes: Mistake[],
): Draft {
	return {
		prompt: say`Solve for ${symbol('x')}: ${problem}. Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			...mergedByValue(...mistakes.map(([wrong, why]): WrongAnswer => [rational(wrong), why])),
		),
		steps: [
			line(problem),
			line(exponential, 'write the equation in exponential form'),
			...between,
			line(equation('x', num(value)), last),
		],
		hints: [hint],
	};
}
