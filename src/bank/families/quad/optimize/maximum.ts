/** Why the greatest value of a product is halfway between its zeros. */
import { say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';

export const OPENS_DOWNWARD: Line = sentence(
	say`The graph is a parabola that opens down.`,
	'the coefficient of x² is negative',
);

export const MAXIMUM_AT_VERTEX = 'the maximum is at the vertex, halfway between the zeros';
