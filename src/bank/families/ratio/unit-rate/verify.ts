/** Multiplies back: rate times the number of parts must be the total. Offers are compared by cross products. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { amountsIn, askedIn, promptAmounts } from '../../../verify/amounts.ts';
import { exact, less, multiply, readExact, same, show } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const untrue = expectTrueLines(question);
	if (untrue.length > 0) return untrue;
	if (question.answer.kind === 'multiple-choice') return isBetter(question);
	const stored = readExact(question.answer.value);
	const { all, dollars } = promptAmounts(question);
	const [first, second, ...more] = all;
	if (!stored || !first || !second || more.length > 0)
		return ['the prompt does not hold a total and a number of parts'];
	const [dollar] = dollars;
	const totalLast = dollar ? dollar === second : false;
	const [total, parts] = totalLast ? [second, first] : [first, second];
	return same(multiply(stored, parts), total)
		? []
		: [`${show(stored)} times ${show(parts)} is not ${show(total)}`];
};

function isBetter(question: Question): string[] {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0), ...more] =
		promptAmounts(question).all;
	if (more.length > 0) return ['the prompt holds more than four numbers'];
	const isPrice = /unit price/.test(askedIn(question));
	const [first, second] = isPrice
		? ([
				[b, a],
				[d, c],
			] as const)
		: ([
				[a, b],
				[c, d],
			] as const);
	const firstIsLess = less(multiply(first[0], second[1]), multiply(second[0], first[1]));
	const [letter, [over, under]] = firstIsLess === isPrice ? ['A', first] : ['B', second];
	return expectOneChoice(question, (text) => {
		const [rate] = amountsIn(text).all;
		return (
			new RegExp(`^\\w+ ${letter}\\b`).test(text) && !!rate && same(multiply(rate, under), over)
		);
	});
}
