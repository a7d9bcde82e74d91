/** Exact values at twelfths of π, sums put together again, and double angles. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	operand,
	opposite,
	product,
	quotient,
	sum,
} from '../../../math/expression.ts';
import { root } from '../../../math/notation.ts';
import { say } from '../../../math/prose.ts';
import {
	addSurds,
	multiplySurds,
	scaleSurd,
	type Surd,
	surd,
	surdTerm,
} from '../../../math/surd.ts';
import { caseOf } from '../../described-cases.ts';
import { expression, radical } from '../../answer.ts';
import { type Draft, type Draw, line, type Line } from '../../family.ts';
import { linesOf, multiple, type Proof } from './proofs.ts';
import { angle, trig } from './turns.ts';

/** Sine at 0, π/6, π/4, π/3, π/2 as a square root over 2: √n/2. */
const SINES: Readonly<Record<number, number>> = { 0: 0, 2: 1, 3: 2, 4: 3, 6: 4 };

/** Sine and cosine at so many twelfths of π. */
function sineAt(count: number): Surd {
	const at = ((count % 24) + 24) % 24;
	const sign = at > 12 ? -1 : 1;
	const half = at % 12;
	return surd(new Fraction(sign, 2), SINES[Math.min(half, 12 - half)] ?? 0);
}
const cosineAt = (count: number): Surd => sineAt(count + 6);

/** Positive terms first, over a common denominator: (√6 − √2)/4. */
export function overCommon(value: Surd): Expression {
	const under = [...value.values()].reduce((most, c) => Math.max(most, Number(c.d)), 1);
	const terms = [...scaleSurd(value, under)].sort(
		([n, a], [m, b]) => Number(a.lt(0)) - Number(b.lt(0)) || n - m,
	);
	const allNegative = terms.every(([, c]) => c.lt(0));
	const written = terms.map(([n, c]) => {
		const size = surdTerm(c.abs(), n);
		return c.lt(0) && !allNegative ? opposite(size) : size;
	});
	const [only, ...more] = written;
	const top = only && more.length === 0 ? only : sum(...written);
	const whole = under === 1 ? top : quotient(top, under);
	return allNegative ? opposite(under === 1 && more.length > 0 ? brackets(whole) : whole) : whole;
}

/** The tangent of an odd number of twelfths that is no multiple of 3: ±2 ± √3. */
function tangentAt(count: number): Surd {
	const at = ((count % 12) + 12) % 12;
	const sign = at > 6 ? -1 : 1;
	return addSurds(surd(2 * sign), surd(at === 1 || at === 11 ? -sign : sign, 3));
}

