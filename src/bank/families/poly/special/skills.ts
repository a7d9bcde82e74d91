/** poly.special: squares and cubes of binomials, sum times difference. */
import {
	blank,
	continued,
	difference,
	equation,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { plainMonomial } from '../../../../math/plain-notation.ts';
import {
	linear,
	type Monomial,
	monomialExpression,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	samePolynomial,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	lettersFor,
	line,
	polynomial,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
} from '../../../family.ts';
import {
	binomialTerms,
	CONJUGATES,
	CUBE,
	cubeIdentity,
	patternOf,
	powersLine,
	SQUARE,
	squared,
	squareIdentity,
} from '../../../steps/expanding.ts';
import { binomial, type Letters } from '../../../steps/factoring.ts';
import { polynomialMisconceptions } from '../../../steps/polynomial-misconceptions.ts';

const shown = polynomialExpression;

export const skills: Skills = {
	'Expand squares and special products': (draw) => expandKind(draw, draw.random.pick([1, -1])),
	'Expand powers and products of binomials': (draw) =>
		expandKind(draw, draw.choice('sign') === '-' ? -1 : 1),

	'Square a binomial'(draw) {
		const sign = draw.choice('sign') === '-' ? -1 : 1;
		return powerOf(draw, lettersOf(draw), sign, SQUARE);
	},

	'Multiply a sum and a difference'(draw) {
		const { x, y } = lettersOf(draw);
		const twice = draw.inTurn('power') === '2';
		return sumTimesDifference(draw, { x: twice ? x + x : x, y });
	},

	'Find the missing term of a perfect square'(draw) {
		const [a, c] = [draw.int('a'), draw.int('c')];
		const [u, v] = [term(a, 'x'), term(c)];
		return draw.inTurn('slot') === 'mid' ? missingMiddle(u, v) : missingEnd(u, v, draw);
	},
};

const lettersOf = (draw: Draw): Letters =>
	lettersFor(draw.random, draw.choice('second letter') === 'yes');

function expandKind(draw: Draw, sign: 1 | -1): Draft | undefined {
	const kind = draw.inTurn('kind');
	const letters = lettersOf(draw);
	if (kind === 'cube' && (draw.int('a') > 5 || draw.int('b') > 6)) return undefined;
	if (kind === 'square') return powerOf(draw, letters, sign, SQUARE);
	return kind === 'cube' ? powerOf(draw, letters, sign, CUBE) : sumTimesDifference(draw, letters);
}

const PATTERNS = {
	2: {
		identity: squareIdentity,
		words: (sign: 1 | -1) => (sign === 1 ? '(u + v)² = u² + 2uv + v²' : '(u − v)² = u² − 2uv + v²'),
	},
	3: {
		identity: cubeIdentity,
		words: (sign: 1 | -1) =>
			sign === 1 ? '(u + v)³ = u³ + 3u²v + 3uv² + v³' : '(u − v)³ = u³ − 3u²v + 3uv² − v³',
	},
} as const;

function powerOf(
	draw: Draw,
	{ x, y }: Letters,
	sign: 1 | -1,
	row: typeof SQUARE | typeof CUBE,
): Draft {
	const [u, v] = [term(draw.int('a'), x), term(sign * draw.int('b'), y)];
	const degree = row.length === 3 ? 2 : 3;
	const { words, identity } = PATTERNS[degree];
	const terms = binomialTerms(u, v, row);
	const problem = power(shown([u, v]), degree);
	const result = uncollected(...terms);
	const ones = row.map(() => 1);
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: withMisconceptions(
			polynomial(result),
			...polynomialMisconceptions(
				[
					[...terms.slice(0, 1), ...terms.slice(-1)],
					degree === 2
						? 'squared each term and left out the middle term'
						: 'cubed each term and left out the middle terms',
				],
				[
					binomialTerms(u, v, ones),
					degree === 2
						? 'forgot to double the middle term'
						: 'left out the coefficient 3 of each middle term of the pattern',
				],
				[
					binomialTerms(u, { ...v, coefficient: v.coefficient.neg() }, row),
					`used the signs of the pattern for a ${v.coefficient.lt(0) ? 'sum' : 'difference'}`,
				],
			),
		),
		steps: [
			line(problem),
			line(
				continued(patternOf(u, v, row)),
				`${words(sign)}, with u = ${plainMonomial(u)} and v = ${plainMonomial(positive(v))}`,
			),
			...(degree === 2
				? [
						withFigure(line(continued(result), 'simplify each term'), {
							kind: 'area model',
							rows: [u, v],
							columns: [u, v],
						}),
					]
				: [...powersLine(u, v, row), line(continued(result), 'simplify each term')]),
		],
		hints: [
			say`Which terms are ${symbol('u')} and ${symbol('v')} in the pattern ${identity(sign)}?`,
		],
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
		answer: withMisconceptions(
			polynomial(result),
			...polynomialMisconceptions(
				[
					plus(multiply([u], [u]), multiply([v], [v])),
					'added the squares instead of subtracting them',
				],
				[
					multiply(binomial(a, letters, b), binomial(a, letters, b)),
					'used the pattern for the square of a sum',
				],
			),
		),
		steps: [
			line(problem),
			line(
				continued(difference(squared(monomialExpression(u)), squared(monomialExpression(v)))),
				`(u + v)(u − v) = u² − v², with u = ${plainMonomial(u)} and v = ${plainMonomial(v)}`,
			),
			line(continued(result), 'simplify each square'),
		],
		hints: [say`Which terms are ${symbol('u')} and ${symbol('v')} in the pattern ${CONJUGATES}?`],
	};
}

