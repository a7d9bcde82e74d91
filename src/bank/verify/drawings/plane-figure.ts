/** A coordinate plane against its description: axes, places, dots, asymptotes, lines. */
import { distanceToRun, type Run, runOf } from './path-run.ts';
import { type Panel, panelsIn } from './panels.ts';
import { type NamedPlace, placesIn, spokenValue } from './places-in-words.ts';
import { at, type Mark } from './svg-elements.ts';

/** Issues if the description and the drawing disagree; none for a drawing without a grid. */
export function planeOtherwise(svg: string, description: string): string[] {
	const [head = '', ...graphs] = description.split(/Graph [A-D](?::| is) /);
	const panels = panelsIn(svg);
	if (panels.length === 0) return [];
	const parts = graphs.length > 0 ? graphs : [head];
	if (panels.length !== parts.length)
		return [`${panels.length} planes are drawn, ${parts.length} described`];
	return panels.flatMap((panel, place) =>
		panel
			? [...axesOtherwise(panel, head), ...marksOtherwise(panel, parts[place] ?? '')]
			: ['the numbers on an axis are not evenly spaced'],
	);
}

const RUNS =
	/(Both axes run|The (\w)-axis runs) from ((?:negative )?[\w. ]+?) to ([\w. ]+?), with a grid line (?:at every unit|every ([\w. ]+?)(?: units)?)\.(?!\d)/g;

function axesOtherwise({ x, y, every }: Panel, head: string): string[] {
	const described = [...head.matchAll(RUNS)];
	return described.flatMap(([words, , letter, from = '', to = '', step = '1'], place) => {
		const isFirst = place === 0;
		const drawn = [
			...(letter === undefined || isFirst ? [[...x, every[0]]] : []),
			...(letter === undefined || !isFirst ? [[...y, every[1]]] : []),
		];
		const said = [from, to, step].map(spokenValue);
		const isDrawn = drawn.every((axis) =>
			axis.every(
				(value, part) => Math.abs(value - (said[part] ?? 0)) < 0.02 * Math.abs(axis[1] ?? 1) + 0.02,
			),
		);
		return isDrawn ? [] : [`the axes are not drawn as "${words}"`];
	});
}

type Drawn = { mark: Mark; run: Run };

function marksOtherwise(panel: Panel, words: string): string[] {
	const places = placesIn(words);
	const dots = panel.marks.filter(isDot);
	const drawn = panel.marks.filter((mark) => !isDot(mark) && mark.name !== 'text').map(drawnBy);
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
		...dotsOtherwise(words, places, (place) => dots.filter(isAt(place))),
		...namesOtherwise(panel, words, places, pixel),
		...asymptotesOtherwise(panel, words, drawn),
		...waysOtherwise(words, places),
		...endsOtherwise(panel, words, drawn),
		...straightOtherwise(words, drawn),
		...openingOtherwise(words, places.map(pixel), drawn),
		...boundariesOtherwise(words, places, pixel, drawn),
	];
}

const isDot = (mark: Mark): boolean => mark.name === 'circle' && at(mark, 'r') < 8;

const pixelOf = (scale: (pixel: number) => number, value: number): number =>
	(value - scale(0)) / (scale(1) - scale(0));

const unitOf = ({ up }: Panel): number => Math.abs(1 / (up(1) - up(0)));

function drawnBy(mark: Mark): Drawn {
	if (mark.name === 'path') return { mark, run: runOf(mark.attributes['d'] ?? '') };
	const [cx, cy] = [at(mark, 'cx'), at(mark, 'cy')];
	const [rx, ry] =
		mark.name === 'circle' ? [at(mark, 'r'), at(mark, 'r')] : [at(mark, 'rx'), at(mark, 'ry')];
	const around = Array.from({ length: 73 }, (_, turn) => {
		const angle = (turn * Math.PI) / 36;
		return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
	});
	return {
		mark,
		run: around.slice(1).map((spot, before) => [around[before] ?? spot, spot] as const),
	};
}

