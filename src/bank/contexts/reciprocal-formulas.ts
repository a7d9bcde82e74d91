/** What formulas with reciprocals relate, with the letter of each quantity. */
import { symbol } from '../../math/expression.ts';
import { say } from '../../math/prose.ts';

/** 1/f = 1/u + 1/v */
export const LENS = say`relates ${symbol('f')}, the focal length of a lens, to ${symbol('u')}, the distance from the lens to an object, and ${symbol('v')}, the distance from the lens to the image`;

/** 1/R = 1/a + 1/b */
export const RESISTORS = say`relates ${symbol('R')}, the combined resistance of two resistors in parallel, to the individual resistances ${symbol('a')} and ${symbol('b')}`;
