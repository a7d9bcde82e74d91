/** The part of prob.compound that draws two things from one bag. */
import Fraction from 'fraction.js';
import { continued, equation, quotient, sum, symbol, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
} from '../../../family.ts';
import type { Branch } from '../../../figures/figure.ts';
import { totalOf } from '../../../steps/amounts.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import {
	fractionOf,
	inventory,
	isHalf,
	LOWEST,
	type Part,
	productLines,
} from '../../../steps/counting.ts';

type Bag = Readonly<Record<string, number>>;
/** The colours of the first and the second marble. */
type Pair = readonly [string, string];
/** A pair with the probabilities of its draws, which are multiplied; ways are added. */
type Way = { colors: Pair; parts: readonly [Part, Part] };

function wayOf(bag: Bag, colors: Pair, isReturned: boolean): Way {
	const all = totalOf(Object.values(bag));
	const [first = 0, second = 0] = colors.map((color) => bag[color]);
	const gone = isReturned ? 0 : 1;
	const missing = colors[0] === colors[1] ? gone : 0;
	return {
		colors,
		parts: [
			[first, all],
			[second - missing, all - gone],
		],
	};
}

/** "red, then blue" */
const nameOf = ({ colors }: Way): string => colors.join(', then ');

const twice = (color: string): Pair => [color, color];

const ONE_EACH: readonly Pair[] = [
	['red', 'blue'],
	['blue', 'red'],
];

export const drawSkills: Skills = {
	'Find probabilities of independent or dependent events'(draw) {
		const [a, b, isReturned] = [draw.int('a'), draw.int('b'), draw.choice('repl') === 'yes'];
		const ask = draw.inTurn('ask');
		const pairs: Record<string, readonly Pair[]> = {
			both: [twice('red')],
			neither: [twice('blue')],
			one: ONE_EACH,
		};
		const asked = { both: 'both marbles are red', neither: 'neither marble is red' }[ask];
		return question(
			say`A bag contains ${a} red and ${b} blue marbles. One marble is drawn at random and ${isReturned ? 'returned to the bag' : 'not returned to the bag'}. Then a second marble is drawn. What is the probability that ${asked ?? 'exactly one of the two marbles is red'}? ${LOWEST}`,
			{ red: a, blue: b },
			pairs[ask] ?? [],
			{
				isReturned,
				hint: isReturned
					? say`Which marbles are in the bag for the second draw? What is the probability of each color on each draw?`
					: left(ask),
				opposite: ask === 'neither' ? 'at least one marble is red' : undefined,
			},
		);
	},

	'Find probabilities of two draws without replacement'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const ask = draw.inTurn('ask');
		if (c === 1) return undefined;
		const bag: Bag = { red: a, blue: b, ...(c > 0 ? { green: c } : {}) };
		const pairs: Record<string, readonly Pair[]> = {
			same: Object.keys(bag).map(twice),
			'both red': [twice('red')],
			'one each': ONE_EACH,
		};
		const asked = {
			same: 'both marbles are the same color',
			'both red': 'both marbles are red',
			'one each': 'one marble is red and the other is blue',
		}[ask];
		const contents = inventory([
			[a, 'red'],
			[b, 'blue'],
			[c, 'green'],
		]);
		return question(
			say`A bag contains ${contents} marbles. Two marbles are drawn at random, one after the other, without replacement. What is the probability that ${asked ?? ''}? ${LOWEST}`,
			bag,
			pairs[ask] ?? [],
			{ isReturned: false, hint: left(ask) },
		);
	},
};

