/** log.solve: logarithmic equations; a root that makes an argument 0 or negative is rejected. CCSS HSF-LE.A.4; MHF4U.A3.3. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import {
	linear,
	minus,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { solutions } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { log, powerValue } from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Single log'(draw) {
		return single(Number(draw.inTurn('b')), draw.int('a'), draw.int('c'), draw.int('d'));
	},
	'Single log or equal logs'(draw) {
		const [b, a, c] = [Number(draw.inTurn('b')), draw.int('a'), draw.int('c')];
		return draw.random.int(0, 2) === 0
			? equalLogs(b, a, c, draw.random.int(1, 12), draw.random.int(1, 5))
			: single(b, a, c, draw.int('d'));
	},
	'Sum of logs': (draw) => sumOfLogs(Number(draw.inTurn('b')), draw),
	'Sum or difference of logs'(draw) {
		const base = Number(draw.inTurn('b'));
		return draw.choice('type') === '+'
			? sumOfLogs(base, draw)
			: difference(base, draw.random.int(1, 6), draw.random.int(1, 4), draw.int('p'), 1);
	},
	'Difference or equal logs'(draw) {
		const [b, a, c] = [Number(draw.inTurn('b')), draw.int('a'), draw.int('c')];
		const [k, d] = [draw.int('k'), draw.int('d')];
		return d === 0 ? equalLogs(b, a, k, draw.random.int(1, 12), c) : difference(b, a, c, k, d);
	},
};

const ask = 'If there is no solution, write no solution.';
const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
const logOf = (base: number, of: Expression): Expression => log(base, of);
const hint = say`Write the equation without logarithms first, and remember that arguments must be positive.`;

function solvedLine(a: number, b: number, right: Fraction): Line[] {
	const value = right.sub(b).div(a);
	return [
		...(b === 0 || a === 1 ? [] : [line(equation(x(a, 0), num(right.sub(b))), moved(b))]),
		line(equation('x', num(value)), a === 1 ? moved(b) : `divide both sides by ${a}`),
	];
}

const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;

/** log_b(ax + c) = d. */
function single(base: number, a: number, c: number, d: number): Draft | undefined {
	if (d === 0 || (d < 0 && base > 4)) return undefined;
	const right = powerValue(base, d);
	const value = right.sub(c).div(a);
	if (value.d > 6n || right.gt(1500)) return undefined;
	const problem = equation(logOf(base, x(a, c)), d);
	return {
		prompt: say`Solve ${problem}. Write exact values. ${ask}`,
		answer: solutions(num(value)),
		steps: [
			line(problem),
			line(equation(x(a, c), power(base, d)), 'write it in exponential form'),
			...(d === 1 ? [] : [line(equation(x(a, c), num(right)))]),
			...solvedLine(a, c, right),
			sentence(
				say`The argument is then ${num(right)}, which is positive. The solution is ${num(value)}.`,
			),
		],
		hints: [hint],
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
		answer: fits ? solutions(root) : solutions(),
		steps: [
			line(problem),
			line(equation(x(a, k), x(c, m)), 'equal logarithms of one base have equal arguments'),
			line(equation(x(a - c, 0), m - k), 'collect the terms in x on the left side'),
			...(a - c === 1 ? [] : [line(equation('x', root), `divide both sides by ${a - c}`)]),
			fits
				? sentence(
						say`Both arguments are then ${argument}, which is positive. The solution is ${root}.`,
					)
				: sentence(
						say`Both arguments would be ${argument}, which is not positive. There is no solution.`,
					),
		],
		hints: [hint],
	};
}

/** log_b(x + s) + log_b(x + s + p) = d: one root of the quadratic is rejected. */
function sumOfLogs(base: number, draw: Draw): Draft | undefined {
	const [p, first] = [draw.int('p'), draw.int('x1')];
	const shift = draw.random.int(-4, 4);
	const d = exponentOf(first * (first + p), base);
	if (first + p <= 0 || d === undefined) return undefined;
	const [s, t] = [shift, shift + p];
	const root = first - shift;
	const other = -first - p - shift;
	if (root === other) return undefined;
	const value = base ** d;
	const problem = equation(sum(logOf(base, x(1, s)), logOf(base, x(1, t))), d);
	const left = multiply(linear(1, 'x', s), linear(1, 'x', t));
	const zero = minus(left, [term(value)]);
	const roots = [root, other].sort((a, b) => a - b);
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: solutions(root),
		steps: [
			line(problem),
			line(equation(logOf(base, product(wrapped(s), wrapped(t))), d), 'product law'),
			line(
				equation(product(wrapped(s), wrapped(t)), value),
				`write it in exponential form: ${base} to the power ${d} is ${value}`,
			),
			line(equation(polynomialExpression(zero), 0), 'multiply out and move all terms to one side'),
			line(equation(factored(roots), 0), 'factor'),
			sentence(say`${equation('x', roots[0] ?? 0)} or ${equation('x', roots[1] ?? 0)}`),
			sentence(
				say`With ${equation('x', other)} the argument ${x(1, Math.min(s, t))} would be ${other + Math.min(s, t)}, which is not positive. The only solution is ${root}.`,
			),
		],
		hints: [hint],
	};
}

const wrapped = (b: number): Expression => x(1, b);

const factored = (roots: readonly number[]): Expression => {
	const factors = roots.map((value) => x(1, -value));
	return {
		kind: 'product',
		factors: factors.sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'symbol' ? -1 : 1)),
	};
};

const exponentOf = (value: number, base: number): number | undefined => {
	const exponent = Math.round(Math.log(value) / Math.log(base));
	return exponent > 0 && base ** exponent === value ? exponent : undefined;
};

/** log_b(ax + k) − log_b(cx) = d. */
function difference(base: number, a: number, c: number, k: number, d: number): Draft | undefined {
	const factor = base ** d * c;
	const slope = factor - a;
	if (slope === 0 || factor > 400) return undefined;
	const value = new Fraction(k, slope);
	if (value.lte(0) || value.d > 9n) return undefined;
	const right: Polynomial = scale(linear(c, 'x', 0), base ** d);
	const problem = equation(
		sum(logOf(base, x(a, k)), { kind: 'opposite', of: logOf(base, x(c, 0)) }),
		d,
	);
	const inside: Expression = { kind: 'quotient', over: x(a, k), under: x(c, 0) };
	return {
		prompt: say`Solve ${problem}. Write exact values. ${ask}`,
		answer: solutions(num(value)),
		steps: [
			line(problem),
			line(equation(logOf(base, inside), d), 'quotient law'),
			line(equation(inside, base ** d), 'write it in exponential form'),
			line(
				equation(x(a, k), polynomialExpression(right)),
				`multiply both sides by ${c === 1 ? 'x' : `${c}x`}`,
			),
			line(equation(k, x(slope, 0)), 'collect the terms in x on the right side'),
			...(slope === 1 ? [] : [line(equation(num(value), 'x'), `divide both sides by ${slope}`)]),
			sentence(say`Both arguments are positive for this value. The solution is ${num(value)}.`),
		],
		hints: [hint],
	};
}
