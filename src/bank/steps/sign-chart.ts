/**
 * Inequalities by their signs: the zeros of the factors cut the number line into intervals, and one number from each
 * tells the sign there. A factor may be above or below a fraction bar.
 */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	exactValueAt,
	lettersFirst,
	substituted,
} from '../../math/coefficients.ts';
import {
	brackets,
	equation,
	type Expression,
	num,
	product,
	quotient,
} from '../../math/expression.ts';
import {
	isLess,
	isStrict,
	MINUS_INFINITY,
	type Sign,
	turned,
	withOtherEnd,
} from '../../math/inequality.ts';
import { interval, INFINITY, set, union } from '../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../math/prose.ts';
import { type Line, sentence, withFigure } from '../family.ts';

/** Only linear factors. `below` are those of the denominator. */
export type Signed = {
	lead: number;
	above: readonly Coefficients[];
	below?: readonly Coefficients[];
};

type Stop = { at: Fraction; included: boolean };

/** The solution set of "product compared with 0"; `undefined` when it is empty or all numbers. */
export function solutionSet(of: Signed, sign: Sign): Expression | undefined {
	const stops = stopsOf(of, sign);
	const signs = testNumbers(stops).map((x) => isNegativeAt(of, x) === isLess(sign));
	const pieces: Expression[] = [];
	let from: Expression | null = signs[0] ? MINUS_INFINITY : null;
	let open = '(';
	stops.forEach(({ at, included }, place) => {
		const [before, after] = [signs[place], signs[place + 1]];
		const end = num(at);
		if (before && after && included) return;
		if (before && from) pieces.push(interval(from, end, `${open}${included ? ']' : ')'}` as '()'));
		if (!before && !after && included) pieces.push(set(end));
		from = after ? end : null;
		open = included ? '[' : '(';
	});
	if (from && pieces.length === 0 && from === MINUS_INFINITY) return undefined;
	if (from) pieces.push(interval(from, INFINITY, `${open})` as '()'));
	const [only, ...more] = pieces;
	return only && (more.length === 0 ? only : union(...pieces));
}

/** Zeros in increasing order, each once; a zero of the denominator is never included. */
function stopsOf({ above, below = [] }: Signed, sign: Sign): Stop[] {
	const poles = below.map(zeroOf);
	const stops = [...above.map(zeroOf), ...poles].sort((a, b) => a.compare(b));
	return stops
		.filter((stop, at) => !stops[at - 1]?.equals(stop))
		.map((at) => ({ at, included: !isStrict(sign) && !poles.some((pole) => pole.equals(at)) }));
}

const zeroOf = ([a = 1, b = 0]: Coefficients): Fraction => new Fraction(-b, a);

/** One easy number left of all stops, between each two, and right of all. */
function testNumbers(stops: readonly Stop[]): Fraction[] {
	const places = stops.map(({ at }) => at);
	const [first, last] = [places[0] ?? new Fraction(0), places.at(-1) ?? new Fraction(0)];
	return [
		first.sub(1).floor(),
		...places.slice(1).map((high, at) => easyBetween(places[at] ?? high, high)),
		last.add(1).ceil(),
	];
}

/** The fraction with the least denominator. */
function easyBetween(low: Fraction, high: Fraction): Fraction {
	if (low.lt(0) && high.gt(0)) return new Fraction(0);
	for (let denominator = 1; ; denominator += 1) {
		const next = low.mul(denominator).floor().add(1).div(denominator);
		if (next.lt(high)) return next;
	}
}

/** At a number that is not a zero of a factor. */
function isNegativeAt({ lead, above, below = [] }: Signed, x: Fraction): boolean {
	const negatives = [...above, ...below].filter((factor) => exactValueAt(factor, x).lt(0));
	return (negatives.length % 2 === 1) !== lead < 0;
}

