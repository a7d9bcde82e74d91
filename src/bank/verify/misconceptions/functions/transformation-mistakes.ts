/** What a mistake does to y = a·basic(k(x − d)) + c, by its words; no frame if it cannot be made. */
import { namedNumber } from '../relations/parts.ts';
import type { Frame } from './transformed-functions.ts';

type Move = (frame: Frame, ...said: string[]) => readonly Frame[];

const only = (holds: boolean, frame: Frame): Frame[] => (holds ? [frame] : []);

const isUp = ({ a, name }: Frame, opens: string | undefined): boolean =>
	name !== 'list' && (opens === 'upward') === a < 0;

/** A quotient of two lines is reflected as a whole. */
const reflected: Move = (frame, how) =>
	only(how === 'added' || frame.a < 0, {
		...frame,
		a: -frame.a,
		c: frame.name === 'fraction' ? -frame.c : frame.c,
	});
const otherAxis: Move = (frame) => [{ ...frame, a: -frame.a, k: -frame.k }];
const stretchedAcross: Move = ({ a, k, ...frame }) => [
	{ ...frame, a: Math.sign(a), k: k * Math.abs(a) },
];
const switched: Move = (frame) => [{ ...frame, d: frame.c, c: frame.d }];
/** A quotient of two lines keeps its numerator. */
const oppositeAcross: Move = (frame) => {
	const { name, a, d, c } = frame;
	if (name !== 'fraction') return only(d !== 0, { ...frame, d: -d });
	const changed = (x: number) => (a + c * (x - d)) / (x + d);
	return only(d !== 0, { basic: changed, name: 'list', a: 1, k: 1, d: 0, c: 0 });
};
const oppositeUp: Move = (frame) => only(frame.c !== 0, { ...frame, c: -frame.c });
/** "x", then "+", "4": the zero is −4. */
const zeroOf = ([sign, size]: readonly string[]): number =>
	(sign === '+' ? -1 : 1) * namedNumber(size);
const withoutSize: Move = (frame) => [{ ...frame, a: Math.sign(frame.a) }];

/** The units that a graph has moved this way. */
const movedTo = ({ c, d }: Frame, way: string | undefined): number =>
	({ up: c, down: -c, right: d, left: -d })[way ?? ''] ?? 0;

/** "up instead of right, and left instead of down": each move goes another way. */
const redirected: Move = (frame, ...ways) => {
	const moves = [ways.slice(0, 2), ways.slice(2, 4)].filter(([to]) => to);
	const result = { ...frame };
	const isAcross = (way: string | undefined) => way === 'left' || way === 'right';
	for (const [, from] of moves) result[isAcross(from) ? 'd' : 'c'] = 0;
	for (const [to, from] of moves) {
		const units = movedTo(frame, from);
		if (units <= 0) return [];
		if (isAcross(to)) result.d += to === 'left' ? -units : units;
		else result.c += to === 'down' ? -units : units;
	}
	return [result];
};

const OTHER_FUNCTION: Readonly<Record<string, (u: number) => number>> = {
	sine: Math.sin,
	cosine: Math.cos,
	tangent: Math.tan,
	cotangent: (u) => 1 / Math.tan(u),
	secant: (u) => 1 / Math.cos(u),
	cosecant: (u) => 1 / Math.sin(u),
};

const DIRECTION = '(up|down|left|right)';
const MOVED = '(?:shifted|translated) ';
const IN_X = 'the reflection (?:in|across) the x-axis';

