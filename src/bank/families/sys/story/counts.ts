/** sys.story: counts and values, prices of two purchases, sum and difference. */
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw } from '../../../family.ts';
import { COUNT_STORIES, PURCHASES } from '../../../contexts/count-and-value.ts';
import { systemStory } from '../../../steps/system-story.ts';

/** Every fourth question asks for two numbers by their sum and difference. */
export const twoQuantities = (draw: Draw): Draft | undefined =>
	draw.random.int(1, 4) === 1 ? sumAndDifference(draw) : countAndValue(draw);

export function countAndValue(draw: Draw): Draft | undefined {
	const [x, y, p, q] = [draw.int('x'), draw.int('y'), draw.int('p'), draw.int('q')];
	const ctx = draw.inTurn('ctx');
	if (ctx === 'two-item purchase') return purchases(draw);
	const story = caseOf(COUNT_STORIES, ctx)({ x, y, p, q }, draw.random);
	if (!story || x === y) return undefined;
	const [one, two] = story.kinds;
	const [first, second] = story.each ?? [p, q];
	if (first === second) return undefined;
	return systemStory({
		text: story.text,
		x: `the number of ${one}`,
		y: `the number of ${two}`,
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: `the total number of ${story.things}` },
			{
				row: { a: first, b: second, c: first * x + second * y },
				why: story.worth,
			},
		],
		stated: (a, b) => say`${story.does ?? 'there are'} ${a} ${one} and ${b} ${two}`,
		hints: [
			say`What equation can you write for the total number of ${story.things}? What equation can you write for ${story.worth}?`,
		],
	});
}

/** The prices are asked for; how much was bought is known. */
function purchases(draw: Draw): Draft | undefined {
	const [x, y] = [draw.int('x'), draw.int('y')];
	const [a, b, c, d] = [0, 0, 0, 0].map(() => draw.random.int(2, 7)) as [
		number,
		number,
		number,
		number,
	];
	const [many, others, one, other] = draw.random.pick(PURCHASES);
	if (a * d === b * c || a === c || x > 60 || y > 60 || x === y) return undefined;
	const [first, second] = [a * x + b * y, c * x + d * y];
	return systemStory({
		text: say`At a store, a customer buys ${a} ${many} and ${b} ${others} for $${String(first)} in all. Another customer buys ${c} ${many} and ${d} ${others} at the same prices for $${String(second)} in all.`,
		x: `the price of a ${one}, in dollars`,
		y: `the price of a ${other}, in dollars`,
		conditions: [
			{ row: { a, b, c: first }, why: 'the cost of the first purchase' },
			{ row: { a: c, b: d, c: second }, why: 'the cost of the second purchase' },
		],
		stated: (p, q) => say`a ${one} costs $${String(p)}, and a ${other} costs $${String(q)}`,
		hints: [say`What equation can you write for each purchase?`],
	});
}

function sumAndDifference(draw: Draw): Draft | undefined {
	const [x, y] = [draw.int('x'), draw.int('y')];
	if (x <= y) return undefined;
	return systemStory({
		text: say`The sum of two numbers is ${x + y}. Their difference is ${x - y}.`,
		x: 'the larger number',
		y: 'the smaller number',
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: 'the sum of the two numbers' },
			{
				row: { a: 1, b: -1, c: x - y },
				why: 'the difference: the larger number minus the smaller number',
			},
		],
		stated: (a, b) => say`the numbers are ${a} and ${b}`,
		hints: [
			say`What equation can you write for the sum? What equation can you write for the difference?`,
			say`What happens when you add the two equations?`,
		],
	});
}
