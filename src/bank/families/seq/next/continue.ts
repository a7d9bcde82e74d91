/** The next term of a pattern, found from the terms that are shown, without a general rule. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	product,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Line, line, rational, sentence, type WrongAnswer } from '../../../family.ts';
import { spelled } from '../../../steps/statistics.ts';

/** `wrong` are terms that learners find, and what they did. */
type Continued = { steps: Line[]; hint: Prose; wrong: WrongAnswer[] };

/** `terms` are those shown; `next` follows them. */
type Continue = (terms: readonly Fraction[], next: Fraction) => Continued;

const gaps = (values: readonly Fraction[]): Fraction[] =>
	values.slice(1).map((value, at) => value.sub(values[at] ?? 0));

const lastOf = (values: readonly Fraction[]): Fraction => {
	const last = values.at(-1);
	if (!last) throw new RangeError('A pattern needs terms.');
	return last;
};

const CONTINUED: Readonly<Record<string, Continue>> = {
	linear: (terms, next) => {
		const [last, d] = [lastOf(terms), lastOf(gaps(terms))];
		return {
			steps: [
				sentence(say`The differences are all ${num(d)}.`, 'subtract each term from the next term'),
				line(
					equation(sum(num(last), signed(d)), num(next)),
					'add the common difference to the last term shown',
				),
			],
			hint: say`By how much does each term differ from the term before it?`,
			wrong: [[rational(last.sub(d)), 'subtracted the common difference instead of adding it']],
		};
	},
	quadratic: (terms, next) => {
		const first = gaps(terms);
		const [last, change, second] = [lastOf(terms), lastOf(first), lastOf(gaps(first))];
		const nextChange = change.add(second);
		return {
			steps: [
				sentence(
					say`The differences are ${spelled(first)}, and the second differences are all ${num(second)}.`,
				),
				line(
					equation(sum(num(change), signed(second)), num(nextChange)),
					'add the second difference to find the next difference',
				),
				line(
					equation(sum(num(last), signed(nextChange)), num(next)),
					'add the next difference to the last term shown',
				),
			],
			hint: say`What are the second differences? What do they tell you about the next difference?`,
			wrong: [
				[rational(last.add(change)), 'added the last difference again'],
				[rational(last.add(second)), 'added the second difference to the last term'],
			],
		};
	},
	geometric: (terms, next) => {
		const last = lastOf(terms);
		const ratio = next.div(last);
		return {
			steps: [
				sentence(
					say`Each term is ${num(ratio)} times the previous term.`,
					'divide each term by the term before it',
				),
				line(
					equation(product(num(last), brackets(num(ratio))), num(next)),
					'multiply the last term shown by the common ratio',
				),
			],
			hint: say`By what number do you multiply each term to get the next one?`,
			wrong: [
				[rational(last.add(lastOf(gaps(terms)))), 'added the last difference again'],
				[rational(last.div(ratio)), 'divided by the common ratio instead of multiplying by it'],
			],
		};
	},
	alternating: (terms, next) => {
		const values = terms.map((term) => term.abs());
		const [last, d] = [lastOf(values), lastOf(gaps(values))];
		return {
			steps: [
				sentence(say`The signs alternate, so the next term is positive.`),
				sentence(say`The absolute values increase by ${num(d)} each time.`),
				line(
					equation(sum(num(last), num(d)), num(next.abs())),
					'find the absolute value of the next term',
				),
			],
			hint: say`What is the sign of the next term? How do the absolute values change?`,
			wrong: [[rational(next.neg()), 'kept the sign of the last term']],
		};
	},
	fractional: (terms, next) => {
		const top = terms.length + 1;
		// The last shown term is (top − 1)/(top − 1 + more).
		const last = lastOf(terms);
		const more = Math.round((top - 1) / last.valueOf()) - (top - 1);
		return {
			steps: [
				sentence(say`The numerators increase by 1 each time, so the next numerator is ${top}.`),
				sentence(
					say`Each denominator is ${more} more than its numerator, so the next denominator is ${equation(sum(top, more), top + more)}.`,
				),
				...(next.n === BigInt(top)
					? []
					: [
							line(
								equation(quotient(top, top + more), num(next)),
								'write the fraction in lowest terms',
							),
						]),
			],
			hint: say`How do the numerators change? How does each denominator compare with its numerator?`,
			wrong: [
				[rational(new Fraction(top, top - 1 + more)), 'increased only the numerator'],
				[rational(new Fraction(top - 1, top + more)), 'increased only the denominator'],
			],
		};
	},
};

export function continued(type: string, terms: readonly Fraction[], next: Fraction): Continued {
	const made = CONTINUED[type]?.(terms, next);
	if (!made) throw new RangeError(`No way to continue the pattern "${type}".`);
	return { ...made, steps: [...made.steps, sentence(say`The next term is ${num(next)}.`)] };
}
