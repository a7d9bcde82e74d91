/** quad.formula: solving by the quadratic formula. */
import Fraction from 'fraction.js';
import { equation, num, quotient, symbol } from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	call,
	decimal,
	exactDecimal,
	plusMinus,
	root,
	roundedText,
} from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	discriminantValue,
	rootsOf,
	standardEquation,
	standardForm,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	anyLetter,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { decimalRootLines, realRoots } from '../../../steps/decimal-roots.ts';
import { formulaBegin, formulaLines, wrongRoots } from '../../../steps/quadratic-formula.ts';
import { EXACT, IN_ORDER, ONLY_COMPLEX, rootsAnswer } from '../../../steps/square-roots.ts';

// Which number is under the radical of the written solution?

function numberUnderRoot(quadratic: WholeQuadratic): Draft | undefined {
	const { a, b, c } = quadratic;
	const k = discriminantValue(quadratic);
	const wrong = [
		{ value: b * b + 4 * a * c, mistake: 'added 4ac instead of subtracting it' },
		{ value: b * b - a * c, mistake: 'left out the factor 4 in 4ac' },
		{ value: b - 4 * a * c, mistake: 'did not square b' },
		{ value: b * b - 4 * c, mistake: 'left out the factor a in 4ac' },
	].filter(
		({ value }, at, all) => value !== k && all.findIndex((one) => one.value === value) === at,
	);
	const [first, second, third] = wrong;
	if (!first || !second || !third) return undefined;
	const form = quotient(plusMinus(num(-b), root('k')), 2 * a);
	return {
		prompt: say`The solutions of ${standardEquation(quadratic)} can be written in the form ${form}, where ${symbol('k')} is a constant. What is the value of ${symbol('k')}?`,
		answer: multipleChoice(
			k,
			...[first, second, third].map(({ value, mistake }) => distractor(value, mistake)),
		),
		steps: [
			...formulaBegin(quadratic),
			sentence(say`The number under the radical is ${symbol('k')}, so ${equation('k', k)}.`),
		],
		hints: [say`Which part of the quadratic formula is under the radical?`],
	};
}

// Roots to a number of decimals, alone or as the times of a flight.

function timesAtHeight(draw: Draw): Draft | undefined {
	const [a, v, h] = [Number(draw.choice('a')), draw.int('v'), draw.int('h')];
	const quadratic = { a, b: v, c: -h };
	const [noun, how, unit] =
		a === -16
			? (['ball', 'kicked', 'feet'] as const)
			: (['toy rocket', 'launched', 'metres'] as const);
	if (h < 5 || (a === -5 && v > 60) || discriminantValue(quadratic) <= 0) return undefined;
	const worked = decimalRootLines(quadratic, 1, 't');
	if (!worked) return undefined;
	const times = realRoots(quadratic);
	const texts = times.map((time) => roundedText(time, 1));
	const isExactAt = (at: number) => Math.abs(Number(texts[at]) - (times[at] ?? 0)) < 1e-9;
	const isExact = texts.every((_, at) => isExactAt(at));
	const exact = texts.map((time) => exactDecimal(new Fraction(time)));
	const whenAt = (isExact ? exact : texts.map(decimal)).map(
		(time, at) => say`${isExactAt(at) ? 'after' : 'after about'} ${time} seconds`,
	);
	const model = equation('h', standardForm({ a, b: v, c: 0 }, 't'));
	return {
		answer: isExact
			? withMisconceptions(solutions(...exact), ...wrongExactRoots(quadratic))
			: withMisconceptions(worked.answer, ...wrongRoundedRoots(quadratic, 1)),
		prompt: say`A ${noun} is ${how} straight up from the ground. Its height, in ${unit}, after ${symbol('t')} seconds is given by ${model}. At what times, in seconds, is the ${noun} ${h} ${unit} above the ground? ${isExact ? 'Write' : 'Round to the nearest tenth of a second and write'} the earlier time first.`,
		steps: [
			line(equation(standardForm({ a, b: v, c: 0 }, 't'), h), `set the height equal to ${h}`),
			line(standardEquation(quadratic, 't'), `subtract ${h} from both sides`),
			...worked.lines.slice(0, -1),
			sentence(say`The ${noun} is at this height ${whenAt[0] ?? ''} and ${whenAt[1] ?? ''}.`),
		],
		hints: [
			say`What equation must ${symbol('t')} satisfy when the height is ${num(h)} ${unit}?`,
			say`Which formula can you use to solve that equation?`,
		],
	};
}

type Mistaken = readonly [low: number, high: number, why: string];

/** What common mistakes in the formula lead to. */
function mistakenRoots({ a, b, c }: WholeQuadratic): Mistaken[] {
	const [middle, spread] = [-b / (2 * a), Math.sqrt(discriminantValue({ a, b, c }))];
	const added = { a, b, c: -c };
	return [
		[...realRoots({ a, b: -b, c }), 'used b instead of −b in the quadratic formula'],
		[middle - spread, middle + spread, 'divided only the first term by 2a'],
		...(discriminantValue(added) > 0
			? ([[...realRoots(added), 'added 4ac instead of subtracting it']] satisfies Mistaken[])
			: []),
	];
}

