/** poly.end-behavior: ends, degree and turning points of polynomial graphs. */
import { factoredForm, withZeros as factorsOf, written } from '../../../../math/coefficients.ts';
import { equation, type Expression, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { heightOf } from '../../../figures/rate-sketch.ts';
import { withZeros } from '../../../steps/polynomial-sketch.ts';

export const skills: Skills = {
	'Describe a graph from quadrant to quadrant': (draw) =>
		ends(
			draw,
			asQuadrants,
			(rule) =>
				say`From which quadrant to which quadrant does the graph of ${equation('y', rule)} extend, going from left to right?`,
			'So the graph extends',
			quadrantsReason,
		),

	'Relate degree and turning points': possibleDegree,

	'Describe the ends of a polynomial graph': (draw) =>
		ends(
			draw,
			asMotion,
			(rule) => say`What is the end behaviour of the graph of ${equation(call('f', 'x'), rule)}?`,
			'So',
		),
};

function ends(
	draw: Draw,
	describe: (of: Ends) => string,
	ask: (rule: Expression) => Prose,
	conclude: string,
	why?: (of: Ends) => string,
): Draft | undefined {
	const [a, n] = [draw.int('a'), draw.int('n')];
	const isFactored = draw.choice('form') === 'factored';
	if (isFactored && n > 5) return undefined;
	const rule = isFactored ? factoredRule(draw, a, n) : expandedRule(draw, a, n);
	const right = endsOf(a, n);
	const [left] = right;
	const leading = written([a, ...Array.from({ length: n }, () => 0)]);
	const answer = multipleChoice(
		say`${describe(right)}`,
		...mistakenEnds(right).map(([wrong, mistake]) => distractor(say`${describe(wrong)}`, mistake)),
	);
	const last = sentence(say`${conclude} ${answer.body}.`, why?.(right));
	return {
		prompt: ask(rule),
		answer,
		steps: [
			sentence(
				say`The leading term is ${leading}.`,
				isFactored
					? 'multiply the leading terms of all the factors'
					: 'it is the term of highest degree',
			),
			sentence(
				a > 0
					? say`The leading coefficient, ${a}, is positive, so the graph rises to the right.`
					: say`The leading coefficient, ${a}, is negative, so the graph falls to the right.`,
			),
			sentence(
				n % 2 === 0
					? say`The degree, ${n}, is even, so the ends go in the same direction: the graph also ${left > 0 ? 'rises' : 'falls'} to the left.`
					: say`The degree, ${n}, is odd, so the ends go in opposite directions: the graph ${left > 0 ? 'rises' : 'falls'} to the left.`,
			),
			// Without factors, nothing is known of the zeros.
			isFactored ? withZeros(last, heightOf(rule), zerosOf(rule)) : last,
		],
		hints: [
			say`What is the leading term? Is its degree even or odd, and is its coefficient positive or negative?`,
		],
	};
}

/** The leading term need not come first. */
function expandedRule({ random }: Draw, a: number, n: number): Expression {
	const lower = random.sample(
		Array.from({ length: n - 1 }, (_, at) => at),
		Math.min(2, n - 1),
	);
	const terms = [
		[a, n],
		...lower.map((exponent) => [random.pick([-1, 1]) * random.int(2, 9), exponent] as const),
	];
	const parts = random
		.shuffle(terms)
		.map(([coefficient = 1, exponent = 0]) =>
			written([coefficient, ...Array.from({ length: exponent }, () => 0)]),
		);
	return { kind: 'sum', terms: parts };
}

const ZEROS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];

const zerosOf = (rule: Expression): number[] => ZEROS.filter((x) => heightOf(rule)(x) === 0);

/** Zeros that repeat make powers. */
function factoredRule({ random }: Draw, a: number, n: number): Expression {
	const zeros = random.sample(ZEROS, Math.min(n, 3));
	const [first = 1] = zeros;
	const repeated = Array.from({ length: n - zeros.length }, () => first);
	return factoredForm(factorsOf(a, ...repeated, ...zeros));
}

// The end behavior of the graph of a polynomial function on the left and on the right.

/** `[left, right]`, each up (1) or down (−1). */
type Ends = readonly [left: 1 | -1, right: 1 | -1];

const endsOf = (lead: number, degree: number): Ends => {
	const right = lead > 0 ? 1 : -1;
	const left = degree % 2 === 0 ? right : right === 1 ? -1 : 1;
	return [left, right];
};

/** The same graph with the leading coefficient, the parity of the degree, or both misread. */
const mistakenEnds = ([left, right]: Ends): readonly (readonly [Ends, string])[] => {
	const turned = (end: 1 | -1) => (end === 1 ? -1 : 1);
	const even = left === right;
	const turnedLead = `a ${right > 0 ? 'negative' : 'positive'} leading coefficient`;
	const otherDegree = even ? 'an odd degree' : 'an even degree';
	return [
		[[turned(left), turned(right)], `used the rule for ${turnedLead}`],
		[[turned(left), right], `used the rule for ${otherDegree}`],
		[[left, turned(right)], `used the rule for ${otherDegree} and ${turnedLead}`],
	];
};

