/** quad.choose-method: quadratic equations in any form, by the method that suits. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	discriminantValue,
	rootExpressions,
	shiftedSquare,
	standardEquation,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import { isSquare } from '../../../../math/surd.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	anyLetter,
	caseOf,
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	type WrongAnswer,
	ZERO_PRODUCT,
} from '../../../family.ts';
import { factoringLines } from '../../../steps/factor-equation.ts';
import { discriminantLines } from '../../../steps/quadratic-formula.ts';
import { EXACT, rootsAnswer } from '../../../steps/square-roots.ts';
import { type Disguise, FORMS } from './forms.ts';

export const skills: Skills = {
	'Find zeros by the best method'(draw) {
		const found = disguised(draw, 'x');
		const sides = found?.problem.kind === 'relation' ? found.problem : undefined;
		const zero = sides?.right.kind === 'number' && sides.right.value.equals(0);
		if (!found || !sides?.left) return undefined;
		return zero ? zeros(found, sides.left) : solving(found);
	},

	'Rearrange, then solve a quadratic equation': (draw) => solvingDrawn(draw),
	'Choose the most efficient method': efficientMethod,

	'Find the positive or greater solution'(draw) {
		const found = disguised(draw, 'x');
		if (!found || found.roots.kind !== 'rational') return undefined;
		const [low, high] = found.roots.values;
		if (!low || !high || high.equals(0)) return undefined;
		const onePositive = low.lte(0) && high.gt(0);
		const which = onePositive ? 'positive' : 'greater';
		return {
			prompt: say`What is the ${which} solution of ${found.problem}?`,
			answer: withMisconceptions(
				rational(high),
				[
					rational(low),
					low.lt(0) && onePositive ? 'gave the negative solution' : 'gave the lesser solution',
				],
				[rational(low.neg()), signMistake(found)],
				...(isFactored(found) && high.d === 1n
					? [
							[
								rational(high.neg()),
								'gave the constant in a factor instead of its opposite',
							] satisfies WrongAnswer,
						]
					: []),
			),
			steps: [
				...found.lines,
				sentence(
					onePositive
						? say`Only ${equation('x', num(high))} is positive.`
						: say`The greater of the two is ${equation('x', num(high))}.`,
				),
			],
			hints: hintsFor(found),
		};
	},

	'Find the sum or product of solutions'(draw) {
		const quadratic = { a: draw.int('a'), b: draw.int('b'), c: draw.int('c') };
		const { a, b, c } = quadratic;
		if (a === 1 || discriminantValue(quadratic) <= 0) return undefined;
		const asked = draw.inTurn('ask');
		const value = asked === 'sum' ? `${-b}/${a}` : `${c}/${a}`;
		const formulaOf = asked === 'sum' ? SUM : PRODUCT;
		const shown = asked === 'sum' ? opposite(quotient(num(b), a)) : quotient(num(c), a);
		return {
			prompt: say`What is the ${asked} of the solutions of ${standardEquation(quadratic)}?`,
			answer: withMisconceptions(
				rational(value),
				[
					rational(new Fraction(value).neg()),
					asked === 'sum' ? 'used b/a instead of −b/a' : 'used −c/a instead of c/a',
				],
				[
					rational(asked === 'sum' ? `${c}/${a}` : `${-b}/${a}`),
					`gave the ${asked === 'sum' ? 'product' : 'sum'} of the solutions`,
				],
				[rational(asked === 'sum' ? -b : c), 'did not divide by the leading coefficient'],
			),
			steps: [
				sentence(
					say`For ${GENERAL}, the ${asked} of the solutions is ${formulaOf}.`,
					asked === 'sum'
						? 'the two solutions are −b/(2a) plus and minus the same number, which cancels when they are added'
						: 'when a(x − r)(x − s) is expanded, the constant term is a times the product of the solutions r and s',
				),
				line(
					equation(formulaOf, shown),
					asked === 'sum' ? `substitute a = ${a} and b = ${b}` : `substitute a = ${a} and c = ${c}`,
				),
				sentence(say`The ${asked} of the solutions is ${num(value)}.`),
			],
			hints: [
				say`How can you find the ${asked} of the solutions from the coefficients, without solving the equation?`,
			],
		};
	},
};

const isFactored = ({ lines }: Disguise): boolean => lines.some(({ why }) => why === ZERO_PRODUCT);

/** What turns each solution into its opposite, or only the part outside the radical. */
function signMistake(found: Disguise): string {
	if (isFactored(found)) return 'used the signs in the factors as the signs of the solutions';
	return found.lines.some(({ why }) => why === 'identify the coefficients')
		? 'wrote b instead of −b in the numerator of the quadratic formula'
		: 'used the number in the squared binomial without changing its sign';
}

