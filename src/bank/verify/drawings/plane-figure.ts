/** A coordinate plane against its description: axes, places, dots, and their names; lines are in `plane-lines.ts`. */
import { withNamesJoined } from '../../../math/speech-units.ts';
import { withPointsInPairs } from '../number-in-words.ts';
import { distanceToRun, lengthOf } from './path-run.ts';
import { type Panel, panelsIn } from './panels.ts';
import { type NamedPlace, placesIn, spokenValue } from './places-in-words.ts';
import { crossingIn, drawnBy, lineIssues, pixelOf } from './plane-lines.ts';
import { strokeIssues } from './plane-strokes.ts';
import { at, type Mark, middleOf } from './svg-elements.ts';

/** Issues if the description and the drawing disagree; none for a drawing without a grid. */
export function planeIssues(svg: string, description: string): string[] {
	const [head = '', ...graphs] = withPointsInPairs(withNamesJoined(description)).split(
		/Graph [A-D](?::| is) /,
	);
	const panels = panelsIn(svg);
	if (panels.length === 0) return [];
	const parts = graphs.length > 0 ? graphs : [head];
	if (panels.length !== parts.length)
		return [`${panels.length} planes are drawn, ${parts.length} described`];
	return [
		...panels.flatMap((panel, place) =>
			panel
				? [...axisRangeIssues(panel, head), ...markIssues(panel, parts[place] ?? '')]
				: ['the numbers on an axis are not evenly spaced'],
		),
		...misplacedWords(description),
	];
}

/** An axis of the wrong name, and signs that no place has. */
const MISPLACED =
	/(?:left|right) of the (?!y)\w-axis|(?:above|below) the y-axis|on the x-axis, [\d.]+ units? (?:above|below)|on the y-axis, [\d.]+ units? to the|y-axis[^.;]* at x equals|y-axis in \d|x-axis[^.;]* at y equals|negative 0(?!\.\d)|negative [\d.]+ (?:unit|dot)s?\b/g;

/** "3 units to the left of the x-axis": the distance to the left is measured from the y-axis. */
function misplacedWords(description: string): string[] {
	const said = description.match(MISPLACED) ?? [];
	const count = /crosses the x-axis in (\d+) places?: ([^.]*)\./.exec(description);
	const places = count?.[2]?.match(/units?|origin/g)?.length ?? 0;
	return [
		...said.map((words) => `no place is described as "${words}"`),
		...(count && Number(count[1]) !== places
			? [`the description names ${places} places on the x-axis, not ${count[1]}`]
			: []),
	];
}

const RUNS =
	/(Both axes run|The (\w)-axis runs) from ((?:negative )?[\w. ]+?) to ([\w. ]+?), with a grid line (?:at every unit|every ([\w. ]+?)(?: units)?)\.(?!\d)/g;

function axisRangeIssues({ x, y, every, inDegrees, numbers }: Panel, head: string): string[] {
	const described = [...head.matchAll(RUNS)];
	const names = described.flatMap(([, , letter]) => letter ?? []);
	if (new Set(names).size < names.length || names[1] === 'x' || names[0] === 'y')
		return ['the description does not name the x-axis first and the y-axis second'];
	return described.flatMap(([words, , letter, from = '', to = '', step = '1'], place) => {
		const isFirst = place === 0;
		const drawn = [
			...(letter === undefined || isFirst ? [[...x, every[0]]] : []),
			...(letter === undefined || !isFirst ? [[...y, every[1]]] : []),
		];
		const said = [from, to, step].map((value) => spokenValue(value.replace(' degrees', '')));
		const isAngle = inDegrees && letter !== undefined && isFirst;
		const written = letter === undefined ? numbers.flat() : (numbers[isFirst ? 0 : 1] ?? []);
		const isOnLine = (value: number) => {
			const lines = value / (said[2] ?? 1);
			return Math.abs(lines - Math.round(lines)) < 0.001;
		};
		const isEven = [said[0] ?? 0, said[1] ?? 0, ...written].every(isOnLine);
		const isDrawn = drawn.every((axis) =>
			axis.every(
				(value, part) => Math.abs(value - (said[part] ?? 0)) < 0.02 * Math.abs(axis[1] ?? 1) + 0.02,
			),
		);
		const inUnits = [from, to, step].every((value) => value.endsWith(' degrees') === isAngle);
		return isDrawn && isEven && inUnits ? [] : [`the axes are not drawn as "${words}"`];
	});
}

