/** The part of func.inverse where one value of the inverse is found by solving f(x) = a. */
import type Fraction from 'fraction.js';
import { plainFactor } from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	power,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Line,
	line,
	onlyIf,
	rational,
	type Skill,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { line1, plus1, put, ruleOf, times1 } from '../../../steps/function-rule.ts';
import { exactValue } from '../../../steps/rule-value.ts';

const x = symbol('x');

/** The rule, the lines between f(x) = value and x, and the reason of the last one. */
type Case = { f: Expression; between: (value: Fraction) => Line[]; last: string };

function caseNamed(type: string, a: number, b: number, at: number): Case | undefined {
	const size = Math.abs(a) + 1;
	switch (type) {
		case 'cubic':
			return {
				f: plus1(times1(a, power(x, 3)), b),
				between: () => [
					line(equation(times1(a, power(x, 3)), num(a * at ** 3)), takeAway(b)),
					...(a === 1
						? []
						: [line(equation(power(x, 3), num(at ** 3)), `divide both sides by ${a}`)]),
				],
				last: 'take the cube root of both sides',
			};
		case 'linear over linear': {
			if (at + size === 0 || a * size === b) return undefined;
			const f = quotient(line1(a, b), line1(1, size));
			return {
				f,
				between: (value) => quotientLines(a, b, size, value.valueOf()),
				last: lastOfQuotient(a, b, exactValue(put(f, 'x', num(at))).valueOf()),
			};
		}
		case 'square root': {
			const inside = at * at;
			if (at < 0) return undefined;
			return {
				f: root(line1(1, inside - at)),
				between: () => [line(equation(line1(1, inside - at), num(inside)), 'square both sides')],
				last: takeAway(inside - at),
			};
		}
		case 'exponential':
			if (at < 1) return undefined;
			return {
				f: plus1(power(size, x), b),
				between: () =>
					b === 0 ? [] : [line(equation(power(size, x), num(size ** at)), takeAway(b))],
				last: `${size ** at} is ${size} to the power ${at}`,
			};
		default:
			return {
				f: line1(size, b),
				between: (value) => [line(equation(times1(size, x), num(value.sub(b))), takeAway(b))],
				last: `divide both sides by ${size}`,
			};
	}
}

const movedX = (n: number): string => {
	const size = `${Math.abs(n) === 1 ? '' : Math.abs(n)}x`;
	return n > 0 ? `subtract ${size} from both sides` : `add ${size} to both sides`;
};

/** How x is found at the end of the lines below. */
const lastOfQuotient = (a: number, b: number, value: number): string =>
	a - value !== 1 ? `divide both sides by ${a - value}` : b === 0 ? movedX(value) : takeAway(b);

/** From ax + b = v(x + s) to (a − v)x = …. */
function quotientLines(a: number, b: number, size: number, value: number): Line[] {
	const right = line1(value, value * size);
	return [
		line(
			equation(line1(a, b), times1(value, line1(1, size))),
			`multiply both sides by ${plainFactor([1, size])}`,
		),
		...(value === 1 ? [] : [line(equation(line1(a, b), right), 'use the distributive property')]),
		...(a - value === 1 && b === 0
			? []
			: [line(equation(line1(a - value, b), num(value * size)), movedX(value))]),
		...(a - value === 1 || b === 0
			? []
			: [line(equation(line1(a - value, 0), num(value * size - b)), takeAway(b))]),
	];
}

export const valueOfInverse: Skill = (draw) => {
	const [a, b, at] = [draw.int('a'), draw.int('b'), draw.int('x')];
	const found = caseNamed(draw.inTurn('type'), a, b, at);
	if (!found) return undefined;
	const { f, between, last } = found;
	const value = exactValue(put(f, 'x', num(at)));
	// With x = 0, it makes no difference what x is multiplied or divided by.
	if (at === 0) return undefined;
	if (value.abs().gt(700) || value.equals(0) || value.equals(at)) return undefined;
	if (f.kind === 'quotient' && value.d !== 1n) return undefined;
	const asked = call('f^{-1}', num(value));
	return {
		prompt: say`Given ${ruleOf('f', f)}, find ${asked} without finding a rule for the inverse.`,
		answer: withMisconceptions(
			rational(at),
			...misreadInverse(f, value),
			...onlyIf(at < 0, [rational(-at), 'left out the negative sign']),
			[rational(value), 'gave the output instead of the input'],
		),
		steps: [
			line(
				equation(f, num(value)),
				`the inverse gives the input whose output is ${value.toFraction()}`,
			),
			...between(value),
			line(equation(x, num(at)), last),
			line(
				equation(asked, num(at)),
				f.kind === 'quotient' ? `${at} does not make the denominator 0` : undefined,
			),
		],
		hints: [say`Which equation says that the output of ${symbol('f')} is ${num(value)}?`],
	};
};

/** f(v) and 1/f(v), taken for the inverse at v. */
function misreadInverse(f: Expression, value: Fraction): WrongAnswer[] {
	const reciprocal: WrongAnswer = [
		rational(value.inverse()),
		`took the reciprocal of ${value.toFraction()}`,
	];
	try {
		const straight = exactValue(put(f, 'x', num(value)));
		if (straight.abs().gt(1000)) return [reciprocal];
		return [
			[rational(straight), `found f(${value.toFraction()})`],
			[rational(straight.inverse()), `took the reciprocal of f(${value.toFraction()})`],
		];
	} catch (error) {
		if (error instanceof RangeError) return [reciprocal];
		throw error;
	}
}
