/** ratio.story: proportions in stories. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	num,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { money, ratio } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	line,
	orderedList,
	rational,
	sentence,
	type Skill,
	type Skills,
	withFigure,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import type { DoubleNumberLine } from '../../../figures/figure.ts';
import { dollarsAnswer } from '../../../steps/amounts.ts';
import { proportionLines } from '../../../steps/proportion-lines.ts';
import { PROPORTION_STORIES, RATE_STORIES } from './stories.ts';

// The part that shares an amount in a ratio.

/** `concluded` is the last line, with the amounts in the order of the ratio. */
type Share = {
	stated: Prose;
	asked: string;
	concluded(amounts: readonly number[]): Prose;
	most: number;
};

/** "Kai gets 8 beads, Noor gets 12 beads, and Leo gets 4 beads." A comma separates two clauses as well. */
const eachGets = (names: readonly string[], amounts: readonly Prose[]): Prose =>
	say`${names
		.map((name, at) => say`${name} gets ${amounts[at] ?? ''}`)
		.reduce(
			(text, part, at, all) => say`${text}${at === all.length - 1 ? ', and ' : ', '}${part}`,
		)}.`;

function shareOf(total: number, count: number, shares: Prose, random: Random): Share {
	const people = random.sample(FIRST_NAMES, count);
	const names = listInWords(people);
	const kind = random.int(0, 3);
	if (kind === 0)
		return {
			stated: say`${names} share ${money(total)} in the ratio ${shares}.`,
			asked: 'How many dollars does each of them get?',
			concluded: (amounts) =>
				eachGets(
					people,
					amounts.map((one) => say`${money(one)}`),
				),
			most: 600,
		};
	if (kind === 1) {
		const things = random.pick(['marbles', 'stickers', 'trading cards', 'beads']);
		return {
			stated: say`${names} share ${total} ${things} in the ratio ${shares}.`,
			asked: `How many ${things} does each of them get?`,
			concluded: (amounts) =>
				eachGets(
					people,
					amounts.map((one) => say`${one} ${things}`),
				),
			most: 400,
		};
	}
	if (kind === 2)
		return {
			stated: say`A rope that is ${total} feet long is cut into ${count === 2 ? 'two' : 'three'} pieces with lengths in the ratio ${shares}.`,
			asked: 'How many feet long is each piece?',
			concluded: (amounts) =>
				say`In the order of the ratio, the pieces are ${joinedByAnd(amounts.map(num))} feet long.`,
			most: 200,
		};
	const parts = ['sand', 'gravel', 'cement'].slice(0, count);
	return {
		stated: say`A builder mixes ${listInWords(parts)} in the ratio ${shares} to get ${total} pounds of the mix.`,
		asked: 'How many pounds of each are needed?',
		concluded: (amounts) =>
			say`The builder needs ${joinedByAnd(
				amounts.map((one, at) => say`${one} pounds of ${parts[at] ?? ''}`),
			)}.`,
		most: 600,
	};
}

const shareSkills: Skills = {
	'Share an amount in a given ratio'(draw) {
		const [a, b, unit] = [draw.int('a'), draw.int('b'), draw.int('unit')];
		const isThree = draw.inTurn('three') === 'yes';
		const parts = isThree ? [a, b, draw.random.int(1, 9)] : [a, b];
		if (new Set(parts).size < parts.length || gcd(...parts) > 1) return undefined;
		const count = parts.reduce((all, part) => all + part, 0);
		const total = count * unit;
		const share = shareOf(total, parts.length, say`${ratio(...parts)}`, draw.random);
		if (total > share.most) return undefined;
		const answer = withMisconceptions(
			orderedList(...parts.map((part) => part * unit)),
			[
				orderedList(...parts.map((part) => part * unit).toReversed()),
				'listed the amounts in the reverse order',
			],
			total % parts.length === 0
				? [orderedList(...parts.map(() => total / parts.length)), 'shared the amount equally']
				: [orderedList(...parts), 'gave the ratio instead of the amounts'],
			[
				orderedList(...parts.map((part) => part * total)),
				'multiplied each number in the ratio by the whole amount instead of by the size of one part',
			],
		);
		return {
			prompt: say`${share.stated} ${share.asked} List your answers in the order of the ratio. Separate them with ${isThree ? 'commas' : 'a comma'}.`,
			answer,
			steps: [
				line(equation(sum(...parts), count), 'add to find the number of equal parts'),
				withFigure(
					line(equation(quotient(total, count), unit), 'divide to find the size of one part'),
					{ kind: 'tape diagram', rows: parts.map((boxes) => ({ boxes })), each: unit, total },
				),
				...parts.map((part) =>
					line(
						equation(times(part, unit), part * unit),
						`multiply the size of one part by ${part}`,
					),
				),
				sentence(share.concluded(parts.map((part) => part * unit))),
			],
			hints: [
				say`How many equal parts are there in all? How large is one part?`,
				say`How many of these parts make up each share?`,
			],
		};
	},
};

