/** sys.substitution: one variable written in terms of the other one. */
import Fraction from 'fraction.js';
import { equation, type Expression, opposite } from '../../../../math/expression.ts';
import { polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../../family.ts';
import { givenLine, type Row, rowEquation, systemQuestion } from '../../../steps/linear-system.ts';
import type { Straight } from '../../../steps/line-sketch.ts';
import { negated, plainTerm } from '../../../steps/solve-equation.ts';
import { type Isolated, isolatedEquation, substitute } from '../../../steps/system-substitution.ts';

const REPLACE = say`One equation is solved for a variable. What can you substitute for that variable in the other equation?`;
const SUBSTITUTE = say`What can you then substitute for that variable in the other equation?`;
const OTHER = say`Once you know the value of one variable, how can you find the other one?`;
const ISOLATE = say`Which variable has a coefficient of 1 or ${-1}? Which equation can you solve for it?`;

export const skills: Skills = {
	'Substitute when one equation is already solved': (draw) =>
		isolated(draw, draw.int('a'), draw.int('b')),
	'Substitute an expression for y': (draw) => isolated(draw, draw.int('a'), draw.int('c')),
	'Solve a system by substitution'(draw) {
		const q = Number(draw.choice('q'));
		const [x, y] = [draw.int('x'), draw.int('y')];
		if (q === 1) return isolated(draw, draw.int('a'), draw.int('b'));
		return rationalPoint(new Fraction(x, q), new Fraction(y, q), draw.int('m'), [
			draw.int('a'),
			draw.int('b'),
		]);
	},
	'Find rational solutions by substitution'(draw) {
		const [p, r, q] = [draw.int('p'), draw.int('r'), draw.int('q')];
		const other = draw.random.pick([-4, -3, -2, 2, 3, 4]);
		return rationalPoint(new Fraction(p, q), new Fraction(r, q), draw.int('m'), [
			draw.int('a'),
			other,
		]);
	},
	'Isolate a variable, then substitute': isolateFirst,
};

/** y = mx + k and ax + by = c through a whole-number point. */
function isolated(draw: Draw, a: number, b: number): Draft | undefined {
	const [x, y, m] = [draw.int('x'), draw.int('y'), draw.int('m')];
	const one: Isolated = { letter: 'y', m, k: y - m * x };
	const row: Row = { a, b, c: a * x + b * y };
	// A value of 0 would hide mistakes in the coefficient of its variable.
	if (one.k === 0 || x === 0 || y === 0) return undefined;
	return solved(one, row, isolatedEquation(one), 'the second equation');
}

/** A solution with fractions; all numbers of the equations are whole. */
function rationalPoint(
	x: Fraction,
	y: Fraction,
	m: number,
	[a, b]: readonly [number, number],
): Draft | undefined {
	const k = y.sub(x.mul(m));
	const c = x.mul(a).add(y.mul(b));
	if (x.d === 1n || k.d !== 1n || c.d !== 1n || k.equals(0)) return undefined;
	const one: Isolated = { letter: 'y', m, k: Number(k) };
	return solved(one, { a, b, c: Number(c) }, isolatedEquation(one), 'the second equation');
}

/** A variable has the coefficient 1 or −1 in one of the equations. */
function isolateFirst(draw: Draw): Draft | undefined {
	const [x, y, a] = [draw.int('x'), draw.int('y'), draw.int('a')];
	const row: Row = { a: draw.int('c'), b: draw.int('d'), c: 0 };
	row.c = row.a * x + row.b * y;
	const letter = draw.random.pick(['x', 'y'] as const);
	const unit = draw.random.pick([1, 1, -1]);
	const easy: Row =
		letter === 'x' ? { a: unit, b: a, c: unit * x + a * y } : { a, b: unit, c: a * x + unit * y };
	if (easy.c === 0) return undefined;
	const one = easierIsolated(easy, letter);
	const first = draw.choice('pos') === 'first equation';
	const name = first ? 'the first equation' : 'the second equation';
	const found = solved(
		one,
		row,
		rowEquation(easy),
		first ? 'the second equation' : 'the first equation',
		isolatingLines(easy, one, name),
	);
	return found && { ...found, hints: [ISOLATE, SUBSTITUTE] };
}

/** A variable with the coefficient 1 needs no change of signs, so it goes before one with −1. */
function easierIsolated({ a, b, c }: Row, unitLetter: 'x' | 'y'): Isolated {
	const own = unitLetter === 'x' ? a : b;
	const isX = (own === -1 && (unitLetter === 'x' ? b : a) === 1) !== (unitLetter === 'x');
	const [unit, other] = isX ? [a, b] : [b, a];
	return { letter: isX ? 'x' : 'y', m: -other * unit, k: c * unit };
}

/** From 5x − y = 3 to −y = −5x + 3, and then to y = 5x − 3. */
function isolatingLines(easy: Row, one: Isolated, name: string): Line[] {
	const [own, moved] =
		one.letter === 'x' ? [easy.a, term(easy.b, 'y')] : [easy.b, term(easy.a, 'x')];
	const size = plainTerm({ ...moved, coefficient: moved.coefficient.abs() });
	const why = moved.coefficient.lt(0)
		? `add ${size} to both sides of ${name}`
		: `subtract ${size} from both sides of ${name}`;
	if (own === 1) return [line(isolatedEquation(one), why)];
	const right = polynomialExpression([negated(moved), term(easy.c)]);
	return [
		line(equation(opposite(one.letter), right), why),
		line(isolatedEquation(one), 'multiply both sides by -1'),
	];
}

function solved(
	one: Isolated,
	row: Row,
	given: Expression,
	rowName: string,
	before: Line[] = [],
): Draft | undefined {
	const result = substitute(one, row, rowName);
	if (!result) return undefined;
	const { x, y } = result;
	const pair =
		rowName === 'the second equation'
			? ([given, rowEquation(row)] as const)
			: ([rowEquation(row), given] as const);
	const form = x.d === 1n && y.d === 1n ? '' : ' with fractions in lowest terms';
	return systemQuestion(
		say`Use substitution to solve the system ${pair[0]} and ${pair[1]}. Give the solution as an ordered pair${form}.`,
		{ ...result, lines: [givenLine(...pair), ...before, ...result.lines] },
		[REPLACE, OTHER],
		[straightOf(one), row],
	);
}

const straightOf = ({ letter, m, k }: Isolated): Straight => {
	const slope = new Fraction(m).neg();
	return letter === 'y' ? { a: slope, b: 1, c: k } : { a: 1, b: slope, c: k };
};