function markIssues(panel: Panel, words: string): string[] {
	const dots = panel.marks.filter(isDot);
	const drawn = panel.marks.filter((mark) => !isDot(mark) && mark.name !== 'text').map(drawnBy);
	const places = [...placesIn(words), ...crossingIn(words, panel, drawn)];
	const pixel = ({ x, y }: NamedPlace): readonly [number, number] => [
		pixelOf(panel.across, x),
		pixelOf(panel.up, y),
	];
	const isAt = (place: NamedPlace) => (mark: Mark) => {
		const [x, y] = pixel(place);
		return Math.hypot(at(mark, 'cx') - x, at(mark, 'cy') - y) < 2;
	};
	const allowance = ({ isRounded }: NamedPlace) => (isRounded ? 1.6 + 0.06 * unitOf(panel) : 1.6);
	const isThere = (place: NamedPlace) =>
		dots.some(isAt(place)) ||
		drawn.some(({ run }) => distanceToRun(run, pixel(place)) < allowance(place));
	return [
		...places
			.filter((place) => !isThere(place))
			.map((place) => `nothing is drawn at "${words.slice(place.at, place.at + place.length)}"`),
		...dots
			.filter((dot) => !places.some((place) => isAt(place)(dot)))
			.map(
				(dot) =>
					`no words name the dot at ${panel.across(at(dot, 'cx'))}, ${panel.up(at(dot, 'cy'))}`,
			),
		...dotCountIssues(words, dots),
		...dotIssues(words, places, (place) => dots.filter(isAt(place))),
		...pointNameIssues(panel, words, places, pixel),
		...segmentIssues(words, places, (ends) =>
			drawn.some(({ run }) =>
				[0, 0.3, 0.6, 1].every((part) => distanceToRun(run, between(ends.map(pixel), part)) < 1.6),
			),
		),
		...orderIssues(words, places),
		...lineIssues(panel, words, places, drawn, pixel),
		...strokeIssues(panel, words, places.map(pixel)),
	];
}

