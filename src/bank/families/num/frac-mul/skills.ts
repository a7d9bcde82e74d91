/** num.frac-mul: multiply and divide fractions, mixed numbers and complex fractions. */
import Fraction from 'fraction.js';
import {
	continued,
	divided,
	type Expression,
	num,
	power,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { gcd, lcm } from '../../../../math/gcd.ts';
import { mixed } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	rationalAs,
	reversedSign,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	canCancel,
	FLIP,
	fraction,
	isProperForm,
	multiplyHint,
	productLines,
	type Ratio,
	reciprocalLines,
	valueOf,
} from '../../../steps/fractions.ts';

// Mixed numbers: through improper fractions and back.

const mixedSkills: Skills = {
	'Multiply mixed numbers'(draw) {
		const factors = [mixedRatio(draw, 'w', 'p', 'q'), mixedRatio(draw, 'v', 'r', 's')];
		const [first, second] = factors;
		if (!first || !second) return undefined;
		const values = [valueOf(first), valueOf(second)] as const;
		return inMixedForm(
			'product',
			times(...values.map(mixed)),
			values[0].mul(values[1]),
			[
				line(continued(times(...values)), 'write each mixed number as an improper fraction'),
				...productLines([first, second]),
			],
			[say`What is each mixed number as an improper fraction?`, multiplyHint([first, second])],
			[
				rational(
					new Fraction(first[0] % first[1], first[1])
						.mul(second[0] % second[1])
						.div(second[1])
						.add(Math.floor(first[0] / first[1]) * Math.floor(second[0] / second[1])),
				),
				'multiplied the whole numbers and the fractions separately',
			],
			[rational(values[0].div(values[1])), 'divided instead of multiplying'],
		);
	},
	'Divide with mixed numbers'(draw) {
		const first = mixedRatio(draw, 'w', 'p', 'q');
		const second: Ratio = [draw.int('r'), draw.int('s')];
		if (!first || !isProperForm(second) || second[0] > second[1]) return undefined;
		const [over, under] = [valueOf(first), valueOf(second)];
		return inMixedForm(
			'quotient',
			divided(mixed(over), under),
			over.div(under),
			[
				line(continued(divided(over, under)), 'write the mixed number as an improper fraction'),
				...reciprocalLines(first, second),
			],
			[say`What is the mixed number as an improper fraction?`, FLIP],
			[rational(over.mul(under)), 'multiplied without taking the reciprocal'],
			[rational(under.div(over)), 'took the reciprocal of the first number instead of the second'],
		);
	},
};

/** w p/q as an improper fraction; `undefined` when p/q is not proper and in lowest terms. */
function mixedRatio(draw: Draw, w: string, p: string, q: string): Ratio | undefined {
	const [whole, over, under] = [draw.int(w), draw.int(p), draw.int(q)];
	if (over >= under || !isProperForm([over, under])) return undefined;
	return [whole * under + over, under];
}

function inMixedForm(
	name: string,
	problem: Expression,
	value: Fraction,
	lines: Line[],
	hints: Prose[],
	...wrong: Parameters<typeof withMisconceptions>[1][]
): Draft | undefined {
	if (value.lt(1) || value.d === 1n) return undefined;
	return {
		prompt: say`Find the ${name}: ${problem}. Give your answer as a mixed number in simplest form.`,
		answer: withMisconceptions(rationalAs(value, 'mixed number', mixed(value)), ...wrong),
		steps: [
			line(problem),
			...lines,
			line(
				continued(mixed(value)),
				`${value.n} divided by ${value.d} is ${value.n / value.d} with a remainder of ${value.n % value.d}`,
			),
		],
		hints,
	};
}

// Complex fractions: a long bar that means division.