// The part that predicts a count from a sample.

type Tell = (
	k: number,
	n: number,
	N: number,
) => {
	prompt: Prose;
	things: string;
	/** What was counted: "ride the bus". */
	counted: string;
	/** The largest plausible share. */
	most: number;
};

const TELLS: readonly Tell[] = [
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} students at a school, ${k} ride the bus. The school has ${N} students. Predict how many of them ride the bus.`,
		things: 'students',
		counted: 'ride the bus',
		most: 0.8,
	}),
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} light bulbs from a factory, ${k} are faulty. Predict how many of the next ${N} light bulbs are faulty.`,
		things: 'light bulbs',
		counted: 'are faulty',
		most: 0.15,
	}),
	(k, n, N) => ({
		prompt: say`A ranger checks a random sample of ${n} trees in a forest and finds ${k} oaks. The forest has ${N} trees. Predict how many of them are oaks.`,
		things: 'trees',
		counted: 'are oaks',
		most: 0.8,
	}),
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} visitors to a fair, ${k} bought popcorn. The fair had ${N} visitors in all. Predict how many of them bought popcorn.`,
		things: 'visitors',
		counted: 'bought popcorn',
		most: 0.8,
	}),
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} fish from a lake, ${k} are trout. The lake has about ${N} fish. Predict how many of them are trout.`,
		things: 'fish',
		counted: 'are trout',
		most: 0.7,
	}),
	(k, n, N) => ({
		prompt: say`A librarian checks a random sample of ${n} books and finds that ${k} are science books. The library has ${N} books. Predict how many of them are science books.`,
		things: 'books',
		counted: 'are science books',
		most: 0.3,
	}),
];

const sampleSkills: Skills = {
	'Predict a population count'(draw) {
		const [k, n, N] = [draw.int('k'), draw.int('n'), draw.int('N')];
		const predicted = (k * N) / n;
		if (!Number.isInteger(predicted) || k >= n) return undefined;
		const plausible = TELLS.map((tell) => tell(k, n, N)).filter(({ most }) => k / n <= most);
		if (plausible.length === 0) return undefined;
		const { prompt, things, counted } = draw.random.pick(plausible);
		const answer = withMisconceptions(
			withUnit(integer(predicted), things),
			[integer(N - predicted), 'subtracted the prediction from the whole population'],
			[
				integer(k + N - n),
				'added the same number to both sample counts instead of using equal ratios',
			],
		);
		return {
			prompt,
			answer,
			steps: [
				...proportionLines(
					[k, n, null, N],
					'x',
					'let x be the predicted number; set the ratio in the sample equal to the ratio in the population',
				),
				sentence(say`The prediction is that ${answer.body} ${counted}.`),
			],
			hints: [
				say`What fraction of the ${things} in the sample ${counted}? Which proportion can you write for all ${N} ${things}?`,
			],
		};
	},
};

export const skills: Skills = {
	...shareSkills,
	...sampleSkills,
	'Solve problems with a proportion': (draw) => fromStory(draw),
	'Predict with a unit rate': (draw) => fromRate(draw),
};

