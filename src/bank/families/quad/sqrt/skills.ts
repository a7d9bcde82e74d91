/** quad.sqrt: equations solved by taking square roots of both sides. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, power, sum } from '../../../../math/expression.ts';
import { plusMinus, root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type Draw,
	type Line,
	line,
	type Skills,
	solutions,
	takeAway,
	unlessRight,
	withMisconceptions,
} from '../../../family.ts';
import { coprime } from '../../../../math/gcd.ts';
import { rootsAround, shiftedSquare } from '../../../../math/quadratic.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	COMPLEX,
	EXACT,
	EXACT_OR_NONE,
	IN_ORDER,
	rootsAnswer,
	solutionsLine,
	squareRootLines,
	wrongSquareRoots,
} from '../../../steps/square-roots.ts';

export const skills: Skills = {
	'Solve equations of the form ax² − c = d'(draw) {
		const [a, k, c] = [draw.int('a'), mixedSquare(draw), draw.int('c')];
		if (k === 0 || (a === 1 && c === 0 && k < 0)) return undefined;
		return solved(draw, { a, h: 0, s: k, c: -c, form: EXACT_OR_NONE });
	},

	'Solve equations of the form a(x − h)² + c = d'(draw) {
		const [a, h, c] = [draw.int('a'), draw.int('h'), draw.int('c')];
		const s = draw.int('r') ** 2;
		// The square root of 1 hides whether it was taken.
		return s === 1 ? undefined : solved(draw, { a, h, s, c, form: IN_ORDER });
	},

	'Find irrational or nonreal solutions of shifted squares'(draw) {
		const [a, h, c, s] = [draw.int('a'), draw.int('h'), draw.int('c'), draw.int('n')];
		if (s === 0 || isSquare(s)) return undefined;
		return solved(draw, { a, h, s, c, form: COMPLEX, complex: true });
	},

	'Find irrational solutions of shifted squares'(draw) {
		const [a, h, s] = [draw.int('a'), draw.int('h'), draw.int('n')];
		if (isSquare(s)) return undefined;
		return solved(draw, { a, h, s, c: 0, form: EXACT });
	},

	'Solve equations of the form x² = p or x³ = p'(draw) {
		const [n, q, exponent] = [draw.int('n'), draw.int('q'), Number(draw.inTurn('power'))];
		if (!coprime(n, q) || n === 1 || (exponent === 3 && Math.max(n, q) > 10)) return undefined;
		const value = num(`${n}/${q}`);
		const problem = equation(power('x', exponent), num(`${n ** exponent}/${q ** exponent}`));
		const raised = q === 1 ? `${n}` : `(${n}/${q})`;
		if (exponent === 3)
			return {
				prompt: say`Solve ${problem}.`,
				answer: withMisconceptions(
					solutions(value),
					[solutions(num(`-${n}/${q}`), value), 'gave a negative cube root too'],
					[
						solutions(num(new Fraction(n ** 3, 3 * q ** 3))),
						'divided by 3 instead of taking the cube root',
					],
				),
				steps: [
					line(problem),
					line(equation('x', root(rightOf(problem), 3)), 'take the cube root of both sides'),
					line(equation('x', value), `${raised}³ = ${plainPower(n, q, 3)}`),
				],
				hints: [say`Which number, used as a factor three times, gives ${rightOf(problem)}?`],
			};
		const roots = rootsAround(0, `${n * n}/${q * q}`);
		return {
			prompt: say`Solve ${problem}. List all solutions from least to greatest.`,
			answer: withMisconceptions(
				rootsAnswer(roots),
				[solutions(value), 'used only the positive square root'],
				[
					solutions(num(new Fraction(n * n, 2 * q * q))),
					'divided by 2 instead of taking the square root',
				],
			),
			steps: [
				line(problem),
				line(
					equation('x', plusMinus(null, root(rightOf(problem)))),
					'take the square root of both sides',
				),
				line(equation('x', plusMinus(null, value)), `${raised}² = ${plainPower(n, q, 2)}`),
				solutionsLine(roots),
			],
			hints: [
				say`Which positive number and which negative number can you square to get the number on the right side?`,
			],
		};
	},
};

/** As drawn, or now and then a square number or a negative one, so that every kind of solution comes up. */
function mixedSquare(draw: Draw): number {
	const kind = draw.random.int(0, 5);
	const k = kind === 0 ? draw.random.int(-4, -1) : draw.int('k');
	return kind === 1 || kind === 2 ? draw.random.int(2, 7) ** 2 : k;
}

const rightOf = (problem: Expression): Expression =>
	problem.kind === 'relation' ? problem.right : problem;

const plainPower = (n: number, q: number, exponent: number): string =>
	q === 1 ? `${n ** exponent}` : `${n ** exponent}/${q ** exponent}`;

/** a(x − h)² + c = d with (x − h)² = s. */
type Shifted = {
	a: number;
	h: number;
	s: number;
	c: number;
	form: Prose;
	complex?: boolean;
};

function solved(draw: Draw, { a, h, s, c, form, complex = false }: Shifted): Draft {
	const letter = anyLetter(draw.random);
	const squared = shiftedSquare(a, h, letter);
	const problem = equation(c === 0 ? squared : sum(squared, c), a * s + c);
	const begin: Line[] = [
		line(problem),
		...(c === 0 ? [] : [line(equation(squared, a * s), takeAway(c))]),
		...(a === 1
			? []
			: [line(equation(shiftedSquare(1, h, letter), s), `divide both sides by ${a}`)]),
	];
	const answer = rootsAnswer(rootsAround(h, s), { complex });
	return {
		prompt: say`Solve ${problem}. ${form}`,
		answer: withMisconceptions(answer, ...unlessRight(answer, ...wrongSquareRoots(h, s))),
		steps: [...begin, ...squareRootLines(h, s, { complex, letter })],
		hints:
			c === 0 && a === 1
				? [say`What undoes squaring?`, say`How many square roots does a positive number have?`]
				: [say`How can you isolate the square?`, say`What undoes squaring?`],
	};
}
