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

// What a prompt says about the form of the solutions of an equation.

export const IN_ORDER = say`Write the solutions from least to greatest.`;
export const EXACT = say`Give the exact solutions in simplest form, from least to greatest.`;
const OR_NONE = say`If there is no real solution, write “no solution”.`;
export const EXACT_OR_NONE = say`${EXACT} ${OR_NONE}`;

const A_PLUS_BI = sum('a', product('b', 'i'));

/** Both kinds of solutions may come up. */
export const COMPLEX = say`Give both solutions in simplest form. Write nonreal solutions in the form ${A_PLUS_BI}.`;

/** No solution is real. */
export const ONLY_COMPLEX = say`Write both solutions in the form ${A_PLUS_BI}.`;
