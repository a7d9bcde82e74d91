/** sys.special: one, none or infinitely many solutions, and the number that decides it. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	linear,
	monomialExpression,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { type Prose, say, type Sayable } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { dividing } from '../../../steps/line-form.ts';
import { risingBy, withStraights } from '../../../steps/line-sketch.ts';
import { givenLine, type Row, rowEquation } from '../../../steps/linear-system.ts';
import { plainTerm } from '../../../steps/solve-equation.ts';
import { isolatedEquation } from '../../../steps/system-substitution.ts';

/** Slope m/q and intercept b. */
type Slanted = { m: Fraction; b: number };

export const skills: Skills = {
	'Count the solutions of a system': (draw) => {
		const m = new Fraction(draw.int('m'), draw.int('q'));
		return counted(draw, m, draw.random.pick([1, 1, 2, 3]));
	},
	'Find the number of solutions of a system': (draw) =>
		draw.choice('form') === 'slope'
			? counted(draw, new Fraction(draw.int('m')), 0)
			: counted(draw, new Fraction(draw.int('m')), 1),
	'Recognize an identity or contradiction by substitution': identity,
	'Classify a system or find a constant': missingConstant,
	'Find the constant for no or infinitely many solutions': missingConstant,
};

/** The second line has one, no or all points in common with the first; `times` 0 keeps it solved for y. */
function counted(draw: Draw, m: Fraction, times: number): Draft | undefined {
	const [b1, b2] = [draw.int('b1'), draw.int('b2')];
	const kind = drawnKind(draw);
	const one: Slanted = { m, b: b1 };
	const two = secondLine(draw, kind, one, b2);
	if (b1 === 0 || b2 === 0 || !two) return undefined;
	const plain = times === 0 && kind !== 'many';
	// The same line twice must look different.
	const multiple = kind === 'many' && m.d === 1n ? draw.random.pick([2, 3]) : times;
	return asked(kind, one, two, standard(draw, two, multiple), plain);
}

function secondLine(draw: Draw, kind: Kind, { m, b }: Slanted, b2: number): Slanted | undefined {
	if (kind === 'many') return { m, b };
	if (kind === 'none') return b2 === b ? undefined : { m, b: b2 };
	const other = m.add(draw.random.pick([-3, -2, -1, 1, 2, 3]));
	return other.equals(0) ? undefined : { m: other, b: b2 };
}

/** ax + by = c with whole numbers, a common factor kept in. */
function standard(draw: Draw, { m, b }: Slanted, times: number): Row {
	const q = Number(m.d) * Math.max(times, 1);
	const sign = draw.random.pick([1, -1]);
	return { a: sign * Number(m.mul(-q)), b: sign * q, c: sign * q * b };
}

const slanted = ({ m, b }: Slanted): Expression =>
	equation('y', polynomialExpression(linear(m, 'x', b)));

/** By the right answer, and then by the wrong choice. */
type Mistakes = Readonly<Record<Kind, Readonly<Partial<Record<Kind, string>>>>>;

const MISTAKES: Mistakes = {
	one: {
		none: 'assumed that lines with different y-intercepts are parallel',
		many: 'counted all the points on one line, not only those on both lines',
	},
	none: {
		one: 'assumed that two different lines always intersect',
		many: 'compared only the slopes, not the y-intercepts',
	},
	many: {
		one: 'assumed that two equations always have exactly one common solution',
		none: 'compared only the slopes, and concluded that the lines are parallel',
	},
};

/** The same choices, where substitution leaves an equation without a variable. */
const MISTAKES_IN_SUBSTITUTION: Mistakes = {
	one: {},
	none: {
		one: 'did not notice that the x-terms cancel',
		many: 'assumed that there are infinitely many solutions whenever the variables cancel',
	},
	many: {
		one: 'did not notice that the x-terms cancel',
		none: 'assumed that there is no solution whenever the variables cancel',
	},
};

function choiceOf(kind: Kind, mistakes: Mistakes = MISTAKES) {
	const wrong = Object.entries(mistakes[kind]) as [Kind, string][];
	return multipleChoice(
		say`${NAMES[kind]}`,
		...wrong.map(([other, mistake]) => distractor(say`${NAMES[other]}`, mistake)),
		distractor(say`${NAMES.two}`, 'assumed that two lines can intersect twice'),
	);
}

const REASONS: Readonly<Record<Kind, string>> = {
	one: 'the slopes are different, so the lines intersect at one point',
	none: 'the slopes are equal and the y-intercepts are different, so the lines are parallel',
	many: 'the slopes and the y-intercepts are equal, so both equations describe the same line',
};

