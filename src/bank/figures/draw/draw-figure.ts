/** Draws what a family describes. */
import type { Drawing, Figure } from '../figure.ts';
import { drawFourGraphs } from './four-graphs.ts';
import { drawGraph } from './graph.ts';
import { drawSketch } from './sketch.ts';

export function drawFigure(figure: Figure): Drawing {
	switch (figure.kind) {
		case undefined:
			return figure;
		case 'graph':
			return drawGraph(figure);
		case 'four graphs':
			return drawFourGraphs(figure);
		case 'sketch':
			return drawSketch(figure);
	}
}
