/** The solid is a set of points; the plane's section of it is scanned on a fine grid, and its outline compared with each option. */
import { expectOneChoice, promptWords, type Verify } from '../../../verify/evidence.ts';

type Inside = (x: number, y: number, z: number) => boolean;

const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** In the triangle with corners (±1, −0.6) and (0, 1.1), made smaller towards the middle. */
const inTriangle = (x: number, y: number, part = 1): boolean =>
	y >= -0.6 * part && y <= 1.1 * part - 1.7 * Math.abs(x);

const inHexagon = (x: number, y: number): boolean =>
	Math.abs(y) <= 0.866 && 0.866 * Math.abs(x) + 0.5 * Math.abs(y) <= 0.866;

/** Bases at z = 0, tips at z = 2. */
const SOLIDS: Readonly<Record<string, Inside>> = {
	cube: (x, y, z) => within(x, -1, 1) && within(y, -1, 1) && within(z, 0, 2),
	'rectangular prism': (x, y, z) => within(x, -1.5, 1.5) && within(y, -1, 1) && within(z, 0, 1.2),
	'triangular prism': (x, y, z) => inTriangle(x, y) && within(z, 0, 2.6),
	'square pyramid': (x, y, z) => z >= 0 && Math.max(Math.abs(x), Math.abs(y)) <= 1 - z / 2,
	'triangular pyramid': (x, y, z) => within(z, 0, 2) && inTriangle(x, y, 1 - z / 2),
	cylinder: (x, y, z) => x * x + y * y <= 1 && within(z, 0, 2.6),
	cone: (x, y, z) => within(z, 0, 2) && Math.hypot(x, y) <= 1 - z / 2,
	sphere: (x, y, z) => x * x + y * y + z * z <= 1,
	hemisphere: (x, y, z) => z >= 0 && x * x + y * y + z * z <= 1,
	'hexagonal prism': (x, y, z) => inHexagon(x, y) && within(z, 0, 2.6),
};

/** The point of the plane at (u, v), for a cut in words that are known. */
function planeOf(
	cut: string,
	solid: string,
): ((u: number, v: number) => readonly [number, number, number]) | undefined {
	if (/parallel/.test(cut)) return (u, v) => [u, v, 0.4];
	if (/opposite/.test(cut)) {
		const [a, b] = solid === 'cube' ? [1, 1] : [1.5, 1];
		const length = Math.hypot(a, b);
		return (u, v) => [(u * a) / length, (u * b) / length, v];
	}
	return /perpendicular|through its center/.test(cut) ? (u, v) => [u, 0, v] : undefined;
}

const known = new Map<string, string>();

/** Widths of the section at a fifth, half and four fifths of its height tell the shapes apart. */
function shapeOf(cut: string, solid: string): string {
	const key = `${cut}|${solid}`;
	const before = known.get(key);
	if (before) return before;
	const inside = SOLIDS[solid];
	const plane = planeOf(cut, solid);
	if (!inside || !plane) return '';
	const step = 0.01;
	const rows: number[] = [];
	let columns = 0;
	for (let v = -3; v <= 3; v += step) {
		let width = 0;
		for (let u = -3; u <= 3; u += step) if (inside(...plane(u, v))) width += step;
		if (width > 0) {
			rows.push(width);
			columns = Math.max(columns, width);
		}
	}
	const found = named(rows, columns, rows.length * step);
	known.set(key, found);
	return found;
}

function named(rows: readonly number[], widest: number, tall: number): string {
	const at = (part: number) => (rows[Math.floor(part * (rows.length - 1))] ?? 0) / widest;
	const near = (a: number, b: number) => Math.abs(a - b) < 0.04;
	if (near(at(0.2), 1) && near(at(0.5), 1) && near(at(0.8), 1))
		return near(widest / tall, 1) ? 'square' : 'rectangle';
	if (near(at(0.5), 0.5) && near(at(0.2), 0.8)) return 'triangle';
	if (near(at(0.5), 1)) return near(at(0.2), 0.7) ? 'hexagon' : near(at(0.2), 0.8) ? 'circle' : '';
	return near(at(0.5), 0.866) ? 'semicircle' : '';
}

export const verify: Verify = ({ question }) => {
	const [, before = '', solid = '', after = ''] =
		/A plane (.*?)(?:cuts|the apex of) a ((?:[a-z]+ )?(?:cube|prism|pyramid|cylinder|cone|sphere|hemisphere))(.*?)\. What/.exec(
			promptWords(question),
		) ?? [];
	const cut = before + after;
	const isShape = (option: string, shape: string) =>
		option.replace(' that is not a square', '') === shape;
	return [
		...expectOneChoice(question, (option) => isShape(option, shapeOf(cut, solid))),
		...(question.answer.choices ?? [])
			.filter(
				({ text, misconception = '' }) =>
					misconception !== '' && !isShape(text, imagined(misconception, cut, solid, text)),
			)
			.map(({ text, misconception }) => `"${misconception}" does not lead to "${text}"`),
	];
};

/** What cannot be scanned, since the words leave the position of the plane open. */
const OTHER_CUTS: readonly (readonly [words: string, solid: RegExp, shape: string])[] = [
	['through all six faces', /^cube$/, 'hexagon'],
	['that removes one corner', /^(?:cube|rectangular prism)$/, 'triangle'],
	['through five faces of the prism', /^(?:rectangular|triangular) prism$/, 'pentagon'],
];

const ROUND = /^(?:cylinder|cone|sphere|hemisphere)$/;

/** The shape that a mistake leads to; several have straight edges. */
function imagined(mistake: string, cut: string, solid: string, option: string): string {
	const [, way = ''] = /^imagined a cut (.*)$/.exec(mistake) ?? [];
	if (way !== '')
		return (
			OTHER_CUTS.find(([words, of]) => words === way && of.test(solid))?.[2] ?? shapeOf(way, solid)
		);
	const [, other = '', instead] = /^imagined a (.*) instead of the (.*)$/.exec(mistake) ?? [];
	if (instead === solid)
		return other.startsWith('pentagonal ') && cut.includes('parallel')
			? 'pentagon'
			: shapeOf(cut, other === 'pyramid' ? 'square pyramid' : other);
	const shape = shapeOf(cut, solid);
	switch (mistake) {
		case 'imagined a curved edge, although every face of the solid is flat':
			return ROUND.test(solid) ? '' : 'circle';
		case 'imagined only half of the cross-section':
			return shape === 'circle' ? 'semicircle' : '';
		case 'imagined half of the circular base instead of the cut face':
			return solid.startsWith('c') ? 'semicircle' : '';
		case 'counted the five faces of the pyramid instead of the sides of the cut face':
			return solid === 'square pyramid' ? 'pentagon' : '';
		case 'imagined straight edges, although a sphere is curved everywhere':
			return solid === 'sphere' && !option.endsWith('circle') ? option : '';
		default:
			return '';
	}
}
