/** The part of ratio.unit-rate that compares two offers. */
import { equation, quotient } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { OFFERS } from './offer-stories.ts';
import { amount, ends } from '../../../steps/amounts.ts';

export const offerSkills: Skills = {
	'Compare two unit rates'(draw) {
		const [s1, s2, p1, p2] = [draw.int('s1'), draw.int('s2'), draw.int('p1'), draw.int('p2')];
		const offers = caseOf(OFFERS, draw.inTurn('ctx'));
		const { noun, low, high, lowerWins, compared, scale } = offers;
		const [a, b] = [offers.rate(s1, p1), offers.rate(s2, p2)];
		const sensible = [a, b].every((rate) => ends(rate, 2) && rate.gte(low) && rate.lte(high));
		if (!sensible || a.equals(b) || s1 === s2 || p1 === p2) return undefined;
		const [winner, loser] = a.lt(b) === lowerWins ? (['A', 'B'] as const) : (['B', 'A'] as const);
		const [best, other] = winner === 'A' ? [a, b] : [b, a];
		const option = (name: string, rate: typeof a): Prose =>
			say`${offers.wins(`${noun} ${name}`)}: ${offers.shown(rate)}.`;
		const fraction = (size: number, per: number) =>
			lowerWins ? quotient(per, size) : quotient(scale * size, per);
		return {
			prompt: say`${offers.tells('A', s1, p1)} ${offers.tells('B', s2, p2)} ${offers.ask}`,
			answer: multipleChoice(
				option(winner, best),
				distractor(option(loser, other), `chose the ${lowerWins ? 'higher' : 'lower'} ${compared}`),
				distractor(option(winner, other), `gave the ${compared} for ${noun} ${loser}`),
				distractor(
					option(loser, best),
					`gave the ${compared} for ${noun} ${winner} but named ${noun} ${loser}`,
				),
			),
			steps: [
				line(equation(fraction(s1, p1), amount(a)), `find the ${compared} for ${noun} A`),
				line(equation(fraction(s2, p2), amount(b)), `find the ${compared} for ${noun} B`),
				sentence(option(winner, best), `this is the ${lowerWins ? 'lower' : 'higher'} ${compared}`),
			],
			hints: [
				say`What is the ${compared} in each case? Does the question ask for the higher or the lower one?`,
			],
		};
	},
};
