/** The name at the end of each axis: the letter that the description uses for it, "x" and "y" if it uses none. */
import { runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { at, type Mark, marksIn } from './svg-elements.ts';

/** Both axes of a plane, with their arrowheads in one path. */
const AXES = /^M[\d.]+ [\d.]+[Hh]-?[\d.]+M[\d.]+ [\d.]+[Vv]-?[\d.]+M.*l/;

/** From the arrow of an axis to the middle of its name, in pixels. */
const NEAR = 16;

/** Issues for a plane whose axes have other names; none for a drawing of several. */
export function axesNamedOtherwise(svg: string, description: string): string[] {
	if (!description.startsWith('A coordinate plane.')) return [];
	const marks = marksIn(svg);
	const axes = marks.find(({ attributes }) => AXES.test(attributes['d'] ?? ''));
	if (!axes) return ['no axes are drawn'];
	const [across, up] = runOf(axes.attributes['d'] ?? '');
	const ends: (Spot | undefined)[] = [
		across?.toSorted(([a], [b]) => b - a)[0],
		up?.toSorted(([, a], [, b]) => a - b)[0],
	];
	const [x = 'x', y = 'y'] = [...description.matchAll(/The ([a-zA-Z])-axis runs/g)].map(
		([, name = '']) => name,
	);
	return [x, y].flatMap((name, axis) => {
		const end = ends[axis];
		// Above the x-axis and to the right of the y-axis: a point at the arrow may have its letter on the other side.
		const isNamed = marks.some(
			(mark) =>
				mark.text === name &&
				end !== undefined &&
				distance(mark, end) < NEAR &&
				(axis === 0 ? at(mark, 'y') < end[1] : at(mark, 'x') > end[0]),
		);
		return isNamed ? [] : [`the ${name}-axis has another name`];
	});
}

const distance = (mark: Mark, [x, y]: Spot): number =>
	Math.hypot(at(mark, 'x') - x, at(mark, 'y') - 5 - y);
