/** Triangles drawn from their angles, with what is marked on them. */
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** B at the left, C at the right, A on top; angles at B and C in degrees. */
function triangleCorners(atB: number, atC: number): { A: Spot; B: Spot; C: Spot } {
	const side = Math.sin(radians(atC)) / Math.sin(radians(180 - atB - atC));
	return {
		A: [side * Math.cos(radians(atB)), side * Math.sin(radians(atB))],
		B: [0, 0],
		C: [1, 0],
	};
}

export const cornerArc = (
	{ A, B, C }: Record<'A' | 'B' | 'C', Spot>,
	at: 'A' | 'B' | 'C',
	text: string,
): Mark => {
	const sides: Record<'A' | 'B' | 'C', readonly [Spot, Spot]> = { A: [B, C], B: [C, A], C: [A, B] };
	return { mark: 'angle', at: { A, B, C }[at], to: sides[at], text };
};

/** A triangle with texts in its corners; a small square instead of a text of 90°. */
export function angledTriangle(
	atB: number,
	atC: number,
	texts: Record<'A' | 'B' | 'C', string>,
	alt: string,
	more: (corners: Record<'A' | 'B' | 'C', Spot>) => Mark[] = () => [],
): Diagram {
	const corners = triangleCorners(atB, atC);
	const { A, B, C } = corners;
	const marks = (['A', 'B', 'C'] as const).flatMap((at): Mark[] => {
		if (texts[at] === '') return [];
		if (texts[at] !== '90°') return [cornerArc(corners, at, texts[at])];
		const to: readonly [Spot, Spot] = at === 'A' ? [B, C] : at === 'B' ? [A, C] : [A, B];
		return [{ mark: 'right', at: corners[at], to }];
	});
	return {
		kind: 'diagram',
		marks: [{ mark: 'path', at: [A, B, C], closed: true }, ...marks, ...more(corners)],
		alt,
	};
}

/**
 * Angles at B and C that leave room for texts: very narrow and very wide corners are drawn less so, and a right angle
 * stays right.
 */
export function readableAngles(atB: number, atC: number): [number, number] {
	const mild = (size: number) => (size === 90 ? 90 : Math.min(100, Math.max(38, size)));
	const [b, c] = [mild(atB), mild(atC)];
	const most = 138;
	if (b + c <= most) return [b, c];
	if (atB === atC) return [most / 2, most / 2];
	return b > c ? [most - c, c] : [b, most - b];
}

/** Small strokes across two sides say that they are equal; `share` of the way, where the middle has a label. */
export function tick([a, b]: Spot, [c, d]: Spot, share = 0.5): Mark {
	const [x, y] = [a + (c - a) * share, b + (d - b) * share];
	const length = Math.hypot(c - a, d - b);
	const [across, up] = [((b - d) / length) * 0.035, ((c - a) / length) * 0.035];
	return {
		mark: 'path',
		at: [
			[x - across, y - up],
			[x + across, y + up],
		],
		accent: true,
	};
}
