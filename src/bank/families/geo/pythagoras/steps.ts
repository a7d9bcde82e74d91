/** Figures that need the theorem twice, or once with a length that is found first. */
import {
	difference,
	equation,
	num,
	power,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, type Line, line, withFigure } from '../../../family.ts';
import { boxFigure } from '../../../figures/shape-solids.ts';
import { size, sizeTerm, sizeText, sizeWords, unitIn } from '../../../steps/measured.ts';
import type { Diagram, Spot } from '../../../figures/figure.ts';
import { pythagorean, rootLines } from '../../../steps/square-roots.ts';
import { lengthDraft } from './length-question.ts';

type Make = (a: number, b: number, c: number, draw: Draw) => Draft | undefined;

const squared = (value: number) => power(num(value), 2);

/** The square of a hypotenuse from its two legs. */
const hypotenuse = (letter: string, one: number, two: number, why: string): Line[] => [
	line(equation(power(letter, 2), sum(squared(one), squared(two))), why),
	line(equation(power(letter, 2), sum(one * one, two * two)), 'square both numbers'),
	line(equation(power(letter, 2), one * one + two * two), 'add'),
];

/** From x² = d² + c², where d² = a² + b² is known, to x. */
function fromSquare(d: string, [a, b, c]: readonly [number, number, number]): Line[] {
	const [known, other] = [a * a + b * b, c * c];
	return [
		line(
			equation(power('x', 2), sum(known, other)),
			`substitute ${known} for ${d}², and square ${c}`,
		),
		line(equation(power('x', 2), known + other), 'add'),
		...rootLines(known + other, 'x'),
	];
}

const LAYOUTS: Readonly<Record<string, Make>> = {
	'box diagonal'(a, b, c, draw) {
		const unit = unitIn(draw);
		const square = a * a + b * b + c * c;
		if (a <= b) return undefined;
		return lengthDraft({
			prompt: say`A rectangular prism is ${size(a, unit)} long, ${size(b, unit)} wide, and ${size(c, unit)} high. How long is the diagonal from one corner to the opposite corner through the inside of the prism, in ${unit.many}?`,
			square,
			lines: [
				...hypotenuse(
					'd',
					a,
					b,
					'd, the diagonal of the base, is the hypotenuse of a triangle whose legs are the length and the width',
				),
				line(
					equation(power('x', 2), sum(power('d', 2), squared(c))),
					'x, the inside diagonal, is the hypotenuse of a triangle whose legs are d and the height',
				),
				...fromSquare('d', [a, b, c]),
			],
			letter: 'x',
			tenth: false,
			unit,
			tell: 'The diagonal is',
			end: ' long',
			misconceptions: [
				[a * a + b * b, 'gave the diagonal of the base'],
				[(a + b + c) ** 2, 'added the lengths instead of their squares'],
			],
			hint: say`Which right triangle has the inside diagonal as its hypotenuse? What are its legs?`,
			figure: boxFigure([a, b, c], [sizeText(a, unit), sizeText(b, unit), sizeText(c, unit)], {
				alt: `A rectangular prism with length ${sizeWords(a, unit)}, width ${sizeWords(b, unit)}, and height ${sizeWords(c, unit)}.`,
			}),
		});
	},
	'two joined right triangles'(a, b, c, draw) {
		const unit = unitIn(draw);
		const square = a * a + b * b + c * c;
		if (new Set([a, b, c]).size < 3) return undefined;
		const [A, B, C]: [Spot, Spot, Spot] = [
			[0, 1],
			[0, 0],
			[1.4, 0],
		];
		const D: Spot = [1.4 + 0.62, 0.87];
		return lengthDraft({
			prompt: say`Triangle ${symbol('ABC')} has a right angle at ${symbol('B')}, with ${equation(symbol('AB'), sizeTerm(a, unit))} and ${equation(symbol('BC'), sizeTerm(b, unit))}. Triangle ${symbol('ACD')} is built on ${symbol('AC')} with a right angle at ${symbol('C')}, and ${equation(symbol('CD'), sizeTerm(c, unit))}. How long is ${symbol('AD')}, in ${unit.many}?`,
			square,
			lines: [
				...hypotenuse('y', a, b, 'y is AC, the hypotenuse of triangle ABC'),
				line(
					equation(power('x', 2), sum(power('y', 2), squared(c))),
					'x is AD, the hypotenuse of triangle ACD',
				),
				...fromSquare('y', [a, b, c]),
			],
			letter: 'x',
			tenth: false,
			unit,
			tell: say`${symbol('AD')} is`,
			end: ' long',
			misconceptions: [
				[a * a + b * b, 'stopped at the length of AC'],
				[(a + b + c) ** 2, 'added the lengths instead of their squares'],
			],
			hint: say`Which side do the two triangles share? What is its square?`,
			figure: {
				kind: 'diagram',
				marks: [
					{ mark: 'path', at: [A, B, C], closed: true },
					{ mark: 'path', at: [A, D, C] },
					{ mark: 'right', at: B, to: [A, C] },
					{ mark: 'right', at: C, to: [A, D] },
					{ mark: 'side', ends: [A, B], text: sizeText(a, unit), awayFrom: C },
					{ mark: 'side', ends: [B, C], text: sizeText(b, unit), awayFrom: A },
					{ mark: 'side', ends: [C, D], text: sizeText(c, unit), awayFrom: A },
					{ mark: 'text', at: A, text: 'A', awayFrom: C },
					{ mark: 'text', at: B, text: 'B', awayFrom: D },
					{ mark: 'text', at: C, text: 'C', awayFrom: [1, 1] },
					{ mark: 'text', at: D, text: 'D', awayFrom: B },
				],
				alt: `Triangle ABC with a right angle at B; AB is ${sizeWords(a, unit)} long, and BC is ${sizeWords(b, unit)} long. Triangle ACD is built on side AC, with a right angle at C; CD is ${sizeWords(c, unit)} long.`,
			},
		});
	},
	'isosceles altitude'(a, b, _, draw) {
		const unit = unitIn(draw);
		const [base, side] = [2 * a, a + b];
		const square = side * side - a * a;
		if (side === base) return undefined;
		return lengthDraft({
			prompt: say`An isosceles triangle has a base of ${size(base, unit)}, and each of its equal sides is ${size(side, unit)} long. How long is the altitude to the base, in ${unit.many}?`,
			square,
			lines: [
				line(
					equation('a', equation(quotient(base, 2), a)),
					'a is half of the base: the altitude meets the base at its midpoint',
				),
				...withHalf(pythagorean({ longest: false, one: a, two: side }, 'h'), a, side),
			],
			letter: 'h',
			tenth: false,
			unit,
			tell: 'The altitude is',
			end: ' long',
			misconceptions: [
				[side * side - base * base, 'used the whole base as a leg instead of half of it'],
				[side * side + a * a, 'added the squares, as if the altitude were the hypotenuse'],
			],
			hint: say`Into what kind of triangles does the altitude divide the isosceles triangle? How long is the leg that lies along the base?`,
			figure: halves(
				1,
				0,
				{ base: sizeText(base, unit), side: sizeText(side, unit), height: 'h' },
				`An isosceles triangle with a base of ${sizeWords(base, unit)}, two equal sides of ${sizeWords(side, unit)}, and the altitude h to the base.`,
			),
		});
	},
	'trapezoid height'(a, b, c, draw) {
		const unit = unitIn(draw);
		const [low, side] = [b + 2 * a, a + c];
		const square = side * side - a * a;
		return lengthDraft({
			prompt: say`The parallel sides of an isosceles trapezoid are ${size(low, unit)} and ${size(b, unit)} long. Each of its other two sides is ${size(side, unit)} long. What is the height of the trapezoid, in ${unit.many}?`,
			square,
			lines: [
				line(
					equation('a', equation(quotient(difference(low, b), 2), a)),
					'a is how far the longer side extends beyond the shorter one at each end',
				),
				...withHalf(pythagorean({ longest: false, one: a, two: side }, 'h'), a, side),
			],
			letter: 'h',
			tenth: false,
			unit,
			tell: 'The height is',
			misconceptions: [
				[side * side - 4 * a * a, 'did not halve the difference between the parallel sides'],
				[side * side + a * a, 'added the squares, as if the height were the hypotenuse'],
			],
			hint: say`Imagine cutting off a right triangle at one end. How long is its horizontal leg?`,
			figure: halves(
				1,
				0.7,
				{
					base: sizeText(low, unit),
					side: sizeText(side, unit),
					height: 'h',
					top: sizeText(b, unit),
				},
				`An isosceles trapezoid. The lower parallel side is ${sizeWords(low, unit)}, the upper one is ${sizeWords(b, unit)}, the other two sides are ${sizeWords(side, unit)} each, and the height is h.`,
			),
		});
	},
};

