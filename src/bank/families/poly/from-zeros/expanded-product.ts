/** Multiplying factors out one after the other, as it is written on the board. */
import {
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	isLetter,
	multiplied,
	plainFactor,
	same,
	termByTerm,
	written,
} from '../../../../math/coefficients.ts';
import {
	continued,
	type Expression,
	power,
	product,
	squareBrackets,
} from '../../../../math/expression.ts';
import { line, type Line } from '../../../family.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

/**
 * From the factored form, already written, to the expanded one: one bracket more in each line, then the number and
 * the factors x in front.
 */
export function expandingLines({ lead, factors }: Factored): Line[] {
	const front = { lead, factors: factors.filter(isLetter) };
	const [first, ...rest] = factors.filter((factor) => !isLetter(factor));
	if (!first) return [];
	let done: Coefficients = first;
	const conjugates = conjugateSquares(front, [first, ...rest]);
	if (conjugates) done = multiplied(...factors.filter((factor) => !isLetter(factor)));
	const lines =
		conjugates ??
		rest.flatMap((factor, at) => {
			const before = done;
			done = multiplied(done, factor);
			const others = rest.slice(at + 1);
			const multiplying = multiplyingReason(rest, at, first, before);
			const body = continued(besideEach(front, written(done), others));
			const isShort = before.length + factor.length < 5 || !hasLikeTerms(before, factor);
			if (at === 0 && isShort) return [line(body, multiplying)];
			const parts = termByTerm(
				...before.flatMap((value, place) =>
					value === 0 ? [] : [multiplied(termAt(before, value, place), factor)],
				),
			);
			return [
				line(continued(besideEach(front, parts, others)), multiplying),
				line(body, 'combine like terms'),
			];
		});
	if (lead === 1 && front.factors.length === 0) return lines;
	const whole = expanded({ lead, factors: [...front.factors, done] });
	const letters = ['', 'x', 'x²', 'x³'][front.factors.length] ?? '';
	const size = lead === -1 && letters ? '−' : plainNumber(lead);
	const named = `${lead === 1 ? '' : size}${letters}`;
	return [...lines, line(continued(written(whole)), `multiply each term by ${named}`)];
}

/** (x + 3)²(x − 3)² as the square of a difference of squares; `undefined` for other factors. */
function conjugateSquares(
	front: Factored,
	[one = [], two = [], three = [], four = [], ...more]: readonly Coefficients[],
): Line[] | undefined {
	const together = multiplied(one, three);
	const [, middle, last = 0] = together;
	if (!same(one, two) || !same(three, four) || middle !== 0 || more.length > 0) return undefined;
	const pair = factoredForm({ lead: 1, factors: [one, three] });
	return [
		line(
			continued(besideEach(front, power(squareBrackets(pair), 2), [])),
			'both factors are squared: square their product',
		),
		line(
			continued(besideEach(front, power(written(together), 2), [])),
			'difference of squares: (u + v)(u − v) = u² − v²',
		),
		line(
			continued(besideEach(front, written(multiplied(together, together)), [])),
			`(u − v)² = u² − 2uv + v², with u = x² and v = ${plainNumber(-last)}`,
		),
	];
}

const hasLikeTerms = (one: Coefficients, other: Coefficients): boolean =>
	termCount(one) * termCount(other) > termCount(multiplied(one, other));

const termCount = (of: Coefficients): number => of.filter((value) => value !== 0).length;

/** One term of a polynomial by itself. */
const termAt = (of: Coefficients, value: number, place: number): Coefficients => [
	value,
	...of.slice(place + 1).map(() => 0),
];

/** Equal factors are printed as a power, so each of them is named when it is multiplied. */
function multiplyingReason(
	rest: readonly Coefficients[],
	at: number,
	first: Coefficients,
	done: Coefficients,
): string {
	const [before, factor, next] = [rest[at - 1] ?? first, rest[at] ?? first, rest[at + 1]];
	if (same(factor, before))
		return at === 0
			? `square ${plainFactor(factor)}`
			: `multiply by the other factor ${plainFactor(factor)}`;
	if (next && same(factor, next))
		return `multiply ${plainFactor(done)} by one of the two equal factors ${plainFactor(factor)}`;
	if (rest.length === 1) return 'multiply the two factors in brackets';
	if (at === 0) return 'multiply the first two factors in brackets';
	return `multiply by the ${next ? 'next' : 'last'} factor`;
}

function besideEach(front: Factored, done: Expression, rest: readonly Coefficients[]): Expression {
	const parts = [
		...(front.lead === 1 && front.factors.length === 0 ? [] : partsOf(front)),
		done,
		...(rest.length === 0 ? [] : partsOf({ lead: 1, factors: rest })),
	];
	const [only, ...more] = parts;
	return only && more.length === 0 ? only : product(...parts);
}

/** The factors as they are written in a product. */
export function partsOf(of: Factored): Expression[] {
	const form = factoredForm(of);
	return form.kind === 'product' ? form.factors : [form];
}
