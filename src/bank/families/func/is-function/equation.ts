/** Which equation gives y as a function of x. */
import {
	absolute,
	equation,
	type Expression,
	num,
	operand,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

/**
 * An equation with the reason why it does or does not give a function. `shown` is what the equation gives.
 * `slip`: why an equation that gives a function is taken for one that does not.
 */
type Case = { equation: Expression; shown?: Prose; reason: string; slip?: string };

const plus = (left: Expression, right: number) => (right === 0 ? left : sum(left, right));
const times = (factor: number, of: Expression | string) =>
	factor === 1 ? operand(of) : product(num(factor), of);
const square = (letter: string) => power(letter, 2);

type Make = (a: number, b: number) => Case;

const ONE = 'each x gives exactly one y';
const SHARED = 'rejected it because two values of x give the same y';

const FUNCTIONS: readonly Make[] = [
	(a, b) => ({
		equation: equation('y', plus(times(a, 'x'), b)),
		reason: ONE,
		slip: 'overlooked that each x gives exactly one y',
	}),
	(a, b) => ({
		equation: equation('y', plus(times(a, square('x')), b)),
		reason: ONE,
		slip: SHARED,
	}),
	(a, b) => ({
		equation: equation('y', plus(times(a, root('x')), b)),
		reason: 'the radical means only the nonnegative square root',
		slip: 'thought that the radical stands for two square roots',
	}),
	(a, b) => ({
		equation: equation(power('y', 3), plus(times(a, 'x'), b)),
		reason: 'each number has exactly one cube root',
		slip: 'thought that a number has two cube roots',
	}),
	(a, b) => ({
		equation: equation('y', plus(times(a, absolute('x')), b)),
		reason: ONE,
		slip: SHARED,
	}),
	(a, b) => ({
		equation: equation(sum(times(Math.abs(a), 'x'), times(2, 'y')), b),
		shown: say`${equation('y', quotient(sum(b, opposite(times(Math.abs(a), 'x'))), 2))}`,
		reason: ONE,
		slip: 'thought that y must be isolated in the equation of a function',
	}),
];

const TWO = 'one x gives two values of y';

/** "x = 0 gives y² = 4, so y = 2 or y = −2" */
function twoValues(x: number, found: Expression, squared: number): Prose {
	const side = Math.sqrt(squared);
	const size = Number.isInteger(side) ? num(side) : root(num(squared));
	return say`${equation('x', x)} gives ${found}, so ${equation('y', size)} or ${equation('y', opposite(size))}`;
}

const RELATIONS: readonly Make[] = [
	(a, b) => ({
		equation: equation('x', plus(times(a, square('y')), b)),
		shown: say`${equation('y', 1)} and ${equation('y', -1)} both give ${equation('x', a + b)}`,
		reason: TWO,
	}),
	(a) => {
		const whole = a * a + (Math.abs(a) === 1 ? 3 : 0);
		return {
			equation: equation(sum(square('x'), square('y')), whole),
			shown: twoValues(0, equation(square('y'), whole), whole),
			reason: TWO,
		};
	},
	(a, b) => {
		const size = Math.abs(b);
		return {
			equation: equation(absolute('y'), plus(times(Math.abs(a), 'x'), size)),
			shown: twoValues(0, equation(absolute('y'), size), size * size),
			reason: TWO,
		};
	},
	(a) => {
		const size = Math.abs(a);
		return {
			equation: equation(square('y'), times(size, square('x'))),
			shown: twoValues(1, equation(square('y'), size), size),
			reason: TWO,
		};
	},
	(a, b) => {
		const size = Math.abs(b);
		return {
			equation: equation(square('y'), plus(times(Math.abs(a), 'x'), size)),
			shown: twoValues(0, equation(square('y'), size), size),
			reason: TWO,
		};
	},
];

const judged = ({ equation: given, shown, reason }: Case, isFunction: boolean): Line =>
	sentence(
		say`For ${given}, ${symbol('y')} is ${isFunction ? '' : 'not '}a function of ${symbol('x')}${shown ? say`, because ${shown}` : ''}.`,
		reason,
	);

export function judgeEquations(draw: Draw): Draft | undefined {
	const { random } = draw;
	const wantsFunction = random.int(0, 1) === 1;
	const number = () => random.pick([-1, 1]) * random.int(1, 5);
	const [rights, wrongs] = wantsFunction ? [FUNCTIONS, RELATIONS] : [RELATIONS, FUNCTIONS];
	const right = random.pick(rights)(number(), number());
	const wrong = random.sample(wrongs, 3).map((make) => make(number(), number()));
	return {
		prompt: wantsFunction
			? say`Which equation gives ${symbol('y')} as a function of ${symbol('x')}?`
			: say`Which equation does not give ${symbol('y')} as a function of ${symbol('x')}?`,
		answer: multipleChoice(
			right.equation,
			...wrong.map((one) =>
				distractor(
					one.equation,
					wantsFunction ? 'found only one of the two values of y' : (one.slip ?? ''),
				),
			),
		),
		steps: [...wrong.map((one) => judged(one, !wantsFunction)), judged(right, wantsFunction)],
		hints: [
			say`Choose a value for ${symbol('x')}. How many values of ${symbol('y')} satisfy the equation?`,
		],
	};
}
