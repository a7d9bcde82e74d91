/** What can be written with a double angle, and how. */
import {
	DOUBLE_COSINE,
	DOUBLE_COSINE_IN_COSINE,
	DOUBLE_COSINE_IN_SINE,
	DOUBLE_IN_COSINE,
	DOUBLE_IN_SINE,
	DOUBLE_SINE,
	DOUBLE_TANGENT,
	type Proof,
	PYTHAGOREAN,
} from '../../../steps/trig-proofs.ts';

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

export const ONE = 'as one trigonometric function';

/** Pattern of the plan: given, formula, result; `x` stands for kx. */
export const PATTERNS: Readonly<Record<string, Case>> = {
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
