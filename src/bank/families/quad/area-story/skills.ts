/** quad.area-story: areas, borders, triangles, journeys and numbers by a quadratic equation. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { standardForm } from '../../../../math/quadratic.ts';
import { many } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { border, BORDER_NAMES } from './borders.ts';
import { expandedSquares, SIGNS_IN_FACTORS, storyDraft, unitOf } from './steps.ts';
import { drawTriple, radicalTriangle, rightTriangle, screen, tripleOf } from './triangles.ts';

// A trip at two speeds: the difference of two fractions gives a quadratic.

const V = symbol('v');

/** At v an hour the journey takes an hour longer than at v + more. */
function travelRate(draw: Draw, v: number, more: number): Draft | undefined {
	const distance = (v * (v + more)) / more;
	if (!Number.isInteger(distance) || more < 2 || distance > 400 || v > 60) return undefined;
	// Too fast for a bicycle, too slow for a truck.
	if (v > 20 && v < 40) return undefined;
	const [who, moves] = v <= 20 ? ['A cyclist', 'rides'] : ['A truck driver', 'drives'];
	const [far, fast] =
		draw.country === 'CA' ? ['kilometres', 'kilometres per hour'] : ['miles', 'miles per hour'];
	return storyDraft({
		prompt: say`${who} ${moves} ${distance} ${far} at a steady speed. At a speed that is ${more} ${fast} faster, the same trip would take one hour less. What is the slower speed, in ${fast}?`,
		naming: say`Let ${V} be the slower speed in ${fast}. Then the faster speed is ${sum('v', more)}. At each speed, the time is the distance divided by the speed.`,
		equation: equation(difference(quotient(distance, 'v'), quotient(distance, sum('v', more))), 1),
		why: 'the two times differ by one hour',
		between: [
			line(
				equation(
					difference(product(distance, sum('v', more)), product(distance, 'v')),
					product('v', sum('v', more)),
				),
				`multiply both sides by v(v + ${more})`,
			),
			line(
				equation(
					sum(product(distance, 'v'), distance * more, product(-distance, 'v')),
					standardForm({ a: 1, b: more, c: 0 }, 'v'),
				),
				'use the distributive property',
			),
			line(
				equation(distance * more, standardForm({ a: 1, b: more, c: 0 }, 'v')),
				'combine like terms',
			),
		],
		letter: 'v',
		moving: `subtract ${distance * more} from both sides`,
		whole: { a: 1, b: more, c: -distance * more },
		result: (shown) => say`A speed must be positive, so the slower speed is ${shown}.`,
		wrong: [
			[v + more, 'gave the faster speed'],
			[distance / more, 'divided the distance by the difference of the speeds'],
		],
		value: v,
		unit: fast,
		hints: [
			say`If ${V} is the slower speed, how can you write the time at each speed?`,
			say`By how much do the two times differ?`,
		],
	});
}

// Rectangles and boxes: a known area or volume gives a quadratic.

const W = symbol('w');

/** What is measured in metres is larger than what is measured in feet. */
const PLOTS = {
	USA: ['garden', 'patio', 'playground', 'dog run', 'vegetable garden'],
	CA: ['garden', 'parking lot', 'playground', 'sports hall', 'field'],
} as const;

