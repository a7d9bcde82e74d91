/** A right triangle with its right angle at the lower left, and texts at the three sides. */
import { tamed } from './diagram.ts';
import type { Diagram } from './figure.ts';

type RightTexts = { across: string; up: string; longest: string };

export function rightTriangle(across: number, up: number, texts: RightTexts, alt: string): Diagram {
	const [wide, high] = tamed(across, up, 2.4);
	return {
		kind: 'diagram',
		marks: [
			{
				mark: 'path',
				at: [
					[0, 0],
					[wide, 0],
					[0, high],
				],
				closed: true,
			},
			{
				mark: 'right',
				at: [0, 0],
				to: [
					[wide, 0],
					[0, high],
				],
			},
			{
				mark: 'side',
				ends: [
					[0, 0],
					[wide, 0],
				],
				text: texts.across,
				awayFrom: [0, high],
			},
			{
				mark: 'side',
				ends: [
					[0, 0],
					[0, high],
				],
				text: texts.up,
				awayFrom: [wide, 0],
			},
			{
				mark: 'side',
				ends: [
					[wide, 0],
					[0, high],
				],
				text: texts.longest,
				awayFrom: [0, 0],
			},
		],
		alt,
	};
}
