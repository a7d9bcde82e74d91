/** Prisms and pyramids in slanted view. Lengths are drawn in tamed proportions, so none disappears. */
import { tamed } from './diagram.ts';
import type { Diagram, Spot } from './figure.ts';

type Texts = { alt: string };

/** Length to the right, width to the back, height upwards. */
export function boxFigure(
	sizes: readonly [number, number, number],
	texts: readonly [string, string, string],
	{ alt }: Texts,
): Diagram {
	const [l, w, h] = tamedThree(sizes);
	const back: Spot = [w * 0.55, w * 0.4];
	const front: Spot[] = [
		[0, 0],
		[l, 0],
		[l, h],
		[0, h],
	];
	const moved = ([x, y]: Spot): Spot => [x + back[0], y + back[1]];
	const [a, b, c, d] = front as [Spot, Spot, Spot, Spot];
	const middle: Spot = [(l + back[0]) / 2, (h + back[1]) / 2];
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: [a, moved(a), moved(b)], dashed: true },
			{ mark: 'path', at: [moved(a), moved(d)], dashed: true },
			{ mark: 'path', at: front, closed: true },
			{ mark: 'path', at: [d, moved(d), moved(c), c] },
			{ mark: 'path', at: [moved(c), moved(b), b] },
			{ mark: 'side', ends: [a, b], text: texts[0], awayFrom: middle },
			{ mark: 'side', ends: [b, moved(b)], text: texts[1], awayFrom: middle },
			{ mark: 'side', ends: [a, d], text: texts[2], awayFrom: middle },
		],
		alt,
	};
}

function tamedThree([l, w, h]: readonly [number, number, number]): [number, number, number] {
	const middle = [l, w, h].toSorted((a, b) => a - b)[1] ?? 1;
	const [a] = tamed(l, middle, 1.6);
	const [b] = tamed(w, middle, 1.6);
	const [c] = tamed(h, middle, 1.6);
	return [a, b, c];
}

/** A pyramid on a rectangle; `slant` puts the height on the middle line of the front face. */
export function pyramidFigure(
	texts: { a: string; b: string; h: string },
	slant: boolean,
	{ alt }: Texts,
): Diagram {
	const [a, b, c, d]: [Spot, Spot, Spot, Spot] = [
		[0, 0],
		[2.3, 0],
		[2.8, 0.55],
		[0.5, 0.55],
	];
	const [tip, foot]: [Spot, Spot] = [[1.4, 2.2], slant ? [1.15, 0] : [1.4, 0.275]];
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: [a, d, c], dashed: true },
			{ mark: 'path', at: [d, tip], dashed: true },
			{ mark: 'path', at: [a, b, c, tip, a] },
			{ mark: 'path', at: [b, tip] },
			{ mark: 'path', at: [foot, tip], accent: true, ...(slant ? {} : { dashed: true as const }) },
			{ mark: 'right', at: foot, to: [slant ? b : [2.55, 0.275], tip] },
			{ mark: 'side', ends: [a, b], text: texts.a, awayFrom: tip },
			{ mark: 'side', ends: [b, c], text: texts.b, awayFrom: tip },
			{ mark: 'side', ends: [foot, tip], text: texts.h, awayFrom: slant ? a : c },
		],
		alt,
	};
}

/** A prism lying on a rectangular face, a triangle in front. The third text is the length to the back. */
export function triangularPrismFigure(
	texts: { b: string; h: string; long: string; slope?: string },
	rightAngled: boolean,
	{ alt }: Texts,
): Diagram {
	const back: Spot = [1.5, 0.75];
	const [a, b, c]: [Spot, Spot, Spot] = [[0, 0], [1.8, 0], rightAngled ? [0, 1.5] : [0.8, 1.5]];
	const moved = ([x, y]: Spot): Spot => [x + back[0], y + back[1]];
	const foot: Spot = [c[0], 0];
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: [a, moved(a), moved(b)], dashed: true },
			{ mark: 'path', at: [moved(a), moved(c)], dashed: true },
			{ mark: 'path', at: [a, b, c], closed: true },
			{ mark: 'path', at: [c, moved(c), moved(b), b] },
			...(rightAngled ? [] : [{ mark: 'path', at: [foot, c], dashed: true } as const]),
			{ mark: 'right', at: foot, to: [b, c] },
			{ mark: 'side', ends: [a, b], text: texts.b, awayFrom: c },
			rightAngled
				? { mark: 'text', at: [-0.03, 0.7], text: texts.h, awayFrom: [3, 0.7] }
				: { mark: 'side', ends: [foot, c], text: texts.h, awayFrom: a },
			{ mark: 'side', ends: [b, moved(b)], text: texts.long, awayFrom: c },
			...(texts.slope
				? [{ mark: 'side', ends: [b, c], text: texts.slope, awayFrom: moved(b) } as const]
				: []),
		],
		alt,
	};
}
