/** What can be asked about a parabola whose vertex is found: vertex, axis, extreme value, range. */
import type Fraction from 'fraction.js';
import { equation, type Expression, num, relation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, point, rational, written } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import { exacts, type Quadratic, vertexOf } from '../../../steps/quadratic.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';

const Y = symbol('y');

/** A parabola with its rule as written and the lines that find its vertex. */
export type Parabola = {
	quadratic: Quadratic;
	rule: Expression;
	y: Expression;
	lines: Line[];
	hint: Prose;
};

type Feature = {
	ask: (rule: Expression, most: string) => Prose;
	answer: (h: Fraction, k: Fraction, most: string) => DraftAnswer;
	tell: (shown: Prose, most: string, h: Fraction) => Prose;
	/** The height of the vertex is not needed. */
	onlyAcross?: true;
};

const VERTEX: Feature = {
	ask: (rule) => say`Find the vertex of the graph of ${rule}. Write it as an ordered pair.`,
	answer: (h, k) => point(h, k),
	tell: (shown) => say`The vertex is ${shown}.`,
};

const EXTREME: Feature = {
	ask: (rule, most) => say`Find the ${most} value of ${rule}.`,
	answer: (_, k) => rational(k),
	tell: (shown, most) => say`The ${most} value is ${shown}.`,
};

const WHERE: Feature = {
	ask: (rule, most) => say`For which value of ${symbol('x')} does ${rule} have its ${most} value?`,
	answer: (h) => rational(h),
	tell: (_, most, h) => say`The ${most} value occurs at ${equation('x', num(h))}.`,
	onlyAcross: true,
};

/** By the names of the curriculum plan. */
const FEATURES: Readonly<Record<string, Feature>> = {
	vertex: VERTEX,
	'extreme value': EXTREME,
	y: EXTREME,
	'where it occurs': WHERE,
	x: WHERE,
	axis: {
		ask: (rule) => say`Write the equation of the axis of symmetry of the parabola ${rule}.`,
		answer: (h) => written('line', equation('x', num(h))),
		tell: (shown) => say`The axis of symmetry is ${shown}.`,
		onlyAcross: true,
	},
	range: {
		ask: (rule) => say`Write the range of ${rule} as an inequality for ${Y}.`,
		answer: (_, k, most) =>
			written('inequality', relation('y', most === 'minimum' ? '\\ge' : '\\le', num(k))),
		tell: (shown) => say`The range is ${shown}.`,
	},
};

/** How many lines work out the height of the vertex. */
const HEIGHT_LINES = 2;

export const extremeOf = (quadratic: Quadratic) =>
	exacts(quadratic).a.gt(0) ? 'minimum' : 'maximum';

export function asking(ask: string, { quadratic, rule, y, lines, hint }: Parabola): Draft {
	const feature = caseOf(FEATURES, ask);
	const { h, k } = vertexOf(quadratic);
	const most = extremeOf(quadratic);
	const answer = feature.answer(h, k, most);
	const shown = equation(y, rule);
	return {
		prompt: feature.ask(shown, most),
		answer,
		steps: [
			line(shown),
			...(feature.onlyAcross && lines.length > 1 ? lines.slice(0, -HEIGHT_LINES) : lines),
			...(ask === 'extreme value' || ask === 'y' || ask === 'range'
				? [
						sentence(
							say`The parabola opens ${most === 'minimum' ? 'up' : 'down'}, so the vertex is its ${most === 'minimum' ? 'lowest' : 'highest'} point.`,
						),
					]
				: []),
			withParabola(sentence(feature.tell(answer.body, most, h)), quadratic, {
				points: feature.onlyAcross ? [] : [[h, k]],
				hasAxis: feature.onlyAcross ?? false,
			}),
		],
		hints: [hint],
	};
}
