/** Sides of a polygon that are parallel to an axis. */
import { absolute, equation, symbol } from '../../../../math/expression.ts';
import { line, type Line } from '../../../family.ts';
import type { Corner } from '../../../steps/corners.ts';
import { minus } from '../../../steps/slope.ts';

/** "AB = |5 − (−2)| = 7" */
export const level = (name: string, from: number, to: number, why: string): Line =>
	line(equation(symbol(name), equation(absolute(minus(to, from)), Math.abs(to - from))), why);

export const SAME_Y = 'the points have the same y-coordinate, so subtract the x-coordinates';
export const SAME_X = 'the points have the same x-coordinate, so subtract the y-coordinates';

/** A horizontal or vertical side needs no formula. */
export const isLevel = (side?: { from: Corner; to: Corner }): boolean =>
	side !== undefined && (side.from[0] === side.to[0] || side.from[1] === side.to[1]);

export const levelSide = (name: string, from: Corner, to: Corner): Line =>
	from[1] === to[1] ? level(name, from[0], to[0], SAME_Y) : level(name, from[1], to[1], SAME_X);
