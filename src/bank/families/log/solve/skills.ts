/** log.solve: logarithmic equations; a value that makes an argument 0 or negative is rejected. */
import Fraction from 'fraction.js';
import { equation, num, power, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	onlyIf,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { powerValue } from '../../../steps/exponential.ts';
import { ask, difference, hidesMistakes, logOf, moved, sumOfLogs, x } from './laws.ts';
import { wrongWay } from '../../../steps/reasons.ts';

export const skills: Skills = {
	'Solve equations with a single logarithm'(draw) {
		return single(Number(draw.inTurn('b')), draw.int('a'), draw.int('c'), draw.int('d'));
	},
	'Solve equations with one or equal logarithms'(draw) {
		const [b, a, c] = [Number(draw.inTurn('b')), draw.int('a'), draw.int('c')];
		return draw.random.int(0, 2) === 0
			? equalLogs(b, a, c, draw.random.int(1, 12), draw.random.int(1, 5))
			: single(b, a, c, draw.int('d'));
	},
	'Solve equations with a sum of logarithms': (draw) => sumOfLogs(Number(draw.inTurn('b')), draw),
	'Solve equations with sums or differences of logarithms'(draw) {
		const base = Number(draw.inTurn('b'));
		return draw.choice('type') === '+'
			? sumOfLogs(base, draw)
			: difference(base, draw.random.int(1, 6), draw.random.int(1, 4), draw.int('p'), 1);
	},
	'Solve equations with differences or equal logarithms'(draw) {
		const [b, a, c] = [Number(draw.inTurn('b')), draw.int('a'), draw.int('c')];
		const [k, d] = [draw.int('k'), draw.int('d')];
		return d === 0 ? equalLogs(b, a, k, draw.random.int(1, 12), c) : difference(b, a, c, k, d);
	},
};

function solvedLine(a: number, b: number, right: Fraction): Line[] {
	const value = right.sub(b).div(a);
	return [
		...(b === 0 || a === 1 ? [] : [line(equation(x(a, 0), num(right.sub(b))), moved(b))]),
		line(equation('x', num(value)), a === 1 ? moved(b) : `divide both sides by ${a}`),
	];
}

/** log_b(ax + c) = d. */
function single(base: number, a: number, c: number, d: number): Draft | undefined {
	if (d === 0 || (d < 0 && base > 4) || hidesMistakes(base, d)) return undefined;
	const right = powerValue(base, d);
	const value = right.sub(c).div(a);
	if (value.d > 6n || right.gt(1500)) return undefined;
	const problem = equation(logOf(base, x(a, c)), d);
	return {
		prompt: say`Solve ${problem}. Write exact values. ${ask}`,
		answer: withMisconceptions(
			solutions(num(value)),
			...onlyIf(d !== 1, [
				solutions(num(new Fraction(base * d - c, a))),
				'multiplied the base by the exponent instead of raising it to the exponent',
			]),
			[solutions(num(new Fraction(d - c, a))), 'dropped the logarithm'],
			[solutions(num(right.add(c).div(a))), wrongWay(c)],
		),
		steps: [
			line(problem),
			line(equation(x(a, c), power(base, d)), 'write the equation in exponential form'),
			...(d === 1 ? [] : [line(equation(x(a, c), num(right)), 'evaluate the power')]),
			...solvedLine(a, c, right),
			sentence(
				say`For ${equation('x', num(value))}, the argument equals ${num(right)}, which is positive, so ${equation('x', num(value))} is the solution.`,
			),
		],
		hints: [
			say`What is the exponential form of this equation?`,
			say`Is the argument positive for the value of ${symbol('x')} that you find?`,
		],
	};
}

/** log_b(ax + k) = log_b(cx + m) with the planned value of cx + m. */
function equalLogs(base: number, a: number, k: number, root: number, c: number): Draft | undefined {
	const m = (a - c) * root + k;
	const argument = c * root + m;
	if (a === c || m === 0 || Math.abs(m) > 60) return undefined;
	const problem = equation(logOf(base, x(a, k)), logOf(base, x(c, m)));
	const fits = argument > 0;
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: withMisconceptions(
			fits ? solutions(root) : solutions(),
			...onlyIf(!fits, [solutions(root), 'did not check that the arguments are positive']),
			...(a < c || root < 0
				? [
						[
							solutions(-root),
							`dropped the negative sign from the ${a < c ? 'coefficient of x' : 'quotient'}`,
						] satisfies WrongAnswer,
					]
				: []),
			[solutions(num(new Fraction(m + k, a - c))), wrongWay(k)],
		),
		steps: [
			line(problem),
			line(
				equation(x(a, k), x(c, m)),
				'the logarithms are equal and have the same base, so their arguments are equal',
			),
			line(equation(x(a - c, k), m), moved(c, 'x')),
			...(k === 0 || a - c === 1 ? [] : [line(equation(x(a - c, 0), m - k), moved(k))]),
			...(k === 0 && a - c === 1
				? []
				: [line(equation('x', root), a - c === 1 ? moved(k) : `divide both sides by ${a - c}`)]),
			fits
				? sentence(
						say`For ${equation('x', root)}, both arguments equal ${argument}, which is positive, so ${equation('x', root)} is the solution.`,
					)
				: sentence(
						say`For ${equation('x', root)}, both arguments would equal ${argument}, which is not positive, so the equation has no solution.`,
					),
		],
		hints: [
			say`If two logarithms with the same base are equal, what is true about their arguments?`,
			say`For which values of ${symbol('x')} are both arguments positive?`,
		],
	};
}
