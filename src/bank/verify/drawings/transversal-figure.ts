/** Angles at a transversal: one whose number makes it acute or obtuse must be drawn that way. */
import { runOf } from './path-run.ts';
import { marksIn } from './svg-elements.ts';

const ANGLE =
	/the angle at the (upper|lower) (left|right) of the crossing is (?:the quantity (?:(\d+) )?x (plus|minus) (\d+), end quantity,|(\d+(?:\.\d+)?)) degrees/g;

/** `x` is the value that the question asks for; NaN if it asks for another one. */
export function angledOtherwise(svg: string, description: string, x: number): string[] {
	if (!description.includes('cut by a transversal')) return [];
	const slant = marksIn(svg)
		.filter(({ attributes }) => !attributes['d']?.includes('A'))
		.map(({ attributes }) => runOf(attributes['d'] ?? ''))
		.flatMap((run) => (run.length === 1 ? run : []))
		.find(([[, y], [, end]]) => Math.abs(y - end) > 1);
	if (!slant) return ['no transversal is drawn'];
	const [[x1, y1], [x2, y2]] = slant;
	// Down is positive in a drawing.
	const leansRight = (x2 - x1) * (y2 - y1) < 0;
	return [...description.matchAll(ANGLE)].flatMap(
		([, height, side, factor = 1, sign, more, number]) => {
			const term = Number(factor) * x + Number(more) * (sign === 'minus' ? -1 : 1);
			const size = sign === undefined ? Number(number) : term;
			const isAcute = ((height === 'upper') === (side === 'right')) === leansRight;
			return Number.isNaN(size) || size === 90 || size < 90 === isAcute
				? []
				: [`the angle of ${size}° is drawn ${isAcute ? 'acute' : 'obtuse'}`];
		},
	);
}
