/**
 * Triangles rebuilt on coordinates from a figure's description ("In triangle ABC, angle C is a right angle, …"), and
 * measured. Several triangles may share sides; known lengths carry over from one to the next.
 */
import { formulasIn } from '../../math/markup.ts';
import { withNamesJoined } from '../../math/speech-units.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { promptWords, type Verify } from './evidence.ts';
import { sightIssues } from './sight-issues.ts';
import { type Known, trianglesWith } from './triangles.ts';
import { ifReadable, readReal, sidesOf, UnreadableTex } from './values.ts';

type Stated = { name: string; known: Known };

export type Scene = {
	/** A length by its two letters (in either order), an angle by its vertex. */
	value(part: string): number;
	/** What the question asks for, in order. */
	wanted: string[];
	/** The variable that the figure assigns to a wanted length. */
	marks: Readonly<Record<string, string>>;
	triangles: readonly Stated[];
};

const key = (side: string) => [...side].toSorted().join('');

/** Reads the figure of a question. @throws {UnreadableTex} if a wanted part does not follow from it. */
export function sceneOf(question: Question): Scene {
	const words = withNamesJoined(question.question_speech);
	const lengths = new Map<string, number>();
	const triangles = [...words.matchAll(/In triangle ([A-Z]{3}), (.*?)\.(?= |$)/g)].map(
		([, name = '', text = '']): Stated => {
			const known: Known = {
				angles: [undefined, undefined, undefined],
				sides: [undefined, undefined, undefined],
			};
			for (const [, corner = '', size] of text.matchAll(
				/angle ([A-Z]) is (?:a right angle|([\d.]+) degrees)/g,
			))
				known.angles[name.indexOf(corner)] = size === undefined ? 90 : Number(size);
			for (const [, side = '', size] of text.matchAll(/side ([A-Z]{2}) is ([\d.]+)/g))
				lengths.set(key(side), Number(size));
			return { name, known };
		},
	);
	// N is north of a corner, in line with the side that ends there.
	for (const [, corner = '', size] of words.matchAll(
		/\bline ([A-Z])N points north, and angle N\1[A-Z] is ([\d.]+) degrees/g,
	))
		for (const { name, known } of triangles)
			if (name.includes(corner)) known.angles[name.indexOf(corner)] = 180 - Number(size);
	const parts = [...words.matchAll(/([A-Z]) lies between ([A-Z]) and ([A-Z])/g)].map(
		([, ...all]) => all as string[],
	);
	for (let round = 0; round < 4; round++) {
		for (const stated of triangles) spread(stated, lengths);
		for (const [m = '', p = '', q = ''] of parts)
			addUp([key(p + m), key(m + q), key(p + q)], lengths);
	}
	const found = [
		...words.matchAll(/(?:length of|Angle) ([A-Z]{1,2})(?:, marked ([a-z]),)? is unknown/g),
	];
	return {
		wanted: found.map(([, part = '']) => part),
		marks: Object.fromEntries(found.flatMap(([, part = '', mark]) => (mark ? [[part, mark]] : []))),
		triangles,
		value(part) {
			const corner = triangles.map(({ name, known }) => known.angles[name.indexOf(part)]);
			const value =
				part.length > 1 ? lengths.get(key(part)) : corner.find((one) => one !== undefined);
			if (value === undefined) throw new UnreadableTex(`${part} does not follow from the figure.`);
			return value;
		},
	};
}

function spread(stated: Stated, lengths: Map<string, number>): void {
	const sides = [0, 1, 2].map((place) => key([...stated.name].toSpliced(place, 1).join('')));
	const known: Known = {
		angles: stated.known.angles,
		sides: sides.map((side) => lengths.get(side)),
	};
	const found = trianglesWith(known);
	if (!found) return;
	const [only, ...more] = found;
	if (!only || more.length > 0) throw new UnreadableTex(`${stated.name} is not one triangle.`);
	stated.known = only;
	sides.forEach((side, place) => lengths.set(side, only.sides[place] ?? 0));
}

/** The last of three is the sum of the others. */
function addUp(
	[p, q, whole]: readonly [string, string, string],
	lengths: Map<string, number>,
): void {
	const [a, b, c] = [p, q, whole].map((side) => lengths.get(side));
	if (a !== undefined && b !== undefined) lengths.set(whole, a + b);
	else if (a !== undefined && c !== undefined) lengths.set(q, c - a);
	else if (b !== undefined && c !== undefined) lengths.set(p, c - b);
}

