/** Arms on the unit circle: each is at the angle of its name, and the lines name the angles and the value. */
import { formulasIn } from '../../../math/markup.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import { readReal, sidesOf, UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { at, type Mark, marksIn } from './svg-elements.ts';

export const unitCircleReader: DrawingReader = {
	begins: 'A unit circle',
	inWords,
	disagreements,
};

type Spot = readonly [x: number, y: number];

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const [circle, ...dots] = marks.filter(({ name }) => name === 'circle');
	if (!circle) throw new UnreadableTex('there is no circle');
	const [x, y, r] = [at(circle, 'cx'), at(circle, 'cy'), at(circle, 'r')];
	const texts = marks.filter(({ name, text }) => name === 'text' && !/^[xy]$/.test(text));
	const unused = new Set(texts);
	const take = (what: string, fits: (mark: Mark) => boolean): Mark => {
		const found = [...unused].find(fits);
		if (!found) throw new UnreadableTex(`there is no label for ${what}`);
		unused.delete(found);
		return found;
	};
	const tips = strokes(marks, /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/).map(([a, b, c, d]) => {
		const tip: Spot = [(c ?? 0) - x, y - (d ?? 0)];
		if (a !== x || b !== y || Math.abs(Math.hypot(...tip) - r) > 0.3)
			throw new UnreadableTex('an arm does not go from the center to the circle');
		if (!dots.some((dot) => at(dot, 'cx') === c && at(dot, 'cy') === d))
			throw new UnreadableTex('an arm has no dot at its end');
		return tip;
	});
	if (tips.length !== dots.length) throw new UnreadableTex('a dot is at no arm');
	const angles = tips.map(angleOf);
	const names = angles.map((angle) =>
		take(
			`the arm at ${Math.round(angle)} degrees`,
			({ attributes, text }) => near(degreesOf(text), angle) && attributes['fill'] === '#1f4fd8',
		),
	);
	// A name is nearer to the end of its own arm than to the end of another.
	const gaps = names.map((mark) =>
		tips.map(([a, b]) => Math.hypot(at(mark, 'x') - x - a, y - (at(mark, 'y') - 5) - b)),
	);
	if (gaps.some((row, own) => row.some((gap) => gap < (row[own] ?? 0))))
		throw new UnreadableTex('an arm has the name of another');
	const slanted = tips.filter(([a, b]) => Math.abs(a) > 1 && Math.abs(b) > 1);
	const legs = strokes(marks, /^M([\d.]+) ([\d.]+)V([\d.]+)$/).map(([a = 0, b = 0, c]) => {
		if (c !== y) throw new UnreadableTex('a leg does not reach the x-axis');
		return [a - x, y - b] as const;
	});
	const bows = strokes(marks, /^M([\d.]+) ([\d.]+)A24 24 0 0 [01] ([\d.]+) ([\d.]+)$/).map(
		([a = 0, b, c = 0, d = 0]) => {
			if (b !== y) throw new UnreadableTex('an angle does not begin at the x-axis');
			return { isRight: a > x, end: [c - x, y - d] as const };
		},
	);
	const isComplete = slanted.every((tip) => {
		const hasLeg = legs.some(([a, b]) => Math.hypot(a - tip[0], b - tip[1]) < 0.3);
		const hasBow = bows.some(
			({ isRight, end }) => isRight === tip[0] > 0 && near(angleOf(end), angleOf(tip)),
		);
		return hasLeg && hasBow;
	});
	if (!isComplete || legs.length !== slanted.length || bows.length !== slanted.length)
		throw new UnreadableTex('an arm has no triangle, or a triangle has no arm');
	const acute = slanted.map(([a, b]) => (Math.atan2(Math.abs(b), Math.abs(a)) * 180) / Math.PI);
	const related = [...unused]
		.filter(({ text }) => /[π°]/.test(text))
		.map((mark) => take('the acute angle', (one) => one === mark).text);
	if (related.some((text) => !acute.every((angle) => near(degreesOf(text), angle))))
		throw new UnreadableTex('an acute angle has another size');
	const [value] = unused;
	if (unused.size > 1) throw new UnreadableTex('a label is at no part of the drawing');
	return [
		`A unit circle with the terminal ${names.length === 1 ? 'arm' : 'arms'} of ${listInWords(names.map(({ text }, order) => `${angleInWords(text)} ${placeOf(tips[order] ?? [0, 0])}`))}.`,
		...(related[0] === undefined
			? []
			: [`The related acute angle at the x-axis is ${angleInWords(related[0])}.`]),
		...(value ? [legInWords(value, tips[0] ?? [0, 0], [x, y], r)] : []),
	].join(' ');
}

