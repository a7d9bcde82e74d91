/** sys.elimination: add multiples of the equations. */
import {
	num,
	symbol,
	type Expression,
	difference,
	sum,
	equation,
	signed,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { dividing } from '../../../steps/line-form.ts';
import {
	givenLine,
	type Row,
	rowEquation,
	rowThrough,
	systemPrompt,
	systemQuestion,
} from '../../../steps/linear-system.ts';
import { eliminateSimplified, type Simplified } from '../../../steps/elimination.ts';
import { tidiedFirst, type TidyForm } from './tidy.ts';

const CANCEL = say`Which variable has equal or opposite coefficients? Should you add or subtract the equations?`;
const OTHER = say`Once you know the value of one variable, how can you find the other one?`;
const DIVIDE = {
	one: (name: string) =>
		say`What common factor do the terms of the ${name} equation have? What equation do you get when you divide by it?`,
	both: say`What common factor do the terms of each equation have? What equations do you get when you divide by these factors?`,
};
const MULTIPLY = say`What can you multiply one or both equations by to make the coefficients of one variable equal or opposite?`;

export const skills: Skills = {
	'Add or subtract equations to eliminate a variable': direct,
	'Multiply one equation to eliminate a variable'(draw) {
		const [a, b, k, c] = [draw.int('a'), draw.int('b'), draw.int('k'), draw.int('c')];
		const at = [draw.int('x'), draw.int('y')] as const;
		const rows = [rowThrough(a, b, at), rowThrough(c, k * b, at)] as const;
		return Math.abs(a) === Math.abs(c) ? undefined : solved(draw.random.shuffle(rows));
	},
	'Multiply one or both equations to eliminate a variable': (draw) =>
		general(draw, (a, c) => Math.abs(a) !== Math.abs(c)),
	'Multiply or divide equations to eliminate a variable': bothMultiplied,
	'Simplify an equation before eliminating a variable': (draw) =>
		tidiedFirst(draw, draw.choice('form') as TidyForm, draw.random.int(0, 1) === 1),
	'Solve systems with fraction or decimal coefficients': (draw) =>
		tidiedFirst(draw, draw.random.pick(['fractions', 'decimals']), draw.random.int(0, 1) === 1),
	'Solve systems with fraction coefficients': (draw) =>
		tidiedFirst(draw, 'fractions', draw.choice('sign') === '-'),
	'Find a variable or a combination of variables': valueOf,
};

/** One variable has the same coefficient in both equations, or the opposite one. */
function direct(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const at = [draw.int('x'), draw.int('y')] as const;
	const other = draw.random.pick([b, -b]);
	if (Math.abs(a) === Math.abs(c)) return undefined;
	const rows =
		draw.random.int(0, 1) === 0
			? [rowThrough(a, b, at), rowThrough(c, other, at)]
			: [rowThrough(b, a, at), rowThrough(other, c, at)];
	return solved(rows);
}

/** `isFine` is asked for the two coefficients of each variable. */
function general(draw: Draw, isFine: (p: number, q: number) => boolean): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const at = [draw.int('x'), draw.int('y')] as const;
	if (!isFine(a, c) || !isFine(b, d)) return undefined;
	return solved([rowThrough(a, b, at), rowThrough(c, d, at)]);
}

/** No coefficient is a multiple of the one below it. */
function bothMultiplied(draw: Draw): Draft | undefined {
	return general(draw, (p, q) => p % q !== 0 && q % p !== 0);
}

function solved(rows: readonly Row[]): Draft | undefined {
	const [one, two] = rows;
	const result = one && two && eliminateSimplified(one, two);
	if (!result || isTrivial(one, two)) return undefined;
	const [first, second] = [rowEquation(one), rowEquation(two)];
	return systemQuestion(
		systemPrompt(first, second, 'Use elimination to solve'),
		{ ...result, lines: [givenLine(first, second), ...result.lines] },
		hintsOf(result),
		[one, two],
	);
}

/** In the order of the lines. */
function hintsOf({ divided, isMultiplied }: Pick<Simplified, 'divided' | 'isMultiplied'>) {
	const combine = isMultiplied ? MULTIPLY : CANCEL;
	const [first, second] = divided;
	if (first && second) return [DIVIDE.both, combine];
	return first || second ? [DIVIDE.one(first ? 'first' : 'second'), combine] : [combine, OTHER];
}

/** An equation that is a multiple of a simpler one, or a solution at the origin, is not worth asking. */
const isTrivial = (one: Row, two: Row): boolean => one.c === 0 && two.c === 0;

