/** sys.three: three linear equations in three variables. */
import { gcd } from '../../../../math/gcd.ts';
import { equation, type Expression, product, sum, tuple } from '../../../../math/expression.ts';
import { monomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { withMisconceptions, written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import {
	eliminate,
	type Names,
	type Row,
	rowEquation,
	valued,
} from '../../../steps/linear-system.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

/** ax + by + cz = d */
type Plane = { a: number; b: number; c: number; d: number };

type Spot = readonly [x: number, y: number, z: number];

export const skills: Skills = {
	'Solve a triangular system': triangular,
	'Solve a general system in three variables': general,
};

const planeThrough = (a: number, b: number, c: number, [x, y, z]: Spot): Plane => ({
	a,
	b,
	c,
	d: a * x + b * y + c * z,
});

function planeEquation({ a, b, c, d }: Plane): Expression {
	const terms = [term(a, 'x'), term(b, 'y'), term(c, 'z')].filter(
		({ coefficient }) => !coefficient.equals(0),
	);
	const [only, ...more] = terms;
	return equation(only && more.length === 0 ? monomialExpression(only) : uncollected(...terms), d);
}

const spotOf = (draw: Draw): Spot => [draw.int('x'), draw.int('y'), draw.int('z')];

const question = (planes: readonly Plane[], at: Spot, steps: Line[], hints: Prose[]): Draft => {
	const [one, two, three] = planes.map(planeEquation);
	const [x, y, z] = at;
	const answer = written('triple', tuple(...at));
	return {
		prompt: say`Solve the system ${one ?? ''}, ${two ?? ''}, and ${three ?? ''}. Give the solution as an ordered triple ${tuple('x', 'y', 'z')}.`,
		answer: withMisconceptions(
			answer,
			[written('triple', tuple(...at.toReversed())), 'listed the values in the reverse order'],
			[written('triple', tuple(-x + 0, y, z)), 'used the wrong sign for x'],
			[written('triple', tuple(x, -y + 0, z)), 'used the wrong sign for y'],
		),
		steps: [...steps, sentence(say`The solution of the system is ${answer.body}.`)],
		hints,
	};
};

/** x + ay + bz, y + cz, kz: the last equation comes first. */
function triangular(draw: Draw): Draft | undefined {
	const at = spotOf(draw);
	const [x, y, z] = at;
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const k = draw.random.int(2, 5);
	const last = planeThrough(0, 0, k, at);
	const middle = planeThrough(0, 1, c, at);
	const first = planeThrough(1, a, b, at);
	if (x === 0 && y === 0) return undefined;
	const steps = [
		line(planeEquation(last), 'start with the equation in one variable'),
		line(equation('z', z), `divide both sides by ${k}`),
		line(
			equation(sum('y', valued(c, z)), middle.d),
			`substitute ${plainNumber(z)} for z in the second equation`,
		),
		...lastLetter('y', c * z, middle.d),
		line(
			equation(sum('x', valued(a, y), valued(b, z)), first.d),
			`substitute ${plainNumber(y)} for y and ${plainNumber(z)} for z in the first equation`,
		),
		...lastLetter('x', a * y + b * z, first.d),
	];
	return question([first, middle, last], at, steps, [
		say`Which equation has only one variable? Which equation can you use next?`,
	]);
}

/** From "variable + constant = d" to "variable = …". */
function lastLetter(letter: string, constant: number, d: number): Line[] {
	const solved = solveEquation(
		[term(1, letter), ...(constant === 0 ? [] : [term(constant)])],
		[term(d)],
	);
	return simplifiedFirst(solved?.lines ?? []);
}

/** The first line gathers the numbers. */
const simplifiedFirst = ([first, ...more]: readonly Line[]): Line[] =>
	first ? [first.why === undefined ? { ...first, why: 'simplify' } : first, ...more] : [];

const ORDINALS = ['first', 'second', 'third'] as const;

function general(draw: Draw): Draft | undefined {
	const at = spotOf(draw);
	const planes = ORDINALS.map(() =>
		planeThrough(coefficient(draw), coefficient(draw), coefficient(draw), at),
	);
	const [one, two, three] = planes;
	if (!one || !two || !three) return undefined;
	const [p, q] = [
		without([one, two], ['first', 'second']),
		without([one, three], ['first', 'third']),
	];
	if (
		[p, q].some(
			({ row }) => row.a === 0 || row.b === 0 || Math.abs(row.a) > 30 || Math.abs(row.b) > 30,
		)
	)
		return undefined;
	const names: Names = ['the first new equation', 'the second new equation'];
	const pair = eliminate(lowest(p.row).row, lowest(q.row).row, YZ, names);
	if (!pair || at.every((value) => value === 0)) return undefined;
	const [x, y, z] = at;
	const first = one.a === 1 ? 'x' : product(one.a, 'x');
	const backward = solveEquation(
		[term(one.a, 'x'), ...(one.b * y + one.c * z === 0 ? [] : [term(one.b * y + one.c * z)])],
		[term(one.d)],
	);
	return question(
		planes,
		at,
		[
			...[p, q].flatMap(({ row, why }) => [line(rowEquation(row, YZ), why), ...lowest(row).lines]),
			...pair.lines.filter(({ why }) => !why?.startsWith('check')),
			line(
				equation(sum(first, valued(one.b, y), valued(one.c, z)), one.d),
				`substitute ${plainNumber(y)} for y and ${plainNumber(z)} for z in the first equation`,
			),
			...simplifiedFirst(backward?.lines ?? []),
			line(
				equation(sum(valued(three.a, x, true), valued(three.b, y), valued(three.c, z)), three.d),
				'check in the third equation',
			),
		],
		[
			say`How can you eliminate the same variable from two different pairs of equations?`,
			say`How can you solve the two equations in two variables that are left?`,
		],
	);
}

const coefficient = (draw: Draw): number => draw.random.pick([-4, -3, -2, -1, 1, 2, 3, 4]);

const YZ = ['y', 'z'] as const;

/** The row without the factor that all its numbers share. */
function lowest(row: Row): { row: Row; lines: Line[] } {
	const shared = gcd(row.a, row.b, row.c);
	if (shared === 1) return { row, lines: [] };
	const smaller = { a: row.a / shared, b: row.b / shared, c: row.c / shared };
	return {
		row: smaller,
		lines: [line(rowEquation(smaller, YZ), `divide every term by ${shared}`)],
	};
}

/** Both planes combined so that x is gone: a row in y and z. */
function without(
	[one, two]: readonly [Plane, Plane],
	[first, second]: readonly [string, string],
): { row: Row; why: string } {
	const [p, q] = [Math.abs(one.a), Math.abs(two.a)];
	const common = (p / gcd(p, q)) * q;
	const [m, n] = [common / p, common / q];
	const sign = one.a < 0 === two.a < 0 ? -1 : 1;
	const combine = (a: number, b: number) => m * a + sign * n * b;
	const times = (by: number, name: string) =>
		by === 1 ? `the ${name} equation` : `${by} times the ${name} equation`;
	return {
		row: { a: combine(one.b, two.b), b: combine(one.c, two.c), c: combine(one.d, two.d) },
		why: `${times(m, first)} ${sign < 0 ? 'minus' : 'plus'} ${times(n, second)}: the x-terms cancel`,
	};
}
