/** The distance between two numbers, as it is worked out on the board: |a − b|, brackets gone, bars gone. */
import { absolute, continued, difference, signed, sum } from '../../../../math/expression.ts';
import { line, type Line } from '../../../family.ts';

export const distanceLines = (a: number, b: number, why: string): Line[] => [
	line(absolute(difference(a, signed(b))), why),
	...(b < 0 ? [line(continued(absolute(sum(a, -b))), `subtracting ${b} is adding ${-b}`)] : []),
	line(continued(absolute(a - b)), 'work inside the bars'),
	line(continued(Math.abs(a - b)), 'a distance is never negative'),
];
