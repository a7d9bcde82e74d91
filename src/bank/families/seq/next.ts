/** seq.next: the next term and the rule of a pattern. CCSS HSF-BF.A.1a, HSF-IF.A.3; MCR3U.C1. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times,
} from '../../../math/expression.ts';
import { linear, polynomialExpression, term } from '../../../math/polynomial.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { expression, integer, rational } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import { valueTable } from '../../figures/value-table.ts';
import { basePower } from '../../working/exponential.ts';
import { beginning } from '../../working/sequence.ts';

export const skills: Skills = {
	'Terms or rule from a pattern': nextTerm,
	'General term of a pattern': generalTerm,
	'Find the rule of a table': ruleOfTable,
};

type Pattern = {
	/** What the pattern is called in a prompt: "linear", …. */
	name: Prose;
	at: (n: number) => Fraction;
	rule: Expression;
	/** How it is seen. */
	seen: Prose;
	/** Some patterns are shown as fractions that are not reduced. */
	shown?: (n: number) => Expression;
};

const whole = (at: (n: number) => number) => (n: number) => new Fraction(at(n));
const N = symbol('n');
/** (−1)^(n + 1) alternates and begins with plus. */
const alternating = power({ kind: 'brackets', of: num(-1) }, sum('n', 1));

const PATTERNS: Readonly<Record<string, (a: number, b: number) => Pattern | undefined>> = {
	linear: (a, b) => ({
		name: say`an arithmetic sequence`,
		at: whole((n) => a * n + b),
		rule: polynomialExpression(linear(a, 'n', b)),
		seen: say`The differences are all ${a}, so the rule begins with ${product(a, 'n')}.`,
	}),
	quadratic: (a, b) => ({
		name: say`a sequence with equal second differences`,
		at: whole((n) => a * n * n + b),
		rule: squareRule(a, b),
		seen: say`The differences are ${3 * a}, ${5 * a}, ${7 * a}, and the second differences are all ${2 * a}, so the rule begins with ${product(a, power('n', 2))}.`,
	}),
	'square plus constant': (_, b) =>
		b === 0
			? undefined
			: {
					name: say`a sequence of square numbers with the same number added to each`,
					at: whole((n) => n * n + b),
					rule: squareRule(1, b),
					seen: say`The differences 3, 5, 7 are those of the square numbers, so the rule begins with ${power('n', 2)}.`,
				},
	cubic: (a, b) => ({
		name: say`a sequence of multiples of the cube numbers with the same number added to each`,
		at: whole((n) => a * n ** 3 + b),
		rule: polynomialExpression([term(a, 'nnn'), ...(b === 0 ? [] : [term(b)])]),
		seen: say`The differences are ${7 * a}, ${19 * a}, ${37 * a}: ${a === 1 ? 'those of the cube numbers' : say`${a} times those of the cube numbers`}, so the rule begins with ${product(a, power('n', 3))}.`,
	}),
	geometric: (a, b) => {
		const ratio = 2 + (Math.abs(b) % 3);
		if (Math.abs(a) === ratio) return undefined;
		const exponent = sum('n', -1);
		return {
			name: say`a geometric sequence`,
			at: whole((n) => a * ratio ** (n - 1)),
			rule: a === 1 ? power(ratio, exponent) : product(a, basePower(num(ratio), exponent)),
			seen: say`Each term is ${ratio} times the one before it, and the first term is ${a}.`,
		};
	},
	alternating: (a, b) => alternatingPattern(Math.abs(a), Math.abs(b)),
	'alternating linear': (a, b) => alternatingPattern(Math.abs(a), Math.abs(b)),
	fractional: (a) => fractionPattern(Math.abs(a)),
	'fraction n/(n+a)': (a) => fractionPattern(Math.abs(a)),
};

const squareRule = (a: number, b: number): Expression =>
	polynomialExpression([term(a, 'nn'), ...(b === 0 ? [] : [term(b)])]);

const alternatingPattern = (a: number, b: number): Pattern => ({
	name: say`an arithmetic sequence whose signs alternate`,
	at: whole((n) => (n % 2 === 1 ? 1 : -1) * (a * n + b)),
	rule:
		b === 0
			? product(alternating, { kind: 'brackets', of: product(a, N) })
			: product(alternating, { kind: 'brackets', of: polynomialExpression(linear(a, 'n', b)) }),
	seen: say`The signs alternate, beginning with plus. Without signs the differences are all ${a}, which leads to ${polynomialExpression(linear(a, 'n', b))}.`,
});

const fractionPattern = (a: number): Pattern => ({
	name: say`a sequence of fractions`,
	at: (n) => new Fraction(n, n + a),
	rule: quotient('n', sum('n', a)),
	shown: (n) => quotient(n, n + a),
	seen: say`The numerators are 1, 2, 3, 4, and each denominator is ${a} more than its numerator.`,
});

