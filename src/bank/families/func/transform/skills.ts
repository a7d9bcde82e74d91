/** func.transform: shifts, stretches and reflections of parent functions. CCSS F-BF.B.3, MPM2D, MCR3U, MHF4U. */
import { num, type Operand, product, sum } from '../../../../math/expression.ts';
import type { Draft, Draw, Skill, Skills } from '../../../family.ts';
import {
	type Change,
	exponential,
	logarithmic,
	type Parent,
	parentNamed,
	powerOf,
} from '../../../steps/parents.ts';
import { changedLineRule, translatedGraph, translatedLine } from './line.ts';
import { imageOfPoint, imageOnParent, imageOnSine } from './point.ts';
import { ruleToWords, wordsToRule, wordsToRuleChoice } from './rule.ts';
import { domainOrRange, exponentialFeature, ruleFromFeatures } from './set.ts';

/** The change that a template draws; what it does not draw stays as it is. */
function changeOf(draw: Draw): Change {
	const read = (otherwise: number, ...names: string[]) => {
		const name = names.find((one) => draw.has(one));
		return name === undefined ? otherwise : draw.int(name);
	};
	const half = draw.has('half') && draw.int('half') === 0.5 ? 0.5 : 1;
	const usesH = draw.has('h');
	return {
		a: read(1, 'a') * half,
		k: usesH ? 1 : read(1, 'k'),
		d: read(0, 'd', 'h'),
		c: usesH ? read(0, 'k') : read(0, 'c'),
	};
}

function parentOf(draw: Draw): Parent {
	if (draw.has('parent')) return parentNamed(draw.inTurn('parent'));
	if (draw.has('n')) return powerOf(draw.int('n'));
	return draw.has('b') ? exponential(draw.int('b')) : powerOf(2);
}

type Make = (draw: Draw, parent: Parent, change: Change) => Draft | undefined;

/** With `atOnce` changes at least. */
const about =
	(make: Make, { atOnce = 1, parent }: { atOnce?: number; parent?: Parent } = {}): Skill =>
	(draw) => {
		const change = changeOf(draw);
		const { a, k, d, c } = change;
		const count = [a !== 1, k !== 1, d !== 0, c !== 0].filter(Boolean).length;
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

function keyPoint(draw: Draw): Draft | undefined {
	if (draw.has('n')) return imageOnParent(draw.int('x'), powerOf(draw.int('n')), changeOf(draw));
	try {
		const [over = '1', under = '1'] = draw.choice('d').replace('π', '1').split('/');
		return imageOnSine(draw, Number(over) / Number(under), false);
	} catch {
		return imageOnSine(draw, draw.int('d'), true);
	}
}

export const skills: Skills = {
	'Describe transformations from an equation': about(ruleToWords, { atOnce: 2 }),
	'Write the equation from a description': about(wordsToRule, { atOnce: 2 }),
	'Image of a point on y = x^2': (draw) => imageOnParent(draw.int('x'), powerOf(2), changeOf(draw)),
	'Equation after a translation': about(wordsToRule),
	'Image of a point': pointOf,
	'Domain, range or asymptote after a translation': domainOrRange,
	'Equation after a reflection or stretch': about(wordsToRule),
	'Describe the effect of a or k': about(ruleToWords),
	'Invariant points and images': pointOf,
	'Equation from a list of transformations': about(wordsToRule, { atOnce: 2 }),
	'List the transformations, factoring first': factoringFirst,
	'Image of a point under af[k(x - d)] + c': pointOf,
	'Equation from the graph of a transformed parent': ruleFromFeatures,
	'Equation from transformations': about(wordsToRule, { atOnce: 2 }),
	'Asymptote, range, y-intercept, mapped point': exponentialFeature,
	'Image of a key point': keyPoint,
	'Describe parameters': about(ruleToWords, { atOnce: 2 }),
	'Describe or write a transformation': about(either('dir'), { atOnce: 2, parent: LOG }),
	'Describe a shift of a parent graph': about(either('ask')),
	'Image of a point under a transformation': pointOf,
	'Rule after shifting or scaling a linear function': changedLineRule,
	'Describe or apply the transformation': about((draw, parent, change) =>
		isToRule(draw, 'dir')
			? wordsToRuleChoice(draw, parent, change)
			: ruleToWords(draw, parent, change),
	),
	'Apply or describe transformations': about(wordsToRule),
	'Describe or write transformations': about(either('dir')),
	'Translate a line': (draw) => translatedLine(draw),
	'Intercept or vertex after a translation': translatedGraph,
};
