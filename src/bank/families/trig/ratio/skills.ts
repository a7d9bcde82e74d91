/** trig.ratio: ratios of the acute angles of a right triangle as fractions; sine and cosine of complementary angles. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, degrees } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	COFUNCTION,
	isTrigName,
	trig,
	TRIG_WORDS,
	type TrigName,
} from '../../../steps/exact-trig.ts';
import { unitIn } from '../../../steps/measured.ts';
import {
	inTriangle,
	nameOf,
	type Picture,
	pictureFigure,
	rightCorners,
	directionIn,
} from '../../../steps/triangle-figure.ts';
import { pythagorasLines } from '../../../steps/right-triangle.ts';
import { namedRight } from '../../../steps/solve-right-triangle.ts';
import {
	type Corner,
	type Names,
	small,
	toDegrees,
	type Triangle,
} from '../../../steps/triangle.ts';

type Place = 'opposite' | 'adjacent' | 'hypotenuse';

const PARTS: Readonly<Record<TrigName, readonly [Place, Place]>> = {
	sin: ['opposite', 'hypotenuse'],
	cos: ['adjacent', 'hypotenuse'],
	tan: ['opposite', 'adjacent'],
	csc: ['hypotenuse', 'opposite'],
	sec: ['hypotenuse', 'adjacent'],
	cot: ['adjacent', 'opposite'],
};

/** The corner opposite to a side, seen from the acute angle at `at`; the right angle is at 2. */
const cornerOf = (place: Place, at: 0 | 1): Corner =>
	place === 'hypotenuse' ? 2 : (place === 'opposite') === (at === 0) ? 0 : 1;

const WHERE = say`Which side is opposite the angle, which is adjacent to it, and which is the hypotenuse?`;

type Asked = {
	name: TrigName;
	at: 0 | 1;
	sides: readonly [number, number, number];
	given: readonly Corner[];
};

const triangleOf = (sides: Asked['sides']): Triangle => {
	const A = toDegrees(Math.atan2(sides[0], sides[1]));
	return { angles: [A, 90 - A, 90], sides };
};

function ratioDraft(draw: Draw, { name, at, sides, given }: Asked): Draft | undefined {
	const names = namedRight(draw);
	const picture: Picture = {
		names,
		triangle: triangleOf(sides),
		unit: unitIn(draw),
		given: { angles: [2], sides: given },
		wanted: {},
	};
	const corner = symbol(names[at]);
	const like = draw.country === 'USA' && draw.random.int(0, 1) === 1 ? likeOf(names) : undefined;
	const asked = trig(name, like ? symbol(like[at]) : corner);
	const [above, below] = PARTS[name].map((place) => cornerOf(place, at)) as [Corner, Corner];
	const value = new Fraction(sides[above], sides[below]);
	const ratioOf = (over: Corner, under: Corner) =>
		rational(new Fraction(sides[over], sides[under]));
	const other = at === 0 ? 1 : 0;
	const [otherAbove, otherBelow] = PARTS[name].map((place) => cornerOf(place, other)) as [
		Corner,
		Corner,
	];
	const insteadOf = ` instead of the ${TRIG_WORDS[name]}`;
	const answer = withMisconceptions(
		rational(value),
		...mergedByValue(
			[ratioOf(below, above), 'inverted the ratio'],
			[ratioOf(otherAbove, otherBelow), `found the ratio for angle ${names[other]}`],
			...(name !== 'tan' && name !== 'cot'
				? ([
						[
							ratioOf(otherAbove, otherBelow),
							`found the ${TRIG_WORDS[COFUNCTION[name]]}${insteadOf}`,
						],
						[ratioOf(at, other), `found the tangent${insteadOf}`],
					] satisfies WrongAnswer[])
				: Number.isInteger(sides[2])
					? [[ratioOf(at, 2), `found the sine${insteadOf}`] satisfies WrongAnswer]
					: []),
		),
	);
	const raw = quotient(sides[above], sides[below]);
	const isReduced = value.n === BigInt(sides[above]) && value.d !== 1n;
	const missing = ([0, 1, 2] as const).find((one) => !given.includes(one));
	const needsMissing = missing === above || missing === below;
	const [up, down] = PARTS[name];
	const figure = pictureFigure(
		picture,
		rightCorners(picture.triangle.angles[0], directionIn(draw)),
	);
	const similar = like
		? say` Triangle ${symbol(like.join(''))} is similar to triangle ${symbol(names.join(''))}, where ${joinedByAnd(like.map((one) => symbol(one)))} correspond to ${joinedByAnd(names.map((one) => symbol(one)))}, respectively.`
		: say``;
	return {
		prompt: say`${inTriangle(picture)}${similar} Write ${asked} as a fraction in lowest terms.`,
		answer,
		steps: [
			...(like
				? [
						sentence(
							say`Corresponding angles of similar triangles are equal, so ${asked} is the same as ${trig(name, corner)}.`,
						),
					]
				: []),
			...(needsMissing && missing !== undefined ? thirdSide(names, sides, missing) : []),
			line(
				equation(trig(name, corner), quotient(small(names[above]), small(names[below]))),
				`${TRIG_WORDS[name]} is ${up} over ${down}: ${role(up, names[above], names[at])}, and ${role(down, names[below], names[at])}`,
			),
			line(equation(trig(name, corner), raw), 'substitute the lengths'),
			...(isReduced
				? []
				: [line(equation(trig(name, corner), num(value)), 'write the fraction in lowest terms')]),
			sentence(say`${equation(asked, num(value))}`, like ? 'the two angles are equal' : undefined),
		],
		hints: [
			...(like
				? [
						say`Which angle of triangle ${symbol(names.join(''))} is equal to angle ${symbol(like[at])}?`,
					]
				: []),
			...(like && needsMissing ? [] : [WHERE]),
			...(needsMissing ? [say`Which side is not given? How can you find its length?`] : []),
		],
		figure,
	};
}

