/** eq.both-sides: ax + b = cx + d, possibly with brackets. */
import type Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	num,
	product,
	squareBrackets,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type Draw,
	drawnInts,
	type Line,
	line,
	rational,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	type BracketWords,
	equationQuestion,
	type Form,
	wrongSolutions,
} from '../../../steps/equation-question.ts';
import { bracket, type Piece, solveEquation, writtenSide } from '../../../steps/solve-equation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

const COLLECT = say`How can you get all the variable terms on one side and the constants on the other side?`;
const EXPAND = say`How can you remove the brackets? What sign will each term have?`;

/** Answers with a larger denominator are no fun to check. */
const LARGEST_DENOMINATOR = 25n;

export const skills: Skills = {
	'Solve equations with variables on both sides'(draw) {
		const [a, b, c, x] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('x')];
		const d = (a - c) * x + b;
		if (d === 0 || d === b) return undefined;
		return solved(
			draw,
			(l) => [
				[term(a, l), term(b)],
				[term(c, l), term(d)],
			],
			'integer',
			true,
		);
	},

	'Find fraction solutions with variables on both sides'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		return b === d
			? undefined
			: solved(
					draw,
					(l) => [
						[term(a, l), term(b)],
						[term(c, l), term(d)],
					],
					'fraction',
				);
	},

	'Distribute on both sides, then solve'(draw) {
		const [k, m, a, b, c, x] = drawnInts(draw, 'k', 'm', 'a', 'b', 'c', 'x');
		const d = (k * (a * x + b)) / m - c * x;
		if (k === m || !Number.isInteger(d) || d === 0 || Math.abs(d) > 20) return undefined;
		return solved(draw, (l) => [
			[bracket(k, term(a, l), term(b))],
			[bracket(m, term(c, l), term(d))],
		]);
	},

	'Expand both sides, then solve'(draw) {
		const [k, m, a, b, c, d] = drawnInts(draw, 'k', 'm', 'a', 'b', 'c', 'd');
		return solved(
			draw,
			(l) => [[bracket(k, term(a, l), term(b))], [bracket(m, term(c, l), term(d))]],
			'fraction',
		);
	},

	'Solve equations with grouping symbols on both sides'(draw) {
		const [k, m, a, b, c, d, e] = drawnInts(draw, 'k', 'm', 'a', 'b', 'c', 'd', 'e');
		return a === 0
			? undefined
			: solved(
					draw,
					(l) => [[term(a), bracket(-k, term(b, l), term(c))], [bracket(m, term(d, l), term(e))]],
					'fraction',
				);
	},

	'Solve equations with nested grouping symbols': nested,

	'Solve an equation, then evaluate an expression': related,
};

function solved(
	draw: Draw,
	sides: (letter: string) => [left: Piece[], right: Piece[]],
	form: Form = 'integer',
	shown = false,
): Draft | undefined {
	const letter = anyLetter(draw.random);
	const [left, right] = sides(letter);
	const result = solveEquation(left, right, { shown });
	if (!result || result.value.equals(0) || result.value.d > LARGEST_DENOMINATOR) return undefined;
	const expands = [...left, ...right].some((piece) => 'inside' in piece);
	const remaining = say`Once there is only one term with ${symbol(letter)}, what is left to undo?`;
	return equationQuestion(result, expands ? [EXPAND, COLLECT] : [COLLECT, remaining], form);
}

function nested(draw: Draw): Draft | undefined {
	const [a, b, c, d, e, k, m] = drawnInts(draw, 'a', 'b', 'c', 'd', 'e', 'k', 'm');
	const x = anyLetter(draw.random);
	const inner = b - m * c;
	const right = [bracket(d, term(1, x), term(-e))];
	const result = solveEquation([term(a), bracket(-k, term(-m, x), term(inner))], right);
	if (inner === 0 || !result || result.value.d > LARGEST_DENOMINATOR) return undefined;
	const withInside = (inside: Piece[]) =>
		equation(difference(a, product(k, squareBrackets(writtenSide(inside)))), writtenSide(right));
	const problem = withInside([term(b), bracket(-m, term(1, x), term(c))]);
	return equationQuestion(
		{
			...result,
			problem,
			lines: [
				line(problem),
				line(
					withInside([term(b), term(-m, x), term(-m * c)]),
					'use the distributive property on the inner brackets',
				),
				{ ...line(result.problem), why: `combine the constants: ${plainSum(b, -m * c)}` },
				...result.lines.slice(1),
			],
		},
		[say`Which should you remove first, the inner brackets or the square brackets?`, COLLECT],
		'fraction',
		{ brackets: INSIDE_SIMPLIFIED },
	);
}

/** The square brackets come first in the equation. */
const PLACES = ['the left side', 'the right side'];

const thenOnly =
	(done: string): BracketWords['firstOnly'] =>
	(changed, all) =>
		`simplified inside the square brackets, but then ${done} the variable term on ${changed.length > 1 ? 'each side' : changed.map((one) => PLACES[all.indexOf(one)]).join()}`;

const INSIDE_SIMPLIFIED: BracketWords = {
	signOnFirst: thenOnly('distributed the negative sign only to'),
	firstOnly: thenOnly('multiplied only'),
};

const plainSum = (a: number, b: number): string =>
	`${a} ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${a + b}`;

function related(draw: Draw): Draft | undefined {
	const [a, b, c, d, k, m] = drawnInts(draw, 'a', 'b', 'c', 'd', 'k', 'm');
	const x = anyLetter(draw.random);
	const result = solveEquation([term(a, x), term(b)], [term(c, x), term(d)]);
	if (!result || b === d) return undefined;
	const wanted = sum(product(k, x), m);
	const value = result.value.mul(k).add(m);
	if (value.d !== 1n) return undefined;
	const substituted = sum(times(k, num(result.value)), m);
	const valueAt = (root: Fraction) => rational(root.mul(k).add(m));
	const multiple = product(k, x);
	const short = withoutSolving(result.collected, a - c, k, [
		line(equation(multiple, num(result.value.mul(k)))),
		line(
			equation(wanted, sum(num(result.value.mul(k)), m)),
			`replace ${k}${x} with ${plainNumber(result.value.mul(k))}`,
		),
	]);
	return {
		prompt: say`If ${result.problem}, what is the value of ${wanted}?`,
		answer: withMisconceptions(
			rational(value),
			[rational(result.value), `gave the value of ${x} instead of the value of the expression`],
			...wrongSolutions(...result.sides).map(([root, why]) => [valueAt(root), why] as const),
		),
		steps: [
			...(short ?? [
				...result.lines,
				line(equation(wanted, substituted), `substitute ${result.value.toFraction()} for ${x}`),
				line(continued(sum(num(result.value.mul(k)), m)), 'multiply first'),
			]),
			line(continued(num(value)), m < 0 ? 'subtract' : 'add'),
		],
		hints: [
			say`What is the value of ${short ? multiple : symbol(x)}? How can you use it to find ${wanted}?`,
		],
	};
}

/** The last of the collected lines says what `coefficient` · x is: when k is a multiple of it, that is enough. */
function withoutSolving(
	collected: readonly Line[],
	coefficient: number,
	k: number,
	[multiplied, replaced]: [Line, Line],
): Line[] | undefined {
	const factor = k / coefficient;
	if (Math.abs(coefficient) === 1 || !Number.isInteger(factor)) return undefined;
	return [
		...collected,
		...(factor === 1 ? [] : [{ ...multiplied, why: `multiply both sides by ${factor}` }]),
		replaced,
	];
}
