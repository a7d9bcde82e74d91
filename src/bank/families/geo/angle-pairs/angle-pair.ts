/** Two or three angles with a common corner. */
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';

export type PairKind = 'comp' | 'supp' | 'vertical' | 'around point';

const toward = (degrees: number): Spot => [
	Math.cos((degrees * Math.PI) / 180),
	Math.sin((degrees * Math.PI) / 180),
];

const between = (from: number, to: number, text: string): Mark => ({
	mark: 'angle',
	at: [0, 0],
	to: [toward(from), toward(to)],
	text,
});

const ray = (degrees: number): Mark => ({ mark: 'path', at: [[0, 0], toward(degrees)] });

const MARGIN = 28;

/** Very narrow angles are drawn a little wider, so their text has room. */
const readable = (size: number, total: number): number =>
	Math.min(total - MARGIN, Math.max(MARGIN, size));

/** `sizes` in degrees, the first counterclockwise from the right; `texts` in the same order. */
export function anglePairFigure(
	kind: PairKind,
	sizes: readonly number[],
	texts: readonly string[],
	alt: string,
): Diagram {
	const [one = 40, two = 40] = sizes;
	const [first = '', second = '', third = ''] = texts;
	if (kind === 'around point') {
		const [a, b] = [readable(one, 200), readable(two, 200)];
		return {
			kind: 'diagram',
			marks: [
				ray(0),
				ray(a),
				ray(a + b),
				between(0, a, first),
				between(a, a + b, second),
				between(a + b, 360, third),
			],
			alt,
		};
	}
	if (kind === 'vertical') {
		const size = readable(one, 180);
		return {
			kind: 'diagram',
			marks: [
				{
					mark: 'path',
					at: [
						[-1, 0],
						[1, 0],
					],
				},
				{ mark: 'path', at: [toward(size), toward(size + 180)] },
				between(0, size, first),
				between(180, 180 + size, second),
			],
			alt,
		};
	}
	const total = kind === 'comp' ? 90 : 180;
	const size = readable(one, total);
	return {
		kind: 'diagram',
		marks: [
			...[0, size, total].map(ray),
			...(kind === 'comp'
				? [{ mark: 'right', at: [0, 0], to: [toward(0), toward(90)] } as const]
				: []),
			between(0, size, first),
			between(size, total, second),
		],
		alt,
	};
}
