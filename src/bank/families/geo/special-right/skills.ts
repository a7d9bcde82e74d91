/** geo.special-right: 45-45-90 and 30-60-90 triangles, exactly. */
import Fraction from 'fraction.js';
import { equation, num, product, times } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	radical,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import type { Diagram } from '../../../figures/figure.ts';
import { size, sizeText, sizeWords, unitIn } from '../../../steps/measured.ts';
import { EXACT_LENGTH } from '../../../steps/square-roots.ts';
import {
	half,
	HALVES,
	HINT_45,
	HYPOTENUSE_45,
	LEG_45,
	type Make,
	rationalized,
	reduced,
	surd,
} from './special-triangles.ts';

// The diagonal of a square and the altitude of an equilateral triangle.

const WHOLES: Readonly<Record<string, Make>> = {
	'square diagonal'(s, ask, unit) {
		const [text, words] = [sizeText(s, unit), sizeWords(s, unit)];
		const back = ask === 'leg';
		const figure: Diagram = {
			kind: 'diagram',
			marks: [
				{
					mark: 'path',
					at: [
						[0, 0],
						[1, 0],
						[1, 1],
						[0, 1],
					],
					closed: true,
				},
				{
					mark: 'path',
					at: [
						[0, 0],
						[1, 1],
					],
					accent: true,
				},
				{
					mark: 'side',
					ends: [
						[0, 0],
						[1, 0],
					],
					text: back ? 'x' : text,
					awayFrom: [0, 1],
				},
				{
					mark: 'side',
					ends: [
						[0, 0],
						[1, 1],
					],
					text: back ? text : 'x',
					awayFrom: [1, 0],
				},
			],
			alt: back
				? `A square with a diagonal of ${words} and sides x.`
				: `A square with sides of ${words} and a diagonal x.`,
		};
		if (back)
			return {
				text: say`The diagonal of a square is ${size(s, unit)} long.`,
				asked: 'the side length of the square',
				rationalizes: true,
				value: surd(new Fraction(s, 2), 2),
				misconceptions: LEG_45(s),
				lines: [
					line(equation(product('x', root(2)), s), 'x is a side; the diagonal is √2 times a side'),
					...rationalized('x', s, 2),
					...reduced('x', s, 2),
				],
				hint: HINT_45,
				figure,
			};
		return {
			text: say`Each side of a square is ${size(s, unit)} long.`,
			asked: 'the length of the diagonal',
			value: surd(s, 2),
			misconceptions: HYPOTENUSE_45(s),
			lines: [
				line(
					equation('x', surd(s, 2)),
					'the diagonal x divides the square into two 45-45-90 triangles, so it is √2 times a side',
				),
			],
			hint: HINT_45,
			figure,
		};
	},
	'equilateral altitude'(s, ask, unit) {
		const [text, words] = [sizeText(s, unit), sizeWords(s, unit)];
		const area = ask === 'area or perimeter';
		const altitude = surd(new Fraction(s, 2), 3);
		const first = line(
			equation('h', altitude),
			'the altitude is the longer leg of a 30-60-90 triangle, √3 times half of a side',
		);
		return {
			text: say`Each side of an equilateral triangle is ${size(s, unit)} long.`,
			asked: area ? 'the area of the triangle' : 'the length of an altitude',
			...(area ? { square: true as const } : {}),
			value: area ? surd(new Fraction(s * s, 4), 3) : altitude,
			misconceptions: area
				? [
						[
							radical(surd(new Fraction(s * s, 2), 3)),
							'did not take half of the product of the base and the height',
						],
						[radical(num(new Fraction(s * s, 2))), 'used the side as the height'],
					]
				: [
						[radical(surd(s, 3)), 'multiplied the whole side by √3 instead of half of it'],
						[radical(surd(new Fraction(s, 2), 2)), 'used √2 instead of √3'],
						[radical(num(new Fraction(s, 2))), 'gave half of the side'],
					],
			lines: area
				? [
						first,
						line(
							equation('A', times(half, s, altitude)),
							'the area is half of the base times the height',
						),
						line(equation('A', surd(new Fraction(s * s, 4), 3)), 'multiply'),
					]
				: [
						line(
							equation('a', num(new Fraction(s, 2))),
							'a is half of a side: the altitude meets the side at its midpoint',
						),
						line(
							equation('h', product('a', root(3))),
							'the altitude h is the longer leg of a 30-60-90 triangle, √3 times the shorter leg a',
						),
						line(equation('h', altitude), 'substitute the value of a'),
					],
			hint: say`Into which special triangles does the altitude divide the equilateral triangle?`,
			figure: {
				kind: 'diagram',
				marks: [
					{
						mark: 'path',
						at: [
							[-1, 0],
							[1, 0],
							[0, 1.732],
						],
						closed: true,
					},
					{
						mark: 'path',
						at: [
							[0, 0],
							[0, 1.732],
						],
						dashed: true,
					},
					{
						mark: 'right',
						at: [0, 0],
						to: [
							[1, 0],
							[0, 1],
						],
					},
					{
						mark: 'side',
						ends: [
							[1, 0],
							[0, 1.732],
						],
						text,
						awayFrom: [-1, 0],
					},
					{
						mark: 'side',
						ends: [
							[0, 0],
							[0, 1.732],
						],
						text: 'h',
						awayFrom: [3, 0],
					},
				],
				alt: `An equilateral triangle with sides of ${words} and altitude h.`,
			},
		};
	},
};

export const skills: Skills = {
	'Find the sides of special right triangles': special,
	'Find lengths or areas in special right triangles': special,
};

function special(draw: Draw): Draft | undefined {
	const [s, unit] = [draw.int('s'), unitIn(draw)];
	if (s < 2) return undefined;
	const made = caseOf({ ...HALVES, ...WHOLES }, draw.inTurn('kind'))(
		s,
		draw.choice('ask'),
		unit,
		draw,
	);
	const answer = withMisconceptions(
		withUnit(radical(made.value), `${made.square ? 'square ' : ''}${unit.many}`),
		...made.misconceptions,
	);
	return {
		prompt: say`${made.text} Find ${made.asked}, in ${made.square ? 'square ' : ''}${unit.many}.${made.rationalizes ? RATIONALIZED : ` ${EXACT_LENGTH}`}`,
		answer,
		steps: [...made.lines, sentence(say`${capital(made.asked)} is ${answer.body}.`)],
		hints: [made.hint],
		figure: made.figure,
	};
}

const RATIONALIZED =
	' Give the exact value in simplest form, with no square root in the denominator.';
