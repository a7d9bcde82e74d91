/** num.compare: order numbers. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	product,
	relation,
} from '../../../../math/expression.ts';
import { lcm } from '../../../../math/gcd.ts';
import { percent, PI, root, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	type Draft,
	type DraftAnswer,
	type Line,
	line,
	mergedByValue,
	orderedList,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { fraction, isProperForm, type Ratio, valueOf } from '../../../steps/fractions.ts';

// Fractions, decimals and percents in one list.

const AS_DECIMALS = say`What is each number as a decimal? Which place do you compare first?`;

const fractionSkills: Skills = {
	'Compare and order signed fractions'(draw) {
		const under = draw.random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12]);
		const ratios: Ratio[] = [
			[draw.int('p'), draw.int('q')],
			[draw.int('r'), draw.int('s')],
			[draw.random.int(1, under - 1), under],
		];
		const common = ratios.map(([, denominator]) => denominator).reduce(lcm);
		if (!ratios.every((one) => isProperForm(one) && one[0] < one[1]) || common > 90)
			return undefined;
		if (new Set(ratios.map(([, denominator]) => denominator)).size < 3) return undefined;
		const negative = draw.inTurn('sign') === '-';
		const positive = negative ? draw.random.int(0, 4) : -1;
		const signed = ratios.map(([p, q], at): Ratio => [negative && at !== positive ? -p : p, q]);
		const rewritten = signed.findIndex(([, q]) => q !== common);
		const items = signed.map(([p, q], at): Item => ({
			shown: num(valueOf([p, q])),
			value: p / q,
			naive: negative ? Math.abs(p / q) : q,
			top: p,
			...(q === common
				? {}
				: {
						work: line(
							equation(num(valueOf([p, q])), fraction([(p * common) / q, common])),
							at === rewritten
								? `write each fraction with the least common denominator, ${common}`
								: undefined,
						),
					}),
		}));
		return orderingQuestion(items, {
			up: true,
			compared: 'numerators',
			naiveWhy: negative ? 'ignored the negative signs' : 'compared only the denominators',
			alsoWrong: negative ? [] : [[({ top }) => top ?? 0, 'compared only the numerators']],
			hint: negative
				? say`What is the least common denominator? Which of two negative numbers is greater: the one closer to ${0} or the one farther from ${0}?`
				: say`What is the least common denominator? Once the denominators match, what do you compare?`,
		});
	},

	'Order decimals and fractions together'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		if (!isProperForm([p, q]) || p > q) return undefined;
		const sign = draw.inTurn('sign') === '-' ? -1 : 1;
		const near = Math.round((p / q) * 10);
		const far = Math.round((p / q) * 100) + draw.random.pick([-4, -3, 3, 4]);
		const decimals = [
			new Fraction(near, 10),
			new Fraction(far, 100),
			new Fraction(draw.int('d'), 100),
		];
		if (decimals.some((one) => one.lte(0) || one.gte(1))) return undefined;
		const items: Item[] = [
			asComparedDecimal(num(valueOf([sign * p, q])), (sign * p) / q, 3),
			...decimals.map((one) => plain(one.mul(sign))),
		];
		const naive = (value: number) =>
			sign < 0 ? Math.abs(value) : Number(String(Number(value.toFixed(3))).slice(2));
		const compared = items.map((item) => ({ ...item, naive: naive(item.value) }));
		return orderingQuestion(draw.random.shuffle(compared), {
			up: true,
			naiveWhy:
				sign < 0
					? 'ignored the negative signs'
					: 'compared the digits after the decimal point as whole numbers',
			hint:
				sign < 0
					? say`What is the fraction as a decimal? Which of two negative numbers is greater: the one closer to ${0} or the one farther from ${0}?`
					: say`What is the fraction as a decimal? Compare the tenths first, and then the hundredths.`,
		});
	},

	'Order fractions, decimals, and percents'(draw) {
		const [p, q, d] = [draw.int('p'), draw.int('q'), draw.int('d')];
		const over = Math.round((p * q) / 100) + draw.random.int(-1, 1);
		const [first, second] = [new Fraction(p), new Fraction(d + draw.random.pick([-6, -4, 4, 6]))];
		if (over < 1 || over >= q || !isProperForm([over, q]) || second.lte(1) || second.gte(100))
			return undefined;
		const trap = p < 10 ? new Fraction(p, 10) : new Fraction(p, 1000);
		const onePercent = draw.random.int(0, 2) === 0;
		const items: Item[] = [
			{ ...asComparedDecimal(percent(num(first)), p / 100, 2), naive: p },
			asComparedDecimal(num(valueOf([over, q])), over / q, 3),
			plain(new Fraction(d, 100)),
			onePercent
				? plain(trap)
				: {
						...asComparedDecimal(percent(num(second)), second.valueOf() / 100, 2),
						naive: second.valueOf(),
					},
		];
		return orderingQuestion(draw.random.shuffle(items), {
			up: draw.inTurn('dir') === 'up',
			naiveWhy: onePercent
				? 'compared the percent with the other numbers without writing it as a decimal'
				: 'compared the percents without writing them as decimals',
			hint: AS_DECIMALS,
		});
	},
};

const plain = (value: Fraction): Item => ({ shown: amount(value), value: value.valueOf() });

// Roots, fractions, decimals and multiples of π in one list.

const ABOUT = say`What is each number as a decimal, rounded to the nearest hundredth?`;

const realSkills: Skills = {
	'Order four real numbers'(draw) {
		const [n, p, q] = [draw.int('n'), draw.int('p'), draw.int('q')];
		const value = new Fraction(Math.floor(Math.sqrt(n)) * 10 + draw.int('offset'), 10);
		if (isSquare(n) || !isProperForm([p, q])) return undefined;
		const turns = Math.max(1, Math.round(Math.sqrt(n) / Math.PI));
		const items: Item[] = [
			{ ...asComparedDecimal(root(n), Math.sqrt(n)), naive: n },
			asComparedDecimal(fraction([p, q]), p / q),
			asComparedDecimal(turns === 1 ? PI : product(turns, PI), turns * Math.PI),
			{ shown: amount(value), value: value.valueOf() },
		];
		return orderingQuestion(draw.random.shuffle(items), {
			up: true,
			hint: ABOUT,
			naiveWhy: `used ${n} instead of its square root`,
			spread: 4,
		});
	},

	'Order expressions with square roots'(draw) {
		const [a, b, c, q] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('q')];
		if (isSquare(a) || isSquare(c)) return undefined;
		const middle = Math.sqrt(a);
		const p = Math.round(middle * q) + draw.random.int(-4, 4);
		const tenths = Math.round(middle * 10) + draw.random.int(-9, 9);
		if (!isProperForm([p, q]) || p < 1 || tenths % 10 === 0 || tenths < 5) return undefined;
		// What the coefficient does must be seen in the order: 2√2 in the place of 2 + √2 hides it.
		const others = [middle, p / q, tenths / 10];
		const place = (size: number) => others.filter((one) => one < size).length;
		if (place(b * Math.sqrt(c)) === place(b + Math.sqrt(c))) return undefined;
		const items: Item[] = [
			{ ...asComparedDecimal(root(a), middle), naive: a },
			{ ...asComparedDecimal(product(b, root(c)), b * Math.sqrt(c)), naive: b * c },
			asComparedDecimal(fraction([p, q]), p / q),
			{ shown: amount(new Fraction(tenths, 10)), value: tenths / 10 },
		];
		return orderingQuestion(draw.random.shuffle(items), {
			up: true,
			hint: say`What is each number as a decimal, rounded to the nearest hundredth? In ${product(b, root(c))}, what does the ${b} tell you to do with the square root of ${c}?`,
			naiveWhy: 'ignored the radical symbols',
			spread: 3.5,
		});
	},
};

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

// Putting numbers of different forms in order: each as a decimal, or all with one denominator, then the list.

/** `work` shows the number in the form in which it is compared; a number in that form already has none. `naive` is what a learner
 * may compare instead of the value: 60 for √60; `top` the numerator.
 */
