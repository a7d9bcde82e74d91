/** Features of a drawn parabola. */
import { equation, num, opposite, symbol, tuple } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, integer, solutions, written } from '../../../answer.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import { plainAxes } from '../../../figures/curves.ts';
import { graph, type Spot } from '../../../figures/graph.ts';
import { spoken } from '../../../figures/svg.ts';

const LOW = opposite(INFINITY);

export function readParabola(draw: Draw): Draft | undefined {
	const [a, h, k, ask] = [draw.int('a'), draw.int('h'), draw.int('k'), draw.inTurn('ask')];
	const reach = Math.sqrt(-k / a);
	const zeros = Number.isInteger(reach) ? [h - reach, h + reach] : [];
	if (ask === 'zeros' && zeros.length === 0) return undefined;
	const up = a > 0;
	const low = say`The graph opens ${up ? 'upward' : 'downward'}, and its vertex is ${tuple(h, k)}.`;
	const made = features({ a, h, k, zeros }, ask);
	if (!made) return undefined;
	const { prompt, answer, steps, hint } = made;
	return {
		prompt: say`A parabola is shown, the graph of a quadratic function ${symbol('f')}. ${prompt}`,
		answer,
		steps: [sentence(low, `it is the ${up ? 'lowest' : 'highest'} point`), ...steps],
		hints: [hint],
		figure: drawn({ a, h, k, zeros }),
	};
}

type Parabola = { a: number; h: number; k: number; zeros: readonly number[] };

type Made = { prompt: Prose; answer: DraftAnswer; steps: Line[]; hint: Prose };

function features({ a, h, k, zeros }: Parabola, ask: string): Made | undefined {
	const up = a > 0;
	if (ask === 'zeros') {
		const answer = solutions(...zeros);
		return {
			prompt: say`Find the zeros of ${symbol('f')}, from least to greatest.`,
			answer,
			steps: [
				sentence(
					say`The graph meets the ${symbol('x')}-axis at ${answer.body}.`,
					'there the height is 0',
				),
			],
			hint: say`Where does the graph meet the ${symbol('x')}-axis?`,
		};
	}
	if (ask === 'extreme value') {
		const name = up ? 'minimum' : 'maximum';
		return {
			prompt: say`What is the ${name} value of ${symbol('f')}?`,
			answer: integer(k),
			steps: [sentence(say`The ${name} value is the height of the vertex: ${num(k)}.`)],
			hint: say`Find the vertex and read its height.`,
		};
	}
	if (ask === 'range') {
		const answer = written('interval', up ? interval(k, INFINITY, '[)') : interval(LOW, k, '(]'));
		return {
			prompt: say`Give the range of ${symbol('f')} in interval notation.`,
			answer,
			steps: [
				sentence(
					say`All heights from ${num(k)} on ${up ? 'upward' : 'downward'} are reached: the range is ${answer.body}.`,
				),
			],
			hint: say`The range is the set of all heights. Start with the height of the vertex.`,
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
		answer,
		steps: [
			sentence(
				say`The graph goes ${rising ? 'up' : 'down'} to the ${onRight ? 'right' : 'left'} of ${equation('x', h)}, read from left to right: ${answer.body}.`,
			),
		],
		hint: say`Follow the graph from left to right. At the vertex it turns.`,
	};
}

function drawn({ a, h, k, zeros }: Parabola) {
	const points = Array.from({ length: 61 }, (_, at): Spot => {
		const x = h - 5 + at / 6;
		return [x, a * (x - h) ** 2 + k];
	});
	const met =
		zeros.length > 0
			? ` It crosses the x-axis at ${zeros.map((x) => `x = ${spoken(x)}`).join(', ')}.`
			: '';
	return graph({
		...plainAxes(10),
		shapes: [{ kind: 'curve', points }],
		alt: `A parabola that opens ${a > 0 ? 'upward' : 'downward'}. Its vertex is (${spoken(h)}, ${spoken(k)}).${met}`,
	});
}
