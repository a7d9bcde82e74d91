/** How many zeros a quadratic function has, from standard or vertex form. */
import { equation, symbol, tuple } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { standardForm, vertexForm } from '../../../steps/quadratic.ts';
import {
	choiceOf,
	type Count,
	counted,
	countOf,
	COUNTS,
	countSentence,
	drawn,
	withRoots,
} from './number.ts';

export function numberOfZeros(draw: Draw): Draft | undefined {
	if (draw.inTurn('form') === 'vertex') return zerosFromVertex(draw);
	const quadratic = drawn(draw);
	return (
		quadratic &&
		counted(
			quadratic,
			say`How many real zeros does the function ${equation(call('f', 'x'), standardForm(quadratic))} have?`,
			ZEROS,
		)
	);
}

function zerosFromVertex(draw: Draw): Draft | undefined {
	const [a, h] = [draw.int('a'), draw.int('b')];
	const k = draw.random.int(0, 3) === 0 ? 0 : draw.int('c');
	if (h === 0 || Math.abs(h) > 9) return undefined;
	const count = countOf(-a * k);
	const opens = a > 0 ? 'up' : 'down';
	const misread =
		k === 0
			? 'overlooked that the vertex is on the x-axis'
			: `assumed that the parabola opens ${a > 0 ? 'down' : 'up'}`;
	const lies = k === 0 ? 'on' : k > 0 ? 'above' : 'below';
	return {
		prompt: say`How many real zeros does the function ${equation(call('f', 'x'), vertexForm(a, h, k))} have?`,
		answer: choiceOf(
			{
				two: {
					...COUNTS.two,
					mistake: k === 0 ? 'counted a squared factor as two different zeros' : misread,
				},
				one: { ...COUNTS.one, mistake: 'treated the vertex as a point on the x-axis' },
				none: { ...COUNTS.none, mistake: misread },
				all: { ...COUNTS.all, mistake: ZEROS.points },
			},
			count,
		),
		steps: [
			sentence(
				say`The vertex is ${tuple(h, k)}, which is ${lies} the ${symbol('x')}-axis.`,
				'compare with a(x − h)² + k: the vertex is (h, k)',
			),
			...(k === 0
				? []
				: [
						sentence(
							say`The parabola opens ${opens}.`,
							`the coefficient ${a} is ${a > 0 ? 'positive' : 'negative'}`,
						),
					]),
			withRoots(sentence(countSentence(count, ZEROS), ZERO_REASONS[count]), {
				a,
				b: -2 * a * h,
				c: a * h * h + k,
			}),
		],
		hints: [
			k === 0
				? say`Where is the vertex, and where does the parabola meet the ${symbol('x')}-axis?`
				: say`Where is the vertex, and does the parabola open up or down?`,
		],
	};
}

const ZEROS = {
	subject: 'The function',
	one: 'real zero',
	two: 'real zeros',
	none: 'real zeros',
	points: 'counted all the points on the graph, not just the x-intercepts',
};

const ZERO_REASONS: Readonly<Record<Count, string>> = {
	two: 'from its vertex the parabola opens toward the x-axis and crosses it twice',
	one: 'the parabola touches the x-axis only at its vertex',
	none: 'from its vertex the parabola opens away from the x-axis',
};
