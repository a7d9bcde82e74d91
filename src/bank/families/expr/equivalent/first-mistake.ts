/** A subtraction of fractions in four lines with one planted mistake: which line has it? */
import {
	brackets,
	continued,
	difference,
	type Expression,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, letteredChoice, line, sentence } from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { plus } from './factored.ts';

/** The line of the mistake, and what went wrong there. */
const MISCONCEPTIONS: Readonly<Record<string, { at: number; says: string }>> = {
	'denominators added': {
		at: 2,
		says: 'the denominators were added, but the common denominator must stay the same',
	},
	'sign lost': { at: 3, says: 'the subtraction applies to both terms of the second product' },
	'cancelled terms instead of factors': {
		at: 4,
		says: 'only a common factor of the whole numerator and the whole denominator can be cancelled',
	},
	'restriction omitted': {
		at: 4,
		says: 'the restriction from the second denominator is missing',
	},
};

/** What was done correctly in lines 1, 2 and 3. */
const DONE = [
	'both fractions were correctly written with the common denominator',
	'the numerators were subtracted correctly',
	'the numerator was expanded correctly',
];

export function firstMistake(draw: Draw): Draft | undefined {
	const lawBroken = draw.inTurn('slip');
	const [p, q, a, b] = [draw.int('p'), draw.int('q'), draw.int('a'), draw.int('b')];
	const constant = a * q - b * p;
	const mistake = MISCONCEPTIONS[lawBroken];
	const isPlain = a - b > 1 && Math.abs(p) > 1 && p !== q && constant !== 0 && b > 1;
	if (!mistake || !isPlain || a - b + constant === 0) return undefined;
	const common = product(plus(p), plus(q));
	const problem = difference(quotient(a, plus(p)), quotient(b, plus(q)));
	const says =
		lawBroken === 'cancelled terms instead of factors'
			? `x was cancelled from ${a - b}x and from x ${p < 0 ? '−' : '+'} ${Math.abs(p)}; ${mistake.says}`
			: mistake.says;
	const [one, two] = [product(a, plus(q)), product(b, plus(p))];
	const expanded = (sign: number): Expression =>
		uncollected(term(a, 'x'), term(a * q), term(-b, 'x'), term(sign * b * p));
	const total = (sign: number): Expression =>
		polynomialExpression(linear(a - b, 'x', a * q + sign * b * p));
	const sign = lawBroken === 'sign lost' ? 1 : -1;
	if (a * q + sign * b * p === 0) return undefined;
	const under = lawBroken === 'denominators added' ? product(2, plus(p), plus(q)) : common;
	const last =
		lawBroken === 'cancelled terms instead of factors'
			? quotient(a - b + constant, product(p, plus(q)))
			: quotient(total(sign), under);
	const right = [
		difference(quotient(one, common), quotient(two, common)),
		quotient(difference(one, brackets(two)), common),
		quotient(expanded(-1), common),
		quotient(total(-1), common),
	];
	const shown = [
		right[0] ?? problem,
		quotient(difference(one, two), under),
		quotient(expanded(sign), under),
		last,
	];
	const except = (n: number) => relation('x', '\\ne', -n);
	const restrictions: Prose =
		lawBroken === 'restriction omitted' ? say`${except(p)}` : say`${except(p)} and ${except(q)}`;
	const [first = problem, second = problem, third = problem, fourth = problem] = shown;
	const name = draw.random.pick(FIRST_NAMES);
	return {
		prompt: say`${name} simplified ${problem} in four lines.\nLine 1: ${continued(first)}.\nLine 2: ${continued(second)}.\nLine 3: ${continued(third)}.\nLine 4: ${continued(fourth)}, where ${restrictions}.\nWhich line contains the first mistake?`,
		answer: letteredChoice(
			[1, 2, 3, 4].map((at) => ({
				body: say`Line ${String(at)}`,
				...(at === mistake.at
					? {}
					: {
							misconception:
								at < mistake.at
									? `chose a line that is correct: ${DONE[at - 1]}`
									: `accepted Line ${mistake.at} as correct`,
						}),
			})),
		),
		steps: [
			line(problem),
			line(continued(first), 'write both fractions with the common denominator'),
			line(continued(quotient(difference(one, two), common)), 'subtract the numerators'),
			line(continued(quotient(expanded(-1), common)), 'expand the numerator'),
			line(continued(quotient(total(-1), common)), 'combine like terms'),
			sentence(
				say`The restrictions are ${except(p)} and ${except(q)}.`,
				'no denominator in the original expression can be 0',
			),
			sentence(say`Line ${String(mistake.at)} contains the first mistake.`, says),
		],
		hints: [
			say`Simplify the expression yourself. What is the first line that differs from your work?`,
			lawBroken === 'cancelled terms instead of factors'
				? say`What may be cancelled in a fraction: a common factor or a common term?`
				: say`Check the restrictions in Line 4, too. Which values of ${symbol('x')} make a denominator ${0}?`,
		],
	};
}
