/** Long and synthetic division with a mistake in each step, or in the last one. */
import {
	coefficientsOf,
	expressionOf,
	inItsLetter,
	leadsToAny,
	polynomialAt,
	polynomialIn,
} from '../relations/outcomes.ts';
import { formulasIn } from '../../../../math/markup.ts';
import { either, where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { mistakenBy } from '../relations/repeated-edits.ts';
import { instead } from '../relations/edits.ts';
import { namedNumber } from '../relations/parts.ts';
import { rule, type Rule } from '../rule.ts';

type Coefficients = readonly number[];
type Division = { quotient: Coefficients; remainder: Coefficients };

/** The constant first. `rest` is what is done with the rest of each product: 1 subtracts it, −1 adds it. */
function divided(dividend: Coefficients, divisor: Coefficients, rest: 1 | -1 = 1): Division {
	const left = [...dividend];
	const quotient: number[] = [];
	const places = divisor.length - 1;
	for (let at = dividend.length - divisor.length; at >= 0; at--) {
		const factor = (left[at + places] ?? 0) / (divisor[places] ?? 1);
		quotient[at] = factor;
		for (let place = 0; place < places; place++)
			left[at + place] = (left[at + place] ?? 0) - rest * factor * (divisor[place] ?? 0);
	}
	return { quotient, remainder: left.slice(0, places) };
}

/** The first two polynomials of the prompt. */
const division = (
	mistake: (dividend: Coefficients, divisor: Coefficients, said: string) => Division,
): Relation =>
	where(
		/^(?!.*Find the divisor).*ivide/,
		leadsToAny(({ prompt, said: [said = ''] }) => {
			const [dividend, divisor] = formulasIn(prompt).flatMap((tex) => {
				const found = polynomialIn(tex);
				return found && found.length > 1 ? [found] : [];
			});
			if (!dividend || !divisor || dividend.length < divisor.length) return [];
			const { quotient, remainder } = mistake(dividend, divisor, said);
			return [[quotient, remainder].map((one) => inItsLetter((x) => polynomialAt(one, x)))];
		}),
	);

/** The value of the dividend at 0. */
const constantTerm: Relation = leadsToAny(({ prompt }) =>
	formulasIn(prompt)
		.map(expressionOf)
		.map((tree) => tree && coefficientsOf(tree))
		.filter((found) => found !== undefined && found.length > 2)
		.map((found) => [found?.[0] ?? 0]),
);

export const POLYNOMIAL_DIVISION_RULES: readonly Rule[] = [
	rule(
		division((dividend, divisor) => divided(dividend, divisor, -1)),
		'subtracted only the first term of each product, and added the rest',
	),
	rule(
		division((dividend, divisor) => {
			const { quotient, remainder } = divided(dividend, divisor);
			return { quotient, remainder: remainder.map((one) => -one) };
		}),
		'subtracted in the reverse order in the last step',
	),
	rule(
		either(
			where(
				/synthetic/,
				division((dividend, _, said) => divided(dividend, [-namedNumber(said), 1])),
			),
			where(
				/^(?!.*synthetic)/,
				mistakenBy((other, wanted) => instead(wanted, other)),
			),
		),
		'multiplied by (−?\\d+) instead of (−?\\d+)',
	),
	rule(constantTerm, 'gave the constant term of the dividend as the remainder'),
];
