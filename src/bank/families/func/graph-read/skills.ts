/** func.graph-read: intervals, extreme values, zeros and signs from a drawn graph. */
import { equation, num, opposite, symbol, tuple } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	onlyIf,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { readCurve } from './curve.ts';
import { whereOfSign } from './sign.ts';
import { crossingsInWords } from './turning-curve.ts';
import type { Graph, Spot } from '../../../figures/figure.ts';
import { spoken } from '../../../../math/speech-numbers.ts';
import { squareAxes } from '../../../figures/axes.ts';

// Features of a drawn parabola.

const LOW = opposite(INFINITY);

function readParabola(draw: Draw): Draft | undefined {
	const [a, h, k, ask] = [draw.int('a'), draw.int('h'), draw.int('k'), draw.inTurn('ask')];
	const reach = Math.sqrt(-k / a);
	const zeros = Number.isInteger(reach) ? [h - reach, h + reach] : [];
	if (ask === 'zeros' && zeros.length === 0) return undefined;
	if (ask !== 'zeros' && h === k) return undefined; // the wrong coordinate must be wrong
	const up = a > 0;
	const low = say`The graph opens ${up ? 'upward' : 'downward'}, and its vertex is ${tuple(h, k)}.`;
	const made = features({ a, h, k, zeros }, ask);
	// Two units from its vertex, the parabola must still be on the axes.
	if (!made || Math.abs(4 * a + k) > REACH) return undefined;
	const { prompt, answer, steps, hint } = made;
	return {
		prompt: say`The parabola shown is the graph of a quadratic function ${symbol('f')}. ${prompt}`,
		answer,
		steps:
			ask === 'zeros'
				? steps
				: [sentence(low, `the vertex is the ${up ? 'lowest' : 'highest'} point`), ...steps],
		hints: [hint],
		figure: drawn({ a, h, k, zeros }),
	};
}

type Parabola = { a: number; h: number; k: number; zeros: readonly number[] };

type Made = { prompt: Prose; answer: DraftAnswer; steps: Line[]; hint: Prose };

/** The axes of a parabola run from −10 to 10, so no value beyond that can be read. */
const REACH = 10;

function features({ a, h, k, zeros }: Parabola, ask: string): Made | undefined {
	const up = a > 0;
	if (ask === 'zeros') {
		if (h === 0) return undefined; // zeros on the wrong side must be wrong
		const answer = solutions(...zeros);
		return {
			prompt: say`List the zeros of ${symbol('f')} from least to greatest.`,
			answer: withMisconceptions(
				answer,
				...onlyIf(!zeros.includes(0), [
					solutions(...zeros.toReversed().map((zero) => -zero)),
					'read the points on the other side of the y-axis',
				]),
				[solutions(h), 'gave the x-coordinate of the vertex'],
				[solutions(...zeros.slice(1)), 'gave only one of the two zeros'],
			),
			steps: [
				sentence(
					say`A zero is an ${symbol('x')}-value at which the graph meets the ${symbol('x')}-axis.`,
					'f(x) = 0 there',
				),
				sentence(
					say`The graph meets the ${symbol('x')}-axis at ${joinedByAnd(zeros.map((zero) => equation('x', zero)))}, so the zeros are ${joinedByAnd(zeros.map((zero) => num(zero)))}.`,
				),
			],
			hint: say`What does a zero of ${symbol('f')} tell you about its graph?`,
		};
	}
	if (ask === 'extreme value') {
		const name = up ? 'minimum' : 'maximum';
		const height = a * h * h + k;
		const yIntercept: WrongAnswer = [integer(height), 'gave the y-intercept'];
		return {
			prompt: say`What is the ${name} value of ${symbol('f')}?`,
			answer: withMisconceptions(
				integer(k),
				[integer(h), 'gave the x-coordinate of the vertex'],
				[integer(-k), 'read the value on the other side of the x-axis'],
				...(Math.abs(height) <= REACH ? [yIntercept] : []),
			),
			steps: [
				sentence(say`The ${name} value is the ${symbol('y')}-coordinate of the vertex, ${num(k)}.`),
			],
			hint: say`Which coordinate of the vertex is the ${name} value?`,
		};
	}
	if (ask === 'range') {
		const answer = written('interval', up ? interval(k, INFINITY, '[)') : interval(LOW, k, '(]'));
		return {
			prompt: say`Give the range of ${symbol('f')} in interval notation.`,
			answer: withMisconceptions(
				answer,
				[
					written('interval', up ? interval(LOW, k, '(]') : interval(k, INFINITY, '[)')),
					`treated the graph as opening ${up ? 'downward' : 'upward'}`,
				],
				[
					written('interval', up ? interval(h, INFINITY, '[)') : interval(LOW, h, '(]')),
					'used the x-coordinate of the vertex',
				],
				[written('interval', interval(LOW, INFINITY, '()')), 'gave the domain'],
			),
			steps: [
				sentence(
					say`The graph reaches every ${symbol('y')}-value from ${num(k)} ${up ? 'upward' : 'downward'}, so the range is ${answer.body}.`,
				),
			],
			hint: say`Which ${symbol('y')}-values does the graph reach, starting from its vertex?`,
		};
	}
	const rising = ask === 'increasing interval';
	const onRight = rising === up;
	const answer = written(
		'interval',
		onRight ? interval(h, INFINITY, '()') : interval(LOW, h, '()'),
	);
	return {
		prompt: say`On which open interval is ${symbol('f')} ${rising ? 'increasing' : 'decreasing'}?`,
		answer: withMisconceptions(
			answer,
			[
				written('interval', onRight ? interval(LOW, h, '()') : interval(h, INFINITY, '()')),
				`gave the interval where the graph goes ${rising ? 'down' : 'up'}`,
			],
			[
				written('interval', onRight ? interval(k, INFINITY, '()') : interval(LOW, k, '()')),
				'used the y-coordinate of the vertex',
			],
		),
		steps: [
			sentence(
				say`To the ${onRight ? 'right' : 'left'} of ${equation('x', h)}, the graph goes ${rising ? 'up' : 'down'} as ${symbol('x')} increases, so ${symbol('f')} is ${rising ? 'increasing' : 'decreasing'} on ${answer.body}.`,
			),
		],
		hint: say`Follow the graph from left to right. On which side of the vertex does it go ${rising ? 'up' : 'down'}?`,
	};
}

function drawn({ a, h, k, zeros }: Parabola): Graph {
	const points = Array.from({ length: 61 }, (_, at): Spot => {
		const x = h - 5 + at / 6;
		return [x, a * (x - h) ** 2 + k];
	});
	return {
		kind: 'graph',
		...squareAxes(REACH),
		shapes: [{ kind: 'curve', points }],
		alt: `A parabola that opens ${a > 0 ? 'upward' : 'downward'}. Its vertex is (${spoken(h)}, ${spoken(k)}).${crossingsInWords(zeros)}`,
	};
}

export const skills: Skills = {
	'Read features of a parabola from its graph': readParabola,
	'Read key features of a function from its graph': readCurve,
	'Read the sign of a rate from a graph': readCurve,
	'Read values and numbers of solutions from a graph': readCurve,
	'Find where a factored polynomial is positive or negative': (draw) => whereOfSign(draw, true),
	'Solve a polynomial inequality from its graph': (draw) => whereOfSign(draw, false),
};
