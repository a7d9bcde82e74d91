/** num.compare: order numbers. */
import Fraction from 'fraction.js';
import { list, product } from '../../../../math/expression.ts';
import { PI, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Line,
	line,
	orderedList,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { asDecimal } from '../../../steps/decimals.ts';
import { fraction, isProperForm } from '../../../steps/fractions.ts';
import { fractionSkills } from './fractions.ts';
import { asComparedDecimal, type Item, orderingQuestion } from './ordering.ts';
import { isSquare } from '../../../../math/surd.ts';

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
			{ shown: asDecimal(value), value: value.valueOf() },
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
			{ shown: asDecimal(new Fraction(tenths, 10)), value: tenths / 10 },
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
