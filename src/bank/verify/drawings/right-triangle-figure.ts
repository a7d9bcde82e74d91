/**
 * A right triangle with its three sides labeled, one of them with a letter: each label is at the side that the
 * description gives it to, the letter has the value of the answer, and the legs are drawn in proportion.
 */
import { halfPlace, numberIn } from '../equation-lines.ts';
import { outlinesIn } from './crossed-outlines.ts';
import { distanceToRun, lengthOf, type Piece } from './path-run.ts';
import { marksIn, middleOf } from './svg-elements.ts';

const SIDE = '(?:of )?(\\d+|[a-z])(?: [a-z]+)?';
const SIDES = [
	`a (?:horizontal )?leg ${SIDE}, a (?:vertical )?leg ${SIDE}, and (?:a )?hypotenuse ${SIDE}`,
	`legs of ${SIDE} and ${SIDE} and hypotenuse ${SIDE}`,
].map((sides) => new RegExp(`^A right triangle with ${sides}\\.$`));

/** Legs that differ by a greater factor are drawn with this one. */
const MOST = 2.4;

/** Issues for a triangle that does not match its description or the answer; none for other drawings. */
export function rightTriangleIssues(svg: string, description: string, answer: string): string[] {
	const said = SIDES.map((pattern) => pattern.exec(description)?.slice(1)).find(Boolean);
	if (!said) return [];
	const [across, up, hypotenuse] = sidesIn(svg);
	if (!across || !up || !hypotenuse) return ['no right triangle has one label at each side'];
	const legs = [across.label, up.label];
	const isInOrder = description.includes('horizontal') || legs[0] === said[0];
	const labels = [...(isInOrder ? legs : legs.toReversed()), hypotenuse.label];
	const [one, other] = legs.map((label) => sizeOf(label, answer));
	const ratio = (one ?? 0) / (other ?? 0);
	const drawn = across.length / up.length;
	return [
		...(labels.join() === said.join()
			? []
			: ['a label is not at the side that the description gives it to']),
		...(isAnswered(labels, answer)
			? []
			: ['the answer is not the length of the side with a letter']),
		...(Math.abs(drawn / Math.min(MOST, Math.max(1 / MOST, ratio)) - 1) < 0.03
			? []
			: ['the legs are not drawn in the proportion of their lengths']),
	];
}

const SPECIAL = /^A right triangle with (?:angles of 30 and 60|two angles of 45) degrees\. (.*)$/;

/** "The shorter leg is 22 centimetres, the longer leg is y, and the hypotenuse is x": each has that label. */
export function specialTriangleIssues(svg: string, description: string): string[] {
	const [, words] = SPECIAL.exec(description) ?? [];
	if (words === undefined) return [];
	const [across, up, hypotenuse] = sidesIn(svg);
	if (!across || !up || !hypotenuse) return ['no right triangle has one label at each side'];
	const [short, long] = [across, up].toSorted((one, other) => one.length - other.length);
	const sides: Readonly<Record<string, (Side | undefined)[]>> = {
		'the shorter leg': [short],
		'the longer leg': [long],
		'each leg': [across, up],
		'the hypotenuse': [hypotenuse],
	};
	return [
		...words.matchAll(/([Tt]he (?:\w+ leg|hypotenuse)|[Ee]ach leg) is (\d+|[a-z])(?= |,|\.)/g),
	]
		.filter(([, name = '', label]) => {
			const named = sides[name.toLowerCase()];
			return !named || named.some((side) => side?.label !== label);
		})
		.map(([said]) => `the drawing does not show "${said}"`);
}

const isLetter = (label: string): boolean => /^[a-z]$/.test(label);

const sizeOf = (label: string, answer: string): number =>
	isLetter(label) ? numberIn(answer) : Number(label);

/** By the Pythagorean theorem, within the rounding of the answer. */
function isAnswered(labels: readonly string[], answer: string): boolean {
	const given = labels.filter((label) => !isLetter(label)).map(Number);
	const [one = Number.NaN, other = Number.NaN] = given;
	const isHypotenuse = isLetter(labels[2] ?? '');
	const length = Math.sqrt(isHypotenuse ? one ** 2 + other ** 2 : other ** 2 - one ** 2);
	return (
		given.length === 2 && Math.abs(length - numberIn(answer)) <= halfPlace(answer) + 1e-9 * length
	);
}

type Side = { length: number; label: string };

/** The horizontal leg, the vertical leg, and the hypotenuse of the one closed triangle, each with its nearest label. */
function sidesIn(svg: string): Side[] {
	const marks = marksIn(svg);
	const run = outlinesIn(marks).find(({ length }) => length === 3);
	const texts = marks.filter(({ name }) => name === 'text');
	if (!run || texts.length !== 3) return [];
	const isOf: ((piece: Piece) => boolean)[] = [
		([[, y], [, end]]) => y === end,
		([[x], [end]]) => x === end,
		([[x, y], [endX, endY]]) => x !== endX && y !== endY,
	];
	return isOf.flatMap((isMeant) => {
		const piece = run.find(isMeant);
		if (!piece) return [];
		const labels = texts
			.filter((text) => {
				const away = run.map((side) => distanceToRun([side], middleOf(text)));
				return away.indexOf(Math.min(...away)) === run.indexOf(piece);
			})
			.map(({ text }) => text.replace(/ .*/, ''));
		return labels.length === 1 && labels[0] !== undefined
			? [{ length: lengthOf(piece), label: labels[0] }]
			: [];
	});
}
