/** eq.multi-step: brackets and like terms on one side. */
import Fraction from 'fraction.js';
import { equation, type Expression } from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { twoNames } from '../../../contexts/names.ts';
import {
	anyLetter,
	type Draft,
	type Draw,
	drawnInts,
	letteredChoice,
	line,
	sentence,
	type Skills,
} from '../../../family.ts';
import { equationQuestion } from '../../../steps/equation-question.ts';
import {
	bracket,
	gathered,
	isBracket,
	type Piece,
	solveEquation,
	writtenSide,
} from '../../../steps/solve-equation.ts';

export const skills: Skills = {
	'Combine like terms, then solve'(draw) {
		const [a, b, c, x] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('x')];
		return solved(
			draw,
			(letter) => [[term(a, letter), term(b), term(c, letter)], a * x + b + c * x],
			[COMBINE, ...undoing(a + c, b)],
		);
	},

	'Solve equations of the form a(bx + c) = d'(draw) {
		const [k, a, b, x] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('x')];
		return solved(draw, (letter) => [[bracket(k, term(a, letter), term(b))], k * (a * x + b)], [
			EXPAND,
			UNDO,
		]);
	},

	'Distribute, combine like terms, and solve'(draw) {
		const [k, a, b, x] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('x')];
		return solved(
			draw,
			(letter) => [[bracket(k, term(1, letter), term(a)), term(b, letter)], k * (x + a) + b * x],
			[EXPAND, COMBINE],
		);
	},

	'Combine like terms and constants, then solve'(draw) {
		const [a, b, c, d, x] = drawnInts(draw, 'a', 'b', 'c', 'd', 'x');
		if (b + d === 0) return undefined;
		return solved(
			draw,
			(letter) => [[term(a, letter), term(b), term(-c, letter), term(d)], a * x + b - c * x + d],
			[COMBINE, ...undoing(a - c, b + d)],
		);
	},

	'Distribute twice, then solve'(draw) {
		const [k, m, a, b, x] = drawnInts(draw, 'k', 'm', 'a', 'b', 'x');
		if (k * a + m * b === 0) return undefined;
		return solved(
			draw,
			(letter) => [
				[bracket(k, term(1, letter), term(a)), bracket(m, term(1, letter), term(b))],
				k * (x + a) + m * (x + b),
			],
			[EXPAND, COMBINE],
		);
	},

	'Find the first incorrect line of a solution': firstWrongLine,
};

const EXPAND = say`How can you remove the brackets? What sign will each term have?`;
const COMBINE = say`Which terms are like terms? How can you combine them?`;
const UNDO = say`Which operations are then left to undo? Which one should you undo first?`;

/** What is left of the equation once like terms are combined: coefficient · x + constant. */
function undoing(coefficient: number, constant: number): Prose[] {
	const count = [coefficient !== 1, constant !== 0].filter(Boolean).length;
	return [[], [say`Which operation is then left to undo?`], [UNDO]][count] ?? [];
}

function solved(
	draw: Draw,
	sides: (letter: string) => [left: Piece[], right: number],
	hints: Prose[],
): Draft | undefined {
	const [left, right] = sides(anyLetter(draw.random));
	const result = solveEquation(left, [term(right)]);
	return result && equationQuestion(result, hints);
}

// A worked solution of k(ax + b) + cx = d with one planted mistake, and which line is the first that is wrong.

type Case = { k: number; a: number; b: number; c: number; d: number; letter: string };

/** A line: its left side, its right side. */
type Sides = [left: Piece[], right: Monomial[]];

type Planted = { at: 1 | 2 | 3 | 4; lines: Sides[]; mistake: string };

const expanded = ({ k, a, b, c, letter }: Case): Monomial[] => [
	term(k * a, letter),
	term(k * b),
	term(c, letter),
];

/** Lines 2 to 4, worked correctly from the left side of line 1; a mistake may replace later lines. */
function rest(first: Monomial[], d: number): Sides[] {
	const combined = gathered(first);
	const [x = term(1, 'x'), n = term(0)] = combined;
	const alone = new Fraction(d).sub(n.coefficient);
	return [
		[first, [term(d)]],
		[combined, [term(d)]],
		[[x], [term(alone)]],
		[[{ ...x, coefficient: new Fraction(1) }], [term(alone.div(x.coefficient))]],
	];
}

