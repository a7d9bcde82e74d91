/** What kind of answer is wanted, said before the first try. */
import type { Answer } from '../schemas/wire/answer.ts';

/** A noun phrase: "a fraction in lowest terms", "an interval such as [-2, 4)". */
export function wantedForm(expected: Answer): string {
	switch (expected.kind) {
		case 'integer':
			return 'a whole number';
		case 'rational':
			return 'a whole number or a fraction in lowest terms';
		default:
			return 'your answer';
	}
}