/** Hollow dots are filled with the page color. */
const isHollow = ({ attributes }: Mark): boolean =>
	['#fff', 'none'].includes(attributes['fill'] ?? '');

function dotsOtherwise(
	words: string,
	places: readonly NamedPlace[],
	dotsAt: (place: NamedPlace) => Mark[],
): string[] {
	return [...words.matchAll(/(hollow|filled) dot(?! over)/g)].flatMap(
		({ 0: said, 1: kind, index }) => {
			const place = places.find((one) => one.at > index && one.at - index < 24);
			if (place && words.slice(index, place.at).includes('. ')) return [];
			if (!place) return [];
			const isDrawn = dotsAt(place).some((dot) => isHollow(dot) === (kind === 'hollow'));
			return isDrawn ? [] : [`no ${said} is drawn at (${place.x}, ${place.y})`];
		},
	);
}

/** A name is within this many pixels of its point. */
const NEAR = 40;

/** "Point A is …", "Corner B is …": the letter is beside its place. */
function namesOtherwise(
	{ marks }: Panel,
	words: string,
	places: readonly NamedPlace[],
	pixel: (place: NamedPlace) => readonly [number, number],
): string[] {
	return [...words.matchAll(/(?:[Pp]oint|Corner) ([A-Z])(?:, which)? is /g)].flatMap(
		({ 0: said, 1: name, index }) => {
			const place = places.find(
				(one) => one.at >= index + said.length && one.at < index + said.length + 2,
			);
			if (!place) return [];
			const [x, y] = pixel(place);
			const isNamed = marks.some(
				(mark) =>
					mark.name === 'text' &&
					mark.text.includes(name ?? '') &&
					Math.hypot(at(mark, 'x') - x, at(mark, 'y') - y) < NEAR,
			);
			return isNamed ? [] : [`the name ${name} does not stand at its point`];
		},
	);
}

function asymptotesOtherwise(
	{ across, up }: Panel,
	words: string,
	drawn: readonly Drawn[],
): string[] {
	const dashed = drawn.filter(({ mark }) => 'stroke-dasharray' in mark.attributes);
	return [
		...words.matchAll(
			/(horizontal|vertical) asymptote at ([xy]) equals ([\w. ]+?)(?=[.,;](?!\d)| and |$)/g,
		),
	].flatMap(([said, way, letter, value = '']) => {
		const isAcross = letter === 'y';
		const pixel = pixelOf(isAcross ? up : across, spokenValue(value));
		const isDrawn = dashed.some(({ run }) =>
			run.some(([[a, b], [c, d]]) =>
				isAcross
					? Math.abs(b - pixel) + Math.abs(d - pixel) < 3
					: Math.abs(a - pixel) + Math.abs(c - pixel) < 3,
			),
		);
		const isNamed = (way === 'horizontal') === isAcross;
		return isDrawn && isNamed ? [] : [`no ${said} is drawn`];
	});
}

