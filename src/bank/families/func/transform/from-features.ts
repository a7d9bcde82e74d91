/** The rule of a changed parent from its vertex, starting point or asymptotes and one more point. */
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	line,
	onlyIf,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import {
	type Change,
	changedRule,
	NO_CHANGE,
	type Parent,
	parentNamed,
} from '../../../steps/parents.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { inOrder, stepsOf } from './change-in-words.ts';
import { withChange } from './change-sketch.ts';
import { takeAway } from '../../../steps/reasons.ts';

/** "has its vertex at (2, 3) and passes through (3, 5)" */
export function ruleFromFeatures(draw: Draw): Draft | undefined {
	const parent: Parent = parentNamed(draw.inTurn('parent'));
	const change: Change = { a: draw.int('a'), k: 1, d: draw.int('d'), c: draw.int('c') };
	const { a, d, c } = change;
	if (d === 0 || c === 0) return undefined;
	const [place, via] = [tuple(d, c), tuple(d + 1, c + a)];
	const origin = tuple(0, 0);
	const walls = (x: number, y: number) =>
		say`asymptotes ${equation('x', x)} and ${equation('y', y)}`;
	const vertex = {
		stated: say`has its vertex at ${place}`,
		moves: say`the vertex from ${origin} to ${place}`,
		kept: 'the vertex (0, 0)',
	};
	const OTHERS: Readonly<Record<string, typeof vertex>> = {
		'square root': {
			stated: say`starts at ${place}`,
			moves: say`the starting point from ${origin} to ${place}`,
			kept: 'the starting point (0, 0)',
		},
		reciprocal: {
			stated: say`has the ${walls(d, c)}`,
			moves: say`the ${walls(0, 0)} to ${equation('x', d)} and ${equation('y', c)}`,
			kept: 'the asymptotes x = 0 and y = 0',
		},
	};
	const { stated, moves, kept } = OTHERS[parent.name] ?? vertex;
	const inner = sum('x', -d);
	const generalAt = (of: Expression) =>
		sum(parent.name === 'reciprocal' ? quotient('a', of) : product('a', parent.write(of)), c);
	const rule = changedRule(parent, change, 'x');
	const plain = changedRule(parent, NO_CHANGE, 'x');
	const point = parent.hasWall ? 'the given point' : 'the other point';
	return {
		prompt: say`The graph of ${equation('y', plain)} is translated, possibly after a vertical stretch, a reflection in the ${symbol('x')}-axis, or both. The image ${stated} and passes through ${via}. The image is the graph of ${equation('y', { kind: 'call', name: 'g', base: null, power: null, of: symbol('x') })}. Write an expression for ${{ kind: 'call', name: 'g', base: null, power: null, of: symbol('x') }}.`,
		answer: withMisconceptions(
			expression(rule),
			[
				expression(changedRule(parent, { ...change, d: -d }, 'x')),
				`found a correctly, but wrote ${plainFactor([1, d])} instead of ${plainFactor([1, -d])} in the final rule`,
			],
			...onlyIf(a !== 1, [
				expression(changedRule(parent, { ...change, a: 1 }, 'x')),
				`left out the ${[...(a < -1 || a > 1 ? ['vertical stretch'] : []), ...(a < 0 ? ['reflection in the x-axis'] : [])].join(' and the ')}`,
			]),
			[
				expression(changedRule(parent, { ...change, a: -a }, 'x')),
				`${a > 0 ? 'added a' : 'left out the'} reflection in the x-axis`,
			],
		),
		steps: [
			sentence(
				say`The graph undergoes ${inOrder(stepsOf({ ...change, a: 1 }))}.`,
				`a vertical stretch or a reflection in the x-axis does not move ${kept}`,
			),
			line(
				equation('y', generalAt(inner)),
				`replace x with ${plainFactor([1, -d])} and ${c > 0 ? 'add' : 'subtract'} ${Math.abs(c)}; |a| is the vertical stretch factor, and a is negative if the graph is reflected`,
			),
			line(
				equation(num(c + a), generalAt(sum(num(d + 1), -d))),
				`substitute the coordinates of ${point}`,
			),
			sentence(say`${equation(num(c + a), sum('a', c))}`, 'simplify'),
			sentence(say`${equation('a', num(a))}`, takeAway(c)),
			withChange(sentence(say`So ${equation(call('g', 'x'), rule)}.`), parent, change, {
				points: [...(parent.hasWall ? [] : [[d, c] as const]), [d + 1, c + a]],
				before: NO_CHANGE,
			}),
		],
		hints: [
			say`Which translations move ${moves}?`,
			say`By what number is the parent function multiplied so that the image passes through ${point}?`,
		],
	};
}
