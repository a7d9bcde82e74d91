/** expr.evaluate: substitute values in expressions and formulas. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	type Operand,
	operand,
	power,
	product,
	relation,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { collect, linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { sumReason } from '../../../steps/fractions.ts';
import { readFormula } from '../../../steps/isolate.ts';
import { substituting, valueShown, withValues, wrongAnswers } from './formula-values.ts';
import { FORMULAS, type FormulaUse, SCIENCE } from './formulas.ts';
import { fractionsAndPowers, twoLetters } from './powers.ts';
import { filledFirst, rearranged } from './unknown.ts';

export const skills: Skills = {
	'Evaluate a linear expression at an integer'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (b === 0) return undefined;
		return evaluated(
			polynomialExpression(linear(a, 'x', b)),
			{ x: c },
			a * c + b,
			[
				line(sum(put(a, c), b), replacing('x', c)),
				line(continued(sum(a * c, b)), 'multiply first'),
				line(continued(a * c + b), b < 0 ? 'subtract' : 'add'),
			],
			[a * (c + b), b < 0 ? 'subtracted before multiplying' : 'added before multiplying'],
			[a + c + b, 'added the coefficient and the value instead of multiplying them'],
			[
				a * -c + b,
				c < 0 ? 'ignored the negative sign of the value' : `substituted ${-c} instead of ${c}`,
			],
		);
	},

	'Evaluate expressions with two variables'(draw) {
		const [a, b, x, y] = [draw.int('a'), draw.int('b'), draw.int('x'), draw.int('y')];
		const why = (inBrackets: boolean) =>
			`substitute ${x} for x and ${y} for y${inBrackets ? ', in brackets' : ''}`;
		switch (draw.inTurn('form')) {
			case 'a':
				return evaluated(
					sum(product(a, 'x'), product(-b, 'y')),
					{ x, y },
					a * x - b * y,
					[
						line(sum(put(a, x), put(-b, y)), why(x < 0 || y < 0)),
						line(continued(sum(a * x, -b * y)), 'multiply first'),
						line(continued(a * x - b * y), b * y < 0 ? 'add' : 'subtract'),
					],
					[
						a * x + b * y,
						y < 0
							? `substituted ${-y} instead of ${y} for y`
							: 'added the second product instead of subtracting it',
					],
					[a * y - b * x, 'switched the values of x and y'],
				);
			case 'b':
				if (Math.abs(x) === 1 || y + a === 0) return undefined;
				return evaluated(
					product('x', sum('y', a)),
					{ x, y },
					x * (y + a),
					[
						line(
							product(signed(x), sum(signed(y), a)),
							x < 0 && y > 0 ? `substitute ${x} for x, in brackets, and ${y} for y` : why(y < 0),
						),
						line(continued(product(x, num(y + a))), 'work inside the brackets first'),
						line(continued(x * (y + a)), 'multiply'),
					],
					[x * y + a, 'multiplied only the first term in the brackets'],
					[x + y + a, 'added instead of multiplying'],
					[y * (x + a), 'switched the values of x and y'],
				);
			default:
				if (x === y) return undefined;
				return evaluated(
					sum(product(a, difference('x', 'y')), b),
					{ x, y },
					a * (x - y) + b,
					[
						line(
							sum(product(a, difference(signed(x), signed(y))), b),
							x < 0 && y > 0
								? `substitute ${x} for x, in brackets, and ${y} for y`
								: why(x < 0 || y < 0),
						),
						line(continued(sum(product(a, num(x - y)), b)), 'work inside the brackets first'),
						line(continued(sum(a * (x - y), b)), 'then multiply'),
						line(continued(a * (x - y) + b), b < 0 ? 'subtract' : 'add'),
					],
					[a * x - y + b, 'multiplied only the first term in the brackets'],
					[a * (x - y + b), b < 0 ? 'subtracted before multiplying' : 'added before multiplying'],
					[a * (y - x) + b, 'subtracted in the wrong order'],
				);
		}
	},

	'Evaluate expressions with powers'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		if ((b === 0 && c === 0) || d === 1) return undefined;
		const polynomial = collect([term(a, 'xx'), term(b, 'x'), term(c)]);
		const square = power(brackets(num(d)), 2);
		const linearPart = b === 0 ? [] : [put(b, d)];
		const plainTerm = Math.abs(b) === 1 ? 'x' : `${Math.abs(b)}x`;
		const constant = c === 0 ? [] : [num(c)];
		const squared = Math.abs(a) === 1 ? num(a * d * d) : product(a, num(d * d));
		const values = [a * d * d, b * d, c].filter((value) => value !== 0);
		const total = a * d * d + b * d + c;
		const ready = sum(squared, ...linearPart, ...constant);
		const products = sum(...values);
		const multiplies = Math.abs(a) !== 1 || Math.abs(b) > 1;
		const signs =
			d > 0 || Math.abs(b) !== 1
				? ''
				: b < 0
					? `subtracting ${d} is the same as adding ${-d}`
					: `adding ${d} is the same as subtracting ${-d}`;
		return evaluated(
			polynomialExpression(polynomial),
			{ x: d },
			total,
			[
				line(sum(product(a, square), ...linearPart, ...constant), replacing('x', d)),
				line(continued(ready), `evaluate the power first: the square of ${d} is ${d * d}`),
				...(tex(products) === tex(ready)
					? []
					: [
							line(
								continued(products),
								multiplies ? `then multiply${signs && `; ${signs}`}` : signs,
							),
						]),
				line(continued(total), combined(values)),
			],
			...(a === 1
				? []
				: ([
						[
							(a * d) ** 2 + b * d + c,
							a === -1 ? 'took the opposite before squaring' : `multiplied by ${a} before squaring`,
						],
					] as const)),
			[2 * a * d + b * d + c, 'doubled the value instead of squaring it'],
			...(b === 0
				? []
				: ([
						[
							a * d * d - b * d + c,
							b < 0
								? `added ${plainTerm} instead of subtracting it`
								: `subtracted ${plainTerm} instead of adding it`,
						],
					] as const)),
			...(d < 0
				? ([[-a * d * d + b * d + c, 'wrote the square of a negative number as negative']] as const)
				: []),
		);
	},

	'Use a formula to find a value'(draw) {
		const use = caseOf(FORMULAS, draw.inTurn('formula'))(draw.int('p'), draw.int('q'));
		return use && formulaQuestion(use);
	},

	'Evaluate two-variable expressions with powers': twoLetters,
	'Evaluate expressions with fractions and powers': fractionsAndPowers,
	'Evaluate formulas from science and geometry': scienceFormula,
	'Find an unknown value in a formula': filledFirst,
	'Rearrange a formula, then evaluate': rearranged,
};

/** a(c): a coefficient before a number in brackets; 1 and −1 are not written. */
const put = (coefficient: number, value: number): Expression =>
	coefficient === 1 ? signed(value) : product(coefficient, brackets(num(value)));

