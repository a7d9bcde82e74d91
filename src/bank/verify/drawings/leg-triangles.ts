/**
 * Right triangles with labeled parts: a line states the theorem, the ratio, or the proportion of exactly these parts.
 */
import { formulasIn } from '../../../math/markup.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { at, type Mark, marksIn } from './svg-elements.ts';

const SECOND: DrawingReader = { begins: 'Two similar right triangles', inWords, disagreements };

export const legTrianglesReaders: readonly DrawingReader[] = [
	{ begins: 'A right triangle:', inWords, disagreements },
	SECOND,
];

const TRIANGLE = /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/;

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = new Set(marks.filter(({ name }) => name === 'text'));
	const paths = new Set(marks.flatMap(({ attributes: { d } }) => (d === undefined ? [] : [d])));
	const take = (x: number, y: number, near = 0.3): string | undefined => {
		const found = [...texts].find(
			(mark: Mark) => Math.abs(at(mark, 'x') - x) < near && Math.abs(at(mark, 'y') - y) < near,
		);
		if (found) texts.delete(found);
		return found?.text;
	};
	const triangles = [...paths].flatMap((d) => {
		const numbers = TRIANGLE.exec(d)?.slice(1).map(Number);
		if (!numbers) return [];
		const [x = 0, y = 0, right = 0, low = 0, over = 0, top = 0, endX, endY] = numbers;
		if (low !== y || over !== right || endX !== x || endY !== y)
			throw new UnreadableTex('a triangle has no right angle at its corner');
		paths.delete(d);
		if (![...paths].some((path) => path === `M${tidy(right - 10)} ${y}v-10h10`))
			throw new UnreadableTex('a right angle is not marked');
		const [wide, high] = [right - x, y - top];
		const slope = Math.atan2(high, wide);
		const bow = [...paths].find((path) => path.startsWith(`M${x + 28} ${y}A`));
		const [, a = Number.NaN, b = Number.NaN] = (/ ([\d.]+) ([\d.]+)$/.exec(bow ?? '') ?? []).map(
			Number,
		);
		if (bow && Math.hypot(a - x - 28 * Math.cos(slope), b - y + 28 * Math.sin(slope)) > 0.3)
			throw new UnreadableTex('an angle does not end at the hypotenuse');
		const parts = {
			across: take(x + wide / 2, y + 18),
			up: take(right + 6, y - high / 2 + 5),
			longest: take(x + wide / 2 - 6, y - high / 2 - 5),
		};
		const angle = bow && [...texts].find((mark) => isWithin(mark, [x, y], slope));
		if (angle) texts.delete(angle);
		if (bow && !angle) throw new UnreadableTex('an angle has no size');
		return [{ wide, rise: high / wide, ...parts, angle: angle ? angle.text : undefined }];
	});
	if (texts.size > 0) throw new UnreadableTex('a label is at no part');
	const [one, two] = triangles;
	if (!one || triangles.length > 2) throw new UnreadableTex('there is no triangle');
	if (!two) return `A right triangle: ${stated(one)}.`;
	if (two.wide < one.wide || Math.abs(one.rise - two.rise) > 0.03)
		throw new UnreadableTex('the triangles are not similar');
	return `Two similar right triangles. The smaller one: ${stated(one)}. The larger one: ${stated(two)}.`;
}

const tidy = (value: number): number => Number(value.toFixed(1));

/** On the bisector of the angle, beyond its arc. */
function isWithin(mark: Mark, [x, y]: readonly [number, number], slope: number): boolean {
	const [a, b] = [at(mark, 'x') - x, y - at(mark, 'y') + 5];
	return Math.abs(Math.atan2(b, a) - slope / 2) < 0.02 && Math.hypot(a, b) > 28;
}

type Parts = {
	across?: string | undefined;
	up?: string | undefined;
	longest?: string | undefined;
	angle?: string | undefined;
};

const spoken = (label: string): string => label.replace('+', 'plus');
const labelSaid = (words: string): string => words.replace('plus', '+');

const stated = ({ across, up, longest, angle }: Parts): string =>
	[
		...(across === undefined ? [] : [`horizontal leg ${spoken(across)}`]),
		...(up === undefined ? [] : [`vertical leg ${spoken(up)}`]),
		...(longest === undefined ? [] : [`hypotenuse ${spoken(longest)}`]),
		...(angle === undefined
			? []
			: [`angle between the horizontal leg and the hypotenuse ${angle.replace('°', ' degrees')}`]),
	].join(', ');

/** The parts of one triangle, from its description. */
function partsIn(words: string): Parts {
	const find = (name: string) => {
		const said = new RegExp(`(?<!the )${name} ([^,]+)`).exec(words)?.[1];
		return said === undefined ? undefined : labelSaid(said);
	};
	return {
		across: find('horizontal leg'),
		up: find('vertical leg'),
		longest: find('hypotenuse'),
		angle: /the hypotenuse (\d+) degrees/.exec(words)?.[1],
	};
}

function disagreements(words: string, { text, above }: Place): string[] {
	const formulas = [...above, text].flatMap(formulasIn).map(plain);
	const body = words.replace(/\.$/, '');
	if (!words.startsWith(SECOND.begins)) {
		const parts = partsIn(body);
		const isStated = formulas.some((tex) => isTheorem(tex, parts) || isRatio(tex, parts));
		return isStated ? [] : ['no line works with just these parts'];
	}
	const [, first = '', second = ''] =
		/The smaller one: (.*)\. The larger one: (.*)$/.exec(body) ?? [];
	const [one, two] = [partsIn(first), partsIn(second)];
	const ratio = ({ across = '', up = '' }: Parts) => `\\frac{${up}}{${across}}`;
	const isProportion = formulas.some((tex) =>
		[`${ratio(one)}=${ratio(two)}`, `${ratio(two)}=${ratio(one)}`].includes(tex),
	);
	const isLarger = [one.across, one.up].some((leg, place) => {
		const other = [two.across, two.up][place];
		return leg !== undefined && other !== undefined && Number(leg) > Number(other);
	});
	return [
		...(isProportion ? [] : ['no line has the proportion of these legs']),
		...(isLarger ? ['the smaller triangle has the longer leg'] : []),
	];
}

const plain = (tex: string): string => tex.replaceAll(/\\left|\\right(?=\))|\s/g, '');

/** a² + b² = c² in any order of the legs. */
function isTheorem(tex: string, { across = '', up = '', longest = '' }: Parts): boolean {
	const bare = (part = '') => part.replace(/^\((.*)\)$/, '$1');
	const [, one, two, three] = /^(.+?)\^\{2\}\+(.+?)\^\{2\}=(.+?)\^\{2\}$/.exec(tex) ?? [];
	const legs = [plain(across), plain(up)];
	return (
		three !== undefined &&
		bare(three) === plain(longest) &&
		(legs.join() === [bare(one), bare(two)].join() || legs.join() === [bare(two), bare(one)].join())
	);
}

/** sin 55° = h/126.084, 17 sin 20° ≈ 5.8, or 16 sin 30° = 8: the leg opposite the angle and the hypotenuse. */
function isRatio(tex: string, { up = '', longest = '', angle = '' }: Parts): boolean {
	const sine = `\\sin${angle}^{\\circ}`;
	return (
		(angle !== '' &&
			[`${sine}=\\frac{${up}}{${longest}}`, `${sine}\\approx\\frac{${up}}{${longest}}`].includes(
				tex,
			)) ||
		['\\approx', '='].some((sign) => tex.startsWith(`${longest}${sine}${sign}${up}`)) ||
		tex === `${up}=${longest}${sine}`
	);
}
