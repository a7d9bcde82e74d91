/** num.dec-ops: rounding, estimating and computing with decimals. */
import Fraction from 'fraction.js';
import { continued, difference, num, times } from '../../../../math/expression.ts';
import { decimal, money, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	exactDecimal,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { moneyAnswer } from '../../../steps/amounts.ts';
import { asDecimal } from '../../../steps/decimals.ts';
import { arithmeticSkills } from './arithmetic.ts';
import { TAKEN_STORIES } from './decimal-stories.ts';
import { roundingSkills } from './rounding.ts';

// Money and measurements in stories.

export const moneySkills: Skills = {
	'Solve money and measurement problems'(draw) {
		const story = caseOf(TAKEN_STORIES, draw.inTurn('ctx'))(draw.random);
		const [each, n] = [new Fraction(draw.int('price')), draw.int('n')];
		const whole = new Fraction(draw.choice('paid'));
		if (each.lt(story.least) || each.gt(story.most) || each.d === 1n) return undefined;
		const taken = each.mul(n);
		const asksLeft = draw.random.int(0, 2) > 0;
		const many = asksLeft ? (story.manyTaken ?? story.many) : story.many;
		const left = whole.sub(taken);
		if (asksLeft && (left.lt(1.25) || left.gt(whole.mul(0.9)))) return undefined;
		const value = asksLeft ? left : taken;
		const shown = (amount: Fraction) =>
			!story.money ? asDecimal(amount) : decimal(roundedText(amount, amount.d === 1n ? 0 : 2));
		const amount = (one: Fraction) => (story.money ? money(one) : asDecimal(one));
		const answered = (one: Fraction) =>
			story.money ? moneyAnswer(one) : withUnit(exactDecimal(one), story.unit);
		const answer = withMisconceptions(
			answered(value),
			...(asksLeft
				? ([
						[answered(taken), `found the total for the ${n} ${many} but did not subtract it`],
						[
							answered(whole.sub(each)),
							`subtracted the ${story.amount} of only one of the ${n} ${many}`,
						],
					] as WrongAnswer[])
				: ([
						[answered(each.add(n)), 'added instead of multiplying'],
						[answered(taken.sub(each)), `left out one of the ${n} ${many}`],
					] as WrongAnswer[])),
		);
		return {
			prompt: asksLeft ? story.left(n, amount(each), amount(whole)) : story.total(n, amount(each)),
			answer,
			steps: [
				line(
					asksLeft ? difference(num(whole), times(n, shown(each))) : times(n, shown(each)),
					asksLeft
						? `subtract the total ${story.amount} of the ${n} ${many}`
						: `multiply by the number of ${many}`,
				),
				...(asksLeft
					? [line(continued(difference(num(whole), shown(taken))), 'multiply first')]
					: []),
				line(continued(shown(value))),
				sentence(say`The ${asksLeft ? story.leftName : story.totalName} is ${answer.body}.`),
			],
			hints: [
				asksLeft
					? say`What is the total for the ${n} ${many}? Which operation then gives the ${story.leftName}?`
					: say`Which operation gives the total for the ${n} ${many}?`,
			],
		};
	},
};

export const skills: Skills = { ...roundingSkills, ...arithmeticSkills, ...moneySkills };
