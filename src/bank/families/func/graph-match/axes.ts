import { type Axes, plainAxes, smallAxes } from '../../../figures/curves.ts';

export const axesFor = (reach: number): { small: Axes; large: Axes } => ({
	small: smallAxes(reach),
	large: plainAxes(reach),
});
