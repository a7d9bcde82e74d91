/** Signs, and the order of what is written. */
import { oppositeIntercepts } from '../relations/opposite-intercepts.ts';
import {
	numeratorShifted,
	otherPlaces,
	otherSigns,
	sameNumbers,
} from '../relations/record-relations.ts';
import { confirmed, either, where } from '../relations/combined.ts';
import {
	allChanged,
	byNumber,
	ofOne,
	opposite,
	type Relation,
	reversed,
	shifted,
	slopeChanged,
} from '../relations/relations.ts';
import { isNear } from '../../equation-lines.ts';
import { allLines } from '../equations/read-lines.ts';
import { rule, type Rule } from '../rule.ts';

const negated = allChanged((value) => -value);

/** The opposite of one coordinate, from which an equation of the record gives the other. */
const oneCoordinateOpposite: Relation = (pair) => {
	const [[x, y] = [], [u = Number.NaN, v = Number.NaN] = []] =
		pair.parts()?.map(({ values }) => values[0] ?? []) ?? [];
	if (x === undefined || y === undefined) return undefined;
	return (
		(isNear(u, -x) || isNear(v, -y)) &&
		allLines(pair).some(({ a, b, c }) => isNear(a * u + b * v, c) && isNear(a * x + b * y, c))
	);
};

export const SIGN_RULES: readonly Rule[] = [
	rule(
		reversed,
		'switched the values of x and y',
		'listed (?:them from greatest to least|the values in reverse order)',
	),
	rule(
		otherPlaces,
		'wrote the (?:coordinates|parts) in the wrong order',
		'reversed the order of the (?:ratio|terms in a difference)',
		'(?:switched|swapped|interchanged) (?:the )?(?:two )?(?:coordinates(?!.* sign).*|numbers|coefficients|first two coefficients|lengths|angles|intercepts|groups|rules|amounts|solid and dashed lines|open and closed dots|fixed amount .*|(?:initial|fixed|ground|base|starting) [a-z ]+ and the change .*|slope and the .*|exponent and the power|first term and the common ratio)',
		'switched the functions',
	),
	rule(
		sameNumbers,
		'(?:switched|swapped|interchanged) the (?:two )?(?:coefficients .*|exponents.*)',
	),
	rule(
		otherSigns,
		'(?:reversed|changed) the signs? (?:in each factor|inside the square|of (?:the (?:constant.*|remainder|leading coefficient|real part|[xy]-coordinate)|each zero|both (?:zeros|coordinates)|each term|m and n|b))',
		'reversed the signs? when factoring .*',
		'reversed all the signs',
		'copied the sign inside the absolute value bars',
		'used the opposite signs? for (?:the (?:slope|slope and the y-intercept|y-intercept|zeros.*|leading coefficient|endpoint|vertical asymptote|horizontal asymptote|coefficient|stretch factor)|both asymptotes|[bc])',
	),
	rule(
		either(negated, opposite, ofOne(byNumber((value, number) => value + 2 * number))),
		'dropped the negative sign from the coefficient',
		'dropped the negative sign when multiplying by .*',
	),
	rule(
		where(
			/^(?!.*(?:greater|lesser|positive) )/,
			either(
				negated,
				ofOne(byNumber((value, number) => value + 2 * number)),
				confirmed(oneCoordinateOpposite),
			),
		),
		'dropped the negative sign from (?:the solution|[a-z])',
		'reversed the signs of the solutions',
		'did not change the signs of the constants when solving for [a-z]',
	),
	rule(
		opposite,
		'used the sign of the fraction with the smaller absolute value',
		'added the absolute values but left out the negative sign',
		'gave the answer the sign of the second fraction',
		'left out the negative sign(?: that was factored out)?',
		'lost the negative sign',
		'left out (?:the|one of the) negative signs? when dividing',
		'used the sign of another quadrant',
		'wrote a square as negative',
		'wrote an increase as a negative number',
		'wrote the distance as a negative number',
		'subtracted(?: the values)? in the (?:opposite|reverse) order',
		'subtracted the x-terms in the wrong order',
		'made the coefficient negative because of the negative exponent',
		'reversed the sign of the leading coefficient',
		'reversed the subtraction in the (?:numerator|denominator)',
		'multiplied by the opposite of .*',
	),
	rule(shifted, 'subtracted the .* from m[a-z] to find b'),
	rule(oppositeIntercepts, 'used the opposites of the zeros as the x-intercepts'),
	rule(
		numeratorShifted,
		'did not distribute the negative sign to the last term of the numerator',
		'subtracted the last term of the numerator instead of adding it',
	),
	rule(
		slopeChanged((slope) => -slope),
		'used the opposite of the slope',
	),
];
