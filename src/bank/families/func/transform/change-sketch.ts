/** A graph before and after a change, on the line that states its rule or its image of a point. */
import { type Line, withFigure } from '../../../family.ts';
import { type Change, changedValue, type Parent } from '../../../steps/parents.ts';
import type { Sketch } from '../../../figures/figure.ts';

/** How far from the axes a sketch extends for the sake of a curve. */
const FAR = 14;

type Shown = {
	points?: Sketch['points'];
	/** The original graph; if left out, only the image is drawn. */
	before?: Change;
	/** The dashed horizontal asymptote. */
	level?: number;
};

/**
 * The graphs must have their rules in the lines, and the points must be named there. Of a function about which nothing
 * is known only the points are drawn.
 */
export function withChange(
	line: Line,
	parent: Parent,
	change: Change,
	{ points = [], before, level }: Shown,
): Line {
	if (parent.keys.length === 0) return withFigure(line, { kind: 'sketch', points });
	const all = before ? [before, change] : [change];
	return withFigure(line, {
		kind: 'sketch',
		curves: [changedValue(parent, change)],
		before: before ? [changedValue(parent, before)] : [],
		breaks: parent.edge === undefined ? [] : all.map(({ d }) => d),
		points,
		...(level === undefined ? {} : { level }),
		around: all.flatMap((one) => keysOf(parent, one)),
	});
}

/** The points that people mark first, if they are near the origin; always the first two. */
function keysOf(parent: Parent, change: Change): [number, number][] {
	const { k, d } = change;
	const value = changedValue(parent, change);
	const spots = parent.keys.slice(0, 4).map((key): [number, number] => {
		const x = key / k + d;
		return [x, value(x)];
	});
	return spots.filter(([x, y], at) => at < 2 || (Math.abs(x) < FAR && Math.abs(y) < FAR));
}
