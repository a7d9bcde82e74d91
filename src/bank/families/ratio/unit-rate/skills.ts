/** ratio.unit-rate: how much for one. */
import Fraction from 'fraction.js';
import { continued, divided, num, quotient, times } from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { withDoubleLine } from '../../../figures/double-line.ts';
import { amount, dollarsAnswer, ends, exactAnswer } from '../../../steps/amounts.ts';
import { inUsage } from '../../../usage.ts';
import { FRACTION_RATES } from './fraction-rates.ts';
import { offerSkills } from './offers.ts';
import { UNIT_RATE_STORIES, type UnitRateStory } from './unit-rate-stories.ts';

// The part about density: mass for each unit of volume, people for each unit of area.

function densityStory(r: number, n: number, random: Random): UnitRateStory | undefined {
	const both = { total: new Fraction(r * n), rate: new Fraction(r) };
	if (r <= 20) {
		const thing = random.pick(['metal block', 'stone', 'glass ball']);
		return {
			...both,
			prompt: say`A ${thing} has a mass of ${r * n} grams and a volume of ${n} cubic centimetres. What is its density, in grams per cubic centimetre?`,
			unit: 'grams per cubic centimetre',
			counts: 'cubic centimetres',
			result: 'The density is',
		};
	}
	const place = random.pick(['in a county', 'on an island', 'in a valley']);
	if (n < 5) return undefined;
	return {
		...both,
		prompt: say`A population of ${r * n} people lives ${place} with an area of ${n} square miles. What is the population density, in people per square mile?`,
		unit: 'people per square mile',
		counts: 'square miles',
		result: 'The population density is',
	};
}

export const skills: Skills = {
	...offerSkills,

	'Find a unit rate'(draw) {
		const tell = caseOf(UNIT_RATE_STORIES, draw.inTurn('ctx'));
		const n = draw.int('n');
		const story = tell(draw.int('r'), n, draw.random, draw.country);
		return story && computed(story, n, draw.country);
	},

	'Find a density'(draw) {
		const [r, n] = [draw.int('r'), draw.int('n')];
		const story = densityStory(r, n, draw.random);
		return story && computed(story, n, draw.country);
	},

	'Find a unit rate from fractions'(draw) {
		const over = new Fraction(draw.int('p'), draw.int('q'));
		const under = new Fraction(draw.int('r'), draw.int('s'));
		const rate = over.div(under);
		if ([over, under].some(({ d }) => d === 1n || d === 7n) || over.equals(under)) return undefined;
		const tell = caseOf(FRACTION_RATES, draw.inTurn('ctx'));
		const story = tell({ over, under, rate: rate.valueOf(), random: draw.random });
		if (!story) return undefined;
		const { unit, partOf, result, divide } = story;
		const isMoney = unit === '';
		const [top, bottom] = [over.n * under.d, over.d * under.n];
		const shared = bottom / rate.d;
		if (isMoney && !ends(rate, 2)) return undefined;
		const inUnits = withUnit(rational(rate), unit);
		const isPart = partOf !== undefined && rate.lt(1);
		const answer = withMisconceptions(
			isMoney
				? dollarsAnswer(rate, 'decimal')
				: { ...inUnits, ...(isPart ? { body: say`${num(rate)} ${partOf}` } : {}) },
			[rational(over.mul(under)), 'multiplied instead of dividing'],
			[rational(rate.inverse()), 'divided in the reverse order'],
		);
		const form = isMoney
			? ''
			: ' Give your answer as a whole number or as a fraction in lowest terms.';
		return {
			prompt: say`${story.prompt}${form}`,
			answer,
			steps: [
				...asFractions(over, under, isMoney, divide),
				line(
					continued(times(num(over), num(under.inverse()))),
					`dividing by ${under.toFraction()} is the same as multiplying by ${under.inverse().toFraction()}`,
				),
				...(shared > 1n || rate.d === 1n
					? [line(continued(quotient(Number(top), Number(bottom))), 'multiply')]
					: []),
				...(rate.d === 1n
					? [line(continued(num(rate)), 'divide')]
					: [
							line(
								continued(num(rate)),
								shared > 1n ? `divide the numerator and the denominator by ${shared}` : 'multiply',
							),
							...(isMoney
								? [line(continued(amount(rate)), 'write the fraction as a decimal')]
								: []),
						]),
				sentence(say`${result} ${answer.body}.`),
			],
			hints: [
				say`A unit rate is the amount for one unit. Which amount do you divide, and which amount do you divide by?`,
				say`How do you divide by a fraction?`,
			],
		};
	},
};

/** The division as it is stated, then with fractions alone. */
function asFractions(over: Fraction, under: Fraction, isMoney: boolean, why: string): Line[] {
	const fractions = divided(num(over), num(under));
	const stated = (value: Fraction) => (value.gt(1) ? mixed(value) : num(value));
	const rewritten = [
		...(isMoney ? ['the decimal'] : over.gt(1) ? ['the mixed number'] : []),
		...(under.gt(1) ? ['the mixed number'] : []),
	];
	const [first] = rewritten;
	if (first === undefined) return [line(fractions, why)];
	return [
		line(divided(isMoney ? amount(over) : stated(over), stated(under)), why),
		line(
			continued(fractions),
			rewritten.length > 1 ? 'write both numbers as fractions' : `write ${first} as a fraction`,
		),
	];
}

function computed(
	{ prompt, total, rate, unit, counts, result }: UnitRateStory,
	n: number,
	country: Draw['country'],
): Draft {
	const value: DraftAnswer = { ...exactAnswer(rate), kind: 'decimal' };
	const measured = unit.split(' per ')[0] || 'dollars';
	const answer = withMisconceptions(
		unit === '' ? dollarsAnswer(rate, 'decimal') : withUnit(value, unit),
		[rational(total.mul(n)), 'multiplied instead of dividing'],
		[rational(new Fraction(n).div(total)), 'divided in the reverse order'],
		[rational(total.sub(n)), 'subtracted instead of dividing'],
	);
	return {
		prompt,
		answer,
		steps: [
			withDoubleLine(
				line(
					quotient(amount(total), n),
					`divide the number of ${measured} by the number of ${counts}`,
				),
				{
					units: [inUsage(measured, country), inUsage(counts, country)],
					pairs: [
						['?', '1'],
						[total.toString(), String(n)],
					],
				},
			),
			line(continued(amount(rate)), 'divide'),
			sentence(say`${result} ${answer.body}.`),
		],
		hints: [
			say`A unit rate is the amount for one unit. Which quantity do you divide, and which quantity do you divide by?`,
		],
	};
}