const replacing = (letter: string, value: number) =>
	`substitute ${value} for ${letter}${value < 0 ? ', in brackets' : ''}`;

/** `undefined` when a mistake still leads to the total. */
function evaluated(
	expression: Expression,
	values: Record<string, number>,
	total: number,
	lines: Line[],
	...wrong: (readonly [value: number, why: string])[]
): Draft | undefined {
	const given = Object.entries(values).map(([letter, value]) => equation(letter, value));
	const [first, second] = given;
	const [only = 'x', ...others] = Object.keys(values);
	const replaced: Prose =
		others.length > 0
			? say`each variable replaced by its value`
			: say`${symbol(only)} replaced by its value`;
	const when: Prose = second ? say`${first ?? ''} and ${second}` : say`${first ?? ''}`;
	return {
		prompt: say`Evaluate ${expression} when ${when}.`,
		answer: withMisconceptions(
			integer(total),
			...wrong.map(([value, why]) => [integer(value), why] as const),
		),
		steps: [line(expression), ...lines],
		hints: [
			Object.values(values).some((value) => value < 0)
				? say`What does the expression look like with ${replaced}? Where do you need brackets?`
				: say`What does the expression look like with ${replaced}? Which operation comes first?`,
		],
	};
}

/** "add", "add and subtract from left to right": what is left to do in a sum of whole numbers. */
const combined = (values: readonly number[]): string =>
	sumReason(values.map((value) => new Fraction(value))) +
	(values.length > 2 ? ' from left to right' : '');

// Questions that substitute measurements in a formula and evaluate it.

/** `only`: the letter that has a value, if no other one has. */
function hintFor(
	hasSeveralOperations: boolean,
	only?: readonly [letter: string, value: Operand],
): Prose {
	const values = only ? say`${operand(only[1])} for ${symbol(only[0])}` : say`the given values`;
	return say`What does the right side look like after you substitute ${values}?${hasSeveralOperations ? ' Which operation comes first?' : ''}`;
}

function scienceFormula(draw: Draw): Draft | undefined {
	const use = caseOf(SCIENCE, draw.inTurn('formula'))(draw.int('p'), draw.int('q'));
	if (!use) return undefined;
	const { left, right } = readFormula(use.formula);
	// 22/7 is not exactly π.
	const sign = use.pi ? '\\approx' : '=';
	const values: Record<string, Expression> = Object.fromEntries(
		use.given.map(([name, value]) => [name, valueShown(new Fraction(value))]),
	);
	const all = { ...values, ...(use.pi ? { '\\pi': num('22/7') } : {}) };
	const [only, ...more] = Object.entries(all);
	const filled = withValues(right, all);
	const answer = use.unit ? withUnit(rational(use.value), use.unit) : rational(use.value);
	const when = joinedByAnd(
		use.given.map(([name, , unit]) => say`${equation(name, values[name] ?? 0)} ${unit}`),
	);
	const pi = use.pi ? say` Use ${num('22/7')} for ${PI}.` : say``;
	const exact = use.value.d === 1n ? '' : ' Give the answer as a fraction in simplest form.';
	return {
		prompt: say`The formula ${equation(left, right)} ${use.says}. Find ${left}${use.unit ? `, in ${use.unit},` : ''} when ${when}.${pi}${exact}`,
		answer: withMisconceptions(answer, ...wrongAnswers(use.wrong)),
		steps: [
			line(equation(left, right)),
			line(relation(left, sign, filled), substituting(all)),
			...[use.first, use.reduced].flatMap((one) =>
				one ? [line(relation(left, sign, one[0]), one[1])] : [],
			),
			line(
				relation(left, sign, num(use.value)),
				use.first ? (use.last ?? 'multiply') : 'write the fraction in simplest form',
			),
			sentence(say`Therefore, ${use.quantity} is ${use.pi ? 'about ' : ''}${answer.body}.`),
		],
		hints: [hintFor(use.first !== undefined, more.length === 0 ? only : undefined)],
	};
}

// A question that substitutes measurements in a formula, worked line by line.

function formulaQuestion(use: FormulaUse): Draft | undefined {
	const { prompt, letter, lines, value, wrong, unit, result, only } = use;
	const answer = withUnit(integer(value), unit);
	return {
		prompt,
		answer: withMisconceptions(answer, ...wrongAnswers(wrong)),
		steps: [
			...lines.map(({ right, why }) => line(equation(letter, right), why)),
			sentence(say`${result} ${answer.body}.`),
		],
		hints: [hintFor(lines.length > 3, only)],
	};
}
