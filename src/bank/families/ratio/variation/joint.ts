/** The part of ratio.variation with squares or two other variables. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Operand,
	power,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	type Draft,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { exactAnswer } from '../../../steps/amounts.ts';

// How one quantity can vary with two others, by the types of the curriculum plan; some of them are laws of nature.

type Evaluated = readonly [Expression, string];

type Joint = {
	/** "varies jointly as x and y" */
	words: string;
	usesY: boolean;
	/** z as a formula of k, x and y. */
	formula(k: Operand, x: Operand, y: Operand): Expression;
	/** Why the formula is so. */
	why: string;
	/** The formula with numbers, step by step up to its last multiplication or division, and what is done in each step. */
	evaluated?(k: number, x: number, y: number): readonly Evaluated[];
	/** z without k. */
	factor(x: number, y: number): Fraction;
};

const JOINT_TYPES: Readonly<Record<string, Joint>> = {
	'z=kxy': {
		words: 'varies jointly as x and y',
		usesY: true,
		formula: (k, x, y) => product(k, x, y),
		why: 'varies jointly: k times the product of x and y',
		factor: (x, y) => new Fraction(x * y),
	},
	'z=kx/y': {
		words: 'varies directly as x and inversely as y',
		usesY: true,
		formula: (k, x, y) => quotient(product(k, x), y),
		why: 'varies directly as x: multiply k by x; inversely as y: divide by y',
		evaluated: (k, x, y) => [[quotient(k * x, y), 'multiply in the numerator']],
		factor: (x, y) => new Fraction(x, y),
	},
	'z=kx²': {
		words: 'varies directly as the square of x',
		usesY: false,
		formula: (k, x) => product(k, power(x, 2)),
		why: 'varies directly as the square of x: multiply k by x²',
		evaluated: (k, x) => [[product(k, num(x * x)), 'evaluate the power first']],
		factor: (x) => new Fraction(x * x),
	},
	'z=k/x²': {
		words: 'varies inversely as the square of x',
		usesY: false,
		formula: (k, x) => quotient(k, power(x, 2)),
		why: 'varies inversely as the square of x: divide k by x²',
		evaluated: (k, x) => [[quotient(k, x * x), 'evaluate the power first']],
		factor: (x) => new Fraction(1, x * x),
	},
	'z=kx/y²': {
		words: 'varies directly as x and inversely as the square of y',
		usesY: true,
		formula: (k, x, y) => quotient(product(k, x), power(y, 2)),
		why: 'varies directly as x: multiply k by x; inversely as the square of y: divide by y²',
		evaluated: (k, x, y) => [
			[quotient(times(k, x), y * y), 'evaluate the power'],
			[quotient(k * x, y * y), 'multiply in the numerator'],
		],
		factor: (x, y) => new Fraction(x, y * y),
	},
};

type Measured = { x: number; y: number; z: Expression };

type JointStory = {
	begin: Prose;
	/** "At 3 meters, the intensity is 8 units": the first pair, then the same with the unknown. */
	known(at: Measured): Prose;
	asked(x: number, y: number): Prose;
	unit: string;
	result: string;
	/** What x, y, and z stand for; there may be no y. */
	names: { x: string; y?: string; z: string };
};

