/** Sums and differences of polynomials of degree 2 and more, in one letter or two. */
import { minus, type Monomial, plus, type Polynomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { anyLetter, lettersFor } from '../../../contexts/names.ts';
import type { Draft, Draw, Skill, Skills } from '../../../family.ts';
import { chosenPolynomial } from '../../../steps/choices.ts';
import { negatedTerms, simplify, sumLines } from '../../../steps/sum-of-polynomials.ts';

// Polynomials whose terms the curriculum plan only describes: "coefficients for each term [±1..12]".

/** One coefficient from the range in the description, 0 never; only positive ones when `positive` is set. */
function drawCoefficient(draw: Draw, { positive = false } = {}): number {
	const range = /±(\d+)\.\.(\d+)/.exec(draw.described('coefs'));
	if (!range) throw new RangeError(`"${draw.described('coefs')}" states no range ±a..b.`);
	const size = draw.random.int(Number(range[1]), Number(range[2]));
	return positive || draw.random.int(0, 1) === 1 ? size : -size;
}

/** A term for each kind, in order: `['xx', 'x', '']`. */
export const drawTerms = (
	draw: Draw,
	kinds: readonly string[],
	options?: { positive?: boolean },
): Monomial[] => kinds.map((letters) => term(drawCoefficient(draw, options), letters));

/** x³, x², x, 1 for degree 3: the letters of each term. */
const kindsOfDegree = (letter: string, degree: number): string[] =>
	Array.from({ length: degree + 1 }, (_, at) => letter.repeat(degree - at));

/**
 * The same kinds with one left out now and then, in standard order or sometimes shuffled; the first kind stays.
 */
function drawPolynomial(draw: Draw, kinds: readonly string[]): Polynomial {
	const dropped = kinds.length > 3 || draw.random.int(0, 2) === 0 ? 1 : 0;
	const [first = '', ...others] = kinds;
	const kept = draw.random.sample(others, others.length - dropped);
	const ordered = [first, ...others.filter((kind) => kept.includes(kind))];
	const shuffled = draw.random.int(0, 2) === 0 ? draw.random.shuffle(ordered) : ordered;
	return drawTerms(draw, shuffled);
}

export const POLYNOMIAL_SUMS: Skills = {
	'Add or subtract polynomials'(draw) {
		const sign = draw.inTurn('op') === '+' ? 1 : -1;
		return draw.random.int(0, 2) === 0
			? inTwoLetters(draw, sign)
			: inOneLetter(draw, Number(draw.choice('deg')), sign);
	},

	'Add two polynomials': (draw) => inOneLetter(draw, Number(draw.inTurn('deg')), 1),

	'Subtract polynomials in one or two variables': (draw) =>
		draw.inTurn('vars') === '2' ? inTwoLetters(draw, -1) : inOneLetter(draw, 2, -1),

	'Choose the difference of two polynomials': chooseDifference,
};

function inOneLetter(draw: Draw, degree: number, sign: 1 | -1): Draft | undefined {
	const kinds = kindsOfDegree(anyLetter(draw.random), degree);
	const draft = simplify(drawPolynomial(draw, kinds), drawPolynomial(draw, kinds), sign);
	return draft && { ...draft, prompt: say`${draft.prompt} Write the answer in standard form.` };
}

function inTwoLetters(draw: Draw, sign: 1 | -1): Draft | undefined {
	const { x, y } = lettersFor(draw.random, true);
	const kinds = [x + x, x + y, y + y];
	return simplify(drawPolynomial(draw, kinds), drawPolynomial(draw, kinds), sign);
}

/** The mistakes: only the first term subtracted, added, subtracted in reverse. */
function chooseDifference(draw: Draw): ReturnType<Skill> {
	const kinds = kindsOfDegree('x', draw.int('deg')).slice(-4);
	const [first, second] = [drawTerms(draw, kinds), drawPolynomial(draw, kinds)];
	const { problem, result, begin, collecting } = sumLines(first, second, -1);
	const [lead, ...rest] = second;
	if (!lead || result.length < 3) return undefined;
	const answer = chosenPolynomial(result, [
		{
			value: plus(first, negatedTerms([lead]), rest),
			mistake: 'changed the sign of only the first term in the expression being subtracted',
		},
		{ value: plus(first, second), mistake: 'added instead of subtracting' },
		{
			value: minus(second, first),
			mistake: 'subtracted the first expression from the second',
		},
	]);
	return (
		answer && {
			prompt: say`Which expression is equivalent to ${problem}?`,
			answer,
			steps: [...begin, ...collecting],
			hints: [
				say`What happens to the sign of each term in the second expression? Which terms are like terms?`,
			],
		}
	);
}
