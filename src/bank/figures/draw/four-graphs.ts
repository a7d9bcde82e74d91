/** Four small graphs A, B, C, D with the same axes, without the letters x and y. */
import { letterOf } from '../../family.ts';
import type { Drawing, FourGraphs } from '../figure.ts';
import { svg } from './drawing.ts';
import { axesInWords, planeIn } from './graph.ts';

const PANEL = 132;

export function drawFourGraphs({ x, y, graphs, alt }: FourGraphs): Drawing {
	const panels = graphs.map(({ shapes }, at) => {
		const [left, top] = [14 + (at % 2) * 158, 28 + Math.floor(at / 2) * 172];
		const box = { left, top, width: PANEL, height: PANEL };
		return `<text x="${left + 6}" y="${top - 10}" font-size="17" font-weight="700">${letterOf(at)}</text>${planeIn(box, x, y, shapes, { letters: false })}`;
	});
	const described = graphs.map(({ words }, at) => `Graph ${letterOf(at)}: ${words}`);
	const plane = axesInWords(x, y).replace('A coordinate', 'a coordinate');
	return {
		svg: svg(320, 348, panels.join('')),
		alt: alt ?? `Four graphs, A to D. Each is on ${plane} ${described.join(' ')}`,
		width: 320,
		height: 348,
	};
}