/** "The zeros of the factors are −2 and 3." A fraction has those of its numerator and those of its denominator. */
function placesOf({ above, below }: Signed, sign: Sign): Prose {
	const zeros = (factors: readonly Coefficients[]) =>
		stopsOf({ lead: 1, above: factors }, sign).map(({ at }) => num(at));
	const zerosOf = (name: string, factors: readonly Coefficients[]): Prose => {
		const all = zeros(factors);
		return say`${all.length === 1 ? `zero of the ${name} is` : `zeros of the ${name} are`} ${joinedByAnd(all)}`;
	};
	if (below)
		return above.length === 0
			? say`The ${zerosOf('denominator', below)}.`
			: say`The ${zerosOf('numerator', above)}, and the ${zerosOf('denominator', below)}.`;
	const all = zeros(above);
	return all.length === 1
		? say`The only zero of a factor is ${joinedByAnd(all)}.`
		: say`The ${zerosOf('factors', above)}.`;
}

/** Where the signs can change, the sign on each interval, and which of them are wanted. */
export function signChartLines(of: Signed, sign: Sign): Line[] {
	const stops = stopsOf(of, sign);
	const tests = testNumbers(stops);
	const ends = [MINUS_INFINITY, ...stops.map(({ at }) => num(at)), INFINITY];
	const noun = of.below ? 'expression' : 'product';
	return [
		sentence(
			placesOf(of, sign),
			`set ${of.below ? (of.above.length > 0 ? 'the numerator and the denominator' : 'the denominator') : stops.length === 1 ? 'the factor' : 'each factor'} equal to 0`,
		),
		sentence(
			say`The ${noun} can change sign only at ${stops.length === 1 ? 'this value' : 'these values'}.`,
			of.below
				? 'a fraction can change sign only where its numerator or its denominator is 0'
				: 'a product can change sign only where one of its factors is 0',
		),
		...tests.map((x, at) => {
			return sentence(
				say`On ${interval(ends[at] ?? INFINITY, ends[at + 1] ?? INFINITY, '()')}, test ${equation('x', num(x))}: ${isOverOne(of, x) ? say`the denominator is ${oneBelow(of, x)}, and ` : ''}the value is ${signsAt(of, x)}, which is ${isNegativeAt(of, x) ? 'negative' : 'positive'}.`,
			);
		}),
		sentence(say`${wantedSign(of, sign)}`, of.below && whyEnds(sign)),
		...touchedLines(of, sign),
	];
}

/** A zero that is included where the sign does not change joins two intervals, or is a solution by itself. */
function touchedLines(of: Signed, sign: Sign): Line[] {
	const stops = stopsOf(of, sign);
	const signs = testNumbers(stops).map((x) => isNegativeAt(of, x));
	return stops.flatMap(({ at, included }, place) => {
		if (!included || signs[place] !== signs[place + 1]) return [];
		const zero = num(at);
		return [
			sentence(
				signs[place] === isLess(sign)
					? say`The sign is the same on both sides of ${zero}, and ${zero} is included, so the two intervals join.`
					: say`The value at ${zero} is ${0}, so ${zero} is a solution, although the intervals on both sides of it are not part of the solution.`,
			),
		];
	});
}

/** The solution with its sign chart: the sign of the expression over each part of the number line. */
export const signChartSolution = (of: Signed, sign: Sign, solution: Expression): Line => {
	const stops = stopsOf(of, sign);
	return withFigure(sentence(say`The solution set is ${solution}.`), {
		kind: 'set on a number line',
		stops: stops.map(({ at, included }) => ({ at, closed: included })),
		signs: testNumbers(stops).map((x) => (isNegativeAt(of, x) ? '−' : '+')),
	});
};

/** For a fraction. */
const whyEnds = (sign: Sign): string =>
	`the expression is ${isStrict(sign) ? '0 where its numerator is 0, and it is ' : ''}undefined where its denominator is 0`;