type Item = { shown: Expression; value: number; naive?: number; top?: number; work?: Line };

/** `undefined` when two numbers are too near to each other, too far apart, or in order already, in either direction. */
function orderingQuestion(
	items: readonly Item[],
	{
		up,
		hint,
		naiveWhy,
		alsoWrong = [],
		compared = 'decimals',
		near = 0.015,
		spread = 6,
	}: {
		up: boolean;
		hint: Prose;
		naiveWhy: string;
		alsoWrong?: readonly [(item: Item) => number, string][];
		compared?: 'decimals' | 'numerators';
		near?: number;
		spread?: number;
	},
): Draft | undefined {
	const ordered = (size: (item: Item) => number) =>
		items.toSorted((a, b) => (up ? size(a) - size(b) : size(b) - size(a)));
	const sorted = ordered(({ value }) => value);
	const asList = (all: readonly Item[]) => orderedList(...all.map(({ shown }) => shown));
	/** None if two are equal: a learner who compares only these cannot put them in order. */
	const orderedBy = (size: (item: Item) => number, why: string): WrongAnswer[] =>
		new Set(items.map(size)).size < items.length ? [] : [[asList(ordered(size)), why]];
	const gaps = sorted.slice(1).map(({ value }, at) => Math.abs(value - (sorted[at]?.value ?? 0)));
	if (gaps.some((gap) => gap < near)) return undefined;
	if (gaps.reduce((all, gap) => all + gap, 0) > spread) return undefined;
	if ([sorted, sorted.toReversed()].some((order) => order.every((item, at) => item === items[at])))
		return undefined;
	const answer = withMisconceptions(
		asList(sorted),
		...mergedByValue(
			[
				asList(sorted.toReversed()),
				`listed the numbers from ${up ? 'greatest to least' : 'least to greatest'}`,
			],
			...orderedBy(({ value, naive = value }) => naive, naiveWhy),
			...negativesReversed(sorted, asList),
			...alsoWrong.flatMap(([size, why]) => orderedBy(size, why)),
		),
	);
	const order = up ? 'least to greatest' : 'greatest to least';
	const onLine =
		up && compared === 'numerators' && items.some(({ value }) => value < 0)
			? ', which is from left to right on a number line'
			: '';
	return {
		prompt: say`Write these numbers in order from ${order}: ${list(...items.map(({ shown }) => shown))}. Separate your answers with commas.`,
		answer,
		steps: [
			...items.flatMap(({ work }) => (work ? [work] : [])),
			line(
				list(...sorted.map(({ shown }) => shown)),
				`compare the ${compared}, and list the original numbers from ${order}${onLine}`,
			),
		],
		hints: [hint],
	};
}

