/** Sets of numbers with their endpoints, from intervals, inequalities in one letter, and drawn number lines. */
import { isNear, numberIn } from '../../equation-lines.ts';
import { ifReadable, sidesOf, valueOfTree } from '../../values.ts';
import { lettersOf, treeOf } from '../../tex-tree.ts';

export type Span = { from: number; to: number; hasFrom: boolean; hasTo: boolean };

export const ALL: Span = { from: -Infinity, to: Infinity, hasFrom: false, hasTo: false };

export const areSameSet = (one: readonly Span[], other: readonly Span[]): boolean =>
	one.length === other.length &&
	one.every((span, at) => {
		const { from, to, hasFrom, hasTo } = other[at] ?? ALL;
		return (
			isSame(span.from, from) &&
			isSame(span.to, to) &&
			span.hasFrom === hasFrom &&
			span.hasTo === hasTo
		);
	});

const isSame = (one: number, other: number): boolean =>
	one === other || (Number.isFinite(one - other) && isNear(one, other, 1e-7));

/** Undefined for anything else. */
export function setIn(answer: string, figure: string): Span[] | undefined {
	const text = answer.replaceAll('$', '');
	if (text === 'no solution') return [];
	if (text === 'all real numbers') return [ALL];
	const [, line] = /^Number line ([A-D])$/.exec(text) ?? [];
	if (line !== undefined) return drawnSet(figure, line);
	const parts = text.split(/ \\cup | or /).map((part) => intervalIn(part) ?? conditionIn(part));
	return parts.includes(undefined)
		? undefined
		: (parts as Span[]).toSorted((one, other) => one.from - other.from);
}

function intervalIn(text: string): Span | undefined {
	const [, open, from = '', to = '', close] = /^([[(])(.+), (.+)([\])])$/.exec(text) ?? [];
	const ends = [from, to].map(endOf);
	return open && ends.every((end) => !Number.isNaN(end))
		? { from: ends[0] ?? 0, to: ends[1] ?? 0, hasFrom: open === '[', hasTo: close === ']' }
		: undefined;
}

const endOf = (tex: string): number =>
	tex.endsWith('\\infty') ? (tex.startsWith('-') ? -Infinity : Infinity) : numberIn(tex);

const SYMBOLS = /<|>|\\[lg]e(?![a-zA-Z])/g;

/** "x < 3", "-1 \le x < 4", or any linear inequality in one letter; bars are read as parentheses. */
export function conditionIn(tex: string): Span | undefined {
	const signs = [...tex.matchAll(SYMBOLS)].map(([sign]) => sign);
	const plain = tex.replaceAll('\\left|', '(').replaceAll('\\right|', ')');
	const sides = ifReadable(() => sidesOf(plain).map(treeOf));
	if (!sides || signs.length === 0 || sides.length !== signs.length + 1) return undefined;
	const [letter, ...others] = new Set(sides.flatMap(lettersOf));
	if (letter === undefined || others.length > 0) return undefined;
	return signs
		.map((sign, at) => {
			const gap = (x: number) =>
				ifReadable(() => {
					const [left, right] = [sides[at], sides[at + 1]];
					return left && right
						? valueOfTree(left, { [letter]: x }) - valueOfTree(right, { [letter]: x })
						: Number.NaN;
				}) ?? Number.NaN;
			return raySolving(gap, sign);
		})
		.reduce((one, other) => one && other && overlap(one, other));
}

function raySolving(gap: (x: number) => number, sign: string): Span | undefined {
	const [start, slope] = [gap(0), gap(1) - gap(0)];
	if (!(Math.abs(slope) > 1e-12) || !isNear(gap(2), start + 2 * slope, 1e-7)) return undefined;
	const end = -start / slope;
	const isAbove = (sign === '>' || sign === '\\ge') === slope > 0;
	const has = sign.startsWith('\\');
	return isAbove ? { ...ALL, from: end, hasFrom: has } : { ...ALL, to: end, hasTo: has };
}

/** What both rays contain, or a ray itself if the other contains it. */
export function overlap(one: Span, other: Span): Span {
	const low = one.from > other.from || (one.from === other.from && !one.hasFrom) ? one : other;
	const high = one.to < other.to || (one.to === other.to && !one.hasTo) ? one : other;
	return { from: low.from, hasFrom: low.hasFrom, to: high.to, hasTo: high.hasTo };
}

/** "Number line B: an open circle at 7, and everything to the left of it is shaded." */
function drawnSet(figure: string, line: string): Span[] | undefined {
	const words = figure.replaceAll('negative ', '-');
	const [drawn = ''] = (words.split(`Number line ${line}: `)[1] ?? '').split(' Number line ');
	return shadedSet(drawn, unitBetween(words));
}

/** "labeled -14, -12, …, with 2 spaces from each label to the next" */
function unitBetween(words: string): number {
	const [, first, second, spaces] =
		/labeled (-?\d+), (-?\d+),.* with (\d+) spaces? from each label/.exec(words) ?? [];
	return first === undefined ? 1 : (Number(second) - Number(first)) / Number(spaces);
}

const CIRCLE =
	/(open|closed) circle (?:at (-?[\d.]+)|(\d+) tick marks? to the (left|right) of (-?\d+))/g;

function shadedSet(words: string, unit: number): Span[] | undefined {
	const [one, other] = [...words.matchAll(CIRCLE)].map(([, kind, at, ticks, way, label]) => ({
		has: kind === 'closed',
		at:
			at === undefined
				? Number(label) + (way === 'left' ? -1 : 1) * unit * Number(ticks)
				: Number(at),
	}));
	if (!one) return undefined;
	const below = { ...ALL, to: one.at, hasTo: one.has };
	if (!other)
		return [
			/left of it is shaded/.test(words) ? below : { ...ALL, from: one.at, hasFrom: one.has },
		];
	const above = { ...ALL, from: other.at, hasFrom: other.has };
	return /between them is shaded/.test(words)
		? [{ from: one.at, to: other.at, hasFrom: one.has, hasTo: other.has }]
		: [below, above];
}

// What a mistake makes of a set

/** Rays the other way; what is outside instead of between, and vice versa. */
export function otherPart(spans: readonly Span[]): Span[] {
	const [one = ALL, other] = spans;
	if (other) return [{ from: one.to, hasFrom: one.hasTo, to: other.from, hasTo: other.hasFrom }];
	const below = { ...ALL, to: one.from, hasTo: one.hasFrom };
	const above = { ...ALL, from: one.to, hasFrom: one.hasTo };
	return [below, above].filter(({ from, to }) => Number.isFinite(from) || Number.isFinite(to));
}

/** With other circles or brackets at the endpoints that are chosen. */
export const withEnds = (
	spans: readonly Span[],
	isChosen: (end: number) => boolean,
	has: (had: boolean) => boolean,
): Span[] =>
	spans.map(({ from, to, hasFrom, hasTo }) => ({
		from,
		to,
		hasFrom: Number.isFinite(from) && isChosen(from) ? has(hasFrom) : hasFrom,
		hasTo: Number.isFinite(to) && isChosen(to) ? has(hasTo) : hasTo,
	}));
