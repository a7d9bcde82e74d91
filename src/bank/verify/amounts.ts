/** The amounts in a text, as a reader sees them: dollars, percents, and other numbers, each in order. */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { add, type Exact, exact, less, readExact, show, size, subtract } from './values.ts';

/** In cents. */
export const COINS: Readonly<Record<string, number>> = { nickel: 5, dime: 10, quarter: 25 };

export type Amounts = {
	dollars: Exact[];
	percents: Exact[];
	/** Neither dollars nor percents. */
	plain: Exact[];
	/** Dollars and plain numbers in one sequence. */
	values: Exact[];
	all: Exact[];
};

const AMOUNT = /(\\\$)?(?:(\d*)\\frac\{(\d+)\}\{(\d+)\}|(\d+(?:\.\d+)?))(\\%)?/g;

/** Reads `$\$12{,}500$`, `$3.5\%$`, `$2\frac{1}{2}$`, `$7$`; spelled-out numbers are not seen. */
export function amountsIn(text: string): Amounts {
	const found: Amounts = { dollars: [], percents: [], plain: [], values: [], all: [] };
	for (const [, dollar, whole, over, under, decimal, percent] of text
		.replaceAll('{,}', '')
		.matchAll(AMOUNT)) {
		const value =
			decimal === undefined
				? add(exact(Number(whole || 0)), exact(Number(over), Number(under)))
				: (readExact(decimal) ?? exact(0));
		found.all.push(value);
		if (percent) found.percents.push(value);
		else found.values.push(value);
		if (dollar) found.dollars.push(value);
		else if (!percent) found.plain.push(value);
	}
	return found;
}

export const promptAmounts = ({ question }: Question): Amounts => amountsIn(questionText(question));

/** The last question in the prompt, or its last sentence that says what to find. */
export function askedIn({ question }: Question): string {
	const sentences = questionText(question).split(/(?<=[.?]) /);
	return (
		sentences.findLast((one) => one.endsWith('?')) ??
		sentences.findLast((one) => /^(?:Find|Write|Solve|Predict|Complete)\b/.test(one)) ??
		''
	);
}

/** p% of a value. */
export const percentOf = ([n, d]: Exact, [p, q]: Exact): Exact => exact(n * p, d * q * 100n);

/** Issues unless the stored decimal is `value`, rounded to as many places as it has. */
export function roundsTo({ answer }: Question, value: Exact): string[] {
	const stored = readExact(answer.value);
	const places = answer.value.split('.')[1]?.length ?? 0;
	if (!stored) return [`the stored answer ${answer.value} is not a number`];
	const gap = size(subtract(stored, value));
	return less(exact(1, 2n * 10n ** BigInt(places)), gap)
		? [`the stored answer is ${answer.value}, the check gives ${show(value)}`]
		: [];
}
