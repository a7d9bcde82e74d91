/** geo.pythagoras: missing sides, the converse, and settings. */
import { equation, list, num, power, sum } from '../../../../math/expression.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { rightTriangle } from '../../../figures/right-triangle.ts';
import { size, sizeText, sizeWords, unitIn } from '../../../steps/measured.ts';
import {
	lengthDraft,
	pythagorean,
	type Right,
	squareOf,
	pythagoreanMisconceptions,
} from '../../../steps/pythagorean.ts';
import { setting } from './settings.ts';
import { twoSteps } from './steps.ts';

// The converse: three lengths make a right triangle exactly when the squares add up.

type Three = readonly [number, number, number];

const multiple = ([a, b, c]: Three, k: number): Three => [a * k, b * k, c * k];

const SMALL: readonly Three[] = [
	[3, 4, 5],
	[5, 12, 13],
	[8, 15, 17],
	[7, 24, 25],
	[20, 21, 29],
	[6, 8, 10],
	[9, 12, 15],
	[12, 16, 20],
	[10, 24, 26],
	[9, 40, 41],
];

const isRight = ([a, b, c]: Three): boolean => a * a + b * b === c * c;
const isTriangle = ([a, b, c]: Three): boolean => a + b > c && c > b && b > a;
const shown = (lengths: Three) => list(...lengths);

function testLengths(draw: Draw): Draft | undefined {
	const [m, n, k] = [draw.int('m'), draw.int('n'), draw.int('k')];
	if (n >= m) return undefined;
	const legs = [m * m - n * n, 2 * m * n].toSorted((p, q) => p - q);
	const triple = multiple([legs[0] ?? 0, legs[1] ?? 0, m * m + n * n], k);
	if (triple[2] > 60) return undefined;
	return draw.inTurn('twist') === 'none' ? whichIsRight(draw, triple) : whichIsNot(draw, triple);
}

const unchecked = ([a, b, c]: Three): string =>
	`did not check the squares: ${a * a} + ${b * b} = ${a * a + b * b}, but ${c}² = ${c * c}`;

function whichIsRight(draw: Draw, triple: Three): Draft | undefined {
	const [a, b, c] = triple;
	const [p, q] = draw.random.sample(SMALL, 2);
	if (!p || !q) return undefined;
	const near: Three = [a, b, c + draw.random.pick([-1, 1])];
	const longer: Three = [p[0] + 1, p[1] + 1, p[2] + 1];
	const stretched: Three = [q[0], q[1] + 1, q[2] + 2];
	const wrong = [near, longer, stretched];
	if (wrong.some((one) => isRight(one) || !isTriangle(one)) || !distinct([triple, ...wrong]))
		return undefined;
	const answer = multipleChoice(
		shown(triple),
		distractor(shown(near), unchecked(near)),
		distractor(shown(longer), unchecked(longer)),
		distractor(
			shown(stretched),
			stretched[1] - stretched[0] === stretched[2] - stretched[1]
				? 'assumed that three evenly spaced lengths always form a right triangle'
				: unchecked(stretched),
		),
	);
	return {
		prompt: say`Which set of three lengths can be the side lengths of a right triangle?`,
		answer,
		steps: [
			sentence(
				say`A triangle is a right triangle exactly when the squares of its two shorter sides add up to the square of its longest side.`,
			),
			...wrong.flatMap((one) => [
				...bothSides(one),
				sentence(
					say`The results are different, so ${joinedByAnd(one.map((each) => num(each)))} cannot be the side lengths of a right triangle.`,
				),
			]),
			line(
				equation(power(num(c), 2), c * c),
				`the square of the longest side; the squares of ${a} and ${b} still add up to ${c * c}`,
			),
			sentence(
				say`The results are equal, so ${joinedByAnd(triple.map((each) => num(each)))} can be the side lengths of a right triangle.`,
			),
		],
		hints: [
			say`In each choice, how does the sum of the squares of the two shorter lengths compare with the square of the longest one?`,
		],
	};
}

const bothSides = ([a, b, c]: Three) => [
	line(
		equation(sum(power(num(a), 2), power(num(b), 2)), equation(sum(a * a, b * b), a * a + b * b)),
		'add the squares of the two shorter sides',
	),
	line(equation(power(num(c), 2), c * c), 'the square of the longest side'),
];

