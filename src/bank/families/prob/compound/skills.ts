/** prob.compound: two or more events. CCSS 7.SP.C.8, S-CP.A.2, S-CP.B.7. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	power,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import {
	fractionOf,
	LOWEST,
	type Part,
	productLines,
	valueOfParts,
} from '../../../steps/counting.ts';
import { DEVICES } from './devices.ts';
import { diceSkills } from './dice.ts';
import { drawSkills } from './draws.ts';
import { eitherSkills } from './either.ts';

const TRIALS = [
	{
		tell: 'hits the target with each throw with probability',
		who: 'Yara',
		each: 'throws',
		hit: 'hit the target',
	},
	{
		tell: 'scores with each free throw with probability',
		who: 'Jamal',
		each: 'free throws',
		hit: 'score',
	},
	{
		tell: 'wins each round of a game with probability',
		who: 'Hugo',
		each: 'rounds',
		hit: 'win',
	},
] as const;

export const skills: Skills = {
	...drawSkills,
	...eitherSkills,
	...diceSkills,

	'Two independent events'(draw) {
		const make = DEVICES[draw.inTurn('ctx')];
		const pair = make?.(draw);
		if (!pair) return undefined;
		const parts = [pair.first, pair.second] as const;
		if (parts.some(([over, under]) => over >= under)) return undefined;
		const answer = valueOfParts(parts);
		return {
			prompt: say`${pair.tell} What is the probability that ${pair.event}? ${LOWEST}`,
			answer: rational(answer),
			steps: [
				sentence(
					say`The probabilities of the two events are ${fractionOf(pair.first)} and ${fractionOf(pair.second)}.`,
				),
				...productLines(parts, 'the events are independent: multiply'),
				sentence(say`The probability is ${rational(answer).body}.`),
			],
			hints: [say`Find the probability of each event. One does not change the other.`],
		};
	},

	'Independent events'(draw) {
		const [p, q, n] = [draw.int('p'), draw.int('q'), draw.int('n')];
		const ask = draw.inTurn('ask');
		if (p >= q || gcd(p, q) > 1 || q ** n > 3000 || (n === 2 && ask !== 'at least one'))
			return undefined;
		const { tell, who, each, hit } = draw.random.pick(TRIALS);
		const part: Part = ask === 'all' ? [p, q] : [q - p, q];
		const all = new Fraction(...part).pow(n);
		const answer = ask === 'at least one' ? new Fraction(1).sub(all) : all;
		const [over, under] = [part[0] ** n, q ** n];
		const asked =
			ask === 'all'
				? say`What is the probability that ${who} will ${hit} all ${n} times?`
				: ask === 'none'
					? say`What is the probability that ${who} will ${hit} none of the ${n} times?`
					: say`What is the probability that ${who} will ${hit} at least once?`;
		const miss = line(
			equation(difference(1, quotient(p, q)), quotient(q - p, q)),
			'the probability of the opposite, each time',
		);
		const name = ask === 'at least one' ? symbol('Q') : symbol('P');
		return {
			prompt: say`${who} ${tell} ${quotient(p, q)}. The results do not affect each other. There are ${n} ${each}. ${asked} ${LOWEST}`,
			answer: rational(answer),
			steps: [
				...(ask === 'all' ? [] : [miss]),
				line(
					equation(name, power(brackets(quotient(...part)), n)),
					ask === 'at least one'
						? 'the probability of none: multiply'
						: 'independent events: multiply',
				),
				line(continued(quotient(over, under))),
				...(ask === 'at least one'
					? [
							line(
								equation(symbol('P'), difference(1, quotient(over, under))),
								'at least one is the complement of none',
							),
						]
					: []),
				sentence(say`The probability is ${rational(answer).body}.`),
			],
			hints: [
				ask === 'at least one'
					? say`Find the probability of none first.`
					: say`The events are independent, so their probabilities are multiplied.`,
			],
		};
	},
};
