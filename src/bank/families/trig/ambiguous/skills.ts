/** trig.ambiguous: two sides and an angle that is not between them give no, one, or two triangles. */
import { product, relation, symbol } from '../../../../math/expression.ts';
import { decimal, measure, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withFigure,
} from '../../../family.ts';
import { both, type Given, givenIn } from './both.ts';
import { unitIn } from '../../../steps/measured.ts';
import {
	angleName,
	degree,
	length,
	namesIn,
	ratioOf,
	sinOf,
	small,
} from '../../../steps/triangle.ts';

const COUNTS = ['no triangle', 'exactly one triangle', 'exactly two triangles'] as const;

function countOf({ A, a, b }: Given): 0 | 1 | 2 {
	if (A > 90) return a > b ? 1 : 0;
	if (a >= b) return 1;
	return a > b * sinOf(A) ? 2 : 0;
}

/** A side for no, one or two triangles, all often enough; the plan's own draw is kept where it fits. */
function sideFor(draw: Draw): number {
	const [A, a, b] = [draw.int('A'), draw.int('a'), draw.int('b')];
	const h = b * sinOf(A);
	const wanted = draw.random.pick([0, 1, 2, 2]);
	if (wanted === 1) return a > b ? a : b + draw.random.int(1, 8);
	if (A > 90 && wanted === 2) return 0;
	if (A > 90) return a < b ? a : b - draw.random.int(1, 8);
	const [low, high] = wanted === 0 ? [3, Math.floor(h - 0.3)] : [Math.ceil(h + 0.3), b - 1];
	if (low > high) return 0;
	return a >= low && a <= high ? a : draw.random.int(low, high);
}

function count(draw: Draw): Draft | undefined {
	const given: Given = {
		names: namesIn(draw),
		unit: unitIn(draw),
		A: draw.int('A'),
		a: sideFor(draw),
		b: draw.int('b'),
	};
	const { names, A, a, b, unit } = given;
	const many = countOf(given);
	if (A === 90 || a === b || a < 3 || names.includes('H')) return undefined;
	const h = b * sinOf(A);
	if (A < 90 && Math.abs(a - h) < 0.1) return undefined;
	// sin 30° = 1/2
	const heightText = A === 30 ? String(b / 2) : roundedText(h, 1);
	const height = decimal(heightText);
	const [x, y] = [symbol(small(names[0])), symbol(small(names[1]))];
	const letter = angleName(names[0]);
	const right = COUNTS[many];
	const wrong = [...COUNTS.filter((one) => one !== right), 'infinitely many triangles'];
	const because =
		A > 90
			? a > b
				? sentence(
						say`Side ${x}, opposite the obtuse angle, is longer than side ${y}, so it reaches the other arm of ${letter} once.`,
					)
				: sentence(
						say`Side ${x}, opposite the obtuse angle, would have to be the longest side, but it is shorter than side ${y}.`,
					)
			: many === 1
				? sentence(
						say`Side ${x} is longer than side ${y}, so it reaches the other arm of ${letter} only once.`,
					)
				: many === 2
					? sentence(
							say`Side ${x} is longer than the height but shorter than side ${y}, so it reaches the other arm of ${letter} twice.`,
						)
					: sentence(
							say`Side ${x} is shorter than the height, so it does not reach the other arm of ${letter}.`,
						);
	const compare =
		A > 90 || many === 1
			? line(
					relation(length(a), a > b ? '>' : '<', length(b)),
					'compare the side opposite the given angle with the other given side',
				)
			: line(
					many === 2
						? relation(relation(height, '<', length(a)), '<', length(b))
						: relation(length(a), '<', height),
					many === 2
						? 'compare the side opposite the given angle with the height and the other given side'
						: 'compare the side opposite the given angle with the height',
				);
	return {
		prompt: say`How many different triangles ${symbol(names.join(''))} have ${givenIn(given)}?`,
		answer: multipleChoice(
			say`${right}`,
			...wrong.map((text) => distractor(say`${text}`, misconceptionOf(text, given, many))),
		),
		steps: [
			sentence(
				A > 90
					? say`${letter} is obtuse.`
					: many === 1
						? say`${letter} is acute.`
						: say`${letter} is acute. The height from ${symbol(names[2])} is ${product(y, ratioOf('sin', names[0]))}.`,
				A > 90 || many === 1
					? undefined
					: `sine is opposite over hypotenuse: the height is opposite angle ${names[0]}, and side ${small(names[1])} is the hypotenuse`,
			),
			...(A > 90 || many === 1
				? []
				: [
						withFigure(
							line(
								relation(
									product(length(b), ratioOf('sin', degree(A))),
									A === 30 ? '=' : '\\approx',
									measure(height, unit.short),
								),
								'substitute the known values',
							),
							{
								kind: 'right triangles',
								triangles: [{ up: heightText, longest: String(b), angle: `${A}°` }],
								rise: Math.tan((A * Math.PI) / 180),
							},
						),
					]),
			compare,
			because,
			sentence(say`There ${many === 2 ? 'are' : 'is'} ${right} with these measures.`),
		],
		hints: [
			say`Is the given angle acute or obtuse?`,
			say`How does the side opposite the given angle compare with the other given side? If the angle is acute, how does the side opposite it compare with the height?`,
		],
	};
}

function misconceptionOf(text: string, { names, A }: Given, many: 0 | 1 | 2): string {
	const side = `side ${small(names[0])}`;
	const arm = `the other arm of angle ${names[0]}`;
	if (text === 'no triangle') return `assumed that ${side} is too short to reach ${arm}`;
	if (text === 'exactly one triangle')
		return many === 0
			? `assumed that ${side} reaches ${arm}, although it is too short`
			: `counted only one of the two places where ${side} can meet ${arm}`;
	if (text === 'exactly two triangles')
		return A > 90
			? 'counted a second triangle, which would have two obtuse angles'
			: 'assumed that two sides and an angle opposite one of them always give two triangles';
	return 'assumed that the third side can have any length';
}

export const skills: Skills = {
	'Find the number of possible triangles': count,
	'Find both solutions of an ambiguous triangle': both,
};
