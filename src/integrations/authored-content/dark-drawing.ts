/**
 * What a drawing looks like in the dark, where a picture on light paper would glare. Its own colors stay as they
 * are; a sheet inside it holds for pages with a dark `color-scheme` and gives each color its partner there.
 */
import tokens from '../../styles/tokens.css?raw';

const PAIR = /light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\)/g;
const PAINT = /\s(fill|stroke|stop-color)=(["'])(?!none|currentColor|inherit|url\()([^"']+)\2/g;

/** The dark partner of each light color of the site; of several the first, which is the more general. */
const PARTNERS = new Map(
	[...tokens.matchAll(PAIR)].toReversed().map(([, light = '', dark = '']) => [light, dark]),
);

const TURNED_ROUND = 'calc(1.05 - 0.82*l) c h';

/** Another one makes another drawing. */
export const darkPalette = [...PARTNERS, TURNED_ROUND].join(' ');

/**
 * The text of the SVG with that sheet. A color which is none of the site's keeps its hue, and its lightness turns
 * round: 1 (white) becomes 0.23, a little above the paper, and 0 (black) 1.05, which is white. A browser that cannot
 * reckon so shows the drawing as it is by day.
 */
export function withDarkColors(drawing: string): string {
	const painted = [...drawing.matchAll(PAINT)].map(
		([, property, , color = '']) => `[${property}="${color}"]{${property}:${darkPartner(color)}}`,
	);
	// Black, where nothing else is said.
	const rules = [':root:not([fill]){fill:#fff}', ...new Set(painted)].join('');
	const sheet = `@supports (color:oklch(from red l c h)){@media (prefers-color-scheme:dark){${rules}}}`;
	return drawing.replace(/<svg\b[^>]*>/, (root) => `${root}<style>${sheet}</style>`);
}

const darkPartner = (color: string): string =>
	PARTNERS.get(color.toLowerCase()) ?? `oklch(from ${color} ${TURNED_ROUND})`;
