/** sys.story: two unknown counts, prices, lengths or ages. */
import { equation, type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { COUNT_STORIES, PURCHASES } from '../../../contexts/count-and-value.ts';
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { type SystemStory, systemStory } from '../../../steps/system-story.ts';
import { twoNames } from '../../../contexts/names.ts';
import { breakEven, plansThatAgree } from './break-even.ts';

// Angles, rectangles, ages and digits, one number given by the other.

type Build = (draw: Draw) => SystemStory | undefined;

function relatedNumbers(draw: Draw, ctx: string): Draft | undefined {
	const story = STORIES[ctx]?.(draw);
	return story && systemStory(story);
}

const [X, Y] = [symbol('x'), symbol('y')];

const multiple = (k: number): string => (k === 2 ? 'twice' : `${k} times`);

/** "12 degrees more than twice the smaller one"; d is not 0. */
const compared = (d: number, unit: string, k: number, what: string): Prose =>
	say`${Math.abs(d)} ${unit} ${d < 0 ? 'less' : 'more'} than ${multiple(k)} ${what}`;

/** y = kx + d, ready to be substituted. */
const related = (k: number, d: number, why: string) => ({
	why,
	row: { a: -k, b: 1, c: d },
	given: (x: Expression, y: Expression) => equation(y, sum(product(k, x), d)),
	isolated: { letter: 'y', m: k, k: d } as const,
});

const angles =
	(whole?: number): Build =>
	(draw) => {
		const [x, k] = [draw.int('x'), draw.int('k')];
		const total = whole ?? draw.random.pick([90, 180]);
		const y = total - x;
		const d = y - k * x;
		if (y <= x || x < 8 || Math.abs(d) < 2 || Math.abs(d) > 45) return undefined;
		// The difference must not be mistaken for an angle and still lead to the answer.
		if (Math.abs(d) === x || Math.abs(d) === y) return undefined;
		return {
			text: say`Two angles are ${total === 90 ? 'complementary' : 'supplementary'}. The larger angle measures ${compared(d, 'degrees', k, 'the measure of the smaller angle')}.`,
			x: 'the measure of the smaller angle',
			y: 'the measure of the larger angle, both in degrees',
			conditions: [
				{
					row: { a: 1, b: 1, c: total },
					why: `the measures of ${total === 90 ? 'complementary' : 'supplementary'} angles add up to ${total} degrees`,
				},
				related(k, d, 'write the larger angle in terms of the smaller angle'),
			],
			stated: (a, b) => say`the angles measure ${a} degrees and ${b} degrees`,
			hints: [
				say`What do the measures of ${total === 90 ? 'complementary' : 'supplementary'} angles add up to?`,
			],
		};
	};

const rectangle: Build = (draw) => {
	const [x, y, k] = [draw.int('x'), draw.int('y'), draw.int('k')];
	const d = y - k * x;
	const unit = draw.random.pick(['metres', 'centimetres']);
	if (y <= x || Math.abs(d) < 2 || Math.abs(d) > 15) return undefined;
	return {
		text: say`The perimeter of a rectangle is ${2 * (x + y)} ${unit}. Its length is ${compared(d, unit, k, 'its width')}.`,
		x: 'the width',
		y: `the length, both in ${unit}`,
		conditions: [
			{ row: { a: 2, b: 2, c: 2 * (x + y) }, why: 'the perimeter is two widths plus two lengths' },
			related(k, d, 'write the length in terms of the width'),
		],
		stated: (a, b) => say`the rectangle is ${a} ${unit} wide and ${b} ${unit} long`,
		hints: [
			say`How can you write the perimeter in terms of ${X} and ${Y}? How is the length related to the width?`,
		],
	};
};

/** In t years, an adult is k times as old as a child. */
const ages: Build = (draw) => {
	const [x, y, k] = [draw.random.int(4, 18), draw.random.int(28, 60), draw.int('k')];
	const t = (y - k * x) / (k - 1);
	const [name] = twoNames(draw.random);
	const adult = draw.random.pick(['coach', 'neighbour', 'teacher', 'tutor']);
	if (!Number.isInteger(t) || t < 2 || t > 20 || y - x < 20 || y - x > 42) return undefined;
	return {
		text: say`The sum of the ages of ${name} and ${name}’s ${adult} is ${x + y}. In ${t} years, the ${adult} will be ${multiple(k)} as old as ${name}.`,
		x: `${name}’s age now`,
		y: `the ${adult}’s age now, both in years`,
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: 'the sum of the ages now' },
			{
				row: { a: -k, b: 1, c: (k - 1) * t },
				isolated: { letter: 'y', m: k, k: (k - 1) * t },
				given: (a, b) => equation(sum(b, t), product(k, sum(a, t))),
				expanded: equation(sum(Y, t), sum(product(k, X), k * t)),
				tidied: `subtract ${t} from both sides`,
				why: `in ${t} years, the ${adult} will be ${multiple(k)} as old as ${name}`,
			},
		],
		stated: (a, b) => say`${name} is ${a} years old, and the ${adult} is ${b} years old`,
		hints: [say`How old will each of them be in ${t} years, in terms of ${X} and ${Y}?`],
	};
};

/** A two-digit number and the one with its digits in reverse order. */
const digits: Build = (draw) => {
	const [x, y] = [draw.random.int(1, 9), draw.random.int(1, 9)];
	const d = 9 * (y - x);
	if (d === 0) return undefined;
	return {
		text: say`The sum of the digits of a two-digit number is ${x + y}. When the digits are reversed, the new number is ${Math.abs(d)} ${d < 0 ? 'less' : 'more'} than the original number.`,
		x: 'the tens digit of the number',
		y: 'its ones digit',
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: 'the sum of the digits' },
			{
				row: { a: -9, b: 9, c: d },
				given: (a, b) => equation(sum(product(10, b), a), sum(product(10, a), b, d)),
				tidied: 'subtract 10x and y from both sides',
				why: `with the digits reversed, the new number is ${Math.abs(d)} ${d < 0 ? 'less' : 'more'} than the original number`,
			},
		],
		stated: (a, b) => say`the number is ${10 * a + b}`,
		hints: [
			say`How can you write a two-digit number in terms of its digits? What happens to this expression when the digits are reversed?`,
		],
	};
};

const STORIES: Readonly<Record<string, Build>> = {
	angles: angles(),
	supplementary: angles(180),
	complementary: angles(90),
	rectangle,
	ages,
	digits,
};

// Counts and values, prices of two purchases, sum and difference.

/** Every fourth question asks for two numbers by their sum and difference. */
const twoQuantities = (draw: Draw): Draft | undefined =>
	draw.random.int(1, 4) === 1 ? sumAndDifference(draw) : countAndValue(draw);

function countAndValue(draw: Draw): Draft | undefined {
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

export const skills: Skills = {
	'Solve number and total value problems': countAndValue,
	'Solve two-quantity problems with a system': twoQuantities,
	'Find where two linear models are equal': plansThatAgree,
	'Find the break-even point': breakEven,
	'Solve geometry, age, and digit problems': (draw) => relatedNumbers(draw, draw.inTurn('ctx')),
	'Solve geometry problems with a system': (draw) => relatedNumbers(draw, draw.inTurn('kind')),
};
