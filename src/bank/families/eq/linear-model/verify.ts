/** Reads the numbers of the story in the order in which they are stated, and counts up unit by unit. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, numbersInWords, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const numbers = numbersInWords(question);
	if (numbers.length === 3) return whenPaid(question, numbers);
	return numbers.length === 4
		? whenEqual(question, numbers)
		: [`the story holds ${numbers.length} numbers`];
};

const MOST_UNITS = 400;

/** Pays the fixed amount, then one unit after the other, until the total is reached. */
function whenPaid(question: Question, [fixed = 0, each = 0, total = 0]: number[]): string[] {
	let units = 0;
	for (let paid = fixed; paid < total && units < MOST_UNITS; paid += each) units++;
	return fixed + each * units === total
		? expectNumber(question, units)
		: [`${total} is not reached from ${fixed} in steps of ${each}`];
}

/** Lets both amounts grow until they meet. */
function whenEqual(question: Question, [f1 = 0, r1 = 0, f2 = 0, r2 = 0]: number[]): string[] {
	let units = 0;
	let [first, second] = [f1, f2];
	while (first !== second && units < MOST_UNITS) {
		first += r1;
		second += r2;
		units++;
	}
	return first === second ? expectNumber(question, units) : ['the two amounts never meet'];
}
