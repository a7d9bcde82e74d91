/** Cylinders, cones, spheres and what they make together, with their measures. */
import { tamed } from './diagram.ts';
import type { Diagram, Mark, Spot } from './figure.ts';

type Texts = { alt: string };

const STYLE = { edge: {}, hidden: { dashed: true }, measure: { accent: true } } as const;

const path = (style: keyof typeof STYLE, ...at: Spot[]): Mark => ({
	mark: 'path',
	at,
	...STYLE[style],
});

const disc = (y: number, r = 1): Mark[] => [
	{ mark: 'ellipse', at: [0, y], across: r, up: r * 0.28, half: 'upper', dashed: true },
	{ mark: 'ellipse', at: [0, y], across: r, up: r * 0.28, half: 'lower' },
];

const radiusMark = (y: number, text: string): Mark[] =>
	text === ''
		? []
		: [
				path('measure', [0, y], [1, y]),
				{ mark: 'dot', at: [0, y] },
				{ mark: 'text', at: [0.5, y + 0.26], text, awayFrom: [0.5, y - 1] },
			];

const heightMark = (tall: number, text: string): Mark => ({
	mark: 'side',
	ends: [
		[1, 0],
		[1, tall],
	],
	text,
	awayFrom: [0, 0],
});

export function cylinderFigure(
	r: number,
	h: number,
	texts: { r: string; h: string },
	{ alt }: Texts,
): Diagram {
	const tall = heightFor(r, h);
	return {
		kind: 'diagram',
		marks: [
			...disc(0),
			{ mark: 'ellipse', at: [0, tall], across: 1, up: 0.28 },
			path('edge', [-1, 0], [-1, tall]),
			path('edge', [1, 0], [1, tall]),
			...radiusMark(tall, texts.r),
			heightMark(tall, texts.h),
		],
		alt,
	};
}

const heightFor = (r: number, h: number): number => tamed(h, r, 2.4)[0] * (h < r ? 1.4 : 1);

export function coneFigure(
	r: number,
	h: number,
	texts: { r: string; h: string },
	{ alt }: Texts,
): Diagram {
	const tall = heightFor(r, h);
	return {
		kind: 'diagram',
		marks: [
			...disc(0),
			path('edge', [-1, 0], [0, tall], [1, 0]),
			path('hidden', [0, 0], [0, tall]),
			{
				mark: 'right',
				at: [0, 0],
				to: [
					[1, 0],
					[0, 1],
				],
			},
			...radiusBelow(texts.r),
			{
				mark: 'side',
				ends: [
					[0, 0],
					[0, tall],
				],
				text: texts.h,
				awayFrom: [1, 0],
			},
		],
		alt,
	};
}

const radiusBelow = (text: string): Mark[] => [
	path('measure', [0, 0], [1, 0]),
	{ mark: 'text', at: [0.5, -0.28], text, awayFrom: [0.5, 0.5] },
];

export function sphereFigure(
	text: string,
	isHalf: boolean,
	isDiameter: boolean,
	{ alt }: Texts,
): Diagram {
	const start: Spot = [isDiameter ? -1 : 0, 0];
	return {
		kind: 'diagram',
		marks: [
			{
				mark: 'ellipse',
				at: [0, 0],
				across: 1,
				up: 1,
				...(isHalf ? { half: 'upper' as const } : {}),
			},
			...disc(0),
			path('measure', start, [1, 0]),
			{ mark: 'dot', at: [0, 0] },
			{ mark: 'text', at: [isDiameter ? 0 : 0.45, 0.45], text },
		],
		alt,
	};
}

/** A cone or a half sphere on a cylinder, or a half sphere on a cone that points down. */
export function joinedFigure(
	kind: 'cone+hemisphere' | 'cylinder+cone',
	texts: { r: string; h: string; top?: string },
	{ alt }: Texts,
): Diagram {
	const tall = 1.7;
	if (kind === 'cone+hemisphere')
		return {
			kind: 'diagram',
			marks: [
				...disc(0),
				{ mark: 'ellipse', at: [0, 0], across: 1, up: 1, half: 'upper' },
				path('edge', [-1, 0], [0, -tall], [1, 0]),
				path('hidden', [0, 0], [0, -tall]),
				path('measure', [0, 0], [1, 0]),
				{ mark: 'text', at: [0.45, 0.45], text: texts.r },
				{
					mark: 'side',
					ends: [
						[0, 0],
						[0, -tall],
					],
					text: texts.h,
					awayFrom: [1, 0],
				},
			],
			alt,
		};
	return {
		kind: 'diagram',
		marks: [
			...disc(0),
			...disc(tall),
			path('edge', [-1, 0], [-1, tall], [0, tall + 1.2], [1, tall], [1, 0]),
			path('hidden', [0, tall], [0, tall + 1.2]),
			...radiusBelow(texts.r),
			heightMark(tall, texts.h),
			{
				mark: 'side',
				ends: [
					[0, tall],
					[0, tall + 1.2],
				],
				text: texts.top ?? '',
				awayFrom: [-1, tall],
			},
		],
		alt,
	};
}
