/** ratio.variation: direct, inverse and combined variation. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, dollarsAnswer, ends, exactAnswer } from '../../../steps/amounts.ts';
import { jointSkills } from './joint.ts';
import {
	DIRECT_STORIES,
	INVERSE_STORIES,
	type Three,
	type VariationStory,
} from './variation-stories.ts';

// The part about what happens to a quantity when another one is multiplied.

type Case = {
	prompt: Prose;
	/** The factor as it is found, with its reason, and its value. */
	formula: Expression;
	why: string;
	value: Fraction;
	/** What is multiplied by it. */
	subject: string;
	/** Leads to what stays the same, or to the formula. */
	hint: Prose;
	wrong: readonly [Fraction, string][];
};

const ASK = 'By what number is';
const MULTIPLIED = 'multiplied? Give your answer as a whole number or a fraction in lowest terms.';

/** `f` and `g` are the factors of the story. */
const CASES: Readonly<Record<string, (f: Fraction, g: number) => Case>> = {
	'area with side': (f) => ({
		prompt: say`Each side length of a square is multiplied by ${num(f)}. ${ASK} the area ${MULTIPLIED}`,
		formula: power(num(f), 2),
		hint: say`What is the formula for the area of a square?`,
		why: `the area is side × side, and both factors are multiplied by ${f.toFraction()}`,
		value: f.mul(f),
		subject: 'area',
		wrong: [
			[f, 'treated the area as directly proportional to the side length'],
			[f.mul(2), 'multiplied the factor by 2 instead of squaring it'],
		],
	}),
	'volume with edge': (f) => ({
		prompt: say`Each edge length of a cube is multiplied by ${num(f)}. ${ASK} the volume ${MULTIPLIED}`,
		formula: power(num(f), 3),
		hint: say`What is the formula for the volume of a cube?`,
		why: `the volume is edge × edge × edge, and all three factors are multiplied by ${f.toFraction()}`,
		value: f.mul(f).mul(f),
		subject: 'volume',
		wrong: [
			[f, 'treated the volume as directly proportional to the edge length'],
			[f.mul(f), 'squared the factor instead of cubing it'],
			[f.mul(3), 'multiplied the factor by 3 instead of cubing it'],
		],
	}),
	'travel time with speed': (f) => ({
		prompt: say`The distance of a trip is fixed. The average speed is multiplied by ${num(f)}. ${ASK} the travel time ${MULTIPLIED}`,
		formula: num(f.inverse()),
		hint: say`Which product is equal to the fixed distance?`,
		why: `speed × time stays the same; the speed is multiplied by ${f.toFraction()}, so the time is multiplied by the reciprocal of ${f.toFraction()}`,
		value: f.inverse(),
		subject: 'travel time',
		wrong: [
			[f, 'treated the travel time as directly proportional to the speed'],
			[new Fraction(1).sub(f.inverse()), 'found the part of the time that is saved'],
		],
	}),
	'force with distance': (f) => ({
		prompt: say`The gravitational force between two objects varies inversely as the square of the distance between them. The distance is multiplied by ${num(f)}. ${ASK} the force ${MULTIPLIED}`,
		formula: power(num(f.inverse()), 2),
		hint: say`The force varies inversely as the square of the distance. Which product stays the same?`,
		why: `force × distance × distance stays the same; the distance is multiplied by ${f.toFraction()}, so the force is multiplied by the square of the reciprocal of ${f.toFraction()}`,
		value: f.inverse().mul(f.inverse()),
		subject: 'force',
		wrong: [
			[f.mul(f), 'used direct variation with the square instead of inverse variation'],
			[f.inverse(), 'used the reciprocal of the factor without squaring it'],
			[f, 'treated the force as directly proportional to the distance'],
		],
	}),
	'product of two scaled factors': (f, g) => ({
		prompt: say`The length of a rectangle is multiplied by ${num(f)}, and its width is multiplied by ${g}. ${ASK} the area ${MULTIPLIED}`,
		formula: times(num(f), g),
		hint: say`What is the formula for the area of a rectangle?`,
		why: 'the area is length × width, and each factor is multiplied',
		value: f.mul(g),
		subject: 'area',
		wrong: [
			[f.add(g), 'added the two factors'],
			[f, 'used only the factor of the length'],
			[new Fraction(g), 'used only the factor of the width'],
		],
	}),
};

const scalingSkills: Skills = {
	'Predict the effect of scaling variables'(draw) {
		const f = new Fraction(draw.int('k'), draw.int('p'));
		const g = draw.random.int(2, 9);
		if (f.lte(1)) return undefined;
		const of = caseOf(CASES, draw.inTurn('type'))(f, g);
		const { prompt, formula, why, value, subject, hint, wrong } = of;
		const isDone = formula.kind === 'number';
		return {
			prompt,
			answer: withMisconceptions(
				rational(value),
				...wrong.map(([one, what]): WrongAnswer => [rational(one), what]),
			),
			steps: [
				isDone ? line(equation(times(num(f), num(value)), 1), why) : line(formula, why),
				...(isDone
					? []
					: [
							line(
								continued(num(value)),
								formula.kind === 'power' ? 'evaluate the power' : 'multiply',
							),
						]),
				sentence(say`The ${subject} is multiplied by ${num(value)}.`),
			],
			hints: [hint, say`How does each factor change?`],
		};
	},
};

