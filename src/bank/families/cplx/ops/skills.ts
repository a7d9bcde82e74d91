/** cplx.ops: roots of negative numbers, powers of i, and the four operations on a + bi. CCSS N-CN.A.1–3. */
import { caseOf } from '../../../described-cases.ts';
import type { Draw, Skills } from '../../../family.ts';
import type { Gaussian } from '../../../steps/complex-number.ts';
import { addition, multiplication, square, subtraction } from './arithmetic.ts';
import { conjugateProduct, equality, quotientOf } from './conjugates.ts';
import { powerOfI, productOfRoots, rootOfNegative } from './roots.ts';

export const skills: Skills = {
	'Roots of negatives and powers of i': (draw) =>
		caseOf(
			{ root: rootOfNegative, power: powerOfI, product: productOfRoots },
			draw.inTurn('kind'),
		)(draw),

	'Add, subtract, multiply': (draw) =>
		caseOf(
			{ '+': addition, '-': subtraction, x: multiplication },
			draw.inTurn('op'),
		)(...pairOf(draw)),

	'Divide with conjugates': (draw) => quotientOf(...pairOf(draw)),

	'Square, conjugate product, or solve for a, b': (draw) =>
		caseOf({ square, conjugate: conjugateProduct, equality }, draw.inTurn('kind'))(
			[draw.int('a'), draw.int('b')],
			draw,
		),
};

const pairOf = (draw: Draw): [Gaussian, Gaussian] => [
	[draw.int('a'), draw.int('b')],
	[draw.int('c'), draw.int('d')],
];