/** The second pair is the first in lowest terms, times k: no ratio of the story need be a whole number. */
const fromStory: Skill = (draw) => {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const shared = gcd(a, b);
	const [c, d] = [(k * a) / shared, (k * b) / shared];
	if (a === b || k === shared || Math.min(c, d) < 2) return undefined;
	// One number for two quantities would not show which of them goes where.
	if (c === b || d === a) return undefined;
	const tell = caseOf(PROPORTION_STORIES, draw.inTurn('ctx'));
	const story = tell({ a, b, c, d }, draw.random, draw.country);
	if (!story) return undefined;
	const [first, second] = story.units;
	const asksFirst = draw.random.int(0, 1) === 0;
	const asked = asksFirst ? 0 : 1;
	const [value, unit] = asksFirst ? [c, first] : [d, second];
	const [known, other, partner] = asksFirst ? [a, b, d] : [b, a, c];
	const answer = withMisconceptions(
		withUnit(integer(value), unit),
		[integer(known + partner - other), 'used equal differences instead of equal ratios'],
		[rational(new Fraction(other * partner, known)), 'reversed one of the two ratios'],
	);
	return {
		prompt: say`${story.known} ${asksFirst ? story.askFirst : story.askSecond}`,
		answer,
		steps: [
			sentence(say`Let ${symbol('x')} be ${story.unknown[asked]}.`),
			...withPairs(
				proportionLines(
					asksFirst ? [a, b, null, d] : [a, b, c, null],
					'x',
					`write both ratios as ${story.over ?? `${first} over ${second}`}`,
				),
				{
					units: [first, second],
					pairs: [[String(a), String(b)], asksFirst ? ['x', String(d)] : [String(c), 'x']],
				},
			),
			sentence(say`${story.is[asked]} ${answer.body}${story.rest?.[asked] ?? ''}.`),
		],
		hints: [
			say`Which two quantities stay in the same ratio?`,
			say`Which proportion can you write, with ${symbol('x')} for the unknown number?`,
		],
	};
};

const inUnit = (value: number, unit: string): DraftAnswer =>
	unit === 'dollars' ? dollarsAnswer(value) : withUnit(integer(value), unit);

function fromRate(draw: Draw): Draft | undefined {
	const [r, t] = [draw.int('r'), draw.int('t')];
	const story = caseOf(RATE_STORIES, draw.inTurn('ctx'))(r, t, r * t, draw.random);
	if (!story) return undefined;
	const asksAmount = draw.choice('ask') === 'amount';
	const [whole, unit] = story.units;
	const answer = withMisconceptions(
		inUnit(asksAmount ? r * t : t, asksAmount ? whole : unit),
		asksAmount
			? [integer(r + t), 'added instead of multiplying']
			: [integer(r * t * r), 'multiplied instead of dividing'],
		asksAmount
			? [rational(new Fraction(r, t)), 'divided instead of multiplying']
			: [integer(r * t - r), 'subtracted instead of dividing'],
	);
	return {
		prompt: say`${story.rate} ${asksAmount ? story.askAmount : story.askTime}`,
		answer,
		steps: [
			withFigure(
				asksAmount
					? line(times(t, r), `multiply the unit rate by ${t}`)
					: line(quotient(r * t, r), `divide by the unit rate, ${r}`),
				{
					kind: 'double number line',
					units: story.units,
					pairs: [[String(r), '1'], asksAmount ? ['?', String(t)] : [String(r * t), '?']],
				},
			),
			line(continued(num(asksAmount ? r * t : t)), asksAmount ? 'multiply' : 'divide'),
			sentence(
				asksAmount
					? say`${story.amountIs} ${answer.body}${story.amountOf ?? ''}.`
					: say`${story.timeIs} ${answer.body}.`,
			),
		],
		hints: [
			asksAmount
				? say`You know how many ${whole} go with one ${story.one}. How do you find how many go with ${inUnit(t, unit).body}?`
				: say`How many times does ${r} fit into ${r * t}?`,
		],
	};
}

/** The double number line is drawn at the proportion, with its unknown. */
const withPairs = (lines: readonly Line[], of: Omit<DoubleNumberLine, 'kind'>): Line[] =>
	lines.map((one, at) => (at === 0 ? withFigure(one, { kind: 'double number line', ...of }) : one));