/** What leads to the greater solution alone. */
const oneMistake = (found: Disguise): string =>
	isFactored(found) ? 'set only one factor equal to 0' : 'used only the plus sign of ±';

const GENERAL = equation(sum(product('a', power('x', 2)), product('b', 'x'), 'c'), 0);
const SUM = opposite(quotient('b', 'a'));
const PRODUCT = quotient('c', 'a');

function disguised(draw: Draw, letter: string): Disguise | undefined {
	const [a, p, q] = [draw.int('a'), draw.int('p'), draw.int('q')];
	return caseOf(FORMS, draw.inTurn('form'))({ a, p, q, letter, random: draw.random });
}

function solvingDrawn(draw: Draw): Draft | undefined {
	const found = disguised(draw, anyLetter(draw.random));
	return found && solving(found);
}

const solving = (found: Disguise): Draft => ({
	prompt: say`Solve ${found.problem}. ${EXACT}`,
	answer: withMisconceptions(
		rootsAnswer(found.roots),
		...(found.roots.kind === 'rational'
			? ([
					[
						solutions(...found.roots.values.map((value) => value.neg()).toReversed()),
						signMistake(found),
					],
					[solutions(...found.roots.values.slice(-1)), oneMistake(found)],
				] satisfies WrongAnswer[])
			: ([
					[solutions(...rootExpressions(found.roots).slice(-1)), oneMistake(found)],
					[
						solutions(...rootExpressions({ ...found.roots, p: -found.roots.p })),
						signMistake(found),
					],
				] satisfies WrongAnswer[])),
	),
	steps: found.lines,
	hints: hintsFor(found),
});

const zerosNamed = (zeros: readonly Expression[]): Prose =>
	zeros.length > 1
		? say`The zeros are ${joinedByAnd(zeros)}.`
		: say`The only zero is ${joinedByAnd(zeros)}.`;

const zeros = (found: Disguise, rule: Expression): Draft => ({
	...solving(found),
	prompt: say`Find the zeros of ${equation(call('f', 'x'), rule)}. Give exact values in simplest form, from least to greatest.`,
	steps: [
		...found.lines.map((one, at) => (at === 0 ? { ...one, why: 'set f(x) equal to 0' } : one)),
		sentence(zerosNamed(rootExpressions(found.roots))),
	],
	hints: [
		say`What equation do the zeros satisfy?`,
		say`Does the left side of that equation factor, or do you need a formula?`,
	],
});

function hintsFor({ lines, problem }: Disguise): Prose[] {
	const at = lines.findIndex(({ why }) => why === 'take the square root of both sides');
	if (at === 1)
		return [say`What undoes squaring?`, say`How many square roots does a positive number have?`];
	if (at > 1)
		return [
			say`The variable appears only in a squared binomial. How can you isolate the squared binomial?`,
		];
	if (lines.some(({ why }) => why === 'identify the coefficients'))
		return [
			say`Which formula can you use to solve any quadratic equation, even if you do not see how it factors?`,
		];
	if (lines[1]?.why?.startsWith('multiply both sides by'))
		return [
			say`How can you clear the fractions?`,
			say`Once one side is 0, does the other side factor?`,
		];
	return hasZeroSide(problem)
		? [say`Does the left side factor, or do you need a formula?`]
		: [say`How can you make one side of the equation 0?`, say`Does the other side factor?`];
}

const hasZeroSide = (problem: Expression): boolean =>
	problem.kind === 'relation' && problem.right.kind === 'number' && problem.right.value.equals(0);

// Which method suits an equation: each option names a method and the reason that would make it the best.

const MONIC = equation(sum(power('x', 2), product('b', 'x'), 'c'), 0);

