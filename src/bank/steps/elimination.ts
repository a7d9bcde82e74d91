/** Elimination on the board: multiply where it is needed, add or subtract, solve, substitute the value. */
import type Fraction from 'fraction.js';
import { equation, type Expression, num } from '../../math/expression.ts';
import { gcd, lcm } from '../../math/gcd.ts';
import { type Monomial, monomialExpression, term } from '../../math/polynomial.ts';
import { type Line, line } from '../family.ts';
import {
	checkLine,
	determinant,
	type Letters,
	otherLetter,
	type Row,
	rowEquation,
	slipsAfter,
	type SolvedSystem,
	type WithValues,
	withValues,
	wronglyCombined,
	XY,
} from './linear-system.ts';
import { solveEquation } from './solve-equation.ts';
import { plainMonomial, plainNumber } from '../../math/plain-notation.ts';

type Names = readonly [first: string, second: string];

const ORDINALS = ['first', 'second'] as const;

/** How one variable is eliminated: the multipliers of both rows, and whether the rows are then added. */
type Plan = {
	gone: 'x' | 'y';
	times: readonly [number, number];
	added: boolean;
	common: number;
	/** The coefficient of the variable that is left, without its sign. */
	left: number;
};

type Written = {
	letters?: Letters;
	/** The rows that were first given in another form: a reason names them by what they say. */
	changed?: readonly [boolean, boolean];
	/** The equations in which the solution is checked. */
	given?: readonly [WithValues, WithValues];
};

/** `known` is the variable that is found first, in the lines of `toKnown`. */
type Eliminated = SolvedSystem & { known: 'x' | 'y'; toKnown: Line[] };

/** `undefined` when the rows have no single solution. */
export function eliminate(
	one: Row,
	two: Row,
	{
		letters = XY,
		changed = [false, false],
		given = [withValues(one), withValues(two)],
	}: Written = {},
): Eliminated | undefined {
	if (determinant(one, two) === 0) return undefined;
	const plan = planOf(one, two);
	const rows = [scaled(one, plan.times[0]), scaled(two, plan.times[1])] as const;
	const nameOf = (row: Row, at: 0 | 1): string =>
		changed[at] ? plainRow(row, letters) : `the ${ORDINALS[at]} equation`;
	const names: Names = [nameOf(one, 0), nameOf(two, 1)];
	const multiplied = [one, two].flatMap((_, at) =>
		multiplyLine(rows[at], plan.times[at], names[at] ?? '', letters),
	);
	const isAsGiven = multiplied.length === 0 && !changed.includes(true);
	const combining: Names = isAsGiven
		? names
		: [plainRow(rows[0], letters), plainRow(rows[1], letters)];
	const { lines, known, value } = combined(rows, plan, letters, combining);
	const [from, other] = simpler(one, two) ? ([0, 1] as const) : ([1, 0] as const);
	const source = from === 0 ? one : two;
	const rest = otherLetter(source, known, value, names[from], letters);
	const [x, y] = known === 'x' ? [value, rest.value] : [rest.value, value];
	return {
		x,
		y,
		known,
		toKnown: [...multiplied, ...lines],
		lines: [
			...multiplied,
			...lines,
			...rest.lines,
			checkLine(
				given[other](x, y),
				`the ${changed[other] ? 'original ' : ''}${ORDINALS[other]} equation`,
			),
		],
		slips: [
			...slipsAfter(source, known, value, letters),
			...wronglyCombined(rows, plan, source, letters),
		],
	};
}

function planFor(gone: 'x' | 'y', p: number, q: number, det: number): Plan {
	if (p === 0 || q === 0) return { gone, times: [1, 1], added: true, common: Infinity, left: det };
	const common = lcm(Math.abs(p), Math.abs(q));
	return {
		gone,
		times: [common / Math.abs(p), common / Math.abs(q)],
		added: p < 0 !== q < 0,
		common,
		left: det / gcd(p, q),
	};
}

function planOf(one: Row, two: Row): Plan {
	const det = Math.abs(determinant(one, two));
	const [p, q] = [planFor('x', one.a, two.a, det), planFor('y', one.b, two.b, det)];
	return isEasier(p, q) ? p : q;
}

/** Fewer rows to multiply; then the smaller numbers. */
const isEasier = (p: Plan, q: Plan): boolean =>
	cost(p) - cost(q) < 0 || (cost(p) === cost(q) && (p.left - q.left || p.common - q.common) < 0);

/** How many rows must be multiplied; a variable that is missing from a row cannot be eliminated this way. */
const cost = ({ times, common }: Plan): number =>
	Number.isFinite(common) ? times.filter((by) => by > 1).length : 9;

/** One variable has equal or opposite coefficients. */
export const cancels = (one: Row, two: Row): boolean => cost(planOf(one, two)) === 0;

const scaled = ({ a, b, c }: Row, by: number): Row => ({ a: a * by, b: b * by, c: c * by });

function multiplyLine(row: Row | undefined, by = 1, name: string, letters: Letters): Line[] {
	return row && by > 1 ? [line(rowEquation(row, letters), `multiply ${name} by ${by}`)] : [];
}

