/** Rectangles, triangles, parallelograms and trapezoids with their sides and height labeled. */
import { tamed } from '../../../figures/diagram.ts';
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';

export type Flat = 'rectangle' | 'triangle' | 'parallelogram' | 'trapezoid';

export type FlatTexts = {
	base: string;
	/** The inner height, or the upright side of a rectangle. */
	height?: string;
	/** The slanted side on the left. */
	side?: string;
	/** The second slanted side, on the right. */
	other?: string;
	/** The upper of two parallel sides. */
	top?: string;
};

/** `upper` is the upper side of a trapezoid compared with the base. */
export function flatFigure(
	kind: Flat,
	sizes: { base: number; height: number; upper?: number },
	texts: FlatTexts,
	alt: string,
): Diagram {
	const [base] = tamed(sizes.base, sizes.height, 2);
	const corners = cornersOf(
		kind,
		base,
		Math.min(2.2, Math.max(0.3, (sizes.upper ?? 0) / sizes.base)),
	);
	const [a, b] = corners as [Spot, Spot];
	const top = corners.slice(2);
	const left = top.at(-1) ?? a;
	const right = top[0] ?? b;
	const middle: Spot = [(a[0] + b[0] + left[0] + right[0]) / 4, 0.5];
	const marks: Mark[] = [
		{ mark: 'path', at: corners, closed: true },
		{ mark: 'side', ends: [a, b], text: texts.base, awayFrom: middle },
	];
	if (texts.side) marks.push({ mark: 'side', ends: [a, left], text: texts.side, awayFrom: middle });
	if (texts.other)
		marks.push({ mark: 'side', ends: [b, right], text: texts.other, awayFrom: middle });
	if (texts.top)
		marks.push({ mark: 'side', ends: [left, right], text: texts.top, awayFrom: middle });
	if (texts.height && kind === 'rectangle')
		marks.push({ mark: 'side', ends: [b, right], text: texts.height, awayFrom: middle });
	else if (texts.height) {
		const foot: Spot = [left[0], 0];
		marks.push(
			{ mark: 'path', at: [left, foot], dashed: true },
			{ mark: 'right', at: foot, to: [[foot[0] + 1, 0], left] },
			{ mark: 'side', ends: [foot, left], text: texts.height, awayFrom: [left[0] - 3, 0.5] },
			...(foot[0] < a[0] ? [{ mark: 'path', at: [foot, a], dashed: true } as const] : []),
		);
	}
	return {
		kind: 'diagram',
		marks,
		alt,
	};
}

function cornersOf(kind: Flat, base: number, upper: number): Spot[] {
	const lean = base * 0.25;
	if (kind === 'triangle')
		return [
			[0, 0],
			[base, 0],
			[base * 0.35, 1],
		];
	if (kind === 'rectangle')
		return [
			[0, 0],
			[base, 0],
			[base, 1],
			[0, 1],
		];
	if (kind === 'parallelogram')
		return [
			[0, 0],
			[base, 0],
			[base + lean, 1],
			[lean, 1],
		];
	const start = upper < 1 ? (base * (1 - upper)) / 2.6 : (base * (1 - upper)) / 2;
	return [
		[0, 0],
		[base, 0],
		[start + base * upper, 1],
		[start, 1],
	];
}
