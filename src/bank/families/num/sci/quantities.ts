/** num.sci, quantities: how many times as large, and products or quotients with units. */
import Fraction from 'fraction.js';
import { brackets, divided, product } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	written,
} from '../../../family.ts';
import { scaled, scientific, scientificExpression, timesTen } from './scientific.ts';
import { COMPARISONS, SCIENTIFIC_TASKS } from './large-and-small.ts';
import { isFine, operationLines, powersHint } from './compute.ts';

export const quantitySkills: Skills = {
	'Compare sizes in scientific notation'(draw) {
		const story = draw.random.pick(caseOf(COMPARISONS, draw.inTurn('ctx')));
		const [a, k] = [new Fraction(draw.int('a')), draw.int('k')];
		const [up, down] = [within(draw.int('m'), story.greater), within(draw.int('n'), story.smaller)];
		const greater = scaled(a.mul(k), up);
		const { mantissa, exponent } = scientific(greater);
		const ratio = greater.div(scaled(a, down));
		if (mantissa.equals(1)) return undefined;
		return {
			prompt: say`${story.ask(scientificExpression(greater), timesTen(a, down))} Give your answer in scientific notation.`,
			answer: withMisconceptions(
				written('sci-notation', scientificExpression(ratio)),
				[
					written('sci-notation', scientificExpression(scaled(mantissa.div(a), exponent + down))),
					'added the exponents instead of subtracting them',
				],
				[
					written('sci-notation', scientificExpression(greater.mul(scaled(a, down)))),
					'multiplied instead of dividing',
				],
			),
			steps: [
				line(
					divided(scientificExpression(greater), timesTen(a, down)),
					'divide the greater quantity by the smaller one',
				),
				...operationLines(mantissa, exponent, a, down, false),
				sentence(story.found(scientificExpression(ratio))),
			],
			hints: [
				say`Which operation shows how many times as large one quantity is as another?`,
				powersHint(false, mantissa.div(a)),
			],
		};
	},

	'Use quantities in scientific notation'(draw) {
		const operation = draw.choice('op') === 'x' ? 'x' : '/';
		const story = caseOf(SCIENTIFIC_TASKS, draw.inTurn('ctx'))[operation];
		const [a, b] = [new Fraction(draw.int('a')), new Fraction(draw.int('b'))];
		const [m, n] = [within(draw.int('m'), story.first), within(draw.int('n'), story.second)];
		const multiplies = operation === 'x';
		const value = multiplies ? scaled(a.mul(b), m + n) : scaled(a.div(b), m - n);
		if (!isFine(a, b, value)) return undefined;
		const [first, second] = [timesTen(a, m), timesTen(b, n)];
		const other = scaled(multiplies ? a.add(b) : a.mul(b), m + n);
		const answer = withMisconceptions(
			withUnit(written('sci-notation', scientificExpression(value)), story.unit),
			[
				written('sci-notation', scientificExpression(other)),
				multiplies
					? 'added the first factors instead of multiplying them'
					: 'multiplied instead of dividing',
			],
			[
				written(
					'sci-notation',
					scientificExpression(
						scaled(multiplies ? a.mul(b) : a.div(b), multiplies ? m * n : n - m),
					),
				),
				multiplies
					? 'multiplied the exponents instead of adding them'
					: 'subtracted the exponents in the reverse order',
			],
		);
		return {
			prompt: say`${story.ask(first, second)} Give your answer in scientific notation.`,
			answer,
			steps: [
				line(
					multiplies ? product(brackets(first), brackets(second)) : divided(first, second),
					story.why,
				),
				...operationLines(a, m, b, n, multiplies),
				sentence(story.found(answer.body)),
			],
			hints: [say`${story.hint}`, powersHint(multiplies, multiplies ? a.mul(b) : a.div(b))],
		};
	},
};

/** Maps a drawn exponent into the range that makes sense. */
function within(drawn: number, [low, high]: readonly [number, number]): number {
	const width = high - low + 1;
	return low + (((drawn % width) + width) % width);
}