function whichIsNot(draw: Draw, [a, b, c]: Three): Draft | undefined {
	const odd: Three = [a, b, c + (draw.inTurn('twist') === '+1' ? 1 : -1)];
	const others = draw.random.sample(SMALL, 3);
	if (isRight(odd) || !isTriangle(odd) || !distinct([odd, ...others])) return undefined;
	const answer = multipleChoice(
		shown(odd),
		...others.map(([p, q, r]) =>
			distractor(
				shown([p, q, r]),
				`chose the side lengths of a right triangle: ${p * p} + ${q * q} = ${r * r}`,
			),
		),
	);
	return {
		prompt: say`Which set of three lengths cannot be the side lengths of a right triangle?`,
		answer,
		steps: [
			sentence(
				say`A triangle is a right triangle exactly when the squares of its two shorter sides add up to the square of its longest side.`,
			),
			...others.flatMap((one) => [
				...bothSides(one),
				sentence(
					say`The results are equal, so ${joinedByAnd(one.map((each) => num(each)))} can be the side lengths of a right triangle.`,
				),
			]),
			...bothSides(odd),
			sentence(
				say`The results are different, so ${joinedByAnd(odd.map((each) => num(each)))} cannot be the side lengths of a right triangle.`,
			),
		],
		hints: [
			say`In each choice, how does the sum of the squares of the two shorter lengths compare with the square of the longest one?`,
		],
	};
}

const distinct = (all: readonly Three[]): boolean =>
	new Set(all.map((one) => one.join())).size === all.length;

// One side of a right triangle from the other two.

/** The hypotenuse of two legs, or the other leg of a leg and the hypotenuse. */
function side(
	draw: Draw,
	isExact: boolean,
	one: number,
	two: number,
	longest: boolean,
): Draft | undefined {
	const right: Right = { longest, one, two };
	const square = squareOf(right);
	const unit = unitIn(draw);
	if (square <= 4 || one === two || (!longest && two > 45)) return undefined;
	const given = longest
		? say`The legs of a right triangle are ${size(one, unit)} and ${size(two, unit)} long. How long is the hypotenuse, in ${unit.many}?`
		: say`In a right triangle, one leg is ${size(one, unit)} long and the hypotenuse is ${size(two, unit)} long. How long is the other leg, in ${unit.many}?`;
	const letter = longest ? 'c' : 'b';
	return lengthDraft({
		prompt: given,
		square,
		lines: pythagorean(right, letter),
		letter,
		misconceptions: pythagoreanMisconceptions(right),
		tenth: !isExact,
		unit,
		tell: longest ? 'The hypotenuse is' : 'The other leg is',
		end: ' long',
		hint: say`How is the square of the hypotenuse related to the squares of the legs?`,
		figure: longest
			? rightTriangle(
					two,
					one,
					{ across: sizeText(two, unit), up: sizeText(one, unit), longest: 'c' },
					`A right triangle with legs of ${sizeWords(one, unit)} and ${sizeWords(two, unit)} and hypotenuse c.`,
				)
			: rightTriangle(
					one,
					Math.sqrt(square),
					{ across: sizeText(one, unit), up: 'b', longest: sizeText(two, unit) },
					`A right triangle with a leg of ${sizeWords(one, unit)}, a leg b, and a hypotenuse of ${sizeWords(two, unit)}.`,
				),
	});
}

export const skills: Skills = {
	'Find a missing side of a right triangle': (draw) =>
		side(
			draw,
			draw.random.int(0, 1) === 0,
			draw.int('a'),
			draw.inTurn('ask') === 'hyp' ? draw.int('b') : draw.int('a') + draw.int('b'),
			draw.inTurn('ask') === 'hyp',
		),
	'Find the hypotenuse of a right triangle': (draw) =>
		side(draw, draw.inTurn('form') === 'exact', draw.int('a'), draw.int('b'), true),
	'Find a leg of a right triangle': (draw) =>
		side(draw, draw.inTurn('form') === 'exact', draw.int('a'), draw.int('c'), false),
	'Test three lengths for a right triangle': testLengths,
	'Solve problems with the Pythagorean theorem': (draw) =>
		setting(draw, draw.random.int(0, 1) === 0, true),
	'Find distances with the Pythagorean theorem': (draw) =>
		setting(draw, draw.random.pick(['leg', 'hyp']) === 'hyp', false),
	'Use two right triangles in one figure': twoSteps,
};
