/** quad.optimize: the greatest revenue, area or product by the vertex of a parabola. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	num,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { fromZeros } from '../../../../math/quadratic.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { midpointLine } from '../../../steps/vertex-lines.ts';
import { bestPrice } from './price.ts';
import { MAXIMUM_AT_VERTEX, opensDownward, zerosWithX } from './maximum.ts';

const X = symbol('x');

/** What is fenced with how much fence, in feet. */
const PLACES = [
	{ name: 'dog run', least: 0, most: 60 },
	{ name: 'garden', least: 0, most: 180 },
	{ name: 'playground', least: 100, most: 400 },
	{ name: 'horse corral', least: 200, most: 600 },
	{ name: 'sheep pasture', least: 500, most: Infinity },
	{ name: 'horse pasture', least: 900, most: Infinity },
] as const;

/** By the names of the curriculum plan. */
const MODELS: Readonly<Record<string, Skill>> = {
	revenue: (draw) => bestPrice(draw, 'revenue'),
	profit: (draw) => bestPrice(draw, 'profit'),
	'fenced area': (draw) => fencing(draw, 4),
	fence: (draw) => fencing(draw, draw.random.pick([3, 4])),
	'fenced area with a wall': (draw) => fencing(draw, 3),
	'product of two numbers': greatestProduct,
};

const inContext: Skill = (draw) => caseOf(MODELS, draw.inTurn('ctx'))(draw);

export const skills: Skills = {
	'Solve maximum and minimum problems': inContext,

	'Model revenue with a price change': (draw) =>
		bestPrice(draw, 'revenue', Number(draw.inTurn('step')), draw.random.int(0, 1) === 0),
};

/**
 * A rectangle with fence on four sides, or on three sides along a wall. Along a wall, the width is not asked for: a
 * student who divides by 4 would get it right by mistake.
 */
function fencing(draw: Draw, sides: 3 | 4): Draft | undefined {
	const fence = draw.int('n');
	const unit = draw.country === 'CA' ? 'metres' : 'feet';
	const half = fence / 2;
	const width = fence / 4;
	const length = sides === 4 ? half - width : fence - 2 * width;
	const area = width * length;
	const feet = unit === 'feet' ? fence : 3 * fence;
	const place = draw.random.pick(
		PLACES.filter(({ least, most }) => feet >= least && feet <= most),
	).name;
	const asksWidth = draw.random.int(0, 2) === 0;
	if (asksWidth && sides === 3) return undefined;
	const answer = asksWidth
		? withUnit(integer(width), unit)
		: withUnit(integer(area), `square ${unit}`);
	const where =
		sides === 4
			? say`A total of ${fence} ${unit} of fencing is used to enclose a rectangular ${place} on all four sides.`
			: say`A rectangular ${place} lies along a straight wall. A total of ${fence} ${unit} of fencing is used for the other three sides.`;
	const ask = asksWidth
		? say`How wide is the ${place}, in ${unit}, when the area is as large as possible?`
		: say`What is the largest possible area, in square ${unit}?`;
	const other = sides === 4 ? sum(half, NEGATIVE_X) : sum(fence, product(-2, 'x'));
	return {
		prompt: say`${where} ${ask}`,
		answer: withMisconceptions(
			answer,
			asksWidth
				? [integer(area), 'gave the area instead of the width']
				: [integer(width), 'gave the length of a side instead of the area'],
			asksWidth
				? [integer(half), 'gave the greater zero instead of the value halfway between the zeros']
				: [
						rational(new Fraction(fence * fence, sides === 4 ? 4 : 16)),
						sides === 4
							? 'used the length of the whole fence as the sum of the width and the length'
							: 'found the area of a square with four fenced sides',
					],
		),
		steps: [
			sentence(
				sides === 4
					? say`Let ${X} be the width in ${unit}. The width and the length add up to half of ${num(fence)}, so the length is ${other}.`
					: say`Let ${X} be the length, in ${unit}, of each of the two sides that meet the wall. Then the third side is ${other}.`,
			),
			line(equation('A', product('x', other)), 'area = width × length'),
			zerosWithX(other, half),
			opensDownward('A'),
			onAxis(midpointLine(0, half, MAXIMUM_AT_VERTEX), {
				lead: sides === 4 ? -1 : -2,
				zero: half,
			}),
			...(asksWidth
				? []
				: [
						line(
							sides === 4
								? equation(difference(half, width), length)
								: equation(difference(fence, times(2, width)), length),
							`find the ${sides === 4 ? 'length' : 'third side'}, in ${unit}`,
						),
						line(
							equation('A', equation(times(width, length), area)),
							'multiply the width by the length',
						),
					]),
			sentence(
				asksWidth ? say`The width is ${answer.body}.` : say`The largest area is ${answer.body}.`,
			),
		],
		hints: [
			sides === 4
				? say`If ${X} is the width, what is the area in terms of ${X}?`
				: say`If each side that meets the wall is ${X} ${unit} long, what is the area in terms of ${X}?`,
			say`For which two values of ${X} is the area ${0}?`,
		],
	};
}

const NEGATIVE_X = { kind: 'opposite', of: X } as const;

/** Numbers x and n − x, or y with x + d·y = n. */
function greatestProduct(draw: Draw): Draft | undefined {
	const [n, d] = [draw.int('n'), draw.int('d')];
	const best = n / (2 * d);
	if (!Number.isInteger(best) || best < 3) return undefined;
	const value = best * (n / 2);
	const answer = integer(value);
	const facts =
		d === 1
			? say`The sum of two numbers is ${n}.`
			: d === 2
				? say`The sum of one number and twice another number is ${n}.`
				: say`The sum of one number and ${d} times another number is ${n}.`;
	const other = sum(n, d === 1 ? NEGATIVE_X : product(-d, 'x'));
	return {
		prompt: say`${facts} What is the greatest possible product of the two numbers?`,
		answer: withMisconceptions(
			answer,
			[integer(best), 'gave one of the numbers instead of their product'],
			[rational(new Fraction(n * n, 4)), `ignored the factor ${d} in the sum`],
			[integer(best + n / 2), 'added the two numbers instead of multiplying them'],
		),
		steps: [
			sentence(
				d === 1
					? say`Let ${X} be one number. Then the other number is ${other}.`
					: say`Let ${X} be the number that is multiplied by ${d}. Then the other number is ${other}.`,
			),
			line(equation('P', product('x', other)), 'write the product of the two numbers'),
			zerosWithX(other, n / d),
			opensDownward('P'),
			onAxis(midpointLine(0, n / d, MAXIMUM_AT_VERTEX), {
				lead: -d,
				zero: n / d,
			}),
			line(
				equation(difference(n, d === 1 ? best : times(d, best)), n / 2),
				'find the other number',
			),
			line(equation('P', equation(times(best, n / 2), value)), 'multiply the two numbers'),
			sentence(say`The greatest product is ${answer.body}.`),
		],
		hints: [
			d === 1
				? say`If one number is ${X}, how can you write the other number?`
				: say`If ${X} is the number that is multiplied by ${d}, how can you write the other number?`,
			say`For which two values of ${X} is one of the two numbers ${0}?`,
		],
	};
}

/** The parabola with the zeros 0 and another, and its dashed axis. */
const onAxis = (found: Line, { lead, zero }: { lead: number; zero: number }): Line =>
	withParabola(found, fromZeros(lead, 0, zero), {
		points: [
			[0, 0],
			[zero, 0],
		],
		hasAxis: true,
	});
