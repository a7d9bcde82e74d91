/** The description of a drawn curve, read back: points that it passes through, asymptotes, open dots. */
import { valueInWords, withPointsInPairs } from './number-in-words.ts';

export type RealRule = (x: number) => number;

/** "Graph A: It passes through …" for each lettered graph; empty if there is only one graph. */
export const numberedGraphs = (speech: string): { name: string; words: string }[] =>
	[...withPointsInPairs(speech).matchAll(/Graph ([A-D]): (.*?)(?= Graph [A-D]: |$)/gs)].map(
		([, name = '', words = '']) => ({
			name,
			words,
		}),
	);

/** The part of the speech that describes the graph. */
export const whole = (speech: string): string =>
	withPointsInPairs(speech.slice(speech.indexOf('A coordinate plane.')));

/** "negative 3", "0.5", "four thirds", "3 pi over 2" */
export function numberInWords(words: string): number {
	const value = valueInWords(words.trim());
	if (!Number.isNaN(value)) return value;
	const [, minus, over, pi, under] =
		/^(negative )?([\d.]+)?( ?pi)?(?: over (\d+))?$/.exec(words.trim()) ?? [];
	const size = (Number(over ?? 1) * (pi ? Math.PI : 1)) / Number(under ?? 1);
	return over === undefined && !pi ? Number.NaN : minus ? -size : size;
}

/** "crosses the x-axis at x equals 1 and x equals 3, then touches the x-axis and turns back at x equals 5" */
export const meetingsInWords = (words: string): { does: string; zero: number }[] =>
	[
		...words.matchAll(
			/((?:flattens as it )?(?:crosses|touches) the x-axis(?: and [a-z ]+?)?) at (x equals [^,.]*?(?:(?:,| and|, and) x equals [^,.]*?)*)(?=[,.])/g,
		),
	].flatMap(([, does = '', places = '']) =>
		[...places.matchAll(/x equals ((?:negative )?\d+)/g)].map(([, zero = '']) => ({
			does,
			zero: numberInWords(zero),
		})),
	);

export type Spot = readonly [number, number];

export const spotsIn = (words: string): Spot[] =>
	[...words.matchAll(/\(([^(),]*), ([^(),]*)\)/g)].map(([, x = '', y = '']) => [
		numberInWords(x),
		numberInWords(y),
	]);

/** Points that the curve passes through; those that it passes close to are rounded. */
export const spotsOn = (words: string): { exact: Spot[]; rough: Spot[] } => ({
	exact: [
		...spotsIn(STARTS.exec(words)?.[1] ?? ''),
		...spotsIn(/(?:It|The graph) passes through ([^A-Z]*)\./.exec(words)?.[1] ?? ''),
		...[...words.matchAll(/closed dot at (\([^()]*\))/g)].flatMap(([, spot = '']) => spotsIn(spot)),
	],
	rough: spotsIn(/(?:It|The graph) passes close to ([^A-Z]*)\./.exec(words)?.[1] ?? ''),
});

/** True if the rule gives every point and asymptote in the description, and no open dot. */
export function graphFits(words: string, rule: RealRule): boolean {
	const { exact, rough } = spotsOn(words);
	const [, places] = /vertical asymptotes? at x equals ((?:[^.]|\.\d)*)\./.exec(words) ?? [];
	const walls = (places?.split(/,? and |, /) ?? []).map(numberInWords);
	const hollow = [...words.matchAll(/open dot at (\([^()]*\))/g)].flatMap(([, spot = '']) =>
		spotsIn(spot),
	);
	const level = /horizontal asymptote at y equals ([^.]*(?:\.\d+)?)\./.exec(words)?.[1];
	return (
		exact.length + rough.length > 1 &&
		exact.every(([x, y]) => Math.abs(rule(x) - y) < 1e-6) &&
		rough.every(([x, y]) => isRounded(y, rule(x))) &&
		areLevel([...exact, ...rough], rule) &&
		hollow.every(([x, y]) => Math.abs(rule(x) - y) > 1e-6) &&
		walls.every((at) => isWall(rule, at)) &&
		turnsThere(words, rule) &&
		startsThere(words, rule) &&
		isShaped(words, rule) &&
		isSteepest(words, rule) &&
		meetsThere(words, rule) &&
		endsThere(words, rule) &&
		(level === undefined || nears(rule, numberInWords(level)))
	);
}

/** To tenths, or to as many digits as are said. */
const isRounded = (said: number, height: number): boolean => {
	const digits = String(said).split('.')[1]?.length ?? 1;
	return Math.abs(height - said) < 0.501 / 10 ** digits;
};

/** Heights that are said as one number are equal: a curve that rises does not sound level. */
const areLevel = (spots: readonly Spot[], rule: RealRule): boolean =>
	spots.every(([x, y]) => spots.every(([u, v]) => y !== v || Math.abs(rule(x) - rule(u)) < 1e-6));

const SHAPES: readonly (readonly [words: string, holds: (rule: RealRule) => boolean])[] = [
	['is a parabola.', isParabola],
	['is V-shaped.', isBent],
];

