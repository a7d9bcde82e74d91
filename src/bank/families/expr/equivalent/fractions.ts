/** Rational expressions: two that may be equal, and a subtraction with one planted mistake. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	polynomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { plus } from './factored.ts';

const SAME = say`They are equivalent, with the same restrictions.`;

const exceptAt = (x: number): Prose =>
	say`They are equal wherever both are defined, but at ${equation('x', x)} only the second one is defined.`;

const differAt = (x: number): Prose =>
	say`They are not equivalent: at ${equation('x', x)} both are defined, but their values differ.`;

const shifted = (n: number) => linear(1, 'x', n);
const written = (n: number): Expression => polynomialExpression(shifted(n));

export function compareFractions(draw: Draw): Draft | undefined {
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	const twist = draw.inTurn('twist');
	const signless = [p, q, r].map(Math.abs);
	if (new Set(signless).size < 3 || signless[0] === 1) return undefined;
	const first =
		twist === 'equivalent'
			? quotient(
					polynomialExpression(linear(p, 'x', p * q)),
					polynomialExpression(linear(p, 'x', p * r)),
				)
			: quotient(
					polynomialExpression(multiply(shifted(p), shifted(q))),
					polynomialExpression(multiply(shifted(p), shifted(r))),
				);
	const isDifferent = twist === 'not equivalent everywhere';
	const second = isDifferent ? quotient(written(q), written(-r)) : quotient(written(q), written(r));
	const at = valueWhereBothAreDefined(draw, [-p, -r, r, -q]);
	const prompt = say`Compare the following two expressions: ${first} and ${second}. Which statement is true?`;
	const hints = [
		say`What does the first expression become when you factor and simplify it? Which values of ${symbol('x')} make a denominator ${0}?`,
	];
	const shared = twist === 'equivalent' ? num(p) : written(p);
	const simplified = quotient(written(q), written(r));
	const start: Line[] = [
		line(first),
		line(
			continued(quotient(product(shared, written(q)), product(shared, written(r)))),
			'factor the numerator and the denominator',
		),
		line(continued(simplified), 'divide out the common factor'),
	];
	if (isDifferent) {
		const [one, two] = [new Fraction(at + q, at + r), new Fraction(at + q, at - r)];
		return {
			prompt,
			answer: multipleChoice(
				differAt(at),
				distractor(SAME, 'did not compare the signs in the denominators or the restrictions'),
				distractor(
					exceptAt(-p),
					'looked only at the common factor and assumed that the other factors of the denominators were the same',
				),
				distractor(
					exceptAt(-r),
					`overlooked the different signs in the simplified denominators and named only the restriction x = ${-r}`,
				),
			),
			steps: [
				...start,
				sentence(
					say`The first expression is undefined at ${equation('x', -p)} and at ${equation('x', -r)}, and the second at ${equation('x', r)}.`,
					'a denominator must not be 0',
				),
				sentence(
					say`Both expressions are defined at ${equation('x', at)}, so compare their values there.`,
				),
				line(
					equation(quotient(sum(at, q), sum(at, r)), num(one)),
					`the value of the first expression at x = ${at}`,
				),
				line(
					equation(quotient(sum(at, q), sum(at, -r)), num(two)),
					`the value of the second expression at x = ${at}`,
				),
				sentence(differAt(at)),
			],
			hints,
		};
	}
	const isSame = twist === 'equivalent';
	const restrictions = isSame
		? say`Both expressions are undefined only at ${equation('x', -r)}.`
		: say`The first expression is undefined at ${equation('x', -p)} and at ${equation('x', -r)}, but the second is undefined only at ${equation('x', -r)}.`;
	const right = isSame ? SAME : exceptAt(-p);
	return {
		prompt,
		answer: multipleChoice(
			right,
			isSame
				? distractor(exceptAt(-r), 'set only the first denominator equal to 0')
				: distractor(SAME, 'forgot the restriction of the factor that was divided out'),
			distractor(
				exceptAt(isSame ? -q : p),
				isSame
					? 'mistook a zero of the numerator for a restriction'
					: 'reversed the sign of the restriction',
			),
			distractor(differAt(at), 'evaluated the two expressions at different values of x'),
		),
		steps: [...start, sentence(restrictions, 'a denominator must not be 0'), sentence(right)],
		hints,
	};
}

function valueWhereBothAreDefined({ random }: Draw, not: readonly number[]): number {
	return random.pick([2, 3, 1, 4, 5, 0].filter((x) => !not.includes(x)));
}

// A subtraction of fractions in four lines with one planted mistake: which line has it?

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
