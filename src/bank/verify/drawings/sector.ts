/**
 * A sector: it opens as far as its angle says, its arc is as long as radius and angle make it, and the lines name them.
 */
import { formulasIn } from '../../../math/markup.ts';
import { unitWords } from '../../../math/speech-units.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { numbersIn } from './numbers-in.ts';
import { at, marksIn } from './svg-elements.ts';

export const sectorReader: DrawingReader = {
	begins: 'A circle with a radius of',
	inWords,
	disagreements,
};

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const [circle, center, ...more] = marks.filter(({ name }) => name === 'circle');
	if (!circle || !center || more.length > 0) throw new UnreadableTex('there is no circle');
	const [x, y, r] = [at(circle, 'cx'), at(circle, 'cy'), at(circle, 'r')];
	if (at(center, 'cx') !== x || at(center, 'cy') !== y)
		throw new UnreadableTex('the center is not the middle of the circle');
	const strokes = marks.flatMap(({ attributes: { d, fill } }) =>
		d === undefined || fill !== 'none' ? [] : [d],
	);
	const ends = strokes.flatMap((d) => {
		const [, a, b, c, e] = (/^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/.exec(d) ?? []).map(Number);
		if (a === undefined || c === undefined || e === undefined) return [];
		if (a !== x || b !== y || Math.abs(Math.hypot(c - x, y - e) - r) > 0.3)
			throw new UnreadableTex('a radius does not go from the center to the circle');
		return [(360 + (Math.atan2(y - e, c - x) * 180) / Math.PI) % 360];
	});
	const [from, to] = ends;
	if (ends.length !== 2 || from !== 0 || to === undefined)
		throw new UnreadableTex('there are not two radii');
	const turn = to === 0 ? 360 : to;
	const bows = strokes.flatMap((d) => {
		const [, a, b, size, , wide, c, e] = (
			/^M([\d.]+) ([\d.]+)A([\d.]+) ([\d.]+) 0 ([01]) 0 ([\d.]+) ([\d.]+)$/.exec(d) ?? []
		).map(Number);
		if (a === undefined || size === undefined || c === undefined || e === undefined) return [];
		const isRight =
			a === x + size &&
			b === y &&
			(wide === 1) === turn > 180 &&
			near((Math.atan2(y - e, c - x) * 180) / Math.PI, turn);
		if (!isRight) throw new UnreadableTex('an arc does not go from radius to radius');
		return [size];
	});
	if (bows.length !== 2 || !bows.includes(r)) throw new UnreadableTex('the arc is not drawn');
	const texts = marks.filter(({ name }) => name === 'text');
	const placed = texts.map((mark) => {
		const [a, b] = [at(mark, 'x') - x, y - at(mark, 'y') + 5];
		const far = Math.hypot(a, b);
		const isMiddle = near((Math.atan2(b, a) * 180) / Math.PI, turn / 2);
		const part =
			Math.abs(a - r / 2) < 0.3 && b === -12
				? 'radius'
				: isMiddle && far < r
					? 'angle'
					: isMiddle && far > r
						? 'arc'
						: '';
		return [part, mark.text] as const;
	});
	const named = new Map<string, string>(placed);
	const [radius, angle, arc] = ['radius', 'angle', 'arc'].map((part) => named.get(part));
	if (!radius || !angle || named.size !== texts.length || named.has(''))
		throw new UnreadableTex('a label is at no part of the drawing');
	if (!near(degreesOf(angle), turn)) throw new UnreadableTex(`the sector does not open ${angle}`);
	const shade = marks.find(({ attributes }) => 'fill-opacity' in attributes);
	const bow = strokes.find((d) => d.startsWith(`M${x + r} ${y}A`))?.replace(/^M[^A]*/, '');
	if (shade && shade.attributes['d'] !== `M${x} ${y}H${x + r}${bow}z`)
		throw new UnreadableTex('the shading is not the sector');
	const isPlain = /^[\d.]+$/.test(angle);
	return [
		`A circle with a radius of ${said(radius)} and a ${shade ? 'shaded ' : ''}sector with a central angle of ${said(angle)}${isPlain ? ' radians' : ''}.`,
		...(arc === undefined ? [] : [`The arc of the sector is ${said(arc)} long.`]),
	].join(' ');
}

const near = (one: number, other: number): boolean =>
	Math.abs(((one - other + 900) % 360) - 180) < 1;

/** 60°, 5π/6, 4.8 radians. */
function degreesOf(text: string): number {
	const [, degrees] = /^([\d.]+)°$/.exec(text) ?? [];
	if (degrees !== undefined) return Number(degrees);
	return (valueOf(text) * 180) / Math.PI;
}

/** 5π/6, 7π, 4.8 */
function valueOf(text: string): number {
	const [, times, pi, under = '1'] = /^([\d.]*)(π?)(?:\/(\d+))?$/.exec(text) ?? [];
	return (pi ? Math.PI * Number(times || 1) : Number(times || Number.NaN)) / Number(under);
}

const said = (text: string): string =>
	text
		.replace(/(\d*)π/, '$1 pi')
		.replace('/', ' over ')
		.replace('°', ' degrees')
		.replace(/(?<= )c?m$/, (unit) => unitWords(unit))
		.trim();

const short = (words: string): string =>
	words
		.replace(' degrees', '°')
		.replace(/ (?:radians|(?:centi)?met(?:re|er)s)$/, '')
		.replace(/ ?pi/, 'π')
		.replace(' over ', '/');

const UNITS: Readonly<Record<string, RegExp>> = {
	centimetres: /\b(?:cm|centimet(?:re|er)s)\b/,
	metres: /\b(?:m|met(?:re|er)s)\b/,
};

function disagreements(words: string, place: Place): string[] {
	const [, radius = '', angle = ''] =
		/radius of (.*?) and a .*central angle of (.*?)\.(?: The|$)/.exec(words) ?? [];
	const [, arc] = /sector is (.*) long\.$/.exec(words) ?? [];
	const formulas = [...place.above, place.text].flatMap(formulasIn);
	const known = new Set(numbersIn(place));
	const isNamed = (text: string): boolean => {
		const [, times = '', under] = /^(\d*)π(?:\/(\d+))?$/.exec(text) ?? [];
		if (!text.includes('π')) return known.has(Number(text.replace('°', '')));
		const tex = under ? `\\frac{${times}\\pi}{${under}}` : `${times}\\pi`;
		return formulas.some((one) => one.replaceAll(' ', '').includes(tex));
	};
	const unit = /[a-z]+$/.exec(radius)?.[0].replace('eter', 'etre') ?? '';
	const size = (degreesOf(short(angle)) * Math.PI) / 180;
	const length = arc === undefined ? undefined : valueOf(short(arc));
	return [
		...[radius, angle, ...(arc === undefined ? [] : [arc])]
			.filter((text) => !isNamed(short(text)))
			.map((text) => `the lines do not name ${text}`),
		...([...place.above, place.text].some((text) => UNITS[unit]?.test(text))
			? []
			: [`the lines do not name ${unit}`]),
		...(length === undefined || Math.abs(Number(short(radius)) * size - length) < 1e-9 * length
			? []
			: [`the arc of the sector is not ${arc}`]),
	];
}