const OPTIONS = {
	sqrt: {
		body: say`Take square roots, because the variable appears only in a squared binomial.`,
		mistake: () => 'ignored the x-term',
	},
	factor: {
		body: say`Factor, because the left side can be written as a product of binomials with integer coefficients.`,
		mistake: (best: string) =>
			best === 'sqrt'
				? 'treated the right side as 0'
				: 'assumed, without checking the discriminant, that the left side factors',
	},
	square: {
		body: say`Complete the square, because the equation has the form ${MONIC} with ${symbol('b')} even, and the left side does not factor over the integers.`,
		mistake: (best: string, { a, b }: WholeQuadratic) =>
			best === 'sqrt'
				? 'expanded the square and then completed it again'
				: listInWords([
						...(a === 1 ? [] : [`overlooked the leading coefficient ${a}`]),
						...(b % 2 === 0 ? [] : [`took ${plainNumber(b)}, the coefficient of x, to be even`]),
						...(best === 'factor' ? ['did not check whether the left side factors'] : []),
					]),
	},
	formula: {
		body: say`Use the quadratic formula, because the left side does not factor over the integers and completing the square leads to fractions.`,
		mistake: (best: string) =>
			caseOf(
				{
					sqrt: 'expanded the square instead of taking square roots',
					factor: 'used the formula without checking whether the left side factors',
					square: 'expected fractions although half of b is an integer',
				},
				best,
			),
	},
} as const;

/** `why`: what speaks against the other methods; `hint`: what to ask after the first question is answered with yes. */
type Case = {
	problem: Expression;
	whole: WholeQuadratic;
	lines: Line[];
	why?: string;
	hint?: Prose;
};

const CASES: Readonly<Record<keyof typeof OPTIONS, (drawn: WholeQuadratic) => Case | undefined>> = {
	sqrt({ a, b, c }) {
		const right = Math.abs(c);
		if (right < 2 || isSquare(right * a) || b === 0 || Math.abs(b) > 9) return undefined;
		const problem = equation(shiftedSquare(a, b), right);
		return {
			problem,
			whole: { a, b: 2 * a * b, c: a * b * b - right },
			lines: [
				line(problem),
				sentence(say`The variable ${symbol('x')} appears only once, in a squared binomial.`),
			],
			why: 'the other methods would require expanding this square first',
			hint: say`Which operation undoes squaring?`,
		};
	},
	factor({ a, b, c }) {
		if (a > 3 || b === 0 || c === 0 || Math.abs(b) > 9 || Math.abs(c) > 9) return undefined;
		const whole = { a, b: a * c + b, c: b * c };
		if (whole.b === 0 || a * c === b || !coprime(a, b)) return undefined;
		return {
			problem: standardEquation(whole),
			whole,
			lines: [line(standardEquation(whole)), LINEAR_TERM, ...factoringLines(whole)],
		};
	},
	square: ({ b, c }) =>
		b !== 0 && b % 2 === 0
			? unfactored(
					{ a: 1, b, c },
					say`The coefficient of ${power('x', 2)} is 1, and ${symbol('b')} is even, so half of ${symbol('b')} is an integer.`,
				)
			: undefined,
	formula: ({ a, b, c }) =>
		a > 1 && b % (2 * a) !== 0
			? unfactored(
					{ a, b, c },
					say`Dividing by ${a} and taking half of the coefficient of ${symbol('x')} gives a fraction.`,
				)
			: undefined,
};

const LINEAR_TERM = sentence(
	say`The equation has an ${symbol('x')}-term, so ${symbol('x')} does not appear only in a squared binomial.`,
);

function unfactored(quadratic: WholeQuadratic, reason: ReturnType<typeof say>): Case | undefined {
	const { a, b, c } = quadratic;
	const d = discriminantValue(quadratic);
	if (c === 0 || d <= 0 || isSquare(d) || !coprime(a, b, c)) return undefined;
	return {
		problem: standardEquation(quadratic),
		whole: quadratic,
		lines: [
			line(standardEquation(quadratic)),
			LINEAR_TERM,
			...discriminantLines(quadratic),
			sentence(
				say`The discriminant, ${d}, is not a perfect square, so the left side does not factor over the integers.`,
			),
			sentence(reason),
		],
	};
}

function efficientMethod(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const drawn = { a: draw.int('a'), b: draw.int('b'), c: draw.int('c') };
	const found = caseOf(CASES, type)(drawn);
	if (!found) return undefined;
	const { body } = caseOf(OPTIONS, type);
	const others = Object.entries(OPTIONS).filter(([name]) => name !== type);
	return {
		prompt: say`Which is the most efficient method for solving ${found.problem}, and why?`,
		answer: multipleChoice(
			body,
			...others.map(([, other]) => distractor(other.body, other.mistake(type, found.whole))),
		),
		steps: [...found.lines, sentence(body, found.why)],
		hints: [
			say`Does the variable appear only in a squared binomial?`,
			found.hint ?? say`If not, does the left side factor, and what do the coefficients tell you?`,
		],
	};
}
