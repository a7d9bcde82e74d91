/** sys.three: three linear equations in three variables. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	sum,
	tuple,
} from '../../../../math/expression.ts';
import { lcm } from '../../../../math/gcd.ts';
import { valued } from '../../../../math/lines.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { monomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { eliminate, inLowestTerms } from '../../../steps/elimination.ts';
import { checkLine, type Row, rowEquation } from '../../../steps/linear-system.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

export const skills: Skills = {
	'Solve a triangular system': triangular,
	'Solve a general system in three variables': general,
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
	if ((x === 0 && y === 0) || !areDistinct(at)) return undefined;
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
	const wrongY = middle.d + c * z;
	const wrong: Wrong[] = [
		...(c * z === 0
			? []
			: [{ at: triple(first.d - a * wrongY - b * z, wrongY, z), why: wrongWay(c * z) }]),
		...(a * y + b * z === 0
			? []
			: [{ at: triple(first.d + a * y + b * z, y, z), why: wrongWay(a * y + b * z) }]),
	];
	const hints = [say`Which equation has only one variable? Which equation can you use next?`];
	return question([first, middle, last], at, steps, hints, wrong);
}

/** From "variable + constant = d" to "variable = …". */
function lastLetter(letter: string, constant: number, d: number): Line[] {
	const solved = solveEquation(
		[term(1, letter), ...(constant === 0 ? [] : [term(constant)])],
		[term(d)],
	);
	return simplifiedFirst(solved?.lines ?? []);
}

// Equations in three variables, and the question about them.

/** ax + by + cz = d */
type Plane = { a: number; b: number; c: number; d: number };

type Spot = readonly [x: number, y: number, z: number];

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

/** Two equal values could be switched without anybody noticing. */
const areDistinct = (at: Spot): boolean => new Set(at).size === at.length;

type Wrong = { at: readonly [Fraction, Fraction, Fraction]; why: string };

const question = (
	planes: readonly Plane[],
	at: Spot,
	steps: Line[],
	hints: Prose[],
	wrong: readonly Wrong[],
): Draft => {
	const [one, two, three] = planes.map(planeEquation);
	const shown = (values: readonly (number | Fraction)[]) =>
		written('triple', tuple(...values.map((value) => num(value))));
	const answer = shown(at);
	return {
		prompt: say`Solve the system ${one ?? ''}, ${two ?? ''}, and ${three ?? ''}. Give the solution as an ordered triple ${tuple('x', 'y', 'z')}.`,
		answer: withMisconceptions(
			answer,
			[shown(at.toReversed()), 'listed the values in reverse order'],
			...wrong
				.filter((slip) => slip.at.every(({ d }) => d <= 12n))
				.map((slip): WrongAnswer => [shown(slip.at), slip.why]),
		),
		steps: [...steps, sentence(say`The solution of the system is ${answer.body}.`)],
		hints,
	};
};

/** A constant that was moved to the other side without changing its sign. */
const wrongWay = (constant: number): string =>
	constant < 0
		? `subtracted ${-constant} instead of adding it`
		: `added ${constant} instead of subtracting it`;

const triple = (...values: [Number, Number, Number]): Wrong['at'] =>
	values.map((value) => new Fraction(value)) as [Fraction, Fraction, Fraction];

/** The first line gathers the numbers. */
const simplifiedFirst = ([first, ...more]: readonly Line[]): Line[] =>
	first ? [first.why === undefined ? { ...first, why: 'simplify' } : first, ...more] : [];

// One variable eliminated from two pairs of equations, and the pair that is left solved.

const ORDINALS = ['first', 'second', 'third'] as const;

function general(draw: Draw): Draft | undefined {
	const at = spotOf(draw);
	const planes = ORDINALS.map(() =>
		planeThrough(coefficient(draw), coefficient(draw), coefficient(draw), at),
	);
	const [one, two, three] = planes;
	// A value of 0 would hide every mistake in a coefficient of its variable.
	if (!one || !two || !three || at.includes(0) || !areDistinct(at)) return undefined;
	const plans = (['x', 'y', 'z'] as const).map((gone) => planFor(gone, [one, two, three]));
	const [first] = plans;
	if (!first?.isSmall || !first.pair) return undefined;
	const { gone, lines, pair, names } = plans
		.filter(({ isSmall }) => isSmall)
		.reduce((best, plan) => (plan.cost < best.cost ? plan : best));
	if (!pair) return undefined;
	const last = backward(one, gone, at);
	return question(
		planes,
		at,
		[
			sentence(
				say`First equation: ${planeEquation(one)}. Second equation: ${planeEquation(two)}. Third equation: ${planeEquation(three)}.`,
			),
			...lines,
			// The check is made in the third equation instead.
			...pair.lines.slice(0, -1),
			...last.lines,
			checkLine(withAll(three, at), 'the third equation'),
		],
		[
			say`How can you eliminate the same variable from two different pairs of equations?`,
			say`You now have two equations in the same two variables. How can you solve them?`,
		],
		[
			...pair.slips.map(({ x: u, y: v, why }) => ({ at: withGone(one, gone, names, u, v), why })),
			...last.wrong,
		],
	);
}

type Letter = 'x' | 'y' | 'z';
const LETTERS = ['x', 'y', 'z'] as const;
const COEFFICIENT = { x: 'a', y: 'b', z: 'c' } as const;

const of = (plane: Plane, letter: Letter): number => plane[COEFFICIENT[letter]];

