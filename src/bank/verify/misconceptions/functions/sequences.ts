/** Terms of sequences: each mistake is repeated with the terms or the rule in the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { calculated, fromGiven } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import {
	type Recursion,
	recursionsIn,
	type Sequence,
	sequencesIn,
	type Sigma,
	sigmaIn,
	sumOf,
	termOf,
	askedTerm,
	firstOf,
	stepOf,
	ratioOf,
} from './sequence-relations.ts';
import { rule, type Rule } from '../rule.ts';

const sum = ({ at, n }: Sequence): number => sumOf(at, 1, n);

export const recursiveTerm = (given: Recursion): number => termOf(given, given.n);

const recursiveSum = (given: Recursion): number =>
	sumOf((position) => termOf(given, position), 1, given.n);

/** The last fraction of a list, and by how much each of its parts is more than that of the one before. */
function listedFractions({
	question,
}: Question): { over: number; under: number; up: number; down: number }[] {
	const [list = ''] = /\$\\frac[^$]*, \\dots\$/.exec(question) ?? [];
	const [[a, b] = [], [over = Number.NaN, under = Number.NaN] = []] = [
		...list.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g),
	]
		.map(([, ...parts]) => parts.map(Number))
		.slice(-2);
	return a === undefined || b === undefined ? [] : [{ over, under, up: over - a, down: under - b }];
}

const nextFraction = ({ over, under, up, down }: ReturnType<typeof listedFractions>[number]) =>
	(over + up) / (under + down);

const sumTo = (given: Sequence, n: number): number => sumOf(given.at, 1, n);

const arithmeticTerm = (i: number, u: number, j: number, v: number, n: number): number =>
	i < j ? u + ((n - i) * (v - u)) / (j - i) : Number.NaN;

const sigmas = ({ question }: Question): Sigma[] => {
	const sigma = sigmaIn(question);
	return sigma ? [sigma] : [];
};

/** The same kind of sum, with these first and last positions and terms. */
export const sigmaBecomes =
	(change: (right: Sigma) => Sigma): Relation =>
	({ right, wrong }) => {
		const [was, is] = [right, wrong].map(sigmaIn);
		if (!was || !is) return undefined;
		const wanted = change(was);
		return (
			is.from === wanted.from &&
			is.to === wanted.to &&
			[1, 2, 3, 5].every((k) => Math.abs(is.at(k) - wanted.at(k)) < 1e-9)
		);
	};

/** "geometric, and the next term is $256$": the kind and the number in the wrong answer. */
export const classified =
	(kind: string, next: (terms: readonly number[], right: number) => number): Relation =>
	({ right, wrong, record }) => {
		const [sequence] = sequencesIn(record);
		const terms = sequence?.terms ?? listedTerms(record);
		const [is, was] = [wrong, right].map((text) =>
			/^(.*), and the next term is \$(-?\d+)\$$/.exec(text),
		);
		if (!is || !was) return undefined;
		return is[1] === kind && Number(is[2]) === next(terms, Number(was[2]));
	};

const listedTerms = ({ question }: Question): number[] =>
	(/\$([-\d, ]+), \\dots/.exec(question)?.[1] ?? '').split(', ').map(Number);

export const ends = (terms: readonly number[]): readonly [number, number] => [
	terms.at(-2) ?? Number.NaN,
	terms.at(-1) ?? Number.NaN,
];

