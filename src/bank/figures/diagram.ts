/**
 * Points joined by segments, with letters at the points, lengths on the segments, and marked angles; and the proportions
 * in which a diagram is readable.
 */
import type { Diagram, Mark, Spot } from './figure.ts';

type Network = {
	points: Readonly<Record<string, Spot>>;
	/** Two letters each; `dashed` ones are construction lines. */
	segments: readonly string[];
	dashed?: readonly string[];
	/** A dashed segment without letters. */
	swung?: readonly [Spot, Spot];
	/** `{ AB: '12 cm' }` */
	sides?: Readonly<Record<string, string>>;
	/** The corner is the middle letter: `{ BAC: '35°', ACB: 'right' }`. */
	angles?: Readonly<Record<string, string>>;
	/** What a letter is moved away from, when that is not the middle of the figure: `{ D: [3, 1] }`. */
	awayFrom?: Readonly<Record<string, Spot>>;
};

export function networkFigure(network: Network, alt: string): Diagram {
	const { points, segments, dashed = [], sides = {}, angles = {}, awayFrom = {}, swung } = network;
	const all = Object.values(points);
	const middle: Spot = [mean(all.map(([x]) => x)), mean(all.map(([, y]) => y))];
	const spot = (name: string | undefined): Spot => points[name ?? ''] ?? middle;
	const ends = (name: string): [Spot, Spot] => [spot(name[0]), spot(name[1])];
	const marks: Mark[] = [
		...segments.map((name): Mark => ({ mark: 'path', at: ends(name) })),
		...dashed.map((name): Mark => ({ mark: 'path', at: ends(name), dashed: true })),
		...(swung ? [{ mark: 'path', at: swung, dashed: true } as const] : []),
		...Object.entries(angles).map(([name, text]) =>
			angleMark(spot(name[0]), spot(name[1]), spot(name[2]), text),
		),
		...Object.entries(sides).map(([name, text]): Mark => ({
			mark: 'side',
			ends: ends(name),
			text,
			awayFrom: middle,
		})),
		...Object.entries(points).map(([name, at]): Mark => ({
			mark: 'text',
			at,
			text: name,
			awayFrom: awayFrom[name] ?? middle,
		})),
	];
	return { kind: 'diagram', marks, alt };
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

function angleMark(from: Spot, at: Spot, end: Spot, text: string): Mark {
	if (text === 'right') return { mark: 'right', at, to: [from, end] };
	const turn = (from[0] - at[0]) * (end[1] - at[1]) - (from[1] - at[1]) * (end[0] - at[0]);
	return { mark: 'angle', at, to: turn > 0 ? [from, end] : [end, from], text };
}

/** Angles of a drawing, in degrees: kept wide enough for labels, with the same order as the real ones. */
export const drawnAngle = (angle: number, least = 24, most = 66): number =>
	Math.min(most, Math.max(least, angle));

/** Corners of a triangle from the angles at the first two, the first side along the ground. */
export function cornersOf(first: number, second: number): [Spot, Spot, Spot] {
	const [s, t] = [first, second].map((angle) => (angle * Math.PI) / 180) as [number, number];
	const reach = Math.sin(t) / Math.sin(s + t);
	return [
		[0, 0],
		[1, 0],
		[reach * Math.cos(s), reach * Math.sin(s)],
	];
}

/** Extreme proportions would hide a side: the ratio of two lengths, kept between 1 : `most` and `most` : 1. */
export function tamed(a: number, b: number, most = 2.2): Spot {
	const ratio = Math.min(most, Math.max(1 / most, a / b));
	return [ratio, 1];
}
