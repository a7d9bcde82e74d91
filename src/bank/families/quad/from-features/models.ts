/** Arches, jets, cables and throws as parabolas in vertex form. */
import Fraction from 'fraction.js';
import { equation, power, product, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { caseOf, type Draft, expression, line, withMisconceptions } from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { fromVertex, shifted, vertexForm } from '../../../steps/quadratic.ts';
import { wrongVertexLead } from './choice.ts';
import { vertexLeadLines, wrongSquare } from './vertex.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

const [X, Y] = [symbol('x'), symbol('y')];

/**
 * `low` is the height at the start and at the end, `middle` the height halfway; `tooFar` is how a
 * learner gets w instead of half of it for the place of the vertex, and `vertex` says where that is.
 * `start` says where the parabola begins.
 */
type Model = {
	story: Prose;
	low: number;
	middle: number;
	tooFar: string;
	vertex?: string;
	start: string;
};

/** A span of w and a height of H, both in metres; `undefined` when they do not fit the thing. */
type Setting = (w: number, H: number) => Model | undefined;

const HALFWAY = 'the parabola is symmetric, so the vertex is halfway across';

const ASK = say`Write an expression in vertex form for ${Y} in terms of ${X}.`;

const MODELS: Readonly<Record<string, Setting>> = {
	'bridge arch': (w, H) =>
		w < 8 || H > w
			? undefined
			: {
					low: 0,
					middle: H,
					tooFar: 'used the full width instead of half of it',
					start: 'the left end is on the ground',
					story: say`The arch of a bridge is a parabola. It is ${w} metres wide at the ground and ${H} metres high in the middle. Let ${X} be the horizontal distance from its left end and ${Y} the height, both in metres.`,
				},
	'water fountain': (w, H) =>
		H > 15 || H > w
			? undefined
			: {
					low: 0,
					middle: H,
					tooFar: 'used the whole distance instead of half of it',
					start: 'the water starts from the ground',
					story: say`A fountain shoots water from the ground in the shape of a parabola. The water is ${H} metres high at its highest point and lands ${w} metres from where it started. Let ${X} be the horizontal distance from the start and ${Y} the height, both in metres.`,
				},
	'suspension cable': (w, H) =>
		w < 16 || H < 4 || H > 12
			? undefined
			: {
					low: H,
					middle: 2,
					tooFar: 'used the distance between the towers instead of half of it',
					start: `at the left tower, the height is ${H}`,
					story: say`The cable of a footbridge hangs in the shape of a parabola between two towers that are ${w} metres apart. It is ${H} metres above the path at each tower and ${2} metres above it in the middle. Let ${X} be the horizontal distance from the left tower and ${Y} the height above the path, both in metres.`,
				},
	'basketball shot': (w, H) =>
		w > 12 || w < 6 || H > 7 || H < 3
			? undefined
			: {
					low: 2,
					middle: H,
					tooFar: 'doubled the horizontal distance to the highest point',
					start: 'the ball starts 2 metres above the floor',
					vertex: 'the vertex is the highest point',
					story: say`A basketball leaves a player’s hands ${2} metres above the floor. Its path is a parabola, and it reaches its greatest height of ${H} metres after a horizontal distance of ${w / 2} metres. Let ${X} be the horizontal distance from the player and ${Y} the height, both in metres.`,
				},
};

export function modelInVertexForm(name: string, w: number, H: number): Draft | undefined {
	const model = caseOf(MODELS, name)(w, H);
	if (!model) return undefined;
	const { story, low, middle, tooFar, vertex = HALFWAY, start } = model;
	const half = w / 2;
	const a = new Fraction(low - middle).div(half * half);
	if (Number(a.d) > 100) return undefined;
	const answer = withMisconceptions(
		expression(vertexForm(a, half, middle)),
		[expression(vertexForm(a, -half, middle)), wrongSquare(half)],
		[expression(vertexForm(a.neg(), half, middle)), wrongVertexLead(a, low, middle)],
		[expression(vertexForm(a.div(4), w, middle)), tooFar],
	);
	return {
		prompt: say`${story} ${ASK}`,
		answer,
		steps: [
			line(
				equation('y', sum(product('a', power(shifted('x', half), 2)), middle)),
				`${vertex}, at (${half}, ${middle})`,
			),
			...vertexLeadLines(a, [half, middle], [0, new Fraction(low)], 'y').map((one, at) =>
				at === 0 ? { ...one, why: `${start}: ${one.why}` } : one,
			),
			withParabola(
				line(equation('y', vertexForm(a, half, middle)), `substitute a = ${plainNumber(a)}`),
				fromVertex(a, half, middle),
				{
					points: [
						[0, low],
						[half, middle],
					],
				},
			),
		],
		hints: [
			say`Where is the vertex?`,
			say`How can you use the height at ${equation('x', 0)} to find the leading coefficient?`,
		],
	};
}
