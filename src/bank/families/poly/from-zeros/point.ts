/** Zeros give the factors, a point gives the number in front of them. */
import {
	brackets,
	difference,
	equation,
	num,
	product,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import {
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	valueAt,
	written,
} from '../../../steps/coefficients.ts';
import { expandingLines, partsOf } from './expanded-product.ts';
import { plainNumber } from '../../../steps/plain.ts';

export type Wanted = {
	/** A sentence that names the zeros. */
	intro: Prose;
	factors: readonly Coefficients[];
	lead: number;
	/** Where the graph is known. */
	x: number;
	/** The function is one of a family. */
	member?: boolean;
	/** How two conjugate zeros make one factor. */
	pair?: Prose;
};

export function throughPoint({ intro, factors, lead, x, member, pair }: Wanted): Draft | undefined {
	const of: Factored = { lead, factors };
	const rule = expanded(of);
	const y = valueAt(rule, x);
	if (y === 0 || Math.abs(y) > 400 || rule.some((value) => Math.abs(value) > 300)) return undefined;
	const f = call('f', 'x');
	const at =
		x === 0 ? say`has the ${symbol('y')}-intercept ${y}` : say`passes through ${tuple(x, y)}`;
	const ask = member
		? say`${intro} Find the member of the family whose graph ${at}.`
		: say`${intro} Its graph ${at}. Find the function.`;
	return {
		prompt: say`${ask} Write ${f} as a polynomial in expanded form.`,
		answer: polynomial(written(rule)),
		steps: [
			...(pair ? [sentence(pair)] : []),
			line(
				equation(f, product('a', ...partsOf({ lead: 1, factors }))),
				'each zero gives a factor; a is still unknown',
			),
			...leadLines(factors, lead, x, y),
			line(equation(f, factoredForm(of))),
			...expandingLines(of),
		],
		hints: [
			say`A zero ${symbol('p')} gives the factor ${difference('x', 'p')}.`,
			say`Leave the number in front open, then put in the point to find it.`,
		],
	};
}

/** From "y = a · (value of the factors)" to a. */
export function leadLines(
	factors: readonly Coefficients[],
	lead: number,
	x: number,
	y: number,
): Line[] {
	const value = factors.reduce((all, factor) => all * valueAt(factor, x), 1);
	return [
		line(
			equation(num(y), product('a', ...factors.map((factor) => brackets(valueAt(factor, x))))),
			`put in x = ${plainNumber(x)} and y = ${plainNumber(y)}`,
		),
		...(value === 1 ? [] : [line(equation(num(y), product(value, 'a')))]),
		line(
			equation('a', lead),
			value === 1 ? undefined : `divide both sides by ${plainNumber(value)}`,
		),
	];
}
