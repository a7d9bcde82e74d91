/** func.model-choice: which family of functions fits, and what it leads to. */
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { money, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	distractor,
	drawnInts,
	multipleChoice,
	sentence,
	type Skill,
	type Skills,
} from '../../../family.ts';
import { dotGraph } from '../../../figures/axes.ts';
import type { Spot } from '../../../figures/figure.ts';
import { line1, plus1, times1 } from '../../../steps/function-rule.ts';
import { accountKind, firstGreater, planGap, squareAgainstPower } from './growth.ts';
import {
	COMMON,
	familyChoice,
	fromTable,
	inPlainWords,
	type Kind,
	kindOf,
	MEANS,
	REASONS,
	recognize,
} from './kinds.ts';

// Which rule fits the points of a scatter plot.

/** `points` says about points near the graph what `shape` says about the graph. */
type Candidate = {
	rule: Expression;
	value: (x: number) => number;
	shape: string;
	points: string;
};

const scatter: Skill = (draw) => {
	const type = draw.inTurn('type');
	const b = draw.random.int(1, 4);
	const m = draw.random.int(2, 3);
	const all: Readonly<Record<string, Candidate>> = {
		'rising line': {
			rule: line1(m, b),
			value: (x) => m * x + b,
			shape: 'rises at a steady rate',
			points: 'rise at a roughly steady rate',
		},
		'falling line': {
			rule: line1(-m, b + 14),
			value: (x) => b + 14 - m * x,
			shape: 'falls at a steady rate',
			points: 'fall at a roughly steady rate',
		},
		'upward parabola': {
			rule: plus1(times1(1, power(line1(1, -3), 2)), b),
			value: (x) => (x - 3) ** 2 + b,
			shape: 'falls and then rises',
			points: 'fall and then rise',
		},
		'downward parabola': {
			rule: sum(product(-1, power(line1(1, -3), 2)), num(b + 10)),
			value: (x) => b + 10 - (x - 3) ** 2,
			shape: 'rises and then falls',
			points: 'rise and then fall',
		},
		exponential: {
			rule: power(2, 'x'),
			value: (x) => 2 ** x,
			shape: 'rises slowly at first and then faster and faster',
			points: 'rise slowly at first and then faster and faster',
		},
	};
	const right = caseOf(all, type);
	const inputs = [0, 1, 2, 3, 4];
	if (type !== 'exponential') inputs.push(5, 6);
	const spots = inputs.map((x): Spot => [
		x,
		Math.max(0, right.value(x) + draw.random.pick([-1, 0, 0, 1])),
	]);
	// A point that is moved up to the axis is too far from the rule.
	if (spots.some(([x, y]) => y > 19 || y - right.value(x) > 1)) return undefined;
	const far = (one: Candidate) => spots.some(([x, y]) => Math.abs(one.value(x) - y) >= 4);
	const wrong = draw.random.sample(
		Object.values(all).filter((one) => one !== right),
		3,
	);
	if (!wrong.every(far)) return undefined;
	return {
		prompt: say`Which equation best fits the points in the scatter plot?`,
		answer: multipleChoice(
			equation('y', right.rule),
			...wrong.map((one) =>
				distractor(equation('y', one.rule), `chose an equation whose graph ${one.shape}`),
			),
		),
		steps: [
			sentence(say`From left to right, the points ${right.points}.`),
			...wrong.map((one) =>
				sentence(say`The graph of ${equation('y', one.rule)} ${one.shape}, so it does not fit.`),
			),
			sentence(
				say`The graph of ${equation('y', right.rule)} ${right.shape}, so this equation fits the points best.`,
			),
		],
		hints: [say`Does the pattern rise or fall? Is it straight or curved?`],
		figure: dotGraph(spots, {
			axes: {
				x: { from: 0, to: 8, grid: 1, numbersEvery: 1 },
				y: { from: 0, to: 20, grid: 1, numbersEvery: 2 },
			},
		}),
	};
};

// Situations that are linear, quadratic, exponential, or sinusoidal, stated without naming the
// type.

type GrowthStory = {
	tells: Prose;
	kind: 'linear' | 'quadratic' | 'exponential' | 'sinusoidal';
	/** A sentence without its capital letter and its period. */
	why: string;
	because?: string;
	/** What is modeled, where it is not the situation as a whole. */
	models?: Prose;
};

/** What a change by this percent multiplies a value by. */
const factor = (percents: number): string => String((100 + percents) / 100);

