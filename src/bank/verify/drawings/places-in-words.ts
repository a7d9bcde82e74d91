/** Places on a coordinate plane, as a figure's description names them. */
import { NUMBER_IN_WORDS, valueInWords } from '../number-in-words.ts';

export type NamedPlace = {
	x: number;
	y: number;
	/** "Passes close to" means a rounded value. */
	isRounded: boolean;
	/** Where the description names it. */
	at: number;
	length: number;
};

const NUMBER = String.raw`(?:(?:negative )?(?:\d+ )?pi(?: over \d+)?|${NUMBER_IN_WORDS})`;
const PAIR = new RegExp(String.raw`\((${NUMBER}), (${NUMBER})\)`, 'g');
const FROM_AXES =
	/(?<x>[\d.]+) units? to the (?<side>right|left) of the y-axis and (?<y>[\d.]+) units? (?<height>above|below) the x-axis/g;
const ON_AXIS =
	/on the (?:x-axis, (?<x>[\d.]+) units? to the (?<side>right|left)|y-axis, (?<y>[\d.]+) units? (?<height>above|below))(?: of)? the origin/g;
const BY_VALUES =
	/at the value (?<x>[\d.]+) on the horizontal axis and the value (?<y>[\d.]+) on the vertical axis/g;
const AT_ORIGIN = /(?:at|through) the origin/g;
const ON_X_AXIS = new RegExp(
	`(?:(?:crosses|touches)[^.]*? at |(?<=x-axis at [^.;:]*)(?:,? and |, ))x equals (?<x>${NUMBER})`,
	'g',
);
const CROSSES_BESIDE =
	/(?<=crosses the x-axis in [^.]*)(?<x>\d+) units? to the (?<side>right|left) of the y-axis/g;
const ON_Y_AXIS = new RegExp(
	`(?:meets the y-axis at y equals|crosses the y-axis at(?: y equals)?) (?<y>${NUMBER})`,
	'g',
);

/** "negative 3 pi over 2", "four thirds" */
export function spokenValue(words: string): number {
	const value = valueInWords(words);
	if (!Number.isNaN(value)) return value;
	const [, sign, times, pi, under = '1'] =
		/^(negative )?([\d.]*) ?(pi)?(?: over (\d+))?$/.exec(words) ?? [];
	const size = times === '' ? 1 : Number(times);
	return ((sign ? -1 : 1) * size * (pi ? Math.PI : 1)) / Number(under);
}

export function placesIn(words: string): NamedPlace[] {
	const pairs = [...words.matchAll(PAIR)].map(({ 0: { length }, 1: x = '', 2: y = '', index }) => ({
		x: spokenValue(x),
		y: spokenValue(y),
		isRounded: /close to [^.]*$/.test(words.slice(0, index).replaceAll(/(?<=\d)\.(?=\d)/g, '')),
		at: index,
		length,
	}));
	const others = [
		FROM_AXES,
		ON_AXIS,
		BY_VALUES,
		AT_ORIGIN,
		ON_X_AXIS,
		CROSSES_BESIDE,
		ON_Y_AXIS,
	].flatMap((pattern) =>
		[...words.matchAll(pattern)].map(({ 0: { length }, index, groups = {} }) => ({
			x: (groups['side'] === 'left' ? -1 : 1) * spokenValue(groups['x'] ?? '0'),
			y: (groups['height'] === 'below' ? -1 : 1) * spokenValue(groups['y'] ?? '0'),
			isRounded: false,
			at: index,
			length,
		})),
	);
	return [...pairs, ...others].toSorted((a, b) => a.at - b.at);
}
