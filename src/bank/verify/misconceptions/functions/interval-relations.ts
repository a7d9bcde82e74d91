/** How a wrong set of numbers may relate to the right one. */
import { type Piece, readIntervals, trialPoints } from '../../interval-set.ts';
import { isNear } from '../../equation-lines.ts';
import { ifReadable, readReal } from '../../values.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { ruleIn } from '../relations/record-relations.ts';

type Sets = { right: readonly Piece[]; wrong: readonly Piece[]; pair: Pair };

/** Undefined unless both answers are intervals. */
export const ofIntervals =
	(holds: (sets: Sets) => boolean | undefined): Relation =>
	(pair) => {
		const [right, wrong] = [pair.right, pair.wrong].map((text) =>
			ifReadable(() => readIntervals(text.replaceAll('$', ''))),
		);
		return right && wrong && [...right, ...wrong].every(({ from, to }) => from <= to)
			? holds({ right, wrong, pair })
			: undefined;
	};

export const endsOf = (pieces: readonly Piece[]): number[] =>
	pieces.flatMap(({ from, to }) => [from, to]);

export const sameEndsOf = (one: readonly number[], other: readonly number[]): boolean =>
	one.length === other.length &&
	one.every((end, at) => {
		const there = other[at] ?? Number.NaN;
		return end === there || (Number.isFinite(end + there) && isNear(end, there, 1e-7));
	});

export const sameInAnyOrder = (one: readonly number[], other: readonly number[]): boolean =>
	sameEndsOf(inOrder(one), inOrder(other));

export const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** The numbers of the right answer and those of the wrong one; none of an answer with variables. */
export const numbersOf = (pair: Pair): (readonly number[])[] =>
	pair.parts()?.map(({ letters, values }) => (letters.length > 0 ? [] : (values[0] ?? []))) ?? [];

const closings = (pieces: readonly Piece[]): boolean[] => pieces.flatMap(({ closed }) => closed);

/** Every finite end is changed this way, and nothing else is. */
export const endsChanged = (change: (end: number) => number): Relation =>
	ofIntervals(({ right, wrong }) =>
		sameShape(right, wrong)
			? sameEndsOf(
					endsOf(right).map((end) => (Number.isFinite(end) ? change(end) : end)),
					endsOf(wrong),
				) && !sameEndsOf(endsOf(right), endsOf(wrong))
			: false,
	);

/** Infinite and closed in the same places. */
const sameShape = (one: readonly Piece[], other: readonly Piece[]): boolean =>
	endsOf(one).map(signOfEnd).join('') === endsOf(other).map(signOfEnd).join('') &&
	closings(one).join('') === closings(other).join('');

const signOfEnd = (end: number): string => (Number.isFinite(end) ? 'n' : String(end));

/** A ray that runs the other way from the same end. */
export const turnedRound: Relation = ofIntervals(({ right, wrong }) => {
	const [one, other] = [right[0], wrong[0]];
	if (!one || !other || right.length + wrong.length > 2) return undefined;
	if (Number.isFinite(one.from) === Number.isFinite(one.to)) return undefined;
	return (
		sameEndsOf(
			[-one.to, -one.from].map((end) => (Number.isFinite(end) ? -end : end)),
			[other.from, other.to],
		) && one.closed.toReversed().join('') === other.closed.join('')
	);
});

export const everything: Relation = ofIntervals(
	({ right, wrong }) =>
		sameEndsOf(endsOf(wrong), [-Infinity, Infinity]) &&
		!sameEndsOf(endsOf(right), [-Infinity, Infinity]),
);

/** The same ends, open where they were closed and closed where they were open. */
export const otherDots: Relation = ofIntervals(
	({ right, wrong }) =>
		sameEndsOf(endsOf(right), endsOf(wrong)) &&
		endsOf(right).every(
			(end, at) => !Number.isFinite(end) || closings(right)[at] !== closings(wrong)[at],
		),
);

/** Only single numbers differ: all the ends of the right set are in the wrong one, or none is. */
export const finiteEnds = (closed: boolean): Relation =>
	ofIntervals(({ right, wrong }) => {
		const ends = endsOf([...right, ...wrong]).filter(Number.isFinite);
		return (
			trialPoints([...right, ...wrong]).every(
				(x) => has(right, x) === has(wrong, x) || ends.some((end) => isNear(x, end)),
			) &&
			ends.some((end) => has(right, end) !== has(wrong, end)) &&
			endsOf(right).every((end) => !Number.isFinite(end) || has(wrong, end) === closed)
		);
	});

/** The upper end is left out. */
export const withoutUpperEnd: Relation = ofIntervals(({ right, wrong }) => {
	const [one, other] = [right.at(-1), wrong.at(-1)];
	return (
		one !== undefined &&
		Number.isFinite(one.to) &&
		sameEndsOf([one.from, Infinity], [other?.from ?? Number.NaN, other?.to ?? 0])
	);
});

/** Where the right set is not: together the two leave no gaps. */
export const theOthers: Relation = ofIntervals(({ right, wrong, pair }) => {
	const all = [...right, ...wrong]
		.filter(({ from, to }) => from < to)
		.toSorted((one, other) => one.from - other.from);
	const isIn = (pieces: readonly Piece[], { from, to }: Piece) =>
		pieces.some((piece) => piece.from === from && piece.to === to);
	return (
		all.slice(1).every(({ from }, at) => isNear(from, all[at]?.to ?? Number.NaN, 1e-7)) &&
		all.every((piece) => isIn(right, piece) !== isIn(wrong, piece)) &&
		(endsOf(right).every(Number.isFinite) ||
			/\\sqrt|\\log/.test(pair.prompt) ||
			sameEndsOf([all[0]?.from ?? 0, all.at(-1)?.to ?? 0], [-Infinity, Infinity]))
	);
});

const has = (pieces: readonly Piece[], x: number): boolean =>
	pieces.some(
		({ from, to, closed: [first, last] }) =>
			(from < x && x < to) || (x === from && first) || (x === to && last),
	);

/** The wrong answer is the domain of the rule in the prompt. */
export const domainOfRule: Relation = ofIntervals(({ wrong, pair }) =>
	ifReadable(() => {
		const value = readReal(ruleIn(pair));
		const isIn = (x: number) => Number.isFinite(value({ x }));
		const ends = endsOf(wrong);
		return trialPoints([...wrong])
			.filter((x) => !ends.includes(x))
			.every((x) => isIn(x) === has(wrong, x));
	}),
);

/** The wrong answer has all numbers of the right one, and more. */
export const tooMany: Relation = ofIntervals(({ right, wrong }) => {
	const points = trialPoints([...right, ...wrong]);
	return (
		points.every((x) => has(wrong, x) || !has(right, x)) &&
		points.some((x) => has(wrong, x) && !has(right, x))
	);
});

/** All numbers but this one, or all from it on. */
export const withEnd = (end: (pair: Pair) => number | undefined, kind: 'hole' | 'ray'): Relation =>
	ofIntervals(({ wrong, pair }) => {
		const at = end(pair);
		if (at === undefined) return undefined;
		const ends = endsOf(wrong);
		return kind === 'hole'
			? sameEndsOf(ends, [-Infinity, at, at, Infinity])
			: sameEndsOf(ends, [at, Infinity]) || sameEndsOf(ends, [-Infinity, at]);
	});