const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')];

export const skills: Skills = {
	...jointSkills,
	...scalingSkills,

	'Find the constant of variation and predict'(draw) {
		const [x1, x2] = [draw.int('x'), draw.int('x2')];
		const factor = new Fraction(draw.int('k'), draw.int('q'));
		const y1 = factor.mul(x1);
		if (x1 === x2 || y1.d !== 1n || factor.abs().equals(1)) return undefined;
		return {
			prompt: say`The variable ${y} varies directly as ${x}, and ${equation(y, num(y1))} when ${equation(x, x1)}. Find ${y} when ${equation(x, x2)}. ${FORM}`,
			answer: withMisconceptions(rational(factor.mul(x2)), ...notDirect(x1, y1, x2, LETTERS)),
			steps: directLines(factor, x1, y1.valueOf(), x2, num),
			hints: hintsFor('direct', LETTERS),
		};
	},

	'Solve direct variation problems'(draw) {
		const [factor, x1, x2] = [draw.int('k'), draw.int('x1'), draw.int('x2')];
		const three = { x1, x2, y1: factor * x1, y2: factor * x2, random: draw.random };
		// With x₂ = x₁², the constant of an inverse variation is right, too.
		if (x1 === x2 || x2 === x1 ** 2) return undefined;
		const story = caseOf(DIRECT_STORIES, draw.inTurn('ctx'))(three);
		if (story?.backward && draw.random.int(0, 1) === 1) return backward(story, three);
		return (
			story &&
			stated(
				story,
				new Fraction(three.y2),
				notDirect(x1, new Fraction(three.y1), x2, namesOf(story)),
				'direct',
				directLines(new Fraction(factor), x1, three.y1, x2, num),
			)
		);
	},

	'Solve inverse variation problems': (draw) =>
		inverseStory(draw, draw.inTurn('ctx'), draw.int('x1'), draw.int('y1')),

	'Use inverse variation from a table or story'(draw) {
		const [constant, x1, x2] = [draw.int('k'), draw.int('x1'), draw.int('x2')];
		const y1 = constant / x1;
		// With x₂ = y₁, the change of one quantity is the opposite change of the other.
		if (!Number.isInteger(y1) || x1 === x2 || x2 === y1) return undefined;
		const stories = draw.random
			.shuffle(Object.keys(INVERSE_STORIES))
			.map((context) => inverseStory(draw, context, x1, y1));
		const story = stories.find((one) => one !== undefined);
		if (story && draw.random.int(0, 2) > 0) return story;
		const y2 = new Fraction(constant, x2);
		if (y2.d > 9n) return undefined;
		return {
			prompt: say`The variable ${y} varies inversely as ${x}, and ${equation(y, y1)} when ${equation(x, x1)}. Find ${y} when ${equation(x, x2)}. ${FORM}`,
			answer: withMisconceptions(rational(y2), ...notInverse(x1, y1, x2, LETTERS)),
			steps: inverseLines(x1, y1, x2, num),
			hints: hintsFor('inverse', LETTERS),
		};
	},
};

const FORM = 'Give your answer as an integer or a fraction in lowest terms.';

/** The two quantities and the constant as the question calls them. */
type Names = { from: string; to: string; constant: string; newOne: Prose };

const LETTERS: Names = { from: 'x', to: 'y', constant: 'k', newOne: say`the new ${y}` };

/** "the sound pressure" for "the sound pressure, in millipascals". */
function namesOf({ names }: VariationStory): Names {
	const [from = '', to = ''] = names.map((name) => name.replace(/,.*/, ''));
	const constant = 'the constant of variation';
	return { from, to, constant, newOne: say`${to.replace('the ', 'the new ')}` };
}

const hintsFor = (kind: 'direct' | 'inverse', { constant, newOne }: Names): Prose[] => {
	const found = constant === 'k' ? say`${k}` : say`${constant}`;
	return [
		say`Which equation describes ${kind} variation? Which known values can you substitute to find ${found}?`,
		say`Once you know ${found}, which value do you substitute to find ${newOne}?`,
	];
};

const notDirect = (x1: number, y1: Fraction, x2: number, names: Names): WrongAnswer[] => [
	[rational(y1.div(x1)), `gave ${names.constant} instead of ${names.to}`],
	[rational(y1.mul(x1).div(x2)), 'used inverse variation instead of direct variation'],
	[
		rational(y1.add(x2 - x1)),
		x2 > x1
			? `added the increase in ${names.from} to ${names.to}`
			: `subtracted the decrease in ${names.from} from ${names.to}`,
	],
];

