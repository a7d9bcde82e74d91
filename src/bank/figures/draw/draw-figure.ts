/** Draws what a family describes. */
import type { Drawing, Figure } from '../figure.ts';
import { drawCoordinatePlane } from './coordinate-plane.ts';
import { drawCountsTable } from './counts-table.ts';
import { drawDiagram } from './diagram.ts';
import { drawFourGraphs } from './four-graphs.ts';
import { drawGraph } from './graph.ts';
import { drawRightTriangles } from './right-triangles.ts';
import { drawSector } from './sector.ts';
import { drawSketch } from './sketch.ts';
import { drawUnitCircle } from './unit-circle.ts';
import { drawValueTable } from './value-table.ts';

export function drawFigure(figure: Figure): Drawing {
	switch (figure.kind) {
		case undefined:
			return figure;
		case 'graph':
			return drawGraph(figure);
		case 'four graphs':
			return drawFourGraphs(figure);
		case 'coordinate plane':
			return drawCoordinatePlane(figure);
		case 'sketch':
			return drawSketch(figure);
		case 'diagram':
			return drawDiagram(figure);
		case 'right triangles':
			return drawRightTriangles(figure);
		case 'sector':
			return drawSector(figure);
		case 'unit circle':
			return drawUnitCircle(figure);
		case 'value table':
			return drawValueTable(figure);
		case 'table of counts':
			return drawCountsTable(figure);
	}
}
