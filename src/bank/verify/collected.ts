/** A second check, of a polynomial answer's form: value alone would also accept `2x + 3x`. */
import type { Question } from '../../schemas/wire/question.ts';

/** Issues unless the answer has no parentheses and no like terms. */
export function expectCollected({ answer }: Question): string[] {
	if (answer.value.includes('(')) return [`the answer ${answer.value} still has brackets`];
	const kinds = answer.value
		.split(/ [+-] /)
		.map((term) => term.replaceAll(/\\frac\{\d+\}\{\d+\}|[-\d]+(?=[a-z]|$)/g, ''));
	return new Set(kinds).size === kinds.length
		? []
		: [`the answer ${answer.value} still has like terms`];
}
