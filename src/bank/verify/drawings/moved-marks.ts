/**
 * Copies of the drawing with one mark changed, in the ways in which programs draw incorrectly. A reader must detect
 * each.
 */
import { pathSpots, type Spot } from './path-spots.ts';
import { letterPairs, withLettersSwapped } from './swapped-letters.ts';

type Moved = { what: string; svg: string };

const NUMBER = /(<text[^>]*>[^<]*?)(\d+)([^\d<]*<\/text>)/g;
const CIRCLE = /(<circle cx=")([\d.]+)("[^>]*?)(\/>)/g;
const HOLLOW = /(<circle [^>]*?) fill="#fff"/g;
const FILLED = /<circle (?![^>]*fill=)/g;
const STROKE = /(<path d=")([^"]*)("[^>]*stroke-width="(?:1\.2|[25])")/g;
const LEVEL_END = /(<path d="M[\d.]+ [\d.]+H)([\d.]+)("[^>]*stroke-width="5")/g;

/** How far marks are moved, in pixels. */
const FAR = 10;

/**
 * Each number one higher, each circle and each broad stroke moved, each horizontal stroke longer, each hollow circle
 * filled and vice versa, each pair of letters exchanged.
 */
export const movedMarks = (svg: string): Moved[] => [
	...each(svg, NUMBER, ([, before, digits, after]) => `${before}${Number(digits) + 1}${after}`),
	...each(svg, CIRCLE, ([, before, x, after, end]) => `${before}${Number(x) + FAR}${after}${end}`),
	...each(svg, STROKE, ([, before, d = '', after]) => `${before}${movedPath(d)}${after}`),
	...each(svg, LEVEL_END, ([, before, x, after]) => `${before}${Number(x) - FAR}${after}`),
	...each(svg, HOLLOW, ([, circle]) => `${circle}`),
	...each(svg, FILLED, () => '<circle fill="#fff" '),
	...letterPairs(svg).map((pair) => ({
		what: `${pair.join(' and ')} were exchanged`,
		svg: withLettersSwapped(svg, pair),
	})),
];

/** One copy per match, with only that match replaced. */
const each = (svg: string, pattern: RegExp, replace: (match: RegExpExecArray) => string): Moved[] =>
	[...svg.matchAll(pattern)].map((match) => ({
		what: `${match[0]} became ${replace(match)}`,
		svg: svg.slice(0, match.index) + replace(match) + svg.slice(match.index + match[0].length),
	}));

/**
 * Moves its start perpendicular to the line from its first point to its last, or to the right if both coincide;
 * relative coordinates follow.
 */
function movedPath(d: string): string {
	const spots = pathSpots(d);
	const [[a, b], [c, e]]: [Spot, Spot] = [spots[0] ?? [0, 0], spots.at(-1) ?? [0, 0]];
	const length = Math.hypot(c - a, e - b);
	const [x, y] =
		length < 1 ? [a + FAR, b] : [a + (FAR * (b - e)) / length, b + (FAR * (c - a)) / length];
	return d.replace(/^M[\d.]+ -?[\d.]+/, `M${x.toFixed(1)} ${y.toFixed(1)}`);
}
