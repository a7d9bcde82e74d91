/** Domain, range and asymptote of a changed parent, and rules from features. */
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { INFINITY, interval, union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { expression, rational, written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import {
	type Change,
	changedRule,
	exponential,
	NO_CHANGE,
	type Parent,
	parentNamed,
} from '../../../steps/parents.ts';
import { withChange } from './change-sketch.ts';
import { imageOfPoint } from './point.ts';
import Fraction from 'fraction.js';

const LOW = opposite(INFINITY);
const ALL = interval(LOW, INFINITY, '()');
const without = (at: number): Expression =>
	union(interval(LOW, at, '()'), interval(at, INFINITY, '()'));

export function domainOrRange(draw: Draw): Draft | undefined {
	const parent = parentNamed(draw.inTurn('parent'));
	const [d, c, ask] = [draw.int('d'), draw.int('c'), draw.choice('ask')];
	if (d === 0 || c === 0) return undefined;
	const isDomain = ask === 'domain';
	const [at, name] = isDomain ? [d, 'x'] : [c, 'y'];
	const answer =
		parent.name === 'reciprocal'
			? without(at)
			: isDomain && parent.name !== 'square root'
				? ALL
				: interval(at, INFINITY, '[)');
	if (answer === ALL && draw.random.int(0, 2) > 0) return undefined;
	const reason =
		parent.name === 'reciprocal'
			? say`${isDomain ? 'The denominator must not be 0' : 'The fraction is never 0'}, so ${symbol(name)} is never ${at}.`
			: answer === ALL
				? say`Every number may be put in the place of ${symbol('x')}.`
				: isDomain
					? say`The number under the root must not be negative, so the graph starts at ${equation('x', d)}.`
					: say`The parent has 0 as its least value; the shift up or down makes the least value ${c}.`;
	return {
		prompt: say`Give the ${ask} of ${equation('y', changedRule(parent, { ...NO_CHANGE, d, c }, 'x'))} in interval notation.`,
		answer: written('interval', answer),
		steps: [
			line(equation('y', changedRule(parent, { ...NO_CHANGE, d, c }, 'x'))),
			sentence(reason),
			withSetLine(sentence(say`The ${ask} is ${answer}.`)),
		],
		hints: [
			isDomain
				? say`Which numbers may stand in the place of ${symbol('x')}?`
				: say`Which heights does the parent reach? Then move them.`,
		],
	};
}

export function exponentialFeature(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const [b, a, d, c] = [draw.int('b'), draw.int('a'), draw.int('d'), draw.int('c')];
	const parent = exponential(b);
	const change: Change = { a, k: 1, d, c };
	if (d === 0 || c === 0) return undefined;
	const rule = equation('y', changedRule(parent, change, 'x'));
	if (ask === 'image of a point') {
		const x = draw.random.pick([0, 1, 2]);
		return imageOfPoint(x, b ** x, change, parent);
	}
	const never = sentence(
		say`The power of ${num(b)} is never 0, but it comes as close to 0 as you like.`,
	);
	if (ask === 'asymptote')
		return {
			prompt: say`Write the equation of the horizontal asymptote of ${rule}.`,
			answer: written('equation', equation('y', c)),
			steps: [
				never,
				withChange(
					sentence(
						say`So ${symbol('y')} comes as close to ${num(c)} as you like: ${equation('y', c)}.`,
					),
					parent,
					change,
					{ level: c },
				),
			],
			hints: [say`What is left when the power is almost 0?`],
		};
	if (ask === 'range') {
		const range = a > 0 ? interval(c, INFINITY, '()') : interval(LOW, c, '()');
		return {
			prompt: say`Give the range of ${rule} in interval notation.`,
			answer: written('interval', range),
			steps: [
				never,
				sentence(
					say`${a === 1 ? say`The power` : say`The factor ${a}`} is ${a > 0 ? 'positive' : 'negative'}, so all heights are ${a > 0 ? 'above' : 'below'} ${c}: the range is ${range}.`,
				),
			],
			hints: [say`Find the asymptote first. Is the graph above or below it?`],
		};
	}
	const height = new Fraction(b).pow(-d)?.mul(a).add(c);
	if (!height || Math.abs(d) > 3) return undefined;
	const start = sum(a === 1 ? power(b, -d) : product(a, { kind: 'brackets', of: power(b, -d) }), c);
	return {
		prompt: say`Find the ${symbol('y')}-intercept of the graph of ${rule}. Give an exact number.`,
		answer: rational(height),
		steps: [
			line(equation('y', start), 'put 0 in the place of x'),
			line(
				equation(
					'y',
					height.d === 1n && d < 0
						? sum(num(new Fraction(b).pow(-d)?.mul(a) ?? 0), c)
						: sum(num(height.sub(c)), c),
				),
				'work out the power first',
			),
			withChange(line(equation('y', num(height))), parent, change, { points: [[0, height]] }),
		],
		hints: [say`The graph meets the ${symbol('y')}-axis where ${equation('x', 0)}.`],
	};
}

/** "has its vertex at (2, 3) and goes through (3, 5)" */
export function ruleFromFeatures(draw: Draw): Draft | undefined {
	const parent: Parent = parentNamed(draw.inTurn('parent'));
	const change: Change = { a: draw.int('a'), k: 1, d: draw.int('d'), c: draw.int('c') };
	const { a, d, c } = change;
	if (d === 0 || c === 0) return undefined;
	const [place, via] = [tuple(d, c), tuple(d + 1, c + a)];
	const told =
		{
			'square root': say`starts at ${place} and goes`,
			reciprocal: say`has the asymptotes ${equation('x', d)} and ${equation('y', c)} and goes`,
		}[parent.name] ?? say`has its vertex at ${place} and goes`;
	const general = changedRule(parent, { ...change, a: 1 }, 'x');
	const rule = changedRule(parent, change, 'x');
	const plain = changedRule(parent, NO_CHANGE, 'x');
	return {
		prompt: say`The graph of ${equation('y', plain)} is stretched or reflected vertically and then moved. The image ${told} through ${via}. The image is the graph of ${equation('y', { kind: 'call', name: 'g', base: null, power: null, of: symbol('x') })}. Write an expression for ${{ kind: 'call', name: 'g', base: null, power: null, of: symbol('x') }}.`,
		answer: expression(rule),
		steps: [
			line(equation('y', general), 'the two shifts, with the factor in front still missing'),
			sentence(
				say`One unit to the right of ${equation('x', d)} the parent is 1 above its height, but the image has the height ${c + a} instead of ${c + 1}.`,
			),
			withChange(
				sentence(say`The heights above ${c} are multiplied by ${num(a)}: ${equation('y', rule)}.`),
				parent,
				change,
				{
					points: [...(parent.hasWall ? [] : [[d, c] as const]), [d + 1, c + a]],
					before: NO_CHANGE,
				},
			),
		],
		hints: [
			say`Read the two shifts first. Then compare how far the graph moves up or down when ${symbol('x')} grows by 1.`,
		],
	};
}
