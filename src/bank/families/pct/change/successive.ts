/** The part of pct.change with two changes one after the other. */
import {
	type Draft,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { wrongOriginals } from './wrong-changes.ts';
import Fraction from 'fraction.js';
import { continued, difference, equation, times } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	amount,
	asDecimal,
	dollarsAnswer,
	moneyAnswer,
	percentAnswer,
	percentOf,
} from '../../../steps/amounts.ts';
import { changed, keptLine, keptPercent, originalLines } from '../../../steps/percent-lines.ts';

/** Collectors pay much more for one of these, or much less, than a few years before. */
const THINGS = [
	'a rare coin',
	'a vintage guitar',
	'an old map',
	'a painting',
	'an antique clock',
	'a sculpture',
];

const again = (q: number): string =>
	`the amount after the first change is now 100%; the final amount is ${Math.abs(q)}% ${q < 0 ? 'less' : 'more'}`;

const rises = (p: number) => say`${p < 0 ? 'falls' : 'rises'} by ${percentOf(Math.abs(p))}`;

const ORDERS: Readonly<Record<string, readonly [number, number]>> = {
	'up-down': [1, -1],
	'down-down': [-1, -1],
	'up-up': [1, 1],
};

export const successiveSkills: Skills = {
	'Apply two successive percent changes'(draw) {
		const [first, second] = ORDERS[draw.inTurn('order')] ?? [-1, 1];
		const [a, p, q] = [draw.int('a'), first * draw.int('p'), second * draw.int('q')];
		const middle = changed(a, p);
		const end = changed(middle, q);
		const answer = withMisconceptions(
			moneyAnswer(end),
			[moneyAnswer(changed(a, p + q)), 'took both percents of the original price'],
			[moneyAnswer(middle), 'stopped after the first change'],
		);
		const thing = draw.random.pick(THINGS);
		return {
			prompt: say`The price of ${thing} is ${money(a)}. It ${rises(p)}, and then the new price ${rises(q)}. What is the final price? Give your answer in dollars and cents.`,
			answer,
			steps: [
				keptLine(p),
				line(
					equation(times(asDecimal(keptPercent(p)), a), amount(middle)),
					`after the first change, the price is ${keptPercent(p)}% of ${a}`,
				),
				keptLine(q, again(q)),
				line(
					equation(times(asDecimal(keptPercent(q)), amount(middle)), amount(end)),
					`after the second change, the price is ${keptPercent(q)}% of ${middle.toString()}`,
				),
				sentence(say`The final price is ${answer.body}.`),
			],
			hints: [
				say`What is the price after the first change? To which price does the second percent apply?`,
			],
		};
	},

	'Reverse or combine percent changes'(draw) {
		const [o, p, q] = [draw.int('o'), draw.int('p'), draw.int('q')];
		return draw.random.int(0, 1) === 0 ? reverse(draw.random.pick(THINGS), o, p) : overall(p, q);
	},
};

function reverse(thing: string, o: number, p: number): Draft {
	const end = changed(o, p);
	const answer = withMisconceptions(dollarsAnswer(o), ...wrongOriginals(end, p));
	return {
		prompt: say`The price of ${thing} ${rises(p)} and is then ${money(end)}. What was the original price, in dollars?`,
		answer,
		steps: [
			...originalLines(end, p, ['original price', 'new price']),
			sentence(say`The original price was ${answer.body}.`),
		],
		hints: [say`What percent of the original price is the new price?`],
	};
}

function overall(p: number, q: number): Draft | undefined {
	const factor = new Fraction(keptPercent(p)).mul(keptPercent(q)).div(10000);
	const rate = factor.mul(100).sub(100);
	if (rate.equals(0) || p === -q) return undefined;
	const way = rate.lt(0) ? 'decrease' : 'increase';
	const answer = withMisconceptions(
		percentAnswer(rate.abs()),
		[
			rational(Math.abs(p + q)),
			p * q > 0 ? 'added the two percents' : 'subtracted one of the percents from the other',
		],
		[rational(factor.mul(100)), 'gave the final value as a percent of the original'],
	);
	const [hundred, result] = [percentOf(100), percentOf(factor.mul(100))];
	return {
		prompt: say`The value of an antique ${rises(p)} in one year and ${rises(q)} in the next year. What is the overall percent ${way} over the two years?`,
		answer,
		steps: [
			keptLine(p),
			keptLine(q, again(q)),
			line(
				times(asDecimal(keptPercent(p)), asDecimal(keptPercent(q))),
				'each change multiplies the value before it',
			),
			line(continued(amount(factor)), 'multiply'),
			line(continued(result), 'write the final value as a percent of the original'),
			line(
				equation(
					rate.lt(0) ? difference(hundred, result) : difference(result, hundred),
					percentOf(rate.abs()),
				),
				rate.lt(0)
					? 'subtract the final percent from 100%'
					: 'subtract 100% from the final percent',
			),
			sentence(say`The overall percent ${way} is ${answer.body}.`),
		],
		hints: [
			say`The second percent applies to the new value, not to the original one. By what decimal does each change multiply the value?`,
		],
	};
}
