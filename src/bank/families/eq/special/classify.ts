/** How many solutions has a linear equation with brackets? */
import { equation, type Expression } from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, type Line, line, sentence } from '../../../family.ts';
import { bracket, gathered, writtenSide } from '../../../steps/equation-sides.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

/** Another number near the given one. */
export const distinctFrom = (draw: Draw, value: number): number => {
	const other = value + draw.random.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5, 7]);
	return other === 0 ? value + 8 : other;
};

const CASES = {
	one: 'exactly one solution',
	none: 'no solution',
	all: 'infinitely many solutions',
	two: 'exactly two solutions',
} as const;

const SLIPS: Readonly<Record<keyof typeof CASES, string>> = {
	one: 'expected every equation to have one solution',
	none: 'took an equation without the letter for one that is never true',
	all: 'looked only at the terms with the letter',
	two: 'a linear equation never has exactly two solutions',
};

const isCase = (name: string): name is keyof typeof CASES => name in CASES;

/** One, none or all numbers solve it: the equation is solved until that can be seen. */
export function classify(draw: Draw): Draft | undefined {
	const [k, a, b] = [draw.int('k'), draw.int('a'), draw.int('b')];
	const type = draw.inTurn('type');
	if (!isCase(type)) return undefined;
	const { random } = draw;
	const part = random.pick([1, 2, 3, 4, 5]) * random.pick([1, -1]);
	const shift = type === 'one' ? random.pick([-4, -3, -2, 2, 3, 4]) : 0;
	const root = random.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
	const constant =
		type === 'all' ? k * b : type === 'none' ? distinctFrom(draw, k * b) : k * b - shift * root;
	const first = k * a + shift - part;
	if (first === 0 || constant === 0 || k * a + shift === 0) return undefined;
	const left = [bracket(k, term(a, 'x'), term(b))];
	const right = [term(first, 'x'), term(constant), term(part, 'x')];
	const problem = equation(writtenSide(left), writtenSide(right));
	const expanded = [term(k * a, 'x'), term(k * b)];
	const solved = solveEquation(left, right);
	const others = (['one', 'none', 'all', 'two'] as const).filter((name) => name !== type);
	return {
		prompt: say`How many solutions does the equation ${problem} have?`,
		answer: multipleChoice(
			say`${CASES[type]}`,
			...others.map((name) => slip(say`${CASES[name]}`, SLIPS[name])),
		),
		steps: [
			...(solved ? solved.lines : cancelling(problem, expanded, right)),
			sentence(say`So the equation has ${CASES[type]}.`, REASONS[type]),
		],
		hints: [say`Multiply out the brackets, combine like terms, then compare the two sides.`],
	};
}

const REASONS: Readonly<Record<keyof typeof CASES, string>> = {
	one: 'one number makes the equation true',
	none: 'this is false for every x',
	all: 'this is true for every x',
	two: '',
};

/** For an equation whose terms in x cancel. */
function cancelling(problem: Expression, left: Monomial[], right: Monomial[]): Line[] {
	const combined = gathered(right);
	const [x] = left;
	const sign = x && x.coefficient.lt(0) ? 'add' : 'subtract';
	const size = x ? writtenSize(x) : '';
	return [
		line(problem),
		line(equation(writtenSide(left), writtenSide(right)), 'multiply out the brackets'),
		line(equation(writtenSide(left), writtenSide(combined)), 'combine like terms on the right'),
		line(
			equation(writtenSide(left.slice(1)), writtenSide(combined.slice(1))),
			sign === 'add' ? `add ${size} to both sides` : `subtract ${size} from both sides`,
		),
	];
}

const writtenSize = ({ coefficient }: Monomial): string => {
	const size = coefficient.abs().toFraction();
	return size === '1' ? 'x' : `${size}x`;
};
