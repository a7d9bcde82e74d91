/** Rectangles and boxes: a known area or volume gives a quadratic. */
import { equation, num, product, sum, symbol, times } from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { many } from '../../../contexts/names.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { storyDraft, unitOf } from './steps.ts';

const W = symbol('w');

/** What is measured in metres is larger than what is measured in feet. */
const PLOTS = {
	USA: ['garden', 'patio', 'playground', 'dog run', 'vegetable garden'],
	CA: ['garden', 'parking lot', 'playground', 'sports hall', 'field'],
} as const;

/** Width and how much longer the rectangle is. */
export function rectangle(draw: Draw, width: number, more: number): Draft | undefined {
	if (width < 4 || more < 2) return undefined;
	const unit = unitOf(draw.country, 'large');
	const area = width * (width + more);
	const plot = draw.random.pick(PLOTS[draw.country]);
	// These draws once asked for the length, which a mistake in the sign also gives; their ids are not used again.
	if (draw.random.int(0, 2) === 0) return undefined;
	return storyDraft({
		prompt: say`A rectangular ${plot} is ${many(more, unit.one, unit.many)} longer than it is wide. Its area is ${area} square ${unit.many}. What is its width, in ${unit.many}?`,
		naming: say`Let ${W} be the width in ${unit.many}. Then the length is ${sum('w', more)}.`,
		equation: equation(product('w', sum('w', more)), area),
		why: 'width × length = area',
		between: [
			line(
				equation(polynomialExpression(multiply(linear(1, 'w', 0), linear(1, 'w', more))), area),
				'use the distributive property',
			),
		],
		letter: 'w',
		whole: { a: 1, b: more, c: -area },
		result: (shown) => say`A width must be positive, so the width is ${shown}.`,
		wrong: [[width + more, 'gave the length instead of the width']],
		value: width,
		unit: unit.many,
		hints: [
			say`If ${W} is the width, how can you write the length?`,
			say`What is the product of the width and the length?`,
		],
	});
}

/**
 * An open box: squares with side x are cut from the corners of a sheet, which leaves a base of w by w + more. The base is
 * not as wide as a cut, so that one is not mistaken for the other.
 */
export function openBox(draw: Draw, base: number, more: number, x: number): Draft | undefined {
	if (x < 2 || base < 4 || more < 2 || x > 6 || base > 30 || more === 2 * x || base === x)
		return undefined;
	const unit = unitOf(draw.country, 'small');
	const volume = base * (base + more) * x;
	const width = base + 2 * x;
	const cut = 2 * x;
	const [wide, long] = [linear(1, 'w', -cut), linear(1, 'w', more - cut)];
	const inside: Polynomial = multiply(wide, long);
	const area = volume / x;
	const sides = product(polynomialExpression(wide), polynomialExpression(long));
	return storyDraft({
		prompt: say`A rectangular sheet of cardboard is ${many(more, unit.one, unit.many)} longer than it is wide. A square that measures ${many(x, unit.one, unit.many)} on each side is cut from each corner, and the flaps are folded up to make an open box. The volume of the box is ${volume} cubic ${unit.many}. What is the width of the sheet, in ${unit.many}?`,
		naming: say`Let ${W} be the width of the sheet in ${unit.many}. Then its length is ${sum('w', more)}.`,
		before: [
			sentence(
				say`The cuts shorten each side of the sheet by ${equation(times(2, x), cut)} ${unit.many}.`,
				'one square is cut from each end of each side',
			),
			sentence(
				say`The base of the box is ${polynomialExpression(wide)} ${unit.many} wide and ${polynomialExpression(long)} ${unit.many} long.`,
				`subtract ${cut} from the width and from the length`,
			),
		],
		equation: equation(
			product(num(x), ...(sides.kind === 'product' ? sides.factors : [sides])),
			volume,
		),
		why: 'height × width × length = volume',
		between: [
			line(equation(sides, area), `divide both sides by ${x}`),
			line(
				equation(uncollected(...productTerms(wide, long)), area),
				'multiply each term of the first factor by each term of the second',
			),
			line(equation(polynomialExpression(inside), area), 'combine like terms'),
		],
		letter: 'w',
		whole: { a: 1, b: more - 2 * cut, c: cut * cut - more * cut - area },
		result: (shown) =>
			say`The sheet must be wider than ${cut} ${unit.many}, so its width is ${shown}.`,
		wrong: [
			[base, 'gave the width of the base of the box'],
			[width + more, 'gave the length of the sheet instead of its width'],
		],
		value: width,
		unit: unit.many,
		hints: [
			say`If the sheet is ${W} ${unit.many} wide, how wide and how long is the base of the box after the squares are cut out?`,
			say`What equation does the volume give?`,
		],
	});
}