/** The points of a function are named from left to right, each once. */
function orderIssues(words: string, places: readonly NamedPlace[]): string[] {
	return [...words.matchAll(/(?:It|graph) passes (?:through|close to) (?=\()/g)].flatMap(
		({ 0: said, index }) => {
			let end = index + said.length;
			let last = Number.NEGATIVE_INFINITY;
			for (const { x, at: start, length } of places.filter((place) => place.at >= end)) {
				if (start - end > 6) break;
				if (x <= last) return [`the point over ${x} is not to the right of the point before it`];
				last = x;
				end = start + length;
			}
			return [];
		},
	);
}

const isDot = (mark: Mark): boolean => mark.name === 'circle' && at(mark, 'r') < 8;

const unitOf = ({ up }: Panel): number => Math.abs(1 / (up(1) - up(0)));

/** Hollow dots are filled with the page color. */
const isHollow = ({ attributes }: Mark): boolean =>
	['#fff', 'none'].includes(attributes['fill'] ?? '');

/** "There are 7 dots", "a curve and a line that meet at 2 dots", and as many open dots as are hollow. */
function dotCountIssues(words: string, dots: readonly Mark[]): string[] {
	const said = /\b(\d+) dots:/.exec(words)?.[1];
	const kinds = words.match(/\b(?:open|closed) dot\b/g) ?? [];
	const open = kinds.filter((kind) => kind === 'open dot').length;
	const hollow = dots.filter(isHollow).length;
	return [
		...(said === undefined || Number(said) === dots.length
			? []
			: [`${dots.length} dots are drawn, not ${said}`]),
		...(kinds.length === 0 || open === hollow
			? []
			: [`${hollow} of the dots that are drawn are open, not ${open}`]),
	];
}

/** "An open dot at (1, 2)", "(6, −3), where it ends with a closed dot", and a point with a name. */
function dotIssues(
	words: string,
	places: readonly NamedPlace[],
	dotsAt: (place: NamedPlace) => Mark[],
): string[] {
	const kinds = [
		...words.matchAll(/(where it ends with an? )?(open|closed) dot(?! over)/g),
	].flatMap(({ 0: said, 1: before, 2: kind, index }) => {
		const next = places.find((one) => one.at > index && one.at - index < 24);
		const isNext = next && !words.slice(index, next.at).includes('. ');
		const last = places.findLast((one) => one.at < index);
		const place = before ? last : isNext ? next : undefined;
		if (!place || dotsAt(place).some((dot) => isHollow(dot) === (kind === 'open'))) return [];
		return [`no ${said.replace(before ?? '', '')} is drawn at (${place.x}, ${place.y})`];
	});
	const named = [...words.matchAll(/(?:[Pp]oint|Corner) ([A-Z])(?:, which)? is /g)].flatMap(
		({ 0: said, 1: name, index }) => {
			const start = index + said.length;
			const place = places.find((one) => one.at >= start - 3 && one.at < start + 2);
			return place && dotsAt(place).length === 0 ? [`no dot is drawn at ${name}`] : [];
		},
	);
	return [...kinds, ...named];
}

/**
 * "Segments AB and AC are drawn", "with chord AB", "Triangle ABC is drawn", "line segments that join 5 dots": from point
 * to point. A polygon names each of its corners once, and nothing else is drawn between points.
 */
function segmentIssues(
	words: string,
	places: readonly NamedPlace[],
	isDrawn: (ends: readonly NamedPlace[]) => boolean,
): string[] {
	const joined = words.search(/\bline segments that join \d+ dots:/);
	const dots = joined < 0 ? [] : places.filter(({ at: place }) => place > joined);
	if (dots.slice(1).some((dot, before) => !isDrawn([dots[before] ?? dot, dot])))
		return ['no line segments join the dots'];
	const [said = ''] = OUTLINES.exec(words) ?? [];
	const [other] = OTHER_OUTLINE.exec(words) ?? [];
	if (other !== undefined) return [`nothing is drawn that is called "${other}"`];
	return [...said.matchAll(/[A-Z]{2,}/g)].flatMap(([name]) => {
		if (new Set(name).size < name.length) return [`${name} names a point twice`];
		const sides =
			name.length === 2 ? [name] : [...name].map((from, nth) => from + (name[nth + 1] ?? name[0]));
		return sides.flatMap((side) => {
			const ends = [...side].flatMap((letter) => {
				const from = words.indexOf(`oint ${letter} is `);
				return places.find(({ at: place }) => from >= 0 && place > from) ?? [];
			});
			return ends.length === 2 && isDrawn(ends) ? [] : [`segment ${side} is not drawn`];
		});
	});
}

const OUTLINES =
	/(?:Segments?|Triangles?|Quadrilateral|with chord) (?:[A-Z]{2,4}(?:, | and |, and )?)+(?= (?:is|are) drawn|\.)/;

/** "Line AB is drawn", "Triangle ABCD is drawn", "Quadrilateral ABC is drawn" */
const OTHER_OUTLINE =
	/(?<![A-Z])(?!Segments? [A-Z]{2}\b|Triangles? [A-Z]{3}\b|Quadrilateral [A-Z]{4}\b)[A-Z][a-z]+ [A-Z]{2,4}(?=,? (?:is|are|and [A-Z]{2,4} are) drawn)/;

const between = (
	[[a, b] = [0, 0], [c, d] = [0, 0]]: readonly (readonly [number, number])[],
	part: number,
): readonly [number, number] => [a + part * (c - a), b + part * (d - b)];

/** The middle of a name is within this many pixels of its point. */
const NEAR = 27;

/** "Point A is …", "Corner B is …": the letter is beside its place, and no two letters would be nearer if they were exchanged. */
function pointNameIssues(
	{ marks }: Panel,
	words: string,
	places: readonly NamedPlace[],
	pixel: (place: NamedPlace) => readonly [number, number],
): string[] {
	const named = [
		...words.matchAll(/(?:(?:[Pp]oint|Corner) ([A-Z])(?:, which)? is |centre ([A-Z]) at )/g),
	].flatMap(({ 0: said, 1: point, 2: center, index }) => {
		const start = index + said.length;
		const place = places.find((one) => one.at >= start - 3 && one.at < start + 2);
		const name = point ?? center ?? '';
		return place ? [{ name, spot: pixel(place) }] : [];
	});
	const [, first, second] = /The first dot is ([A-Z]), .*the second is ([A-Z])\./.exec(words) ?? [];
	const inOrder = [first, second].flatMap((name, order) => {
		const place = places[order];
		return name && place ? [{ name, spot: pixel(place) }] : [];
	});
	return letterPlaceIssues(marks, [...named, ...inOrder]);
}

type NamedSpot = { name: string; spot: readonly [number, number] };

function letterPlaceIssues(marks: readonly Mark[], named: readonly NamedSpot[]): string[] {
	const distance = (letter: Mark, { spot }: NamedSpot) => lengthOf([middleOf(letter), spot]);
	const letters = named.map((one) =>
		marks
			.filter(({ name, text }) => name === 'text' && text.includes(one.name))
			.toSorted((a, b) => distance(a, one) - distance(b, one))
			.at(0),
	);
	return named.flatMap((one, place) => {
		const letter = letters[place];
		const isBeside =
			letter !== undefined &&
			distance(letter, one) < NEAR &&
			named.every((other, nth) => {
				const another = letters[nth];
				return (
					another === undefined ||
					another === letter ||
					distance(letter, one) + distance(another, other) <
						distance(letter, other) + distance(another, one)
				);
			});
		return isBeside ? [] : [`the name ${one.name} is not at its point`];
	});
}