/** The right triangle that the height cuts off, drawn where the theorem is written. */
const withHalf = (lines: readonly Line[], a: number, side: number): Line[] =>
	lines.map((one, at) =>
		at === 0
			? withFigure(one, {
					kind: 'right triangles',
					triangles: [{ across: String(a), up: 'h', longest: String(side) }],
					rise: Math.sqrt(side * side - a * a) / a,
				})
			: one,
	);

/** A triangle or trapezoid that is the same on both sides; `top` is half of its upper side. */
function halves(
	half: number,
	top: number,
	texts: { base: string; side: string; height: string; top?: string },
	alt: string,
): Diagram {
	const wide = half + top;
	const [left, right]: [Spot, Spot] = [
		[-top, 1.3],
		[top, 1.3],
	];
	const foot: Spot = [-top, 0];
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: [[-wide, 0], [wide, 0], right, left], closed: true },
			{ mark: 'path', at: [left, foot], dashed: true },
			{ mark: 'right', at: foot, to: [[wide, 0], left] },
			{
				mark: 'side',
				ends: [
					[-wide, 0],
					[wide, 0],
				],
				text: texts.base,
				awayFrom: [0, 1],
			},
			{ mark: 'side', ends: [[wide, 0], right], text: texts.side, awayFrom: [0, 0] },
			{ mark: 'side', ends: [[-wide, 0], left], text: texts.side, awayFrom: [0, 0] },
			{ mark: 'side', ends: [foot, left], text: texts.height, awayFrom: [-3, 0] },
			...(texts.top
				? [{ mark: 'side', ends: [left, right], text: texts.top, awayFrom: [0, 0] } as const]
				: []),
		],
		alt,
	};
}

export function twoSteps(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	return caseOf(LAYOUTS, draw.inTurn('layout'))(a, b, c, draw);
}
