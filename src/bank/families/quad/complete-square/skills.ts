/** quad.complete-square: the number that completes the square, and solving with it. */
import Fraction from 'fraction.js';
import { blank, equation, num, power, product, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { squareSolvingLines } from '../../../steps/complete-square.ts';
import { plainNumber, plainSigned } from '../../../../math/plain-notation.ts';
import { shifted } from '../../../../math/polynomial.ts';
import {
	exacts,
	fromVertex,
	type Quadratic,
	rootsOf,
	shiftedSquare,
	standardEquation,
	standardForm,
	vertexOf,
} from '../../../../math/quadratic.ts';
import { COMPLEX, EXACT, rootsAnswer, wrongSquareRoots } from '../../../steps/square-roots.ts';

export const skills: Skills = {
	'Find the constant for a perfect square'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		return a === 1 ? monicConstant(draw, b) : constantInFront(draw, a, b);
	},

	'Find the constant that completes the square'(draw) {
		const whole = draw.inTurn('half') === 'int';
		const b = draw.int('b');
		return (b % 2 === 0) === whole ? monicConstant(draw, b) : undefined;
	},

	'Solve by completing the square when a = 1'(draw) {
		return solving(draw, fromVertex(1, draw.int('h'), -drawSquare(draw)), EXACT);
	},

	'Solve by completing the square when a ≠ 1'(draw) {
		const [a, h] = [draw.int('a'), draw.int('h')];
		return solving(draw, fromVertex(a, h, -a * drawSquare(draw)), EXACT);
	},

	'Complete the square for real or nonreal solutions'(draw) {
		const [a, h, s] = [draw.int('a'), draw.int('h'), draw.int('s')];
		return s % a === 0 ? undefined : solving(draw, fromVertex(a, h, -s), COMPLEX, true);
	},

	'Solve x² + bx + c = 0 by completing the square'(draw) {
		const [b, n] = [draw.int('b'), draw.int('n')];
		const s = new Fraction(n).add(b % 2 === 0 ? 0 : new Fraction(1, 4));
		const quadratic = fromVertex(1, new Fraction(-b, 2), s.neg());
		if (rootsOf(quadratic).kind === 'rational') return undefined;
		return solving(draw, quadratic, COMPLEX, true);
	},
};

/** As drawn, or now and then a square number, so that rational solutions come up. */
const drawSquare = (draw: Draw): number =>
	draw.random.int(0, 3) === 0 ? draw.random.int(1, 5) ** 2 : draw.int('n');

function solving(
	draw: Draw,
	quadratic: Quadratic,
	form: Prose,
	complex = false,
): Draft | undefined {
	const letter = anyLetter(draw.random);
	if (new Fraction(quadratic.c).equals(0)) return undefined;
	const problem = standardEquation(quadratic, letter);
	const { h, k } = vertexOf(quadratic);
	return {
		prompt: say`Solve ${problem} by completing the square. ${form}`,
		answer: withMisconceptions(
			rootsAnswer(rootsOf(quadratic), { complex }),
			...wrongSquareRoots(h, exacts(quadratic).a.inverse().mul(k).neg()),
		),
		steps: squareSolvingLines(quadratic, { letter, complex }),
		hints: new Fraction(quadratic.a).equals(1)
			? [
					say`On which side should the constant term be?`,
					say`Which number must you then add to both sides to make the left side a perfect square?`,
				]
			: [
					say`How can you make the coefficient of ${power(letter, 2)} equal to 1?`,
					say`Which number then completes the square?`,
				],
	};
}

const letterShown = (letter: string) => ({ kind: 'symbol', name: letter }) as const;

function monicConstant(draw: Draw, b: number): Draft {
	const letter = anyLetter(draw.random);
	const half = new Fraction(b, 2);
	const square = half.mul(half);
	const shown = sum(standardForm({ a: 1, b, c: 0 }, letter), blank);
	return {
		prompt: say`What number in the blank makes ${shown} a perfect square trinomial?${b % 2 === 0 ? '' : ' Write your answer as a fraction in lowest terms.'}`,
		answer: withMisconceptions(
			rational(square),
			[rational(half), 'took half of the coefficient but did not square it'],
			[rational(b * b), 'squared the coefficient without taking half of it'],
			[rational(half.mul(b)), 'squared the coefficient before taking half of it'],
		),
		steps: [
			sentence(
				say`Half of ${num(b)} is ${num(half)}.`,
				'take half of the coefficient of the linear term',
			),
			line(equation(power(num(half), 2), num(square)), 'square the result'),
			line(
				equation(
					standardForm({ a: 1, b, c: square }, letter),
					shiftedSquare(1, half.neg(), letter),
				),
				'check: the trinomial is the square of a binomial',
			),
			sentence(say`The number in the blank is ${num(square)}.`),
		],
		hints: [
			say`Compare with ${squarePattern(letter)}. How is the coefficient of the linear term related to ${letterShown('p')}?`,
		],
	};
}

const squarePattern = (letter: string) =>
	equation(
		power(sum(letter, 'p'), 2),
		sum(power(letter, 2), product(2, 'p', letter), power('p', 2)),
	);

/** ax² + abx + □ = a(x + b/2)². */
function constantInFront(draw: Draw, a: number, b: number): Draft {
	const letter = anyLetter(draw.random);
	const half = b / 2;
	const inside = standardForm({ a: 1, b, c: 0 }, letter);
	const shown = sum(standardForm({ a, b: a * b, c: 0 }, letter), blank);
	return {
		prompt: say`What number in the blank makes ${shown} equal to ${num(a)} times a perfect square trinomial?`,
		answer: withMisconceptions(
			rational(a * half * half),
			[rational(half * half), `did not multiply by ${a}`],
			[rational(((a * b) / 2) ** 2), `did not factor out ${a} first`],
			[rational(a * half), 'did not square half of the coefficient in the brackets'],
		),
		steps: [
			line(
				equation(standardForm({ a, b: a * b, c: 0 }, letter), product(a, inside)),
				`factor out ${a}`,
			),
			line(
				equation(sum(inside, half * half), power(shifted(letter, -half), 2)),
				`half of ${plainNumber(b)} is ${plainNumber(half)}, and ${plainSigned(half)}² = ${half * half}`,
			),
			line(
				equation(
					product(a, sum(inside, half * half)),
					standardForm({ a, b: a * b, c: a * half * half }, letter),
				),
				`use the distributive property: ${a} × ${half * half} = ${a * half * half}`,
			),
			sentence(say`The number in the blank is ${num(a * half * half)}.`),
		],
		hints: [
			say`What can you factor out of the first two terms?`,
			say`Which number then completes the square in the brackets?`,
		],
	};
}
