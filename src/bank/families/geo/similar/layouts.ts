/** Two similar triangles in one figure, and the missing side of two similar figures. */
import { equation, quotient, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { clausesInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';
import {
	IN_ORDER,
	inOrder,
	numberAnswer,
	scaledLines,
	scaledMisconceptions,
	type Side,
	tidyLength,
	written,
} from '../../../steps/scaled-sides.ts';
import { withPair } from './pair.ts';

// Triangles that share a corner: one inside the other, or opposite each other. Not to scale beyond the layout.

/** Sides with their lengths in centimetres. */
type Lengths = readonly (readonly [side: string, length: number | 'x'])[];

const named = (spots: Readonly<Record<string, Spot>>, middle: Spot): Mark[] =>
	Object.entries(spots).map(([text, at]): Mark => ({ mark: 'text', at, text, awayFrom: middle }));

const path = (...at: Spot[]): Mark => ({ mark: 'path', at, closed: true });

/**
 * The lengths beside their segments, each outside the first of the triangles that has it as a side. None where one
 * belongs to a side with a point on it: two segments could have the label.
 */
function labels(
	lengths: Lengths,
	spots: Readonly<Record<string, Spot>>,
	triangles: readonly string[],
): Mark[] {
	const marks = lengths.flatMap(([side, length]): Mark[] => {
		const triangle = triangles.find((corners) => [...side].every((end) => corners.includes(end)));
		const third = [...(triangle ?? '')].find((corner) => !side.includes(corner));
		const [one, other, from] = [...side, third ?? ''].map((name) => spots[name]);
		const text = length === 'x' ? 'x' : `${length} cm`;
		return one && other && from ? [{ mark: 'side', ends: [one, other], text, awayFrom: from }] : [];
	});
	return marks.length === lengths.length ? marks : [];
}

/** "AD is 13 centimetres, and CD is 32.5 centimetres." */
function inWords(lengths: Lengths): string {
	const said = lengths.map(
		([side, length]) => `${side} is ${length} ${length === 1 ? 'centimetre' : 'centimetres'}`,
	);
	return `${clausesInWords(said)}.`;
}

/** DE is parallel to BC, D on AB and E on AC. */
export function nestedTriangles(lengths: Lengths): Diagram {
	const spots: Record<'A' | 'B' | 'C' | 'D' | 'E', Spot> = {
		A: [3, 8],
		B: [0, 0],
		C: [10, 0],
		D: [1.35, 3.6],
		E: [6.85, 3.6],
	};
	const { A, B, C, D, E } = spots;
	return {
		kind: 'diagram',
		marks: [
			path(A, B, C),
			{ mark: 'path', at: [D, E], accent: true },
			...named(spots, [4, 2]),
			...labels(lengths, spots, ['ADE', 'BCD', 'BCE']),
		],
		alt: `Triangle ABC with point D on side AB and point E on side AC. Segment DE is parallel to BC. ${inWords(lengths)}`,
	};
}

/** AE and BD intersect at C; AB is parallel to DE. */
function crossedTriangles(lengths: Lengths): Diagram {
	const spots: Record<'A' | 'B' | 'C' | 'D' | 'E', Spot> = {
		A: [0, 3.2],
		B: [0.6, 0],
		C: [4, 2.1],
		D: [10, 5.8],
		E: [11, 0.2],
	};
	const { A, B, C, D, E } = spots;
	return {
		kind: 'diagram',
		marks: [
			path(A, B, C),
			path(C, D, E),
			...named({ A, B, D, E }, [5, 2.8]),
			...named({ C }, [4, 1]),
			...labels(lengths, spots, ['ABC', 'CDE']),
		],
		alt: `Segments AE and BD intersect at point C. AB is parallel to DE. ${inWords(lengths)}`,
	};
}

/** Right angle at C; D is the foot of the altitude on AB. */
function altitudeTriangle(lengths: Lengths): Diagram {
	const spots: Record<'A' | 'B' | 'C' | 'D', Spot> = {
		A: [0, 0],
		B: [13, 0],
		C: [4, 6],
		D: [4, 0],
	};
	const { A, B, C, D } = spots;
	return {
		kind: 'diagram',
		marks: [
			path(A, B, C),
			{ mark: 'path', at: [C, D], accent: true },
			{ mark: 'right', at: C, to: [A, B] },
			{ mark: 'right', at: D, to: [B, C] },
			...named(spots, [5, 2]),
			...labels(lengths, spots, ['ACD']),
		],
		alt: `Triangle ABC with a right angle at C. The altitude from C meets side AB at D. ${inWords(lengths)}`,
	};
}

export const length = (name: string, value: number): Prose =>
	say`${equation(name, written(value))} cm`;

type Layout = {
	setting: Prose;
	why: string;
	/** Names of the smaller triangle and its match, letter by letter. */
	names: readonly [string, string];
	figure?: (lengths: Lengths) => Diagram;
};

export const LAYOUTS: Readonly<Record<string, Layout>> = {
	nested: {
		setting: say`In triangle ${symbol('ABC')}, point ${symbol('D')} is on ${symbol('AB')} and point ${symbol('E')} is on ${symbol('AC')}. Segment ${symbol('DE')} is parallel to ${symbol('BC')}.`,
		why: 'DE is parallel to BC, so corresponding angles are equal',
		names: ['ADE', 'ABC'],
		figure: nestedTriangles,
	},
	'bow-tie': {
		setting: say`Segments ${symbol('AE')} and ${symbol('BD')} intersect at ${symbol('C')}. Segment ${symbol('AB')} is parallel to ${symbol('DE')}.`,
		why: 'AB is parallel to DE, so the alternate interior angles are equal; the vertically opposite angles at C are also equal',
		names: ['ABC', 'EDC'],
		figure: crossedTriangles,
	},
	'separate rotated': {
		setting: inOrder('ABC', 'similar', 'PQR'),
		why: IN_ORDER,
		names: ['ABC', 'PQR'],
	},
};

/** The side from one letter of the triangle to another, with its match. */
const sideOf = ([name, match]: Layout['names'], at: string, value: number): Side => {
	const pick = (letters: string) => [...at].map((digit) => letters[Number(digit)]).join('');
	return { name: pick(name), match: pick(match), value };
};

function sides(layout: Layout, known: Side, asked: Side, k: number, findMatch: boolean): Draft {
	const given = [
		length(known.name, known.value),
		length(known.match, known.value * k),
		findMatch ? length(asked.name, asked.value) : length(asked.match, asked.value * k),
	] as const;
	const lengths: Lengths = [
		[known.name, known.value],
		[known.match, tidyLength(known.value * k)],
		findMatch ? [asked.name, asked.value] : [asked.match, tidyLength(asked.value * k)],
	];
	const wanted = findMatch ? asked.match : asked.name;
	const [name, match] = layout.names;
	return {
		prompt: say`${layout.setting} ${given[0]}, ${given[1]}, and ${given[2]}. Find ${symbol(wanted)}, in centimetres.`,
		answer: withMisconceptions(
			withUnit(numberAnswer(asked.value * (findMatch ? k : 1)), 'cm'),
			...scaledMisconceptions(known, asked, k, findMatch),
		),
		steps: [
			withPair(
				layout.figure
					? sentence(
							say`Triangle ${symbol(name)} is similar to triangle ${symbol(match)}.`,
							layout.why,
						)
					: sentence(
							say`Side ${symbol(known.name)} corresponds to side ${symbol(known.match)}, and ${symbol(asked.name)} corresponds to ${symbol(asked.match)}.`,
							layout.why,
						),
				{ names: layout.names, k, known, asked: { side: asked, inLarger: findMatch } },
			),
			...scaledLines(known, asked, k, findMatch),
		],
		hints: [
			say`${layout.figure ? 'Which two triangles are similar, and why? ' : ''}Which side corresponds to ${symbol(wanted)}? Which pair of corresponding sides gives the scale factor?`,
		],
		...(layout.figure ? { figure: layout.figure(lengths) } : {}),
	};
}

// The missing side of two similar figures: drawn together, at an altitude, or only described.

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
