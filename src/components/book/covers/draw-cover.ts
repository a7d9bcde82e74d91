import type { Book } from '../../../schemas/wire/book.ts';
import { MOTIFS } from './motifs.ts';

/**
 * Background, line, and marker of a cover; a book keeps its colors because they depend on its place in the alphabet.
 */
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

/** For a book without its own drawing: the plain lane. */
const PLAIN_LANE = '<path class="l" d="M40 180h50v-50h50v-50h50"/>';

/** A drawing's colors, and the drawing itself on a 240 × 200 canvas. */
export function coverArt({ common_name }: Pick<Book, 'common_name'>) {
	const [ground, line, marker] = PALETTES[PALETTE_OF[common_name] ?? 0] ?? PALETTES[0];
	const style = `.l,.t,.n{fill:none;stroke:${line};stroke-width:3;stroke-linejoin:round;stroke-linecap:round}.t{stroke-width:1;opacity:.45}.m{fill:${marker}}.n{stroke:${marker}}.o{stroke:${line};stroke-width:3}.f{fill:${line}}`;
	return { ground, line, marker, style, motif: MOTIFS[common_name] ?? PLAIN_LANE };
}

/** A workbook's cover, 240 × 320, under 4 KB. */
export function drawCover(book: Book): string {
	const { ground, line, style, motif } = coverArt(book);
	const lines = titleLines(book.name);
	const longest = Math.max(...lines.map((words) => words.length));
	// In a wide serif, a letter takes 0.62 of the font size.
	const size = Math.min(28, Math.floor(200 / (longest * 0.62)));
	const words = lines.map((text, index) => `<tspan x="20" y="${42 + index * 30}">${text}</tspan>`);
	const below = 30 * (lines.length - 1);
	const label = escaped(book.name);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" role="img" aria-label="${label}"><style>${style}text{fill:${line};font-family:Charter,Cambria,Georgia,serif}</style><rect width="240" height="320" fill="${ground}"/><g transform="translate(0 ${84 + below / 2})">${motif}</g><text font-size="${size}" font-weight="700">${words.join('')}</text><text x="20" y="${62 + below}" font-size="12">${book.country === 'USA' ? 'Common Core' : 'Ontario'}</text><path d="M20 306h200" class="t"/></svg>`;
}

const escaped = (text: string): string =>
	text.replaceAll(/[&<>]/g, (char) => ENTITIES[char] ?? char);

/** Lines of about twelve letters, broken between words. */
function titleLines(name: string): string[] {
	const lines: string[] = [];
	for (const word of name.split(' ')) {
		const joined = `${lines.at(-1) ?? ''} ${word}`.trim();
		if (lines.length > 0 && joined.length <= 12) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines.map(escaped);
}