/** How one variable is eliminated from the first equation with each of the others, and the pair that is left solved. */
function planFor(gone: Letter, [one, two, three]: readonly [Plane, Plane, Plane]) {
	const names = LETTERS.filter((letter) => letter !== gone) as [Letter, Letter];
	const rows = [
		without(gone, names, [one, two], ['first', 'second']),
		without(gone, names, [one, three], ['first', 'third'], multipleOf(gone, one, two)),
	] as const;
	const [p, q] = rows;
	const [first, second] = inLowestTerms(p.made, q.made, { letters: names, isPositive: true });
	return {
		gone,
		names,
		lines: [...p.lines, ...first.lines, ...q.lines, ...second.lines],
		cost: p.cost + q.cost,
		isSmall: rows.every(({ made: { a, b } }) =>
			[a, b].every((value) => value !== 0 && Math.abs(value) <= 30),
		),
		pair: eliminate(first.row, second.row, {
			letters: names,
			changed: [true, true],
		}),
	};
}

const withAll = ({ a, b, c, d }: Plane, [x, y, z]: Spot): Expression =>
	equation(sum(valued(a, x, true), valued(b, y), valued(c, z)), d);

/** The first equation with two known values, solved for the third. */
function backward(plane: Plane, gone: Letter, at: Spot): { lines: Line[]; wrong: Wrong[] } {
	const value = { x: at[0], y: at[1], z: at[2] };
	const known = LETTERS.filter((letter) => letter !== gone) as [Letter, Letter];
	const constant = known.reduce((total, letter) => total + of(plane, letter) * value[letter], 0);
	const own = of(plane, gone);
	const constants = constant === 0 ? [] : [term(constant)];
	const solved = solveEquation(
		gone === 'z' ? [...constants, term(own, gone)] : [term(own, gone), ...constants],
		[term(plane.d)],
	);
	const shown = LETTERS.map((letter) =>
		letter === gone
			? monomialExpression(term(own, gone))
			: valued(of(plane, letter), value[letter], letter === 'x'),
	) as [Expression, Expression, Expression];
	const wrong = new Fraction(plane.d + constant, own);
	return {
		lines: [
			line(
				equation(sum(...shown), plane.d),
				`substitute ${known.map((letter) => `${plainNumber(value[letter])} for ${letter}`).join(' and ')} in the first equation`,
			),
			...simplifiedFirst(solved?.lines ?? []),
		],
		wrong:
			constant === 0
				? []
				: [
						{
							at: triple(
								...(LETTERS.map((letter) => (letter === gone ? wrong : value[letter])) as [
									Number,
									Number,
									Number,
								]),
							),
							why: wrongWay(constant),
						},
					],
	};
}

/** The two wrong values, and the third that follows from them in the first equation. */
function withGone(
	plane: Plane,
	gone: Letter,
	[first, second]: readonly [Letter, Letter],
	u: Fraction,
	v: Fraction,
): Wrong['at'] {
	const rest = u
		.mul(-of(plane, first))
		.sub(v.mul(of(plane, second)))
		.add(plane.d);
	const third = rest.div(of(plane, gone));
	return LETTERS.map((letter) => (letter === gone ? third : letter === first ? u : v)) as [
		Fraction,
		Fraction,
		Fraction,
	];
}

const coefficient = (draw: Draw): number => draw.random.pick([-4, -3, -2, -1, 1, 2, 3, 4]);

/** By what the first plane is multiplied so that one variable can be eliminated with the second. */
const multipleOf = (gone: Letter, one: Plane, two: Plane): number => {
	const own = Math.abs(of(one, gone));
	return lcm(own, Math.abs(of(two, gone))) / own;
};

/** Both planes combined to eliminate one variable: a row in the two others. */
function without(
	gone: Letter,
	names: readonly [Letter, Letter],
	[one, two]: readonly [Plane, Plane],
	[first, second]: readonly [string, string],
	/** What the first equation is multiplied by above. */
	before = 1,
): { made: Row; cost: number; lines: Line[] } {
	const [m, n] = [multipleOf(gone, one, two), multipleOf(gone, two, one)];
	const isWritten = m > 1 && m === before;
	const isAdded = of(one, gone) < 0 !== of(two, gone) < 0;
	const combine = (a: number, b: number) => m * a + (isAdded ? n * b : -n * b);
	const multiplied = (plane: Plane, by: number, name: string) =>
		by === 1
			? []
			: [
					line(
						planeEquation({ a: by * plane.a, b: by * plane.b, c: by * plane.c, d: by * plane.d }),
						`multiply the ${name} equation by ${by}`,
					),
				];
	const added =
		m === 1 && n === 1
			? `add the ${first} and ${second} equations`
			: `add ${timesOf(m, first)} and ${timesOf(n, second)}`;
	const made = {
		a: combine(of(one, names[0]), of(two, names[0])),
		b: combine(of(one, names[1]), of(two, names[1])),
		c: combine(one.d, two.d),
	};
	return {
		made,
		cost: m + n,
		lines: [
			...(isWritten ? [] : multiplied(one, m, first)),
			...multiplied(two, n, second),
			line(
				rowEquation(made, names),
				`${isAdded ? added : `subtract ${timesOf(n, second)} from ${timesOf(m, first)}`}: the ${gone}-terms cancel`,
			),
		],
	};
}

/** "2 times the third equation" */
const timesOf = (by: number, name: string): string =>
	`${by === 1 ? '' : `${by} times `}the ${name} equation`;
