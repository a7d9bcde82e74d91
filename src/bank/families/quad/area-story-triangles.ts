/** Right triangles, screens and journeys that lead to a quadratic. */
import { equation, num, power, product, quotient, sum, symbol } from '../../../math/expression.ts';
import { square } from '../../working/expanding.ts';
import { linear, polynomialExpression, plus, term } from '../../../math/polynomial.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { radical } from '../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../family.ts';
import { isSquare } from '../../working/divisors.ts';
import { realRootExpression } from '../../working/quadratic.ts';
import { squareSolvingLines } from '../../working/complete-square.ts';
import { measured, storyDraft, unitOf, type Unit } from './area-story-steps.ts';