/** Laws by type and context. */
const JOINT_STORIES: Readonly<Record<string, JointStory>> = {
	'z=kx²': {
		begin: say`The kinetic energy of a cart varies directly as the square of its speed.`,
		known: ({ x, z }) => say`At ${x} metres per second, the energy is ${z} joules.`,
		asked: (x) => say`What is the energy, in joules, at ${x} metres per second?`,
		unit: 'joules',
		result: 'The energy is',
		names: { x: 'the speed, in metres per second', z: 'the kinetic energy, in joules' },
	},
	'z=k/x²': {
		begin: say`The intensity of the light from a lamp varies inversely as the square of the distance from the lamp.`,
		known: ({ x, z }) => say`At a distance of ${x} metres, the intensity is ${z} lux.`,
		asked: (x) => say`What is the intensity, in lux, at a distance of ${x} metres?`,
		unit: 'lux',
		result: 'The intensity is',
		names: { x: 'the distance, in metres', z: 'the intensity, in lux' },
	},
	'z=kx/y': {
		begin: say`The strength of a wooden beam of a given height varies directly as its width and inversely as its length.`,
		known: ({ x, y, z }) =>
			say`A beam that is ${x} inches wide and ${y} feet long can carry ${z} pounds.`,
		asked: (x, y) =>
			say`How many pounds can a beam that is ${x} inches wide and ${y} feet long carry?`,
		unit: 'pounds',
		result: 'The beam can carry',
		names: {
			x: 'the width, in inches',
			y: 'the length, in feet',
			z: 'the strength, in pounds',
		},
	},
};

const [x, y, z, k] = [symbol('x'), symbol('y'), symbol('z'), symbol('k')];

/** Two moments: the known one and the asked one. */
type Moments = { x1: number; y1: number; z1: Fraction; x2: number; y2: number; z2: Fraction };

export const jointSkills: Skills = {
	'Solve joint and combined variation problems'(draw) {
		const type = draw.inTurn('type');
		const joint = caseOf(JOINT_TYPES, type);
		const [x1, y1] = [draw.int('x'), draw.int('y')];
		const [x2, y2] = [draw.random.int(2, 12), draw.random.int(2, 12)];
		const scale = type === 'z=k/x²' ? 36 : type === 'z=kx/y' ? 60 : type === 'z=kx/y²' ? 16 : 1;
		const constant = draw.int('k') * scale;
		const [z1, z2] = [joint.factor(x1, y1).mul(constant), joint.factor(x2, y2).mul(constant)];
		if (x1 === x2 || (joint.usesY && y1 === y2) || z1.d !== 1n || z2.d > 9n) return undefined;
		// An answer equal to k would not show whether the second pair was used.
		if (constant === 1 || z2.equals(constant) || z2.gt(2000) || z1.gt(2000)) return undefined;
		const moments = { x1, y1, z1, x2, y2, z2 };
		// A mistake that leads to k would look like stopping at k, and an answer equal to x like copying it.
		const mistakes = wrongResults(joint, moments, 'x').map(([{ value }]) => value);
		if (z2.equals(x2) || mistakes.includes(String(constant))) return undefined;
		const story = JOINT_STORIES[type];
		return story && z2.d === 1n && draw.random.int(0, 2) > 0
			? stated(joint, story, constant, moments)
			: bare(joint, constant, moments);
	},
};