function question(
	prompt: Prose,
	bag: Bag,
	pairs: readonly Pair[],
	{
		isReturned,
		hint,
		opposite,
	}: { isReturned: boolean; hint: Prose; opposite?: string | undefined },
): Draft | undefined {
	const colors = Object.keys(bag);
	const ways = pairs.map((pair) => wayOf(bag, pair, isReturned));
	const [first] = ways;
	const products = ways.map(({ parts: [[n, d], [m, e]] }) => [n * m, d * e] as const);
	const under = products[0]?.[1] ?? 1;
	const over = products.reduce((all, [n]) => all + n, 0);
	const answer = new Fraction(over, under);
	if (isHalf(answer) || (!isReturned && sameColorFits(bag, pairs))) return undefined;
	const lines: Line[] =
		ways.length === 1 && first
			? productLines(
					first.parts,
					`let P be the probability of “${nameOf(first)}”: multiply the probabilities of the two draws`,
				).map((one, at) => (at === 0 ? withDraws(one, { bag, colors, isReturned }, ways) : one))
			: [
					...ways.map((way, at) =>
						sentence(
							say`${capital(nameOf(way))}: ${equation(times(...way.parts.map(fractionOf)), quotient(...(products[at] ?? [1, 1])))}.`,
							'multiply the probabilities of the two draws',
						),
					),
					withDraws(
						line(
							equation(symbol('P'), quotient(sum(...products.map(([n]) => n)), under)),
							'let P be the probability; these outcomes cannot happen at the same time, so add their probabilities',
						),
						{ bag, colors, isReturned },
						ways,
					),
					line(continued(quotient(over, under)), 'add the numerators'),
					...reducedLines([over, under]),
				];
	return {
		prompt,
		answer: withMisconceptions(
			rational(answer),
			[
				rational(sumOf(pairs.map((pair) => chanceOf(wayOf(bag, pair, !isReturned))))),
				isReturned
					? 'calculated as if the first marble were not returned to the bag'
					: 'calculated as if the first marble were returned to the bag',
			],
			ways.length > 1
				? [
						rational(new Fraction(products[0]?.[0] ?? 0, under)),
						`counted only “${first ? nameOf(first) : ''}”`,
					]
				: [
						rational(sumOf((first?.parts ?? []).map((part) => new Fraction(...part)))),
						'added instead of multiplying',
					],
			[
				rational(new Fraction(1).sub(answer)),
				`found the probability ${opposite === undefined ? 'of the complement' : `that ${opposite}`}`,
			],
		),
		steps: [
			...(opposite === undefined
				? []
				: [sentence(say`“Neither marble is red” means that both marbles are blue.`)]),
			...bagLines(Object.values(bag), isReturned, ways),
			...lines,
			sentence(say`The probability is ${rational(answer).body}.`),
		],
		hints:
			ways.length > 1
				? [
						hint,
						say`Which outcomes of the two draws are favourable? How do you combine their probabilities?`,
					]
				: [hint],
	};
}

/** How many marbles there are for the first draw, and for the second. */
function bagLines(counts: readonly number[], isReturned: boolean, ways: readonly Way[]): Line[] {
	const all = totalOf(counts);
	return [
		line(equation(sum(...counts), all), 'add to find the number of marbles'),
		isReturned
			? sentence(
					say`For the second draw, there are ${all} marbles again.`,
					'the first marble is returned to the bag',
				)
			: sentence(leftForSecond(all - 1, ways), 'the first marble is not returned to the bag'),
	];
}

/** Where only one way fits the question, with what is left of the second color after the first. */
function leftForSecond(left: number, [way, another]: readonly Way[]): Prose {
	if (!way || another) return say`For the second draw, ${left} marbles are left.`;
	const [[first, second], [count]] = [way.colors, way.parts[1]];
	return say`If the first marble is ${first}, ${left} marbles are left for the second draw, and ${count} of them ${count === 1 ? 'is' : 'are'} ${second}.`;
}

/** The hint for draws without replacement. */
const left = (ask: string): Prose =>
	ask.startsWith('one')
		? say`How many marbles are left for the second draw? If the first marble is red, how many of them are blue? If it is blue, how many are red?`
		: say`How many marbles are left for the second draw? How many of them are the same color as the first marble?`;

/** Whether counting the first color again for the second draw, for one first color or for both, also gives the answer. */
const sameColorFits = ({ red = 0, blue = 0 }: Bag, pairs: readonly Pair[]): boolean =>
	pairs === ONE_EACH && (Math.abs(red - blue) === 1 || (red - blue) ** 2 === red + blue);

const sumOf = (values: readonly Fraction[]): Fraction =>
	values.reduce((all, value) => all.add(value), new Fraction(0));

const chanceOf = ({ parts: [first, second] }: Way): Fraction =>
	new Fraction(...first).mul(new Fraction(...second));

/** The tree of both draws; the products of several ways are at their ends. */
function withDraws(
	last: Line,
	{ bag, colors, isReturned }: { bag: Bag; colors: readonly string[]; isReturned: boolean },
	ways: readonly Way[],
): Line {
	return withFigure(last, {
		kind: 'tree diagram',
		branches: colors.map((name): Branch => {
			const here = ways.filter(({ colors: [drawn] }) => drawn === name);
			const next = colors.map((second): Branch => {
				const [[n, d], [m, e]] = wayOf(bag, [name, second], isReturned).parts;
				const counts = here.some(({ colors: [, drawn] }) => drawn === second);
				return {
					name: second,
					chance: `${m}/${e}`,
					...(counts ? {} : { isAside: true }),
					...(counts && ways.length > 1 ? { product: `${n * m}/${d * e}` } : {}),
				};
			});
			const chance = wayOf(bag, [name, name], isReturned).parts[0].join('/');
			return here.length > 0 ? { name, chance, next } : { name, chance, isAside: true };
		}),
	});
}
