/**
 * A set of numbers on a number line, as it is drawn at the end of a solution. Every end is labeled with its value; the
 * sign of an expression may be written over each stretch.
 */
import Fraction from 'fraction.js';
import type { Expression } from '../../../math/expression.ts';
import { spokenNumber } from '../../../math/speech-numbers.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import type { Line } from '../../family.ts';
import { ACCENT, INK, svg } from './drawing.ts';
import type { Drawing, PartEnd, SetOnLine, ShadedPart } from '../figure.ts';
import { plainDecimal, plainNumber } from '../../../math/plain-notation.ts';

type SetEnd = PartEnd<number | Fraction>;
type SetPart = ShadedPart<number | Fraction>;
/** From left to right. */
type NumberSet = Omit<SetOnLine, 'kind'> & { parts: readonly SetPart[] };

const [WIDTH, LEFT, RIGHT] = [320, 22, 298];
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/** The most spaces between the outer ends, and the fewest in all. */
const [BETWEEN, FEWEST] = [10, 8];

export function drawSet({ parts, stops = [], signs }: NumberSet): Drawing {
	const ends = endsOf(parts, stops);
	const top = signs ? 62 : 40;
	const axis = axisAround(ends.map(({ value }) => value));
	const x = (value: number) =>
		Number((LEFT + ((value - axis.from) / (axis.to - axis.from)) * (RIGHT - LEFT)).toFixed(1));
	const shaded = parts.map((part) => drawnPart(part, x, top)).join('');
	const height = top + 32;
	const drawing =
		drawnAxis(axis, x, top) +
		`<g fill="${ACCENT}" stroke="${ACCENT}" stroke-width="2.5">${shaded}${ends.map(({ value, closed }) => `<circle cx="${x(value)}" cy="${top}" r="6"${closed ? '' : ' fill="#fff"'}/>`).join('')}</g>` +
		`<g fill="${ACCENT}">${labelsOf(ends, x, top).join('')}</g>` +
		(signs ? `<g font-size="19">${drawnSigns(signs, ends, x).join('')}</g>` : '');
	return {
		svg: svg(WIDTH, height, drawing),
		alt: inWords(parts, ends, signs),
		width: WIDTH,
		height,
	};
}

type Marked = { value: number; shown: Fraction; closed: boolean };

function endsOf(parts: readonly SetPart[], stops: readonly SetEnd[]): Marked[] {
	const bounds = parts.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
	const marked = [...bounds, ...stops].map(({ at, closed }) => ({
		value: new Fraction(at).valueOf(),
		shown: new Fraction(at),
		closed,
	}));
	return marked
		.filter(({ value }, at) => marked.findIndex((one) => one.value === value) === at)
		.toSorted((a, b) => a.value - b.value);
}

type Axis = { from: number; to: number; step: number };

function axisAround(values: readonly number[]): Axis {
	const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
	const step =
		low === high
			? 1
			: (STEPS.find((one) => (high - low) / one <= BETWEEN && (one >= 1 || high - low < 1)) ??
				Math.ceil((high - low) / BETWEEN));
	let [first, last] = [Math.floor(low / step + 1e-9) - 2, Math.ceil(high / step - 1e-9) + 2];
	while (last - first < FEWEST) [first, last] = [first - 1, last + 1];
	return { from: first * step, to: last * step, step };
}

function drawnAxis({ from, to, step }: Axis, x: (value: number) => number, y: number): string {
	const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) =>
		Number((from + at * step).toFixed(1)),
	);
	const widest = Math.max(...ticks.map((at) => plainDecimal(at).length)) * 7.5 + 6;
	const gap = (RIGHT - LEFT) / (ticks.length - 1);
	const every = [1, 2, 5].find((one) => one * gap >= widest) ?? 10;
	const isLabeled = (at: number) => Math.round(at / step) % every === 0;
	const numbers = ticks
		.filter(isLabeled)
		.map((at) => `<text x="${x(at)}" y="${y + 24}">${plainDecimal(at)}</text>`);
	const marks = ticks.map((at) => `M${x(at)} ${y - 5}v10`).join('');
	return `<path d="M8 ${y}H312M14 ${y - 4}l-6 4 6 4M306 ${y - 4}l6 4-6 4${marks}" fill="none" stroke="${INK}" stroke-width="1.5"/>${numbers.join('')}`;
}

function drawnPart({ from, to }: SetPart, x: (value: number) => number, y: number): string {
	const place = (end: SetEnd) => x(new Fraction(end.at).valueOf());
	const [start, end] = [from ? place(from) : 14, to ? place(to) : 306];
	const tips = (from ? '' : `M8 ${y}l9 -6v12z`) + (to ? '' : `M312 ${y}l-9 -6v12z`);
	return (
		`<path d="M${start} ${y}H${end}" stroke-width="5"/>` +
		(tips && `<path d="${tips}" stroke="none"/>`)
	);
}

