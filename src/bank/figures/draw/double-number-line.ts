/** A double number line: two quantities that grow together, pairs that belong together at one place. */
import { ACCENT, halfWidth, INK, svg, tidy } from './drawing.ts';
import type { DoubleNumberLine, Drawing } from '../figure.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, UPPER, LOWER] = [320, 112, 24, 284, 44, 66];

function isReadable(of: DoubleNumberLine): boolean {
	const widest = Math.max(...of.pairs.flat().map((text) => 2 * halfWidth(text)));
	const [first = 0, second = 0] = placesOf(of);
	const isRoomy = Math.abs(first - second) > widest + 6 && Math.min(first, second) - LEFT > widest;
	return isRoomy && of.units[0] !== of.units[1];
}

/** By the row whose numbers are both known. */
function placesOf({ pairs }: DoubleNumberLine): number[] {
	const rows = [0, 1].map((row) => pairs.map((pair) => Number(pair[row as 0 | 1])));
	const known = rows.find((row) => row.every(Number.isFinite)) ?? [1, 2];
	const most = Math.max(...known);
	return known.map((value) => tidy(LEFT + (value / most) * (RIGHT - LEFT)));
}

export function drawDoubleNumberLine(of: DoubleNumberLine): Drawing | undefined {
	if (!isReadable(of)) return undefined;
	const { units, pairs } = of;
	const places = [LEFT, ...placesOf(of)];
	const labels = [['0', '0'] as const, ...pairs];
	const text = (x: number, y: number, words: string) =>
		Number.isFinite(Number(words))
			? `<text x="${x}" y="${y}">${words}</text>`
			: `<text x="${x}" y="${y}" font-style="italic" font-weight="700" fill="${ACCENT}">${words}</text>`;
	const numbers = labels.map(([above, below], at) => {
		const x = places[at] ?? LEFT;
		return text(x, UPPER - 11, above) + text(x, LOWER + 22, below);
	});
	const marks = places.map((x) => `M${x} ${UPPER - 6}V${LOWER + 6}`).join('');
	const arrow = (y: number) => `M12 ${y}H306M300 ${y - 4}l6 4-6 4`;
	const drawing =
		`<path d="${arrow(UPPER)}${arrow(LOWER)}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
		`<path d="${marks}" stroke="${ACCENT}" stroke-width="1.5"/>${numbers.join('')}` +
		`<g font-size="13" text-anchor="start"><text x="12" y="14">${units[0]}</text><text x="12" y="${HEIGHT - 6}">${units[1]}</text></g>`;
	return { svg: svg(WIDTH, HEIGHT, drawing), alt: inWords(of), width: WIDTH, height: HEIGHT };
}

const named = (text: string): string => (text === '?' ? 'an unknown number' : text);

const inWords = ({ units, pairs }: DoubleNumberLine): string =>
	`A double number line with ${units[0]} above and ${units[1]} below. The number 0 lines up with 0, ${pairs.map(([above, below]) => `${named(above)} with ${named(below)}`).join(', and ')}.`;
