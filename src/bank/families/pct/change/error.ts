/** The part of pct.change about percent error: a measured or estimated value against the actual one. */
import {
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import Fraction from 'fraction.js';
import { continued, difference, equation, quotient } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import { amount, ends, percentAnswer, percentOf } from '../../../steps/amounts.ts';

type Tell = (found: number, actual: number, random: Random, country: Draw['country']) => Prose;

const TELLS: readonly Tell[] = [
	(found, actual, random) => {
		const [name] = twoNames(random);
		const thing = random.pick(['a shelf', 'a rug', 'a window', 'a table', 'a banner']);
		return say`${name} estimates that the length of ${thing} is ${found} centimetres. The actual length is ${actual} centimetres.`;
	},
	(found, actual, random) => {
		const thing = random.pick([
			'a bag of rice',
			'a bag of coffee',
			'a box of tea',
			'a bag of nails',
		]);
		return say`A kitchen scale shows ${found} grams for ${thing}. The actual mass is ${actual} grams.`;
	},
	(found, actual, random) => {
		const [name] = twoNames(random);
		const things = random.pick(['marbles', 'beads', 'buttons', 'coins']);
		return say`${name} guesses that a jar holds ${found} ${things}. The actual number is ${actual}.`;
	},
	(found, actual, random) => {
		const event = random.pick(['a school concert', 'a chess tournament', 'a book fair']);
		return say`The planners of ${event} expected ${found} visitors. The actual number of visitors was ${actual}.`;
	},
	(found, actual, _, country) => {
		const unit = country === 'CA' ? 'kilometres' : 'miles';
		return say`A phone app gives the length of a bike trail as ${found} ${unit}. The actual length is ${actual} ${unit}.`;
	},
];

export const errorSkills: Skills = {
	'Find the percent error'(draw) {
		const [actual, e] = [draw.int('a'), draw.int('e')];
		const found = actual + e;
		const size = Math.abs(e);
		const rate = new Fraction(100 * size, actual);
		if (!ends(rate, 1) || rate.gt(25) || size < 2 || actual === 100) return undefined;
		const answer = withMisconceptions(
			percentAnswer(rate),
			[
				rational(new Fraction(100 * size, found)),
				`divided the error by ${found} instead of by the actual value`,
			],
			[rational(size), 'gave the error itself'],
			[
				rational(rate.div(100)),
				'left the result as a fraction or decimal instead of changing it to a percent',
			],
		);
		const gap = e > 0 ? difference(found, actual) : difference(actual, found);
		return {
			prompt: say`${draw.random.pick(TELLS)(found, actual, draw.random, draw.country)} What is the percent error?`,
			answer,
			steps: [
				line(equation(gap, size), 'find the error, the difference between the two values'),
				line(quotient(size, actual), 'write the error over the actual value'),
				line(continued(amount(rate.div(100))), 'divide to get a decimal'),
				line(continued(percentOf(rate)), 'multiply by 100 to get a percent'),
				sentence(say`The percent error is ${answer.body}.`),
			],
			hints: [
				say`How far is ${found} from the actual value?`,
				say`What percent of the actual value is that error?`,
			],
		};
	},
};