/** "g is opposite G" */
const role = (place: Place, side: string, corner: string): string =>
	place === 'hypotenuse'
		? `side ${small(side)} is the hypotenuse`
		: `side ${small(side)} is ${place === 'opposite' ? 'opposite' : 'adjacent to'} angle ${corner}`;

const likeOf = (names: Names): Names =>
	nameOf(names) === 'DEF' ? ['J', 'K', 'L'] : ['D', 'E', 'F'];

function thirdSide(names: Names, sides: Asked['sides'], missing: Corner): Line[] {
	const [a, b, c] = sides;
	const [x, y, z] = names.map(small) as [string, string, string];
	if (missing === 2) return pythagorasLines(z, [a, b], true, [x, y], c);
	const [letter, leg, other] = missing === 0 ? [x, b, y] : [y, a, x];
	return pythagorasLines(letter, [c, leg], false, [z, other], sides[missing]);
}

/** Whole sides: k(m² − n²), 2kmn, k(m² + n²). */
function wholeSides(draw: Draw): [number, number, number] | undefined {
	const [m, n, k] = [draw.int('m'), draw.int('n'), draw.int('k')];
	if (n >= m || k * (m * m + n * n) > 100) return undefined;
	const [p, q] = [k * (m * m - n * n), 2 * k * m * n];
	return [...(draw.random.int(0, 1) ? ([p, q] as const) : ([q, p] as const)), k * (m * m + n * n)];
}

/** `ask` is a ratio and a corner: "sin A". */
function fromTriple(draw: Draw): Draft | undefined {
	const sides = wholeSides(draw);
	const [text = '', corner] = draw.inTurn('ask').split(' ');
	if (!sides || !isTrigName(text)) return undefined;
	const given = draw.random.pick<readonly Corner[]>([
		[0, 1, 2],
		[0, 1],
		[0, 2],
		[1, 2],
	]);
	return ratioDraft(draw, { name: text, at: corner === 'B' ? 1 : 0, sides, given });
}

const inBrackets = (of: Expression): Expression => degrees({ kind: 'brackets', of });

/** sin(ax + b)° = cos(cx + d)°; d follows, so that both angles make 90°. */
function complementary(draw: Draw): Draft | undefined {
	const [a, c, b, x] = [draw.int('a'), draw.int('c'), draw.int('b'), draw.int('x')];
	const d = 90 - (a + c) * x - b;
	const [first, second] = [a * x + b, c * x + d];
	if (b === 0 || d === 0 || Math.abs(d) > 60 || first <= 5 || second <= 5) return undefined;
	const linear = (k: number, n: number): Expression => sum(product(k, 'x'), num(n));
	const [left, right] = [linear(a, b), linear(c, d)];
	const answer = withMisconceptions(
		rational(x),
		[rational(new Fraction(180 - b - d, a + c)), 'made the angles add up to 180° instead of 90°'],
		...(a === c
			? []
			: [
					[rational(new Fraction(d - b, a - c)), 'set the two angles equal'] satisfies [
						DraftAnswer,
						string,
					],
				]),
		[rational(first), 'gave the measure of the first angle instead of x'],
	);
	const total = sum(product(a + c, 'x'), num(b + d));
	const why: Prose = say`The sine of an acute angle is equal to the cosine of its complement, so the two angles add up to ${degrees(90)}.`;
	return {
		prompt: say`If ${equation(call('\\sin', inBrackets(left)), call('\\cos', inBrackets(right)))} and both angles are acute, what is the value of ${symbol('x')}?`,
		answer,
		steps: [
			sentence(why),
			line(
				equation(sum({ kind: 'brackets', of: left }, { kind: 'brackets', of: right }), 90),
				'complementary angles add up to 90°',
			),
			...(b + d === 0
				? [line(equation(product(a + c, 'x'), 90), 'combine like terms')]
				: [
						line(equation(total, 90), 'combine like terms'),
						line(
							equation(product(a + c, 'x'), 90 - b - d),
							b + d > 0 ? `subtract ${b + d} from both sides` : `add ${-b - d} to both sides`,
						),
					]),
			line(equation('x', x), `divide both sides by ${a + c}`),
		],
		hints: [
			say`How are two acute angles related if the sine of one is equal to the cosine of the other?`,
		],
	};
}

export const skills: Skills = {
	'Write a tangent ratio from side lengths'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		const at = draw.inTurn('ask') === 'A' ? 0 : 1;
		if (Math.max(a, b) > 6 * Math.min(a, b) || (at === 0 ? a % b : b % a) === 0) return undefined;
		return ratioDraft(draw, { name: 'tan', at, sides: [a, b, Math.hypot(a, b)], given: [0, 1] });
	},
	'Write a trigonometric ratio from side lengths': fromTriple,
	'Write a reciprocal ratio from side lengths': fromTriple,
	'Relate sine and cosine of complementary angles': complementary,
};
