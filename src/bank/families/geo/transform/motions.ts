import { num, product, tuple } from '../../../../math/expression.ts';
import { type Motion } from '../../../steps/images.ts';

const flipped = (letter: string) => product(num(-1), letter);

export const REFLECTIONS: Readonly<Record<string, Motion & { why: string }>> = {
	'x-axis': {
		rule: tuple('x', flipped('y')),
		apply: ([x, y]) => [x, 0 - y],
		why: 'the point moves to the other side of the x-axis: y changes its sign',
	},
	'y-axis': {
		rule: tuple(flipped('x'), 'y'),
		apply: ([x, y]) => [0 - x, y],
		why: 'the point moves to the other side of the y-axis: x changes its sign',
	},
	'y=x': {
		rule: tuple('y', 'x'),
		apply: ([x, y]) => [y, x],
		why: 'a reflection in y = x swaps the coordinates',
	},
};

export const ROTATIONS: Readonly<Record<string, Motion & { told: string; why: string }>> = {
	'90 cw': {
		rule: tuple('y', flipped('x')),
		apply: ([x, y]) => [y, 0 - x],
		told: 'rotated 90° clockwise about the origin',
		why: 'a quarter turn clockwise swaps the coordinates, then the second one changes its sign',
	},
	'90 ccw': {
		rule: tuple(flipped('y'), 'x'),
		apply: ([x, y]) => [0 - y, x],
		told: 'rotated 90° counterclockwise about the origin',
		why: 'a quarter turn counterclockwise swaps the coordinates, then the first one changes its sign',
	},
	'180': {
		rule: tuple(flipped('x'), flipped('y')),
		apply: ([x, y]) => [0 - x, 0 - y],
		told: 'rotated 180° about the origin',
		why: 'half a turn changes both signs',
	},
};
