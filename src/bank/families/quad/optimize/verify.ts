/** Tries every choice in small steps and keeps the best. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { numbersInWords, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll('{,}', '');
	const numbers = numbersInWords({ ...question, question: text });
	const found = text.includes('in price')
		? prices(text, numbers)
		: text.includes('of fencing')
			? fences(text, numbers[0] ?? 0)
			: products(text, numbers);
	return expectBest(question, found);
};

function expectBest({ answer }: Question, wanted: number): string[] {
	return Math.abs(Number(answer.value) - wanted) < 1e-9
		? []
		: [`the stored value is ${answer.value}, the check gives ${wanted}`];
}

/**
 * The input with the greatest value among multiples of a quarter from 0 to the limit.
 * @throws {RangeError} for a limit that no story has.
 */
function bestOf(value: (x: number) => number, limit: number): number {
	if (!(limit < 100_000)) throw new RangeError(`${limit} is not a limit`);
	let best = 0;
	for (let x = 0; x <= limit; x += 0.25) if (value(x) > value(best)) best = x;
	return best;
}

/** Number sold, price, size of a change, change of the number, and what one costs the seller. */
function prices(
	text: string,
	[sold = 0, price = 0, step = 0, change = 0, cost = 0]: number[],
): number {
	const sign = text.includes('increase in price') ? 1 : -1;
	const at = (x: number) => price + sign * step * x;
	if (!periodsAgree(text)) return Number.NaN;
	const gain = (x: number) => (at(x) - cost) * (sold - sign * change * x);
	const best = bestOf(gain, sign > 0 ? sold / change : price / step);
	if (text.includes('Which price, in dollars, gives the greatest')) return at(best);
	return text.includes('What is the greatest possible') ? gain(best) : Number.NaN;
}

const PERIODS: Readonly<Record<string, string>> = {
	day: 'daily',
	month: 'monthly',
	year: 'yearly',
};

/** What is sold "a month" brings a "monthly" profit. */
function periodsAgree(text: string): boolean {
	const [, period = ''] = / a (\w+) at /.exec(text) ?? [];
	const [, asked = PERIODS[period]] = /greatest possible (\w+) (?:revenue|profit)/.exec(text) ?? [];
	return asked === PERIODS[period];
}

function fences(text: string, fence: number): number {
	const length = (width: number) =>
		text.includes('along a straight wall') ? fence - 2 * width : fence / 2 - width;
	const area = (width: number) => width * length(width);
	const best = bestOf(area, fence / 2);
	return text.includes('largest possible area') ? area(best) : best;
}

function products(text: string, numbers: number[]): number {
	const [factor, total] = text.includes('twice')
		? [2, numbers[0]]
		: numbers.length === 2
			? numbers
			: [1, numbers[0]];
	const value = (x: number) => x * ((total ?? 0) - (factor ?? 1) * x);
	return value(bestOf(value, total ?? 0));
}
