/** trig.area: the area from two sides and the angle between them. */
import { line, sentence, type Skills, withFigure, withMisconceptions } from '../../../family.ts';
import { equation, num, product, quotient, relation, symbol } from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { unitIn } from '../../../steps/measured.ts';
import {
	freeCorners,
	inTriangle,
	type Picture,
	pictureFigure,
} from '../../../steps/triangle-figure.ts';
import {
	degree,
	fromTwoSides,
	isAcute,
	isNearBorder,
	lengthAnswer,
	namesIn,
	ratioOf,
	sinOf,
	small,
	cosOf,
	TO_TENTH,
} from '../../../steps/triangle.ts';

export const skills: Skills = {
	'Find the area from two sides and an angle'(draw) {
		const [a, b, C] = [draw.int('a'), draw.int('b'), draw.int('C')];
		const triangle = fromTwoSides(a, b, C);
		const area = (a * b * sinOf(C)) / 2;
		if (!isAcute(triangle) || isNearBorder(area, 1)) return undefined;
		const names = namesIn(draw);
		if (names.includes('H')) return undefined;
		const unit = unitIn(draw);
		const picture: Picture = {
			names,
			triangle,
			unit,
			given: { angles: [2], sides: [0, 1] },
			wanted: {},
		};
		const answer = withMisconceptions(
			lengthAnswer(area, `square ${unit.many}`),
			[lengthAnswer(2 * area, ''), 'did not take half the product of the base and the height'],
			[lengthAnswer((a * b * cosOf(C)) / 2, ''), 'used cosine instead of sine'],
			[lengthAnswer((a * b) / 2, ''), `used side ${small(names[1])} as the height`],
		);
		const [A, vertex] = [symbol(names[0]), symbol(names[2])];
		const [base, slanted] = [small(names[0]), small(names[1])];
		const sin = ratioOf('sin', degree(C));
		const figure = pictureFigure(picture, freeCorners(draw, triangle));
		return {
			prompt: say`${inTriangle(picture)} Find the area of the triangle in square ${unit.many}, to the nearest tenth.`,
			answer,
			steps: [
				sentence(
					say`Draw the height ${symbol('h')} from ${A} to side ${symbol(base)}. It forms a right triangle with side ${symbol(slanted)}.`,
				),
				line(
					equation(ratioOf('sin', vertex), quotient('h', slanted)),
					'sine is opposite over hypotenuse',
				),
				line(equation(sin, quotient('h', b)), 'substitute the known values'),
				withFigure(line(equation('h', product(b, sin)), `multiply both sides by ${b}`), {
					kind: 'right triangles',
					triangles: [{ up: 'h', longest: String(b), angle: `${C}°` }],
					rise: Math.tan((C * Math.PI) / 180),
				}),
				line(
					relation(symbol('\\text{area}'), '=', product(num('1/2'), base, 'h')),
					'the area is half of the base times the height',
				),
				line(
					relation(symbol('\\text{area}'), '=', product(num('1/2'), num(a), product(b, sin))),
					'substitute the base and the height',
				),
				line(relation(symbol('\\text{area}'), '\\approx', rounded(area, 1)), TO_TENTH),
				sentence(say`The area is about ${answer.body}.`),
			],
			hints: [
				say`If side ${symbol(base)} is the base, how can you find the height from side ${symbol(slanted)} and the angle?`,
			],
			figure: { ...figure, alt: `${figure.alt} The area is unknown.` },
		};
	},
};
