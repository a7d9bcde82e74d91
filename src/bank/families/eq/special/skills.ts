/** eq.special: classify a linear equation, or find the constant that forces a case. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
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

export const skills: Skills = {
	'Classify equations by their number of solutions': classify,

	'Find the constant for no or infinitely many solutions'(draw) {
		const [a, b, layout] = [draw.int('a'), draw.int('b'), draw.int('layout')];
		const left = product(a, sum('x', b));
		const type = draw.inTurn('type');
		if (type === 'all' && layout === 3)
			return forced(type, 'c', {
				problem: equation(sum(product(a, 'x'), b), product(a, sum('x', 'c'))),
				expanded: equation(sum(product(a, 'x'), b), sum(product(a, 'x'), product(a, 'c'))),
				matching: { factor: a, constant: b },
				value: new Fraction(b, a),
				compares: 'constants',
				wrong: [
					b,
					'either did not distribute the factor to c, or stopped before dividing by the coefficient',
				],
			});
		const other = type === 'all' ? a * b : distinctFrom(draw, a * b);
		const coefficient = type === 'none' || layout === 2;
		const right = coefficient ? sum(product('c', 'x'), other) : sum(product(a, 'x'), 'c');
		return forced(type, 'c', {
			problem: layout === 2 ? equation(right, left) : equation(left, right),
			expanded:
				layout === 2
					? equation(right, sum(product(a, 'x'), a * b))
					: equation(sum(product(a, 'x'), a * b), right),
			value: new Fraction(coefficient ? a : a * b),
			compares: coefficient ? 'coefficients' : 'constants',
			wrong: coefficient
				? [
						a * b,
						`gave the constant on the ${layout === 2 ? 'right' : 'left'} side instead of the coefficient of x`,
					]
				: [b, 'multiplied only the first term in the brackets'],
			...(type === 'none'
				? { differ: layout === 2 ? ([other, a * b] as const) : ([a * b, other] as const) }
				: {}),
		});
	},

	'Find the parameter for no solution or an identity'(draw) {
		const [a, b, m] = [draw.int('a'), draw.int('b'), draw.int('m')];
		const more = draw.random.int(2, 7) * draw.random.pick([1, -1]);
		const type = draw.inTurn('type');
		const slope = m * a + more;
		const constant = type === 'all' ? m * b : distinctFrom(draw, m * b);
		const inside = sum(product(a, 'x'), b);
		if (slope === 0) return undefined;
		const right = sum(product('k', 'x'), constant);
		return forced(type, 'k', {
			problem: equation(sum(product(m, inside), product(more, 'x')), right),
			expanded: equation(sum(product(m * a, 'x'), m * b, product(more, 'x')), right),
			combined: equation(sum(product(slope, 'x'), m * b), right),
			combining: `combine like terms: ${combiningReasons([term(m * a, 'x'), term(more, 'x')]).join('')}`,
			value: new Fraction(slope),
			compares: 'coefficients',
			wrong: [m * a, 'did not combine like terms on the left side'],
			...(type === 'none' ? { differ: [m * b, constant] as const } : {}),
		});
	},

	'Find a constant from the number of solutions'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const type = draw.inTurn('type');
		const left = product(k, sum(product(a, 'x'), b));
		const asksConstant = type === 'all' && draw.random.int(0, 1) === 0;
		const constant = type === 'all' ? k * b : distinctFrom(draw, k * b);
		const right = asksConstant ? sum(product(k * a, 'x'), 'b') : sum(product('a', 'x'), constant);
		return forced(type, asksConstant ? 'b' : 'a', {
			problem: equation(left, right),
			expanded: equation(sum(product(k * a, 'x'), k * b), right),
			value: new Fraction(asksConstant ? k * b : k * a),
			compares: asksConstant ? 'constants' : 'coefficients',
			wrong: asksConstant
				? [b, 'multiplied only the first term in the brackets']
				: [a, `compared the coefficients without multiplying by ${k}`],
			...(type === 'none' ? { differ: [k * b, constant] as const } : {}),
		});
	},
};

type Forced = {
	problem: Expression;
	expanded: Expression;
	combined?: Expression;
	combining?: string;
	/** What the unknown constant must satisfy, when it is not isolated. */
	matching?: { factor: number; constant: number };
	value: Fraction;
	/** What must be the same on both sides. */
	compares: 'coefficients' | 'constants';
	wrong: readonly [value: number, why: string];
	/** The constants of both sides, when no x makes the equation true. */
	differ?: readonly [number, number];
};

/** What is left to compare when both sides must be identical. */
const SAME = {
	coefficients: 'the constants are already equal, so the coefficients of x must be equal, too',
	constants: 'the coefficients of x are already equal, so the constants must be equal, too',
} as const;

/** `undefined` when the mistake still leads to the right value. */
function forced(type: string, letter: string, found: Forced): Draft | undefined {
	const { problem, expanded, combined, matching, value, compares, wrong, differ } = found;
	if (value.equals(wrong[0])) return undefined;
	const all = type === 'all';
	const constant = symbol(letter);
	const expand = `use the distributive property${combined ? ' and combine like terms' : ''}`;
	const steps: Line[] = [
		line(problem),
		line(expanded, 'use the distributive property'),
		...(combined ? [line(combined, found.combining)] : []),
		differ
			? sentence(
					say`There is no solution when both sides have the same coefficient of ${symbol('x')} but different constants, and here ${relation(differ[0], '\\ne', differ[1])}.`,
				)
			: sentence(
					say`The equation is true for every value of ${symbol('x')} when the two sides are identical.`,
				),
		...(matching
			? [line(equation(product(matching.factor, constant), matching.constant), SAME.constants)]
			: []),
		line(
			equation(constant, value),
			matching
				? `divide both sides by ${matching.factor}`
				: differ
					? 'the coefficients of x must be equal'
					: SAME[compares],
		),
	];
	return {
		prompt: say`Find the value of the constant ${constant} for which the equation ${problem} has ${all ? 'infinitely many solutions' : 'no solution'}.${value.d === 1n ? '' : ' Give your answer as a fraction in lowest terms.'}`,
		answer: withMisconceptions(
			rational(value),
			[rational(wrong[0]), wrong[1]],
			[rational(value.neg()), `set the sum of the ${compares} equal to 0`],
			...(matching ? [[rational(value.inverse()), 'divided in the wrong order'] as const] : []),
		),
		steps,
		hints: [
			all
				? say`What does each side become when you ${expand}? When are the two sides identical?`
				: say`What does each side become when you ${expand}? When do the terms with ${symbol('x')} cancel and leave a false statement?`,
		],
	};
}

// How many solutions a linear equation with brackets has.

/** Another number near the given one. */
const distinctFrom = (draw: Draw, value: number): number => {
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
function classify(draw: Draw): Draft | undefined {
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
