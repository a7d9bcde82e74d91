/** Exponential functions and growth: the initial value, the base, the factor and the rate, the asymptote. */
import { plainMath } from '../../chain/plain-math.ts';
import { isNear } from '../../equation-lines.ts';
import { isFormula, nameIn } from '../called.ts';
import { exchange, withoutPower, withSignedFactors } from '../edits.ts';
import { curveOf, frameOf } from '../frames.ts';
import { ruleIn } from '../interval-relations.ts';
import {
	baseLost,
	coefficientLost,
	exponentAsOne,
	exponentsAdded,
	exponentTimesFirst,
	factorMore,
	forwardInstead,
	innerExponentLost,
	otherDirection,
	productToPower,
	reciprocalBase,
	reciprocalExponent,
	sameAmounts,
	timesExponent,
} from '../power-edits.ts';
import { changed, either, type Pair, type Relation, where } from '../relations.ts';
import { mistaken, stands } from '../remade.ts';
import { rule, type Rule } from './rule.ts';

/** Of a·bˣ. */
type Power = { start: number; base: number };

function powerIn(text: string): Power | undefined {
	const curve = curveOf(text, false);
	if (!curve) return undefined;
	const [start, first, second] = [0, 1, 2].map(curve) as [number, number, number];
	const base = first / start;
	return isNear(second / first, base) ? { start, base } : undefined;
}

const isSamePower = (one: Power, other: Power): boolean =>
	isNear(one.start, other.start, 1e-6) && isNear(one.base, other.base, 1e-6);

type Point = readonly [number, number];

/** The points of the prompt, or of its table. */
function pointsIn({ prompt, record }: Pair): Point[] {
	const written = [...plainMath(prompt).matchAll(/\((-?[\d./]+), (-?[\d./]+)\)/g)].map(
		(point): Point => [asNumber(point[1]), asNumber(point[2])],
	);
	if (written.length > 0) return written;
	const [xs = [], ys = []] = [
		...record.question_speech.matchAll(/\b(?:x|t|f of x|y): ([^.]*(?:\.\d[^.]*)*)\./g),
	].map(([, row = '']) => row.replaceAll('negative ', '-').split(', ').map(Number));
	return xs.flatMap((x, at): Point[] => [[x, ys[at] ?? Number.NaN]]);
}

const asNumber = (text = ''): number => {
	const [over = Number.NaN, under = 1] = text.split('/').map(Number);
	return over / under;
};

/** The wrong power has the base and goes through a point of the record, or has the right initial value. */
const powerWith =
	(baseOf: (base: number) => number): Relation =>
	(pair) => {
		const [right, wrong] = [powerIn(pair.right), powerIn(pair.wrong)];
		if (!right || !wrong) return undefined;
		return (
			isNear(baseOf(right.base), wrong.base, 1e-6) &&
			(isNear(right.start, wrong.start, 1e-6) ||
				pointsIn(pair).some(([x, y]) => isNear(wrong.start * wrong.base ** x, y, 1e-6)))
		);
	};

const powerIs =
	(wanted: (power: Power, pair: Pair) => Power): Relation =>
	(pair) => {
		const [right, wrong] = [powerIn(pair.right), powerIn(pair.wrong)];
		return right && wrong && isSamePower(wanted(right, pair), wrong);
	};

const lineWithSlope: Relation = (pair) => {
	const [[, first] = [], [, second] = []] = pointsIn(pair);
	const [right, wrong] = [powerIn(pair.right), frameOf(pair.wrong, false)];
	if (first === undefined || second === undefined || !right || !wrong) return undefined;
	return wrong.name === 'line' && isNear(wrong.a, second - first) && isNear(wrong.c, right.start);
};

// "decay of $47\%$ per year"

const CHANGE = /(growth|decay) (?:of|with a factor of) ([\d./]+)/;

const growth =
	(isReversed: boolean, percentOf: (percent: number, grows: boolean) => number): Relation =>
	({ right, wrong }) => {
		const [was, is] = [right, wrong].map((text) => CHANGE.exec(plainMath(text)));
		if (!was || !is) return undefined;
		return (
			isReversed === (was[1] !== is[1]) &&
			isNear(percentOf(asNumber(was[2]), was[1] === 'growth'), asNumber(is[2]))
		);
	};

