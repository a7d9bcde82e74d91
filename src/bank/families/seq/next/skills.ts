/** seq.next: the next term and the rule of a pattern. CCSS HSF-BF.A.1a, HSF-IF.A.3; MCR3U.C1. */
import type Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression, integer, rational } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { beginning } from '../../../steps/sequence.ts';
import { type Pattern, PATTERNS } from './patterns.ts';

export const skills: Skills = {
	'Terms or rule from a pattern': nextTerm,
	'General term of a pattern': generalTerm,
	'Find the rule of a table': ruleOfTable,
};

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
