/** poly.factor-ax2: factor trinomials with any leading coefficient. */
import { type Coefficients, plainFactor } from '../../../../math/coefficients.ts';
import { equation } from '../../../../math/expression.ts';
import {
	collect,
	linear,
	type Polynomial,
	polynomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	factorization,
	lettersFor,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { ALONE, factored, type Letters } from '../../../steps/factoring.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { factorQuestion, pairPattern } from '../../../steps/factor-patterns.ts';
import { factoringMisconceptions } from '../../../steps/polynomial-misconceptions.ts';

const primeLead = (draw: Draw) =>
	question(draw, { a: Number(draw.inTurn('a')), c: 1, letters: lettersFor(draw.random, false) });
const compositeLead = (draw: Draw) => question(draw, { letters: lettersFor(draw.random, false) });

export const skills: Skills = {
	'Factor trinomials with a prime leading coefficient': primeLead,
	'Factor trinomials with a composite leading coefficient': compositeLead,

	'Factor trinomials with two variables or common factors'(draw) {
		const k = draw.int('k');
		const letters = lettersFor(draw.random, k === 1 || draw.random.int(0, 1) === 1);
		return question(draw, { k, letters });
	},

	'Factor trinomials completely': (draw) =>
		question(draw, { k: draw.int('k'), letters: lettersFor(draw.random, false) }),

	'Factor general trinomials': (draw) =>
		question(draw, { k: Number(draw.choice('k')), letters: lettersFor(draw.random, false) }),

	'Factor out a common or negative factor first'(draw) {
		const negative = draw.inTurn('sign') === '-';
		const k = negative ? -draw.int('k') : draw.int('k');
		return question(draw, { k, letters: lettersFor(draw.random, false), monicToo: true });
	},

	'Find dimensions from an area trinomial'(draw) {
		const pair = pairOf(draw, { x: 'x', y: '' });
		const pattern = pairPattern(pair);
		if (!pattern || pair.a * pair.c === 1) return undefined;
		const [thing, unit] = draw.random.pick([
			['rectangular garden', 'feet'],
			['rectangular window', 'inches'],
			['rectangular field', 'yards'],
			['rectangular banner', 'feet'],
		] as const);
		const [long, wide] = pattern.brackets.map(polynomialExpression);
		const answer = factorization(factored(ALONE, ...pattern.brackets));
		if (!long || !wide) return undefined;
		return {
			prompt: say`The area of a ${thing} is ${polynomialExpression(pattern.inside)} square ${unit}. Its length and width are binomials with integer coefficients. Write the area as the product of the length and the width.`,
			answer: withMisconceptions(answer, ...factoringMisconceptions(ALONE, pattern.brackets)),
			steps: [
				...pattern.lines('area is length times width, so factor the area'),
				sentence(
					say`The dimensions are ${long} ${unit} and ${wide} ${unit}, and the area is ${answer.body} square ${unit}.`,
				),
			],
			hints: [say`Which form of the trinomial shows the length and the width?`, pattern.hint],
		};
	},

	'Choose a factor of a trinomial': chooseFactor,
	'Check factored forms by expanding': checkByExpanding,
};

const pairOf = (draw: Draw, letters: Letters) => ({
	a: draw.int('a'),
	c: draw.int('c'),
	p: draw.int('p'),
	q: draw.int('q'),
	letters,
});

type Given = { k?: number; a?: number; c?: number; letters: Letters; monicToo?: boolean };

function question(
	draw: Draw,
	{ k = 1, letters, monicToo = false, ...given }: Given,
): Draft | undefined {
	const { a = draw.int('a'), c = draw.int('c') } = given;
	if (a * c === 1 && !monicToo) return undefined;
	const pair = { a, c, p: draw.int('p'), q: draw.int('q'), letters };
	const draft = factorQuestion(term(k), pairPattern(pair));
	if (!draft || k > 0) return draft;
	return {
		...draft,
		prompt: say`${draft.prompt} Begin by factoring out a negative common factor.`,
	};
}

/** A binomial as its coefficients; its zero tells whether it is a factor. */
const binomialOf = (a: number, b: number): Polynomial => linear(a, 'x', b);

const mixed = (one: Coefficients, other: Coefficients): string =>
	`combined the x term of ${plainFactor(one)} with the constant of ${plainFactor(other)}`;

function chooseFactor(draw: Draw): Draft | undefined {
	const pair = pairOf(draw, { x: 'x', y: '' });
	const { a, c, p, q } = pair;
	const pattern = pairPattern(pair);
	if (!pattern) return undefined;
	const options = [
		{ value: [a, p], mistake: '' },
		{ value: [a, -p], mistake: 'reversed the sign of the constant' },
		{ value: [a, q], mistake: mixed([a, p], [c, q]) },
		{ value: [c, p], mistake: mixed([c, q], [a, p]) },
	] as const;
	const zeros = options.map(({ value: [lead, constant] }) => constant / lead);
	if (new Set([...zeros, q / c]).size < 5) return undefined;
	const [right, ...wrong] = options.map(({ value, mistake }) => ({
		body: polynomialExpression(binomialOf(...value)),
		mistake,
	}));
	if (!right) return undefined;
	return {
		prompt: say`Which of these is a factor of ${polynomialExpression(pattern.inside)}?`,
		answer: multipleChoice(
			right.body,
			...wrong.map(({ body, mistake }) => distractor(body, mistake)),
		),
		steps: [...pattern.lines(), sentence(say`So ${right.body} is a factor.`)],
		hints: [pattern.hint],
	};
}

const EXPANDED =
	'multiply each term of the first factor by each term of the second, then combine like terms';

/** Four products with the same first and last terms: only the middle term of the expanded form decides. */
function checkByExpanding(draw: Draw): Draft | undefined {
	const letters = lettersFor(draw.random, false);
	const pair = pairOf(draw, letters);
	const { a, c, p, q } = pair;
	const pattern = pairPattern(pair);
	const switched = pairPattern({ ...pair, p: q, q: p });
	if (!pattern || !switched || Math.abs(a * q + c * p) === Math.abs(a * p + c * q))
		return undefined;
	const options = [
		{ constants: [p, q], mistake: '' },
		{
			constants: [-p, -q],
			mistake: 'checked only the first and last terms; the middle term has the opposite sign',
		},
		{ constants: [q, p], mistake: 'switched the constants of the two factors' },
		{
			constants: [-q, -p],
			mistake: 'switched the constants of the two factors and changed both signs',
		},
	] as const;
	const products = options.map(({ constants: [first, second], mistake }) => {
		const brackets = [linear(a, letters.x, first), linear(c, letters.x, second)] as const;
		const terms = productTerms(...brackets);
		return {
			body: factored(ALONE, ...brackets),
			expanded: [uncollected(...terms), polynomialExpression(collect(terms))] as const,
			mistake,
		};
	});
	const [right, ...wrong] = products;
	if (!right) return undefined;
	return {
		prompt: say`Which of these products is the factored form of ${polynomialExpression(pattern.inside)}? Check by expanding.`,
		answer: multipleChoice(
			right.body,
			...wrong.map(({ body, mistake }) => distractor(body, mistake)),
		),
		steps: [
			...[...wrong, right].map(({ body, expanded: [terms, collected] }) =>
				line(equation(equation(body, terms), collected), EXPANDED),
			),
			sentence(say`So ${right.body} is the factored form.`),
		],
		hints: [
			say`The first and last terms agree in all four products. Which product has the right middle term?`,
		],
	};
}
