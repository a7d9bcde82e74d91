/** Two similar triangles side by side, matching sides at the same places, with the lengths that are given. */
import type { Line } from '../../../family.ts';
import { type Side, tidyLength } from '../../../steps/scaled-sides.ts';
import { ACCENT, halfWidth, INK, outward, svg, tidy, unit } from '../../../figures/draw/drawing.ts';
import type { Drawing, Spot } from '../../../figures/figure.ts';

export type Pair = {
	/** Of the smaller triangle and of the larger one, letter by letter. */
	names: readonly [string, string];
	/** How many times as long the larger one is. */
	k: number;
	known: Side;
	/** One of its two lengths is not known: that of the larger triangle, or of the smaller one. */
	asked?: { side: Side; inLarger: boolean };
};

export const withPair = (line: Line, of: Pair): Line => ({ ...line, figure: pairFigure(of) });

const [WIDTH, TOP, BOTTOM, BASES] = [320, 22, 36, 200];
/** The longer of the two sides lies level; this is the angle from it to the other. */
const ANGLE = (62 * Math.PI) / 180;

export function pairFigure({ names, k, known, asked }: Pair): Drawing {
	const larger = Math.min(1.8, Math.max(1.4, k));
	const base = BASES / (1 + larger);
	const corners = cornersOf(names[0], known, asked?.side);
	const rise = Math.max(...corners.map(([, y]) => y));
	const level = TOP + rise * base * larger;
	const left = (WIDTH - BASES - 60) / 2;
	const place =
		(x: number, size: number) =>
		([a, b]: Spot): Spot => [tidy(x + a * size), tidy(level - b * size)];
	const small = corners.map(place(left, base));
	const large = corners.map(place(left + base + 60, base * larger));
	const valueOf = ({ name, value }: Side, inLarger: boolean): string =>
		asked && asked.side.name === name && asked.inLarger === inLarger
			? '?'
			: String(tidyLength(value * (inLarger ? k : 1)));
	const sides = [known, ...(asked ? [asked.side] : [])];
	const labels = (inLarger: boolean) =>
		sides.map((side) => ({ at: endsOf(names[0], side), text: valueOf(side, inLarger) }));
	const height = Math.round(level + BOTTOM);
	return {
		svg: svg(
			WIDTH,
			height,
			triangle(small, names[0], labels(false)) + triangle(large, names[1], labels(true)),
		),
		alt: inWords(names, sides, [labels(false), labels(true)]),
		width: WIDTH,
		height,
	};
}

/** The places of a side's letters in the name of its triangle. */
const endsOf = (name: string, side: Side): [number, number] =>
	[...side.name].map((letter) => name.indexOf(letter)) as [number, number];

/** In the proportion of the two sides, the longer one of length 1. */
function cornersOf(name: string, known: Side, other: Side | undefined): Spot[] {
	const one = endsOf(name, known);
	const shared = other ? (endsOf(name, other).find((end) => one.includes(end)) ?? one[0]) : one[0];
	const far = one.find((end) => end !== shared) ?? one[1];
	const third = [0, 1, 2].find((end) => end !== shared && end !== far) ?? 0;
	const ratio = other ? other.value / known.value : 0.8;
	const [level, slanted] = ratio <= 1 ? [far, third] : [third, far];
	const short = ratio <= 1 ? ratio : 1 / ratio;
	const corners: Spot[] = [
		[0, 0],
		[0, 0],
		[0, 0],
	];
	corners[level] = [1, 0];
	corners[slanted] = [short * Math.cos(ANGLE), short * Math.sin(ANGLE)];
	return corners;
}

type Label = { at: [number, number]; text: string };

function triangle(corners: readonly Spot[], name: string, labels: readonly Label[]): string {
	const middle: Spot = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))];
	const path = [...corners, ...corners.slice(0, 1)].map((spot) => spot.join(' ')).join('L');
	const text = ([x, y]: Spot, words: string, style: string) =>
		`<text x="${tidy(x)}" y="${tidy(y + 5)}"${style}>${words}</text>`;
	const letters = corners.map((corner, at) => {
		const [x, y] = unit(middle, corner);
		return text([corner[0] + 11 * x, corner[1] + 11 * y], name[at] ?? '', ' font-style="italic"');
	});
	const lengths = labels.map(({ at: [from, to], text: words }) => {
		const [a, b] = [corners[from] ?? middle, corners[to] ?? middle];
		const half: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
		const [x, y] = outward(a, b, middle);
		const reach = 5 + halfWidth(words) * Math.abs(x) + 7 * Math.abs(y);
		return text(
			[half[0] + reach * x, half[1] + reach * y],
			words,
			` fill="${ACCENT}" font-weight="700"`,
		);
	});
	return `<path d="M${path}" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>${letters.join('')}${lengths.join('')}`;
}

const mean = (values: readonly number[]): number =>
	values.reduce((all, one) => all + one, 0) / values.length;

function inWords(
	names: Pair['names'],
	sides: readonly Side[],
	labels: readonly (readonly Label[])[],
): string {
	const said = labels.map((all, larger) =>
		all
			.map(({ text }, at) => {
				const { name = '', match = '' } = sides[at] ?? {};
				return `${larger ? match : name} is ${text === '?' ? 'unknown' : text}`;
			})
			.join(', '),
	);
	return `Two similar triangles, ${names.join(' and ')}: ${said.join('; ')}.`;
}
