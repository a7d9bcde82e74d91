import type { Book } from '../../schemas/wire/book.ts';
import { MOTIFS } from './motifs.ts';

/** Ground, line and marker of a cover; a book keeps its colours because they follow from its place in the alphabet. */
const PALETTES = [
	['#17203a', '#fdfcf7', '#ffe27a'],
	['#1f4fd8', '#fdfcf7', '#ffe27a'],
	['#f2eee0', '#17203a', '#1f4fd8'],
	['#0b5c43', '#fdfcf7', '#ffe27a'],
	['#ffe27a', '#17203a', '#1f4fd8'],
	['#b8410a', '#fdfcf7', '#ffe27a'],
] as const;

const PALETTE_OF: Readonly<Record<string, number>> = {
	'pre-algebra': 1,
	'algebra-1': 4,
	'high-school-algebra': 0,
	'sat-math-practice': 2,
	geometry: 3,
	'algebra-and-trigonometry': 0,
	'algebra-ii': 5,
	'pre-calculus': 2,
	'advanced-functions': 3,
	'9-math': 4,
	'10-math': 5,
	'11-math': 1,
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A workbook's cover, 240 × 320, under 4 KB. A book without a drawing of its own gets the plain lane. */
export function drawCover({ common_name, name, country }: Book): string {
	const [ground, line, marker] = PALETTES[PALETTE_OF[common_name] ?? 0] ?? PALETTES[0];
	const motif = MOTIFS[common_name] ?? '<path class="l" d="M40 180h50v-50h50v-50h50"/>';
	const words = name.replaceAll(/[&<>]/g, (char) => ENTITIES[char] ?? char);
	const size = name.length > 18 ? 19 : name.length > 12 ? 23 : 28;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" role="img" aria-label="${words}"><style>.l,.t,.n{fill:none;stroke:${line};stroke-width:3;stroke-linejoin:round;stroke-linecap:round}.t{stroke-width:1;opacity:.45}.m{fill:${marker}}.n{fill:none;stroke:${marker}}.o{stroke:${line};stroke-width:3}.f{fill:${line}}text{fill:${line};font-family:Charter,Cambria,Georgia,serif}</style><rect width="240" height="320" fill="${ground}"/><g transform="translate(0 84)">${motif}</g><text x="20" y="42" font-size="${size}" font-weight="700">${words}</text><text x="20" y="62" font-size="12">${country === 'USA' ? 'Common Core' : 'Ontario'}</text><path d="M20 302h200" class="t"/></svg>`;
}