function valueOf(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const at = [draw.int('x'), draw.int('y')] as const;
	const [one, two] = [rowThrough(a, b, at), rowThrough(c, d, at)];
	const result = eliminateSimplified(one, two);
	if (!result || isTrivial(one, two)) return undefined;
	const [first, second] = [rowEquation(one), rowEquation(two)];
	const asked = ASKED[draw.choice('ask')];
	if (!asked) return undefined;
	const value = asked.value(...at);
	const isFoundFirst = draw.choice('ask') === result.known;
	const sign = draw.choice('ask') === 'x-y' ? -1 : 1;
	if (asked.put && b === sign * a && one.c % a === 0)
		// 8x + 8y = 192 needs only to be divided by 8.
		return withoutSolving([first, second], asked.of, value, at, {
			lines: [line(equation(asked.of, value), `divide the first equation by ${a}`)],
			hint: say`By what number can you divide the first equation to get ${asked.of} on the left side?`,
		});
	const combined =
		asked.put &&
		[1, -1].map((way) => plus(one, two, way)).find(({ a: p, b: q }) => p !== 0 && q === sign * p);
	if (combined) {
		const combine =
			combined.a === one.a + two.a
				? 'add the two equations'
				: 'subtract the second equation from the first';
		return withoutSolving([first, second], asked.of, value, at, {
			lines: [
				line(rowEquation(combined), combine),
				...(combined.a === 1 ? [] : [line(equation(asked.of, value), dividing(combined.a))]),
			],
			hint: say`What do you get when you ${combine}? How is the left side related to ${asked.of}?`,
		});
	}
	return {
		prompt: say`If ${first} and ${second}, what is the value of ${asked.of}?`,
		answer: withMisconceptions(
			rational(value),
			...(asked.put
				? ([
						[rational(at[0]), 'gave only the value of x'],
						[rational(at[1]), 'gave only the value of y'],
					] satisfies WrongAnswer[])
				: ([
						[rational(at[0] === value ? at[1] : at[0]), 'gave the value of the other variable'],
					] satisfies WrongAnswer[])),
			...result.slips
				.filter(({ x, y }) => x.d === 1n && y.d === 1n)
				.map(({ x, y, why }) => [asked.value(Number(x), Number(y)), why] as const)
				// A slip after the value that is asked for has been found does not change it.
				.filter(([wrong]) => wrong !== value)
				.map(([wrong, why]): WrongAnswer => [rational(wrong), why]),
		),
		steps: [
			givenLine(first, second),
			...(isFoundFirst ? result.toKnown : result.lines),
			...(asked.put
				? [line(equation(asked.of, asked.put(...at)), 'substitute the values of x and y')]
				: []),
			sentence(say`The value of ${asked.of} is ${num(value)}.`),
		],
		hints: hintsOf(result).filter((hint) => !isFoundFirst || hint !== OTHER),
	};
}

/** One equation, or their sum or difference, is a multiple of what is asked for: neither x nor y is needed. */
const withoutSolving = (
	[first, second]: readonly [Expression, Expression],
	of: Expression,
	value: number,
	[x, y]: readonly [number, number],
	{ lines, hint }: { lines: readonly Line[]; hint: Prose },
): Draft => ({
	prompt: say`If ${first} and ${second}, what is the value of ${of}?`,
	answer: withMisconceptions(
		rational(value),
		...mergedByValue(
			[rational(x), 'gave only the value of x'],
			[rational(y), 'gave only the value of y'],
		),
	),
	steps: [givenLine(first, second), ...lines, sentence(say`The value of ${of} is ${num(value)}.`)],
	hints: [hint],
});

const plus = (one: Row, two: Row, way: number): Row => ({
	a: one.a + way * two.a,
	b: one.b + way * two.b,
	c: one.c + way * two.c,
});

type Asked = {
	of: Expression;
	value(x: number, y: number): number;
	put?: (x: number, y: number) => Expression;
};

const [X, Y] = [symbol('x'), symbol('y')];

const ASKED: Readonly<Record<string, Asked>> = {
	x: { of: X, value: (x) => x },
	y: { of: Y, value: (_, y) => y },
	'x+y': { of: sum(X, Y), value: (x, y) => x + y, put: (x, y) => sum(x, signed(y)) },
	'x-y': { of: difference(X, Y), value: (x, y) => x - y, put: (x, y) => difference(x, signed(y)) },
};
