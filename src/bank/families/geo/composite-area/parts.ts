/** A figure in its parts, each with its area: what is added and what is taken away. */
import Fraction from 'fraction.js';
import { type Number, relation } from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { ACCENT, halfWidth, svg, tidy } from '../../../figures/draw/drawing.ts';
import type { Drawing, Figure, Spot } from '../../../figures/figure.ts';
import { nearBorder, type Unit, WITH_PI_KEY } from '../../../steps/measured.ts';

/** A part fills its box from the lower left corner; a semicircle rests on its diameter. */
export type Part = {
	kind: 'rectangle' | 'triangle' | 'semicircle' | 'circle';
	at: Spot;
	wide: number;
	high: number;
	/** As the line writes it: "78", "4.5π". */
	area: string;
	/** Cut out of the first part. */
	taken?: true;
};

export const rectangle = (at: Spot, [wide, high]: readonly [number, number]): Part => ({
	kind: 'rectangle',
	at,
	wide,
	high,
	area: String(wide * high),
});

const [WIDTH, EDGE, BELOW, WIDEST, TALLEST] = [320, 12, 16, 240, 150];
/** Half the height of an area with a little space around it. */
const DOWN = 9;

/** The line stays as it is where an area has no room in its part. */
export function withParts(drawn: Line, parts: readonly Part[]): Line {
	const { scale } = sizeOf(parts);
	const isRoomy = parts.every((part) => {
		const { across, down } = roomIn(part);
		const isFree = across * scale > halfWidth(part.area) + 3 && down * scale > DOWN;
		return isFree || isBelow(part, parts);
	});
	return isRoomy ? { ...drawn, figure: partsFigure(parts) } : drawn;
}

function sizeOf(parts: readonly Part[]) {
	const left = Math.min(...parts.map(({ at: [x] }) => x));
	const wide = Math.max(...parts.map(({ at: [x], wide: w }) => x + w)) - left;
	const high = Math.max(...parts.map(({ at: [, y], high: h }) => y + h));
	return { left, wide, high, scale: Math.min(WIDEST / wide, TALLEST / high) };
}

/** The middle of an area, and half of the room for it, in units. */
function roomIn({ kind, at: [x, y], wide, high }: Part) {
	const middle = (part: number): Spot => [x + wide / 2, y + high * part];
	if (kind === 'triangle') return { middle: middle(0.3), across: wide * 0.3, down: high * 0.25 };
	if (kind === 'semicircle') return { middle: middle(0.45), across: wide * 0.35, down: high * 0.4 };
	return { middle: middle(0.5), across: wide * 0.4, down: high * 0.4 };
}

/** Inside a figure with a hole, its area would be taken for that of what is left. */
const isBelow = (part: Part, parts: readonly Part[]): boolean =>
	!part.taken && parts.some(({ taken }) => taken);

export function partsFigure(parts: readonly Part[]): Drawing {
	const { left, wide, high, scale } = sizeOf(parts);
	const room = parts.some(({ taken }) => taken) ? BELOW : 0;
	const height = Math.round(high * scale) + 2 * EDGE + room;
	const x = (value: number) => tidy((WIDTH - wide * scale) / 2 + (value - left) * scale);
	const y = (value: number) => tidy(EDGE + (high - value) * scale);
	const outline = ({ kind, at: [a, b], wide: w, high: h }: Part): string => {
		const [long, tall, r] = [tidy(w * scale), tidy(h * scale), tidy((w * scale) / 2)];
		switch (kind) {
			case 'rectangle':
				return `M${x(a)} ${y(b + h)}h${long}v${tall}h-${long}z`;
			case 'triangle':
				return `M${x(a)} ${y(b)}h${long}L${x(a + w / 2)} ${y(b + h)}z`;
			case 'semicircle':
				return `M${x(a)} ${y(b)}a${r} ${r} 0 0 1 ${long} 0z`;
			case 'circle':
				return `M${x(a)} ${y(b + h / 2)}a${r} ${r} 0 0 1 ${long} 0a${r} ${r} 0 0 1 -${long} 0z`;
		}
	};
	const drawn = parts.map((part) => {
		const { middle } = roomIn(part);
		const below = isBelow(part, parts);
		const style = part.taken ? 'fill="#fff" stroke-dasharray="5 4"' : 'fill="#dbe4fb"';
		return {
			path: `<path d="${outline(part)}" ${style}/>`,
			text: below
				? `<text x="${x(middle[0])}" y="${height - 8}">whole: ${part.area}</text>`
				: `<text x="${x(middle[0])}" y="${tidy(y(middle[1]) + 5)}">${part.area}</text>`,
		};
	});
	const drawing = `<g stroke="${ACCENT}" stroke-width="1.5">${drawn.map(({ path }) => path).join('')}</g>${drawn.map(({ text }) => text).join('')}`;
	const said = parts.map(
		({ kind, wide: w, high: h, area, taken }) =>
			`a ${kind === 'rectangle' && w === h ? 'square' : kind} with an area of ${area.replace('π', ' pi')}${taken ? ', cut out' : ''}`,
	);
	return {
		svg: svg(WIDTH, height, drawing),
		alt: `The parts of the figure: ${said.join('; ')}.`,
		width: WIDTH,
		height,
	};
}

// Areas of straight and round parts together.

type Mixed = {
	prompt: Prose;
	what: string;
	lines: Line[];
	straight: number;
	/** In front of π; below 0 for a hole. */
	round: Number;
	unit: Unit;
	/** What learners find instead. */
	wrong: readonly (readonly [value: number, why: string])[];
	hint: Prose;
	figure: Figure;
};

/** Straight and round parts together, rounded. */
export function mixedDraft(of: Mixed): Draft | undefined {
	const real = of.straight + new Fraction(of.round).valueOf() * Math.PI;
	if (real < 5 || nearBorder(real)) return undefined;
	const answer = withMisconceptions(
		withUnit(decimalAnswer(real, 1), `square ${of.unit.many}`),
		...of.wrong
			.filter(([value]) => value > 0)
			.map(([value, why]): WrongAnswer => [decimalAnswer(value, 1), why]),
	);
	return {
		prompt: say`${of.prompt} ${WITH_PI_KEY}`,
		answer,
		steps: [
			...of.lines,
			line(
				relation('A', '\\approx', rounded(real, 1)),
				'use the π key, and round to the nearest tenth',
			),
			sentence(say`The ${of.what} is about ${answer.body}.`),
		],
		hints: [of.hint],
		figure: of.figure,
	};
}