const STORIES: Readonly<Record<string, (a: number, r: number, k: number) => GrowthStory>> = {
	'savings account': (a, r) => ({
		tells: say`A savings account holds ${money(a * 10)} and earns ${percent(r)} interest, compounded annually.`,
		kind: 'exponential',
		why: 'the balance is multiplied by the same factor each year',
		because: `growing by ${r}% means multiplying by ${factor(r)}`,
	}),
	'fixed raise': (a, r) => ({
		tells: say`A worker earns ${money(a * 10)} a month. Every year, the monthly pay goes up by ${money(r)}.`,
		kind: 'linear',
		why: 'the monthly pay increases by the same amount each year',
	}),
	bacteria: (a, r) => ({
		tells: say`A sample has ${a} bacteria, and their number grows by ${percent(r * 2)} each hour.`,
		kind: 'exponential',
		why: 'the number of bacteria is multiplied by the same factor each hour',
		because: `growing by ${r * 2}% means multiplying by ${factor(r * 2)}`,
	}),
	'depreciating car': (a, r) => ({
		tells: say`A car is bought for ${money(a * 100)} and loses ${percent(r)} of its value each year.`,
		kind: 'exponential',
		why: 'the value is multiplied by the same factor each year',
		because: `decreasing by ${r}% means multiplying by ${factor(-r)}`,
	}),
	'thrown ball': (_, r) => ({
		tells: say`A ball is thrown upward with a speed of ${r + 5} metres per second, and its height is measured until it lands.`,
		kind: 'quadratic',
		why: 'gravity changes the velocity of the ball at a constant rate, so the graph of the height over time is a parabola',
	}),
	'tide height': (_, r, k) => ({
		tells: say`The water level at a pier rises and falls by ${k} metres about twice a day. The level is measured for ${r} days.`,
		kind: 'sinusoidal',
		why: 'the water level rises and falls in a repeating pattern',
	}),
	'ticket sales': (a, r) => ({
		tells: say`A theatre receives ${money(a)} from a sponsor and ${money(r)} for each ticket sold. Its income depends on the number of tickets sold.`,
		kind: 'linear',
		why: 'each ticket adds the same amount to the income',
	}),
	'chain message': (_, r, k) => ({
		tells: say`On the first day, ${r} people receive a message. Every day after that, each person who received it the day before sends it to ${k} new people.`,
		models: say`the number of people who receive the message each day`,
		kind: 'exponential',
		why: 'the number of people who receive the message is multiplied by the same factor each day',
		because: `each person sends it to ${k} new people, so the factor is ${k}`,
	}),
};

const OF_KIND: Readonly<Record<GrowthStory['kind'], string>> = {
	...MEANS,
	quadratic: 'the graph of a quadratic function is a parabola',
	sinusoidal: 'functions of these types do not rise and fall again and again',
};

const MISREAD: Readonly<Record<Kind, string>> = {
	...REASONS,
	linear: 'thought that the quantity changes by the same amount each time',
	quadratic: 'thought that the changes themselves change by the same amount each time',
	exponential: 'thought that the quantity changes by the same percent each time',
	sinusoidal: 'thought that the quantity rises and falls again and again',
};

/** How the type of a situation comes to be missed. */
const OVERLOOKED: Readonly<Record<GrowthStory['kind'], string>> = {
	linear: 'overlooked that the quantity changes by the same amount each time',
	quadratic: 'overlooked that the graph of the height over time is a parabola',
	exponential: 'overlooked that the quantity changes by the same factor each time',
	sinusoidal: '',
};

export const skills: Skills = {
	'Choose the relation that fits the data': (draw) => recognize(draw, inPlainWords),
	'Recognize linear, quadratic, and exponential data': (draw) => recognize(draw, inPlainWords),
	'Choose the type of function that fits a table': recognize,
	'Identify the type of function from a table': (draw) =>
		fromTable(draw, kindOf(draw.inTurn('type')), COMMON, {
			x0: draw.int('x0'),
			c: draw.int('c'),
			named: inPlainWords,
		}),

	'Identify the type of function from a description'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const story = draw.inTurn('ctx');
		// No savings account pays more.
		if (story === 'savings account' && r > 5) return undefined;
		const {
			tells,
			kind,
			why,
			because,
			models = say`this situation`,
		} = caseOf(STORIES, story)(a, r, draw.random.int(2, 9));
		return {
			prompt: say`${tells} Which type of function models ${models}?`,
			answer: familyChoice(
				kind,
				COMMON,
				(one) => (one === 'sinusoidal' ? OVERLOOKED[kind] : MISREAD[one]),
				inPlainWords,
			),
			steps: [
				sentence(say`${capital(why)}.`, because),
				sentence(
					kind === 'sinusoidal'
						? say`The function is not linear, quadratic, or exponential, so it is of another type.`
						: say`So the function is ${kind}.`,
					OF_KIND[kind],
				),
			],
			hints: [
				kind === 'quadratic'
					? say`What does the graph of the height over time look like?`
					: say`Does the quantity change by equal amounts, by equal percents, or in some other way?`,
			],
		};
	},

	'Classify growth and decay as linear or exponential'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const type = draw.inTurn('type');
		const up = type.startsWith('increasing');
		const tells = type.endsWith('linear')
			? say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${r} units each year.`
			: say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${percent(r)} each year.`;
		const all = [
			'increasing linear',
			'decreasing linear',
			'increasing exponential',
			'decreasing exponential',
		];
		return {
			prompt: say`${tells} Which type of function models the quantity?`,
			answer: multipleChoice(
				say`${type}`,
				...all
					.filter((one) => one !== type)
					.map((one) =>
						distractor(
							say`${one}`,
							[
								...(one.split(' ')[0] === type.split(' ')[0]
									? []
									: [up ? 'mistook growth for decay' : 'mistook decay for growth']),
								...(one.split(' ')[1] === type.split(' ')[1]
									? []
									: [
											type.endsWith('linear')
												? 'thought that equal amounts mean equal percents'
												: 'thought that equal percents mean equal amounts',
										]),
							].join(' and '),
						),
					),
			),
			steps: [
				sentence(
					type.endsWith('linear')
						? say`The quantity changes by the same amount each year, so the function is linear.`
						: say`The quantity changes by the same percent each year, so the function is exponential.`,
				),
				sentence(
					say`The quantity ${up ? 'grows' : 'shrinks'}, so ${up ? 'an' : 'a'} ${type} function models it.`,
				),
			],
			hints: [say`Does the quantity change by the same amount or by the same percent each year?`],
		};
	},

	'Tell linear from exponential growth in an account': accountKind,
	'Compare quadratic and exponential growth': squareAgainstPower,
	'Find when exponential growth exceeds linear growth': firstGreater,
	'Choose the equation that best fits a scatter plot': scatter,
	'Compare linear and exponential plans over time': planGap,
};