/** A graph is of the shape that its words name. */
const isShaped = (words: string, rule: RealRule): boolean =>
	SHAPES.every(([name, holds]) => !words.includes(name) || holds(rule));

const bendsOf = (rule: RealRule): number[] =>
	Array.from({ length: 41 }, (_, at) => at - 20.3).map(
		(x) => rule(x + 0.1) + rule(x - 0.1) - 2 * rule(x),
	);

/** The heights bend equally everywhere. */
function isParabola(rule: RealRule): boolean {
	const bends = bendsOf(rule);
	const [first = 0] = bends;
	return Math.abs(first) > 1e-6 && bends.every((bend) => Math.abs(bend - first) < 1e-6);
}

/** Two half-lines with opposite slopes. */
function isBent(rule: RealRule): boolean {
	const slope = rule(100) - rule(99);
	const corner = (rule(-100) - rule(100)) / (2 * slope);
	const low = rule(100) - slope * (100 - corner);
	return (
		Math.abs(slope) > 1e-6 &&
		Array.from({ length: 81 }, (_, at) => at / 2 - 20).every(
			(x) => Math.abs(rule(x) - low - slope * Math.abs(x - corner)) < 1e-6,
		)
	);
}

const STEEPEST = /(rises|falls) from left to right and is steepest at (\([^()]*\))/;

/** The curve runs one way everywhere, ever more steeply up to the point and ever less steeply behind it. */
function isSteepest(words: string, rule: RealRule): boolean {
	const [, way, spot = ''] = STEEPEST.exec(words) ?? [];
	return spotsIn(spot).every(([x, y]) => {
		const steps = Array.from(
			{ length: 80 },
			(_, at) => rule(x - 20 + (at + 1) / 2) - rule(x - 20 + at / 2),
		);
		const isSteeper = (step: number, next: number) => Math.abs(step) < Math.abs(next) - 1e-9;
		return (
			Math.abs(rule(x) - y) < 1e-6 &&
			steps.every((step) => step !== 0 && step > 0 === (way === 'rises')) &&
			steps.slice(0, 39).every((step, at) => isSteeper(step, steps[at + 1] ?? 0)) &&
			steps.slice(41).every((step, at) => isSteeper(step, steps[at + 40] ?? 0))
		);
	});
}

/** Where it touches the x-axis it stays on one side, and where it flattens it crosses without a slope. */
const meetsThere = (words: string, rule: RealRule): boolean =>
	meetingsInWords(words).every(({ does, zero }) => {
		const [before, after] = [rule(zero - 1e-3), rule(zero + 1e-3)];
		const isCrossed = Math.sign(before) !== Math.sign(after);
		const isFlat = Math.abs(before) < 1e-5 && Math.abs(after) < 1e-5;
		return (
			Math.abs(rule(zero)) < 1e-9 &&
			(does.startsWith('touches')
				? !isCrossed
				: isCrossed && isFlat === does.startsWith('flattens'))
		);
	});

/** "The left end goes down, and the right end goes up.", "Both ends go up." */
function endsThere(words: string, rule: RealRule): boolean {
	const [, both, left = both, right = both] =
		/(?:Both ends go (up|down)|The left end goes (up|down), and the right end goes (up|down))\./.exec(
			words,
		) ?? [];
	const goes = (x: number) => (rule(x) > 0 ? 'up' : 'down');
	return left === undefined || (goes(-1e4) === left && goes(1e4) === right);
}

/** The rule is higher on both sides of a lowest point, lower on both sides of a highest point. */
const turnsThere = (words: string, rule: RealRule): boolean =>
	[...words.matchAll(/(lowest|highest) points? (at|close to) ([^A-Z]*)\./g)].every(
		([, end, how, places = '']) =>
			spotsIn(places).every(
				([x, y]) =>
					(how === 'at' ? Math.abs(rule(x) - y) < 1e-6 : isRounded(y, rule(x))) &&
					[x - 0.01, x + 0.01].every((beside) => (end === 'lowest') === rule(beside) > rule(x)),
			),
	);

const STARTS = /(?:It|The graph) starts at (\([^()]*\)) and goes to the (left|right)\./;

/** A curve that starts at a point has no values on its other side. */
function startsThere(words: string, rule: RealRule): boolean {
	const [, spot = '', way] = STARTS.exec(words) ?? [];
	const gap = way === 'left' ? 1e-6 : -1e-6;
	return spotsIn(spot).every(
		([x]) => Number.isNaN(rule(x + gap)) && Number.isFinite(rule(x - gap)),
	);
}

/** Near a vertical asymptote values grow without bound; logarithms do so slowly. */
function isWall(rule: RealRule, at: number): boolean {
	return [-1, 1].some((side) => Math.abs(rule(at + side * 1e-9) - rule(at + side * 1e-3)) > 0.5);
}

const nears = (rule: RealRule, level: number): boolean =>
	[1e9, -1e9].some((x) => Math.abs(rule(x) - level) < 1e-6);
