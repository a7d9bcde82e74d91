import { smallAxes } from '../../../figures/curves.ts';
import type { Axes } from '../../../figures/figure.ts';
import { squareAxes } from '../../../figures/axes.ts';

export const axesFor = (reach: number): { small: Axes; large: Axes } => ({
	small: smallAxes(reach),
	large: squareAxes(reach),
});