/** Numbers in the figure that are not in the prompt: nothing may be known from the image alone. */
export function unnamedIn(question: Question): string[] {
	let words = promptWords(question);
	const isBearing = words.includes('bearing');
	const spoken = withNamesJoined(question.question_speech);
	const isOneTriangle = new Set(spoken.match(/triangle [A-Z]{3}/g)).size === 1;
	const figure = [...spoken.matchAll(/(?:angle [A-Z]{1,3}|side [A-Z]{2}) is ([\d.]*\d)/g)];
	return figure
		.filter(([, size = '']) => {
			const forms = isBearing ? `(?:0*${size}|0*${180 - Number(size)})` : size;
			const left = words.replace(new RegExp(`(?<![\\d.])${forms}(?!\\d|\\.\\d)`), '');
			const isUnnamed = left === words;
			// Two parts of one size are two numbers of the prompt, but two triangles may share a part.
			if (isOneTriangle) words = left;
			return isUnnamed;
		})
		.map(([, size]) => `the figure shows ${size}, the prompt does not say it`);
}

/** Issues if the prompt names parts to find, "side $b$" or "$\\angle A$", that are not those the figure leaves open. */
export function askedPartIssues({ question }: Question, { wanted, triangles }: Scene): string[] {
	const [, list = ''] = /\b[Ff]ind(?:ing)? ([^?.]*)/.exec(question) ?? [];
	const asked = formulasIn(list).flatMap((tex) => {
		const [, part = ''] = /^(?:\\angle )?([A-Z]{1,2})$/.exec(tex) ?? [];
		if (part !== '') return [key(part)];
		const opposite = triangles.find(({ name }) => name.includes(tex.toUpperCase()))?.name;
		return /^[a-z]$/.test(tex) && opposite ? [key(opposite.replace(tex.toUpperCase(), ''))] : [];
	});
	return asked.length === 0 || asked.toSorted().join() === wanted.map(key).toSorted().join()
		? []
		: [`the prompt asks for ${asked.join(', ')}, the figure for ${wanted.join(', ')}`];
}

/** Issues unless a stored number is the value, rounded to as many places as it shows. */
export function expectRounded(stored: string, value: number, places: number): string[] {
	const shape = places === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${places}}$`);
	const close = shape.test(stored) && Math.abs(Number(stored) - value) < 0.5 * 10 ** -places + 1e-9;
	return close ? [] : [`${stored} is stored, the check measures ${value}`];
}

/** Every step whose variables have values is true; angles are in degrees. */
export function expectTrigLines(
	{ steps }: Question,
	values: Readonly<Record<string, number>>,
): string[] {
	return steps
		.flatMap(({ text }) => formulasIn(text))
		.filter((tex) => /=|\\approx/.test(tex))
		.flatMap((tex) => {
			const sides = sidesOf(tex.replaceAll(/\\angle (?:[A-Z]([A-Z])[A-Z])?/g, '$1')).flatMap(
				(side) => sideValue(side, values),
			);
			const half = /\\approx -?\d+\.(\d+)/.exec(tex)?.[1]?.length ?? 0;
			const least = tex.includes('\\approx') ? 0.501 * 10 ** -half : 0;
			const wrong = sides.some((side, place) => {
				const before = sides[place - 1] ?? side;
				const loose = tex.includes('\\approx') ? 2e-3 : 1e-9;
				return Math.abs(side - before) > Math.max(least, loose * Math.max(1e-3, Math.abs(before)));
			});
			return wrong ? [`"${tex}" is not true: ${sides.join(' and ')}`] : [];
		});
}

function sideValue(side: string, values: Readonly<Record<string, number>>): number[] {
	if (side.includes('^{-1}')) return [];
	const plain = side.replaceAll(/\\text\{[^}]*\}/g, '');
	const value = ifReadable(() => readReal(plain, { degrees: true })(values));
	return value === undefined ? [] : [value];
}

/** Letters of the first triangle: capitals for angles, lower case for the opposite sides; and the marked lengths. */
export function lettersOf(scene: Scene): Record<string, number> {
	const [first] = scene.triangles;
	const values: Record<string, number> = {};
	if (first && scene.triangles.length === 1)
		[...first.name].forEach((corner, place) => {
			const [angle, side] = [first.known.angles[place], first.known.sides[place]];
			if (angle !== undefined) values[corner] = angle;
			if (side !== undefined) values[corner.toLowerCase()] = side;
		});
	for (const [part, mark] of Object.entries(scene.marks)) values[mark] = scene.value(part);
	return values;
}

/** For questions with one or more rounded parts: a length to the nearest tenth, an angle to the nearest degree. */
export const verifyTriangle: Verify = ({ question }) => {
	const scene = sceneOf(question);
	const stored = question.answer.value.split(', ');
	if (scene.wanted.length === 0 || stored.length !== scene.wanted.length)
		return [`${question.answer.value} does not answer ${scene.wanted.join(', ')}`];
	return [
		...unnamedIn(question),
		...askedPartIssues(question, scene),
		...sightIssues(question, scene),
		...scene.wanted.flatMap((part, place) =>
			expectRounded(stored[place] ?? '', scene.value(part), part.length > 1 ? 1 : 0),
		),
		...expectTrigLines(question, lettersOf(scene)),
	];
};