const complexSkills: Skills = {
	'Simplify a fraction over a fraction'(draw) {
		const [top, below]: Ratio[] = [
			[draw.int('p'), draw.int('q')],
			[draw.int('r'), draw.int('s')],
		];
		const a = draw.int('a');
		if (!top || !below || !isProperForm(top) || !isProperForm(below)) return undefined;
		if (a === 0) return complexFraction(fraction(top), undefined, top, below);
		const [p, q] = top;
		if (p > q) return undefined;
		const whole = sum(fraction([a * q, q]), fraction(top));
		return complexFraction(
			sum(a, fraction(top)),
			{ formula: whole, why: `write ${a} as ${a * q}/${q}`, total: 'add in the numerator' },
			[a * q + p, q],
			below,
		);
	},

	'Simplify a complex fraction'(draw) {
		const [b, d] = [draw.int('b'), draw.int('d')];
		const [first, second, below]: Ratio[] = [
			[draw.int('a'), b],
			[draw.inTurn('sign') === '+' ? draw.int('c') : -draw.int('c'), d],
			[draw.int('e'), draw.int('f')],
		];
		if (!first || !second || !below || b === d) return undefined;
		if (![first, second, below].every(isProperForm)) return undefined;
		const common = lcm(b, d);
		const [over, other] = [(first[0] * common) / b, (second[0] * common) / d];
		const top = valueOf([over + other, common]);
		if (top.d === 1n) return undefined;
		return complexFraction(
			sum(fraction(first), fraction(second)),
			{
				formula: sum(fraction([over, common]), fraction([other, common])),
				why: `in the numerator, write both fractions with a denominator of ${common}`,
				total: totalReason(over, other, common),
			},
			[Number(top.s * top.n), Number(top.d)],
			below,
		);
	},
};

function totalReason(over: number, other: number, under: number): string {
	const does = `${other < 0 ? 'subtract' : 'add'} in the numerator`;
	const [total, shared] = [over + other, gcd(over + other, under)];
	if (shared === 1) return does;
	return `${does}: ${total}/${under} = ${total / shared}/${under / shared}`;
}

/** The sum above the long bar with one denominator, and how it becomes one fraction. */
type Work = { formula: Expression; why: string; total: string };

/** `above` is the numerator over the long bar, `work` how it becomes the one fraction `top`. */
function complexFraction(
	above: Expression,
	work: Work | undefined,
	top: Ratio,
	below: Ratio,
): Draft | undefined {
	const value = valueOf(top).div(valueOf(below));
	if (value.abs().equals(1)) return undefined;
	const bar = (expression: Expression) => quotient(expression, fraction(below));
	const problem = bar(above);
	return {
		prompt: say`Simplify: ${problem}. Give your answer as an integer or a fraction in simplest form.`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(valueOf(top).mul(valueOf(below))),
				'multiplied by the denominator instead of by its reciprocal',
			],
			[
				rational(value.inverse()),
				'took the reciprocal of the numerator instead of the denominator',
			],
		),
		steps: [
			line(problem),
			...(work ? [line(continued(bar(work.formula)), work.why)] : []),
			...oneFraction(bar, work, top),
			line(
				continued(divided(valueOf(top), valueOf(below))),
				'the main fraction bar means division',
			),
			...reciprocalLines(top, below),
		],
		hints: [
			...(work ? [say`How can you write the numerator of the main fraction as one fraction?`] : []),
			say`The main fraction bar means division. What is divided by what?`,
		],
	};
}

type Wrap = (above: Expression) => Expression;

const oneFraction = (bar: Wrap, work: Work | undefined, top: Ratio): Line[] =>
	work ? [line(continued(bar(fraction(top))), work.total)] : [];

export const skills: Skills = {
	'Multiply two signed fractions': (draw) => productOf(pair(draw)),
	'Divide two signed fractions': (draw) => quotientOf(pair(draw)),
	'Multiply or divide signed fractions': (draw) =>
		draw.inTurn('op') === 'x' ? productOf(pair(draw)) : quotientOf(pair(draw)),
	'Multiply three factors and powers of fractions': threeFactors,
	...mixedSkills,
	...complexSkills,
};

const pair = (draw: Draw): Ratio[] => [
	[draw.int('p'), draw.int('q')],
	[draw.int('r'), draw.int('s')],
];