/** y₂ is given and x₂ asked for. */
function backward(story: VariationStory, { x1, y1, x2, y2 }: Three): Draft {
	const factor = y1 / x1;
	const { from, to, constant } = namesOf(story);
	const turned = { ...story, ...story.backward };
	return stated(
		turned,
		new Fraction(x2),
		[
			[rational(factor), `gave ${constant} instead of ${from}`],
			[rational(y2 * factor), `multiplied ${to} by ${constant} instead of dividing`],
			[rational(new Fraction(x1 * y1, y2)), 'used inverse variation instead of direct variation'],
		],
		'direct',
		[
			...constantLines(new Fraction(factor), x1, y1, num),
			line(equation(y2, product(factor, x)), `substitute k = ${factor} and y = ${y2} into y = kx`),
			line(equation(x, x2), `divide both sides by ${factor}`),
		],
		say`${from.replace('the ', 'the new ')}`,
	);
}

const notInverse = (x1: number, y1: number, x2: number, names: Names): WrongAnswer[] => [
	[rational(new Fraction(y1 * x2, x1)), 'used direct variation instead of inverse variation'],
	...(y1 - x2 + x1 > 0
		? ([
				[
					rational(y1 - x2 + x1),
					x2 > x1
						? `subtracted the increase in ${names.from} from ${names.to}`
						: `added the decrease in ${names.from} to ${names.to}`,
				],
			] as const)
		: []),
	[rational(x1 * y1), `gave ${names.constant} instead of ${names.to}`],
];

type Written = (value: Fraction) => ReturnType<typeof num>;

const pairReason = (x1: number, y1: number): string => `substitute x = ${x1} and y = ${y1}`;

const directLines = (
	factor: Fraction,
	x1: number,
	y1: number,
	x2: number,
	shown: Written,
): Line[] => [
	...constantLines(factor, x1, y1, shown),
	line(
		equation(y, times(shown(factor), x2)),
		`substitute k = ${factor.toFraction()} and x = ${x2} into y = kx`,
	),
	line(equation(y, shown(factor.mul(x2))), 'multiply'),
];

function constantLines(factor: Fraction, x1: number, y1: number, shown: Written): Line[] {
	const isReduced = factor.d === BigInt(x1);
	return [
		line(equation(y, product(k, x)), 'the equation for direct variation'),
		line(equation(y1, times(k, x1)), pairReason(x1, y1)),
		...(isReduced ? [] : [line(equation(k, quotient(y1, x1)), `divide both sides by ${x1}`)]),
		line(
			equation(k, shown(factor)),
			isReduced
				? `divide both sides by ${x1}`
				: factor.d === 1n
					? 'divide'
					: 'write the fraction in lowest terms',
		),
	];
}

function inverseLines(x1: number, y1: number, x2: number, shown: Written): Line[] {
	const constant = x1 * y1;
	const result = new Fraction(constant, x2);
	const isReduced = shown === num && result.d === BigInt(x2);
	return [
		line(equation(y, quotient(k, x)), 'the equation for inverse variation'),
		line(equation(y1, quotient(k, x1)), pairReason(x1, y1)),
		line(equation(k, times(x1, y1)), `multiply both sides by ${x1}`),
		line(equation(k, constant), 'multiply'),
		line(
			equation(y, quotient(constant, x2)),
			`substitute k = ${constant} and x = ${x2} into y = k/x`,
		),
		...(isReduced
			? []
			: [
					line(
						equation(y, shown(result)),
						shown === num && result.d !== 1n ? 'write the fraction in lowest terms' : 'divide',
					),
				]),
	];
}

function inverseStory(draw: Draw, context: string, x1: number, y1: number): Draft | undefined {
	const x2 = draw.int('x2');
	const y2 = new Fraction(x1 * y1, x2);
	if (x1 === x2 || x2 === y1 || !ends(y2, 2)) return undefined;
	const story = caseOf(
		INVERSE_STORIES,
		context,
	)({
		x1,
		y1,
		x2,
		y2: y2.valueOf(),
		random: draw.random,
	});
	return (
		story &&
		stated(
			story,
			y2,
			notInverse(x1, y1, x2, namesOf(story)),
			'inverse',
			inverseLines(x1, y1, x2, amount),
		)
	);
}

function stated(
	story: VariationStory,
	value: Fraction,
	wrong: WrongAnswer[],
	kind: 'direct' | 'inverse',
	lines: Line[],
	newOne = namesOf(story).newOne,
): Draft {
	const plain =
		story.unit === 'dollars' ? dollarsAnswer(value) : withUnit(exactAnswer(value), story.unit);
	const answer = withMisconceptions(plain, ...wrong);
	return {
		prompt: story.prompt,
		answer,
		steps: [
			sentence(say`Let ${x} be ${story.names[0]}, and let ${y} be ${story.names[1]}.`),
			...lines,
			sentence(say`${story.result} ${answer.body}.`),
		],
		hints: hintsFor(kind, { ...namesOf(story), newOne }),
	};
}
