/** Logarithms of products, quotients, powers and roots to take apart. */
import {
	continued,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { type Base, log, readBase } from '../../../steps/exponential.ts';
import { fractionOf, type Part, sumOfLogs, sumWithPowers } from './terms.ts';

/** log of a product, quotient, power or root, taken apart. */
export function expand(draw: Draw): Draft | undefined {
	const [m, n, p] = [draw.int('m'), draw.int('n'), draw.int('p')];
	const base = readBase(draw.inTurn('b'));
	const form = draw.choice('form');
	const isRoot = form === 'root' || form === 'root of a quotient';
	const parts: Part[] = [
		{ coefficient: m, letter: 'x' },
		{ coefficient: /quotient|over/.test(form) ? -n : n, letter: 'y' },
		...(form === 'product over power' ? [{ coefficient: p, letter: 'z' }] : []),
	].sort((a, b) => b.coefficient - a.coefficient);
	if (m === n || (m === 1 && n === 1)) return undefined;
	const inside = fractionOf(parts);
	const whole = sumOfLogs(parts, base);
	const problem = log(base, isRoot ? root(inside) : inside);
	const answer = isRoot ? halved(parts, base) : whole;
	return {
		prompt: say`Expand as sums, differences and multiples of logarithms. All letters are positive: ${problem}.`,
		answer: expression(answer),
		steps: [
			line(problem),
			...(isRoot
				? [
						line(
							continued(product(quotient(1, 2), log(base, inside))),
							'a square root is the power one half',
						),
					]
				: []),
			line(
				continued(
					isRoot
						? product(quotient(1, 2), { kind: 'brackets', of: whole })
						: sumWithPowers(parts, base),
				),
				isRoot ? 'product, quotient and power laws' : 'product and quotient laws',
			),
			line(continued(answer), isRoot ? 'multiply by one half' : 'power law'),
		],
		hints: [
			say`Which law deals with the last operation inside the logarithm? Start with that one.`,
		],
	};
}

const halved = (parts: readonly Part[], base: Base): Expression =>
	sum(
		...parts.map(({ coefficient, letter }) => {
			const size = Math.abs(coefficient);
			const factor = size % 2 === 0 ? num(size / 2) : quotient(size, 2);
			const of =
				size === 2 ? log(base, symbol(letter)) : product(factor, log(base, symbol(letter)));
			return coefficient < 0 ? ({ kind: 'opposite', of } as const) : of;
		}),
	);