/** Labels of close ends lean away from each other. */
function labelsOf(ends: readonly Marked[], x: (value: number) => number, y: number): string[] {
	const texts = ends.map(({ shown }) => plainNumber(shown));
	return ends.map(({ value }, at) => {
		const room = (other: number) => {
			const end = ends[other];
			const width = ((texts[at]?.length ?? 0) + (texts[other]?.length ?? 0)) * 3.8 + 6;
			return end === undefined || Math.abs(x(end.value) - x(value)) >= width;
		};
		const anchor = room(at + 1)
			? room(at - 1)
				? ''
				: ' text-anchor="start"'
			: ' text-anchor="end"';
		return `<text x="${x(value) + (anchor ? (anchor.includes('start') ? -6 : 6) : 0)}" y="${y - 14}"${anchor}>${texts[at]}</text>`;
	});
}

function drawnSigns(
	signs: readonly string[],
	ends: readonly Marked[],
	x: (value: number) => number,
): string[] {
	const borders = [8, ...ends.map(({ value }) => x(value)), 312];
	return signs.map((sign, at) => {
		const middle = ((borders[at] ?? 0) + (borders[at + 1] ?? 0)) / 2;
		return `<text x="${middle.toFixed(1)}" y="20">${sign}</text>`;
	});
}

function inWords(
	parts: readonly SetPart[],
	ends: readonly Marked[],
	signs: readonly string[] | undefined,
): string {
	const circles = ends.map(
		({ shown, closed }) => `${closed ? 'a closed' : 'an open'} circle at ${spokenNumber(shown)}`,
	);
	const shaded = parts.map(({ from, to }) => {
		const [low, high] = [from, to].map((end) => (end ? spokenNumber(new Fraction(end.at)) : null));
		if (low && high) return `from ${low} to ${high}`;
		if (low) return `to the right of ${low}`;
		return high ? `to the left of ${high}` : 'everywhere';
	});
	const marks = circles.length > 0 ? ` with ${listInWords(circles)}` : '';
	const signed = signs
		? ` From left to right, the signs above the intervals are ${listInWords(signs.map((sign) => (sign === '+' ? 'plus' : 'minus')))}.`
		: '';
	return `A number line${marks}. It is shaded ${listInWords(shaded)}.${signed}`;
}

// The number line under a line of a solution that names a set: its interval, or its inequalities.

export function drawSetOnLine(figure: SetOnLine, line: Line): Drawing | undefined {
	const formulas = line.body.parts.filter((part) => typeof part !== 'string');
	const set = formulas.findLast(({ kind }) => kind === 'interval' || kind === 'union');
	const parts = set ? partsOf(set) : joinedParts(line, formulas);
	return parts && drawSet({ ...figure, parts });
}

/** "x < 1 or x > 5" is both rays; one inequality is its ray. */
function joinedParts({ body }: Line, formulas: readonly Expression[]): SetPart[] | undefined {
	const parts = formulas.map((formula) => partsOf(formula));
	const known = parts.filter((part) => part !== undefined);
	if (known.length === 2 && !body.parts.includes(' or ')) return undefined;
	return known.length > 0 && known.length <= 2 ? known.flat() : undefined;
}

/** Undefined for an expression that is not a set of numbers with fractions as ends. */
function partsOf(expression: Expression): SetPart[] | undefined {
	switch (expression.kind) {
		case 'interval': {
			const { from, to, closed } = expression;
			const [low, high] = [endOf(from, closed[0]), endOf(to, closed[1])];
			return low === undefined || high === undefined ? undefined : [{ from: low, to: high }];
		}
		case 'union': {
			const parts = expression.items.map(partsOf);
			return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
		}
		case 'relation':
			return rayOf(expression);
		default:
			return undefined;
	}
}

/** `x < 3`, and `-2 ≤ x < 3`, which is a relation whose left side is one. */
function rayOf({
	left,
	sign,
	right,
}: Extract<Expression, { kind: 'relation' }>): SetPart[] | undefined {
	if (!left) return undefined;
	const closed = sign === '\\le' || sign === '\\ge';
	const isLess = sign === '<' || sign === '\\le';
	const end = endOf(right, closed);
	if (!end || (!isLess && sign !== '>' && sign !== '\\ge')) return undefined;
	if (left.kind === 'symbol') return isLess ? [{ from: null, to: end }] : [{ from: end, to: null }];
	if (left.kind !== 'relation' || !left.left || left.right.kind !== 'symbol' || !isLess)
		return undefined;
	const start = endOf(left.left, left.sign === '\\le');
	return start && (left.sign === '<' || left.sign === '\\le')
		? [{ from: start, to: end }]
		: undefined;
}

/** `null` for infinity, undefined for what is not a fraction. */
function endOf(expression: Expression, closed: boolean): SetEnd | null | undefined {
	const inner = expression.kind === 'opposite' ? expression.of : expression;
	if (inner.kind === 'symbol') return inner.name === '\\infty' ? null : undefined;
	const value = fractionOf(expression);
	return value && { at: value, closed };
}

function fractionOf(expression: Expression): Fraction | undefined {
	switch (expression.kind) {
		case 'number':
			return expression.value;
		case 'opposite':
			return fractionOf(expression.of)?.neg();
		case 'decimal':
			return /^-?[\d.]+$/.test(expression.text) ? new Fraction(expression.text) : undefined;
		default:
			return undefined;
	}
}
