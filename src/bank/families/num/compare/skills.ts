/** num.compare: order numbers. */
import { list } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Line,
	line,
	orderedList,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { fractionSkills } from './fractions.ts';
import { realSkills } from './reals.ts';

export const skills: Skills = {
	'Order integers from least to greatest'(draw) {
		const values = draw.random.sample(INTEGERS, draw.random.int(4, 6));
		const up = draw.inTurn('dir') === 'up';
		const ordered = values.toSorted((a, b) => (up ? a - b : b - a));
		const negatives = ordered.filter((value) => value < 0);
		if (negatives.length < 2 || negatives.length === values.length) return undefined;
		if ([ordered, ordered.toReversed()].some((one) => one.join() === values.join()))
			return undefined;
		return {
			prompt: say`Write these integers in order from ${up ? 'least to greatest' : 'greatest to least'}: ${list(...values)}. Separate your answers with commas.`,
			answer: withMisconceptions(
				orderedList(...ordered),
				[
					orderedList(...ordered.toReversed()),
					`listed the numbers from ${up ? 'greatest to least' : 'least to greatest'}`,
				],
				[
					orderedList(...values.toSorted((a, b) => (up ? 1 : -1) * (Math.abs(a) - Math.abs(b)))),
					'ignored the negative signs',
				],
			),
			steps: stepsOf(ordered, up),
			hints: [
				say`Picture the numbers on a number line. Which one is farthest to the ${up ? 'left' : 'right'}?`,
				say`Which of the negative numbers is farthest from 0? Is it the greatest or the least of them?`,
			],
		};
	},
	...fractionSkills,
	...realSkills,
};

const INTEGERS = Array.from({ length: 41 }, (_, i) => i - 20);

/** The two groups in the asked order, then the whole list. */
function stepsOf(ordered: number[], up: boolean): Line[] {
	const negatives = ordered.filter((value) => value < 0);
	const others = ordered.filter((value) => value >= 0);
	const negative = sentence(
		say`Negative numbers: ${list(...negatives)}.`,
		up
			? 'the negative number farthest from 0 is the least'
			: 'the negative number closest to 0 is the greatest',
	);
	const zero = others.includes(0);
	const name = !zero
		? others.length > 1
			? 'Positive numbers'
			: 'Positive number'
		: others.length > 1
			? 'Zero and positive numbers'
			: 'Zero';
	const rest = sentence(
		say`${name}: ${list(...others)}.`,
		`greater than every negative number${up ? '' : ', so first in the list'}`,
	);
	const whole = line(list(...ordered), 'combine the two lists');
	return up ? [negative, rest, whole] : [rest, negative, whole];
}
