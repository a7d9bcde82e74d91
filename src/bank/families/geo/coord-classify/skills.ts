/** geo.coord-classify: kinds of triangles and quadrilaterals from their vertices. */
import { equation, quotient, signed, sum, symbol, tuple } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import {
	type Corner,
	cross,
	from,
	moved,
	namedCorners,
	onPlane,
	squared,
	turnedLeft,
} from '../../../steps/corners.ts';
import { CLAIMS } from './coordinate-proofs.ts';
import { mistakeFor, mostSpecificName, sideLine, slopeLine } from './names.ts';
import { isRight, typeBySides } from './triangle.ts';

/** Why KL and NM are parallel, LM and KN too, and whether KL and LM are perpendicular. */
function slopesReason(one: Corner, two: Corner, square: boolean): string {
	if (one[0] !== 0 && two[0] !== 0)
		return `KL and NM have equal slopes, and so do LM and KN; the slopes of adjacent sides ${square ? 'have' : 'do not have'} a product of −1`;
	const [vertical, others] = one[0] === 0 ? ['KL and NM', 'LM and KN'] : ['LM and KN', 'KL and NM'];
	return square
		? `${vertical} are vertical, and ${others} are horizontal`
		: `${vertical} are vertical, and ${others} have equal slopes but are not horizontal`;
}

const ADJACENT: Readonly<Record<string, string>> = {
	square: 'adjacent sides are equal and perpendicular',
	rhombus: 'adjacent sides are equal, but not perpendicular',
	rectangle: 'adjacent sides are perpendicular, but not equal',
	parallelogram: 'adjacent sides are neither equal nor perpendicular',
};

const NAMES = ['parallelogram', 'rectangle', 'rhombus', 'square'] as const;

/** The sides of the inner figure are half as long as the diagonals p and q, and parallel to them. */
function diagonalsFor(name: (typeof NAMES)[number], draw: Draw): [Corner, Corner] {
	const p: Corner = [2 * draw.int('a'), 2 * draw.int('b')];
	const q: Corner = [2 * draw.int('c'), 2 * draw.int('d')];
	if (name === 'square') return [p, turnedLeft(p)];
	if (name === 'rhombus')
		return [
			p,
			draw.random.pick<Corner>([
				[p[1], p[0]],
				[-p[0], p[1]],
			]),
		];
	if (name === 'rectangle') {
		const [x, y] = turnedLeft(p);
		const by = draw.random.pick([2, 3, 0.5]);
		return [p, [x * by, y * by]];
	}
	return [p, q];
}

function joinedMidpoints(draw: Draw): Draft | undefined {
	const wanted = draw.random.pick(NAMES);
	const [p, q] = diagonalsFor(wanted, draw);
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	const c = moved(a, p);
	const b: Corner = [a[0] + 2 * draw.random.int(-4, 4), a[1] + 2 * draw.random.int(-4, 4)];
	const d = moved(b, q);
	const corners = [a, b, c, d] as const;
	if (![...p, ...q].every((value) => value % 2 === 0) || !onPlane(corners, 10)) return undefined;
	if (!isConvex(corners)) return undefined;
	const middles = corners.map((corner, at): Corner => {
		const next = corners[(at + 1) % 4] ?? corner;
		return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
	});
	const [k, l, m, n] = middles;
	if (!k || !l || !m || !n) return undefined;
	const [one, two] = [from(k, l), from(l, m)];
	const equal = squared(one) === squared(two);
	const square = one[0] * two[0] + one[1] * two[1] === 0;
	const right = equal ? (square ? 'square' : 'rhombus') : square ? 'rectangle' : 'parallelogram';
	if (right !== wanted) return undefined;
	return {
		prompt: say`A quadrilateral has vertices ${namedCorners(corners)}. The midpoints of its sides are joined in order to form a new quadrilateral. What is the most specific name for the new quadrilateral?`,
		answer: multipleChoice(
			say`${right}`,
			...NAMES.filter((name) => name !== right).map((name) =>
				distractor(say`${name}`, mistakeFor(name, right)),
			),
		),
		steps: [
			...corners.map((corner, at) => middleLine(at, corner, corners[(at + 1) % 4] ?? corner)),
			slopeLine('KL', k, l),
			slopeLine('LM', l, m),
			slopeLine('NM', n, m),
			slopeLine('KN', k, n),
			sentence(
				say`Opposite sides are parallel, ${square ? 'and' : 'but'} adjacent sides are ${square ? '' : 'not '}perpendicular.`,
				slopesReason(one, two, square),
			),
			sideLine('KL', k, l),
			sideLine('LM', l, m),
			sentence(
				say`The new quadrilateral is a ${right}.`,
				`opposite sides are parallel, and ${ADJACENT[right]}`,
			),
		],
		hints: [
			say`What are the four midpoints? What are the slopes and the lengths of two adjacent sides of the new quadrilateral?`,
		],
		figure: polygonOnPlane(lettered(corners)),
	};
}

