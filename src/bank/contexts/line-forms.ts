/** The forms of a line's equation as they are named in prompts. */
import { difference, equation, product, sum, symbol } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';

/** y = mx + b */
export const MX_PLUS_B = equation('y', sum(product('m', 'x'), 'b'));

/** y − y₁ = m(x − x₁) */
export const POINT_SLOPE = equation(difference('y', 'y_1'), product('m', difference('x', 'x_1')));

/** ax + by = c */
const AX_BY_C = equation(sum(product('a', 'x'), product('b', 'y')), 'c');

const INTEGERS = say`Use integers with no common factor other than 1, and make the coefficient of ${symbol('x')} positive.`;

/** "in standard form, ax + by = c. Use …": the end of a prompt in a book of the USA. */
export const IN_STANDARD_FORM: Prose = say`in standard form, ${AX_BY_C}. ${INTEGERS}`;

/** The same in a Canadian book, whose standard form is different. */
export const IN_AX_BY_C: Prose = say`in the form ${AX_BY_C}. ${INTEGERS}`;
