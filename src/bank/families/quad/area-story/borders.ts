/** A border of the same width around or inside a rectangle, found from an area. */
import { brackets, equation, product, sum, symbol } from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	polynomialExpression,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { storyDraft, type Unit, unitOf } from './steps.ts';

const X = symbol('x');

type Border = {
	size: 'large' | 'small';
	inner: string;
	/** "The pool and the deck together cover". */
	whole: string;
	border: string;
	longest: number;
	/** Of the border; a width of 1 would show in the unit of the answer. */
	narrowest: number;
	widest: number;
};

const BORDERS: Readonly<Record<string, Border>> = {
	'photo frame': {
		size: 'small',
		inner: 'A photo',
		border: 'a frame of the same width on all four sides',
		whole: 'The photo and the frame together cover',
		longest: 24,
		narrowest: 2,
		widest: 4,
	},
	'garden path': {
		size: 'large',
		inner: 'A rectangular garden',
		border: 'a path of the same width on all four sides',
		whole: 'The garden and the path together cover',
		longest: 40,
		narrowest: 2,
		widest: 4,
	},
	'swimming pool deck': {
		size: 'large',
		inner: 'A rectangular swimming pool',
		border: 'a deck of the same width on all four sides',
		whole: 'The pool and the deck together cover',
		longest: 40,
		narrowest: 3,
		widest: 6,
	},
};

/** The part of the border's name that the question repeats. */
const NAMES: Readonly<Record<string, string>> = {
	'photo frame': 'frame',
	'garden path': 'path',
	'swimming pool deck': 'deck',
	'poster margin': 'margin',
};

export const BORDER_NAMES: readonly string[] = Object.keys(NAMES);

export function border(
	draw: Draw,
	name: string,
	long: number,
	wide: number,
	x: number,
): Draft | undefined {
	if (name === 'poster margin') return margin(draw, long, wide, x);
	const kind = BORDERS[name];
	if (!kind) throw new RangeError(`No border "${name}".`);
	if (long <= wide || long > 2.5 * wide || long > kind.longest) return undefined;
	if (x < kind.narrowest || x > kind.widest || x > wide / 3) return undefined;
	const unit = unitOf(draw.country, kind.size);
	const total = (long + 2 * x) * (wide + 2 * x);
	return sidesStory(long, wide, 2, total, {
		facts: say`${kind.inner} is ${long} ${unit.many} long and ${wide} ${unit.many} wide. It is surrounded by ${kind.border}. ${kind.whole} ${total} square ${unit.many}.`,
		name: NAMES[name] ?? '',
		x,
		unit,
		result: (shown) => say`A width must be positive, so the ${NAMES[name] ?? ''} is ${shown} wide.`,
	});
}

function margin(draw: Draw, long: number, wide: number, x: number): Draft | undefined {
	if (long <= wide || long > 2.5 * wide || long > 36 || wide - 2 * x < 3 || x < 2 || x > wide / 4)
		return undefined;
	const unit = unitOf(draw.country, 'small');
	const printed = (long - 2 * x) * (wide - 2 * x);
	return sidesStory(long, wide, -2, printed, {
		facts: say`A ${draw.country === 'CA' ? 'page' : 'poster'} is ${long} ${unit.many} long and ${wide} ${unit.many} wide. It has a margin of the same width on all four sides. The printed area inside the margin covers ${printed} square ${unit.many}.`,
		name: 'margin',
		x,
		unit,
		result: (shown) =>
			say`Two margins together must be less than ${wide} ${unit.many} wide, so the margin is ${shown} wide.`,
	});
}

type Sides = {
	facts: Prose;
	name: string;
	x: number;
	unit: Unit;
	result: (shown: Prose) => Prose;
};

/** (long + sx)(wide + sx) = area. */
function sidesStory(
	long: number,
	wide: number,
	s: 2 | -2,
	area: number,
	{ facts, name, x, unit, result }: Sides,
): Draft {
	const [one, two] = [linear(s, 'x', long), linear(s, 'x', wide)];
	const expanded = multiply(one, two);
	return storyDraft({
		prompt: say`${facts} How wide is the ${name}, in ${unit.many}?`,
		naming: say`Let ${X} be the width of the ${name} in ${unit.many}. Each dimension ${s === 2 ? 'grows' : 'shrinks'} by two ${name} widths, so the ${s === 2 ? 'outer' : 'inner'} dimensions are ${constantFirst(long, s)} and ${constantFirst(wide, s)}.`,
		equation: equation(
			product(brackets(constantFirst(long, s)), brackets(constantFirst(wide, s))),
			area,
		),
		why: 'length × width = area',
		between: [
			line(
				equation(uncollected(...productTerms(one.toReversed(), two.toReversed())), area),
				'multiply each term of the first factor by each term of the second',
			),
			line(equation(polynomialExpression(expanded), area), 'combine like terms'),
		],
		letter: 'x',
		whole: { a: s * s, b: s * (long + wide), c: long * wide - area },
		result,
		wrong: [
			[2 * x, `gave the combined width of the ${name} on two opposite sides`],
			[
				(area - long * wide) / (s * (long + wide)),
				s > 0 ? 'left out the four corners' : 'subtracted the four corners twice',
			],
			...(s < 0
				? ([[(long + wide) / 2 - x, 'gave the solution for which the margins overlap']] satisfies [
						number,
						string,
					][])
				: []),
		],
		value: x,
		unit: unit.many,
		hints: [
			say`If the ${name} is ${X} ${unit.many} wide, how long and how wide is the ${s === 2 ? 'outer' : 'inner'} rectangle?`,
			say`What equation does the area of that rectangle give?`,
		],
	});
}

/** 12 + 2x, as the story goes. */
const constantFirst = (constant: number, s: number) => sum(constant, product(s, 'x'));
