/** The name at the end of each axis: the letter in the description or, on a solution line, one in the equation of the graph. */
import { lettersIn, sidesOf } from '../values.ts';
import type { Place } from './drawing-reader.ts';
import { formulasOf } from './named-graphs.ts';
import { isAxes } from './panels.ts';
import { lengthOf, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { at, type Mark, marksIn, middleOf } from './svg-elements.ts';

/** From the arrow of an axis to the middle of its name, in pixels. */
const NEAR = 16;

/** Where the arrows of both axes are: at the right and at the top. */
function arrowsIn(marks: readonly Mark[]): readonly [Spot, Spot] | undefined {
	const axes = marks.find(isAxes);
	const [across, up] = runOf(axes?.attributes['d'] ?? '');
	const right = across?.toSorted(([a], [b]) => b - a)[0];
	const top = up?.toSorted(([, a], [, b]) => a - b)[0];
	return right && top ? [right, top] : undefined;
}

const isBeside = (mark: Mark, arrow: Spot): boolean => lengthOf([middleOf(mark), arrow]) < NEAR;

/** Issues for axes that do not have the names in the description; none for a drawing of several planes. */
export function axisNameIssues(svg: string, description: string): string[] {
	if (!description.startsWith('A coordinate plane.')) return [];
	const marks = marksIn(svg);
	const arrows = arrowsIn(marks);
	if (!arrows) return ['no axes are drawn'];
	const [x = 'x', y = 'y'] = [...description.matchAll(/The ([a-zA-Z])-axis runs/g)].map(
		([, name = '']) => name,
	);
	const [right, top] = arrows;
	// A point at an arrow may have its letter on the other side.
	const isNamed = [
		marks.some((mark) => mark.text === x && isBeside(mark, right) && at(mark, 'y') < right[1]),
		marks.some((mark) => mark.text === y && isBeside(mark, top) && at(mark, 'x') > top[0]),
	];
	return [x, y]
		.filter((_, axis) => !isNamed[axis])
		.map((name) => `the ${name}-axis is not named ${name}`);
}

/** Issues unless the axes are named x and y, or with the letters of an equation on the lines: t and h for h = 5t. */
export function axesNotInEquation(svg: string, place: Place): string[] {
	const marks = marksIn(svg);
	const arrows = arrowsIn(marks);
	if (!arrows) return [];
	const [x, y] = arrows.map(
		(arrow) => marks.find((mark) => /^[a-zA-Z]$/.test(mark.text) && isBeside(mark, arrow))?.text,
	);
	if (x === undefined || y === undefined) return ['an axis has no name'];
	// While an inverse is found, an equation is solved for x, but x is still on the horizontal axis.
	const isKnown =
		(x === 'x' && y === 'y') || (y !== 'x' && formulasOf(place).some((tex) => isOf(tex, x, y)));
	return isKnown ? [] : [`no equation gives ${y} for ${x}`];
}

/** "h = 5t", "L(t) = …", and "f(t) = …" for y. */
function isOf(tex: string, input: string, output: string): boolean {
	const [left = '', right] = sidesOf(tex);
	if (left === `${output}(${input})`) return true;
	if (output === 'y' && /^[a-zA-Z]\(.\)$/.test(left)) return left.at(2) === input;
	try {
		return left === output && right !== undefined && lettersIn(right).includes(input);
	} catch {
		return false;
	}
}
