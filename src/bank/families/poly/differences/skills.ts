/** poly.differences: finite differences of tables of values. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	list,
	num,
	product,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { factorial } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type DraftChoice,
	type Draw,
	integer,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	areConstant,
	differenceLines,
	differencesOf,
	fits,
	nth,
	ordinal,
	quadraticRule,
	run,
	tableOf,
} from './difference-table.ts';

// A value that is missing from a quadratic table, found by second differences.

function missingValue(draw: Draw): Draft | undefined {
	const [a, b, c, slot] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('slot')];
	const xs = run(draw.random.int(-3, 1), 7);
	const ys = xs.map((x) => a * x * x + b * x + c);
	if (!fits(ys)) return undefined;
	const [known, after] = slot >= 3 ? [ys.slice(0, slot), true] : [ys.slice(slot + 1), false];
	const differences = differencesOf(known);
	const [second = 0] = nth(known, 2);
	const near = (after ? differences.at(-1) : differences[0]) ?? 0;
	const next = after ? near + second : near - second;
	const beside = (after ? known.at(-1) : known[0]) ?? 0;
	const value = after ? beside + next : beside - next;
	// After 0, the missing value is the first difference itself.
	if (beside === 0) return undefined;
	return {
		prompt: say`The table shows a quadratic relation with one value of ${symbol('y')} missing. Use second differences to find it.`,
		answer: withMisconceptions(
			integer(value),
			[integer(after ? beside + near : beside - near), 'repeated the nearest first difference'],
			[
				integer(after ? beside - next : beside + next),
				after
					? 'subtracted the next first difference instead of adding it'
					: 'added the previous first difference instead of subtracting it',
			],
		),
		steps: [
			sentence(
				say`The values ${after ? 'before' : 'after'} the gap are ${list(...known)}.`,
				'this side has at least three consecutive values',
			),
			sentence(
				say`First differences: ${list(...differences)}.`,
				'subtract each value from the next one',
			),
			sentence(
				say`Second difference${known.length > 3 ? 's' : ''}: ${list(...nth(known, 2))}.`,
				known.length > 3
					? 'subtract each first difference from the next one; the second differences of a quadratic relation are constant'
					: 'subtract the first differences; the second differences of a quadratic relation are all equal',
			),
			line(
				after
					? equation(sum(num(near), signed(second)), num(next))
					: equation(difference(near, signed(second)), num(next)),
				after
					? 'add the second difference to get the next first difference'
					: 'subtract the second difference to get the previous first difference',
			),
			line(
				after
					? equation(sum(num(beside), signed(next)), num(value))
					: equation(difference(beside, signed(next)), num(value)),
				after
					? 'add this difference to the value before the gap'
					: 'subtract this difference from the value after the gap',
			),
			sentence(say`The missing value is ${value}.`),
		],
		hints: [
			say`Which differences of a quadratic relation are constant? Where in the table do you know three consecutive ${symbol('y')}-values?`,
		],
		figure: tableOf(
			xs,
			ys.map((y, at) => (at === slot ? '?' : y)),
		),
	};
}

// Which kind of relation a table shows, and the reason.

const CLAIMS = {
	linear: say`linear, because the first differences are constant`,
	quadratic: say`quadratic, because the first differences change and the second differences are constant`,
	neither: say`neither linear nor quadratic, because the first differences and the second differences both change`,
} satisfies Record<string, Prose>;

const QUADRATIC_BY_FIRST = distractor(
	say`quadratic, because the first differences are constant`,
	'treated constant first differences as a sign of a quadratic relation',
);
const LINEAR_BY_SECOND = distractor(
	say`linear, because the second differences are constant and not zero`,
	'treated constant second differences as a sign of a linear relation',
);

const BY_DIFFERENCES_OF_X = distractor(CLAIMS.linear, 'used the differences of x instead of y');

/** The right claim first. */
type Choices = [Prose, DraftChoice, DraftChoice, DraftChoice];

const CHOICES = {
	linear: [
		CLAIMS.linear,
		QUADRATIC_BY_FIRST,
		distractor(CLAIMS.quadratic, 'looked only at the second differences'),
		distractor(CLAIMS.neither, 'said that the differences change although they are constant'),
	],
	quadratic: [
		CLAIMS.quadratic,
		LINEAR_BY_SECOND,
		BY_DIFFERENCES_OF_X,
		distractor(
			CLAIMS.neither,
			'saw that the first differences change, and assumed that the second differences change too',
		),
	],
	neither: [
		CLAIMS.neither,
		BY_DIFFERENCES_OF_X,
		distractor(CLAIMS.quadratic, 'called the second differences constant although they change'),
		distractor(
			LINEAR_BY_SECOND.body,
			'called the second differences constant, and used the rule for first differences',
		),
	],
} satisfies Record<string, Choices>;

