/** trig.sum-diff: compound and double angles. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	operand,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	expression,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	cofunctionMistakes,
	compoundFormula,
	DOUBLE_COSINE,
	DOUBLE_COSINE_IN_COSINE,
	DOUBLE_COSINE_IN_SINE,
	DOUBLE_IN_COSINE,
	DOUBLE_IN_SINE,
	DOUBLE_SINE,
	DOUBLE_TANGENT,
	inLetter,
	linesOf,
	multiple,
	type Proof,
	PYTHAGOREAN,
} from '../../../steps/trig-proofs.ts';
import { angle, trig } from '../../../steps/turns.ts';
import { doubleFromRatio, sumFromRatios } from './ratios.ts';
import { twelfths } from './twelfths.ts';

// The expanded sine or cosine of a sum or difference written as one function.

/** sin A cos B + cos A sin B and its relatives. */
function collapse(draw: Draw): Draft | undefined {
	const [a, b, den, type] = [
		draw.int('A'),
		draw.int('B'),
		Number(draw.choice('den')),
		draw.inTurn('type'),
	];
	const isSum = type.includes('+');
	const total = new Fraction(isSum ? a + b : a - b, den);
	if (
		a === b ||
		(2 * a) % den === 0 ||
		(2 * b) % den === 0 ||
		total.equals(new Fraction(1, 2)) ||
		total.lte(0) ||
		total.gte(2) ||
		total.equals(1)
	)
		return undefined;
	const [A, B] = [angle(new Fraction(a, den), 'radians'), angle(new Fraction(b, den), 'radians')];
	const f = type.slice(0, 3);
	const isPlus = f === 'sin' ? isSum : !isSum;
	const [one, two] =
		f === 'sin'
			? [product(trig('sin', A), trig('cos', B)), product(trig('cos', A), trig('sin', B))]
			: [product(trig('cos', A), trig('cos', B)), product(trig('sin', A), trig('sin', B))];
	const given = isPlus ? sum(one, two) : difference(one, two);
	const result = trig(f, angle(total, 'radians'));
	return {
		prompt: say`Write ${given} as one trigonometric function of one angle. Do not evaluate it.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(trig(f, angle(new Fraction(isSum ? a - b : a + b, den), 'radians'))),
				isSum
					? 'subtracted the angles instead of adding them'
					: 'added the angles instead of subtracting them',
			],
			[
				expression(trig(f === 'sin' ? 'cos' : 'sin', angle(total, 'radians'))),
				`used the formula for the ${f === 'sin' ? 'cosine' : 'sine'}`,
			],
		),
		steps: [
			line(given),
			line(continued(trig(f, isSum ? sum(A, B) : difference(A, B))), compoundFormula(f, isSum)),
			line(continued(result), isSum ? 'add the angles' : 'subtract the angles'),
		],
		hints: [
			say`Which compound angle formula has products like these, with this sign between them, on its right side?`,
		],
	};
}

// Powers and products written with double angles.

function powers(draw: Draw): Draft | undefined {
	const pattern = draw.inTurn('pattern');
	const { proof, form, slip } = caseOf(PATTERNS, pattern);
	const [a, k] = [draw.int('a'), draw.int('k')];
	if (k > 3) return undefined;
	const lines = linesOf(proof, 'A').flatMap(({ body, why }, at) => {
		const one = { body: withFactor(a, stretched(body, k)), why };
		if (at === 0 && a !== 1 && usesSquare(proof))
			return [one, { body: product(a, brackets(stretched(body, k))), why: `factor out ${a}` }];
		if (!isHalved(one.why) || a % 2 !== 0 || body.kind !== 'quotient') return [one];
		const doubled = brackets(stretched(body.over, k));
		return a === 2 ? [] : [{ body: product(a / 2, doubled), why: `factor out ${a / 2}` }];
	});
	const [first, last] = [lines[0]?.body, lines.at(-1)?.body];
	if (!first || !last) return undefined;
	return {
		prompt: say`Rewrite ${first} ${form === ONE ? 'as a single term with one trigonometric function' : form}.`,
		answer: withMisconceptions(
			expression(last),
			...cofunctionMistakes(last),
			...(slip ? [[expression(multiple(slip[0], last)), slip[1]] satisfies WrongAnswer] : []),
		),
		steps: lines.map(({ body, why }, at) =>
			line(at === 0 ? body : continued(body), withAngle(why, pattern, k)),
		),
		hints: hintsFor(proof),
	};
}

/** Half of the formula is given; an even factor already has the 2 that it needs. */
const isHalved = (why: string | undefined): boolean => why === 'multiply and divide by 2';

const usesSquare = (proof: Proof): boolean =>
	proof.some(([, why]) => why.includes('solved for the square'));

/** What of the expression a formula has on one side. */
const CONTAINED: Readonly<Record<string, string>> = {
	product: 'contains a product like this one',
	sum: 'contains terms like these',
};

function hintsFor(proof: Proof): Prose[] {
	if (usesSquare(proof))
		return [
			say`Which form of the double angle formula for cosine contains this square but no other?`,
			say`What does that formula give when you solve it for the term with the square?`,
		];
	const at = proof.findIndex(([, why]) => why.startsWith('double angle'));
	const kind = linesOf(proof, 'A')[0]?.body.kind ?? '';
	return [
		say`Which double angle formula ${CONTAINED[kind] ?? 'helps with this expression'}?`,
		...(at === 1 ? [] : [say`How can you rewrite the expression before you use that formula?`]),
	];
}

/** The formula in x, or what its A stands for, where that is more than x. */
function withAngle(why: string | undefined, pattern: string, k: number): string | undefined {
	const times = /^(?:sin|cos)4x$|²2x$/.test(pattern) ? 2 * k : k;
	if (!why || !/^(?:double angle|Pythagorean)/.test(why)) return why;
	return times > 1 ? `${why}, with A = ${times}x` : inLetter(why, 'x');
}

/** Fractions with the denominator 2 are reduced together with the factor. */
function withFactor(a: number, of: Expression): Expression {
	if (of.kind !== 'quotient' || of.under.kind !== 'number') return multiple(a, of);
	const factor = new Fraction(a).div(of.under.value);
	return of.over.kind === 'product'
		? quotient(multiple(a, of.over), of.under)
		: factor.d === 1n
			? multiple(Number(factor.n), of.over)
			: quotient(multiple(Number(factor.n), of.over), Number(factor.d));
}

/** x becomes kx inside every function. */
function stretched(of: Expression, k: number): Expression {
	const part = (one: Expression) => stretched(one, k);
	switch (of.kind) {
		case 'call': {
			const inner =
				of.of.kind === 'product' && of.of.factors[0]?.kind === 'number'
					? Number(of.of.factors[0].value.valueOf())
					: 1;
			return { ...of, of: inner * k === 1 ? operand('x') : product(inner * k, 'x') };
		}
		case 'sum':
			return { ...of, terms: of.terms.map(part) };
		case 'product':
			return { ...of, factors: of.factors.map(part) };
		case 'quotient':
			return { ...of, over: part(of.over), under: part(of.under) };
		case 'power':
			return { ...of, base: part(of.base) };
		case 'opposite':
			return { kind: 'opposite', of: part(of.of) };
		case 'brackets':
			return { ...of, of: part(of.of) };
		default:
			return of;
	}
}

export const skills: Skills = {
	'Find exact values with compound angles': twelfths,
	'Evaluate compound angles from given ratios': sumFromRatios,
	'Find the ratios of a double angle': doubleFromRatio,
	'Write a compound angle expansion as one ratio': collapse,
	'Rewrite expressions with double angles': powers,
};

// What can be written with a double angle, and how.

type Case = {
	proof: Proof;
	form: string;
	/** A usual slip: by what it multiplies the result, and what was done. */
	slip?: readonly [factor: number, mistake: string];
};

const SAME_COEFFICIENT = [2, 'left the coefficient unchanged'] as const;
const NOT_REDUCED = [2, 'did not divide out the numerical factor'] as const;
const WRONG_SIGN = [-1, 'reversed the order of the terms in the difference'] as const;

/** The two forms of the cosine of a double angle, solved for the term with the square. */
const SINE_SQUARED = 'double angle formula, solved for the square: 2 sin²A = 1 − cos 2A';
const COSINE_SQUARED = 'double angle formula, solved for the square: 2 cos²A = 1 + cos 2A';

const ONE = 'as one trigonometric function';

/** Pattern of the plan: given, formula, result; `x` stands for kx. */
const PATTERNS: Readonly<Record<string, Case>> = {
	'2 sin x cos x': {
		proof: [
			['2sin cos', ''],
			['sin(2x)', DOUBLE_SINE],
		],
		form: ONE,
		slip: SAME_COEFFICIENT,
	},
	'cos²-sin²': {
		proof: [
			['cos^2-sin^2', ''],
			['cos(2x)', DOUBLE_COSINE],
		],
		form: ONE,
		slip: WRONG_SIGN,
	},
	'1-2sin²': {
		proof: [
			['1-2sin^2', ''],
			['cos(2x)', DOUBLE_COSINE_IN_SINE],
		],
		form: ONE,
		slip: WRONG_SIGN,
	},
	'2cos²-1': {
		proof: [
			['2cos^2-1', ''],
			['cos(2x)', DOUBLE_COSINE_IN_COSINE],
		],
		form: ONE,
		slip: WRONG_SIGN,
	},
	'sin²x by cos2x': {
		proof: [
			['2sin^2', ''],
			['1-cos(2x)', SINE_SQUARED],
		],
		form: 'without powers, in terms of the cosine of the double angle',
		slip: SAME_COEFFICIENT,
	},
	'cos²x by cos2x': {
		proof: [
			['2cos^2', ''],
			['1+cos(2x)', COSINE_SQUARED],
		],
		form: 'without powers, in terms of the cosine of the double angle',
		slip: SAME_COEFFICIENT,
	},
	'2tan/(1-tan²)': {
		proof: [
			['(2tan)/(1-tan^2)', ''],
			['tan(2x)', DOUBLE_TANGENT],
		],
		form: ONE,
		slip: SAME_COEFFICIENT,
	},
	sin4x: {
		proof: [
			['sin(2x)cos(2x)', ''],
			['(2sin(2x)cos(2x))/2', 'multiply and divide by 2'],
			['sin(4x)/2', DOUBLE_SINE],
		],
		form: 'using only one trigonometric function',
		slip: SAME_COEFFICIENT,
	},
	cos4x: {
		proof: [
			['2cos^2(2x)-1', ''],
			['cos(4x)', DOUBLE_COSINE_IN_COSINE],
		],
		form: ONE,
		slip: WRONG_SIGN,
	},
	'(sin+cos)²': {
		proof: [
			['(sin+cos)^2', ''],
			['sin^2+2sin cos+cos^2', 'expand the square'],
			['1+2sin cos', PYTHAGOREAN],
			['1+sin(2x)', DOUBLE_SINE],
		],
		form: 'without powers, in terms of the sine of the double angle',
	},
	'sin x cos x': {
		proof: [
			['sin cos', ''],
			['(2sin cos)/2', 'multiply and divide by 2'],
			['sin(2x)/2', DOUBLE_SINE],
		],
		form: 'using only one trigonometric function',
		slip: SAME_COEFFICIENT,
	},
	'(1-cos2x)/sin2x': {
		proof: [
			['(1-cos(2x))/sin(2x)', ''],
			['(1-(1-2sin^2))/(2sin cos)', DOUBLE_IN_SINE],
			['(2sin^2)/(2sin cos)', 'simplify the numerator'],
			['tan', 'divide out common factors'],
		],
		form: ONE,
		slip: NOT_REDUCED,
	},
	'sin2x/(1+cos2x)': {
		proof: [
			['sin(2x)/(1+cos(2x))', ''],
			['(2sin cos)/(1+2cos^2-1)', DOUBLE_IN_COSINE],
			['(2sin cos)/(2cos^2)', 'combine like terms'],
			['tan', 'divide out common factors'],
		],
		form: ONE,
		slip: NOT_REDUCED,
	},
	'sin2x/sin x': {
		proof: [
			['sin(2x)/sin', ''],
			['(2sin cos)/sin', DOUBLE_SINE],
			['2cos', 'divide out the common factor'],
		],
		form: 'using only one trigonometric function',
	},
	'cos2x/(cos+sin)': {
		proof: [
			['cos(2x)/(cos+sin)', ''],
			['(cos^2-sin^2)/(cos+sin)', DOUBLE_COSINE],
			['((cos-sin)(cos+sin))/(cos+sin)', 'factor the difference of squares'],
			['cos-sin', 'divide out the common factor'],
		],
		form: 'as a difference of two functions',
	},
	'1-2sin²2x': {
		proof: [
			['1-2sin^2(2x)', ''],
			['cos(4x)', DOUBLE_COSINE_IN_SINE],
		],
		form: ONE,
		slip: WRONG_SIGN,
	},
};
