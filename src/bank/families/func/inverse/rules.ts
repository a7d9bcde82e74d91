/** Functions of several families with their inverses. A table: one row a family. */
import Fraction from 'fraction.js';
import { plainFactor } from '../../../../math/coefficients.ts';
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
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { vertexForm } from '../../../../math/quadratic.ts';
import { line, takeAway, wrongWay } from '../../../family.ts';
import { line1, plus1, times1 } from '../../../steps/function-rule.ts';
import { by, type Make, over, share, x, y, yLine } from './inverse.ts';

// Rules with a vertex, an end point or asymptotes that were moved from the origin, each with its inverse.

const movedSquare: Make = (a, h, k) => {
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

const movedRoot: Make = (a, h, k) => {
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

const movedReciprocal: Make = (a, h, k) => {
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

const powerOf =
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

const logOf =
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

const linearRule: Make = (a, b) =>
	Math.abs(a) === 1
		? undefined
		: {
				f: line1(a, b),
				inverse: share(a, b),
				wrong: [
					[share(a, -b), wrongWay(b)],
					[polynomialExpression(linear(new Fraction(1, a), 'x', -b)), `divided only x by ${a}`],
				],
				lines: [
					line(equation(x, yLine(a, b)), 'swap x and y'),
					line(equation(line1(1, -b), product(a, y)), takeAway(b)),
					line(equation(y, share(a, b)), by(a)),
				],
			};

const cubicRule: Make = (a, b) => ({
	f: plus1(times1(a, power(x, 3)), b),
	inverse: root(share(a, b), 3),
	wrong: [
		[root(share(a, -b), 3), wrongWay(b)],
		[over(sum(root(x, 3), num(-b)), a), 'took the cube root before undoing the other operations'],
	],
	lines: [
		line(equation(x, plus1(times1(a, power(y, 3)), b)), 'swap x and y'),
		line(equation(line1(1, -b), times1(a, power(y, 3))), takeAway(b)),
		...(a === 1 ? [] : [line(equation(share(a, b), power(y, 3)), by(a))]),
		line(equation(y, root(share(a, b), 3)), 'take the cube root of both sides'),
	],
});

const takeTerm = (n: number, letter: string): string => {
	const size = `${Math.abs(n) === 1 ? '' : Math.abs(n)}${letter}`;
	return n > 0 ? `subtract ${size} from both sides` : `add ${size} to both sides`;
};

const quotientRule: Make = (a, b, c) => {
	// A function that is its own inverse would make the given rule right.
	if (a * c === b || a === -c) return undefined;
	const inverse = quotient(line1(-c, b), line1(1, -a));
	return {
		f: quotient(line1(a, b), line1(1, c)),
		inverse,
		breaks: [-c, a],
		wrong: [
			[
				quotient(line1(c, b), line1(1, -a)),
				'moved the x-term to the right side without changing its sign',
			],
			[
				quotient(line1(-c, b), line1(1, a)),
				'moved the y-term to the left side without changing its sign',
			],
		],
		lines: [
			line(equation(x, quotient(yLine(a, b), yLine(1, c))), 'swap x and y'),
			line(
				equation(product(x, yLine(1, c)), yLine(a, b)),
				`multiply both sides by ${plainFactor([1, c], 'y')}`,
			),
			line(
				equation(sum(product(x, y), times1(c, x)), yLine(a, b)),
				'use the distributive property',
			),
			line(equation(sum(product(x, y), times1(c, x), product(-a, y)), num(b)), takeTerm(a, 'y')),
			line(equation(sum(product(x, y), product(-a, y)), line1(-c, b)), takeTerm(c, 'x')),
			line(equation(product(y, line1(1, -a)), line1(-c, b)), 'factor out y'),
			line(
				equation(y, inverse),
				`divide both sides by ${plainFactor([1, -a])}, which is not 0 because f never has the value ${a}`,
			),
		],
		hint: say`Which terms contain ${y}? How can you bring them to one side and factor out ${y}?`,
	};
};

const rootRule: Make = (a, b) => {
	if (a < 0) return undefined;
	const inverse = over(sum(power(x, 2), num(-b)), a);
	return {
		f: root(line1(a, b)),
		range: relation(x, '\\ge', 0),
		inverse,
		wrong: [
			[over(sum(power(x, 2), num(b)), a), wrongWay(b)],
			[power(brackets(over(line1(1, -b), a)), 2), 'squared after undoing the other operations'],
		],
		lines: [
			line(equation(x, root(yLine(a, b))), 'swap x and y; x cannot be negative'),
			line(equation(power(x, 2), yLine(a, b)), 'square both sides'),
			line(equation(sum(power(x, 2), num(-b)), times1(a, y)), takeAway(b)),
			...(a === 1 ? [] : [line(equation(y, inverse), by(a))]),
		],
	};
};

const exponentialRule: Make = (a, b) => {
	const base = Math.abs(a) + 1;
	const inverse = call('\\log', line1(1, -b), { base });
	return {
		f: plus1(power(base, x), b),
		inverse,
		wrong: [
			[call('\\log', line1(1, b), { base }), wrongWay(b)],
			[sum(call('\\log', x, { base }), num(-b)), 'took the logarithm before undoing the shift'],
		],
		lines: [
			line(equation(x, plus1(power(base, y), b)), 'swap x and y'),
			line(equation(line1(1, -b), power(base, y)), takeAway(b)),
			line(equation(y, inverse), 'write the equation in logarithmic form'),
		],
	};
};

export const INVERSES: Readonly<Record<string, Make>> = {
	linear: linearRule,
	cubic: cubicRule,
	'linear over linear': quotientRule,
	'square root': rootRule,
	exponential: exponentialRule,
	'restricted quadratic moved': movedSquare,
	'square root moved': movedRoot,
	'reciprocal moved': movedReciprocal,
	...Object.fromEntries(
		[2, 3, 5, 10].flatMap((base) => [
			[`exponential base ${base}`, powerOf(base)],
			[`logarithmic base ${base}`, logOf(base)],
		]),
	),
};
