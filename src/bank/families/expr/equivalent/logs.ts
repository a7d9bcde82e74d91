/** For which values of x a statement about logarithms is true: for all, for one, for none. */
import Fraction from 'fraction.js';
import {
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
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distinctChoices,
	type Draft,
	type Draw,
	line,
	type Line,
	sentence,
	type WrongChoice,
} from '../../../family.ts';
import { log } from '../../../steps/exponential.ts';

type Statement = {
	claim: Expression;
	steps: Line[];
	/** A number in the claim beside the base; `m` when not given. */
	seen?: number;
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
		seen: 2 * m + 1,
		claim: equation(log(base, power('x', 2 * m + 1)), product(2 * m + 1, logX(base))),
		steps: [
			sentence(say`The logarithm of a power is the exponent times the logarithm of the base.`),
		],
	}),
	(base, m) => ({
		seen: base + m,
		claim: equation(logX(base), quotient(log(base + m, 'x'), log(base + m, base))),
		steps: [
			sentence(
				base === 10
					? say`The base of ${logX(base)} is ${base}, so this is the change-of-base formula with the new base ${base + m}.`
					: say`This is the change-of-base formula with the new base ${base + m}.`,
			),
		],
	}),
];

/** The base to the power m is greater than m, whatever the base. */
const impossible = (base: number, m: number, because: string): Line =>
	sentence(
		say`The statement would require ${equation(log(base, m), m)}, that is, ${equation(power(base, m), m)}, which is false.`,
		because,
	);

const NEVER: readonly Make[] = [
	(base, m) => ({
		claim: equation(log(base, product(m, 'x')), sum(num(m), logX(base))),
		steps: [
			line(
				equation(log(base, product(m, 'x')), sum(log(base, m), logX(base))),
				'the logarithm of a product is a sum of logarithms',
			),
			impossible(base, m, 'subtract the logarithm of x from both sides'),
		],
	}),
	(base, m) => ({
		claim: equation(log(base, quotient('x', m)), minus(logX(base), num(m))),
		steps: [
			line(
				equation(log(base, quotient('x', m)), minus(logX(base), log(base, m))),
				'the logarithm of a quotient is a difference of logarithms',
			),
			impossible(
				base,
				m,
				'subtract the logarithm of x from both sides, then change the sign of both sides',
			),
		],
	}),
];

/** The arguments are positive when x is greater than `bound`. */
const definedFor = (only: Fraction, bound: number): Line =>
	sentence(
		say`Both sides are defined for ${relation('x', '>', bound)}, and indeed ${relation(num(only), '>', bound)}.`,
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
	const { claim, steps, only, seen = m } = draw.random.pick(KINDS[kind] ?? [])(base, m);
	const isTrue = kind === 'true law';
	const right = only ? onlyFor(only) : isTrue ? ALL : NONE;
	const wrong: WrongChoice[] = [
		[ALL, 'mistook the statement for a law of logarithms'],
		[
			NONE,
			only
				? 'assumed that a statement that is not a law is never true'
				: 'did not recognize the law',
		],
		[
			onlyFor(seen),
			isTrue
				? `tested only x = ${seen}`
				: `mistook the number ${seen} in the statement for a solution`,
		],
		[onlyFor(base), isTrue ? `tested only x = ${base}` : `mistook the base ${base} for a solution`],
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
