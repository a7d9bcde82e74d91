/** poly.special: squares and cubes of binomials, sum times difference. CCSS A-APR.A.1, A-SSE.A.2. */
import { continued, power, product } from '../../../../math/expression.ts';
import {
	type Monomial,
	monomialExpression,
	multiply,
	polynomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { type Letters, lettersFor } from '../../../contexts/names.ts';
import { binomialTerms, CUBE, patternOf, SQUARE } from '../../../steps/expanding.ts';
import { binomial } from '../../../steps/factoring.ts';
import {
	CONJUGATES,
	cubeIdentity,
	minus,
	squared,
	squareIdentity,
} from '../../../steps/identities.ts';
import { plainMonomial } from '../../../steps/plain.ts';
import { missingEnd, missingMiddle } from './missing.ts';

const shown = polynomialExpression;

export const skills: Skills = {
	'Square of a binomial or sum-difference': (draw) => expandKind(draw, draw.random.pick([1, -1])),
	'Powers of binomials': (draw) => expandKind(draw, draw.choice('sign') === '-' ? -1 : 1),
	'Cube or square of a binomial, conjugates': (draw) =>
		expandKind(draw, draw.choice('sign') === '-' ? -1 : 1),

	'Square a binomial'(draw) {
		const sign = draw.choice('sign') === '-' ? -1 : 1;
		return powerOf(draw, lettersOf(draw), sign, SQUARE);
	},

	'Sum and difference'(draw) {
		const { x, y } = lettersOf(draw);
		const twice = draw.inTurn('power') === '2';
		return sumTimesDifference(draw, { x: twice ? x + x : x, y });
	},

	'Find the missing term to make a perfect square'(draw) {
		const [a, c] = [draw.int('a'), draw.int('c')];
		const [u, v] = [term(a, 'x'), term(c)];
		return draw.inTurn('slot') === 'mid' ? missingMiddle(u, v) : missingEnd(u, v, draw);
	},
};

const lettersOf = (draw: Draw): Letters =>
	lettersFor(draw.random, draw.has('second letter') && draw.choice('second letter') === 'yes');

function expandKind(draw: Draw, sign: 1 | -1): Draft | undefined {
	const kind = draw.inTurn('kind');
	const letters = lettersOf(draw);
	if (kind === 'cube' && (draw.int('a') > 5 || draw.int('b') > 6)) return undefined;
	if (kind === 'square') return powerOf(draw, letters, sign, SQUARE);
	return kind === 'cube' ? powerOf(draw, letters, sign, CUBE) : sumTimesDifference(draw, letters);
}

const PATTERNS = {
	2: { name: 'square', identity: squareIdentity },
	3: { name: 'cube', identity: cubeIdentity },
} as const;

function powerOf(
	draw: Draw,
	{ x, y }: Letters,
	sign: 1 | -1,
	row: typeof SQUARE | typeof CUBE,
): Draft {
	const [u, v] = [term(draw.int('a'), x), term(sign * draw.int('b'), y)];
	const degree = row.length === 3 ? 2 : 3;
	const { name, identity } = PATTERNS[degree];
	const problem = power(shown([u, v]), degree);
	const result = uncollected(...binomialTerms(u, v, row));
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: polynomial(result),
		steps: [
			line(problem),
			line(
				continued(patternOf(u, v, row)),
				`the ${name} of a ${sign === 1 ? 'sum' : 'difference'}: u is ${plainMonomial(u)}, v is ${plainMonomial(positive(v))}`,
			),
			line(continued(result), 'work out each term'),
		],
		hints: [say`Use the pattern ${identity(sign)}.`],
	};
}

const positive = (one: Monomial): Monomial => ({ ...one, coefficient: one.coefficient.abs() });

function sumTimesDifference(draw: Draw, letters: Letters): Draft {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const [u, v] = [term(a, letters.x), term(b, letters.y)];
	const factors = [binomial(a, letters, b), binomial(a, letters, -b)].map(shown);
	const ordered = draw.random.shuffle(factors);
	const problem = product(...ordered);
	const result = shown(multiply(binomial(a, letters, b), binomial(a, letters, -b)));
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: polynomial(result),
		steps: [
			line(problem),
			line(
				continued(minus(squared(monomialExpression(u)), squared(monomialExpression(v)))),
				`a sum times a difference: u is ${plainMonomial(u)}, v is ${plainMonomial(v)}`,
			),
			line(continued(result), 'work out each square'),
		],
		hints: [say`Use the pattern ${CONJUGATES}.`],
	};
}