function wantedSign({ above, below }: Signed, sign: Sign): string {
	const [top, areAbove] = severalZeros(above) ? ['zeros', 'are'] : ['zero', 'is'];
	const [bottom, areBelow] = severalZeros(below ?? []) ? ['zeros', 'are'] : ['zero', 'is'];
	const what = `The ${below ? 'expression' : 'product'} must be ${isLess(sign) ? 'negative' : 'positive'}`;
	if (isStrict(sign))
		return below
			? `${what}, so neither the ${top} of the numerator nor the ${bottom} of the denominator ${areBelow} included.`
			: `${what}, so the ${top} ${areAbove} not included.`;
	return below
		? `${what} or 0, so the ${top} of the numerator ${areAbove} included and the ${bottom} of the denominator ${areBelow} not.`
		: `${what} or 0, so the ${top} ${areAbove} included.`;
}

const severalZeros = (factors: readonly Coefficients[]): boolean =>
	factors.some((factor) => !zeroOf(factor).equals(zeroOf(factors[0] ?? factor)));

/**
 * Sets that learners write instead of the solution, and the mistakes that lead to them. `reversed` is the one that
 * leads to the opposite set; `ends` names the values that the inequality includes or leaves out, if they are not zeros
 * of what the prompt shows.
 */
export function chartMisconceptions(
	of: Signed,
	sign: Sign,
	{ reversed = oppositeSign(of, sign), ends }: { reversed?: string; ends?: string } = {},
): [set: Expression, why: string][] {
	const opposite = solutionSet(of, turned(sign));
	const other = solutionSet(of, withOtherEnd(sign));
	return [
		...(opposite ? [wrong(opposite, reversed)] : []),
		...(other
			? [
					wrong(
						other,
						isStrict(sign)
							? `included the ${ends ?? zerosIncluded(of, withOtherEnd(sign))}, although the inequality is strict`
							: `left out the ${ends ?? zerosIncluded(of, sign)}`,
					),
				]
			: []),
	];
}

function oppositeSign({ below }: Signed, sign: Sign): string {
	const orZero = isStrict(sign) ? '' : ' or 0';
	const [chosen, asked] = isLess(sign) ? ['positive', 'negative'] : ['negative', 'positive'];
	return `chose the values of x for which the ${below ? 'expression' : 'product'} is ${chosen}${orZero} instead of ${asked}${orZero}`;
}

/** "zeros of the numerator" as the inequality includes them. */
function zerosIncluded(of: Signed, sign: Sign): string {
	const isOne = stopsOf(of, sign).filter(({ included }) => included).length === 1;
	return `${isOne ? 'zero' : 'zeros'}${of.below ? ' of the numerator' : ''}`;
}

const wrong = (of: Expression, why: string): [Expression, string] => [of, why];

/** The product with the number substituted: 2(−3)(4)(1), as a fraction where there is a denominator other than 1. */
function signsAt(of: Signed, x: Fraction): Expression {
	const over = writtenProduct(of.lead, valuesAt(of.above, x));
	return of.below && !isOverOne(of, x)
		? quotient(over, writtenProduct(1, valuesAt(of.below, x)))
		: over;
}

const isOverOne = ({ below = [] }: Signed, x: Fraction): boolean => {
	const [only, ...more] = valuesAt(below, x);
	return more.length === 0 && only !== undefined && only.equals(1);
};

/** How the denominator comes to 1: 3 − 2 = 1. */
const oneBelow = ({ below: [only = []] = [] }: Signed, x: Fraction): Expression =>
	only[1] ? equation(substituted(only, x), 1) : num(1);

const valuesAt = (factors: readonly Coefficients[], x: Fraction): Fraction[] =>
	lettersFirst(factors).map((factor) => exactValueAt(factor, x));

function writtenProduct(lead: number, values: readonly Fraction[]): Expression {
	const [only, ...more] = values;
	if (!only) return num(lead);
	if (more.length === 0 && (lead === 1 || (lead === -1 && only.gt(0)))) return num(only.mul(lead));
	const factors = values.map((value) => brackets(value));
	return product(...(lead === 1 ? [] : [lead]), ...factors);
}
