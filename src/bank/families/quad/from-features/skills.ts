/** quad.from-features: the rule of a parabola from zeros, vertex or points. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	opposite,
	power,
	product,
	squareBrackets,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	factoredForm,
	fromVertex,
	fromZeros,
	standardForm,
	valueAt,
	vertexForm,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	expression,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { F, type Featured, gap, leadLines, STANDARD, type Telling } from './lead.ts';
import { throughThreePoints, withRoots } from './points.ts';
import {
	asChoice,
	fromVertexAndPoint,
	modelInVertexForm,
	wrongFactoredForms,
	wrongStandardForms,
	wrongVertexForms,
} from './vertex.ts';

export const skills: Skills = {
	'Write a quadratic function from zeros and a point': (draw) => zerosAndPoint(draw),
	'Find a family member with given zeros': (draw) => zerosAndPoint(draw, 'family'),
	'Write a quadratic function from its vertex and a point': (draw) => vertexAndPoint(draw),
	'Find a family member with a given vertex': (draw) => vertexAndPoint(draw, 'family'),

	'Find a family member with irrational zeros': (draw) =>
		fromIrrationalZeros(draw.int('a'), [draw.int('p'), Number(draw.choice('q'))], draw.int('x')),

	'Model an arch or path in vertex form': (draw) =>
		modelInVertexForm(draw.inTurn('ctx'), draw.int('w'), draw.int('H')),

	'Write a quadratic equation with given roots': (draw) =>
		withRoots([draw.int('p'), draw.int('q')], [draw.int('r'), draw.int('s')]),

	'Find a quadratic function through three points'(draw) {
		const triples = [...draw.described('xs').matchAll(/\((-?\d+),(-?\d+),(-?\d+)\)/g)];
		const [, x1, x2, x3] = draw.random.pick(triples).map(Number);
		if (x1 === undefined || x2 === undefined || x3 === undefined) return undefined;
		const quadratic = { a: draw.int('a'), b: draw.int('b'), c: draw.int('c') };
		return throughThreePoints(quadratic, [x1, x2, x3]);
	},

	'Write a quadratic function from its features': (draw) => fromFeatures(draw)?.draft,

	'Choose a quadratic function from its features'(draw) {
		const found = fromFeatures(draw);
		return found && asChoice(found.draft, found.right, found.wrong);
	},
};

const zerosAndPoint = (draw: Draw, telling: Telling = 'function'): Draft | undefined =>
	fromZerosAndPoint(draw.int('a'), drawnInts(draw, 'p', 'q'), draw.int('x'), telling);

function vertexAndPoint(draw: Draw, telling: Telling = 'function'): Draft | undefined {
	const half = Number(draw.inTurn('half'));
	const a = new Fraction(draw.int('a')).mul(half);
	return fromVertexAndPoint(a, [draw.int('h'), draw.int('k')], draw.int('dx'), telling);
}

/** The kinds of facts in turn; the place of the point is drawn here, the plan does not name it. */
function fromFeatures(draw: Draw) {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	const { random } = draw;
	switch (draw.inTurn('given')) {
		case 'vertex and point':
			return vertexFeatures(a, h, k, random.pick([-3, -2, -1, 1, 2, 3]));
		case 'zeros and point':
			return zeroFeatures(a, h, k, random.int(-5, 5));
		default:
			return threePoints(draw, { a, b: h, c: k });
	}
}

const vertexFeatures = (a: number, h: number, k: number, dx: number) => ({
	draft: fromVertexAndPoint(new Fraction(a), [h, k], dx),
	right: vertexForm(a, h, k),
	wrong: wrongVertexForms(a, h, k, h + dx),
});

const zeroFeatures = (a: number, r: number, s: number, x: number) => ({
	draft: fromZerosAndPoint(a, [r, s], x),
	right: factoredForm(a, r, s),
	wrong: wrongFactoredForms(a, r, s, x),
});

const XS = [
	[-1, 0, 1],
	[0, 1, 2],
	[-2, 0, 1],
	[-1, 1, 2],
	[1, 2, 3],
] as const;

const threePoints = ({ random }: Draw, quadratic: WholeQuadratic) => ({
	draft: throughThreePoints(quadratic, random.pick(XS)),
	right: standardForm(quadratic),
	wrong: wrongStandardForms(quadratic),
});

// The rule of a parabola from its two zeros and one more point.

const FACTORED = product('a', sum('x', opposite('r')), sum('x', opposite('s')));

/**
 * f(x) = a(x − r)(x − s) through the point with this x. With a = 1, opposite zeros, equal coordinates, or a factor of 1,
 * mistakes would go unnoticed.
 */
