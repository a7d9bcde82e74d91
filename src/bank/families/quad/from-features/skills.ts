/** quad.from-features: the rule of a parabola from zeros, vertex or points. */
import Fraction from 'fraction.js';
import { type Draft, type Draw, drawnInts, type Skills } from '../../../family.ts';
import {
	factoredForm,
	standardForm,
	vertexForm,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { asChoice, wrongFactoredForms, wrongStandardForms, wrongVertexForms } from './choice.ts';
import { fromIrrationalZeros } from './irrational.ts';
import type { Telling } from './lead.ts';
import { fromVertexAndPoint } from './vertex.ts';
import { fromZerosAndPoint } from './zeros.ts';
import { modelInVertexForm } from './models.ts';
import { throughThreePoints } from './points.ts';
import { withRoots } from './roots.ts';

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
