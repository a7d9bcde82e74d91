/** The normal curve over a scale of standard deviations, shaded between two of them, with the percent of each part. */
import type Fraction from 'fraction.js';
import { listInWords } from '../../../../math/things-in-words.ts';
import type { Line } from '../../../family.ts';
import { ACCENT, INK, svg } from '../../../figures/draw/drawing.ts';
import type { Drawing } from '../../../figures/figure.ts';
import { plainDecimal } from '../../../../math/plain-notation.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

type NormalPart = {
	mean: number;
	deviation: number;
	/** Standard deviations from the mean, whole numbers from −3 to 3. */
	from: number;
	to: number;
	/** Percent of the parts between neighbors, from left to right, or of the whole. */
	percents: readonly Fraction[];
};

const [WIDTH, LEFT, RIGHT, BASE, TOP] = [320, 24, 296, 128, 22];
const REACH = 3.4;

export const withNormalCurve = (line: Line, part: NormalPart): Line => ({
	...line,
	figure: normalCurve(part),
});

const x = (z: number): number =>
	Number((LEFT + ((z + REACH) / (2 * REACH)) * (RIGHT - LEFT)).toFixed(1));
const y = (z: number): number => Number((BASE - (BASE - TOP) * Math.exp((-z * z) / 2)).toFixed(1));

const points = (from: number, to: number): string => {
	const count = Math.ceil((to - from) / 0.2);
	return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
		.map((z) => `${x(z)} ${y(z)}`)
		.join('L');
};

function normalCurve({ mean, deviation, from, to, percents }: NormalPart): Drawing {
	const ticks = [-3, -2, -1, 0, 1, 2, 3];
	const size = (to - from) / percents.length;
	const inner = ticks.filter((z) => z >= from && z <= to && (z - from) % size === 0);
	const numbers = ticks.map(
		(z) => `<text x="${x(z)}" y="${BASE + 20}">${plainDecimal(mean + z * deviation)}</text>`,
	);
	const shares = percents.map((percent, at) => {
		const z = from + (at + 0.5) * size;
		const height = Math.abs(z) > 2 ? y(z) - 12 : (y(z) + BASE) / 2 + 8;
		return `<text x="${x(z)}" y="${height.toFixed(1)}">${percent.toString()}%</text>`;
	});
	const drawing =
		`<path d="M${x(from)} ${BASE}L${points(from, to)}L${x(to)} ${BASE}z" fill="${ACCENT}" fill-opacity=".2"/>` +
		`<path d="${inner.map((z) => `M${x(z)} ${BASE}V${y(z)}`).join('')}" stroke="${ACCENT}"/>` +
		`<path d="M${points(-REACH, REACH)}" fill="none" stroke="${INK}" stroke-width="1.8"/>` +
		`<path d="M${LEFT - 8} ${BASE}H${RIGHT + 8}${ticks.map((z) => `M${x(z)} ${BASE}v5`).join('')}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
		`<g font-size="12">${numbers.join('')}</g><g font-size="12.5" fill="${ACCENT}">${shares.join('')}</g>`;
	const said = listInWords(percents.map((percent) => percent.toString()));
	return {
		svg: svg(WIDTH, BASE + 30, drawing),
		alt: `A normal curve centered at the mean, ${spoken(mean)}, with tick marks at intervals of ${deviation}. The region under the curve from ${spoken(mean + from * deviation)} to ${spoken(mean + to * deviation)} is shaded${percents.length === 1 ? '. It makes up' : '. From left to right, its parts make up'} ${said} percent of the area under the curve.`,
		width: WIDTH,
		height: BASE + 30,
	};
}
