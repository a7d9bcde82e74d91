/** Draws what a family describes. */
import type { Line } from '../../family.ts';
import type { Drawing, Figure, LineFigure } from '../figure.ts';
import { drawAreaModel } from './area-model.ts';
import { drawBoxPlots } from './box-plots.ts';
import { drawCoordinatePlane } from './coordinate-plane.ts';
import { drawCountsTable } from './counts-table.ts';
import { drawDiagram } from './diagram.ts';
import { drawDotPlot } from './dot-plot.ts';
import { drawDoubleNumberLine } from './double-number-line.ts';
import { drawFourGraphs } from './four-graphs.ts';
import { drawGraph } from './graph.ts';
import { drawHistogram } from './histogram.ts';
import { drawFourNumberLines, drawNumberLine } from './number-line.ts';
import { drawPercentBar } from './percent-bar.ts';
import { drawRightTriangles } from './right-triangles.ts';
import { drawSector } from './sector.ts';
import { drawSetOnLine } from './set-line.ts';
import { drawSketch } from './sketch.ts';
import { drawTapeDiagram } from './tape-diagram.ts';
import { drawTreeDiagram } from './tree-diagram.ts';
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
		case 'number line':
			return drawNumberLine(figure);
		case 'four number lines':
			return drawFourNumberLines(figure);
		case 'tree diagram':
			return drawTreeDiagram(figure);
		case 'dot plot':
			return drawDotPlot(figure);
		case 'histogram':
			return drawHistogram(figure);
		case 'box plots':
			return drawBoxPlots(figure);
	}
}

/** The figure of a line; undefined where it is left out. */
export function drawOnLine(figure: LineFigure, line: Line): Drawing | undefined {
	switch (figure.kind) {
		case 'set on a number line':
			return drawSetOnLine(figure, line);
		case 'area model':
			return drawAreaModel(figure);
		case 'percent bar':
			return drawPercentBar(figure);
		case 'tape diagram':
			return drawTapeDiagram(figure);
		case 'double number line':
			return drawDoubleNumberLine(figure);
		default:
			return drawFigure(figure);
	}
}