const wrongRoundedRoots = (quadratic: WholeQuadratic, places: number): WrongAnswer[] =>
	mistakenRoots(quadratic).map(([low, high, why]) => [
		solutions(...[low, high].map((value) => decimal(roundedText(value, places)))),
		why,
	]);

/** Where nothing is rounded, only those that end with the first decimal. */
const wrongExactRoots = (quadratic: WholeQuadratic): WrongAnswer[] =>
	mistakenRoots(quadratic).flatMap(([low, high, why]): WrongAnswer[] => {
		const exact = [low, high].map((value) => new Fraction(value.toFixed(1)));
		return exact.every((one, at) => Math.abs(one.valueOf() - (at === 0 ? low : high)) < 1e-9)
			? [[solutions(...exact.map(exactDecimal)), why]]
			: [];
	});

/** Both roots rounded; `place` is the word for the last place: "hundredth". */
function toDecimals(
	draw: Draw,
	quadratic: WholeQuadratic,
	places: number,
	place: string,
): Draft | undefined {
	const letter = anyLetter(draw.random);
	const problem = standardEquation(quadratic, letter);
	const worked = decimalRootLines(quadratic, places, letter);
	if (!worked) return undefined;
	return {
		prompt: say`Use the quadratic formula to solve ${problem}. Round each solution to the nearest ${place} and list the lesser one first.`,
		answer: withMisconceptions(worked.answer, ...wrongRoundedRoots(quadratic, places)),
		steps: [line(problem), ...worked.lines],
		hints: [
			say`What are ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}, with their signs?`,
			say`When should you round?`,
		],
	};
}

const drawn = (draw: Draw): WholeQuadratic => ({
	a: draw.int('a'),
	b: draw.int('b'),
	c: draw.int('c'),
});

/** Irrational roots in lowest form: no common factor, not a square. */
function irrational(draw: Draw): WholeQuadratic | undefined {
	const quadratic = drawn(draw);
	const d = discriminantValue(quadratic);
	const fits = d > 0 && !isSquare(d) && coprime(quadratic.a, quadratic.b, quadratic.c);
	return fits && quadratic.c !== 0 ? quadratic : undefined;
}

const exactRoots = (draw: Draw): Draft | undefined => {
	const quadratic = irrational(draw);
	return quadratic && solving(draw, quadratic, EXACT);
};

export const skills: Skills = {
	'Find exact solutions with the quadratic formula': exactRoots,

	'Find the exact zeros of a quadratic function'(draw) {
		const quadratic = irrational(draw);
		if (!quadratic) return undefined;
		const draft = solving(draw, quadratic, EXACT, 'x');
		const f = equation(call('f', 'x'), standardForm(quadratic));
		return {
			...draft,
			prompt: say`Find the zeros of ${f}. Give exact values in simplest form, from least to greatest.`,
			steps: [line(standardEquation(quadratic), 'set f(x) equal to 0'), ...draft.steps.slice(1)],
		};
	},

	'Approximate solutions with the quadratic formula'(draw) {
		const quadratic = irrational(draw);
		return quadratic && toDecimals(draw, quadratic, 2, 'hundredth');
	},

	'Find rational solutions with the quadratic formula'(draw) {
		const [a, c, p, q] = [draw.int('a'), draw.int('c'), draw.int('p'), draw.int('q')];
		if (!coprime(a, p) || !coprime(c, q) || (a === c && Math.abs(p) === Math.abs(q)))
			return undefined;
		const quadratic = { a: a * c, b: -(a * q + c * p), c: p * q };
		if (quadratic.b === 0 || quadratic.a > 15 || Math.abs(a * q - c * p) > 30) return undefined;
		return solving(draw, quadratic, IN_ORDER);
	},

	'Solve a quadratic model and round the answer': timesAtHeight,
	'Find a constant in the quadratic formula'(draw) {
		const quadratic = irrational(draw);
		return quadratic && numberUnderRoot(quadratic);
	},

	'Find complex solutions with the quadratic formula'(draw) {
		const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
		const whole = (h * h + k * k) % a === 0;
		const quadratic = whole
			? { a, b: -2 * h, c: (h * h + k * k) / a }
			: { a: a * a, b: -2 * a * h, c: h * h + k * k };
		if (h === 0 || quadratic.a > 9 || !coprime(quadratic.a, quadratic.b, quadratic.c))
			return undefined;
		return solving(draw, quadratic, ONLY_COMPLEX, anyLetter(draw.random), true);
	},
};

function solving(
	draw: Draw,
	quadratic: WholeQuadratic,
	form: Prose,
	letter = anyLetter(draw.random),
	complex = false,
): Draft {
	const problem = standardEquation(quadratic, letter);
	return {
		prompt: say`Use the quadratic formula to solve ${problem}. ${form}`,
		answer: withMisconceptions(
			rootsAnswer(rootsOf(quadratic), { complex }),
			...wrongRoots(quadratic),
		),
		steps: [line(problem), ...formulaLines(quadratic, { letter, complex })],
		hints: [
			say`What are ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}, with their signs?`,
			say`What is the discriminant, the number under the radical?`,
		],
	};
}