const MIDPOINTS = [
	['K', 'AB'],
	['L', 'BC'],
	['M', 'CD'],
	['N', 'DA'],
] as const;

/** "K = ((5 + 3)/2, (−2 + 2)/2) = (4, 0)". */
function middleLine(at: number, [a, b]: Corner, [c, d]: Corner): Line {
	const [name, side] = MIDPOINTS[at] ?? MIDPOINTS[0];
	return line(
		equation(
			name,
			equation(
				tuple(quotient(sum(a, signed(c)), 2), quotient(sum(b, signed(d)), 2)),
				tuple((a + c) / 2, (b + d) / 2),
			),
		),
		`${name} is the midpoint of ${side}: average the coordinates`,
	);
}

/** All turns go the same way, and none is nearly straight. */
function isConvex(corners: readonly Corner[]): boolean {
	const turns = corners.map((corner, at) => {
		const next = corners[(at + 1) % 4] ?? corner;
		const after = corners[(at + 2) % 4] ?? corner;
		return cross(from(corner, next), from(next, after));
	});
	return turns.every((turn) => turn >= 8) || turns.every((turn) => turn <= -8);
}

const LETTERINGS = ['ABCD', 'KLMN', 'PQRS', 'EFGH', 'TUVW'];

/** The letters of the corners are exchanged and set as formulas; everything else of the words stays. */
function relettered(text: string, letters: string): Prose {
	const parts = text.split(/\b([A-D]{1,4})\b/).map((part, place) => {
		if (place % 2 === 0) return part;
		return symbol([...part].map((letter) => letters.charAt('ABCD'.indexOf(letter))).join(''));
	});
	return { parts: parts.filter((part) => part !== '') };
}

/** "true for every parallelogram" becomes "this is true for every parallelogram". */
const asSentence = (why: string): string =>
	/^(?:also )?true/.test(why)
		? `this is ${why}`
		: why.startsWith('a quadrilateral')
			? why
			: `this ${why}`;

/** "true for every parallelogram" becomes "chose a result that is true for every parallelogram". */
const asMistake = (why: string): string =>
	why.startsWith('a quadrilateral')
		? 'assumed that a quadrilateral with equal diagonals must have parallel sides'
		: `chose a result that ${/^(?:also )?true/.test(why) ? 'is ' : ''}${why}`;

function sufficientCalculation(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const found = draw.random.pick(CLAIMS.filter((one) => one.type === type));
	const letters = draw.random.pick(LETTERINGS);
	const said = (text: string) => relettered(text, letters);
	const option = (text: string) => say`${said(capital(text))}.`;
	return {
		prompt: say`The coordinates of the vertices of ${said(found.figure)} are known. Which of these results is enough to prove that ${said(found.claim)}?`,
		answer: multipleChoice(
			option(found.proof),
			...found.insufficient.map(({ text, why }) => distractor(option(text), asMistake(why))),
		),
		steps: [
			...found.insufficient.map(({ text, why }) =>
				sentence(say`It is not enough that ${said(text)}.`, asSentence(why)),
			),
			sentence(say`It is enough that ${said(found.proof)}.`, found.reason),
		],
		hints: [
			say`For each result, can you sketch a figure for which the result is true but the statement to be proved is false?`,
		],
	};
}

export const skills: Skills = {
	'Classify a triangle by its sides': typeBySides,
	'Decide whether three points form a right triangle': isRight,
	'Find the most specific name for a quadrilateral': mostSpecificName,
	'Choose the calculation that proves a claim': sufficientCalculation,
	'Identify the figure formed by joining midpoints': joinedMidpoints,
};
