/** geo.angle-pairs: complements, supplements, vertical angles. */
import Fraction from 'fraction.js';
import { difference, equation, product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';
import {
	type Angle,
	angle,
	angleText,
	angleWords,
	at,
	equalAngles,
	known,
	piece,
} from '../../../steps/angles.ts';
import { bracket, solveEquation } from '../../../steps/solve-equation.ts';

export const skills: Skills = {
	'Find complementary, supplementary, and vertical angles': partner,
	'Solve for x in an angle diagram': findX,
	'Find two angles from a comparison': compared,
};

const KINDS: Readonly<Record<string, { total: number; name: string; why: string }>> = {
	comp: { total: 90, name: 'complementary', why: 'complementary angles add up to 90°' },
	supp: { total: 180, name: 'supplementary', why: 'supplementary angles add up to 180°' },
};

const altOf = (kind: PairKind, angles: readonly Angle[]): string => {
	const [one = '', two = '', three = ''] = angles.map(angleWords);
	return {
		comp: `A right angle that a ray divides into two angles: ${one} and ${two}.`,
		supp: `A straight line and a ray that starts on it form two angles, labeled ${one} and ${two}.`,
		vertical: `Two intersecting lines. One pair of vertical angles is labeled ${one} and ${two}.`,
		'around point': `Three rays from one point form three angles, labeled ${one}, ${two}, and ${three}.`,
	}[kind];
};

const X: Angle = { a: 1, b: 0 };

function partner(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind') as PairKind; // the plan lists only these kinds
	const size = draw.int('a');
	if (Math.abs(size - 45) < 1) return undefined;
	const figure = anglePairFigure(kind, [size], [`${size}°`, 'x°'], altOf(kind, [known(size), X]));
	if (kind === 'vertical') {
		const answer = withMisconceptions(
			withUnit(integer(size), '°'),
			[integer(180 - size), 'found an adjacent angle instead of the vertical angle'],
			size < 90
				? [integer(90 - size), `subtracted ${size}° from 90°, as for complementary angles`]
				: [integer(360 - size), `subtracted ${size}° from 360°, as for a full turn`],
		);
		return {
			prompt: say`Two lines intersect. One of the angles measures ${angle(known(size))}. What is the measure of its vertical angle, in degrees?`,
			answer,
			steps: [
				line(equation('x', size), 'x is the vertical angle; vertical angles are equal'),
				sentence(say`The vertical angle measures ${answer.body}.`),
			],
			hints: [say`What do you know about the measures of vertical angles?`],
			figure,
		};
	}
	const { total, name, why } = KINDS[kind] ?? { total: 0, name: '', why: '' };
	const answer = withMisconceptions(
		withUnit(integer(total - size), '°'),
		[integer(270 - total - size), `subtracted ${size}° from ${270 - total}° instead of ${total}°`],
		[integer(size), 'assumed that the two angles are equal'],
		[integer(360 - size), `subtracted ${size}° from 360°, as for a full turn`],
	);
	return {
		prompt: say`Two angles are ${name}. One of them measures ${angle(known(size))}. What is the measure of the other angle, in degrees?`,
		answer,
		steps: [
			line(equation(sum('x', size), total), `x is the other angle; ${why}`),
			line(equation('x', difference(total, size)), `subtract ${size} from both sides`),
			line(equation('x', total - size), 'subtract'),
			sentence(say`The other angle measures ${answer.body}.`),
		],
		hints: [say`What is the sum of the measures of two ${name} angles?`],
		figure,
	};
}

/** The last number is chosen so that x is whole. */
function findX(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind') as PairKind; // the plan lists only these kinds
	const [a, c, b, x] = [draw.int('a'), draw.int('c'), draw.int('b'), draw.int('x')];
	const one: Angle = { a, b };
	const total = { comp: 90, supp: 180, vertical: 0, 'around point': 360 }[kind];
	const d =
		kind === 'around point'
			? draw.int('d')
			: kind === 'vertical'
				? at(one, x) - c * x
				: total - at(one, x) - c * x;
	const two: Angle = { a: c, b: d };
	const third = known(360 - at(one, x) - at(two, x));
	const round = kind === 'around point';
	const sizes = [at(one, x), at(two, x), ...(round ? [third.b] : [])];
	if (b === 0 || d === 0 || Math.abs(d) > 40 || sizes.some((size) => size < 15 || size > 165))
		return undefined;
	if (kind === 'vertical' && a === c) return undefined;
	if (round && sizes[0] === third.b) return undefined;
	const angles = round ? [one, two, third] : [one, two];
	const solved =
		kind === 'vertical' ? equalAngles(one, two) : solveEquation(angles.map(piece), [term(total)]);
	if (!solved) return undefined;
	const [first, ...rest] = solved.lines;
	if (!first) return undefined;
	const wrongTotal = kind === 'supp' ? 90 : 180;
	const sumTo = (all: number) => rational(new Fraction(all - b - d - (round ? third.b : 0), a + c));
	const answer = withMisconceptions(
		integer(x),
		[integer(at(one, x)), 'gave the measure of the first angle instead of x'],
		[sumTo(wrongTotal), `set the sum of the angles equal to ${wrongTotal}°`],
		kind === 'vertical'
			? [
					rational(new Fraction(a > c ? d - b : b - d, a + c)),
					'added the x-terms instead of subtracting one of them',
				]
			: [
					sumTo(total + 2 * (b + d + (round ? third.b : 0))),
					'moved the constants to the other side without changing their signs',
				],
	);
	return {
		prompt: say`${TEXTS[kind](angles.map((each) => say`${angle(each)}`))} Find the value of ${symbol('x')}.`,
		answer,
		steps: [{ ...first, why: WHYS[kind] }, ...rest],
		hints: [HINTS[kind]],
		figure: anglePairFigure(kind, sizes, angles.map(angleText), altOf(kind, angles)),
	};
}

const TEXTS: Readonly<Record<PairKind, (angles: Prose[]) => Prose>> = {
	comp: ([one = say``, two = say``]) => say`Two complementary angles measure ${one} and ${two}.`,
	supp: ([one = say``, two = say``]) =>
		say`Two angles together form a straight line. They measure ${one} and ${two}.`,
	vertical: ([one = say``, two = say``]) =>
		say`Two lines intersect. Two vertical angles measure ${one} and ${two}.`,
	'around point': ([one = say``, two = say``, three = say``]) =>
		say`Three angles around a point measure ${one}, ${two}, and ${three}.`,
};

const WHYS: Readonly<Record<PairKind, string>> = {
	comp: 'complementary angles add up to 90°',
	supp: 'two angles that form a straight line are supplementary: they add up to 180°',
	vertical: 'vertical angles are equal',
	'around point': 'angles around a point add up to 360°',
};

const HINTS: Readonly<Record<PairKind, Prose>> = {
	comp: say`What is the sum of the measures of the two angles?`,
	supp: say`What is the sum of the measures of the two angles?`,
	vertical: say`How do the measures of two vertical angles compare?`,
	'around point': say`How many degrees are there in a full turn?`,
};

function compared(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	const { total, name, why } = KINDS[kind] ?? { total: 0, name: '', why: '' };
	const [k, n, form] = [draw.int('k'), draw.int('n'), draw.random.int(0, 2)];
	const factor = form === 1 ? 1 : k;
	const extra = form === 0 ? 0 : form === 1 ? n : -n;
	const small = (total - extra) / (factor + 1);
	const large = factor * small + extra;
	if (!Number.isInteger(small) || small < 5 || large <= small) return undefined;
	const asksLarge = draw.random.int(0, 1) === 1;
	/** The angle that is asked for, from another sum, extra or number of parts. */
	const asked = (sumOf: number, more: number, parts = factor + 1) => {
		const smaller = new Fraction(sumOf - more, parts);
		return rational(asksLarge ? new Fraction(sumOf).sub(smaller) : smaller);
	};
	const answer = withMisconceptions(
		withUnit(integer(asksLarge ? large : small), '°'),
		[
			integer(asksLarge ? small : large),
			`gave the ${asksLarge ? 'smaller' : 'larger'} angle instead of the ${asksLarge ? 'larger' : 'smaller'} one`,
		],
		[
			asked(270 - total, extra),
			`set the sum of the angles equal to ${270 - total}° instead of ${total}°`,
		],
		extra === 0
			? [asked(total, 0, factor), `divided ${total}° by ${factor} instead of ${factor + 1}`]
			: [
					asked(total, 0),
					form === 1
						? `wrote x instead of x + ${n} for the measure of the larger angle`
						: `wrote ${factor}x instead of ${factor}x − ${n} for the measure of the larger angle`,
				],
	);
	const times = factor === 2 ? 'twice' : `${factor} times`;
	const relation = [
		say`The measure of the larger angle is ${times} the measure of the smaller one.`,
		say`The larger angle measures ${angle(known(n))} more than the smaller one.`,
		say`The measure of the larger angle is ${angle(known(n))} less than ${times} the measure of the smaller one.`,
	][form];
	const solved = solveEquation(
		[term(1, 'x'), extra === 0 ? term(factor, 'x') : bracket(1, term(factor, 'x'), term(extra))],
		[term(total)],
	);
	if (!solved || !relation) return undefined;
	const [first, ...rest] = solved.lines;
	if (!first) return undefined;
	const larger = extra === 0 ? product(factor, 'x') : sum(product(factor, 'x'), extra);
	const which = asksLarge ? 'larger' : 'smaller';
	return {
		prompt: say`Two angles are ${name}. ${relation} What is the measure of the ${which} angle, in degrees?`,
		answer,
		steps: [
			sentence(
				say`Let ${symbol('x')} be the measure of the smaller angle, in degrees. Then the larger angle measures ${larger}.`,
			),
			{ ...first, why },
			...rest,
			...(asksLarge
				? [
						form === 1
							? line(equation(sum(small, n), large), `add ${n}° to the smaller angle`)
							: line(
									equation(difference(total, small), large),
									`subtract the smaller angle from ${total}°`,
								),
					]
				: []),
			sentence(say`The ${which} angle measures ${answer.body}.`),
		],
		hints: [
			say`If ${symbol('x')} is the measure of the smaller angle, what expression represents the measure of the larger angle? What is the sum of the two measures?`,
		],
		figure: anglePairFigure(
			kind as PairKind,
			[small],
			['smaller', 'larger'],
			kind === 'comp'
				? 'A right angle that a ray divides into a smaller and a larger angle.'
				: 'A straight line and a ray that starts on it. The ray forms a smaller and a larger angle with the line.',
		),
	};
}

// Two or three angles with a common corner.

type PairKind = 'comp' | 'supp' | 'vertical' | 'around point';

const toward = (degrees: number): Spot => [
	Math.cos((degrees * Math.PI) / 180),
	Math.sin((degrees * Math.PI) / 180),
];

const between = (from: number, to: number, text: string): Mark => ({
	mark: 'angle',
	at: [0, 0],
	to: [toward(from), toward(to)],
	text,
});

const ray = (degrees: number): Mark => ({ mark: 'path', at: [[0, 0], toward(degrees)] });

const MARGIN = 28;

/** Very narrow angles are drawn a little wider, so their text has room. */
const readable = (size: number, total: number): number =>
	Math.min(total - MARGIN, Math.max(MARGIN, size));

/** `sizes` in degrees, the first counterclockwise from the right; `texts` in the same order. */
function anglePairFigure(
	kind: PairKind,
	sizes: readonly number[],
	texts: readonly string[],
	alt: string,
): Diagram {
	const [one = 40, two = 40] = sizes;
	const [first = '', second = '', third = ''] = texts;
	if (kind === 'around point') {
		const [a, b] = [readable(one, 200), readable(two, 200)];
		return {
			kind: 'diagram',
			marks: [
				ray(0),
				ray(a),
				ray(a + b),
				between(0, a, first),
				between(a, a + b, second),
				between(a + b, 360, third),
			],
			alt,
		};
	}
	if (kind === 'vertical') {
		const size = readable(one, 180);
		return {
			kind: 'diagram',
			marks: [
				{
					mark: 'path',
					at: [
						[-1, 0],
						[1, 0],
					],
				},
				{ mark: 'path', at: [toward(size), toward(size + 180)] },
				between(0, size, first),
				between(180, 180 + size, second),
			],
			alt,
		};
	}
	const total = kind === 'comp' ? 90 : 180;
	const size = readable(one, total);
	return {
		kind: 'diagram',
		marks: [
			...[0, size, total].map(ray),
			...(kind === 'comp'
				? [{ mark: 'right', at: [0, 0], to: [toward(0), toward(90)] } as const]
				: []),
			between(0, size, first),
			between(size, total, second),
		],
		alt,
	};
}