const asBase = (percent: number, grows: boolean): number => (grows ? 100 + percent : 100 - percent);

// "y = 5"

const asymptote =
	(
		value: (constant: { a: number; base: number; c: number; start: number }) => readonly number[],
	): Relation =>
	(pair) => {
		if (!/asymptote/.test(pair.prompt)) return undefined;
		const curve = curveOf(ruleIn(pair), false);
		const frame = frameOf(ruleIn(pair), false);
		const wrong = /^y = (.*)$/.exec(plainMath(pair.wrong))?.[1];
		if (!curve || !frame || wrong === undefined) return undefined;
		const base = frame.basic(1) / frame.basic(0);
		const wanted = value({ a: frame.a, base, c: frame.c, start: curve(frame.d) });
		return pair.right !== pair.wrong && wanted.some((one) => isNear(one, asNumber(wrong)));
	};

const otherLine: Relation = ({ right, wrong }) => {
	const [was, is] = [right, wrong].map((text) => /^([xy]) = (.*)$/.exec(plainMath(text)));
	return was && is ? was[1] !== is[1] && was[2] === is[2] : undefined;
};

const says =
	(words: RegExp): Relation =>
	({ right, wrong }) =>
		words.test(plainMath(wrong)) && !words.test(plainMath(right));

// Percent changes over several periods

