/** The values P(1) = 6 that a solution only states, while it looks for an integer zero. */
import type { Question } from '../../schemas/wire/question.ts';
import { type Polynomial, valueAt } from './polynomial.ts';
import { exact, same } from './values.ts';

export const expectTriedValues = (
	{ steps }: Pick<Question, 'steps'>,
	polynomial: Polynomial,
): string[] =>
	steps.flatMap(({ text }) =>
		[...text.matchAll(/\$P\((-?\d+)\) = (-?\d[\d{,}]*)\$/g)].flatMap(([said, x, value = '']) =>
			same(valueAt(polynomial, exact(Number(x))), exact(Number(value.replaceAll(/[{,}]/g, ''))))
				? []
				: [`${said} is not the value of the polynomial`],
		),
	);