const COUNT = 4;
const places = Array.from({ length: COUNT }, (_, at) => at + 1);

function patternOf(draw: Draw, type: string): Pattern | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const made = a === 0 ? undefined : PATTERNS[type]?.(a, b);
	const values = made ? [...places, COUNT + 1].map(made.at) : [];
	return values.some((value) => value.equals(0) || value.abs().gt(20_000)) ? undefined : made;
}

const shownTerms = ({ at, shown }: Pattern): Expression =>
	shown
		? { kind: 'list', items: [...places.map(shown), symbol('\\dots')] }
		: beginning(...places.map(at));

function nextTerm(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	if (type === 'two-step recursion') return recursion(draw, 6);
	const made = patternOf(draw, type);
	if (!made) return undefined;
	const next = made.at(COUNT + 1);
	const shownNext = made.shown?.(COUNT + 1) ?? num(next);
	return {
		prompt: say`Find the next term of ${made.name}: ${shownTerms(made)}${made.shown ? '. Write a fraction in lowest terms.' : '.'}`,
		answer: rational(next),
		steps: [
			sentence(made.seen),
			line(equation(symbol('t_{n}'), made.rule), 'the rule for the term in place n'),
			line(equation(symbol('t_{5}'), shownNext), 'put 5 in place of n'),
			...(made.shown && !isLowest(COUNT + 1, next)
				? [line(equation(symbol('t_{5}'), num(next)), 'reduce the fraction')]
				: []),
		],
		hints: [say`How does each term come from the one before it, or from its place?`],
	};
}

const isLowest = (numerator: number, value: Fraction): boolean => value.n === BigInt(numerator);

function generalTerm(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	if (type === 'two-step recursion') return recursion(draw, 7);
	const made = patternOf(draw, type);
	if (!made) return undefined;
	const tests: Line[] = [1, 2].map((n) =>
		sentence(
			say`For ${equation('n', n)} the rule gives ${made.shown?.(n) ?? num(made.at(n))}, as it should.`,
		),
	);
	return {
		prompt: say`Write an expression in n for the general term of ${made.name}, beginning with ${equation('n', 1)}: ${shownTerms(made)}.`,
		answer: expression(made.rule),
		steps: [sentence(made.seen), ...tests.slice(0, 1), line(equation(symbol('a_{n}'), made.rule))],
		hints: [say`Compare each term with its place n: 1, 2, 3, 4.`],
	};
}

/** Each term is the sum of the two before it. */
function recursion(draw: Draw, wanted: number): Draft | undefined {
	const [a, b] = [Math.abs(draw.int('a')), draw.int('b')];
	if (a === 0 || b <= 0) return undefined;
	const terms = [a, b];
	while (terms.length < wanted) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
	const letter = draw.country === 'CA' ? 't' : 'a';
	const name = (n: number | string) => symbol(`${letter}_{${n}}`);
	return {
		prompt: say`A sequence begins with ${beginning(a, b)}. From the third term on, each term is the sum of the two terms before it. Find the ${`${wanted}th`} term.`,
		answer: integer(terms.at(-1) ?? 0),
		steps: terms
			.slice(2)
			.map((value, at) =>
				line(
					equation(equationSum(name(at + 3), terms[at + 1] ?? 0, terms[at] ?? 0), value),
					at === 0 ? 'add the two terms before it' : undefined,
				),
			),
		hints: [say`Write the terms one after another. You need all of them up to the wanted one.`],
	};
}

const equationSum = (name: Expression, last: number, before: number): Expression =>
	equation(name, sum(last, before));

/** y = ax + b from a table of four neighbouring values. */
function ruleOfTable(draw: Draw): Draft | undefined {
	const [a, b, start] = [draw.int('a'), draw.int('b'), draw.int('start')];
	if (a === 0 || (a === 1 && b === 0)) return undefined;
	const xs = [0, 1, 2, 3].map((step) => start + step);
	const ys = xs.map((x) => a * x + b);
	const rule = polynomialExpression(linear(a, 'x', b));
	const [y0 = 0, y1 = 0] = ys;
	return {
		prompt: say`The table shows a linear rule. Write an expression in x for y.`,
		answer: expression(rule),
		figure: valueTable([
			{ heading: 'x', values: xs },
			{ heading: 'y', values: ys },
		]),
		steps: [
			line(
				equation(difference(y1, signed(y0)), a),
				'the change of y when x goes up by 1: it is the factor of x',
			),
			start === 0
				? sentence(say`For ${equation('x', 0)} the table shows ${b}. This is the number to add.`)
				: line(
						equation(sum(y0, { kind: 'opposite', of: times(a, start) }), b),
						`for x = ${start}: take the factor times x from y to find the number to add`,
					),
			line(equation('y', rule)),
		],
		hints: [
			say`By how much does y change when x goes up by 1? What must be added after multiplying?`,
		],
	};
}
