/** func.transform: shifts, stretches and reflections of parent functions. */
import { num, type Operand, product, sum } from '../../../../math/expression.ts';
import { type Draft, type Draw, drawnInts, type Skill, type Skills } from '../../../family.ts';
import {
	type Change,
	exponential,
	logarithmic,
	type Parent,
	parentNamed,
	powerOf,
} from '../../../steps/parents.ts';
import { changedLineRule } from './line.ts';
import { translatedGraph, translatedLine } from './translated.ts';
import { imageOfPoint, imageOnParent, imageOnSine } from './point.ts';
import { ruleToWords, wordsToRule, wordsToRuleChoice } from './rule.ts';
import { ruleFromFeatures } from './from-features.ts';
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
