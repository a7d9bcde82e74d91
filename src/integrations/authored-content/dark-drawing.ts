/**
 * Recolors a drawing for dark mode, where an image on light paper would glare. Its own colors stay unchanged; an
 * embedded sheet applies on pages with a dark `color-scheme` and maps each color to its dark partner.
 */
import tokens from '../../styles/tokens.css?raw';

const PAIR = /light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\)/g;
const PAINT = /\s(fill|stroke|stop-color)=(["'])(?!none|currentColor|inherit|url\()([^"']+)\2/g;

/** The dark partner of each light color of the site; if there are several, the first, which is the more general. */
const PARTNERS = new Map(
	[...tokens.matchAll(PAIR)].toReversed().map(([, light = '', dark = '']) => [light, dark]),
);

const TURNED_ROUND = 'calc(1.05 - 0.82*l) c h';

/** Part of the cache key, since other colors make another drawing. */
export const darkPalette = [...PARTNERS, TURNED_ROUND].join(' ');

/**
 * The SVG's text with that sheet. A color that is not one of the site's keeps its hue and has its lightness inverted: 1
 * (white) becomes 0.23, slightly above the paper, and 0 (black) becomes 1.05, which is white. A browser that cannot
 * compute this shows the light drawing.
 */
export function withDarkColors(drawing: string): string {
	const painted = [...drawing.matchAll(PAINT)].map(
		([, property, , color = '']) => `[${property}="${color}"]{${property}:${darkPartner(color)}}`,
	);
	// Black is the default.
	const rules = [':root:not([fill]){fill:#fff}', ...new Set(painted)].join('');
	const sheet = `@supports (color:oklch(from red l c h)){@media (prefers-color-scheme:dark){${rules}}}`;
	return drawing.replace(/<svg\b[^>]*>/, (root) => `${root}<style>${sheet}</style>`);
}

const darkPartner = (color: string): string =>
	PARTNERS.get(color.toLowerCase()) ?? `oklch(from ${color} ${TURNED_ROUND})`;