const amountsIn = ({ prompt }: Pair): number[] =>
	[...plainMath(prompt).matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

const totalPercent =
	(share: (percent: number, pair: Pair) => readonly number[]): Relation =>
	(pair) => {
		const [from, to] =
			/from \$?([\d.]+)\$? (?:[a-z]+ )?to \$?([\d.]+)/
				.exec(plainMath(pair.prompt))
				?.slice(1)
				.map(Number) ?? [];
		const wrong = pair.parts()?.[1];
		const [found] = wrong?.values[0] ?? [];
		if (!from || to === undefined || found === undefined) return undefined;
		const half = (wrong?.rounding[0] ?? 0) + 1e-9;
		return share((100 * Math.abs(to - from)) / from, pair).some(
			(percent) => Math.abs(percent - found) <= half,
		);
	};

export const EXPONENTIAL_RULES: readonly Rule[] = [
	// From data
	rule(
		powerIs(({ start, base }) => ({ start: base, base: start })),
		'switched the initial value and the base',
	),
	rule(
		powerWith((base) => 1 / base),
		'divided the first equation by the second one to find b',
		'divided each value by the next one',
	),
	rule(
		powerWith((base) => base ** 2),
		'did not take the square root of the quotient',
	),
	rule(
		powerWith((base) => base ** 3),
		'did not take the cube root of the quotient',
	),
	rule(
		powerIs(({ base }, pair) => ({ start: pointsIn(pair)[0]?.[1] ?? Number.NaN, base })),
		'used the first y-coordinate as the initial value',
		'used the first value in the table as the initial value',
	),
	rule(
		lineWithSlope,
		'used the difference of the first two values as the slope of a linear function',
	),
	// Factors and rates
	rule(
		either(
			changed((value) => 2 - value),
			mistaken(otherDirection),
		),
		'subtracted the rate from 1 instead of adding it',
		'added the rate to 1 instead of subtracting it',
	),
	rule(
		changed((value) => Math.abs(value - 1)),
		'gave the rate instead of the factor',
	),
	rule(
		either(
			changed((value) => 100 + value),
			changed((value) => 100 - value),
		),
		'wrote the (?:base|factor) itself as a percent',
	),
	rule(
		growth(true, (percent) => percent),
		'reversed growth and decay',
	),
	rule(
		growth(false, (factor) => 1 / factor),
		'used the reciprocal of the factor',
	),
	rule(
		growth(true, (factor) => 1 / factor),
		'used the factor for a decrease of 1 in x',
	),
	rule(growth(false, asBase), 'used the base itself as the percent'),
	rule(growth(true, asBase), 'used the base as the percent and reversed growth and decay'),
	rule(mistaken(reciprocalBase), 'doubled instead of halving', 'halved instead of doubling'),
	rule(
		mistaken(timesExponent),
		'(?:divided|multiplied) by 2 times the number of (?:half-lives|doubling times) instead of by 2 raised to that number',
	),
	rule(
		mistaken(reciprocalExponent),
		'divided the (?:half-life|doubling time) by the time to find the number of .*',
	),
	rule(
		mistaken(withoutPower),
		'(?:halved|doubled) only once instead of once for each .*',
		'went back one [a-z]+ instead of NUMBER [a-z]+',
	),
	rule(
		mistaken(sameAmounts),
		'(?:added|subtracted) NUMBER% of the initial value every [a-z]+',
		'(?:added|subtracted) the same amount every [a-z]+ instead of the same percent',
		'changed the quantity by the same amount each [a-z]+ instead of the same percent',
	),
	rule(mistaken(factorMore(-1)), 'multiplied by the factor one time too few'),
	rule(mistaken(factorMore(1)), 'multiplied by the factor one time too many'),
	rule(mistaken(forwardInstead), '(?:increased|decreased) the later value by NUMBER% every [a-z]+'),
	rule(
		totalPercent((percent) => [percent]),
		'gave the total percent change over all the [a-z]+',
	),
	rule(
		totalPercent((percent, pair) => amountsIn(pair).map((number) => percent / number)),
		'divided the total percent change by the number of [a-z]+',
	),
	rule(stands(), 'gave the number of (?:half-lives|doubling times) instead of the time'),
	// Values
	rule(
		isFormula((pair) => [`${nameIn(pair)}(1)`]),
		'gave the value at t = 1',
		'substituted 1 for x instead of 0',
	),
	rule(
		isFormula((pair) => [`\\frac{${nameIn(pair)}(1)}{${nameIn(pair)}(0)}`]),
		'gave the base instead of the initial value',
		'gave the base',
	),
	rule(
		mistaken(productToPower, withSignedFactors),
		'multiplied the base by NUMBER before evaluating the power',
	),
	rule(mistaken(exponentAsOne), 'treated the exponent 0 as 1'),
	// Asymptote and range
	rule(
		otherLine,
		'gave a (?:vertical line instead of a horizontal one|horizontal line instead of a vertical one)',
	),
	rule(
		asymptote(({ start }) => [start]),
		'used the value of the function where the exponent is 0',
	),
	rule(
		asymptote(({ base }) => [base]),
		'used the base as the asymptote',
	),
	rule(
		asymptote(({ c }) => [-c]),
		'used the opposite of the constant',
	),
	rule(
		asymptote(() => [0]),
		'left out the constant',
	),
	rule(
		asymptote(({ base, c }) => [base + c]),
		'added the base to the constant',
	),
	rule(
		asymptote(({ a }) => [a]),
		'used the stretch factor instead of the vertical translation',
	),
	rule(
		where(/range/, says(/[≤≥]/)),
		'included the value that the function approaches but never reaches',
	),
	rule(
		either(
			({ right, wrong }) => /y > /.test(right) && wrong.replace('<', '>') === right,
			({ right, wrong }) => /y < /.test(right) && wrong.replace('>', '<') === right,
		),
		'gave the values on the other side of the asymptote',
	),
	rule(where(/^Consider .* What is the range/, says(/^all real numbers$/)), 'gave the domain'),
	rule(where(/domain/, says(/> 0$/)), 'gave the range of the power as the domain'),
	rule(where(/domain/, says(/(?:≠|\\ne) 0$/)), 'excluded the exponent 0'),
	rule(where(/domain/, says(/≥ 0$/)), 'excluded negative exponents'),
	// The same base
	rule(mistaken(exponentTimesFirst), 'multiplied only the first term of (?:the|each) exponent'),
	rule(
		where(/^(?:Rewrite|Solve)/, mistaken(exponentsAdded)),
		'added the exponents instead of multiplying them',
	),
	rule(mistaken(innerExponentLost), 'changed the base but not the exponent'),
	rule(mistaken(baseLost), 'set the exponents equal without a common base'),
	rule(mistaken(coefficientLost), 'did not divide by the coefficient of the power'),
	rule(
		mistaken(exchange('^', '*')),
		'divided by the base instead of taking (?:a logarithm|logarithms)',
		'multiplied the base by the exponent instead of raising it to the exponent',
		'multiplied by 10 instead of raising 10 to a power',
		'divided the argument by the exponent instead of solving for the base',
	),
];
