/**
 * Names the figure again by exact squares of lengths and by directions. A claim and its calculations are tried on a
 * collection of figures: the right calculation never holds without the claim, every other one does.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { toNumber } from '../../../verify/values.ts';
import {
	hasFlatCorner,
	isRightAngle,
	kindOfQuadrilateral,
	type Spot,
	squaredSides,
} from '../../../verify/polygons.ts';

// Does a calculation prove a claim about a figure? It is tried on all small figures: where the calculation holds,
// the claim must hold too. "AB and CD have equal slopes" and the like are read from the words.

type Figure = ReadonlyMap<string, Spot>;

const known = new Map<string, boolean>();

function provenBy(claim: string, calculation: string): boolean {
	const key = `${claim}|${calculation}`;
	const proven = known.get(key) ?? triedOnFigures(claim, calculation);
	known.set(key, proven);
	return proven;
}

function triedOnFigures(claim: string, calculation: string): boolean {
	const [, kind = '', letters = ''] = /(\w+) ([A-Z]{3,4}) /.exec(claim) ?? [];
	const figures = (letters.length === 3 ? TRIANGLES : QUADRILATERALS).filter((corners) =>
		isOfKind(kind, corners),
	);
	const holding = figures.filter((corners) => isTrue(calculation, named(letters, corners)));
	return holding.length > 0 && holding.every((corners) => isClaimed(claim, letters, corners));
}

const named = (letters: string, corners: readonly Spot[]): Figure =>
	new Map(corners.map((spot, at) => [letters.charAt(at), spot]));

function isOfKind(kind: string, corners: readonly Spot[]): boolean {
	const found = kindOfQuadrilateral(corners);
	const parallelograms = ['parallelogram', 'rectangle', 'rhombus', 'square'];
	if (kind === 'parallelogram') return parallelograms.includes(found);
	if (kind === 'rectangle' || kind === 'rhombus') return found === kind || found === 'square';
	return true;
}

function isClaimed(claim: string, letters: string, corners: readonly Spot[]): boolean {
	if (claim.endsWith('is isosceles')) return new Set(squaredSides(corners)).size < 3;
	const [, corner] = /right angle at ([A-Z])/.exec(claim) ?? [];
	if (corner) return isRightAngle(corners, letters.indexOf(corner));
	if (claim.includes('pair of parallel sides'))
		return !['kite', 'quadrilateral'].includes(kindOfQuadrilateral(corners));
	const wanted = / is a (\w+)$/.exec(claim)?.[1] ?? '';
	const found = kindOfQuadrilateral(corners);
	return found === wanted || (wanted !== 'square' && isOfKind(wanted, corners));
}

const BOTH_PAIRS = 'Both pairs of opposite sides';

function isTrue(calculation: string, figure: Figure): boolean {
	if (!calculation.startsWith(BOTH_PAIRS)) return holds(calculation, figure);
	const [a, b, c, d] = [...figure.keys()];
	return [`${a}${b} and ${c}${d}`, `${b}${c} and ${d}${a}`].every((pair) =>
		holds(calculation.replace(BOTH_PAIRS, pair), figure),
	);
}

function holds(part: string, figure: Figure): boolean {
	if (part.endsWith('has its midpoint on the x-axis')) {
		const [p, q] = ends(part.slice(0, 2), figure);
		return p[1] + q[1] === 0;
	}
	if (part.endsWith('has a slope of 0')) {
		const [p, q] = ends(part.slice(0, 2), figure);
		return p[1] === q[1];
	}
	const [, one, two, what = ''] =
		/^(?:The slopes of )?([A-Z]{2}) and ([A-Z]{2}) have (.*)$/.exec(part) ?? [];
	const [[a, b], [c, d]] = [ends(one, figure), ends(two, figure)];
	const [u, v] = [way(a, b), way(c, d)];
	if (what === 'equal lengths') return u[0] ** 2 + u[1] ** 2 === v[0] ** 2 + v[1] ** 2;
	if (what === 'the same midpoint')
		return a[0] + b[0] === c[0] + d[0] && a[1] + b[1] === c[1] + d[1];
	if (u[0] === 0 || v[0] === 0) return false;
	if (what === 'equal slopes') return u[0] * v[1] === u[1] * v[0];
	if (what === 'a product of −1' && part.startsWith('The slopes of'))
		return u[0] * v[0] + u[1] * v[1] === 0;
	throw new RangeError(`"${part}" is not a known calculation.`);
}

const way = ([a, b]: Spot, [c, d]: Spot): Spot => [c - a, d - b];

function ends(segment: string | undefined, figure: Figure): readonly [Spot, Spot] {
	const [p, q] = [...(segment ?? '')].map((letter) => figure.get(letter));
	if (!p || !q) throw new RangeError(`"${segment}" is not a segment of the figure.`);
	return [p, q];
}

const SPOTS: Spot[] = Array.from({ length: 25 }, (_, at) => [(at % 5) - 2, Math.floor(at / 5) - 2]);

const cross = (a: Spot, b: Spot, c: Spot): number => {
	const [u, v] = [way(a, b), way(b, c)];
	return u[0] * v[1] - u[1] * v[0];
};

/** Every seventh of the many is enough for a counterexample to be among them, below every third. */
const TRIANGLES: Spot[][] = SPOTS.flatMap((a) =>
	SPOTS.flatMap((b) => SPOTS.filter((c) => cross(a, b, c) !== 0).map((c) => [a, b, c])),
).filter((_, at) => at % 7 === 0);

