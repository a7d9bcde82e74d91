/** What can be asked about a parabola whose vertex is found: vertex, axis, extreme value, range. */
import type Fraction from 'fraction.js';
import { equation, type Expression, num, relation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { exacts, type Quadratic, vertexOf } from '../../../../math/quadratic.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	line,
	point,
	rational,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import type { VertexLines } from '../../../steps/vertex-lines.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';

const Y = symbol('y');

/** A parabola with its rule as written and the lines that find its vertex. */
export type Parabola = {
	quadratic: Quadratic;
	rule: Expression;
	y: Expression;
	lines: VertexLines;
	/** The first is for the x-coordinate of the vertex, which may be all that is asked for. */
	hints: readonly [Prose, ...Prose[]];
	/**
	 * What learners do instead: to get −h for the x-coordinate (with the y-coordinate they then
	 * find), and to get another y-coordinate.
	 */
	slips: {
		across: string;
		heightAcross: Fraction;
		height: readonly [value: Fraction, why: string];
	};
};

type Feature = {
	ask: (rule: Expression, most: string) => Prose;
	answer: (h: Fraction, k: Fraction, most: string, slips: Parabola['slips']) => DraftAnswer;
	tell: (shown: Prose, most: string, h: Fraction) => Prose;
	/** The reason beside it, where the line above does not give one. */
	why?: string;
	/** The y-coordinate of the vertex is not needed. */
	onlyAcross?: true;
};

const VERTEX: Feature = {
	ask: (rule) => say`Find the vertex of the graph of ${rule}. Write it as an ordered pair.`,
	answer: (h, k, _, { across, heightAcross, height: [height, why] }) =>
		withMisconceptions(
			point(h, k),
			[point(h.neg(), heightAcross), across],
			[point(h, height), why],
			[point(k, h), 'switched the coordinates'],
		),
	tell: (shown) => say`The vertex is ${shown}.`,
};

const EXTREME: Feature = {
	ask: (rule, most) => say`Find the ${most} value of ${rule}.`,
	answer: (h, k, most, { height: [height, why] }) =>
		withMisconceptions(
			rational(k),
			[rational(h), `gave the value of x at which the ${most} occurs`],
			[rational(height), why],
		),
	tell: (shown, most) => say`The ${most} value is ${shown}.`,
};

const WHERE: Feature = {
	ask: (rule, most) =>
		say`For which value of ${symbol('x')} does the function ${rule} have its ${most} value?`,
	answer: (h, k, most, { across }) =>
		withMisconceptions(
			rational(h),
			[rational(h.neg()), across],
			[rational(k), `gave the ${most} value instead of where it occurs`],
		),
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
		ask: (rule) => say`Write an equation of the axis of symmetry of the parabola ${rule}.`,
		answer: (h, k, _, { across }) =>
			withMisconceptions(
				written('line', equation('x', num(h))),
				[written('line', equation('x', num(h.neg()))), across],
				[
					written('line', equation('y', num(h))),
					'wrote y instead of x in the equation of the axis',
				],
				[written('line', equation('y', num(k))), 'used the y-coordinate of the vertex'],
			),
		tell: (shown) => say`The axis of symmetry is ${shown}.`,
		why: 'the axis of symmetry is the vertical line through the vertex',
		onlyAcross: true,
	},
	range: {
		ask: (rule) => say`Write the range of ${rule} as an inequality in ${Y}.`,
		answer: (h, k, most, { height: [height, why] }) => {
			const [sign, other] =
				most === 'minimum' ? (['\\ge', '\\le'] as const) : (['\\le', '\\ge'] as const);
			const range = (symbolOf: typeof sign, end: Fraction) =>
				written('inequality', relation('y', symbolOf, num(end)));
			return withMisconceptions(
				range(sign, k),
				[range(other, k), 'reversed the inequality symbol'],
				[range(sign, h), 'used the x-coordinate of the vertex'],
				[range(sign, height), why],
			);
		},
		tell: (shown) => say`The range is ${shown}.`,
	},
};

const extremeOf = (quadratic: Quadratic) => (exacts(quadratic).a.gt(0) ? 'minimum' : 'maximum');

/** A range also depends on the direction in which the parabola opens. */
const withTurn = (hints: Parabola['hints']): Prose[] => [
	...hints.slice(0, -1),
	say`${hints.at(-1) ?? ''} Is the vertex the highest or the lowest point of the parabola?`,
];

/** `undefined` where a mistake gives the right answer, such as a vertex with equal coordinates or a range that starts at the leading coefficient. */
export function asking(ask: string, parabola: Parabola): Draft | undefined {
	const { quadratic, rule, y, lines, hints, slips } = parabola;
	const feature = caseOf(FEATURES, ask);
	const { h, k } = vertexOf(quadratic);
	const most = extremeOf(quadratic);
	const answer = feature.answer(h, k, most, slips);
	if (feature === VERTEX && h.equals(k)) return undefined;
	if (ask === 'range' && k.equals(quadratic.a)) return undefined;
	const shown = equation(y, rule);
	return {
		prompt: feature.ask(shown, most),
		answer,
		steps: [
			line(shown),
			...lines.across,
			...(feature.onlyAcross ? [] : lines.height),
			...(feature === VERTEX || ask === 'axis'
				? []
				: [
						sentence(
							say`The parabola opens ${most === 'minimum' ? 'up' : 'down'}, so its vertex is the ${most === 'minimum' ? 'lowest' : 'highest'} point.`,
							`the leading coefficient is ${most === 'minimum' ? 'positive' : 'negative'}`,
						),
					]),
			withParabola(sentence(feature.tell(answer.body, most, h), feature.why), quadratic, {
				points: feature.onlyAcross ? [] : [[h, k]],
				hasAxis: feature.onlyAcross ?? false,
			}),
		],
		hints: feature.onlyAcross ? [hints[0]] : ask === 'range' ? withTurn(hints) : [...hints],
	};
}
