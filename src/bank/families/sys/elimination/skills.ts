/** sys.elimination: add multiples of the equations. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	type Operand,
	product,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { valued } from '../../../../math/lines.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { term, uncollected } from '../../../../math/polynomial.ts';
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
import {
	cancels,
	eliminate,
	eliminateSimplified,
	inLowestTerms,
	type Simplified,
} from '../../../steps/elimination.ts';
import { dividing } from '../../../steps/line-form.ts';
import {
	determinant,
	givenLine,
	type Row,
	rowEquation,
	rowThrough,
	systemPrompt,
	systemQuestion,
	type WithValues,
	withValues,
} from '../../../steps/linear-system.ts';

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

// Equations with fractions, decimals or brackets are made whole first.

type TidyForm = 'fractions' | 'decimals' | 'brackets';

type Tidied = {
	given: Expression;
	/** The same with values for x and y. */
	checked: WithValues;
	/** What it becomes, with whole numbers, and the lines that lead there. */
	row: Row;
	lines: Line[];
};

type Drawn = { p: number; q: number; r: number; s: number; at: readonly [number, number] };

const HINTS = {
	fractions: say`What can you multiply the first equation by to clear the fractions?`,
	decimals: say`What can you multiply both equations by to clear the decimals?`,
	brackets: say`How can you remove the brackets from the first equation?`,
} as const;

/** `minus` makes the second term of the untidy equation negative. */
function tidiedFirst(draw: Draw, form: TidyForm, minus: boolean): Draft | undefined {
	const at = [draw.int('x'), draw.int('y')] as const;
	const [p, q, s] = [draw.int('p'), draw.int('q'), draw.int('s')];
	const r = minus ? -draw.int('r') : draw.int('r');
	const drawn = { p, q, r, s, at };
	const first = TIDY[form](drawn);
	const plain = rowThrough(draw.random.int(1, 4), draw.random.pick([-3, -2, -1, 1, 2, 3]), at);
	const second = form === 'decimals' ? decimals({ p: q, q: p, r: -s, s: r, at }) : asGiven(plain);
	if (!first || !second || (first.row.c === 0 && second.row.c === 0)) return undefined;
	if (determinant(first.row, second.row) === 0) return undefined;
	const [one, two] = inLowestTerms(first.row, second.row);
	const result = eliminate(one.row, two.row, {
		given: [first.checked, second.checked],
		changed: [
			first.lines.length + one.lines.length > 0,
			second.lines.length + two.lines.length > 0,
		],
	});
	if (!result) return undefined;
	const { x, y, lines, slips } = result;
	return systemQuestion(
		systemPrompt(first.given, second.given),
		{
			x,
			y,
			lines: [
				...named(first, 'the first equation'),
				...one.lines,
				...named(second, 'the second equation'),
				...two.lines,
				...lines,
			],
			slips,
		},
		[
			HINTS[form],
			cancels(first.row, second.row)
				? say`Which variable then has equal or opposite coefficients? Should you add or subtract the equations?`
				: say`How can you then make the coefficients of one variable equal or opposite?`,
		],
	);
}

const TIDY: Readonly<Record<TidyForm, (drawn: Drawn) => Tidied | undefined>> = {
	fractions,
	decimals,
	brackets,
};

const named = ({ given, lines }: Tidied, name: string): Line[] => [
	{ body: { parts: [given] }, why: `write ${name}` },
	...lines,
];

const asGiven = (row: Row): Tidied => ({
	given: rowEquation(row),
	checked: withValues(row),
	row,
	lines: [],
});

/** (p/q)x + (r/s)y with a whole number on the right. */
function fractions({ p, q, r, s, at }: Drawn): Tidied | undefined {
	const [a, b] = [new Fraction(p, q), new Fraction(r, s)];
	const value = a.mul(at[0]).add(b.mul(at[1]));
	// A right side of 0 would hide that it was not multiplied.
	if (a.d === 1n || b.d === 1n || value.d !== 1n || value.equals(0)) return undefined;
	const by = Number(new Fraction(a.d).lcm(b.d).valueOf());
	const [whole, other] = [a.mul(by), b.mul(by)].map(Number) as [number, number];
	const row = { a: whole, b: other, c: Number(value) * by };
	return {
		given: equation(uncollected(term(a, 'x'), term(b, 'y')), num(value)),
		checked: (x, y) => equation(sum(valued(a, x, true), valued(b, y)), num(value)),
		row,
		lines: [line(rowEquation(row), `multiply every term by ${by} to clear the fractions`)],
	};
}

/** Coefficients in tenths. */
function decimals({ p, r, at }: Drawn): Tidied | undefined {
	const row = rowThrough(p, r, at);
	if (row.c === 0) return undefined;
	const tenths = (value: number) => exactDecimal(new Fraction(value, 10));
	const left = (x: Operand, y: Operand): Expression =>
		sum(product(tenths(p), x), product(tenths(r), y));
	return {
		given: equation(left('x', 'y'), tenths(row.c)),
		checked: (x, y) => equation(left(x, y), tenths(row.c)),
		row,
		lines: [line(rowEquation(row), 'multiply every term by 10')],
	};
}

/** p(x + q) + r(y − s) */
function brackets({ p, q, r, s, at }: Drawn): Tidied | undefined {
	if (p === 1 || Math.abs(r) === 1) return undefined;
	const row = rowThrough(p, r, at);
	const moved = p * q - r * s;
	const left = (x: Operand, y: Operand): Expression =>
		sum(product(p, sum(x, q)), product(r, sum(y, -s)));
	const expanded = equation(
		uncollected(term(p, 'x'), term(p * q), term(r, 'y'), term(-r * s)),
		row.c + moved,
	);
	const why = moved < 0 ? `add ${-moved} to both sides` : `subtract ${moved} from both sides`;
	const collected = equation(
		uncollected(term(p, 'x'), term(r, 'y'), ...(moved === 0 ? [] : [term(moved)])),
		row.c + moved,
	);
	return {
		given: equation(left('x', 'y'), row.c + moved),
		checked: (x, y) =>
			equation(
				left(x, y),
				equation(sum(product(p, num(x.add(q))), product(r, num(y.sub(s)))), row.c + moved),
			),
		row,
		lines: [
			line(expanded, 'use the distributive property'),
			line(collected, 'combine the constants'),
			...(moved === 0 ? [] : [line(rowEquation(row), why)]),
		],
	};
}
