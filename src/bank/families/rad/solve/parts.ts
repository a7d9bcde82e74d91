/** What the questions about radical equations share. */
import { type Expression, sum } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import type { DraftAnswer, WrongAnswer } from '../../../family.ts';
import { substituted } from '../../../steps/value-at.ts';

/** √(3(38) + 7), where the solution is checked. */
export const rootAt = (a: number, b: number, x: number): Expression =>
	root(a === 1 ? sum(x, b) : substituted([a, b], x));

export const inside = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
export const ask = 'If there is no solution, write “no solution”.';

export const misconception = (wrong: DraftAnswer, why: string): WrongAnswer => [wrong, why];

export const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;