/** "Both slopes are 5.", "The slopes are 5 and 3." */
const compared = (what: Sayable, one: Expression, two: Expression): Prose =>
	tex(one) === tex(two) ? say`Both ${what} are ${one}.` : say`The ${what} are ${one} and ${two}.`;

function asked(kind: Kind, one: Slanted, two: Slanted, row: Row, plain: boolean): Draft {
	const first = slanted(one);
	const second = plain ? slanted(two) : rowEquation(row);
	return {
		prompt: say`How many solutions does the system ${first} and ${second} have?`,
		answer: choiceOf(kind),
		steps: [
			givenLine(first, second),
			...(plain ? [] : isolatingLines(row, two)),
			sentence(
				say`${compared('slopes', num(one.m), num(two.m))} ${compared(say`${symbol('y')}-intercepts`, num(one.b), num(two.b))}`,
				'compare each equation with y = mx + b',
			),
			bothDrawn(sentence(say`The system has ${NAMES[kind]}.`, REASONS[kind]), one, two),
		],
		hints: [
			plain
				? say`How do the slopes compare? How do the ${symbol('y')}-intercepts compare?`
				: say`What do you get when you solve the second equation for ${symbol('y')}? How do the slopes and the ${symbol('y')}-intercepts compare?`,
		],
	};
}

/** From 3x − 3y = −9 to −3y = −3x − 9, and then to y = x + 3. */
function isolatingLines({ a, b, c }: Row, solved: Slanted): Line[] {
	const size = plainTerm(term(Math.abs(a), 'x'));
	const left = monomialExpression(term(b, 'y'));
	const why = `${a < 0 ? `add ${size} to` : `subtract ${size} from`} both sides of the second equation`;
	return [
		line(equation(left, polynomialExpression(linear(-a, 'x', c))), why),
		...(b === 1 ? [] : [line(slanted(solved), dividing(b))]),
	];
}

/** With where each crosses the y-axis; one line is drawn where both are the same. */
function bothDrawn(last: Line, one: Slanted, two: Slanted): Line {
	const run = one.m.sub(two.m);
	const meeting = run.equals(0) ? 0 : (two.b - one.b) / run.valueOf();
	if (Math.abs(meeting) > 12) return last;
	const isSame = run.equals(0) && one.b === two.b;
	const drawn = isSame ? [one] : [one, two];
	return withStraights(
		last,
		drawn.map(({ m, b }) => risingBy(m, b)),
		[...new Set([one.b, two.b])].map((b) => [0, b] as const),
		[[meeting, one.m.mul(meeting).add(one.b).valueOf()]],
	);
}

/** y = mx + b substituted into a multiple of itself, or of a parallel line. */
function identity(draw: Draw): Draft | undefined {
	const [m, b, k] = [draw.int('m'), draw.int('b'), draw.int('k')];
	const kind = drawnKind(draw);
	const shift = kind === 'none' ? draw.random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]) : 0;
	const row: Row = { a: -k * m, b: k, c: k * b + shift };
	if (row.c === 0) return undefined;
	const first = isolatedEquation({ letter: 'y', m, k: b });
	const second = rowEquation(row);
	const inside = polynomialExpression(linear(m, 'x', b));
	const steps: Line[] = [
		givenLine(first, second),
		line(
			equation(sum(product(row.a, 'x'), product(k, inside)), row.c),
			'substitute the expression for y in the second equation',
		),
		line(
			equation(sum(product(row.a, 'x'), product(k * m, 'x'), k * b), row.c),
			'use the distributive property',
		),
		line(equation(k * b, row.c), 'combine like terms: the x-terms cancel'),
		sentence(
			say`The system has ${NAMES[kind]}.`,
			kind === 'none'
				? 'this equation is never true, so no ordered pair satisfies both equations'
				: 'this equation is always true, so every point on the line is a solution',
		),
	];
	return {
		prompt: say`How many solutions does the system ${first} and ${second} have? Use substitution.`,
		answer: choiceOf(kind, MISTAKES_IN_SUBSTITUTION),
		steps,
		hints: [
			say`What equation is left after you substitute for ${symbol('y')} and combine like terms? Is it true?`,
		],
	};
}

// How many solutions a system has, and what it is called.

type Kind = 'one' | 'none' | 'many';

const NAMES: Readonly<Record<Kind | 'two', string>> = {
	one: 'exactly one solution',
	none: 'no solution',
	many: 'infinitely many solutions',
	two: 'exactly two solutions',
};

/** The plan has several words for "many". */
function drawnKind(draw: Draw): Kind {
	const type = draw.choice('type');
	return type === 'one' || type === 'none' ? type : 'many';
}

