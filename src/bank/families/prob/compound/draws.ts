/** The part of prob.compound that draws two things from one bag. */
import Fraction from 'fraction.js';
import { continued, equation, quotient, sum, symbol, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational, withMisconceptions } from '../../../answer.ts';
import { type Draft, line, type Line, sentence, type Skills } from '../../../family.ts';
import { type Branch, withTree } from '../../../figures/tree.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import { fractionOf, inventory, LOWEST, type Part, productLines } from '../../../steps/counting.ts';
import { totalOf } from '../../../steps/statistics.ts';
import { capital } from '../../../contexts/capital.ts';

/** Two draws one after the other; each way is a product, and ways are added. */
type Way = { parts: readonly [Part, Part]; name: string };

export const drawSkills: Skills = {
	'Find probabilities of independent or dependent events'(draw) {
		const [a, b, back] = [draw.int('a'), draw.int('b'), draw.choice('repl') === 'yes'];
		const [all, after] = [a + b, back ? a + b : a + b - 1];
		const ask = draw.inTurn('ask');
		const less = back ? 0 : 1;
		const ways: Record<string, Way[]> = {
			both: [
				{
					parts: [
						[a, all],
						[a - less, after],
					],
					name: 'red, then red',
				},
			],
			neither: [
				{
					parts: [
						[b, all],
						[b - less, after],
					],
					name: 'blue, then blue',
				},
			],
			one: [
				{
					parts: [
						[a, all],
						[b, after],
					],
					name: 'red, then blue',
				},
				{
					parts: [
						[b, all],
						[a, after],
					],
					name: 'blue, then red',
				},
			],
		};
		const asked = { both: 'both marbles are red', neither: 'neither marble is red' }[ask];
		return question(
			say`A bag contains ${a} red and ${b} blue marbles. One marble is drawn at random and ${back ? 'returned to the bag' : 'not returned to the bag'}. Then a second marble is drawn. What is the probability that ${asked ?? 'exactly one of the two marbles is red'}? ${LOWEST}`,
			{ red: a, blue: b },
			ways[ask] ?? [],
			{
				hint: back
					? say`Which marbles are in the bag for the second draw? What is the probability of each color on each draw?`
					: LEFT,
				opposite: ask === 'neither' ? 'at least one marble is red' : undefined,
			},
		);
	},

	'Find probabilities of two draws without replacement'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const all = a + b + c;
		const ask = draw.inTurn('ask');
		if (c === 1) return undefined;
		const twice = (count: number, name: string): Way => ({
			parts: [
				[count, all],
				[count - 1, all - 1],
			],
			name: `${name}, then ${name}`,
		});
		const ways: Record<string, Way[]> = {
			same: [twice(a, 'red'), twice(b, 'blue'), ...(c > 0 ? [twice(c, 'green')] : [])],
			'both red': [twice(a, 'red')],
			'one each': [
				{
					parts: [
						[a, all],
						[b, all - 1],
					],
					name: 'red, then blue',
				},
				{
					parts: [
						[b, all],
						[a, all - 1],
					],
					name: 'blue, then red',
				},
			],
		};
		const asked = {
			same: 'both marbles have the same color',
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
			{ red: a, blue: b, ...(c > 0 ? { green: c } : {}) },
			ways[ask] ?? [],
			{ hint: LEFT },
		);
	},
};

function question(
	prompt: Prose,
	bag: Readonly<Record<string, number>>,
	ways: readonly Way[],
	{ hint, opposite }: { hint: Prose; opposite?: string | undefined },
): Draft {
	const colors = Object.keys(bag);
	const [first] = ways;
	const isReturned = first?.parts[0][1] === first?.parts[1][1];
	const products = ways.map(({ parts: [[n, d], [m, e]] }) => [n * m, d * e] as const);
	const under = products[0]?.[1] ?? 1;
	const over = products.reduce((all, [n]) => all + n, 0);
	const answer = new Fraction(over, under);
	const lines: Line[] =
		ways.length === 1 && first
			? productLines(first.parts, `${first.name}: multiply the probabilities of the two draws`).map(
					(one, at) => (at === 0 ? withDraws(one, colors, ways) : one),
				)
			: [
					...ways.map(({ parts, name }, at) =>
						sentence(
							say`${capital(name)}: ${equation(times(...parts.map(fractionOf)), quotient(...(products[at] ?? [1, 1])))}.`,
							'multiply the probabilities of the two draws',
						),
					),
					withDraws(
						line(
							equation(symbol('P'), quotient(sum(...products.map(([n]) => n)), under)),
							'these outcomes cannot happen at the same time, so add their probabilities',
						),
						colors,
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
				rational(sumOf(ways.map(otherRule))),
				isReturned
					? 'did not return the first marble to the bag'
					: 'returned the first marble to the bag',
			],
			ways.length > 1
				? [
						rational(new Fraction(products[0]?.[0] ?? 0, under)),
						`counted only “${first?.name ?? ''}”`,
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
			...bagLines(Object.values(bag), isReturned, ways),
			...lines,
			sentence(say`The probability is ${rational(answer).body}.`),
		],
		hints:
			ways.length > 1
				? [
						hint,
						say`Which results of the two draws fit the question? How do you combine their probabilities?`,
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
			: sentence(
					say`For the second draw, ${all - 1} marbles are left${leftOver(ways)}.`,
					'the first marble is not returned to the bag',
				),
	];
}

/** Where only one way fits the question: ", and 1 of them is red". */
function leftOver([first, second]: readonly Way[]): Prose {
	if (!first || second) return say``;
	const [count] = first.parts[1];
	const color = first.name.split(', then ')[1] ?? '';
	return say`, and ${count} of them ${count === 1 ? 'is' : 'are'} ${color}`;
}

const LEFT = say`How many marbles are left for the second draw? How many of them are the same color as the first marble?`;

const sumOf = (values: readonly Fraction[]): Fraction =>
	values.reduce((all, value) => all.add(value), new Fraction(0));

/** The same way, with the first marble returned instead of kept, or the reverse. */
function otherRule({ parts: [[n, d], [m, e]], name }: Way): Fraction {
	const [one, two] = name.split(', then ');
	const same = one === two ? 1 : 0;
	const second = e === d ? new Fraction(m - same, d - 1) : new Fraction(m + same, d);
	return new Fraction(n, d).mul(second);
}

/** The tree of both draws; the products of several ways are at their ends. */
function withDraws(last: Line, colors: readonly string[], ways: readonly Way[]): Line {
	const known = ways.map(({ name, parts }) => ({ path: name.split(', then '), parts }));
	return withTree(
		last,
		colors.map((name): Branch => {
			const here = known.filter(({ path }) => path[0] === name);
			const [first] = here;
			if (!first) return { name };
			const next = colors.map((second): Branch => {
				const way = here.find(({ path }) => path[1] === second);
				if (!way) return { name: second };
				const [[n, d], [m, e]] = way.parts;
				return {
					name: second,
					chance: `${m}/${e}`,
					...(ways.length > 1 ? { product: `${n * m}/${d * e}` } : {}),
				};
			});
			return { name, chance: first.parts[0].join('/'), next };
		}),
	);
}
