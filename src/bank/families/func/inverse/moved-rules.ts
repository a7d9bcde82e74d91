/** Rules with a vertex, an end point or asymptotes that were moved from the origin, each with its inverse. */
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { line } from '../../../family.ts';
import { line1, times1 } from '../../../steps/function-rule.ts';
import { vertexForm } from '../../../steps/quadratic.ts';
import { by, type Make, over, share, signed, take, x, y, yLine } from './inverse.ts';

export const movedSquare: Make = (a, h, k) => {
	const inverse = sum(root(share(a, k)), num(h));
	return {
		f: vertexForm(a, h, k),
		domain: relation(x, '\\ge', num(h)),
		inverse,
		wrong: [
			[sum(root(share(a, k)), num(-h)), signed(-h)],
			[sum(root(share(a, -k)), num(h)), signed(k)],
		],
		lines: [
			line(equation(x, vertexForm(a, h, k, 'y')), `swap x and y; y is now at least ${h}`),
			line(equation(line1(1, -k), times1(a, power(yLine(1, -h), 2))), take(k)),
			...(a === 1 ? [] : [line(equation(share(a, k), power(yLine(1, -h), 2)), by(a))]),
			line(
				equation(root(share(a, k)), yLine(1, -h)),
				`y is at least ${h}, so take the nonnegative square root`,
			),
			line(equation(y, inverse), take(-h)),
		],
	};
};

export const movedRoot: Make = (a, h, k) => {
	const square = power(a === 1 ? line1(1, -k) : brackets(share(a, k)), 2);
	const inverse = sum(square, num(h));
	return {
		f: sum(times1(a, root(line1(1, -h))), num(k)),
		range: relation(x, a > 0 ? '\\ge' : '\\le', num(k)),
		inverse,
		wrong: [
			[sum(square, num(-h)), signed(-h)],
			[sum(over(power(line1(1, -k), 2), a), num(h)), `did not square ${a}`],
		],
		lines: [
			line(equation(x, sum(times1(a, root(yLine(1, -h))), num(k))), 'swap x and y'),
			line(equation(line1(1, -k), times1(a, root(yLine(1, -h)))), take(k)),
			...(a === 1 ? [] : [line(equation(share(a, k), root(yLine(1, -h))), by(a))]),
			line(equation(square, yLine(1, -h)), 'square both sides'),
			line(equation(y, inverse), take(-h)),
		],
	};
};

/** "x − 3", in words of a reason. */
const shifted = (letter: string, n: number): string =>
	n === 0 ? letter : `${letter} ${n > 0 ? '−' : '+'} ${Math.abs(n)}`;

export const movedReciprocal: Make = (a, h, k) => {
	const inverse = sum(quotient(a, line1(1, -k)), num(h));
	return {
		f: sum(quotient(a, line1(1, -h)), num(k)),
		inverse,
		breaks: [h, k],
		wrong: [
			[sum(quotient(a, line1(1, -k)), num(-h)), signed(-h)],
			[sum(quotient(a, line1(1, k)), num(h)), signed(k)],
		],
		lines: [
			line(equation(x, sum(quotient(a, yLine(1, -h)), num(k))), 'swap x and y'),
			line(equation(line1(1, -k), quotient(a, yLine(1, -h))), take(k)),
			line(
				equation(product(line1(1, -k), yLine(1, -h)), a),
				`multiply both sides by ${shifted('y', h)}`,
			),
			line(
				equation(yLine(1, -h), quotient(a, line1(1, -k))),
				`divide both sides by ${shifted('x', k)}`,
			),
			line(equation(y, inverse), take(-h)),
		],
	};
};

export const powerOf =
	(base: number): Make =>
	(a, d, c) => {
		if (a === 1 || a === -1) return undefined;
		const inverse = sum(call('\\log', share(a, c), { base }), num(d));
		return {
			f: sum(product(num(a), power(base, line1(1, -d))), num(c)),
			inverse,
			wrong: [
				[sum(call('\\log', share(a, c), { base }), num(-d)), signed(-d)],
				[sum(call('\\log', share(a, -c), { base }), num(d)), signed(c)],
			],
			lines: [
				line(equation(x, sum(product(num(a), power(base, yLine(1, -d))), num(c))), 'swap x and y'),
				line(equation(line1(1, -c), product(num(a), power(base, yLine(1, -d)))), take(c)),
				line(equation(share(a, c), power(base, yLine(1, -d))), by(a)),
				line(
					equation(call('\\log', share(a, c), { base }), yLine(1, -d)),
					'write the equation in logarithmic form',
				),
				line(equation(y, inverse), take(-d)),
			],
		};
	};

export const logOf =
	(base: number): Make =>
	(a, d, c) => {
		const inverse = sum(power(base, share(a, c)), num(d));
		const log = (of: Expression) => times1(a, call('\\log', of, { base }));
		return {
			f: sum(log(line1(1, -d)), num(c)),
			inverse,
			wrong: [
				[sum(power(base, share(a, c)), num(-d)), signed(-d)],
				[sum(power(base, share(a, -c)), num(d)), signed(c)],
			],
			lines: [
				line(equation(x, sum(log(yLine(1, -d)), num(c))), 'swap x and y'),
				line(equation(line1(1, -c), log(yLine(1, -d))), take(c)),
				...(a === 1
					? []
					: [line(equation(share(a, c), call('\\log', yLine(1, -d), { base })), by(a))]),
				line(
					equation(power(base, share(a, c)), yLine(1, -d)),
					'write the equation in exponential form',
				),
				line(equation(y, inverse), take(-d)),
			],
		};
	};
