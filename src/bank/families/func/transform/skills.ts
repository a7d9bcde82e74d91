/** func.transform: shifts, stretches and reflections of parent functions. */
import { plainFactor } from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	type Operand,
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
	drawnInts,
	expression,
	line,
	onlyIf,
	sentence,
	type Skill,
	type Skills,
	takeAway,
	withMisconceptions,
} from '../../../family.ts';
import {
	type Change,
	changedRule,
	exponential,
	logarithmic,
	NO_CHANGE,
	type Parent,
	parentNamed,
	powerOf,
} from '../../../steps/parents.ts';
import { inOrder, stepsOf, withChange } from './changes.ts';
import { changedLineRule, translatedGraph, translatedLine } from './line.ts';
import { imageOfPoint, imageOnParent, imageOnSine } from './point.ts';
import { ruleToWords, wordsToRule, wordsToRuleChoice } from './rule.ts';
import { domainOrRange, exponentialFeature } from './set.ts';

function changeOf(draw: Draw): Change {
	const [a, half, k, d, c] = drawnInts(draw, 'a', 'half', 'k', 'd', 'c');
	return { a: a * half, k, d, c };
}

function parentOf(draw: Draw): Parent {
	const name = draw.inTurn('parent');
	if (name === 'power') return powerOf(draw.int('n'));
	return name === 'exponential' ? exponential(draw.int('b')) : parentNamed(name);
}

type Make = (draw: Draw, parent: Parent, change: Change) => Draft | undefined;

/** With at least `atOnce` changes. */
const about =
	(make: Make, { atOnce = 1, parent }: { atOnce?: number; parent?: Parent } = {}): Skill =>
	(draw) => {
		const change = changeOf(draw);
		const { a, k, d, c } = change;
		const count = [a !== 1, k !== 1, d !== 0, c !== 0].filter(Boolean).length;
		// Whoever switches two equal translations is right as well.
		if (d !== 0 && d === c) return undefined;
		if (count < atOnce || (Math.abs(a * 2) % 1 !== 0 && Math.abs(a) > 1)) return undefined;
		return make(draw, parent ?? parentOf(draw), change);
	};

const isToRule = (draw: Draw, name: string) =>
	['words to rule', 'rule'].includes(draw.inTurn(name));

const either =
	(name: string): Make =>
	(draw, parent, change) =>
		isToRule(draw, name) ? wordsToRule(draw, parent, change) : ruleToWords(draw, parent, change);

/** y = p(kx − m) + c, to be factored first. */
function factoringFirst(draw: Draw): Draft | undefined {
	const parent = parentOf(draw);
	const [k, m, c] = [draw.int('k'), draw.int('m'), draw.int('c')];
	const d = m / k + 0;
	if (!Number.isInteger(d) || parent.name === 'linear' || c === 0) return undefined;
	const inner: Parent = { ...parent };
	const inside = (x: Operand) => sum(k === -1 ? product(num(-1), x) : product(num(k), x), -m);
	const body = parent.write(inside('x'));
	return ruleToWords(
		draw,
		inner,
		{ a: 1, k, d, c },
		{ shown: sum(body, c), unfactored: { a: 1, k, d: m, c } },
	);
}

const LOG = logarithmic(10);

const pointOf = (draw: Draw) => imageOfPoint(draw.int('x'), draw.int('y'), changeOf(draw));

function pointOfSine(draw: Draw): Draft | undefined {
	try {
		const [over = '1', under = '1'] = draw.choice('d').replace('π', '1').split('/');
		return imageOnSine(draw, Number(over) / Number(under), false);
	} catch {
		return imageOnSine(draw, draw.int('d'), true);
	}
}

export const skills: Skills = {
	'Describe transformations of y = x²': about(ruleToWords, { atOnce: 2 }),
	'Write the equation of a transformed parabola': about(wordsToRule, { atOnce: 2 }),
	'Find the image of a point on y = x²': (draw) =>
		imageOnParent(draw.int('x'), powerOf(2), changeOf(draw)),
	'Write the equation after a translation': about(wordsToRule),
	'Find the image of a point under a transformation': pointOf,
	'Find the domain, range, or asymptote after a translation': domainOrRange,
	'Write the equation after a reflection or stretch': about(wordsToRule),
	'Describe the effect of a stretch or reflection': about(ruleToWords),
	'Write the equation after several transformations': about(wordsToRule, { atOnce: 2 }),
	'List transformations after factoring': factoringFirst,
	'Write the equation of a transformed parent graph': ruleFromFeatures,
	'Write the equation of a transformed exponential function': about(wordsToRule, { atOnce: 2 }),
	'Find features of a transformed exponential function': exponentialFeature,
	'Find the image of a point on a power function': (draw) =>
		imageOnParent(draw.int('x'), powerOf(draw.int('n')), changeOf(draw)),
	'Find the image of a point on a sine graph': pointOfSine,
	'Describe transformations of a power function': about(ruleToWords, { atOnce: 2 }),
	'Describe or write transformations of logarithmic functions': about(either('dir'), {
		atOnce: 2,
		parent: LOG,
	}),
	'Describe shifts of a parent graph': about(either('ask')),
	'Write the rule of a transformed linear function': changedLineRule,
	'Describe or apply transformations of y = x²': about((draw, parent, change) =>
		isToRule(draw, 'dir')
			? wordsToRuleChoice(draw, parent, change)
			: ruleToWords(draw, parent, change),
	),
	'Apply or describe transformations of quadratic functions': about(wordsToRule),
	'Describe or apply transformations of exponential functions': about(either('dir')),
	'Find an intercept of a translated line': (draw) => translatedLine(draw),
	'Find an intercept or vertex after a translation': translatedGraph,
};

// The rule of a changed parent from its vertex, starting point or asymptotes and one more point.

/** "has its vertex at (2, 3) and passes through (3, 5)" */
function ruleFromFeatures(draw: Draw): Draft | undefined {
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