function fromZerosAndPoint(
	a: number,
	[r, s]: readonly [number, number],
	x: number,
	telling: Telling = 'function',
): Featured | undefined {
	const y = valueAt(fromZeros(a, r, s), x);
	if (a === 1 || r >= s || r + s === 0 || x === r || x === s || y.abs().gt(150)) return undefined;
	if (y.equals(x) || x - r === 1 || x - s === 1) return undefined;
	const factor = new Fraction((x - r) * (x - s));
	const answer = withMisconceptions(
		expression(factoredForm(a, r, s)),
		[expression(factoredForm(1, r, s)), 'left out the leading coefficient'],
		...(x === -r || x === -s
			? []
			: [
					[
						expression(factoredForm(y.div((x + r) * (x + s)), -r, -s)),
						'wrote x + r instead of x − r for each zero r',
					] satisfies WrongAnswer,
				]),
		...(factor.lt(0) || y.lt(0)
			? [
					[
						expression(factoredForm(-a, r, s)),
						factor.lt(0) && y.lt(0)
							? 'left out one of the negative signs when dividing'
							: 'left out the negative sign when dividing',
					] satisfies WrongAnswer,
				]
			: []),
	);
	const zeros = s === 0 ? [s, r] : [r, s];
	const start = product('a', ...zeros.map((zero) => shifted('x', zero)));
	const atPoint = product('a', ...zeros.map((zero) => gap(x, zero)));
	const facts =
		telling === 'family'
			? say`The functions in a family of quadratic functions all have zeros ${r} and ${s}. Find the function ${symbol('f')} in the family whose graph passes through ${tuple(x, num(y))}.`
			: say`A quadratic function ${symbol('f')} has zeros ${r} and ${s}, and its graph passes through ${tuple(x, num(y))}.`;
	return {
		facts,
		prompt: say`${facts} Write ${F} in the form ${FACTORED}.`,
		answer,
		steps: [
			line(
				equation(F, start),
				`a zero r gives the factor x − r${zeros.includes(0) ? '; the zero 0 gives the factor x' : ''}`,
			),
			...leadLines(
				[x, y],
				atPoint,
				{
					shown: product('a', ...zeros.map((zero) => brackets(x - zero))),
					why: 'evaluate each factor',
				},
				{ factor, why: 'multiply' },
				new Fraction(a),
			),
			withParabola(
				line(equation(F, factoredForm(a, r, s)), `substitute a = ${plainNumber(a)}`),
				fromZeros(a, r, s),
				{
					points: [
						[r, 0],
						[s, 0],
						[x, y],
					],
				},
			),
		],
		hints: [
			say`Which factors do the zeros give?`,
			say`How can you use the point to find ${symbol('a')}?`,
		],
	};
}

// The member of a family of quadratics with irrational zeros through a given point.

/** Zeros p ± √q; the rule in standard form. */
function fromIrrationalZeros(a: number, [p, q]: [number, number], x: number): Draft | undefined {
	const quadratic = fromVertex(a, p, -a * q);
	const y = valueAt(quadratic, x);
	if (a === 1 || p === 0 || y.abs().gt(150) || quadratic.c.equals(0)) return undefined;
	if (y.equals(x)) return undefined; // switched coordinates must be wrong
	const inside = sum(power(shifted('x', p), 2), -q);
	const factor = new Fraction((x - p) ** 2 - q);
	const leadWithSum = y.div((x - p) ** 2 + q);
	const leadWithPlus = y.div((x + p) ** 2 - q);
	const zeros: [Prose, Prose] = [say`${sum(p, opposite(root(q)))}`, say`${sum(p, root(q))}`];
	return {
		prompt: say`The functions in a family of quadratic functions all have zeros ${zeros[0]} and ${zeros[1]}. Find the function ${symbol('f')} in the family whose graph passes through ${tuple(x, num(y))}. Write ${F} in the form ${STANDARD}.`,
		answer: withMisconceptions(
			expression(standardForm(quadratic)),
			[expression(standardForm(fromVertex(1, p, -q))), 'left out the leading coefficient'],
			[
				expression(standardForm(fromVertex(leadWithSum, p, leadWithSum.mul(q)))),
				`added ${q} inside the brackets instead of subtracting it`,
			],
			[
				expression(standardForm(fromVertex(leadWithPlus, -p, leadWithPlus.mul(-q)))),
				`wrote ${p < 0 ? '− instead of +' : '+ instead of −'} inside the square`,
			],
			[
				expression(standardForm(fromVertex(a, p, -q))),
				`did not multiply the −${q} inside the brackets by the leading coefficient`,
			],
		),
		steps: [
			line(
				equation(F, product('a', squareBrackets(inside))),
				`(x − p)² − ${q} has zeros p − √${q} and p + √${q}, and here p = ${p}`,
			),
			...leadLines(
				[x, y],
				product('a', squareBrackets(sum(power(gap(x, p), 2), -q))),
				{
					shown: product('a', brackets(sum((x - p) ** 2, -q))),
					why: 'evaluate the square',
				},
				{ factor, why: 'subtract in the brackets' },
				new Fraction(a),
			),
			line(equation(F, product(a, squareBrackets(inside))), `substitute a = ${plainNumber(a)}`),
			line(
				equation(F, product(a, brackets(standardForm(fromVertex(1, p, -q))))),
				'expand the square and combine the constants',
			),
			withParabola(
				line(equation(F, standardForm(quadratic)), 'use the distributive property'),
				quadratic,
				{ points: [[x, y]] },
			),
		],
		hints: [
			say`What is the value of ${power(shifted('x', p), 2)} at each zero?`,
			say`Which expression is therefore 0 at both zeros?`,
		],
	};
}