export function twelfths(draw: Draw): Draft | undefined {
	const [n, f] = [draw.int('n'), draw.inTurn('f')];
	if (n % 2 === 0 || n % 3 === 0) return undefined;
	const size = Math.abs(n);
	const first = [3, 9, 15, 21].find((one) => [2, 4, -2, -4].includes(size - one)) ?? 3;
	const second = size - first;
	const rest = Math.abs(second);
	const [A, B] = [
		angle(new Fraction(first, 12), 'radians'),
		angle(new Fraction(rest, 12), 'radians'),
	];
	const isSum = second > 0;
	const inside = isSum ? sum(A, B) : difference(A, B);
	const join = (plus: boolean, one: Expression, two: Expression) =>
		plus ? sum(one, two) : difference(one, two);
	const given = trig(f, angle(new Fraction(n, 12), 'radians'));
	const flips = n < 0 && f !== 'cos';
	const signed = (of: Expression) => (flips ? opposite(of.kind === 'sum' ? brackets(of) : of) : of);
	const positive =
		f === 'sin'
			? addSurds(
					multiplySurds(sineAt(first), cosineAt(rest)),
					scaleSurd(multiplySurds(cosineAt(first), sineAt(rest)), isSum ? 1 : -1),
				)
			: f === 'cos'
				? addSurds(
						multiplySurds(cosineAt(first), cosineAt(rest)),
						scaleSurd(multiplySurds(sineAt(first), sineAt(rest)), isSum ? -1 : 1),
					)
				: tangentAt(size);
	const value = overCommon(flips ? scaleSurd(positive, -1) : positive);
	const half = (of: Surd) => brackets(overCommon(of));
	const even: Line[] =
		n < 0
			? [
					line(
						equation(given, signed(trig(f, angle(new Fraction(size, 12), 'radians')))),
						flips
							? 'the function is odd: the sign comes to the front'
							: 'cosine is even: the sign of the angle does not matter',
					),
				]
			: [line(given)];
	const tangent = (at: number): Expression => {
		const [up, across] = [sineAt(at), cosineAt(at)];
		const sign = [...up.values(), ...across.values()].filter((c) => c.lt(0)).length === 1 ? -1 : 1;
		if (at % 3 === 0) return num(sign);
		const exact = at === 4 ? root(3) : quotient(root(3), 3);
		return sign < 0 ? opposite(exact) : exact;
	};
	const expanded =
		f === 'sin'
			? join(
					isSum,
					product(trig('sin', A), trig('cos', B)),
					product(trig('cos', A), trig('sin', B)),
				)
			: f === 'cos'
				? join(
						!isSum,
						product(trig('cos', A), trig('cos', B)),
						product(trig('sin', A), trig('sin', B)),
					)
				: quotient(
						join(isSum, trig('tan', A), trig('tan', B)),
						join(!isSum, num(1), product(trig('tan', A), trig('tan', B))),
					);
	const numbers =
		f === 'sin'
			? join(
					isSum,
					product(half(sineAt(first)), half(cosineAt(rest))),
					product(half(cosineAt(first)), half(sineAt(rest))),
				)
			: f === 'cos'
				? join(
						!isSum,
						product(half(cosineAt(first)), half(cosineAt(rest))),
						product(half(sineAt(first)), half(sineAt(rest))),
					)
				: quotient(
						join(isSum, tangent(first), tangent(rest)),
						join(!isSum, num(1), product(brackets(tangent(first)), brackets(tangent(rest)))),
					);
	const outer = (of: Expression) =>
		flips ? opposite(of.kind === 'sum' ? { kind: 'brackets', of, square: true } : of) : of;
	return {
		prompt: say`What is the exact value of ${given}? Use a compound angle formula${f === 'tan' ? '; write the answer without a fraction' : '; write the answer with a rational denominator'}.`,
		answer: radical(value),
		steps: [
			...even,
			line(
				continued(outer(trig(f, inside))),
				isSum ? 'a sum of two special angles' : 'a difference of two special angles',
			),
			line(continued(outer(expanded)), 'compound angle formula'),
			line(continued(outer(numbers)), 'put in the exact values'),
			line(
				continued(value),
				f === 'tan'
					? 'simplify and rationalize the denominator'
					: 'multiply and put over one denominator',
			),
		],
		hints: [
			say`Write the angle as a sum or difference of multiples of ${angle(new Fraction(1, 4), 'radians')} and ${angle(new Fraction(1, 6), 'radians')}.`,
		],
	};
}

/** sin A cos B + cos A sin B and its relatives. */
export function collapse(draw: Draw): Draft | undefined {
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
		answer: expression(result),
		steps: [
			line(given),
			line(
				continued(trig(f, isSum ? sum(A, B) : difference(A, B))),
				`formula for the ${f === 'sin' ? 'sine' : 'cosine'} of a ${isSum ? 'sum' : 'difference'}`,
			),
			line(continued(result), isSum ? 'add the angles' : 'subtract the angles'),
		],
		hints: [
			say`Which compound angle formula has this right side? Compare the functions and the sign in the middle.`,
		],
	};
}

type Case = { proof: Proof; form: string };

const ONE = 'as one trigonometric function';

