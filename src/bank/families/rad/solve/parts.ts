/** What the questions about radical equations share. */
import type { Expression } from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import type { DraftAnswer, WrongAnswer } from '../../../answer.ts';

export const inside = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
export const ask = 'If there is no solution, write “no solution”.';

export const misconception = (wrong: DraftAnswer, why: string): WrongAnswer => [wrong, why];

export const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;
