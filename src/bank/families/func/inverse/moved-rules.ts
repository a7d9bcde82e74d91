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
import { takeAway, wrongWay } from '../../../steps/plain.ts';
import { line1, times1 } from '../../../steps/function-rule.ts';
import { vertexForm } from '../../../steps/quadratic.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { by, type Make, over, share, x, y, yLine } from './inverse.ts';

export const movedSquare: Make = (a, h, k) => {
	const inverse = sum(root(share(a, k)), num(h));
	return {
		f: vertexForm(a, h, k),
		domain: relation(x, '\\ge', num(h)),
		inverse,
		wrong: [
			[sum(root(share(a, k)), num(-h)), wrongWay(-h)],
			[sum(root(share(a, -k)), num(h)), wrongWay(k)],
		],
		lines: [
			line(equation(x, vertexForm(a, h, k, 'y')), `swap x and y; y is now at least ${h}`),
			line(equation(line1(1, -k), times1(a, power(yLine(1, -h), 2))), takeAway(k)),
			...(a === 1 ? [] : [line(equation(share(a, k), power(yLine(1, -h), 2)), by(a))]),
			line(
				equation(root(share(a, k)), yLine(1, -h)),
				`y is at least ${h}, so take the nonnegative square root`,
			),
			line(equation(y, inverse), takeAway(-h)),
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
			[sum(square, num(-h)), wrongWay(-h)],
			...(a === 1
				? []
				: [
						[sum(over(power(line1(1, -k), 2), a), num(h)), `did not square ${a}`] as [
							Expression,
							string,
						],
					]),
		],
		lines: [
			line(
				equation(x, sum(times1(a, root(yLine(1, -h))), num(k))),
				`swap x and y; x is now at ${a > 0 ? 'least' : 'most'} ${k}`,
			),
			line(equation(line1(1, -k), times1(a, root(yLine(1, -h)))), takeAway(k)),
			...(a === 1 ? [] : [line(equation(share(a, k), root(yLine(1, -h))), by(a))]),
			line(equation(square, yLine(1, -h)), 'square both sides'),
			line(equation(y, inverse), takeAway(-h)),
		],
	};
};

export const movedReciprocal: Make = (a, h, k) => {
	if (h === k) return undefined; // the function would be its own inverse
	const inverse = sum(quotient(a, line1(1, -k)), num(h));
	return {
		f: sum(quotient(a, line1(1, -h)), num(k)),
		inverse,
		breaks: [h, k],
		wrong: [
			[sum(quotient(a, line1(1, -k)), num(-h)), wrongWay(-h)],
			[sum(quotient(a, line1(1, k)), num(h)), wrongWay(k)],
		],
		lines: [
			line(equation(x, sum(quotient(a, yLine(1, -h)), num(k))), 'swap x and y'),
			line(equation(line1(1, -k), quotient(a, yLine(1, -h))), takeAway(k)),
			line(
				equation(product(line1(1, -k), yLine(1, -h)), a),
				`multiply both sides by ${plainFactor([1, -h], 'y')}`,
			),
			line(
				equation(yLine(1, -h), quotient(a, line1(1, -k))),
				`divide both sides by ${plainFactor([1, -k])}, which is not 0 because f never has the value ${k}`,
			),
			line(equation(y, inverse), takeAway(-h)),
		],
	};
};

export const powerOf =
	(base: number): Make =>
	(a, d, c) => {
		// A power of the base in front would be written as part of the power: 2(2ˣ) is 2ˣ⁺¹.
		if ([1, base, base ** 2].includes(Math.abs(a))) return undefined;
		const inverse = sum(call('\\log', share(a, c), { base }), num(d));
		return {
			f: sum(product(num(a), power(base, line1(1, -d))), num(c)),
			inverse,
			wrong: [
				[sum(call('\\log', share(a, c), { base }), num(-d)), wrongWay(-d)],
				[sum(call('\\log', share(a, -c), { base }), num(d)), wrongWay(c)],
			],
			lines: [
				line(equation(x, sum(product(num(a), power(base, yLine(1, -d))), num(c))), 'swap x and y'),
				line(equation(line1(1, -c), product(num(a), power(base, yLine(1, -d)))), takeAway(c)),
				line(equation(share(a, c), power(base, yLine(1, -d))), by(a)),
				line(
					equation(call('\\log', share(a, c), { base }), yLine(1, -d)),
					'write the equation in logarithmic form',
				),
				line(equation(y, inverse), takeAway(-d)),
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
				[sum(power(base, share(a, c)), num(-d)), wrongWay(-d)],
				[sum(power(base, share(a, -c)), num(d)), wrongWay(c)],
			],
			lines: [
				line(equation(x, sum(log(yLine(1, -d)), num(c))), 'swap x and y'),
				line(equation(line1(1, -c), log(yLine(1, -d))), takeAway(c)),
				...(a === 1
					? []
					: [line(equation(share(a, c), call('\\log', yLine(1, -d), { base })), by(a))]),
				line(
					equation(power(base, share(a, c)), yLine(1, -d)),
					'write the equation in exponential form',
				),
				line(equation(y, inverse), takeAway(-d)),
			],
		};
	};