/** Pattern of the plan: given, formula, result; `x` stands for kx. */
const PATTERNS: Readonly<Record<string, Case>> = {
	'2 sin x cos x': {
		proof: [
			['2sin cos', ''],
			['sin(2x)', 'double angle formula'],
		],
		form: ONE,
	},
	'cos²-sin²': {
		proof: [
			['cos^2-sin^2', ''],
			['cos(2x)', 'double angle formula'],
		],
		form: ONE,
	},
	'1-2sin²': {
		proof: [
			['1-2sin^2', ''],
			['cos(2x)', 'double angle formula'],
		],
		form: ONE,
	},
	'2cos²-1': {
		proof: [
			['2cos^2-1', ''],
			['cos(2x)', 'double angle formula'],
		],
		form: ONE,
	},
	'sin²x by cos2x': {
		proof: [
			['2sin^2', ''],
			['1-(1-2sin^2)', 'write it with the double angle form'],
			['1-cos(2x)', 'double angle formula'],
		],
		form: 'without powers, in terms of the cosine of the double angle',
	},
	'cos²x by cos2x': {
		proof: [
			['2cos^2', ''],
			['1+(2cos^2-1)', 'write it with the double angle form'],
			['1+cos(2x)', 'double angle formula'],
		],
		form: 'without powers, in terms of the cosine of the double angle',
	},
	'2tan/(1-tan²)': {
		proof: [
			['(2tan)/(1-tan^2)', ''],
			['tan(2x)', 'double angle formula'],
		],
		form: ONE,
	},
	sin4x: {
		proof: [
			['sin(2x)cos(2x)', ''],
			['(2sin(2x)cos(2x))/2', 'multiply and divide by 2'],
			['sin(4x)/2', 'double angle formula'],
		],
		form: 'with one trigonometric function',
	},
	cos4x: {
		proof: [
			['2cos^2(2x)-1', ''],
			['cos(4x)', 'double angle formula'],
		],
		form: ONE,
	},
	'(sin+cos)²': {
		proof: [
			['(sin+cos)^2', ''],
			['sin^2+2sin cos+cos^2', 'expand the square'],
			['1+2sin cos', 'Pythagorean identity'],
			['1+sin(2x)', 'double angle formula'],
		],
		form: 'without powers, in terms of the sine of the double angle',
	},
	'sin x cos x': {
		proof: [
			['sin cos', ''],
			['(2sin cos)/2', 'multiply and divide by 2'],
			['sin(2x)/2', 'double angle formula'],
		],
		form: 'with one trigonometric function',
	},
	'(1-cos2x)/sin2x': {
		proof: [
			['(1-cos(2x))/sin(2x)', ''],
			['(1-(1-2sin^2))/(2sin cos)', 'double angle formulas'],
			['(2sin^2)/(2sin cos)', 'simplify the numerator'],
			['tan', 'divide out common factors'],
		],
		form: ONE,
	},
	'sin2x/(1+cos2x)': {
		proof: [
			['sin(2x)/(1+cos(2x))', ''],
			['(2sin cos)/(1+2cos^2-1)', 'double angle formulas'],
			['(2sin cos)/(2cos^2)', 'combine like terms'],
			['tan', 'divide out common factors'],
		],
		form: ONE,
	},
	'sin2x/sin x': {
		proof: [
			['sin(2x)/sin', ''],
			['(2sin cos)/sin', 'double angle formula'],
			['2cos', 'divide out the common factor'],
		],
		form: 'with one trigonometric function',
	},
	'cos2x/(cos+sin)': {
		proof: [
			['cos(2x)/(cos+sin)', ''],
			['(cos^2-sin^2)/(cos+sin)', 'double angle formula'],
			['((cos-sin)(cos+sin))/(cos+sin)', 'factor the difference of squares'],
			['cos-sin', 'divide out the common factor'],
		],
		form: 'as a difference of two functions',
	},
	'1-sin²2x': {
		proof: [
			['1-sin^2(2x)', ''],
			['(sin^2(2x)+cos^2(2x))-sin^2(2x)', 'Pythagorean identity'],
			['cos^2(2x)', 'combine like terms'],
		],
		form: ONE,
	},
};

export function powers(draw: Draw): Draft | undefined {
	const { proof, form } = caseOf(PATTERNS, draw.inTurn('pattern'));
	const [a, k] = [draw.int('a'), draw.int('k')];
	if (k > 3) return undefined;
	const lines = linesOf(proof, 'x').map(({ body, why }) => ({
		body: withFactor(a, stretched(body, k)),
		why,
	}));
	const [first, last] = [lines[0]?.body, lines.at(-1)?.body];
	if (!first || !last) return undefined;
	return {
		prompt: say`Write ${first} ${form === ONE ? 'with one trigonometric function' : form}.`,
		answer: expression(last),
		steps: lines.map(({ body, why }, at) => line(at === 0 ? body : continued(body), why)),
		hints: [
			say`Compare with the formulas ${equation(trig('sin', product(2, 'x')), product(2, trig('sin', 'x'), trig('cos', 'x')))} and ${equation(trig('cos', product(2, 'x')), sum(product(2, { kind: 'call', name: '\\cos', base: null, power: num(2), of: operand('x') }), -1))}.`,
		],
	};
}

/** Fractions with the number 2 below are reduced together with the factor. */
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