/** The numbers in the paths drawn this way. */
const strokes = (marks: readonly Mark[], shape: RegExp): number[][] =>
	marks.flatMap(({ attributes: { d = '' } }) => {
		const numbers = shape.exec(d)?.slice(1).map(Number);
		return numbers ? [numbers] : [];
	});

const angleOf = ([x, y]: Spot): number => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;

const near = (one: number, other: number): boolean =>
	Math.abs(((one - other + 540) % 360) - 180) < 0.5;

/** 7π/6, −210°: in degrees. NaN for other labels. */
function degreesOf(text: string): number {
	if (text === '0') return 0;
	const [, minus, degrees, times, under = '1'] =
		/^(−?)(?:(\d+)°|(\d*)π(?:\/(\d+))?)$/.exec(text) ?? [];
	const sign = minus ? -1 : 1;
	if (degrees !== undefined) return sign * Number(degrees);
	return times === undefined ? Number.NaN : (sign * Number(times || 1) * 180) / Number(under);
}

/**
 * The leg with the value: next to the vertical one for the sine, across the axis from the horizontal one for the
 * cosine.
 */
function legInWords(mark: Mark, [a, b]: Spot, [x, y]: Spot, r: number): string {
	const [left, top] = [at(mark, 'x') - x, y - (at(mark, 'y') - 5)];
	const isLevel = Math.abs(left - a / 2) < 1 && Math.abs(top) < 16 && top * b < 0;
	const isUpright = Math.abs(top - b / 2) < 1 && Math.abs(left) > Math.abs(a);
	if (isLevel === isUpright) throw new UnreadableTex('a value is at no leg');
	const size = valueOf(mark.text);
	if (Math.abs(size - (isLevel ? a : b) / r) > 0.01)
		throw new UnreadableTex(`a leg is not ${mark.text} long`);
	const coordinate = isLevel
		? 'x-coordinate of the end of the arm is the cosine'
		: 'y-coordinate of the end of the arm is the sine';
	return `The ${coordinate}, ${WORDS.get(mark.text) ?? mark.text}.`;
}

/** The sines and cosines of the special angles. */
const WORDS: ReadonlyMap<string, string> = new Map([
	['1/2', 'one half'],
	['−1/2', 'negative one half'],
	['√2/2', 'the fraction the square root of 2, over 2, end fraction'],
	['−√2/2', 'the fraction the negative square root of 2, over 2, end fraction'],
	['√3/2', 'the fraction the square root of 3, over 2, end fraction'],
	['−√3/2', 'the fraction the negative square root of 3, over 2, end fraction'],
]);