function kindOfRelation(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const xs = run(draw.int('x0'), 6);
	const ys = valuesOf(type, draw, xs);
	if (!fits(ys)) return undefined;
	if (type === 'neither' && [1, 2].some((order) => areConstant(nth(ys, order)))) return undefined;
	const [claim, ...distractors] = caseOf(CHOICES, type);
	return {
		prompt: say`The table shows values of ${symbol('x')} and ${symbol('y')}. Is the relation linear, quadratic, or neither, and why?`,
		answer: multipleChoice(claim, ...distractors),
		steps: [
			...differenceLines(ys, type === 'linear' ? 1 : 2),
			sentence(say`The relation is ${claim}.`),
		],
		hints: [say`Are the first differences of ${symbol('y')} constant? Are the second differences?`],
		figure: tableOf(xs, ys),
	};
}

/** Neither: a cubic, or values that double. */
function valuesOf(type: string, draw: Draw, xs: readonly number[]): number[] {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	if (type === 'linear') {
		const slope = b === 0 ? a : b;
		return xs.map((x) => slope * x + c);
	}
	if (type === 'quadratic') return xs.map((x) => a * x * x + b * x + c);
	if (draw.random.int(0, 1) === 0) return xs.map((_, at) => a * 2 ** at + c);
	return xs.map((x) => Math.sign(a) * x ** 3 + b * x + c);
}

// What the constant difference of a polynomial function tells: its degree and its leading coefficient.

function degreeFromTable(draw: Draw): Draft | undefined {
	const n = draw.int('n');
	const xs = run(draw.int('x0'), n + 3);
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const ys = xs.map((x) => a * x ** n + b * x + c);
	if (!fits(ys)) return undefined;
	const answer = integer(n);
	return {
		prompt: say`The table shows values of a polynomial function. Use finite differences to find its degree.`,
		answer: withMisconceptions(
			answer,
			[integer(n + 1), 'counted the row of y-values too'],
			[integer(n - 1), 'stopped one row before the constant differences'],
		),
		steps: [
			...differenceLines(ys, n),
			sentence(
				say`The ${ordinal(n)} differences are the first to be constant, so the degree is ${answer.body}.`,
			),
		],
		hints: [say`Which differences are the first to be constant?`],
		figure: tableOf(xs, ys),
	};
}

function leadFromDifference(draw: Draw): Draft | undefined {
	const n = draw.int('n');
	const lead = new Fraction(draw.int('a')).mul(draw.choice('half'));
	const steps = run(1, n).reduce((all, one) => all * one, 1);
	const constant = Number(lead.mul(steps).valueOf());
	const tabled = n <= 3;
	const xs = run(draw.random.int(-2, 1), n + 3);
	const ys = builtUp(draw, constant, n, xs.length);
	// 2! is 2, so it would not matter whether the degree or its factorial is the divisor.
	if (n === 2 || (tabled && !fits(ys))) return undefined;
	const name = ordinal(n);
	return {
		prompt: tabled
			? say`The table shows values of a polynomial function of degree ${n}. Find its leading coefficient.`
			: say`In a table of values of a polynomial function of degree ${n}, consecutive values of ${symbol('x')} differ by 1, and the ${name} differences are all ${constant}. Find the leading coefficient of the function.`,
		answer: withMisconceptions(
			rational(lead),
			[rational(constant), `gave the constant ${name} difference instead of dividing it by ${n}!`],
			[rational(new Fraction(constant, n)), `divided by ${n} instead of ${n}!`],
			[rational(constant * steps), `multiplied by ${n}! instead of dividing`],
		),
		steps: [
			...(tabled ? differenceLines(ys, n) : []),
			line(
				equation(times(factorial(n), 'a'), constant),
				`the constant ${name} difference is ${n}! times the leading coefficient a`,
			),
			line(
				equation(product(steps, 'a'), constant),
				`${n}! = ${run(1, n).toReversed().join(' × ')} = ${steps}`,
			),
			line(equation('a', num(lead)), `divide both sides by ${steps}`),
			sentence(say`The leading coefficient is ${num(lead)}.`),
		],
		hints: [
			...(tabled ? [say`Which differences of a polynomial of degree ${n} are constant?`] : []),
			say`What factorial times the leading coefficient gives the constant ${name} difference?`,
		],
		...(tabled ? { figure: tableOf(xs, ys) } : {}),
	};
}

/** Values whose differences of the given order are all `constant`; the rows above it begin with small numbers. */
function builtUp({ random }: Draw, constant: number, order: number, count: number): number[] {
	let row = Array.from({ length: count - order }, () => constant);
	for (let step = 0; step < order; step++) {
		let value = random.int(-9, 9);
		row = [value, ...row.map((gap) => (value += gap))];
	}
	return row;
}

export const skills: Skills = {
	'Classify data as linear, quadratic, or neither': kindOfRelation,
	'Find a missing value in a quadratic table': missingValue,
	'Find a degree from finite differences': degreeFromTable,
	'Find the leading coefficient from a constant difference': leadFromDifference,
	'Write a quadratic rule for a table': quadraticRule,
};
