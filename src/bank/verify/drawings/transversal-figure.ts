/** Angles at a transversal: each label is at its own angle, and an angle whose size is known is drawn with that size. */
import { spoken } from './labels-agree.ts';
import { type Piece, runOf } from './path-run.ts';
import { type Mark, marksIn, middleOf } from './svg-elements.ts';

const ANGLE =
	/the angle at the (upper|lower) (left|right) of the crossing is (?:the quantity (?:(\d+) )?x (plus|minus) (\d+), end quantity,|(\d+(?:\.\d+)?)) degrees/g;

const LABEL =
	/At the (upper|lower) line, the angle at the (upper|lower) (left|right) of the crossing is ((?:[^.]|\.\d)*? degrees)/g;

const isLevel = ([[, y], [, end]]: Piece): boolean => Math.abs(y - end) < 1;

/** Which line a label is at, whether above or below it, and on which side of the transversal. */
function placeOf(mark: Mark, levels: readonly number[], [[x1, y1], [x2, y2]]: Piece): string {
	const [x, y] = middleOf(mark);
	const [nearest = 0] = levels.toSorted((one, other) => Math.abs(one - y) - Math.abs(other - y));
	const slantX = x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
	const line = nearest === Math.min(...levels) ? 'upper' : 'lower';
	return `${line}, ${y < nearest ? 'upper' : 'lower'} ${x < slantX ? 'left' : 'right'}`;
}

/** A smaller acute angle is drawn with this many degrees, so that its label fits. */
const LEAST = 58;

/** `x` is the value that the question asks for; NaN if it asks for another one. */
export function transversalIssues(svg: string, description: string, x: number): string[] {
	if (!description.includes('cut by a transversal')) return [];
	const marks = marksIn(svg);
	const straight = marks
		.filter(({ attributes }) => !attributes['d']?.includes('A'))
		.map(({ attributes }) => runOf(attributes['d'] ?? ''))
		.flatMap((run) => (run.length === 1 ? run : []));
	const slant = straight.find((line) => !isLevel(line));
	if (!slant) return ['no transversal is drawn'];
	const [[x1, y1], [x2, y2]] = slant;
	// Down is positive in a drawing.
	const leansRight = (x2 - x1) * (y2 - y1) < 0;
	const steepness = (Math.atan2(Math.abs(y2 - y1), Math.abs(x2 - x1)) * 180) / Math.PI;
	const levels = straight.filter(isLevel).map(([[, y]]) => y);
	const misplaced = [...description.matchAll(LABEL)]
		.filter(
			([, line, height, side, label]) =>
				!marks.some(
					(mark) =>
						mark.text !== '' &&
						spoken(mark.text) === label &&
						placeOf(mark, levels, slant) === `${line}, ${height} ${side}`,
				),
		)
		.map(([said]) => `the drawing does not show "${said}"`);
	if (misplaced.length > 0) return misplaced;
	return [...description.matchAll(ANGLE)].flatMap(
		([, height, side, factor = 1, sign, more, number]) => {
			const term = Number(factor) * x + Number(more) * (sign === 'minus' ? -1 : 1);
			const size = sign === undefined ? Number(number) : term;
			const isAcute = ((height === 'upper') === (side === 'right')) === leansRight;
			if (Number.isNaN(size)) return [];
			if (size !== 90 && size < 90 !== isAcute)
				return [`the angle of ${size}° is drawn ${isAcute ? 'acute' : 'obtuse'}`];
			const wanted = Math.max(LEAST, Math.min(size, 180 - size));
			return Math.abs(wanted - steepness) <= 1
				? []
				: [`the angle of ${size}° is drawn at ${steepness.toFixed(0)}°`];
		},
	);
}
