/** quad.vertex: vertex, axis of symmetry, extreme value and range of a parabola. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	exacts,
	factoredForm,
	fromVertex,
	fromZeros,
	type Quadratic,
	shiftedSquare,
	standardForm,
	valueAt,
	vertexForm,
	vertexOf,
} from '../../../../math/quadratic.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import {
	midpointLine,
	vertexByPartialFactoring,
	vertexFromFactored,
	vertexFromStandard,
} from '../../../steps/vertex-lines.ts';
import { asking, type Parabola } from './features.ts';

const Y = symbol('y');
const F = call('f', 'x');

const ACROSS = say`Which formula gives the ${symbol('x')}-coordinate of the vertex?`;
const AT_START = 'found the value at x = 0 instead of at the vertex';

export const skills: Skills = {
	'Find the axis and vertex from symmetry'(draw) {
		const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
		const ask = draw.inTurn('ask');
		if (p >= q || p + q === 0) return undefined;
		return ask === 'axis' ? axisOfPoints(draw, p, q) : asking(ask, fromFactored(a, p, q, Y));
	},

	'Find features of a parabola from vertex form': readOff,
	'Choose the form that shows a feature': formThatShows,

	'Find the vertex by partial factoring'(draw) {
		const [a, h, c] = [draw.int('a'), draw.int('h'), draw.int('c')];
		if (h === 0 || c === 0 || h === a || h === c) return undefined;
		const quadratic = { a, b: -2 * a * h, c };
		return asking('vertex', byPartialFactoring(quadratic, Y));
	},

	'Find a maximum or minimum by any method': anyForm,

	'Find the axis and vertex from standard form'(draw) {
		const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
		return h === 0 ? undefined : asking('vertex', fromStandard(fromVertex(a, h, k), Y));
	},

	'Find the vertex and extreme value from standard form'(draw) {
		const quadratic = { a: draw.int('a'), b: draw.int('b'), c: draw.int('c') };
		const { k } = vertexOf(quadratic);
		if (quadratic.b === 0 || quadratic.c === 0 || Number(k.d) > 8) return undefined;
		return asking('vertex', fromStandard(quadratic, F));
	},
};

function readOff(draw: Draw): Draft | undefined {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	if (h === 0 || k === 0 || h + k === 0) return undefined;
	return asking(draw.inTurn('ask'), fromVertexForm(a, h, k, Y));
}

function fromVertexForm(a: number, h: number, k: number, y: Expression): Parabola {
	return {
		quadratic: fromVertex(a, h, k),
		rule: vertexForm(a, h, k),
		y,
		lines: {
			across: [
				sentence(
					say`At the vertex, the square is 0, so ${equation('x', h)} and ${equation(y, k)}.`,
					`the vertex of the parabola y = a(x − h)² + k is (h, k), and here h = ${h} and k = ${k}`,
				),
			],
			height: [],
		},
		hints: [
			say`For which value of ${symbol('x')} is the square equal to 0?`,
			say`What is the value of ${y} there?`,
		],
		slips: {
			across: 'used the number inside the square without changing its sign',
			heightAcross: new Fraction(k),
			height: [new Fraction(-k), 'reversed the sign of the constant outside the square'],
		},
	};
}

const fromStandard = (quadratic: Quadratic, y: Expression): Parabola => ({
	quadratic,
	rule: standardForm(quadratic),
	y,
	lines: vertexFromStandard(quadratic, y),
	hints: [ACROSS, say`How do you then find the ${Y}-coordinate of the vertex?`],
	slips: {
		across: 'left out the negative sign in −b/(2a)',
		heightAcross: valueAt(quadratic, vertexOf(quadratic).h.neg()),
		height: [notSquared(quadratic), 'did not square the x-coordinate in the first term'],
	},
});

/** Factors only the terms with x; c must not be 0. */
function byPartialFactoring(quadratic: Quadratic, y: Expression): Parabola {
	const { c } = exacts(quadratic);
	return {
		quadratic,
		rule: standardForm(quadratic),
		y,
		lines: vertexByPartialFactoring(quadratic, y),
		hints: [
			say`How can factoring the first two terms help you find two points with the same ${Y}-coordinate?`,
			say`At which two values of ${symbol('x')} does ${y} equal ${num(c)}?`,
		],
		slips: {
			across: 'reversed the sign of the value of x that is not 0',
			heightAcross: valueAt(quadratic, vertexOf(quadratic).h.neg()),
			height: [c, AT_START],
		},
	};
}

/** ah + bh + c */
function notSquared(quadratic: Quadratic): Fraction {
	const { a, b, c } = exacts(quadratic);
	return a.add(b).mul(vertexOf(quadratic).h).add(c);
}

const fromFactored = (a: number, r: number, s: number, y: Expression): Parabola => ({
	quadratic: fromZeros(a, r, s),
	rule: factoredForm(a, r, s),
	y,
	lines: vertexFromFactored(a, r, s, y),
	hints: [
		say`A parabola is symmetric. Where is its axis of symmetry in relation to the two zeros?`,
	],
	slips: {
		across: 'used the signs in the factors as the signs of the zeros',
		heightAcross: valueAt(fromZeros(a, r, s), new Fraction(-r - s, 2)),
		height: [new Fraction(a * r * s), AT_START],
	},
});

