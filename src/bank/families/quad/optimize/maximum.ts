/** Why the greatest value of a product is halfway between its zeros. */
import { equation, type Expression, num, type Number } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';
import { joinedByAnd } from '../../../steps/solved.ts';

/** The zeros of a product, from the lesser one; `factors` with their zeros, without the factor x itself. */
export const zerosLine = (
	factors: readonly [Expression, Number][],
	zeros: readonly Number[],
): Line => {
	const found = factors
		.map(([factor, zero]) => say`${factor} is 0 when ${equation('x', num(zero))}`)
		.reduce((text, one) => say`${text}, and ${one}`);
	return sentence(
		say`${found}, so the zeros are ${joinedByAnd(zeros.map((zero) => num(zero)))}.`,
		'set each factor equal to 0',
	);
};

export const OPENS_DOWNWARD: Line = sentence(
	say`The graph is a parabola that opens down.`,
	'the coefficient of x² is negative',
);

export const MAXIMUM_AT_VERTEX = 'the maximum is at the vertex, halfway between the zeros';
