/** What formulas with reciprocals relate, with the letter of each quantity. */
import { symbol } from '../../math/expression.ts';
import { say } from '../../math/prose.ts';

/** 1/f = 1/u + 1/v */
export const LENS = say`relates the focal length ${symbol('f')} of a lens to the distances ${symbol('u')} and ${symbol('v')} of an object and its image from the lens`;

/** 1/R = 1/a + 1/b */
export const RESISTORS = say`relates the combined resistance ${symbol('R')} of two resistors in parallel to their resistances, ${symbol('a')} and ${symbol('b')}`;
