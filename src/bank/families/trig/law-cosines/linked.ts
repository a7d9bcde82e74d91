/** Two triangles on a common side: it is found with the cosine law, then used in the sine law. */
import { type Draft, type Draw, line, sentence, withMisconceptions } from '../../../family.ts';
import {
	brackets,
	equation,
	type Expression,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { networkFigure } from '../../../figures/diagram.ts';
import { toFind, statedTriangle } from '../../../steps/triangle-figure.ts';
import { sizeTerm, sizeText, unitIn } from '../../../steps/measured.ts';
import {
	about,
	angleGiven,
	angleName,
	cosOf,
	degree,
	fromTwoAngles,
	fromTwoSides,
	isAcute,
	isNearBorder,
	lengthAnswer,
	ratioOf,
	sinOf,
	TO_TENTH,
} from '../../../steps/triangle.ts';
import type { Spot } from '../../../figures/figure.ts';

/** ABC from two sides and angle C; ABD on the other side of AB from the angles at A and D; BD is asked for. */
export function linkedTriangles(draw: Draw): Draft | undefined {
	const [a, b, C] = [draw.int('a'), draw.int('b'), draw.int('C')];
	const [atA, atD] = [draw.random.int(35, 70), draw.random.int(45, 85)];
	const upper = fromTwoSides(a, b, C);
	const c = upper.sides[2];
	const lower = fromTwoAngles(atA, atD, c, 2);
	const x = (c * sinOf(atA)) / sinOf(atD);
	if (!isAcute(upper) || !isAcute(lower) || lower.angles[2] < 25 || isNearBorder(x, 1) || a === b)
		return undefined;
	const unit = unitIn(draw);
	const answer = withMisconceptions(
		lengthAnswer(x, unit.many),
		[lengthAnswer(c, unit.many), 'stopped at side AB'],
		[
			lengthAnswer((c * sinOf(atD)) / sinOf(atA), unit.many),
			'interchanged the two angles in the sine law',
		],
		[
			lengthAnswer((Math.hypot(a, b) * sinOf(atA)) / sinOf(atD), unit.many),
			'used the Pythagorean theorem to find AB',
		],
	);
	const c3 = rounded(c, 3);
	const [sA, sD] = [ratioOf('sin', degree(atA)), ratioOf('sin', degree(atD))];
	const [AB, BC, AC] = [symbol('AB'), symbol('BC'), symbol('AC')];
	const given: readonly Expression[] = [
		equation('BC', sizeTerm(a, unit)),
		equation('AC', sizeTerm(b, unit)),
		angleGiven('C', C),
	];
	const corners: Record<string, Spot> = {
		A: [0, 0],
		B: [c, 0],
		C: [b * cosOf(upper.angles[0]), b * sinOf(upper.angles[0])],
		D: [reach(c, atA, atD) * cosOf(atA), -reach(c, atA, atD) * sinOf(atA)],
	};
	const alt = [
		statedTriangle({ name: 'ABC', angles: { C }, sides: { BC: a, AC: b } }, unit.many),
		'Point D lies on the other side of AB.',
		statedTriangle({ name: 'ABD', angles: { A: atA, D: atD } }, unit.many),
		toFind('BD', 'x'),
	].join(' ');
	return {
		prompt: say`In triangle ${symbol('ABC')}, ${given[0] ?? AB}, ${given[1] ?? AB}, and ${given[2] ?? AB}. Point ${symbol('D')} is on the opposite side of ${AB} from ${symbol('C')}, with ${angleGiven('BAD', atA)} and ${angleGiven('D', atD)}. Find the length of ${symbol('BD')} in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			line(
				equation(
					power(AB, 2),
					sum(
						power(BC, 2),
						power(AC, 2),
						product(-2, brackets(BC), brackets(AC), ratioOf('cos', angleName('C'))),
					),
				),
				'the cosine law in triangle ABC',
			),
			line(
				equation(
					power(AB, 2),
					sum(power(a, 2), power(b, 2), product(-2, a, b, ratioOf('cos', degree(C)))),
				),
				'substitute the known values',
			),
			about(power(AB, 2), c * c, 3, 'evaluate the right side'),
			about(AB, c, 3, 'take the positive square root; keep extra digits for the next step'),
			line(
				equation(
					quotient(symbol('BD'), ratioOf('sin', angleName('BAD'))),
					quotient(AB, ratioOf('sin', angleName('D'))),
				),
				'the sine law in triangle ABD',
			),
			line(
				relation(quotient('x', sA), '\\approx', quotient(c3, sD)),
				'substitute the known values, with x for BD',
			),
			line(
				relation('x', '\\approx', quotient(product(c3, sA), sD)),
				`multiply both sides by sin ${atA}°`,
			),
			about('x', x, 1, TO_TENTH),
			sentence(say`${symbol('BD')} is about ${answer.body} long.`),
		],
		hints: [
			say`Which side do the two triangles share? From which triangle can you find it?`,
			say`What do you now know about the other triangle? Which law can you use with that information?`,
		],
		figure: networkFigure(
			{
				points: corners,
				segments: ['AB', 'BC', 'AC', 'AD', 'BD'],
				sides: { BC: sizeText(a, unit), AC: sizeText(b, unit), BD: 'x' },
				angles: { ACB: `${C}°`, BAD: `${atA}°`, ADB: `${atD}°` },
			},
			alt,
		),
	};
}

/** From A to D. */
const reach = (c: number, atA: number, atD: number): number =>
	(c * sinOf(180 - atA - atD)) / sinOf(atD);
