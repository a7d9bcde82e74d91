/** The missing side of two similar figures: drawn together, at an altitude, or only described. */
import { equation, quotient, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import {
	numberAnswer,
	scaledLines,
	type Side,
	tidyLength,
	written,
	scaledMisconceptions,
} from '../../../steps/scaled-sides.ts';
import { altitudeTriangle, LAYOUTS, length, sideOf, sides } from './layouts.ts';
import { IN_ORDER, inOrder } from '../../../steps/corresponding.ts';

/** Larger than 1, and larger than its inverse. */
const growth = (k: number): number => (k < 1 ? 1 / k : k);

/** Sides a and b, and their matches, which are k times as long: of similar size, and no two of them equal. */
const isClear = (a: number, b: number, k: number): boolean =>
	Math.max(a, b) <= 2.5 * Math.min(a, b) &&
	new Set([a, b, a * k, b * k].map(tidyLength)).size === 4;

export function missingSideInLayout(draw: Draw): Draft | undefined {
	const type = draw.inTurn('layout');
	const [a, b, k] = [draw.int('a'), draw.int('b'), growth(draw.int('k'))];
	if (type.startsWith('right')) return altitude(a, k);
	const layout = LAYOUTS[type];
	if (!layout || !isClear(a, b, k)) return undefined;
	// With midpoints, both parts of a divided side are equal.
	if (type === 'nested' && k === 2) return undefined;
	const [one, two] = draw.random.sample(['01', '12', '02'], 2);
	const [known, asked] = [sideOf(layout.names, one ?? '', a), sideOf(layout.names, two ?? '', b)];
	return sides(layout, known, asked, k, draw.random.int(0, 1) === 0);
}

/** AD : CD = CD : DB. */
function altitude(a: number, k: number): Draft | undefined {
	const [h, far] = [tidyLength(a * k), tidyLength(a * k * k)];
	if (far > 90) return undefined;
	const first: Side = { name: 'AD', match: 'CD', value: a };
	const second: Side = { name: 'CD', match: 'DB', value: h };
	return {
		prompt: say`Triangle ${symbol('ABC')} has a right angle at ${symbol('C')}. The altitude from ${symbol('C')} meets ${symbol('AB')} at ${symbol('D')}. ${length('AD', a)} and ${length('CD', h)}. Find ${symbol('DB')}, in centimetres.`,
		answer: withMisconceptions(
			withUnit(numberAnswer(far), 'cm'),
			...scaledMisconceptions(first, second, k, true),
		),
		steps: [
			sentence(
				say`Triangle ${symbol('ADC')} is similar to triangle ${symbol('CDB')}.`,
				'both have a right angle at D, and angles ACD and B are both complementary to angle A',
			),
			...scaledLines(first, second, k, true),
		],
		hints: [
			say`The altitude divides the triangle into two similar triangles. Which sides correspond?`,
		],
		figure: altitudeTriangle([
			['AD', a],
			['CD', h],
		]),
	};
}

/** Two figures that are named or described; the slot tells which of them has the unknown side. */
export function sideOfSimilar(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), growth(draw.int('k'))];
	const findMatch = ['big', '2'].includes(draw.inTurn('slot'));
	if (!isClear(a, b, k)) return undefined;
	if (draw.inTurn('shape') === 'rectangle')
		return rectangles(Math.min(a, b), Math.max(a, b), k, findMatch);
	const [one, two] = draw.random.sample(['01', '12', '02'], 2);
	const names = ['ABC', 'DEF'] as const;
	return sides(
		{
			setting: inOrder('ABC', 'similar', 'DEF'),
			why: IN_ORDER,
			names,
		},
		sideOf(names, one ?? '', a),
		sideOf(names, two ?? '', b),
		k,
		findMatch,
	);
}

function rectangles(wide: number, long: number, k: number, findMatch: boolean): Draft {
	const [small, big] = ['small rectangle', 'large rectangle'];
	const known = say`The ${small} is ${written(wide)} cm wide, and the ${big} is ${written(wide * k)} cm wide.`;
	const given = findMatch
		? say`The ${small} is ${written(long)} cm long.`
		: say`The ${big} is ${written(long * k)} cm long.`;
	const result = findMatch ? tidyLength(long * k) : long;
	return {
		prompt: say`Two rectangles are similar. ${known} ${given} How long is the ${findMatch ? big : small}, in centimetres?`,
		answer: withMisconceptions(
			withUnit(numberAnswer(result), 'cm'),
			...scaledMisconceptions(
				{ name: '', match: '', value: wide },
				{ name: '', match: '', value: long },
				k,
				findMatch,
			),
		),
		steps: [
			line(
				equation('k', equation(quotient(written(wide * k), written(wide)), written(k))),
				'the scale factor k is the ratio of the two widths',
			),
			line(
				equation(
					'l',
					findMatch
						? { kind: 'times', factors: [written(k), written(long)] }
						: { kind: 'divided', left: written(long * k), right: written(k) },
				),
				findMatch
					? `l is the length of the ${big}: multiply by the scale factor`
					: `l is the length of the ${small}: divide by the scale factor`,
			),
			line(equation('l', written(result)), findMatch ? 'multiply' : 'divide'),
			sentence(say`The ${findMatch ? big : small} is ${written(result)} cm long.`),
		],
		hints: [
			say`The large rectangle is how many times as wide as the small one? What does that tell you about the lengths?`,
		],
	};
}
