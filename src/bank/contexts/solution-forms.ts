/** What a prompt says about the form of the solutions of an equation. */
import { product, sum } from '../../math/expression.ts';
import { say } from '../../math/prose.ts';

export const IN_ORDER = say`Write the solutions from least to greatest.`;
export const EXACT = say`Give the exact solutions in simplest form, from least to greatest.`;
export const OR_NONE = say`If there is no real solution, write “no solution”.`;
export const EXACT_OR_NONE = say`${EXACT} ${OR_NONE}`;

const A_PLUS_BI = sum('a', product('b', 'i'));

/** Both kinds of solutions may come up. */
export const COMPLEX = say`Give both solutions in simplest form; write those that are not real in the form ${A_PLUS_BI}.`;

/** No solution is real. */
export const ONLY_COMPLEX = say`Write both solutions in the form ${A_PLUS_BI}.`;
