/** trig.exact: the ratio of an acute angle from the sides of its special triangle. */
import { divided, equation, type Expression, num, quotient } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import type { Surd } from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import { line, type Line, sentence } from '../../../family.ts';
import { shownSurd, trig } from '../../../steps/exact-trig.ts';
import { type Ratio, RATIO_SIDES, RATIO_WORDS } from '../../../steps/right-triangle.ts';
import type { Angle } from './angle.ts';

const [ONE, TWO, ROOT_TWO, ROOT_THREE] = [num(1), num(2), root(2), root(3)];

export const SPECIAL_TRIANGLES = {
	halfSquare: say`sides 1, 1, and ${ROOT_TWO}`,
	halfEquilateral: say`sides 1, ${ROOT_THREE}, and 2`,
};

/** By the angle, in degrees: the opposite side, the adjacent side, the hypotenuse. */
const SIDES: Readonly<Record<number, readonly [Expression, Expression, Expression]>> = {
	30: [ONE, ROOT_THREE, TWO],
	45: [ONE, ONE, ROOT_TWO],
	60: [ROOT_THREE, ONE, TWO],
};

/** A fraction over 1 is never written. */
const ratioOf = (over: Expression, under: Expression): Expression =>
	tex(under) === '1' ? divided(over, under) : quotient(over, under);

const isRoot = ({ kind }: Expression): boolean => kind === 'root';

/** The triangle of an angle in quadrant I, then the ratio of two of its sides. */
export function triangleLines(name: Ratio, { degrees, shown }: Angle, value: Surd): Line[] {
	const sides = SIDES[degrees];
	if (!sides) throw new RangeError(`No special triangle has an angle of ${degrees}°.`);
	const [over, under] = RATIO_SIDES[name](0);
	const [ratio, exact] = [ratioOf(sides[over], sides[under]), shownSurd(value)];
	const isExact = tex(ratio) === tex(exact);
	const [call, hasRoot] = [trig(name, shown), isRoot(sides[under])];
	const triangle = SPECIAL_TRIANGLES[degrees === 45 ? 'halfSquare' : 'halfEquilateral'];
	return [
		sentence(
			say`In the right triangle with ${triangle}, the side ${over === 0 ? 'opposite' : 'adjacent to'} ${degrees === 45 ? 'a' : 'the'} ${shown} angle has length ${sides[over]}, and the ${under === 2 ? 'hypotenuse' : 'adjacent side'} has length ${sides[under]}.`,
		),
		line(equation(call, isExact || hasRoot ? ratio : equation(ratio, exact)), RATIO_WORDS[name]),
		...(hasRoot ? [line(equation(call, exact), 'rationalize the denominator')] : []),
	];
}
