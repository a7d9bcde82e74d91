/** Two data sets, such as those of team A and team B, as box plots over one axis. */
import { type Prose, say } from '../../../../math/prose.ts';
import { type Box, boxPlot } from './box-plot.ts';
import type { DataContext } from '../../../contexts/data-contexts.ts';
import type { Five } from './box.ts';

export type TwoBoxes = { context: DataContext; a: Five; b: Five };

export const figureOf = ({ context, a, b }: TwoBoxes) =>
	boxPlot([boxOf(context, 'A', a), boxOf(context, 'B', b)], context.title);

function boxOf({ side }: DataContext, letter: string, five: Five): Box {
	const name = `${side.one} ${letter}`;
	return { of: `the data for ${name}`, name, five };
}

export const about = ({ context }: TwoBoxes): Prose =>
	say`The box plots show ${context.compared}, A and B.`;
