/** A dot of a sketch that no graph passes through, although an equation in x and y says that one does. */
import type { Place } from './drawing-reader.ts';
import type { Dot } from './drawn-points.ts';
import { formulasOf, type Gap, gapsIn } from './named-graphs.ts';
import { distanceToRun, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import type { Mark } from './svg-elements.ts';

/** Pixels from a dot to the graph on which it is. */
const AWAY = 2;

export const isOn = (gap: Gap, [x, y]: Spot): boolean =>
	Math.abs(gap(x, y)) < 1e-9 * (1 + Math.abs(x) + Math.abs(y));

export function loneDot(
	dots: readonly Dot[],
	strokes: readonly Mark[],
	place: Place,
): Dot | undefined {
	const runs = strokes.map(({ attributes: { d = '' } }) => runOf(d));
	const lone = dots.filter(({ at }) => runs.every((run) => distanceToRun(run, at) > AWAY));
	if (lone.length === 0) return undefined;
	const equations = formulasOf(place).filter((tex) => tex.includes('x') && tex.includes('y'));
	const graphs = gapsIn({ text: '', above: equations.map((tex) => `$${tex}$`) });
	return lone.find(({ coordinates }) => graphs.some((gap) => isOn(gap, coordinates)));
}