/** "Rises to (0, 4)" goes up from the previous place. */
const waysOtherwise = (words: string, places: readonly NamedPlace[]): string[] =>
	[...words.matchAll(/(rises|falls) to \(/g)].flatMap(({ 0: said, 1: way, index }) => {
		const next = places.findIndex((place) => place.at === index + said.length - 1);
		const [from, to] = [places[next - 1], places[next]];
		if (!from || !to || to.y > from.y === (way === 'rises')) return [];
		return [`the graph does not ${way === 'rises' ? 'rise' : 'fall'} to (${to.x}, ${to.y})`];
	});

/** "The curve comes from below on the left … and leaves upward on the right." */
function endsOtherwise({ up }: Panel, words: string, drawn: readonly Drawn[]): string[] {
	const [said, start, end] =
		/curve comes from (above|below) on the left.* leaves (upward|downward) on the right/.exec(
			words,
		) ?? [];
	if (said === undefined) return [];
	const isDrawn = drawn.some(({ run }) => {
		const [first, last] = [run[0]?.[0], run.at(-1)?.[1]];
		if (!first || !last || first[0] > last[0]) return false;
		return up(first[1]) > 0 === (start === 'above') && up(last[1]) > 0 === (end === 'upward');
	});
	return isDrawn ? [] : ['the curve has other ends than its words say'];
}

/** "It is a straight line" is said of a graph if, and only if, it is drawn straight. */
function straightOtherwise(words: string, drawn: readonly Drawn[]): string[] {
	if (!/(?:It|The graph) passes (?:through|close to)/.test(words)) return [];
	const graphs = drawn.filter(({ mark }) => !('stroke-dasharray' in mark.attributes));
	const isSaid = words.includes('is a straight line.');
	return graphs.some(({ run }) => isStraight(run)) === isSaid
		? []
		: [`a straight line is ${isSaid ? 'not drawn' : 'not called that'}`];
}

function isStraight(run: Run): boolean {
	const [start, end] = [run[0]?.[0], run.at(-1)?.[1]];
	if (!start || !end) return false;
	return run.flat().every((spot) => distanceToRun([[start, end]], spot) < 0.6);
}

const OPENS = /parabola that opens (upward|downward|to the right|to the left)[.,]/;

/** All of a parabola is on the side of its vertex, or of its first place, toward which it opens. */
function openingOtherwise(
	words: string,
	places: readonly (readonly [number, number])[],
	drawn: readonly Drawn[],
): string[] {
	const way = OPENS.exec(words)?.[1];
	if (way === undefined) return [];
	const [axis, sign] = {
		upward: [1, -1],
		downward: [1, 1],
		'to the right': [0, 1],
		'to the left': [0, -1],
	}[way] as [0 | 1, 1 | -1];
	const isDrawn = drawn.some(({ run }) => {
		const spots = run.flat();
		if (!places.every((place) => distanceToRun(run, place) < 2) || spots.length < 8) return false;
		const along = spots.map((spot) => sign * spot[axis]);
		const [first = 0, last = 0] = [along[0], along.at(-1)];
		return Math.min(...along) < Math.min(first, last) - 5;
	});
	return isDrawn ? [] : [`no parabola opens ${way}`];
}

const BOUNDARY =
	/A(?:nother)? (solid|dashed) line goes through two points with integer coordinates: one is [^;]*; the other is [^.]*\.(?: The part of the plane (above|below) the line is shaded\.)?/g;

function boundariesOtherwise(
	words: string,
	places: readonly NamedPlace[],
	pixel: (place: NamedPlace) => readonly [number, number],
	drawn: readonly Drawn[],
): string[] {
	return [...words.matchAll(BOUNDARY)].flatMap(({ 0: said, 1: style, 2: side, index }) => {
		const [one, two] = places
			.filter(({ at: place }) => place > index && place < index + said.length)
			.map(pixel);
		if (!one || !two) return [];
		const isThrough = ({ run }: Drawn) => [one, two].every((spot) => distanceToRun(run, spot) < 2);
		const isDrawn = drawn.some(
			(line) =>
				isThrough(line) && 'stroke-dasharray' in line.mark.attributes === (style === 'dashed'),
		);
		const height = (x: number) => one[1] + ((two[1] - one[1]) / (two[0] - one[0])) * (x - one[0]);
		const isShaded =
			side === undefined ||
			drawn.some(({ mark, run }) => {
				if (!('fill-opacity' in mark.attributes)) return false;
				const spots = run.flat();
				const above = spots.map(([x, y]) => height(x) - y);
				const largest = above.reduce(
					(most, gap) => (Math.abs(gap) > Math.abs(most) ? gap : most),
					0,
				);
				const isOneSided = above.every((gap) => gap * Math.sign(largest) > -3);
				return isOneSided && largest > 0 === (side === 'above');
			});
		return isDrawn && isShaded ? [] : [`it is not drawn as "${said.slice(0, 20)} …" says`];
	});
}
