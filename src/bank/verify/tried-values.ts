/** The values P(1) = 6 that a solution only states, while it looks for an integer zero. */
import type { Question } from '../../schemas/wire/question.ts';
import { exact, same, sidesOf } from './values.ts';
import { opposite, plus, type Polynomial, readPolynomial, valueAt } from './polynomial.ts';

/** The left side of an equation or inequality when its right side is 0. */
export function leftSideOf(tex: string): Polynomial {
	const [left = '', right = '0'] = sidesOf(tex);
	return plus(readPolynomial(left), opposite(readPolynomial(right)));
}

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
