/** For which values of x a statement about logarithms is true: for all, for one, for none. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { letteredChoice } from '../../../answer.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { distinctChoices, type Wrong } from '../../../steps/choices.ts';
import { log } from '../../../steps/exponential.ts';

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
		says: 'only a factor of the whole numerator can be cancelled, not one of its terms',
	},
	'restriction omitted': {
		at: 4,
		says: 'the restriction from the second denominator is missing',
	},
};

const plus = (n: number): Expression => polynomialExpression(linear(1, 'x', n));

export function firstMistake(draw: Draw): Draft | undefined {
	const lawBroken = draw.inTurn('slip');
	const [p, q, a, b] = [draw.int('p'), draw.int('q'), draw.int('a'), draw.int('b')];
	const constant = a * q - b * p;
	const mistake = MISCONCEPTIONS[lawBroken];
	const isPlain = a - b > 1 && Math.abs(p) > 1 && p !== q && constant !== 0 && b > 1;
	if (!mistake || !isPlain || a - b + constant === 0) return undefined;
	const common = product(plus(p), plus(q));
	const problem = difference(quotient(a, plus(p)), quotient(b, plus(q)));
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
									? 'did not see that this line follows from the line above'
									: 'overlooked the mistake in an earlier line',
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
				'no denominator in the problem can be 0',
			),
			sentence(say`Line ${String(mistake.at)} contains the first mistake.`, mistake.says),
		],
		hints: [
			say`What should Line 1 be? Compare each line with your own work.`,
			say`Which values of ${symbol('x')} are not allowed? Does Line 4 name all of them?`,
		],
	};
}

type Statement = {
	claim: Expression;
	steps: Line[];
	/** The only solution; none when it is never or always true. */
	only?: Fraction;
};

type Make = (base: number, m: number) => Statement;

const minus = (left: Expression, right: Expression) => sum(left, { kind: 'opposite', of: right });
const logX = (base: number) => log(base, 'x');

const TRUE_LAWS: readonly Make[] = [
	(base, m) => ({
		claim: equation(log(base, product(m, 'x')), sum(log(base, m), logX(base))),
		steps: [sentence(say`The logarithm of a product is the sum of the logarithms of its factors.`)],
	}),
	(base, m) => ({
		claim: equation(log(base, quotient('x', m)), minus(logX(base), log(base, m))),
		steps: [sentence(say`The logarithm of a quotient is the difference of the two logarithms.`)],
	}),
	(base, m) => ({
		claim: equation(log(base, power('x', 2 * m + 1)), product(2 * m + 1, logX(base))),
		steps: [
			sentence(say`The logarithm of a power is the exponent times the logarithm of the base.`),
		],
	}),
	(base, m) => ({
		claim: equation(logX(base), quotient(log(base + m, 'x'), log(base + m, base))),
		steps: [sentence(say`This is the change of base formula with the new base ${base + m}.`)],
	}),
];

const NEVER: readonly Make[] = [
	(base, m) => ({
		claim: equation(log(base, product(m, 'x')), sum(num(m), logX(base))),
		steps: [
			line(
				equation(log(base, product(m, 'x')), sum(log(base, m), logX(base))),
				'the logarithm of a product is a sum of logarithms',
			),
			sentence(say`The statement would require ${equation(log(base, m), m)}, which is false.`),
		],
	}),
	(base, m) => ({
		claim: equation(log(base, quotient('x', m)), minus(logX(base), num(m))),
		steps: [
			line(
				equation(log(base, quotient('x', m)), minus(logX(base), log(base, m))),
				'the logarithm of a quotient is a difference of logarithms',
			),
			sentence(say`The statement would require ${equation(log(base, m), m)}, which is false.`),
		],
	}),
];

/** The arguments are positive when x is greater than `bound`. */
const definedFor = (only: Fraction, bound: number): Line =>
	sentence(
		say`Both sides are defined for ${relation('x', '>', bound)}, and ${relation(num(only), '>', bound)}.`,
		'the argument of a logarithm must be positive',
	);

const SOMETIMES: readonly Make[] = [
	(base, m) => {
		const only = new Fraction(m, m - 1);
		return {
			claim: equation(log(base, sum('x', m)), sum(logX(base), log(base, m))),
			only,
			steps: [
				line(
					equation(log(base, sum('x', m)), log(base, product(m, 'x'))),
					'a sum of logarithms is the logarithm of the product',
				),
				line(equation(sum('x', m), product(m, 'x')), 'equal logarithms have equal arguments'),
				...(m === 2 ? [] : [line(equation(m, product(m - 1, 'x')), 'subtract x from both sides')]),
				line(
					equation('x', num(only)),
					m === 2 ? 'subtract x from both sides' : `divide both sides by ${m - 1}`,
				),
				definedFor(only, 0),
			],
		};
	},
	(base, m) => {
		const only = new Fraction(m * m, m - 1);
		return {
			claim: equation(log(base, sum('x', -m)), minus(logX(base), log(base, m))),
			only,
			steps: [
				line(
					equation(log(base, sum('x', -m)), log(base, quotient('x', m))),
					'a difference of logarithms is the logarithm of the quotient',
				),
				line(equation(sum('x', -m), quotient('x', m)), 'equal logarithms have equal arguments'),
				line(equation(sum(product(m, 'x'), -m * m), 'x'), `multiply both sides by ${m}`),
				line(
					equation(sum(m === 2 ? symbol('x') : product(m - 1, 'x'), -m * m), 0),
					'subtract x from both sides',
				),
				...(m === 2
					? []
					: [line(equation(product(m - 1, 'x'), m * m), `add ${m * m} to both sides`)]),
				line(
					equation('x', num(only)),
					m === 2 ? `add ${m * m} to both sides` : `divide both sides by ${m - 1}`,
				),
				definedFor(only, m),
			],
		};
	},
];

const KINDS: Readonly<Record<string, readonly Make[]>> = {
	'true law': TRUE_LAWS,
	'false law (named slip)': NEVER,
	'true only for some values': SOMETIMES,
};

const ALL = say`for all ${symbol('x')} for which both sides are defined`;
const NONE = say`for no value of ${symbol('x')}`;
const onlyFor = (x: Fraction | number): Prose => say`only for ${equation('x', x)}`;

export function logIdentity(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('twist');
	const base = Number(draw.choice('base'));
	const m = draw.random.int(2, 9);
	if (m === base) return undefined;
	const { claim, steps, only } = draw.random.pick(KINDS[kind] ?? [])(base, m);
	const isTrue = kind === 'true law';
	const right = only ? onlyFor(only) : isTrue ? ALL : NONE;
	const wrong: Wrong[] = [
		[ALL, 'mistook the statement for a law of logarithms'],
		[NONE, only ? 'overlooked that there is one solution' : 'did not recognize the law'],
		[onlyFor(m), 'tried only one value'],
		[onlyFor(base), 'tried only the base'],
	];
	const answer = distinctChoices(right, ...wrong);
	return (
		answer && {
			prompt: say`For which values of ${symbol('x')} is the statement ${claim} true?`,
			answer,
			steps: [line(claim), ...steps, sentence(say`The statement is true ${right}.`)],
			hints: [say`Which law of logarithms applies to one side? How do the two sides then compare?`],
		}
	);
}
