/** Exponential functions: the initial value, the base, the points on the graph, the asymptote. */
import { plainMath } from '../../chain/plain-math.ts';
import { isNear } from '../../equation-lines.ts';
import { isFormula, nameIn } from './function-formulas.ts';
import { exchange, withSignedFactors } from '../relations/edits.ts';
import { curveOf, frameOf } from './transformed-functions.ts';
import { ruleIn } from '../relations/record-relations.ts';
import {
	baseLost,
	coefficientLost,
	exponentAsOne,
	exponentsAdded,
	exponentTimesFirst,
	innerExponentLost,
	productToPower,
} from '../relations/power-edits.ts';
import { either, where } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { mistaken, mistakenIn } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { namedNumber } from '../relations/parts.ts';

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
		(point): Point => [namedNumber(point[1]), namedNumber(point[2])],
	);
	if (written.length > 0) return written;
	const [xs = [], ys = []] = [
		...record.question_speech.matchAll(/\b(?:x|t|f of x|y): ([^.]*(?:\.\d[^.]*)*)\./g),
	].map(([, row = '']) => row.replaceAll('negative ', '-').split(', ').map(Number));
	return xs.flatMap((x, at): Point[] => [[x, ys[at] ?? Number.NaN]]);
}

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

// The asymptote: "y = 5"

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
		return pair.right !== pair.wrong && wanted.some((one) => isNear(one, namedNumber(wrong)));
	};

const otherLine: Relation = ({ right, wrong }) => {
	const [was, is] = [right, wrong].map((text) => /^([xy]) = (.*)$/.exec(plainMath(text)));
	return was && is ? was[1] !== is[1] && was[2] === is[2] : undefined;
};

const says =
	(words: RegExp): Relation =>
	({ right, wrong }) =>
		words.test(plainMath(wrong)) && !words.test(plainMath(right));

export const EXPONENTIAL_RULES: readonly Rule[] = [
	// From data
	rule(
		powerIs(({ start, base }) => ({ start: base, base: start })),
		'switched the initial value and the base',
	),
	rule(
		powerWith((base) => 1 / base),
		'reversed the quotient when finding b',
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
	// Values
	rule(
		isFormula((pair) => [`${nameIn(pair)}(1)`]),
		'gave the value at t = 1',
		'substituted 1 for x instead of 0',
	),
	rule(
		isFormula((pair) => {
			const f = nameIn(pair);
			return [`\\frac{${f}(2) - ${f}(1)}{${f}(1) - ${f}(0)}`];
		}),
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
		({ right, wrong, prompt }) =>
			prompt.includes('range') && / [<>] /.test(right)
				? wrong.replace(/\\[lg]e(?![a-z])|[≤≥]/, (sign) => (/l|≤/.test(sign) ? '<' : '>')) ===
						right && wrong !== right
				: undefined,
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
	rule(mistakenIn('one', exponentTimesFirst), 'multiplied only the first term of the exponent'),
	rule(mistakenIn('each', exponentTimesFirst), 'multiplied only the first term of each exponent'),
	rule(
		where(/^(?:Rewrite|Solve)/, mistaken(exponentsAdded)),
		'added the exponents instead of multiplying them',
	),
	rule(mistaken(innerExponentLost), 'changed the base but not the exponent'),
	rule(mistaken(baseLost), 'set the exponents equal without a common base'),
	rule(
		where(/^(?!.*e\^)/, mistaken(coefficientLost)),
		'did not divide by the coefficient of the power',
	),
	rule(
		mistaken(exchange('^', '*')),
		'divided by the base instead of taking (?:a logarithm|logarithms)',
		'multiplied the base by the exponent instead of raising it to the exponent',
		'multiplied by 10 instead of raising 10 to a power',
		'divided the argument by the exponent instead of solving for the base',
	),
];