/** Two negative numbers in the order of their opposites, everything else in its place. */
function negativesReversed(
	sorted: readonly Item[],
	asList: (all: readonly Item[]) => DraftAnswer,
): WrongAnswer[] {
	const places = sorted.flatMap(({ value }, at) => (value < 0 ? [at] : []));
	const [start, end] = places;
	if (start === undefined || end === undefined || places.length > 2) return [];
	const swapped = sorted.toSpliced(start, 2, ...sorted.slice(start, start + 2).toReversed());
	return [[asList(swapped), 'ordered the two negative numbers as if they were positive']];
}

/** A number that is compared as a decimal: exact when it ends within `places`, else rounded. */
function asComparedDecimal(shown: Expression, value: number, places = 2): Item {
	const tens = 10 ** places;
	const exact = Math.abs(value * tens - Math.round(value * tens)) < 1e-9;
	const right = exact
		? amount(new Fraction(Math.round(value * tens), tens))
		: rounded(value, places);
	const how =
		shown.kind === 'number' || shown.kind === 'quotient'
			? `divide the numerator by the denominator${exact ? '' : ', and round'}`
			: exact
				? 'percent means out of 100'
				: shown.kind === 'product'
					? `evaluate the product, and round to the nearest ${places === 2 ? 'hundredth' : 'thousandth'}`
					: `round to the nearest ${places === 2 ? 'hundredth' : 'thousandth'}`;
	return { shown, value, work: line(relation(shown, exact ? '=' : '\\approx', right), how) };
}
