/** geo.pythagoras: missing sides, the converse, and settings. */
import { equation, list, num, power, sum } from '../../../../math/expression.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { rightTriangle } from '../../../figures/right-triangle.ts';
import { size, sizeText, sizeWords, UNIT, type Unit, unitIn } from '../../../steps/measured.ts';
import { pythagorean, type Right, unknownSquare } from '../../../steps/square-roots.ts';
import { lengthDraft, pythagoreanMisconceptions } from './length-question.ts';
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
	const square = unknownSquare(right);
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

// Ladders, ramps, screens, journeys: where the right triangle is, and which side is asked.

const KM: Unit = { short: 'km', many: 'kilometres' };
const MILES: Unit = { short: 'mi', many: 'miles' };
const CM = UNIT.cm;

type Story = {
	/** Length on the ground, height, and the longest side when that one is given instead. */
	across: number;
	up: number;
	longest: number;
	/** Which of the two legs is given when a leg is asked. */
	given: 'across' | 'up';
	unit: Unit;
	texts: { longest: Prose; leg: Prose };
	tell: { longest: string; leg: string };
	end?: { longest?: string; leg?: string };
};

type Make = (a: number, b: number, draw: Draw) => Story;

const lengthOf = (draw: Draw): Unit => (draw.country === 'USA' ? UNIT.ft : UNIT.m);

const STORIES: Readonly<Record<string, Make>> = {
	ladder(a, b, draw) {
		const unit = lengthOf(draw);
		const scale = unit === UNIT.ft ? 1 : 3;
		const across = Math.max(2, Math.floor((3 + (a % 5)) / scale));
		const up = Math.max(5, Math.floor((11 + (b % 13)) / scale));
		const longest = up + 1;
		return {
			across,
			up,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`A ladder leans against a wall. Its foot is ${size(across, unit)} from the wall, and it reaches ${size(up, unit)} up the wall. How long is the ladder, in ${unit.many}?`,
				leg: say`A ladder that is ${size(longest, unit)} long leans against a wall. Its foot is ${size(across, unit)} from the wall. How high up the wall does it reach, in ${unit.many}?`,
			},
			tell: { longest: 'The ladder is', leg: 'The ladder reaches' },
			end: { longest: ' long', leg: ' up the wall' },
		};
	},
	ramp(a, b, draw) {
		const unit = lengthOf(draw);
		const up = 2 + (a % 3);
		const across = 15 + (b % 20);
		const longest = across;
		return {
			across,
			up,
			longest,
			given: 'up',
			unit,
			texts: {
				longest: say`A straight ramp rises ${size(up, unit)} over a horizontal distance of ${size(across, unit)}. How long is the ramp, in ${unit.many}?`,
				leg: say`A straight ramp is ${size(longest, unit)} long and rises ${size(up, unit)}. What horizontal distance does it cover, in ${unit.many}?`,
			},
			tell: { longest: 'The ramp is', leg: 'The ramp covers a horizontal distance of' },
			end: { longest: ' long' },
		};
	},
	'television screen'(a, b, draw) {
		const unit = draw.country === 'USA' ? UNIT.in : CM;
		const base = unit === CM ? 60 : 24;
		const across = base + a + (b % 20);
		const up = Math.round(across * 0.55) + (b % 3);
		const longest = Math.round(Math.hypot(across, up));
		return {
			across,
			up,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`A television screen is ${size(across, unit)} wide and ${size(up, unit)} high. How long is its diagonal, in ${unit.many}?`,
				leg: say`The diagonal of a television screen is ${size(longest, unit)} long. The screen is ${size(across, unit)} wide. What is its height, in ${unit.many}?`,
			},
			tell: { longest: 'The diagonal is', leg: 'The height of the screen is' },
			end: { longest: ' long' },
		};
	},
	navigation(a, b, draw) {
		const unit = draw.country === 'USA' ? MILES : KM;
		const longest = a + b;
		return {
			across: a,
			up: b,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`A boat sails ${size(a, unit)} east and then ${size(b, unit)} north. How far is it from its starting point, in ${unit.many}?`,
				leg: say`A boat sails ${size(a, unit)} east and then north until it is ${size(longest, unit)} from its starting point. How far north does it sail, in ${unit.many}?`,
			},
			tell: { longest: 'The boat is', leg: 'The boat sails' },
			end: { longest: ' from its starting point', leg: ' north' },
		};
	},
	'baseball diamond'(a, b, draw) {
		const name = draw.random.pick(FIRST_NAMES);
		const unit = UNIT.ft;
		const up = 10 + 2 * a;
		const longest = 91 + (b % 30);
		return {
			across: 90,
			up,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`The bases of a baseball diamond are the corners of a square with sides of ${size(90, unit)}. ${name} stands on the line from first to second base, ${size(up, unit)} from first base. How far is ${name} from home plate, in feet?`,
				leg: say`The bases of a baseball diamond are the corners of a square with sides of ${size(90, unit)}. ${name} stands on the line from first to second base, ${size(longest, unit)} from home plate. How far is ${name} from first base, in feet?`,
			},
			tell: { longest: `${name} is`, leg: `${name} is` },
			end: { longest: ' from home plate', leg: ' from first base' },
		};
	},
	'guy wire'(a, b, draw) {
		const unit = lengthOf(draw);
		const up = 8 + (b % 23);
		const across = 3 + (a % 10);
		const longest = up + 2 + (a % 3);
		return {
			across,
			up,
			longest,
			given: 'up',
			unit,
			texts: {
				longest: say`A pole is ${size(up, unit)} high. A wire is stretched from the top of the pole to a point on the ground that is ${size(across, unit)} from the foot of the pole. How long is the wire, in ${unit.many}?`,
				leg: say`A pole is ${size(up, unit)} high. A wire that is ${size(longest, unit)} long is stretched from the top of the pole to a point on the ground. How far is that point from the foot of the pole, in ${unit.many}?`,
			},
			tell: { longest: 'The wire is', leg: 'The point is' },
			end: { longest: ' long', leg: ' from the foot of the pole' },
		};
	},
};