/** Width and how much longer the rectangle is. */
function rectangle(draw: Draw, width: number, more: number): Draft | undefined {
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
function openBox(draw: Draw, base: number, more: number, x: number): Draft | undefined {
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

/** The numbers of a story: a short length, how much longer the long one is, and a small width. */
type Sizes = { short: number; more: number; small: number };

/** The plan gives two lengths and a width, or one length and a difference. */
const sizesOf = (draw: Draw): Sizes =>
	draw.choice('given') === 'two lengths'
		? { short: draw.int('W'), more: draw.int('L') - draw.int('W'), small: draw.int('x') }
		: { short: draw.int('n'), more: draw.int('d'), small: draw.random.int(1, 4) };

/** By the names of the curriculum plan. */
const STORIES: Readonly<Record<string, (draw: Draw, sizes: Sizes) => Draft | undefined>> = {
	'rectangle from area': (draw, { short, more }) => rectangle(draw, short, more),
	'uniform border': anyBorder,
	border: anyBorder,
	'consecutive numbers': (draw, { short }) =>
		draw.random.int(0, 2) > 0
			? productOfPair(short, draw.random.int(1, 2))
			: squaresOfPair(short, draw.random.int(1, 2)),
	'right triangle': (draw) => rightTriangle(draw, drawTriple(draw)),
	'open box': (draw, { short, more, small }) => openBox(draw, short, more, small + 1),
	'diagonal of a screen': (draw) => screen(draw, drawTriple(draw)),
	'travel rate': (draw, { short, small }) => travelRate(draw, short, small),
};

function anyBorder(draw: Draw, { short, more, small }: Sizes): Draft | undefined {
	return border(draw, draw.random.pick(BORDER_NAMES), short + more, short, small);
}

const inContext: Skill = (draw) => caseOf(STORIES, draw.inTurn('ctx'))(draw, sizesOf(draw));

const namedBorder: Skill = (draw) =>
	border(draw, draw.inTurn('ctx'), draw.int('L'), draw.int('W'), draw.int('x'));

/** By the names of the curriculum plan. */
const NUMBERS: Readonly<Record<string, (n: number, d: number, draw: Draw) => Draft | undefined>> = {
	'product of consecutive': productOfPair,
	'sum of squares': squaresOfPair,
	'number and reciprocal': (n, d) => withReciprocal(Math.abs(n), d),
	'product with given sum': sumAndProduct,
};

export const skills: Skills = {
	'Solve number problems with quadratic equations': (draw) =>
		caseOf(NUMBERS, draw.inTurn('kind'))(draw.int('n'), draw.int('d'), draw),

	'Solve border and rectangle problems': namedBorder,

	'Solve right-triangle problems with quadratic equations'(draw) {
		const [m, n, k] = [draw.int('m'), draw.int('n'), draw.int('k')];
		if (draw.inTurn('ctx') === 'radical sides') return radicalTriangle(draw, n, 2 * (m + k));
		const triple = tripleOf(m, n, k);
		return triple && rightTriangle(draw, triple);
	},

	'Solve area, number, and right-triangle problems': inContext,
};

// Numbers known by a product, a sum of squares, or a reciprocal.

const N = symbol('n');
const X = symbol('x');

/** "two consecutive odd integers", "two integers that differ by 3", both of one sign. */
function pairName(n: number, d: number): string {
	const sign = n > 0 ? 'positive' : 'negative';
	if (d === 1) return `two consecutive ${sign} integers`;
	if (d === 2) return `two consecutive ${sign} ${n % 2 === 0 ? 'even' : 'odd'} integers`;
	return `two ${sign} integers that differ by ${d}`;
}

const ofOneSign = (n: number, d: number): boolean =>
	(n > 1 || n + d < -1) && Math.abs(n) <= 30 && d >= 1 && d <= 9;

const naming = (d: number) =>
	say`Let ${N} be the lesser integer. Then the greater one is ${sum('n', d)}.`;

const lesserOf = (n: number) => (shown: Prose) =>
	say`Both integers are ${n > 0 ? 'positive' : 'negative'}, so the lesser integer is ${shown}.`;

function productOfPair(n: number, d: number): Draft | undefined {
	if (!ofOneSign(n, d)) return undefined;
	const value = n * (n + d);
	return storyDraft({
		prompt: say`The product of ${pairName(n, d)} is ${value}. What is the lesser of the two integers?`,
		naming: naming(d),
		equation: equation(product('n', sum('n', d)), value),
		why: 'write an equation for the product',
		between: [
			line(
				equation(standardForm({ a: 1, b: d, c: 0 }, 'n'), value),
				'use the distributive property',
			),
		],
		letter: 'n',
		whole: { a: 1, b: d, c: -value },
		result: lesserOf(n),
		value: n,
		wrong: [[n + d, 'gave the greater of the two integers']],
		unit: '',
		hints: [
			say`If ${N} is the lesser integer, how can you write the greater integer?`,
			say`What equation does the product of the two integers give?`,
		],
	});
}

function squaresOfPair(n: number, d: number): Draft | undefined {
	if (!ofOneSign(n, d) || Math.abs(n) > 20) return undefined;
	const value = n * n + (n + d) ** 2;
	return storyDraft({
		prompt: say`The sum of the squares of ${pairName(n, d)} is ${value}. What is the lesser of the two integers?`,
		naming: naming(d),
		equation: equation(sum(power('n', 2), power(sum('n', d), 2)), value),
		why: 'write an equation for the sum of the squares',
		between: [
			line(equation(expandedSquares('n', d), value), 'expand the square of the binomial'),
			line(equation(standardForm({ a: 2, b: 2 * d, c: d * d }, 'n'), value), 'combine like terms'),
		],
		letter: 'n',
		whole: { a: 2, b: 2 * d, c: d * d - value },
		result: lesserOf(n),
		value: n,
		wrong: [[n + d, 'gave the greater of the two integers']],
		unit: '',
		hints: [
			say`If ${N} is the lesser integer, how can you write the greater integer?`,
			say`What are the squares of the two integers?`,
		],
	});
}

/** The number is over/under, above 1. */
function withReciprocal(over: number, under: number): Draft | undefined {
	if (over <= under || over > 9 || !coprime(over, under)) return undefined;
	const total = new Fraction(over, under).add(new Fraction(under, over));
	const [p, q] = [Number(total.n), Number(total.d)];
	const number = rational(new Fraction(over, under));
	const answer = withMisconceptions(
		number,
		[rational(new Fraction(under, over)), 'gave the reciprocal instead of the number'],
		[rational(total.div(2)), 'divided the sum by 2'],
	);
	return {
		prompt: say`A number is greater than ${num(1)}. The sum of the number and its reciprocal is ${num(total)}. What is the number?`,
		answer,
		steps: [
			sentence(say`Let ${X} be the number. Then its reciprocal is ${quotient(1, 'x')}.`),
			line(equation(sum('x', quotient(1, 'x')), num(total)), 'write an equation for the sum'),
			line(
				equation(standardForm({ a: q, b: 0, c: q }), standardForm({ a: 0, b: p, c: 0 })),
				`multiply both sides by ${q}x`,
			),
			...factorSolvingLines({ a: q, b: -p, c: q }, 'x', `subtract ${p}x from both sides`),
			sentence(say`The number is greater than 1, so it is ${answer.body}.`),
		],
		hints: [
			say`If the number is ${X}, what is its reciprocal?`,
			say`How can you clear the fractions?`,
		],
	};
}

/** The numbers n and n + d by their sum and product. */
function sumAndProduct(n: number, d: number, draw: Draw): Draft | undefined {
	const other = n + d;
	if (n === 0 || other === 0 || n + other === 0 || d < 1) return undefined;
	const asksGreater = draw.random.int(0, 1) === 0;
	const total = n + other;
	return storyDraft({
		prompt: say`The sum of two numbers is ${total}, and their product is ${n * other}. What is the ${asksGreater ? 'greater' : 'lesser'} of the two numbers?`,
		naming: say`Let ${X} be one number. Then the other number is ${sum(total, { kind: 'opposite', of: X })}.`,
		equation: equation(product('x', sum(total, { kind: 'opposite', of: X })), n * other),
		why: 'write an equation for the product',
		between: [
			line(equation(standardFormReversed(total), n * other), 'use the distributive property'),
			line(
				equation(standardForm({ a: 1, b: -total, c: 0 }), -n * other),
				'multiply both sides by −1',
			),
		],
		letter: 'x',
		whole: { a: 1, b: -total, c: n * other },
		result: (shown) =>
			say`The two solutions are the two numbers, and the ${asksGreater ? 'greater' : 'lesser'} one is ${shown}.`,
		wrong: [
			[asksGreater ? -n : -other, SIGNS_IN_FACTORS],
			[
				asksGreater ? n : other,
				`gave the ${asksGreater ? 'lesser' : 'greater'} of the two numbers`,
			],
		],
		hasSignMistake: true,
		value: asksGreater ? other : n,
		unit: '',
		hints: [
			say`If ${X} is one number, how can you use the sum to write the other number?`,
			say`What equation does the product of the two numbers give?`,
		],
	});
}

/** sx − x². */
const standardFormReversed = (total: number) =>
	sum(product(total, 'x'), { kind: 'opposite', of: power('x', 2) });
