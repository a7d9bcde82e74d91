/** Follows the money: each percent of the prompt is taken of the price before it. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { askedIn, percentOf, promptAmounts, roundsTo } from '../../../verify/amounts.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	lettersIn,
	negate,
	readExact,
	readTex,
	same,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { percents, dollars, plain } = promptAmounts(question);
	const moves = movesIn(question);
	if (moves.length !== percents.length || plain.length > 0)
		return ['a number of the prompt cannot be read as a discount, markup, tax or tip'];
	if (question.answer.kind === 'multiple-choice') return choosesExpression(question, moves);
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const untrue = expectTrueLines(question, { n: Number(stored[0]) / Number(stored[1]) });
	if (untrue.length > 0) return untrue;
	const asked = askedIn(question);
	const [first, second, ...more] = dollars;
	const [move] = moves;
	if (!first || !move || more.length > 0) return ['the prompt holds no price'];
	if (/commission/.test(questionText(question.question))) {
		const [base, sales] = second ? [first, second] : [exact(0), first];
		return roundsTo(question, add(base, percentOf(sales, move)));
	}
	if (second) return ['the prompt holds two prices'];
	if (/How much is the discount/.test(asked))
		return roundsTo(question, percentOf(first, negate(move)));
	const paid = (price: Exact) => moves.reduce(after, price);
	if (/original|did the store pay/.test(asked))
		return same(paid(stored), first) ? [] : [`${question.answer.value} does not lead to the price`];
	return roundsTo(question, paid(first));
};

const after = (price: Exact, move: Exact): Exact => add(price, percentOf(price, move));

/** Percents in the order of the story, discounts below 0. */
function movesIn(question: Question): Exact[] {
	const stated = questionText(question.question).matchAll(
		/(discount of |takes another |for |marks the price (?:up|down) by )?\$([\d.]+)\\%\$( off| on all sales)?/g,
	);
	return [...stated].flatMap(([, before = '', number = '', behind = '']) => {
		const value = readExact(number);
		if (!value) return [];
		return [/discount|down/.test(before) || behind === ' off' ? negate(value) : value];
	});
}

/** Every option is calculated for a price of 1: one of them must be the total, the original or the percent. */
function choosesExpression(question: Question, moves: Exact[]): string[] {
	const total = moves.reduce(after, exact(1));
	const asksBack = /gives the original price/.test(askedIn(question));
	const wanted = asksBack ? divide(exact(1), total) : total;
	return expectOneChoice(question, (text) => {
		const formula = text.replaceAll('$', '');
		const [letter] = lettersIn(formula);
		return same(readTex(formula)(letter ? { [letter]: exact(1) } : {}), wanted);
	});
}