/** Convex ones, counterclockwise from a lowest corner. */
const QUADRILATERALS: Spot[][] = SPOTS.slice(0, 3)
	.flatMap((a) =>
		SPOTS.flatMap((b) =>
			SPOTS.filter((c) => cross(a, b, c) > 0).flatMap((c) =>
				SPOTS.filter((d) => cross(b, c, d) > 0 && cross(c, d, a) > 0 && cross(d, a, b) > 0).map(
					(d) => [a, b, c, d],
				),
			),
		),
	)
	.filter((_, at) => at % 3 === 0);

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Choose the calculation that proves a claim') return claims(question);
	const corners = promptPoints(question).map(([x, y]): Spot => [toNumber(x), toNumber(y)]);
	if (corners.length < 3) return ['the prompt does not name the vertices'];
	if (corners.length === 4 && hasFlatCorner(corners))
		return ['the vertices are not those of a quadrilateral'];
	const truth = skill === 'Classify a triangle by its sides' ? bySides(corners) : undefined;
	if (truth) return expectOneChoice(question, (text) => text === truth);
	if (skill === 'Decide whether three points form a right triangle') {
		const where = corners.findIndex((_, at) => isRightAngle(corners, at));
		const right =
			where < 0
				? 'No, it has no right angle.'
				: `Yes, the right angle is at $${'ABC'.charAt(where)}$.`;
		return expectOneChoice(question, (text) => text === right);
	}
	const asked = / for the new quadrilateral\?/.test(question.question) ? joined(corners) : corners;
	const kind = kindOfQuadrilateral(asked);
	return expectOneChoice(question, (text) => text === kind);
};

const joined = (corners: readonly Spot[]): Spot[] =>
	corners.map((corner, at) => {
		const next = corners[(at + 1) % corners.length] ?? corner;
		return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
	});

/** By Heron's formula in squares, the area is 0 exactly when the points are on one line. */
function bySides(corners: readonly Spot[]): string {
	const [a = 0, b = 0, c = 0] = squaredSides(corners);
	if (4 * a * b === (a + b - c) ** 2)
		return 'not a triangle, because the points are on the same line';
	const kinds = new Set([a, b, c]).size;
	return kinds === 1
		? 'an equilateral triangle'
		: kinds === 2
			? 'an isosceles triangle'
			: 'a scalene triangle';
}

function claims(question: Question): string[] {
	const [, kind = '', letters = '', claim = ''] =
		/vertices of (\w+) ([A-Z]{3,4}) are known\. .*prove that \2 (.*)\?$/.exec(
			question.question.replaceAll('$', ''),
		) ?? [];
	return expectOneChoice(question, (text) =>
		provenBy(`${kind} ${letters} ${claim}`, text.replace(/\.$/, '').replaceAll('$', '')),
	);
}