function bare(joint: Joint, constant: number, moments: Moments): Draft {
	const { x1, y1, z1, x2, y2, z2 } = moments;
	const at = (first: number, second: number): Prose =>
		joint.usesY
			? say`${equation(x, first)} and ${equation(y, second)}`
			: say`${equation(x, first)}`;
	return {
		prompt: say`The variable ${z} ${inLetters(joint.words)}, and ${equation(z, num(z1))} when ${at(x1, y1)}. Find ${z} when ${at(x2, y2)}. Give your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(rational(z2), ...wrongResults(joint, moments, 'x')),
		steps: linesOf(joint, constant, moments),
		hints: [
			say`What equation with a constant ${k} describes the variation?`,
			say`Which known values can you substitute to find ${k}?`,
		],
	};
}

function stated(joint: Joint, story: JointStory, constant: number, moments: Moments): Draft {
	const { x1, y1, z1, x2, y2, z2 } = moments;
	const answer = withMisconceptions(
		withUnit(exactAnswer(z2), story.unit),
		...wrongResults(joint, moments, story.names.x.replace(/,.*/, '')),
	);
	return {
		prompt: say`${story.begin} ${story.known({ x: x1, y: y1, z: num(z1) })} ${story.asked(x2, y2)}`,
		answer,
		steps: [
			sentence(named(story.names)),
			...linesOf(joint, constant, moments),
			sentence(say`${story.result} ${answer.body}.`),
		],
		hints: [
			say`What equation with a constant ${k} describes the variation?`,
			say`Which known values can you substitute to find ${k}?`,
		],
	};
}

const named = (names: JointStory['names']): Prose =>
	names.y === undefined
		? say`Let ${x} be ${names.x}, and let ${z} be ${names.z}.`
		: say`Let ${x} be ${names.x}, let ${y} be ${names.y}, and let ${z} be ${names.z}.`;

/** The letters of the variation are typeset as formulas. */
const inLetters = (words: string): Prose => ({
	parts: words.split(/\b([xy])\b/).map((part) => (/^[xy]$/.test(part) ? symbol(part) : part)),
});

/** The variation reversed, and variation with the first variable alone or without its square. */
function wrongResults(joint: Joint, { x1, y1, z1, x2, y2 }: Moments, first: string): WrongAnswer[] {
	const grows = joint.factor(2, 1).gt(joint.factor(1, 1));
	const growsWithY = joint.usesY ? joint.factor(1, 2).gt(joint.factor(1, 1)) : grows;
	const direct = rational(z1.mul(x2).div(x1));
	const inverse = rational(z1.mul(x1).div(x2));
	return [
		[
			rational(z1.mul(joint.factor(x1, y1)).div(joint.factor(x2, y2))),
			grows === growsWithY
				? joint.usesY
					? 'used inverse variation with the product of x and y instead of joint variation'
					: `used ${grows ? 'inverse variation instead of direct' : 'direct variation instead of inverse'} variation`
				: 'switched direct and inverse variation',
		],
		...(joint.usesY
			? ([
					[direct, `used direct variation with ${first} alone`],
					[inverse, `used inverse variation with ${first} alone`],
				] as const)
			: ([[grows ? direct : inverse, `used ${first} instead of its square`]] as const)),
	];
}

function linesOf(joint: Joint, constant: number, moments: Moments): Line[] {
	const { x1, y1, z1, x2, y2 } = moments;
	const put = (constantOrLetter: Expression | number, first: number, second: number) =>
		joint.formula(constantOrLetter, num(first), num(second));
	const factor = joint.factor(x1, y1);
	const withNumber = joint.formula(constant, x, y);
	const substitution = (first: number, second: number, result?: Fraction): string =>
		`substitute ${listInWords([
			`x = ${first}`,
			...(joint.usesY ? [`y = ${second}`] : []),
			...(result ? [`z = ${result.toFraction()}`] : []),
		])}`;
	return [
		line(equation(z, joint.formula(k, x, y)), joint.why),
		line(equation(num(z1), put(k, x1, y1)), substitution(x1, y1, z1)),
		...(factor.equals(1)
			? []
			: [
					line(
						equation(
							num(z1),
							!joint.usesY && factor.n === 1n
								? quotient(k, Number(factor.d))
								: product(num(factor), k),
						),
						joint.usesY ? 'simplify the coefficient of k' : 'evaluate the power',
					),
				]),
		line(
			equation(k, constant),
			factor.d === 1n
				? `divide both sides by ${factor.toFraction()}`
				: `multiply both sides by ${factor.inverse().toFraction()}`,
		),
		line(equation(z, withNumber), 'write the equation with the value of k'),
		line(equation(z, put(constant, x2, y2)), substitution(x2, y2)),
		...evaluatedLines(joint, constant, moments),
	];
}

/** The formula with numbers, step by step. */
function evaluatedLines(joint: Joint, constant: number, { x2, y2, z2 }: Moments): Line[] {
	const result = equation(z, num(z2));
	const steps = joint.evaluated?.(constant, x2, y2) ?? [];
	const lines = steps.map(([shown, why]) => line(equation(z, shown), why));
	const before = steps.at(-1)?.[0];
	if (before && tex(equation(z, before)) === tex(result)) return lines;
	const last =
		before?.kind !== 'quotient'
			? 'multiply'
			: z2.d === 1n
				? 'divide'
				: 'write the fraction in lowest terms';
	return [...lines, line(result, last)];
}