const MOVES: readonly (readonly [words: string, move: Move])[] = [
	[
		`${MOVED}${DIRECTION} instead of ${DIRECTION}(?:, and ${DIRECTION} instead of ${DIRECTION})?`,
		redirected,
	],
	[
		`${MOVED}horizontally instead of vertically`,
		(frame) => [frame.c, -frame.c].map((d) => ({ ...frame, d, c: 0 })),
	],
	[
		`${MOVED}vertically instead of horizontally`,
		(frame) => [frame.d, -frame.d].map((c) => ({ ...frame, d: 0, c })),
	],
	['(added) a reflection (?:in|across) the x-axis', reflected],
	[`(left out) ${IN_X}`, reflected],
	['(left out) the negative sign in front of the function', reflected],
	['reflected the branches in the (x)-axis', (frame) => reflected(frame, 'added')],
	['(?:reflected )?(?:in|across) the [xy]-axis instead of the [xy]-axis', otherAxis],
	['switched the horizontal and vertical (?:translations|shifts)', switched],
	['read the coordinates of the vertex in the wrong order', switched],
	[
		'(?:compressed|stretched) the graph vertically instead of (stretching|compressing) it',
		(frame, was) =>
			only((was === 'stretching') === Math.abs(frame.a) > 1, { ...frame, a: 1 / frame.a }),
	],
	[
		'(?:compressed|stretched) the graph horizontally instead of (stretching|compressing) it',
		(frame, was) =>
			only((was === 'stretching') === Math.abs(frame.k) < 1, { ...frame, k: 1 / frame.k }),
	],
	['used the reciprocal of the stretch factor', (frame) => [{ ...frame, a: 1 / frame.a }]],
	['used the reciprocal of the coefficient of x²', (frame) => [{ ...frame, a: 1 / frame.a }]],
	[
		'(?:used the reciprocal of the coefficient of x|multiplied the x-coordinate by NUMBER instead of (?:dividing(?: it)?|by NUMBER)(?: by NUMBER)?)',
		(frame) => [
			frame.name === 'line' ? { ...frame, a: 1 / frame.a } : { ...frame, k: 1 / frame.k },
		],
	],
	[
		'used the opposite of the reciprocal of the coefficient of x',
		(frame) => only(frame.name === 'line', { ...frame, a: -1 / frame.a }),
	],
	['switched the rise and the run', (frame) => [{ ...frame, a: 1 / frame.a }]],
	[
		'used the opposite sign for the (?:slope|coefficient of x)',
		(frame) => only(frame.name === 'line', { ...frame, a: -frame.a }),
	],
	[
		'used the opposite sign for the (?:y-intercept|constant)',
		(frame) => (frame.name === 'line' ? oppositeUp(frame) : []),
	],
	[
		'used the opposite signs for the (?:slope|coefficient of x) and the (?:y-intercept|constant)',
		(frame) => only(frame.name === 'line', { ...frame, a: -frame.a, c: -frame.c }),
	],
	['halved the period', (frame) => [{ ...frame, k: 2 * frame.k }]],
	['doubled the stretch factor', (frame) => [{ ...frame, a: 2 * frame.a }]],
	[
		'added a vertical stretch by a factor of NUMBER',
		(frame, by) => [{ ...frame, a: frame.a * namedNumber(by) }],
	],
	[
		'added a shift of NUMBER units? to the (right|left)',
		(frame, units, to) => [
			{ ...frame, d: frame.d + (to === 'right' ? 1 : -1) * namedNumber(units) },
		],
	],
	['left out the vertical stretch', withoutSize],
	[`left out the vertical stretch and ${IN_X}`, (frame) => [{ ...frame, a: 1 }]],
	[
		'did not multiply the y-coordinate by NUMBER',
		(frame, by) => only(Math.abs(frame.a - namedNumber(by)) < 1e-9, { ...frame, a: 1 }),
	],
	[
		'mistook the vertical (?:stretch|compression) for a horizontal (?:stretch|compression)',
		stretchedAcross,
	],
	[
		'mistook the vertical (?:stretch|compression) for a horizontal (?:stretch|compression), and reflected (?:in|across) the y-axis instead of the x-axis',
		(frame) => stretchedAcross(frame).flatMap((other) => otherAxis(other)),
	],
	[
		'mistook the horizontal (?:stretch|compression) for a vertical (?:stretch|compression)',
		({ a, k, ...frame }) => [{ ...frame, a: a * Math.abs(k), k: Math.sign(k) }],
	],
	[
		'mistook the horizontal (?:stretch|compression) for a vertical (?:stretch|compression), and reflected (?:in|across) the x-axis instead of the y-axis',
		({ a, k, ...frame }) => [{ ...frame, a: a * k, k: 1 }],
	],
	[
		'switched the vertical and horizontal factors',
		({ a, k, ...frame }) => [{ ...frame, a: k, k: a }],
	],
	[
		'did not factor out the coefficient of x before identifying the horizontal translation',
		(frame) => only(frame.d !== 0, { ...frame, d: frame.d * frame.k }),
	],
	[
		'used the opposite sign for the (?:horizontal (?:translation|shift)|x-coordinate(?: of the vertex)?|vertical asymptote|axis of symmetry|zero of the denominator)',
		oppositeAcross,
	],
	[
		'found a correctly, but wrote x ([+−]) NUMBER instead of x ([+−]) NUMBER in the final rule',
		(frame, ...said) => {
			const [wrote, wanted] = [said.slice(0, 2), said.slice(2)].map(zeroOf);
			return wrote === undefined ? [] : only(frame.d === wanted, { ...frame, d: wrote });
		},
	],
	[
		'used the opposite (?:sign for the (?:vertical (?:translation|shift)|y-coordinate of the vertex)|of the y-coordinate)',
		oppositeUp,
	],
	[
		'(?:ignored|left out) the horizontal (?:translation|shift)',
		(frame) => only(frame.d !== 0, { ...frame, d: 0 }),
	],
	[
		'(?:ignored|left out) the vertical (?:translation|shift)',
		(frame) => only(frame.c !== 0, { ...frame, c: 0 }),
	],
	['used the opposite sign in the exponent', oppositeAcross],
	['copied the sign inside the absolute value bars', oppositeAcross],
	['left out the constant term c', (frame) => only(frame.c !== 0, { ...frame, c: 0 })],
	['found a and b correctly but reversed the sign of c in the final expression', oppositeUp],
	[
		'treated the (?:parabola|graph) as opening (upward|downward)',
		(frame, opens) => only(isUp(frame, opens), { ...frame, a: -frame.a }),
	],
	[
		'used (sine|cosine|tangent|cotangent|secant|cosecant) instead of (?:sine|cosine|tangent|cotangent|secant|cosecant)',
		({ name, ...frame }, to = '') => {
			const other = OTHER_FUNCTION[to];
			const isIn = (turn: number) => Math.abs(frame.basic(turn + 1) - frame.basic(1)) < 1e-9;
			const unit = isIn(360) ? Math.PI / 180 : 1;
			return other && /sin|cos|tan|sec|csc|cot/.test(name)
				? [{ ...frame, name, basic: (u) => other(u * unit) }]
				: [];
		},
	],
	[
		'chose the denominator instead of its reciprocal',
		(frame) => [{ ...frame, a: 1, basic: (u) => u }],
	],
];

const inFull = MOVES.map(
	([words, move]) =>
		[new RegExp(`^${words.replaceAll('NUMBER', '(−?[\\d.]+(?:/\\d+)?)')}$`), move] as const,
);

const plainWords = MOVES.map(([words]) =>
	words.replaceAll(/\((?!\?)/g, '(?:').replaceAll('NUMBER', '−?[\\d.]+(?:/\\d+)?'),
).join('|');

/** One of the moves, or two of them. */
export const MOVE_WORDS = `((?:${plainWords})(?: and (?:${plainWords}))?)`;

/** The frames after the mistake. */
export function moved(frame: Frame, why: string): Frame[] {
	const single = inFull.flatMap(([words, move]) => {
		const found = words.exec(why);
		return found ? move(frame, ...found.slice(1).filter((one) => one !== undefined)) : [];
	});
	if (single.length > 0 || !why.includes(' and ')) return single;
	return [...why.matchAll(/ and /g)].flatMap(({ index }) =>
		moved(frame, why.slice(0, index)).flatMap((other) =>
			moved(other, why.slice(index + ' and '.length)),
		),
	);
}
