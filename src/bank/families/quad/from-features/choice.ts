/** Which equation fits the given features? */
import Fraction from 'fraction.js';
import { evaluate } from '../../../../math/evaluate.ts';
import { equation, type Expression, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import type { Draft } from '../../../family.ts';
import { factoredForm, vertexForm } from '../../../steps/quadratic.ts';
import { F, type Featured } from './lead.ts';

type Wrong = readonly [rule: Expression, mistake: string];

/** Three wrong rules for the right one of `draft`; `undefined` when two are equal. */
export function asChoice(
	featured: Featured | undefined,
	right: Expression,
	wrong: readonly Wrong[],
): Draft | undefined {
	const all = [right, ...wrong.map(([rule]) => rule)].map((rule) =>
		[11, 13].map((x) => evaluate(rule, { x }).toFraction()).join(),
	);
	if (!featured || new Set(all).size < 4) return undefined;
	const { facts, ...draft } = featured;
	return {
		...draft,
		prompt: say`${facts} Which equation defines ${symbol('f')}?`,
		answer: multipleChoice(
			equation(F, right),
			...wrong.map(([rule, mistake]) => distractor(equation(F, rule), mistake)),
		),
	};
}

/** What gives the opposite of a. */
export const wrongLead = (a: number | Fraction): string =>
	new Fraction(a).lt(0) ? 'dropped the negative sign of a' : 'wrote a as a negative number';

export const wrongVertexForms = (a: number, h: number, k: number): Wrong[] => [
	[vertexForm(a, -h, k), 'wrote x + h instead of x − h'],
	[vertexForm(-a, h, k), wrongLead(a)],
	[vertexForm(a, h, -k), 'subtracted k instead of adding it'],
];

export const wrongFactoredForms = (a: number, r: number, s: number): Wrong[] => [
	[factoredForm(a, -r, -s), 'wrote x + r instead of x − r for each zero r'],
	[factoredForm(-a, r, s), wrongLead(a)],
	[factoredForm(1, r, s), 'did not use the point to find the leading coefficient'],
];
