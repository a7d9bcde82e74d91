/** How many solutions a linear equation with brackets has. */
import { equation } from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import {
	bracket,
	combiningReasons,
	expandedSide,
	expandingReason,
	gathered,
	type Piece,
	solveEquation,
	writtenSide,
} from '../../../steps/solve-equation.ts';

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

type Case = keyof typeof CASES;

function misconception(right: Case, wrong: Case): string {
	if (wrong === 'one') return 'assumed that every equation has exactly one solution';
	if (wrong === 'two')
		return 'forgot that a linear equation in one variable cannot have exactly two solutions';
	if (wrong === 'all')
		return right === 'none'
			? 'compared only the variable terms, which are equal'
			: 'assumed that an equation with x on both sides is true for every value of x';
	return right === 'all'
		? 'assumed that an equation has no solution whenever the variable terms cancel'
		: 'assumed that two sides with different constants can never be equal';
}

const isCase = (name: string): name is Case => name in CASES;

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
	const solved = solveEquation(left, right);
	const others = (['one', 'none', 'all', 'two'] as const).filter((name) => name !== type);
	return {
		prompt: say`How many solutions does the equation ${problem} have?`,
		answer: multipleChoice(
			say`${CASES[type]}`,
			...others.map((name) => distractor(say`${CASES[name]}`, misconception(type, name))),
		),
		steps: [
			...(solved ? solved.lines : cancelling(left, right)),
			sentence(say`So the equation has ${CASES[type]}.`, REASONS[type]),
		],
		hints: [
			say`What do you notice about the two sides after you use the distributive property and combine like terms?`,
		],
	};
}

const REASONS: Readonly<Record<Case, string>> = {
	one: 'the terms with x do not cancel, so only this value makes the equation true',
	none: 'the statement is false for every value of x',
	all: 'the statement is true for every value of x',
	two: '',
};

/** For an equation whose terms in x cancel. */
function cancelling(given: Piece[], right: Monomial[]): Line[] {
	const [left, combined] = [expandedSide(given), gathered(right)];
	const [x] = left;
	const sign = x && x.coefficient.lt(0) ? 'add' : 'subtract';
	const size = x ? writtenSize(x) : '';
	return [
		line(equation(writtenSide(given), writtenSide(right))),
		line(equation(writtenSide(left), writtenSide(right)), expandingReason(given)),
		line(
			equation(writtenSide(left), writtenSide(combined)),
			`combine like terms: ${combiningReasons(right).join('')}`,
		),
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
