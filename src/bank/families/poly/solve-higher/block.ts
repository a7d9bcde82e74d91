/** A block whose width and height are less than its length: positive solutions that make them negative are rejected. */
import { equation, num, sum, symbol } from '../../../../math/expression.ts';
import { joinedByOr, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { factoredForm, withZeros } from '../../../steps/coefficients.ts';
import { ZERO_PRODUCT } from '../../../steps/plain.ts';
import { volumeLines } from './volume-lines.ts';

/** a, b, and the three solutions of x(x − a)(x − b) = V; only the last is greater than a. */
const BLOCKS = [
	[8, 7, 2, 3, 10],
	[9, 6, 1, 4, 10],
	[10, 8, 2, 4, 12],
	[12, 9, 2, 5, 14],
	[13, 9, 3, 4, 15],
	[14, 10, 2, 6, 16],
	[15, 9, 1, 7, 16],
	[15, 12, 3, 6, 18],
	[18, 12, 2, 8, 20],
	[20, 16, 4, 8, 24],
	[21, 15, 3, 9, 24],
	[22, 14, 2, 10, 24],
] as const;

export function blockStory(draw: Draw): Draft {
	const [a, b, first, second, x] = draw.random.pick(BLOCKS);
	const volume = first * second * x;
	const { lines } = volumeLines(
		{ named: 'length', others: ['width', 'height'], by: [-a, -b], volume },
		first,
	);
	const answer = withUnit(rational(x), 'centimetres');
	const zeros = [first, second, x];
	return {
		prompt: say`The width of a wooden block is ${a} centimetres less than its length, and its height is ${b} centimetres less than its length. Its volume is ${num(volume)} cubic centimetres. What is the length of the block, in centimetres?`,
		answer: withMisconceptions(
			answer,
			// The width and the height are the other two solutions.
			[
				rational(first),
				'either gave the width instead of the length, or kept a solution that makes the width negative',
			],
			[
				rational(second),
				'either gave the height instead of the length, or kept a solution that makes the width negative',
			],
		),
		steps: [
			...lines,
			line(equation(factoredForm(withZeros(1, ...zeros)), 0), 'factor the trinomial'),
			sentence(joinedByOr(zeros.map((zero) => equation('x', zero))), ZERO_PRODUCT),
			sentence(
				say`When ${equation('x', first)} or ${equation('x', second)}, the width ${sum('x', -a)} is negative, so only ${equation('x', x)} is possible.`,
				'a length must be positive',
			),
			sentence(say`The length is ${answer.body}.`),
		],
		hints: [
			say`If the length is ${symbol('x')} centimetres, what are the other two measurements? How do you find the volume from the three measurements?`,
			say`Which solutions of the equation give three positive measurements?`,
		],
	};
}
