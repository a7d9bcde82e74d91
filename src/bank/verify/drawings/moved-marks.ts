/** The drawing with one mark changed, in the ways in which programs draw wrongly. A reader must notice each. */

const NUMBER = /(<text[^>]*>[^<]*?)(\d+)([^\d<]*<\/text>)/g;
const CIRCLE = /(<circle cx=")([\d.]+)("[^>]*?)(\/>)/g;
const HOLLOW = /(<circle [^>]*?) fill="#fff"/g;
const FILLED = /<circle (?![^>]*fill=)/g;

/** Each number one higher, each circle moved by ten pixels, each hollow circle filled and the other way round; empty for a drawing of none. */
export const movedMarks = (svg: string): string[] => [
	...each(svg, NUMBER, ([, before, digits, after]) => `${before}${Number(digits) + 1}${after}`),
	...each(svg, CIRCLE, ([, before, x, after, end]) => `${before}${Number(x) + 10}${after}${end}`),
	...each(svg, HOLLOW, ([, circle]) => `${circle}`),
	...each(svg, FILLED, () => '<circle fill="#fff" '),
];

/** One copy for each match, with that match alone replaced. */
const each = (
	svg: string,
	pattern: RegExp,
	replace: (match: RegExpExecArray) => string,
): string[] =>
	[...svg.matchAll(pattern)].map(
		(match) =>
			svg.slice(0, match.index) + replace(match) + svg.slice(match.index + match[0].length),
	);