export const SEQUENCE_RULES: readonly Rule[] = [
	// Terms and sums
	rule(
		either(
			fromGiven(sequencesIn, sum, askedTerm),
			fromGiven(recursionsIn, recursiveSum, recursiveTerm),
			fromGiven(
				sigmas,
				({ from, to, at }) => sumOf(at, from, to),
				({ to, at }) => at(to),
			),
		),
		'gave (?:only )?the last term(?: instead of the sum)?',
	),
	rule(
		fromGiven(
			sequencesIn,
			sum,
			({ n, ...given }) => (n / 2) * (2 * firstOf({ n, ...given }) + n * stepOf({ n, ...given })),
		),
		'multiplied the common difference by n instead of n − 1',
	),
	rule(
		fromGiven(sequencesIn, sum, (given, [n = 0]) => sumTo(given, n)),
		'added (?:only )?NUMBER terms',
	),
	rule(
		fromGiven(sequencesIn, sum, ({ at, n }) => ((n - 1) / 2) * (at(1) + at(n))),
		'used n − 1 terms instead of n',
	),
	rule(
		fromGiven(sequencesIn, sum, ({ at, n }) => at(1) + at(n)),
		'added only the first and last terms',
	),
	rule(
		fromGiven(sequencesIn, askedTerm, (given) => firstOf(given) + (given.n - 1) * stepOf(given)),
		'treated the sequence as arithmetic',
	),
	rule(
		fromGiven(sequencesIn, askedTerm, (given) => firstOf(given) * ratioOf(given) * (given.n - 1)),
		'multiplied the ratio by the exponent instead of raising it to that power',
	),
	rule(
		fromGiven(sequencesIn, askedTerm, ({ at }, [n = 0]) => at(n)),
		'gave the NUMBER(?:st|nd|rd|th) term',
	),
	rule(
		fromGiven(
			sequencesIn,
			({ n }) => n,
			(given) => ((given.last ?? Number.NaN) - firstOf(given)) * stepOf(given) + 1,
		),
		'multiplied by the common difference instead of dividing by it',
	),
	rule(
		fromGiven(
			sequencesIn,
			({ at, terms }) => at(terms.length + 1),
			({ at, terms }) => at(terms.length + 2),
		),
		'gave the term after the next one',
	),
	rule(
		either(
			fromGiven(
				sequencesIn,
				({ at, terms }) => at(terms.length + 1),
				({ terms }) => 2 * ends(terms)[1] - ends(terms)[0],
			),
			classified(
				'neither arithmetic nor geometric',
				(terms) => 2 * ends(terms)[1] - ends(terms)[0],
			),
		),
		'added the last difference again',
	),
	rule(
		fromGiven(
			sequencesIn,
			({ at, terms }) => at(terms.length + 1),
			({ at, terms }) => ends(terms)[1] + at(3) - 2 * at(2) + at(1),
		),
		'added the second difference to the last term',
	),
	rule(
		fromGiven(listedFractions, nextFraction, (last) => nextFraction({ ...last, down: 0 })),
		'increased only the numerator',
	),
	rule(
		fromGiven(listedFractions, nextFraction, (last) => nextFraction({ ...last, up: 0 })),
		'increased only the denominator',
	),
	// Steps of an arithmetic sequence
	rule(
		either(
			fromGiven(sequencesIn, askedTerm, ({ at, n }) => at(n + 1)),
			calculated(arithmeticTerm, (i, u, j, v, n) => arithmeticTerm(i, u, j, v, n + 1)),
		),
		'added the common difference one time too many',
	),
	rule(
		either(
			fromGiven(sequencesIn, askedTerm, ({ at, n }) => at(n - 1)),
			calculated(arithmeticTerm, (i, u, j, v, n) => arithmeticTerm(i, u, j, v, n - 1)),
		),
		'added the common difference one fewer time than needed',
	),
	rule(
		fromGiven(sequencesIn, askedTerm, ({ at, n }, [used = 0, needed = 0]) => at(n + used - needed)),
		'added the common difference NUMBER times instead of NUMBER times',
	),
	rule(
		either(
			fromGiven(sequencesIn, askedTerm, (given) => askedTerm(given) - firstOf(given)),
			fromGiven(recursionsIn, recursiveSum, (given) => recursiveSum(given) - termOf(given, 1)),
			fromGiven(
				sigmas,
				({ from, to, at }) => sumOf(at, from, to),
				({ from, to, at }) => sumOf(at, from + 1, to),
			),
		),
		'left out the first term',
	),
	rule(
		either(
			sigmaBecomes((right) => ({ ...right, to: right.to - 1 })),
			fromGiven(
				sigmas,
				({ from, to, at }) => sumOf(at, from, to),
				({ from, to, at }) => sumOf(at, from, to - 1),
			),
		),
		'left out the last term',
	),
];
