import { difference, equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { COUNTS } from '../../../../math/speech-numbers.ts';
import {
	caseOf,
	line,
	point,
	sentence,
	type Skill,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { BUDGETS } from './budget-stories.ts';
import { pointAt } from '../../../steps/line-form.ts';

/** The total must allow one combination only, and finding it must not take more than six trials. */
export const wholeCombination: Skill = (draw) => {
	const story = caseOf(BUDGETS, draw.inTurn('ctx'))(draw.int('a'), draw.int('b'), draw.random);
	if (!story) return undefined;
	const [a, b] = story.each;
	const [x, y] = [draw.random.int(1, 5), draw.int('y')];
	// Two equal counts do not show in which order they are given.
	if (x === y) return undefined;
	const total = a * x + b * y;
	const trials = Array.from({ length: Math.floor((total - b) / a) }, (_, at) => at + 1);
	const fitting = trials.filter((count) => (total - a * count) % b === 0);
	if (fitting.length !== 1 || trials.length > 6 || trials.length < 2 || y < 2) return undefined;
	const { asked = 'are there' } = story;
	const [first, second] = story.kinds;
	const counted = (count: number, one: string, many: string) =>
		`${COUNTS[count]} ${count === 1 ? one : many}`;
	const [one = '', other = ''] = story.kinds.map((kind) =>
		kind.replace(/(?:(?<=box|sandwich)e)?s$/, ''),
	);
	const { worth } = story;
	const roundedTrials = trials
		.filter((count) => count !== x)
		.map((count): WrongAnswer => {
			const rest = total - a * count;
			const up = rest < b || 2 * (rest % b) >= b;
			return [
				point(count, Math.floor(rest / b) + (up ? 1 : 0)),
				`rounded ${rest} ÷ ${b} ${up ? 'up' : 'down'} to a whole number of ${second}`,
			];
		})
		.slice(0, 2);
	const next = trials.length + 1;
	const last = total - a * next;
	return {
		prompt: say`${story.tell(total)} How many ${first} and how many ${second} ${asked}? Write the answer as an ordered pair: ${first}, then ${second}.`,
		answer: withMisconceptions(
			point(x, y),
			[point(y, x), 'switched the two numbers'],
			...roundedTrials,
		),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the number of ${first} and ${symbol('y')} the number of ${second}.`,
			),
			line(
				equation(sum(product(a, 'x'), product(b, 'y')), total),
				story.adds?.(total) ??
					`${worth(a)} for each ${one} and ${worth(b)} for each ${other} make ${worth(total)}`,
			),
			line(
				equation(product(b, 'y'), difference(total, product(a, 'x'))),
				`subtract ${a}x from both sides`,
			),
			sentence(
				say`The right side must be a multiple of ${b}.`,
				`y is a whole number, so ${b}y is a multiple of ${b}`,
			),
			...trials.map((count) => {
				const rest = total - a * count;
				return sentence(
					say`When ${equation('x', count)}, the right side is ${equation(difference(total, product(a, num(count))), rest)}.`,
					rest % b === 0
						? `a multiple of ${b}: ${rest} = ${b} × ${rest / b}, so y = ${rest / b}`
						: `not a multiple of ${b}`,
				);
			}),
			sentence(
				say`When ${equation('x', next)}, the right side is ${equation(difference(total, product(a, num(next))), last)}.`,
				last === 0
					? `then y = 0, but there must be at least one ${other}`
					: last < 0
						? `a negative number: ${COUNTS[next]} ${first} alone come to more than ${worth(total)}`
						: `not enough for one ${other}, so ${COUNTS[next]} ${first} are already too many`,
			),
			sentence(
				say`The only possible pair is ${pointAt([x, y])}: ${counted(x, one, first)} and ${counted(y, other, second)}.`,
			),
		],
		hints: [
			say`How much is left for the ${second} after you choose a number of ${first}? Which amounts can come from ${second} alone?`,
		],
	};
};