function setting(draw: Draw, longest: boolean, tenth: boolean): Draft | undefined {
	const story = caseOf(STORIES, draw.inTurn('ctx'))(draw.int('a'), draw.int('b'), draw);
	const { unit, across, up, given } = story;
	const leg = given === 'across' ? across : up;
	const right = longest
		? { longest, one: across, two: up }
		: { longest, one: leg, two: story.longest };
	const square = unknownSquare(right);
	if (square < 4 || across === up) return undefined;
	const which = longest ? 'longest' : 'leg';
	const letter = 'x';
	const end = story.end?.[which];
	const text = (part: 'across' | 'up' | 'longest') => {
		const asked = longest ? part === 'longest' : part !== 'longest' && part !== given;
		return {
			text: asked ? letter : sizeText(story[part], unit),
			words: asked ? letter : `of ${sizeWords(story[part], unit)}`,
		};
	};
	return lengthDraft({
		prompt: story.texts[which],
		square,
		lines: pythagorean(right, letter),
		letter,
		tenth,
		unit,
		tell: story.tell[which],
		...(end ? { end } : {}),
		misconceptions: pythagoreanMisconceptions(right),
		hint: say`Where is the right angle? Which side of the triangle is the hypotenuse?`,
		figure: rightTriangle(
			longest || given === 'across' ? across : Math.sqrt(square),
			longest || given === 'up' ? up : Math.sqrt(square),
			{ across: text('across').text, up: text('up').text, longest: text('longest').text },
			`A right triangle with a horizontal leg ${text('across').words}, a vertical leg ${text('up').words}, and ${longest ? '' : 'a '}hypotenuse ${text('longest').words}.`,
		),
	});
}
