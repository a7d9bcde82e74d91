/**
 * What a prompt says of named parts is what its figure shows: right angles, points with coordinates, the sizes of angles
 * ($\angle CAB$, angle $B$), the lengths of sides ($AB$, or the $c$ of triangle $ABC$), and how long, wide, and high a thing is.
 */
import { withNamesJoined } from '../../math/speech-units.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { descriptionsIn, promptWords } from './evidence.ts';
import { placeInWords } from './read-figure.ts';
import { remembered } from '../../math/remembered.ts';

/** Issues for each part of the prompt that is another in the figure. */
export function otherThanFigure(question: Question): string[] {
	const text = questionText(question.question);
	const descriptions = descriptionsIn(question.question_html);
	const speech = withNamesJoined(question.question_speech);
	const points = [...text.matchAll(/([A-Z])\((-?\d+), (-?\d+)\)/g)].filter(([, name, x, y]) => {
		const place = new RegExp(`Point ${name} is ([^.]*)\\.`).exec(speech)?.[1];
		if (place === undefined) return false;
		const [a, b] = placeInWords(place);
		return a !== Number(x) || b !== Number(y);
	});
	const units = [...text.matchAll(/\$[a-z] = ([\d.]+)\\text\{/g)].filter(
		([, length = '']) =>
			/In triangle/.test(speech) && !new RegExp(`is ${RegExp.escape(length)} `).test(speech),
	);
	return [
		...units.map(([, length]) => `no side is ${length} long in the figure`),
		...points.map(([, name]) => `point ${name} is another in the figure`),
		...otherSizes(text, descriptions),
		...otherMeasures(promptWords(question), descriptions),
	];
}

/** An angle by its vertex and, if they are named, the ends of its arms, a side by its ends: "A", "A|BC", "AB". */
type Size = { part: string; size: number };

const inOrder = (letters: string): string => [...letters].toSorted().join('');

/** "B" in triangle ABC is between BA and BC; "ABC" without a triangle as well. */
function angleOf(name: string, triangle = ''): string {
	if (name.length === 3) return `${name[1]}|${inOrder(`${name[0]}${name[2]}`)}`;
	return triangle.includes(name) ? `${name}|${inOrder(triangle.replace(name, ''))}` : name;
}

const SHOWN_ANGLE =
	/\b[Aa]ngle ([A-Z]{3}|[A-Z]) (?:is|measures) (?:(a right angle)|([\d.]+) degrees)/g;
const SHOWN_SIDE = /\b([A-Z]{2}) is ([\d.]+) [a-z]/g;

/** "In triangle ABC, angle C is a right angle, and side AB is 12 metres long." */
const sizesShown = remembered((description: string): Size[] =>
	withNamesJoined(description)
		.split(/\.(?: |$)/)
		.flatMap((sentence) => {
			const triangle = /\b[Tt]riangle ([A-Z]{3})\b/.exec(sentence)?.[1];
			const angles = [...sentence.matchAll(SHOWN_ANGLE)].map(([, name = '', right, size]) => ({
				part: angleOf(name, triangle),
				size: right === undefined ? Number(size) : 90,
			}));
			const sides = [...sentence.matchAll(SHOWN_SIDE)].map(([, name = '', size]) => ({
				part: inOrder(name),
				size: Number(size),
			}));
			return [...angles, ...sides];
		}),
);

const SAID_ANGLE =
	/(?:\\angle |[Aa]ngle \$)([A-Z]{3}|[A-Z])(?:\$ (?:measures|is|as) \$| = )([\d.]+)\^/g;
const SAID_SIDE = /(?<![A-Za-z])([A-Z]{2})(?: = |\$ is \$)([\d.]+)(?=\\text|\$)/g;
const SAID_OPPOSITE = /\$([a-z]) = ([\d.]+)\\text/g;

function sizesSaid(text: string): Size[] {
	const triangle = /\b[Tt]riangles? \$([A-Z]{3})\$/.exec(text)?.[1];
	const opposite = (letter: string) =>
		triangle?.includes(letter) ? inOrder(triangle.replace(letter, '')) : '';
	return [
		...[...text.matchAll(SAID_ANGLE)].map(([, name = '', size]) => [angleOf(name), size] as const),
		...[...text.matchAll(SAID_SIDE)].map(([, name = '', size]) => [inOrder(name), size] as const),
		...[...text.matchAll(SAID_OPPOSITE)].map(
			([, letter = '', size]) => [opposite(letter.toUpperCase()), size] as const,
		),
	].map(([part, size]) => ({ part, size: Number(size) }));
}

/** Of the angles at one vertex, "angle A" may be any. */
function otherSizes(text: string, descriptions: readonly string[]): string[] {
	const shown = descriptions.flatMap(sizesShown);
	if (shown.length === 0) return [];
	return sizesSaid(text)
		.filter(({ part, size }) => {
			const same = shown.filter(
				(one) => one.part === part || (part.length === 1 && one.part.startsWith(`${part}|`)),
			);
			return same.length > 0 && !same.some((one) => one.size === size);
		})
		.map(({ part, size }) => `${part.replace('|', ' between ')} is not ${size} in the figure`);
}

const MEASURES: Readonly<Record<string, string>> = {
	length: 'long',
	width: 'wide',
	height: 'high',
	tall: 'high',
};

const MEASURED =
	/\b(slant height|length|width|height|radius|diameter)(?: of| is)? ([\d.]*\d)|([\d.]*\d) [a-z]+ (long|wide|high|tall)\b/g;

/** "12 feet wide", "width 12 feet", "a width of 12 feet" */
const measuresIn = (words: string): Size[] =>
	[...words.matchAll(MEASURED)].map(([, before = '', one, other, behind = '']) => ({
		part: MEASURES[before || behind] ?? (before || behind),
		size: Number(one ?? other),
	}));

const measuresShown = remembered(measuresIn);

/** A figure with two heights may show each in either place. */
function otherMeasures(words: string, descriptions: readonly string[]): string[] {
	const shown = descriptions.flatMap(measuresShown);
	if (shown.length === 0) return [];
	return measuresIn(words)
		.filter(({ part, size }) => {
			const same = shown.filter((one) => one.part === part);
			return same.length > 0 && !same.some((one) => one.size === size);
		})
		.map(({ part, size }) => `nothing is ${size} ${part} in the figure`);
}