// The number k that leaves a system without a solution, or with infinitely many.

const K = symbol('k');

/** What the two lines must be. */
const CONDITIONS: Readonly<Record<Kind, Prose>> = {
	one: say`The system has exactly one solution unless the slopes of the two lines are equal.`,
	none: say`The system has no solution when the lines are parallel and distinct, so the slopes must be equal.`,
	many: say`The system has infinitely many solutions when both equations describe the same line, so the second equation must be a multiple of the first.`,
};

/** The left sides are multiples of each other when k is right; the right sides decide the rest. */
function missingConstant(draw: Draw): Draft | undefined {
	const [a, b, by, c] = [draw.int('a'), draw.int('b'), draw.int('k'), draw.int('c')];
	const type = drawnKind(draw);
	const first: Row = { a, b, c };
	const shift = type === 'many' ? 0 : draw.random.pick([-4, -3, -2, -1, 1, 2, 3, 4]);
	const right = by * c + shift;
	if (right === 0) return undefined;
	const place = draw.random.pick(
		type === 'many' ? (['x', 'y', 'c'] as const) : (['x', 'y'] as const),
	);
	const value = { x: by * a, y: by * b, c: by * c }[place];
	const second = withK({ a: by * a, b: by * b, c: right }, place);
	// Every other k gives exactly one solution, so the one that prevents it is asked for.
	const isPrevented = type === 'one';
	const name = place === 'x' ? 'y' : 'x';
	const from = place === 'c' ? c : place === 'x' ? a : b;
	return {
		prompt: isPrevented
			? say`For every value of ${K} but one, the system ${rowEquation(first)} and ${second} has ${NAMES[type]}. What is that one value of ${K}?`
			: say`For which value of ${K} does the system ${rowEquation(first)} and ${second} have ${NAMES[type]}?`,
		answer: withMisconceptions(
			rational(value),
			...mergedByValue(
				[
					rational(from),
					place === 'c'
						? 'used the constant from the first equation without multiplying it'
						: 'used the coefficient from the first equation without multiplying it',
				],
				[
					rational(by),
					`gave the number that multiplies the ${place === 'c' ? 'coefficients' : `${name}-coefficient`} instead of the value of k`,
				],
				[rational(-value), `multiplied by the opposite of ${by}`],
			),
		),
		steps: [
			givenLine(rowEquation(first), second),
			sentence(CONDITIONS[type]),
			...(place === 'x' ? [] : [factorLine('x', a, by)]),
			...(place === 'y' ? [] : [factorLine('y', b, by)]),
			line(
				equation(K, product(by, num(from))),
				`for the ${type === 'many' ? 'lines to be the same' : 'slopes to be equal'}, the ${place === 'c' ? 'constant' : `coefficient of ${place}`} must also be multiplied by ${by}`,
			),
			line(equation(K, value), 'multiply'),
			place === 'c'
				? sentence(
						say`So for ${equation(K, value)}, both equations describe the same line, and the system has infinitely many solutions.`,
						'both coefficients and the right side are multiplied by the same number',
					)
				: rightSidesCompared(value, by, c, right),
		],
		hints: [
			say`What must be true about two lines if their system ${isPrevented ? 'does not have' : 'has'} ${NAMES[type]}? What does that mean for the ${type === 'many' ? 'equations' : 'coefficients'}?`,
			say`What number times the ${symbol(name)}-term of the first equation gives the ${symbol(name)}-term of the second equation?`,
		],
	};
}

/** "The coefficient of x is 5 in the first equation and -20 in the second, so it is multiplied by -4." */
const factorLine = (name: 'x' | 'y', from: number, by: number) =>
	sentence(
		say`The coefficient of ${symbol(name)} is ${from} in the first equation and ${by * from} in the second, so it is multiplied by ${by}.`,
	);

/** What the right sides say once k is found. */
const rightSidesCompared = (value: number, by: number, c: number, right: number) =>
	by * c === right
		? sentence(
				say`So for ${equation(K, value)}, both equations describe the same line, and the system has infinitely many solutions.`,
				`the right side is multiplied by the same number: ${by} times ${c} is ${right}`,
			)
		: sentence(
				say`So for ${equation(K, value)}, the lines are parallel and distinct, and the system has no solution.`,
				`the right side is not multiplied by the same number: ${by} times ${c} is ${by * c}, not ${right}`,
			);

function withK({ a, b, c }: Row, place: 'x' | 'y' | 'c'): Expression {
	const y = place === 'y' ? product(K, 'y') : product(b, 'y');
	const x = place === 'x' ? product(K, 'x') : product(a, 'x');
	return equation(sum(x, y), place === 'c' ? K : c);
}