function productOf(factors: Ratio[]): Draft | undefined {
	if (!factors.every(isProperForm) || !canCancel(factors)) return undefined;
	const [first, second] = factors.map(valueOf);
	if (!first || !second || isTrivial(first, second, first.mul(second))) return undefined;
	const problem = times(first, second);
	return {
		prompt: say`Find the product: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(
			rational(first.mul(second)),
			[rational(first.div(second)), 'divided instead of multiplying'],
			...(first.lt(0) || second.lt(0)
				? ([
						[rational(first.mul(second).neg()), reversedSign('product', first.mul(second))],
					] as WrongAnswer[])
				: []),
			[rational(first.add(second)), 'added instead of multiplying'],
		),
		steps: [line(problem), ...productLines(factors)],
		hints: [signHint(factors), multiplyHint(factors)].slice(
			factors.every(([over]) => over > 0) ? 1 : 0,
		),
	};
}

function quotientOf([first, second]: Ratio[]): Draft | undefined {
	if (!first || !second || ![first, second].every(isProperForm)) return undefined;
	const [over, under] = [valueOf(first), valueOf(second)];
	if (isTrivial(over, under.inverse(), over.div(under))) return undefined;
	const problem = divided(over, under);
	return {
		prompt: say`Find the quotient: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(
			rational(over.div(under)),
			[rational(over.mul(under)), 'multiplied without taking the reciprocal'],
			[
				rational(under.div(over)),
				'took the reciprocal of the first fraction instead of the second',
			],
		),
		steps: [line(problem), ...reciprocalLines(first, second)],
		hints: [FLIP, ...([first, second].every(([n]) => n > 0) ? [] : [signHint([first, second])])],
	};
}

/** Factors far from 1, or a result that needs no work. */
const isTrivial = (first: Fraction, second: Fraction, result: Fraction): boolean =>
	first.abs().gt(5) || second.abs().gt(8) || result.abs().equals(1);

const signHint = (factors: readonly Ratio[]): Prose =>
	factors.filter(([over]) => over < 0).length % 2 === 1
		? say`One of the two numbers is negative. What does that tell you about the sign of the result?`
		: say`What does the sign of each number tell you about the sign of the result?`;

function threeFactors(draw: Draw): Draft | undefined {
	const [first, second] = pair(draw);
	const t = draw.int('t');
	const squares = draw.random.int(0, 2) === 0;
	if (!first || !second || !isProperForm(first)) return undefined;
	const factors: Ratio[] = squares ? [first, first, [t, 1]] : [first, second, [t, 1]];
	if (!squares && (!isProperForm(second) || first.join() === second.join())) return undefined;
	const values = factors.map(valueOf);
	const value = values.reduce((all, one) => all.mul(one), new Fraction(1));
	if (values.some((one) => one.abs().gt(t === 1 ? 3 : 9)) || value.abs().equals(1))
		return undefined;
	const [base = num(0)] = values.map((one) => num(one));
	const problem = squares ? times(power(base, 2), t) : times(...values);
	return {
		prompt: say`Evaluate: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(
			rational(value),
			...(squares
				? ([
						[rational(valueOf(first).mul(2 * t)), 'multiplied by 2 instead of squaring'],
					] as WrongAnswer[])
				: []),
			...(values.some((one) => one.lt(0))
				? ([[rational(value.neg()), reversedSign('product', value)]] as WrongAnswer[])
				: []),
			[
				rational(value.div(t)),
				squares
					? `left out the factor ${t}`
					: `either left out the factor ${t}, or multiplied both the numerator and the denominator by ${t}`,
			],
		),
		steps: [
			line(problem),
			...(squares
				? [line(continued(times(...values)), 'the square is the product of two equal factors')]
				: []),
			...productLines(factors),
		],
		hints: [
			squares
				? say`What does the exponent ${2} apply to? How do you write the square of ${base} as a product?`
				: values.some((one) => one.lt(0))
					? say`How many of the factors are negative? Is that number even or odd?`
					: say`How can you write the integer ${t} as a fraction?`,
			multiplyHint(factors),
		],
	};
}
