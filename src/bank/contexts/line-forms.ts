/** The forms of a line's equation as they are named in prompts. */
import { difference, equation, product, sum, symbol } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';

/** y = mx + b */
export const MX_PLUS_B = equation('y', sum(product('m', 'x'), 'b'));

/** y − y₁ = m(x − x₁) */
export const POINT_SLOPE = equation(difference('y', 'y_1'), product('m', difference('x', 'x_1')));

/** ax + by = c */
export const AX_BY_C = equation(sum(product('a', 'x'), product('b', 'y')), 'c');

/** "in standard form, ax + by = c. Use …": the end of a prompt. */
export const IN_STANDARD_FORM: Prose = say`in standard form, ${AX_BY_C}. Use integers without a common factor, and a positive coefficient of ${symbol('x')}.`;
