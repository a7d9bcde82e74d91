/** eq.number-story: unknown numbers from relations between them. */
import Fraction from 'fraction.js';
import { equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { COUNTS } from '../../../../math/speech-numbers.ts';
import { caseOf, type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { bracket, type Piece } from '../../../steps/solve-equation.ts';
import { twoNames } from '../../../contexts/names.ts';
import { type StoryEquation, storyQuestion } from '../../../steps/equation-question.ts';

// Stories in which one unknown is a multiple of another, by the contexts of the curriculum plan.

const RELATED_NUMBERS: Readonly<Record<string, Tell>> = {
	numbers(k, c, total) {
		const x = (total - c) / (k + 1);
		if (!Number.isInteger(x) || x < 2) return undefined;
		return {
			text: say`One number is ${c} more than ${timesWord(k)} another number. The sum of the two numbers is ${total}. What is the smaller number?`,
			names: [say`Let ${X} be the smaller number. The other number is ${sum(product(k, X), c)}.`],
			left: [term(1, 'x'), bracket(1, term(k, 'x'), term(c))],
			right: [term(total)],
			because: `the sum of the two numbers is ${total}`,
			most: total - x,
			concludes: (answer) => say`The smaller number is ${answer}.`,
			wrong: [[new Fraction(total - x), 'gave the larger number']],
			hints: [say`If ${X} is the smaller number, how can you write the other number?`],
		};
	},
	ages(k, c, total, random) {
		const x = (total - 2 * c) / (k + 1);
		if (!Number.isInteger(x) || x < 3 || (k - 1) * x < 19 || (k - 1) * x > 45) return undefined;
		const [name] = twoNames(random);
		const parent = random.pick(['mother', 'father']);
		return {
			text: say`${name}’s ${parent} is ${timesWord(k)} as old as ${name}. In ${c} ${c === 1 ? 'year' : 'years'}, the sum of their ages will be ${total}. How old is ${name} now?`,
			names: [
				say`Let ${X} be ${name}’s age now. ${name}’s ${parent} is ${product(k, X)} years old.`,
				say`In ${c} ${c === 1 ? 'year' : 'years'}, ${name} will be ${sum(X, c)} years old, and ${name}’s ${parent} will be ${sum(product(k, X), c)} years old.`,
			],
			left: [bracket(1, term(1, 'x'), term(c)), bracket(1, term(k, 'x'), term(c))],
			right: [term(total)],
			because: `the sum of their ages will be ${total}`,
			unit: 'years',
			most: k * x,
			concludes: (answer) => say`${name} is ${answer} old now.`,
			wrong: [
				[new Fraction(k * x), `gave the age of the ${parent}`],
				[new Fraction(x + c), `gave the age in ${c} ${c === 1 ? 'year' : 'years'}`],
				[new Fraction(total - c, k + 1), 'added the years to only one of the ages'],
			],
			hints: [
				say`If ${X} is ${name}’s age now, how can you write the ${parent}’s age now and both of their ages in ${c} ${c === 1 ? 'year' : 'years'}?`,
			],
		};
	},
	lengths(k, c, total, random) {
		const x = (total - c) / (k + 1);
		if (!Number.isInteger(x) || x < 3 || c < 2) return undefined;
		const thing = random.pick(['rope', 'ribbon', 'cable', 'wooden board']);
		return {
			text: say`A ${thing} that is ${total} inches long is cut into two pieces. The length of the longer piece is ${c} inches more than ${timesWord(k)} the length of the shorter piece. How long is the shorter piece, in inches?`,
			names: [
				say`Let ${X} be the length of the shorter piece, in inches. The longer piece is ${sum(product(k, X), c)} inches long.`,
			],
			left: [term(1, 'x'), bracket(1, term(k, 'x'), term(c))],
			right: [term(total)],
			because: `the lengths of the two pieces add up to the length of the ${thing}`,
			unit: 'inches',
			most: total - x,
			concludes: (answer) => say`The shorter piece is ${answer} long.`,
			wrong: [[new Fraction(total - x), 'gave the length of the longer piece']],
			hints: [say`If ${X} is the length of the shorter piece, how long is the longer piece?`],
		};
	},
};

export const skills: Skills = {
	'Solve consecutive-integer problems'(draw) {
		const weight = Number(draw.choice('weight'));
		const kind = KINDS[draw.inTurn('kind')];
		return kind && consecutive(draw, kind, draw.int('count'), weight);
	},

	'Solve number and consecutive-integer problems'(draw) {
		const name = draw.inTurn('kind');
		const size = draw.random.int(3, 9);
		const kind =
			name === 'multiple'
				? { step: size, of: size, rest: 0, words: `multiples of ${size}` }
				: KINDS[name];
		return kind && consecutive(draw, kind, Number(draw.choice('count')), 1);
	},

	'Solve problems with two related unknowns'(draw) {
		const [k, c, total] = [draw.int('k'), draw.int('c'), draw.int('total')];
		const story = caseOf(RELATED_NUMBERS, draw.inTurn('ctx'))(k, c, total, draw.random);
		return story && storyQuestion({ ...story, kind: 'integer' });
	},

	'Find two related quantities from their total'(draw) {
		const [k, c, total] = [draw.int('k'), draw.int('c'), draw.int('total')];
		const story = TWO_QUANTITIES(k, c, total, draw.random);
		return story && storyQuestion({ ...story, kind: 'integer' });
	},
};

/** Numbers that are `rest` more than a multiple of `of`, each `step` more than the one before. */
type Kind = { step: number; of: number; rest: number; words: string };

const KINDS: Readonly<Record<string, Kind>> = {
	consec: { step: 1, of: 1, rest: 0, words: 'integers' },
	consecutive: { step: 1, of: 1, rest: 0, words: 'integers' },
	even: { step: 2, of: 2, rest: 0, words: 'even integers' },
	odd: { step: 2, of: 2, rest: 1, words: 'odd integers' },
};

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

/** The sum of all, or the smallest plus `weight` times the largest. */
function consecutive(draw: Draw, kind: Kind, count: number, weight: number): Draft | undefined {
	const { step, of, rest, words } = kind;
	const start = draw.int('n');
	if (start === 0 || (((start - rest) % of) + of) % of !== 0) return undefined;
	const largest = (count - 1) * step;
	const [least, most] = count === 2 ? ['smaller', 'larger'] : ['smallest', 'largest'];
	const asksLargest = draw.random.int(0, 2) === 0;
	const all = Array.from({ length: count }, (_, place) => place * step);
	const left: Piece[] =
		weight === 1
			? all.map((more) => (more === 0 ? term(1, 'n') : bracket(1, term(1, 'n'), term(more))))
			: [term(1, 'n'), bracket(weight, term(1, 'n'), term(largest))];
	const total =
		weight === 1
			? all.reduce((sumSoFar, more) => sumSoFar + start + more, 0)
			: start + weight * (start + largest);
	const named = all.slice(1).map((more) => sum('n', more));
	const [second = num(0), third, fourth] = named;
	const others = third
		? fourth
			? say`${second}, ${third}, and ${fourth}`
			: say`${second} and ${third}`
		: say`${second}`;
	const condition =
		weight === 1
			? say`The sum of ${COUNTS[count] ?? ''} consecutive ${words} is ${total}.`
			: say`For ${COUNTS[count] ?? ''} consecutive ${words}, the ${least} plus ${TIMES[weight] ?? ''} the ${most} is ${total}.`;
	return storyQuestion({
		text: say`${condition} What is the ${asksLargest ? most : least} of the ${COUNTS[count] ?? ''} numbers?`,
		names: [
			say`Let ${{ kind: 'symbol', name: 'n' }} be the ${least} number. Consecutive ${words} differ by ${step}, so the other ${count === 2 ? 'number is' : 'numbers are'} ${others}.`,
		],
		left,
		right: [term(total)],
		because:
			weight === 1
				? `the sum of the numbers is ${total}`
				: `the ${least} plus ${TIMES[weight] ?? ''} the ${most} is ${total}`,
		kind: 'integer',
		concludes: (answer) => say`The ${asksLargest ? most : least} number is ${answer}.`,
		wrong: [
			asksLargest
				? [new Fraction(start), `gave the ${least} number`]
				: [new Fraction(start + largest), `gave the ${most} number`],
			...(asksLargest
				? ([
						[
							new Fraction(start + largest + step),
							`counted one ${words.replace(/s\b/, '')} too many after the ${least} number`,
						],
					] as const)
				: count > 2
					? ([[new Fraction(start + step), 'gave the second number']] as const)
					: []),
		],
		...(asksLargest
			? {
					asked: (smallest: Fraction) => ({
						value: smallest.add(largest),
						line: line(
							equation(sum(num(smallest), largest), num(smallest.add(largest))),
							`the ${most} number is ${largest} more than the ${least}`,
						),
					}),
				}
			: {}),
		hints: [
			say`If the ${least} number is ${{ kind: 'symbol', name: 'n' }}, how can you write the ${count === 2 ? 'larger one' : `other ${COUNTS[count - 1] ?? ''}`}?`,
			weight === 1
				? say`How can you write the sum of the numbers in terms of ${{ kind: 'symbol', name: 'n' }}?`
				: say`What does “the ${least} plus ${TIMES[weight] ?? ''} the ${most}” become in terms of ${{ kind: 'symbol', name: 'n' }}?`,
		],
	});
}

// The numbers of things of two kinds, from their total.

/** `undefined`: no whole or no sensible answer. */
type Tell = (k: number, c: number, total: number, random: Random) => StoryEquation | undefined;

const X = symbol('x');

const timesWord = (k: number): string => (k === 2 ? 'twice' : `${k} times`);

const PAIRS = [
	{
		few: 'muffins',
		many: 'cookies',
		where: 'A bakery sold',
		verb: 'was',
		asks: 'were sold',
		because: (total: number) => `${total} items were sold in all`,
		concludes: (answer: Prose) => say`The bakery sold ${answer}.`,
	},
	{
		few: 'pear trees',
		many: 'apple trees',
		where: 'An orchard has',
		verb: 'is',
		asks: 'does the orchard have',
		because: (total: number) => `there are ${total} trees in all`,
		concludes: (answer: Prose) => say`The orchard has ${answer}.`,
	},
	{
		few: 'adults',
		many: 'students',
		where: 'A concert was attended by',
		verb: 'was',
		asks: 'attended the concert',
		because: (total: number) => `${total} people attended the concert in all`,
		concludes: (answer: Prose) => say`The concert was attended by ${answer}.`,
	},
	{
		few: 'vans',
		many: 'cars',
		where: 'In a parking lot, there are',
		verb: 'is',
		asks: 'are in the parking lot',
		because: (total: number) => `there are ${total} vehicles in all`,
		concludes: (answer: Prose) => say`There are ${answer} in the parking lot.`,
	},
] as const;

/** `total` things of two kinds, one kind `c` more or fewer than `k` times the other. */
const TWO_QUANTITIES: Tell = (k, c, total, random) => {
	const fewer = random.int(0, 1) === 1;
	const x = (total + (fewer ? c : -c)) / (k + 1);
	if (!Number.isInteger(x) || x < 5 || c < 2 || k * x <= 2 * c) return undefined;
	const { few, many, where, verb, asks, because, concludes } = random.pick(PAIRS);
	const signedC = fewer ? -c : c;
	return {
		text: say`${where} a total of ${total} ${few} and ${many}. The number of ${many} ${verb} ${c} ${fewer ? 'less' : 'more'} than ${timesWord(k)} the number of ${few}. How many ${few} ${asks}?`,
		names: [
			say`Let ${X} be the number of ${few}. The number of ${many} is ${sum(product(k, X), signedC)}.`,
		],
		left: [term(1, 'x'), bracket(1, term(k, 'x'), term(signedC))],
		right: [term(total)],
		because: because(total),
		unit: few,
		most: total - x,
		concludes,
		wrong: [[new Fraction(total - x), `gave the number of ${many}`]],
		hints: [say`If ${X} is the number of ${few}, how can you write the number of ${many}?`],
	};
};