// A trinomial with one term missing that must be a perfect square.

/** a²x² + □ + c². */
function missingMiddle(u: Monomial, v: Monomial): Draft {
	const [first = [], last = []] = [multiply([u], [u]), multiply([v], [v])];
	const missing = multiply([u], multiply([v], [term(2)]));
	const problem = sum(shown(first), blank, shown(last));
	return {
		prompt: say`Find the missing term, with a positive coefficient, that makes ${problem} a perfect square trinomial.`,
		answer: withMisconceptions(
			polynomial(shown(missing)),
			...polynomialMisconceptions(
				[multiply([u], [v]), 'forgot to double the product'],
				[[term(2 * Math.abs(u.coefficient.mul(v.coefficient).valueOf()))], 'left out the variable'],
			),
		),
		steps: [
			sentence(say`The first and last terms are the squares of ${shown([u])} and ${shown([v])}.`),
			line(
				product(2, shown([u]), shown([v])),
				'the middle term is twice the product of their square roots',
			),
			line(continued(shown(missing)), 'multiply'),
			sentence(say`The missing term is ${shown(missing)}.`),
		],
		hints: [
			say`In the pattern ${squareIdentity(1)}, how is the middle term formed from ${symbol('u')} and ${symbol('v')}?`,
		],
	};
}

/** a²x² ± 2acx + □. */
function missingEnd(u: Monomial, v: Monomial, draw: Draw): Draft | undefined {
	const sign = draw.random.pick([1, -1] as const);
	const first = multiply([u], [u]);
	const middle = multiply([u], multiply([v], [term(2 * sign)]));
	const last: Polynomial = multiply([v], [v]);
	// A constant equal to the middle coefficient can be copied.
	if (samePolynomial(last, [v]) || draw.int('c') === 2 * draw.int('a')) return undefined;
	const end = scale([v], sign);
	const base = linear(draw.int('a'), 'x', sign * draw.int('c'));
	return {
		prompt: say`Find the missing constant term that makes ${sum(shown(first), shown(middle), blank)} a perfect square trinomial.`,
		answer: withMisconceptions(
			polynomial(shown(last)),
			...polynomialMisconceptions(
				[[v], `did not square ${plainMonomial(v)}`],
				...(draw.int('a') === 1
					? []
					: ([
							[
								multiply([term(draw.int('a'))], multiply([term(draw.int('a'))], last)),
								'squared half of the middle coefficient and ignored the first coefficient',
							],
						] satisfies [Polynomial, string][])),
				...(sign === -1
					? ([[scale(last, -1), 'gave the last term the sign of the middle term']] satisfies [
							Polynomial,
							string,
						][])
					: []),
			),
		),
		steps: [
			sentence(say`The first term is the square of ${shown([u])}.`),
			sentence(
				say`${equation(shown(middle), product(2, shown([u]), shown(end)))}, so the second term of the binomial is ${shown(end)}.`,
				`the middle term is twice the product of ${plainMonomial(u)} and the second term`,
			),
			line(
				equation(power(shown(end), 2), shown(last)),
				'the last term is the square of the second term of the binomial',
			),
			line(
				equation(shown([...first, ...middle, ...last]), power(shown(base), 2)),
				'check that the trinomial is a perfect square',
			),
			sentence(say`The missing term is ${shown(last)}.`),
		],
		hints: [
			say`What is the square root of the first term? By what number can you multiply twice that square root to get the middle term?`,
		],
	};
}
