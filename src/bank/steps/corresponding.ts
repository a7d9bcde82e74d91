/** How statements about congruent and similar triangles name the vertices. */
import { symbol } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';

/** The reason why a side or an angle corresponds to another. */
export const IN_ORDER = 'corresponding vertices are listed in the same order';

/** "Triangle ABC is similar to triangle DEF, with corresponding vertices listed in the same order." */
export const inOrder = (one: string, relation: 'similar' | 'congruent', other: string): Prose =>
	say`Triangle ${symbol(one)} is ${relation} to triangle ${symbol(other)}, with corresponding vertices listed in the same order.`;
