/** What the questions about radical equations share. */
import type { Expression } from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import type { DraftAnswer } from '../../../answer.ts';

export const inside = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
export const ask = 'If there is no solution, write “no solution”.';

export const slip = (wrong: DraftAnswer, why: string): [DraftAnswer, string] => [wrong, why];

export const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;
