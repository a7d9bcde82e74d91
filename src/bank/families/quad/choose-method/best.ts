/** Which method suits an equation: each option names a method and the reason that would make it the best. */
import {
	equation,
	type Expression,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { factoringLines } from '../../../steps/factor-equation.ts';
import { coprime } from '../../../../math/gcd.ts';
import { isSquare } from '../../../../math/surd.ts';
import { discriminantLines } from '../../../steps/quadratic-formula.ts';
import {
	discriminantValue,
	shiftedSquare,
	standardEquation,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

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

export function efficientMethod(draw: Draw): Draft | undefined {
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
