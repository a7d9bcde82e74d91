/** poly.divide: long and synthetic division of polynomials. */
import { symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	line,
	quotientRemainder,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	added,
	type Coefficients,
	divided,
	drawnCoefficients,
	multiplied,
	reduced,
	scaled,
	written,
	zeroAt,
} from '../../../steps/coefficients.ts';
import { syntheticLines } from '../../../steps/synthetic-division.ts';
import { divisionStatement, longDivisionLines, missingTermLines } from './long-division.ts';
import { reconstructed } from './parts.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Divide by x − k'(draw) {
		const divisor = zeroAt(draw.int('k'));
		const quotient = drawnCoefficients(draw, 'q', draw.random.int(2, 3));
		const synthetic = draw.random.int(0, 1) === 1;
		return question(divisor, quotient, [draw.int('r')], synthetic ? 'synthetic' : 'long');
	},

	'Divide by a general linear or quadratic divisor'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (draw.inTurn('type') !== 'quadratic') {
			if (a === 1) return undefined;
			const quotient = drawnCoefficients(draw, 'q', draw.random.int(1, 2));
			return question([a, -b], quotient, [draw.int('r')], 'long');
		}
		const divisor = [1, draw.random.int(-3, 3), b];
		const remainder = [draw.random.int(-5, 5), draw.int('r')];
		const quotient = drawnCoefficients(draw, 'q', draw.random.int(1, 2));
		return question(divisor, quotient, remainder, 'long');
	},

	'Reconstruct a missing part of a division': reconstructed,

	'Use long division with polynomials'(draw) {
		const quadratic = draw.random.int(0, 1) === 1;
		const drawn = drawnCoefficients(draw, 'd coefs', quadratic ? 2 : 1);
		const divisor = quadratic
			? [1, ...drawn.slice(1)]
			: [Math.abs(drawn[0] ?? 1), ...drawn.slice(1)];
		const quotient = drawnCoefficients(draw, 'q coefs', draw.random.int(1, 2));
		const remainder = quadratic ? [draw.random.int(-5, 5), draw.int('r')] : [draw.int('r')];
		return question(divisor, quotient, remainder, 'long');
	},

	'Use synthetic division'(draw) {
		const quotient = drawnCoefficients(draw, 'q coefs', 2);
		return question(zeroAt(draw.int('k')), quotient, [draw.int('r')], 'synthetic');
	},
};

function question(
	divisor: Coefficients,
	quotient: Coefficients,
	remainder: Coefficients,
	method: 'long' | 'synthetic',
): Draft | undefined {
	const rest = reduced(remainder);
	const dividend = added(multiplied(divisor, quotient), rest);
	if (dividend.some((value) => Math.abs(value) > 99) || dividend.filter(Boolean).length < 3)
		return undefined;
	const answer = quotientRemainder(written(quotient), written(rest));
	const k = -(divisor[1] ?? 0);
	const [first = 1, ...others] = divisor;
	const turned = [first, ...others.map((value) => -value + 0)];
	const { quotient: mistaken, remainder: mistakenRest } = divided(dividend, turned);
	const begin = method === 'synthetic' ? 'Use synthetic division to divide' : 'Divide';
	return {
		prompt: say`${begin} ${written(dividend)} by ${written(divisor)}. State the quotient and the remainder.`,
		answer: withMisconceptions(
			answer,
			...(rest.some((value) => value !== 0)
				? [
						[
							quotientRemainder(written(quotient), written(scaled(rest, -1))),
							method === 'synthetic'
								? 'changed the sign of the remainder'
								: 'subtracted in the reverse order in the last step',
						] satisfies WrongAnswer,
					]
				: []),
			[
				quotientRemainder(written(mistaken), written(mistakenRest)),
				method === 'synthetic'
					? `multiplied by ${plainNumber(-k)} instead of ${plainNumber(k)}`
					: 'subtracted only the first term of each product, and added the rest',
			],
		),
		steps: [
			...(method === 'synthetic'
				? syntheticLines(dividend, k)
				: [...missingTermLines(dividend), ...longDivisionLines(dividend, divisor)]),
			line(
				divisionStatement(dividend, divisor, quotient, rest),
				'dividend = divisor × quotient + remainder',
			),
			sentence(say`The quotient is ${written(quotient)}, and the remainder is ${written(rest)}.`),
		],
		hints: [hintOf(dividend, divisor, method)],
	};
}

function hintOf(dividend: Coefficients, divisor: Coefficients, method: string): Prose {
	if (dividend.includes(0))
		return say`Which power of ${symbol('x')} is missing from the dividend? What is its coefficient?`;
	return method === 'synthetic'
		? say`What are the coefficients of the dividend? For which value of ${symbol('x')} is ${written(divisor)} equal to 0?`
		: say`What do you get when you divide the leading term of the dividend by the leading term of ${written(divisor)}? What do you then subtract?`;
}
