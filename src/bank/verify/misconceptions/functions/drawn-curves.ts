/** What the words of a figure say about its one curve: the points that it runs through, and where it has no end. */
import { placeInWords } from '../../read-figure.ts';
import { meetingsInWords, numberInWords, type Spot, spotsIn, whole } from '../../read-curve.ts';

export type Drawn = {
	/** From left to right. */
	spots: readonly Spot[];
	vertex?: Spot;
	zeros: readonly number[];
	/** "left", "right", "up", "down" */
	endless: readonly string[];
	/** The numbers at the ends of the axes. */
	edges: readonly number[];
};

export function drawnIn(words: string): Drawn | undefined {
	if (!words.includes('A coordinate plane.')) return undefined;
	const figure = whole(words);
	const [frame = '', ...about] = figure.split(
		/(?<=grid line (?:at every unit|every \d+ units))\. /,
	);
	const said = about.join(' ');
	const endless = /continues without end (.*?)\./.exec(said)?.[1] ?? '';
	const vertex = spotsIn(/Its vertex is (\([^()]*\))/.exec(said)?.[1] ?? '')[0];
	return {
		spots: [...dotsIn(said), ...spotsIn(said)].toSorted(([one], [other]) => one - other),
		...(vertex && { vertex }),
		zeros: meetingsInWords(said).map(({ zero }) => zero),
		endless: endless.match(/left|right|up|down/g) ?? [],
		edges: [...frame.matchAll(/run[s]? from ((?:negative )?\d+) to (\d+)/g)].flatMap((ends) =>
			ends.slice(1).map(numberInWords),
		),
	};
}

/** "It begins at a closed dot, 7 units to the left of the y-axis and 4 units above the x-axis." */
const dotsIn = (words: string): Spot[] =>
	[...words.matchAll(/(?:closed|open) dot, ([^.]*)\./g)].map(([, place = '']) =>
		placeInWords(place),
	);

/** The points where a drawn curve turns: higher than the points on both sides, or lower. */
export function turnsOf({ spots }: Drawn): { maxima: Spot[]; minima: Spot[] } {
	const turnsWhere = (isThere: (side: number, height: number) => boolean) =>
		spots.filter(([, height], at) =>
			[spots[at - 1], spots[at + 1]].every((side) => side && isThere(side[1], height)),
		);
	return {
		maxima: turnsWhere((side, height) => side < height),
		minima: turnsWhere((side, height) => side > height),
	};
}

/** From the least coordinate to the greatest, or without end. */
export function extentOf(
	{ spots, endless }: Drawn,
	coordinate: 0 | 1,
): readonly [number, number] | undefined {
	const places = spots.map((spot) => spot[coordinate]);
	if (places.length === 0 || places.some(Number.isNaN)) return undefined;
	const [down = '', up = ''] = coordinate === 0 ? ['left', 'right'] : ['down', 'up'];
	return [
		endless.includes(down) ? -Infinity : Math.min(...places),
		endless.includes(up) ? Infinity : Math.max(...places),
	];
}
