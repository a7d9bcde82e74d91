/** The part of func.inverse where one value of the inverse is found by solving f(x) = a. */
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
import { rational } from '../../../answer.ts';
import { line, type Line, type Skill } from '../../../family.ts';
import { exactValue, line1, plus1, put, ruleOf, times1 } from '../../../steps/function-rule.ts';

const x = symbol('x');

export const valueOfInverse: Skill = (draw) => {
	const [a, b, at] = [draw.int('a'), draw.int('b'), draw.int('x')];
	const size = Math.abs(a) + 1;
	const cases: Record<string, () => [Expression, Line[]] | undefined> = {
		linear: () => [line1(size, b), []],
		cubic: () => [
			plus1(times1(a, power(x, 3)), b),
			[
				line(equation(power(x, 3), num(at ** 3)), 'get the cube alone'),
				line(equation(x, num(at)), 'take the cube root'),
			],
		],
		'linear over linear': () =>
			at + size === 0 || a * size === b ? undefined : [quotient(line1(a, b), line1(1, size)), []],
		'square root': () => {
			const inside = at * at * 1;
			return at < 0
				? undefined
				: [
						root(line1(1, inside - at)),
						[line(equation(line1(1, inside - at), num(inside)), 'square both sides')],
					];
		},
		exponential: () =>
			at < 1
				? undefined
				: [
						plus1(power(size, x), b),
						[
							line(
								equation(power(size, x), num(size ** at)),
								b === 0
									? undefined
									: b > 0
										? `subtract ${b} from both sides`
										: `add ${-b} to both sides`,
							),
						],
					],
	};
	const [f, between = []] = cases[draw.inTurn('type')]?.() ?? [];
	if (!f) return undefined;
	const value = exactValue(put(f, 'x', num(at)));
	if (value.abs().gt(700) || value.equals(0) || value.equals(at)) return undefined;
	const asked = call('f^{-1}', num(value));
	if (f.kind === 'quotient') {
		const scaled = value.mul(size);
		if (value.d !== 1n) return undefined;
		between.push(
			line(
				equation(f.over, times1(Number(value.valueOf()), line1(1, size))),
				'multiply both sides by the denominator',
			),
			line(
				equation(line1(a, b), line1(Number(value.valueOf()), Number(scaled.valueOf()))),
				'multiply out the brackets',
			),
		);
	}
	if (f.kind === 'sum' && between.length === 0)
		between.push(
			line(
				equation(times1(size, x), num(value.sub(b))),
				b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
			),
		);
	return {
		prompt: say`Given ${ruleOf('f', f)}, find ${asked} without finding the rule of the inverse.`,
		answer: rational(at),
		steps: [
			line(equation(f, num(value)), 'the inverse asks: which input has this output?'),
			...between.filter(
				({ working }) => working?.kind !== 'relation' || working.left?.kind !== 'symbol',
			),
			line(equation(x, num(at)), 'solve for x'),
			line(equation(asked, num(at))),
		],
		hints: [say`Solve ${equation(call('f', 'x'), num(value))}.`],
	};
};
