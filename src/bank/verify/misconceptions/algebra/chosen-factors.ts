/** Choices of binomials, products of two of them, and differences of polynomials: the coefficients must be those that the mistake leads to. */
import { isNear } from '../../equation-lines.ts';
import { polynomialIn, polynomialsIn } from '../relations/outcomes.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** px + q as [q, p]. */
type Binomial = readonly [constant: number, factor: number];

type Row = readonly number[];

const areSame = (one: Row, other: Row): boolean =>
	one.length === other.length && one.every((value, at) => isNear(value, other[at] ?? Number.NaN));

function binomialIn(text: string): Binomial | undefined {
	const [constant, factor, ...more] = polynomialIn(text.replaceAll('−', '-')) ?? [];
	return constant === undefined || factor === undefined || more.length > 0
		? undefined
		: [constant, factor];
}

const productOf = ([q, p]: Binomial, [s, r]: Binomial): Row => [q * s, p * s + q * r, p * r];

/** "Combined the x term of 6x − 11 with the constant of 3x − 5": both are factors of the trinomial. */
const combined: Relation = (pair) => {
	const [one, other] = pair.said.map(binomialIn);
	const wrong = binomialIn(pair.wrong);
	const right = binomialIn(pair.right);
	const [trinomial] = polynomialsIn(pair, 2);
	if (!trinomial || !right || !wrong) return undefined;
	return (
		one !== undefined &&
		other !== undefined &&
		areSame(productOf(one, other), trinomial) &&
		[one, other].some((factor) => areSame(factor, right)) &&
		areSame(wrong, [other[0], one[1]])
	);
};

/** The wrong binomial is the right one with the opposite constant. */
const oppositeConstant: Relation = ({ right, wrong }) => {
	const [is, should] = [binomialIn(wrong), binomialIn(right)];
	return should && is && areSame(is, [-should[0], should[1]]);
};

/** Both factors of the right product with other constants. */
const withConstants =
	(change: (first: number, second: number) => readonly [number, number]): Relation =>
	({ right, wrong }) => {
		const [, one = '', other = ''] = /^\$?\(([^()]+)\)\(([^()]+)\)\$?$/.exec(right) ?? [];
		const [first, second] = [binomialIn(one), binomialIn(other)];
		const found = polynomialIn(wrong);
		if (!first || !second || !found) return undefined;
		const [q, s] = change(first[0], second[0]);
		return areSame(found, productOf([q, first[1]], [s, second[1]]));
	};

/** "$(P) - (Q)$" in the prompt, if the right choice is their difference; and the second one as it is written. */
function differenceIn({ prompt, right }: Pair): readonly [Row, Row, string] | undefined {
	const [, one = '', other = ''] = /\$\(([^()]+)\) - \(([^()]+)\)\$/.exec(prompt) ?? [];
	// The i of a complex number is no variable.
	if (/(?<![a-z\\])i(?![a-z])/.test(one)) return undefined;
	const [first, second, found] = [one, other, right].map(polynomialIn);
	if (!first || !second || !found || first.length !== second.length) return undefined;
	const isRight = areSame(
		found,
		first.map((value, at) => value - (second[at] ?? 0)),
	);
	return isRight ? [first, second, other] : undefined;
}

const fromDifference =
	(mistake: (first: number, second: number, isFirst: boolean) => number): Relation =>
	(pair) => {
		const [first, second, written = ''] = differenceIn(pair) ?? [];
		const found = polynomialIn(pair.wrong);
		if (!first || !second || !found) return undefined;
		const degree = (polynomialIn(written.split(/ [+-] /)[0] ?? '') ?? []).length - 1;
		// The terms with the highest power may cancel.
		return (
			found.length <= first.length &&
			first
				.map((value, at) => mistake(value, second[at] ?? 0, at === degree))
				.every((value, at) => isNear(value, found[at] ?? 0))
		);
	};

export const CHOSEN_FACTOR_RULES: readonly Rule[] = [
	rule(combined, 'combined the [a-z] term of (.+) with the constant of (.+)'),
	rule(oppositeConstant, 'reversed the sign of the constant'),
	rule(
		withConstants((first, second) => [second, first]),
		'switched the constants of the two factors',
	),
	rule(
		withConstants((first, second) => [-second, -first]),
		'switched the constants of the two factors and changed both signs',
	),
	rule(
		withConstants((first, second) => [-first, -second]),
		'checked only the first and last terms; the middle term has the opposite sign',
	),
	rule(
		fromDifference((first, second) => second - first),
		'subtracted the first expression from the second',
	),
	rule(
		fromDifference((first, second) => first + second),
		'added instead of subtracting',
	),
	rule(
		fromDifference((first, second, isFirst) => (isFirst ? first - second : first + second)),
		'changed the sign of only the first term in the expression being subtracted',
	),
];
