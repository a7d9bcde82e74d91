/** Which degrees a graph allows, and which numbers of turning points a degree allows. */
import { sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type Draft, type Draw, multipleChoice, sentence } from '../../../family.ts';

// The end behavior of the graph of a polynomial function on the left and on the right.

/** `[left, right]`, each up (1) or down (−1). */
export type Ends = readonly [left: 1 | -1, right: 1 | -1];

export const endsOf = (lead: number, degree: number): Ends => {
	const right = lead > 0 ? 1 : -1;
	const left = degree % 2 === 0 ? right : right === 1 ? -1 : 1;
	return [left, right];
};

/** The same graph with the leading coefficient, the parity of the degree, or both misread. */
export const mistakenEnds = ([left, right]: Ends): readonly (readonly [Ends, string])[] => {
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
export const asQuadrants = ([left, right]: Ends): string =>
	`from quadrant ${left > 0 ? 2 : 3} to quadrant ${right > 0 ? 1 : 4}`;

export const quadrantsReason = ([left, right]: Ends): string =>
	`quadrant ${left > 0 ? '2 is at the upper' : '3 is at the lower'} left, and quadrant ${right > 0 ? '1 is at the upper' : '4 is at the lower'} right`;

const verb = (end: 1 | -1): string => (end > 0 ? 'rises' : 'falls');

/** "falls to the left" and "rises to the right". */
const motions = ([left, right]: Ends): [left: string, right: string] => [
	`${verb(left)} to the left`,
	`${verb(right)} to the right`,
];

/** "it falls to the left and rises to the right" */
export const asMotion = (ends: Ends): string => `it ${motions(ends).join(' and ')}`;

export function possibleDegree(draw: Draw): Draft | undefined {
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
	const ends = n % 2 === 0 ? 'in the same direction' : 'in opposite directions';
	return {
		prompt: say`A polynomial function has degree ${n}. Which of these could be the number of its turning points?`,
		answer: multipleChoice(turns, ...wrong),
		steps: [
			sentence(
				say`The graph of a polynomial function of degree ${n} has at most ${n - 1} turning points.`,
				'the greatest possible number is one less than the degree',
			),
			sentence(
				say`The degree is ${n % 2 === 0 ? 'even' : 'odd'}, so the ends go ${ends}. At each turning point the graph changes between rising and falling, so the number of turning points is ${n % 2 === 0 ? 'odd' : 'even'}.`,
			),
			sentence(say`Of the four numbers, only ${turns} satisfies both conditions.`),
		],
		hints: [
			say`What is the greatest possible number of turning points? Do the ends go in the same direction?`,
		],
	};
}
