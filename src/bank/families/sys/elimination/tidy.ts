/** sys.elimination: equations with fractions, decimals or brackets are made whole first. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Operand,
	product,
	sum,
} from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { term, uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line } from '../../../family.ts';
import {
	determinant,
	type Row,
	rowEquation,
	rowThrough,
	systemPrompt,
	systemQuestion,
	type WithValues,
	withValues,
} from '../../../steps/linear-system.ts';
import { valued } from '../../../steps/line-form.ts';
import { cancels, eliminate, inLowestTerms } from '../../../steps/elimination.ts';

export type TidyForm = 'fractions' | 'decimals' | 'brackets';

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
export function tidiedFirst(draw: Draw, form: TidyForm, minus: boolean): Draft | undefined {
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