/** The sum or difference of both rows, solved for the variable that is left. */
function combined([one, two]: readonly [Row, Row], plan: Plan, letters: Letters, names: Names) {
	const known = plan.gone === 'x' ? 'y' : 'x';
	const [letter, missing] = known === 'x' ? letters : [letters[1], letters[0]];
	const [p, q] = known === 'x' ? [one.a, two.a] : [one.b, two.b];
	const swapped = !plan.added && p < q;
	const coefficient = plan.added ? p + q : swapped ? q - p : p - q;
	const constant = plan.added ? one.c + two.c : swapped ? two.c - one.c : one.c - two.c;
	const solved = solveEquation([term(coefficient, letter)], [term(constant)]);
	if (!solved) throw new RangeError('Both variables are gone.');
	const [from, taken] = swapped ? [names[1], names[0]] : names;
	const why = plan.added
		? `add ${names[0].startsWith('the ') ? 'the two equations' : names.join(' and ')}: the ${missing}-terms cancel`
		: `subtract ${taken} from ${from}: the ${missing}-terms cancel`;
	const [, ...rest] = solved.lines;
	const left: Expression = monomialExpression(term(coefficient, letter));
	return {
		lines: [line(equation(left, num(constant)), why), ...rest],
		known,
		value: solved.value,
	} as const;
}

/** `divided`: the equations that are first divided by a number; `isMultiplied` where one must be multiplied by one. */
export type Simplified = Eliminated & {
	divided: readonly [boolean, boolean];
	isMultiplied: boolean;
};

/** An equation that would be multiplied is first divided by the factor that all its numbers share. */
export function eliminateSimplified(one: Row, two: Row): Simplified | undefined {
	if (determinant(one, two) === 0) return undefined;
	const { times } = planOf(one, two);
	const lowest = inLowestTerms(one, two, { isNamed: true });
	const kept = (row: Row, at: 0 | 1): Reduced => (times[at] > 1 ? lowest[at] : { row, lines: [] });
	const [first, second] = [kept(one, 0), kept(two, 1)];
	const again = planOf(first.row, second.row).times;
	if (isUndone(one, first.row, again[0]) || isUndone(two, second.row, again[1])) {
		const direct = eliminate(one, two);
		return direct && { ...direct, divided: [false, false], isMultiplied: !cancels(one, two) };
	}
	const given = [withValues(one), withValues(two)] as const;
	const changed = [first.row !== one, second.row !== two] as const;
	const result = eliminate(first.row, second.row, { given, changed });
	const before = [...first.lines, ...second.lines];
	return (
		result && {
			...result,
			lines: [...before, ...result.lines],
			toKnown: [...before, ...result.toKnown],
			divided: changed,
			isMultiplied: !cancels(first.row, second.row),
		}
	);
}

/** The row is divided by a factor and multiplied by it again. */
const isUndone = (row: Row, lowest: Row, times: number): boolean =>
	row !== lowest && times % gcd(row.a, row.b, row.c) === 0;

/** The equations without the factors that all their numbers share, unless more rows must then be multiplied. */
export function inLowestTerms(
	one: Row,
	two: Row,
	{
		isNamed = false,
		isPositive = false,
		letters,
	}: Pick<Written, 'letters'> & {
		isNamed?: boolean;
		/** Two negative coefficients are made positive with the same division. */
		isPositive?: boolean;
	} = {},
): [Reduced, Reduced] {
	const shared = [one, two].map(({ a, b, c }) => gcd(a, b, c) || 1);
	const smaller = [one, two].map((row, at) => scaled(row, 1 / (shared[at] ?? 1))) as [Row, Row];
	const plan = planOf(...smaller);
	if (cost(planOf(one, two)) < cost(plan))
		return [
			{ row: one, lines: [] },
			{ row: two, lines: [] },
		];
	const { times } = plan;
	const reduced = (row: Row, at: 0 | 1): Reduced => {
		const [by = 1, lowest] = [shared[at], smaller[at]];
		if (by === 1 || times[at] % by === 0) return { row, lines: [] };
		const sign = isPositive && lowest.a < 0 && lowest.b < 0 ? -1 : 1;
		const why = `divide ${isNamed ? `the ${ORDINALS[at]} equation` : 'every term'} by ${sign * by}`;
		const ready = scaled(lowest, sign);
		return { row: ready, lines: [line(rowEquation(ready, letters), why)] };
	};
	return [reduced(one, 0), reduced(two, 1)];
}

type Reduced = { row: Row; lines: Line[] };

const size = ({ a, b, c }: Row): number => Math.abs(a) + Math.abs(b) + Math.abs(c) / 10;

const simpler = (one: Row, two: Row): boolean => size(one) <= size(two);

// What a linear equation is called in a reason: by its position while it is as given, and later by what it says.

/** "3x − 2y + z = 10". */
function plainLinear(terms: readonly Monomial[], right: number | Fraction): string {
	const [first, ...rest] = terms.filter(({ coefficient }) => !coefficient.equals(0));
	const more = rest.map(({ coefficient, powers }) => {
		const written = plainMonomial({ coefficient: coefficient.abs(), powers });
		return ` ${coefficient.lt(0) ? '−' : '+'} ${written}`;
	});
	return `${first ? plainMonomial(first) : '0'}${more.join('')} = ${plainNumber(right)}`;
}

const plainRow = ({ a, b, c }: Row, [x, y]: Letters = XY): string =>
	plainLinear([term(a, x), term(b, y)], c);