/** −√3/2 */
function valueOf(text: string): number {
	const [, minus, root, over = '', under = '1'] = /^(−?)(√?)(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
	return (
		((minus ? -1 : 1) * (root ? Math.sqrt(Number(over)) : Number(over || Number.NaN))) /
		Number(under)
	);
}

const placeOf = (tip: Spot): string => {
	const angle = Math.round(angleOf(tip)) % 360;
	if (angle % 90 === 0)
		return `on the ${angle < 180 ? 'positive' : 'negative'} ${angle % 180 === 0 ? 'x' : 'y'}-axis`;
	return `in quadrant ${Math.floor(angle / 90) + 1}`;
};

const angleInWords = (text: string): string =>
	text
		.replace(/(\d*)π/, '$1 pi')
		.replace('/', ' over ')
		.replace('°', ' degrees')
		.trim()
		.replace(/^− ?/, 'negative ');

/** "7 pi over 6", "negative 210 degrees" in degrees. */
const degreesInWords = (words: string): number =>
	degreesOf(
		words
			.replace('negative ', '−')
			.replace(' degrees', '°')
			.replace(' over ', '/')
			.replace(/ ?pi/, 'π'),
	);

function disagreements(words: string, place: Place): string[] {
	const [, list = ''] = /terminal arms? of (.*?)\.(?: |$)/.exec(words) ?? [];
	const arms = [
		...list.matchAll(/((?:negative )?(?:\d+ degrees|(?:\d+ )?pi(?: over \d+)?)|0) (?:in|on)/g),
	];
	const [, related] = /acute angle at the x-axis is (.*?)\./.exec(words) ?? [];
	const [, leg, value = ''] = /is the (sine|cosine), (.*)\.$/.exec(words) ?? [];
	const named = anglesIn(place);
	const angles = [
		...arms.map(([, angle = '']) => angle),
		...(related === undefined ? [] : [related]),
	];
	const [label = ''] = [...WORDS].find(([, said]) => said === value) ?? [];
	const size = valueOf(label);
	const drawn = placesOf(arms.map(([, angle = '']) => degreesInWords(angle)));
	const stated = placesOf(anglesOn(place.text));
	return [
		...(stated === '' || stated === drawn ? [] : ['the arms are not at the angles of the line']),
		...angles
			.filter((angle) => !named.some((one) => Math.abs(one - degreesInWords(angle)) < 1e-9))
			.map((angle) => `the lines do not name ${angle}`),
		...(leg === undefined || isStated(place.text, leg, size)
			? []
			: [`the line does not say that the ${leg} is ${value}`]),
	];
}

/**
 * In degrees: what is written as 7π/6 or −210° on the lines. After a minus sign both signs count, since it may
 * subtract.
 */
const anglesIn = ({ text, above }: Place): number[] =>
	[...above, text]
		.flatMap(formulasIn)
		.flatMap(anglesOf)
		.flatMap((angle) => (angle < 0 ? [angle, -angle] : [angle]));

/** The argument of a function, or the values of a variable. */
const anglesOn = (text: string): number[] =>
	formulasIn(text).flatMap((tex) => {
		const sides = sidesOf(tex);
		return anglesOf((/\\(?:sin|cos|tan)/.test(tex) ? sides[0] : sides.at(-1)) ?? '');
	});

const anglesOf = (tex: string): number[] =>
	[...tex.matchAll(ANGLE)]
		.map(([, minus, degrees, over, under, times]) => {
			const size =
				degrees === undefined
					? (Number((over ?? times) || 1) * 180) / Number(under ?? 1)
					: Number(degrees);
			return minus ? -size : size;
		})
		.concat(/(?<![\d.])0(?![\d.])/.test(tex) ? [0] : []);

/** Around the circle, each once: 2π is at 0. */
const placesOf = (angles: readonly number[]): string =>
	[...new Set(angles.map((angle) => Math.round(((angle % 360) + 360) % 360)))]
		.toSorted((a, b) => a - b)
		.join();

const ANGLE = /(-?)(?:(\d+)\^\{\\circ\}|\\frac\{(\d*)\\pi\}\{(\d+)\}|(\d*)\\pi(?![a-z}]))/g;

const isStated = (text: string, leg: string, size: number): boolean =>
	formulasIn(text).some((tex) => {
		const [left = '', right] = sidesOf(tex);
		if (right === undefined || !left.includes(leg === 'sine' ? '\\sin' : '\\cos')) return false;
		try {
			return Math.abs(readReal(right)() - size) < 1e-9;
		} catch {
			return false;
		}
	});
