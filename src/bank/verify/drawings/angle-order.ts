/**
 * The labels of angles without lettered points. Such a drawing need not be to scale, and one of a triangle draws obtuse
 * angles smaller. But where rays divide an angle, in an isosceles, and in a right triangle, the much larger of two angles
 * is not drawn smaller, and of the arcs in a triangle with one side extended, that of the exterior angle is the largest.
 */
import { lengthOf, midpointOf, type Piece } from './path-run.ts';
import { type Mark, marksIn, middleOf } from './svg-elements.ts';

const KINDS =
	/^(?:A right angle that a ray|A straight line and a ray|Three rays from one point|Two intersecting lines|An isosceles triangle\. |A right triangle\. One acute|A triangle with one side extended)/;

/** Degrees by which an angle is much larger than another, and by which two that are drawn equal may differ. */
const [MUCH, SLIGHT] = [10, 0.5];

/** Issues for labels at each other's angles. `x` is what the prompt asks for; NaN if it is no number. */
export function angleOrderIssues(
	svg: string,
	description: string,
	prompt: string,
	x: number,
): string[] {
	if (!KINDS.test(description)) return [];
	const marks = marksIn(svg);
	const arcs = marks.flatMap(arcOf);
	if (arcs.length < 2) return [];
	const isExpression = marks.some(({ text }) => /\dx|x [+−]/.test(text));
	const known = isExpression && !prompt.includes('value of $x$') ? Number.NaN : x;
	const labels = marks.flatMap((mark) => {
		const value = valueOf(mark.text, known);
		return Number.isNaN(value) ? [] : [{ text: mark.text, value, arc: nearestTo(mark, arcs) }];
	});
	const [, exterior] = /The exterior angle there is ([\d.]+) degrees/.exec(description) ?? [];
	const outside = labels.find(({ text }) => text === `${exterior}°`);
	if (outside)
		return arcs.some(({ size }) => size > outside.arc.size + SLIGHT)
			? [`${outside.text} is not at the exterior angle`]
			: [];
	return labels.flatMap((one) =>
		labels
			.filter(({ value, arc }) => one.value - value > MUCH && arc.size > one.arc.size + SLIGHT)
			.map((other) => `the angle of ${one.text} is drawn smaller than that of ${other.text}`),
	);
}

type Arc = { ends: Piece; size: number };

/** An arc of a small circle, less than half of it. */
function arcOf({ attributes: { d = '' } }: Mark): Arc[] {
	const [, ...numbers] =
		/^M([\d.]+) ([\d.]+)A([\d.]+) \3 0 0 [01] ([\d.]+) ([\d.]+)$/.exec(d) ?? [];
	const [a, b, radius, c, e] = numbers.map(Number);
	if (a === undefined || b === undefined || !radius || c === undefined || e === undefined)
		return [];
	const ends: Piece = [
		[a, b],
		[c, e],
	];
	const half = Math.asin(Math.min(1, lengthOf(ends) / 2 / radius));
	return [{ ends, size: (2 * half * 180) / Math.PI }];
}

function nearestTo(label: Mark, arcs: readonly Arc[]): Arc {
	const away = ({ ends }: Arc) => lengthOf([middleOf(label), midpointOf(ends)]);
	return arcs.reduce((nearest, arc) => (away(arc) < away(nearest) ? arc : nearest));
}

/** "46°", "x°", "(4x − 3)°", and the words at two angles of unknown size. NaN for any other text. */
function valueOf(text: string, x: number): number {
	if (text === 'smaller') return 0;
	if (text === 'larger') return 180;
	const [, term, times, sign, more = '0'] =
		/^\(?(?:((\d*)x)(?: ([+−]) (?=\d))?)?(\d[\d.]*)?\)?°$/.exec(text) ?? [];
	if (text === '' || !text.endsWith('°')) return Number.NaN;
	return (term === undefined ? 0 : Number(times || 1) * x) + (sign === '−' ? -1 : 1) * Number(more);
}