const PLANTS: Readonly<Record<string, (one: Case, late: boolean) => Planted | undefined>> = {
	'sign lost when expanding'(one) {
		const { k, a, b, c, d, letter } = one;
		if (k > 0) return undefined;
		const wrong = [term(k * a, letter), term(-k * b), term(c, letter)];
		return {
			at: 1,
			lines: rest(wrong, d),
			mistake: `${k} times ${b} is ${k * b}, not ${-k * b}`,
		};
	},
	'term not distributed to'(one) {
		const { k, a, b, c, d, letter } = one;
		const wrong = [term(k * a, letter), term(b), term(c, letter)];
		return {
			at: 1,
			lines: rest(wrong, d),
			mistake: `the second term in the brackets must also be multiplied by ${k}: ${k} × ${b < 0 ? `(${b})` : b} = ${k * b}`,
		};
	},
	'unlike terms combined'(one) {
		const { k, a, b, c, d, letter } = one;
		const joined = k * a + k * b;
		if (joined === 0 || joined + c === 0 || k * b + d === 0) return undefined;
		const right = rest(expanded(one), d);
		return {
			at: 2,
			lines: [
				...right.slice(0, 1),
				[[term(joined, letter), term(c, letter)], [term(d)]],
				[[term(joined + c, letter)], [term(d)]],
				[[term(1, letter)], [term(new Fraction(d, joined + c))]],
			],
			mistake: 'a variable term and a constant are not like terms',
		};
	},
	'wrong inverse operation'(one, late) {
		const { k, a, b, c, d, letter } = one;
		const right = rest(expanded(one), d);
		const slope = k * a + c;
		if (late)
			return {
				at: 4,
				lines: [...right.slice(0, 3), [[term(1, letter)], [term(d - k * b - slope)]]],
				mistake: `divide both sides by ${slope} instead of subtracting it`,
			};
		const alone = d + k * b;
		return {
			at: 3,
			lines: [
				...right.slice(0, 2),
				[[term(slope, letter)], [term(alone)]],
				[[term(1, letter)], [term(new Fraction(alone, slope))]],
			],
			mistake:
				k * b < 0
					? `add ${-k * b} to both sides instead of subtracting it`
					: `subtract ${k * b} from both sides instead of adding it`,
		};
	},
};

function firstWrongLine(draw: Draw): Draft | undefined {
	const { random } = draw;
	const letter = anyLetter(random);
	const [k, a, b, x] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('x')];
	const c = random.pick([2, 3, 4, 5, 6]) * random.pick([1, -1]);
	if (Math.abs(k * a + c) < 2) return undefined;
	const one = { k, a, b, c, d: k * (a * x + b) + c * x, letter };
	const planted = PLANTS[draw.inTurn('slip')]?.(one, random.int(0, 1) === 1);
	if (!planted) return undefined;
	const { at, lines, mistake } = planted;
	const [, , third, last] = lines;
	const end = last?.[1][0]?.coefficient;
	const lead = third?.[0][0];
	if (!end || end.equals(x) || end.d > 12n || (lead && !isBracket(lead) && unwritable(lead)))
		return undefined;
	const problem: Sides = [[bracket(k, term(a, letter), term(b)), term(c, letter)], [term(one.d)]];
	const written = lines.map(writtenLine);
	const [name] = twoNames(random);
	const numbered = written.map((formula, place) => say`Line ${String(place + 1)}: ${formula}`);
	const [first = say``, second = say``, next = say``, fourth = say``] = numbered;
	return {
		prompt: say`${name} solved the equation ${writtenLine(problem)} as shown.\n${first}.\n${second}.\n${next}.\n${fourth}.\nWhich line contains the first mistake?`,
		answer: letteredChoice(
			[1, 2, 3, 4].map((number) => ({
				body: say`Line ${String(number)}`,
				...(number === at
					? {}
					: {
							misconception:
								number < at
									? `chose a line that is correct: ${reasons(one)[number - 1]}`
									: `accepted Line ${at} as correct`,
						}),
			})),
		),
		steps: [
			line(writtenLine(problem)),
			...written
				.slice(0, at - 1)
				.map((formula, place) =>
					line(formula, `line ${place + 1} is correct: ${reasons(one)[place]}`),
				),
			sentence(say`Line ${String(at)} should be ${correct(one, at)}.`, mistake),
			sentence(say`The first mistake is in Line ${String(at)}.`),
		],
		hints: [say`Solve the equation yourself. What is the first line that differs from your work?`],
	};
}

/** Why lines 1, 2, and 3 are correct. */
const reasons = ({ k, b }: Case): string[] => [
	`each term in the brackets is multiplied by ${k}`,
	'like terms are combined',
	k * b < 0 ? `${-k * b} is added to both sides` : `${k * b} is subtracted from both sides`,
];

const unwritable = ({ coefficient }: Monomial) => coefficient.abs().compare(2) < 0;

const writtenLine = ([left, right]: Sides): Expression =>
	equation(writtenSide(left), writtenSide(right));

const correct = (one: Case, at: number): Expression =>
	writtenLine(rest(expanded(one), one.d)[at - 1] ?? [[], []]);
