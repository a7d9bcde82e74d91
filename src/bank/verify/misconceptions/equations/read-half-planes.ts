/** Regions on one side of a line, from the description of a figure or from inequalities in x and y. */
import { isNear } from '../../equation-lines.ts';
import { divide, sidesOf, subtract, toNumber } from '../../values.ts';
import { boundariesIn } from '../../read-figure.ts';
import { type Line, lineIn, type Point, slopeOf, yInterceptOf } from './read-lines.ts';

export type HalfPlane = { slope: number; yIntercept: number; isAbove: boolean; isSolid: boolean };

export const areSamePlane = (one: HalfPlane, other: HalfPlane): boolean =>
	isNear(one.slope, other.slope) &&
	isNear(one.yIntercept, other.yIntercept) &&
	one.isAbove === other.isAbove &&
	one.isSolid === other.isSolid;

const SYMBOL = /<|>|\\[lg]e(?![a-zA-Z])/;

/** "y > 2x + 1", "3x - 4y \ge 12" */
function planeIn(tex: string): HalfPlane | undefined {
	const [symbol] = SYMBOL.exec(tex) ?? [];
	const [left = '', right = '', ...more] = sidesOf(tex);
	const line = lineIn(`${left} = ${right}`);
	if (!symbol || more.length > 0 || !line || line.b === 0) return undefined;
	const isGreater = symbol === '>' || symbol === '\\ge';
	return {
		...placeOf(line),
		isAbove: isGreater === line.b > 0,
		isSolid: symbol.startsWith('\\'),
	};
}

const placeOf = (line: Line) => ({ slope: slopeOf(line), yIntercept: yInterceptOf(line) });

/** The regions of an answer: of "Graph B" in the words of the figure, or of the inequalities that it is made of. */
export function planesIn(answer: string, figure: string): HalfPlane[] {
	const [, letter] = /^Graph ([A-D])$/.exec(answer) ?? [];
	if (letter !== undefined) {
		const [words = ''] = (figure.split(`Graph ${letter}: `)[1] ?? '').split(/ Graph [A-D]: /);
		return planesInFigure(words);
	}
	return answer
		.replaceAll('$', '')
		.split(' and ')
		.map(planeIn)
		.filter((plane) => plane !== undefined);
}

export const planesInFigure = (words: string): HalfPlane[] =>
	boundariesIn(words).map(({ solid, through: [one, other], above }) => {
		const slope = toNumber(divide(subtract(other[1], one[1]), subtract(other[0], one[0])));
		const yIntercept = toNumber(one[1]) - slope * toNumber(one[0]);
		return { slope, yIntercept, isAbove: above, isSolid: solid };
	});

/** Whether a point that is not on the boundary is in the region. */
export const contains = ({ slope, yIntercept, isAbove }: HalfPlane, [x, y]: Point): boolean =>
	y > slope * x + yIntercept === isAbove;
