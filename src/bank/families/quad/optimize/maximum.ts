/** Why the greatest value of a product is halfway between its zeros. */
import {
	equation,
	type Expression,
	num,
	type Number,
	symbol,
} from '../../../../math/expression.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';

const zeroOf = ([factor, zero]: readonly [Expression, Number]) =>
	say`${factor} is 0 when ${equation('x', num(zero))}`;

const zerosAre = (zeros: readonly Number[]) =>
	say`so the zeros are ${joinedByAnd(zeros.map((zero) => num(zero)))}.`;

const EACH = 'set each factor equal to 0';

/** The zeros of a product of two factors, from the lesser one. */
export const zerosLine = (
	[one, two]: readonly [readonly [Expression, Number], readonly [Expression, Number]],
	zeros: readonly Number[],
): Line => sentence(say`${zeroOf(one)}, and ${zeroOf(two)}, ${zerosAre(zeros)}`, EACH);

/** The zeros of x times another factor, which is 0 at `zero`. */
export const zerosWithX = (factor: Expression, zero: Number): Line =>
	sentence(
		say`The factor ${symbol('x')} is 0 when ${equation('x', 0)}, and ${zeroOf([factor, zero])}, ${zerosAre([0, zero])}`,
		EACH,
	);

/** The graph of a product of two linear factors, one of which rises and one of which falls. */
export const opensDownward = (name: string): Line =>
	sentence(
		say`The graph of ${symbol(name)} is a parabola that opens down.`,
		'the terms with x in the two factors have opposite signs, so the coefficient of x² is negative',
	);

export const MAXIMUM_AT_VERTEX = 'the maximum is at the vertex, halfway between the zeros';
