/** log.convert: logarithmic and exponential form of one statement. CCSS HSF-BF.B.5; MHF4U.A1.1. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, power, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational, written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import {
	type Base,
	baseExpression,
	log,
	powerValue,
	readBase,
} from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Convert between forms': convert,
	'Convert forms': convert,
	'Solve for an unknown base, argument or exponent'(draw) {
		const [b, p, q] = [draw.int('b'), draw.int('p'), draw.int('q')];
		const slot = draw.inTurn('slot');
		return solve(slot, b, p, slot === 'exponent' ? q : 1);
	},
	'Solve log_b x = c or log_x a = c'(draw) {
		const [b, c] = [draw.int('b'), draw.int('c')];
		const slot = draw.inTurn('slot') === 'x' ? 'argument' : 'base';
		return draw.choice('half') === '0.5' && slot === 'argument' && c > 0
			? solveHalf(b, c)
			: solve(slot, b, c, 1);
	},
};

function convert(draw: Draw): Draft | undefined {
	const base = readBase(String(draw.has('b') ? draw.inTurn('b') : 10));
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
	return {
		prompt: say`Write in ${name} form: ${from}.`,
		answer: written('expression', to),
		steps: [
			line(from),
			sentence(
				say`The base is ${num0(base)}, the exponent is ${c}, and the power is ${value}.`,
				'a logarithm is an exponent',
			),
			line(
				to,
				toLog ? 'the logarithm is the exponent' : 'the base to that exponent gives the power',
			),
		],
		hints: [say`Which number is the base, and which is the exponent?`],
	};
}

const num0 = (base: Base): Expression => (base === 'e' ? symbol('e') : num(base));

/** One letter in log_b a = c, with a = b^c. */
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
			'The base of a logarithm is positive. ',
		);
	}
	if (slot === 'argument')
		return solved(equation(log(b, 'x'), p), equation(power(b, p), 'x'), a, []);
	const value = new Fraction(p, q);
	const base = b ** q;
	if (base > 1500) return undefined;
	return solved(equation(log(base, num(a)), 'x'), equation(power(base, 'x'), num(a)), value, [
		line(
			equation(
				q === 1 ? power(b, 'x') : power(b, { kind: 'product', factors: [num(q), symbol('x')] }),
				power(b, p),
			),
			`write both sides as powers of ${b}`,
		),
		...(q === 1
			? []
			: [
					line(
						equation({ kind: 'product', factors: [num(q), symbol('x')] }, p),
						'equal powers of one base have equal exponents',
					),
				]),
	]);
}

/** log_{b²} x = c/2 with a half exponent. */
function solveHalf(b: number, c: number): Draft | undefined {
	if (c % 2 === 0 || b ** c > 3000) return undefined;
	const half = new Fraction(c, 2);
	return solved(
		equation(log(b * b, 'x'), num(half)),
		equation(power(b * b, num(half)), 'x'),
		new Fraction(b ** c),
		[line(equation(power(b, c), 'x'), `${b * b} to the power 1/2 is ${b}`)],
	);
}

const log2 = (base: string, of: Expression): Expression => ({
	kind: 'call',
	name: '\\log',
	base: symbol(base),
	power: null,
	of,
});

function solved(
	problem: Expression,
	exponential: Expression,
	value: Fraction,
	between: ReturnType<typeof line>[],
	note = '',
): Draft {
	return {
		prompt: say`Find ${symbol('x')} if ${problem}. Write a whole number or a fraction.`,
		answer: rational(value),
		steps: [
			line(problem),
			line(exponential, 'write it in exponential form'),
			...between,
			line(equation('x', num(value))),
		],
		hints: [say`${note}Write the statement in exponential form first.`],
	};
}
