/** Two groups as box plots over one axis. */
import { type Prose, say } from '../../../../math/prose.ts';
import { boxPlot } from './box-plot.ts';
import type { DataContext } from '../../../contexts/data-contexts.ts';
import type { Five } from './box.ts';

export type TwoBoxes = { context: DataContext; a: Five; b: Five };

export const figureOf = ({ context, a, b }: TwoBoxes) =>
	boxPlot(
		[
			{ name: 'group A', five: a },
			{ name: 'group B', five: b },
		],
		context.title,
	);

export const about = ({ context }: TwoBoxes): Prose =>
	say`The box plots show ${context.compared}, A and B.`;