function anyForm(draw: Draw): Draft | undefined {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	const [form, ask] = [draw.inTurn('form'), draw.random.pick(['extreme value', 'where it occurs'])];
	if (h === 0 || k === 0 || h + k === 0) return undefined;
	const reach = 1 + (Math.abs(k) % 6);
	const parabola =
		form === 'factored'
			? fromFactored(a, h - reach, h + reach, F)
			: form === 'standard'
				? fromStandardIn(draw.country, fromVertex(a, h, k))
				: fromVertexForm(a, h, k, F);
	return asking(ask, parabola);
}

/** Canadian books teach partial factoring, books of the USA the formula. */
const fromStandardIn = (country: Draw['country'], quadratic: Quadratic): Parabola =>
	country === 'CA' && !exacts(quadratic).c.equals(0)
		? byPartialFactoring(quadratic, F)
		: fromStandard(quadratic, F);

/** Two points at the same height are mirror images of each other. */
function axisOfPoints(draw: Draw, p: number, q: number): Draft {
	const height = draw.random.int(-9, 9);
	const answer = written('line', equation('x', num(midpoint(p, q))));
	return {
		prompt: say`A parabola that opens up or down passes through ${tuple(p, height)} and ${tuple(q, height)}. Write an equation of its axis of symmetry.`,
		answer: withMisconceptions(
			answer,
			[written('line', equation('x', p + q)), 'added the x-coordinates but did not divide by 2'],
			[
				written('line', equation('x', num(new Fraction(q - p, 2)))),
				'took half of the difference of the x-coordinates',
			],
			[written('line', equation('y', height)), 'gave the horizontal line through the two points'],
		),
		steps: [
			sentence(
				say`Both points have the same ${Y}-coordinate, ${num(height)}, so they are mirror images across the axis of symmetry.`,
			),
			midpointLine(p, q, 'the axis of symmetry is halfway between them'),
			withFigure(sentence(say`The axis of symmetry is ${answer.body}.`), {
				kind: 'sketch',
				points: [
					[p, height],
					[q, height],
				],
				walls: [midpoint(p, q).valueOf()],
			}),
		],
		hints: [
			say`What do the ${Y}-coordinates of the two points tell you about the axis of symmetry?`,
			say`Which number lies halfway between the ${symbol('x')}-coordinates?`,
		],
	};
}

const midpoint = (p: number, q: number): Fraction => vertexOf(fromZeros(1, p, q)).h;

// Which form of a quadratic function shows a feature without calculation.

/** (x − p)(x − q) with whole h, so that the vertex form has whole numbers too. */
function formThatShows(draw: Draw): Draft | undefined {
	const [p, q] = [draw.int('p'), draw.int('q')];
	if (p >= q || (p + q) % 2 !== 0 || p + q === 0 || p * q === 0) return undefined;
	const quadratic = { a: 1, b: -(p + q), c: p * q };
	const { b, c } = quadratic;
	const h = (p + q) / 2;
	const k = valueAt(quadratic, h);
	const half = (b / 2) ** 2;
	const rule = equation(F, standardForm(quadratic));
	const [vertex, factored] = [vertexForm(1, h, k), factoredForm(1, p, q)];
	const partial = distractor(
		sum(product('x', shifted('x', -b)), c),
		'chose a form that shows only the y-intercept',
	);
	if (draw.inTurn('ask') === 'minimum')
		return {
			prompt: say`Which form of ${rule} shows the minimum value of the function as a constant?`,
			answer: multipleChoice(
				vertex,
				distractor(factored, 'chose the form that shows the zeros'),
				distractor(vertexForm(1, -h, k), 'reversed the sign inside the square'),
				partial,
			),
			steps: [
				line(rule),
				line(
					equation(F, sum(standardForm({ a: 1, b, c: half }), -half, c)),
					`add and subtract the square of half of ${b}`,
				),
				line(
					equation(F, sum(shiftedSquare(1, h), -half, c)),
					'write the first three terms as a square',
				),
				line(equation(F, vertex), 'combine the constants'),
				sentence(
					say`${vertex} shows the minimum value ${num(k)}.`,
					'the square is 0 or greater, so the value is never less than the constant',
				),
			],
			hints: [
				say`Which form is a square plus or minus a constant?`,
				say`What is the least value of a square?`,
			],
		};
	return {
		prompt: say`Which form of ${rule} shows the zeros of the function?`,
		answer: multipleChoice(
			factored,
			distractor(vertex, 'chose the form that shows the vertex'),
			distractor(factoredForm(1, -p, -q), 'reversed the sign in each factor'),
			partial,
		),
		steps: [
			line(rule),
			line(
				equation(F, factored),
				`factor with ${-p} and ${-q}: their product is ${c}, and their sum is ${b}`,
			),
			sentence(
				say`${factored} shows the zeros ${p} and ${q}.`,
				'each zero makes one of the factors 0',
			),
		],
		hints: [
			say`Which form is a product of two linear factors?`,
			say`When is a product equal to ${0}?`,
		],
	};
}