/** "from quadrant 3 to quadrant 1" */
const asQuadrants = ([left, right]: Ends): string =>
	`from quadrant ${left > 0 ? 2 : 3} to quadrant ${right > 0 ? 1 : 4}`;

const quadrantsReason = ([left, right]: Ends): string =>
	`quadrant ${left > 0 ? '2 is at the upper' : '3 is at the lower'} left, and quadrant ${right > 0 ? '1 is at the upper' : '4 is at the lower'} right`;

const verb = (end: 1 | -1): string => (end > 0 ? 'rises' : 'falls');

/** "falls to the left" and "rises to the right". */
const motions = ([left, right]: Ends): [left: string, right: string] => [
	`${verb(left)} to the left`,
	`${verb(right)} to the right`,
];

/** "it falls to the left and rises to the right" */
const asMotion = (described: Ends): string => `it ${motions(described).join(' and ')}`;

// Which degrees a graph allows, and which numbers of turning points a degree allows.

function possibleDegree(draw: Draw): Draft | undefined {
	return draw.random.int(0, 2) === 0 ? turnsOfDegree(draw) : degreeOfGraph(draw);
}

/**
 * The degree is above the number of turning points by 1, 3, 5, …: the ends decide between even and odd. It is also
 * above the number of points on the x-axis, which could be copied.
 */
function degreeOfGraph(draw: Draw): Draft | undefined {
	const [turns, zeros] = [draw.int('turns'), draw.int('zeros')];
	const degree = turns + 1 + 2 * draw.random.int(0, 1);
	const isOdd = degree % 2 === 1;
	if (turns < 2 || degree > 7 || zeros > turns || (isOdd && zeros === 0)) return undefined;
	const [left, right] = motions(endsOf(draw.choice('sign') === '+' ? 1 : -1, degree));
	const wrong = [
		distractor(turns, 'used the number of turning points as the degree'),
		distractor(
			degree + 1,
			'chose a degree large enough for the turning points but did not check the directions of the ends',
		),
		distractor(turns - 1, 'subtracted 1 from the number of turning points instead of adding 1'),
	];
	const at = zeros === 0 ? '' : ` at ${zeros} point${zeros === 1 ? '' : 's'}`;
	const axis = zeros === 0 ? 'does not meet' : 'meets';
	return {
		prompt: say`The graph of a polynomial function has exactly ${turns} turning points, ${axis} the ${symbol('x')}-axis${at}, ${left}, and ${right}. Which of these could be the degree of the function?`,
		answer: multipleChoice(degree, ...wrong),
		steps: [
			sentence(
				say`A polynomial function of degree ${symbol('n')} has at most ${sum('n', -1)} turning points, and this graph has ${turns}, so the degree is at least ${turns + 1}.`,
			),
			...(zeros > 1
				? [
						sentence(
							say`The graph meets the ${symbol('x')}-axis at ${zeros} points, so the degree is at least ${zeros}.`,
						),
					]
				: []),
			sentence(
				isOdd
					? say`The ends go in opposite directions, so the degree is odd.`
					: say`Both ends go in the same direction, so the degree is even.`,
			),
			sentence(
				say`Of the four numbers, only ${degree} satisfies ${zeros > 1 ? 'all these' : 'both'} conditions.`,
			),
		],
		hints: [
			say`At most how many turning points can the graph of a polynomial function of degree ${symbol('n')} have?`,
			say`What do the directions of the ends tell you about the degree?`,
		],
	};
}

function turnsOfDegree(draw: Draw): Draft | undefined {
	const n = draw.int('n');
	const least = n % 2 === 0 ? 1 : 0;
	if (n < 4) return undefined;
	const turns = draw.random.pick([n - 1, n - 3].filter((count) => count >= least));
	const wrong = [
		distractor(n, 'used the degree as the number of turning points'),
		distractor(
			n - 2,
			'used a number less than the degree without checking the directions of the ends',
		),
		distractor(n + 1, 'added 1 to the degree instead of subtracting 1'),
	];
	const directions = n % 2 === 0 ? 'in the same direction' : 'in opposite directions';
	return {
		prompt: say`A polynomial function has degree ${n}. Which of these could be the number of its turning points?`,
		answer: multipleChoice(turns, ...wrong),
		steps: [
			sentence(
				say`The graph of a polynomial function of degree ${n} has at most ${n - 1} turning points.`,
				'the greatest possible number is one less than the degree',
			),
			sentence(
				say`The degree is ${n % 2 === 0 ? 'even' : 'odd'}, so the ends go ${directions}. At each turning point the graph changes between rising and falling, so the number of turning points is ${n % 2 === 0 ? 'odd' : 'even'}.`,
			),
			sentence(say`Of the four numbers, only ${turns} satisfies both conditions.`),
		],
		hints: [
			say`What is the greatest possible number of turning points? Do the ends go in the same direction?`,
		],
	};
}
