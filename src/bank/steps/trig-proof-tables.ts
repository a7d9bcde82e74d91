/** The proofs of the identities that the curriculum plan names. */
import {
	BOTH_QUOTIENTS,
	BOTH_RECIPROCALS,
	COSECANT,
	COTANGENT,
	COTANGENT_SECANT,
	COTANGENT_SECANT_COSECANT,
	type Proof,
	PYTHAGOREAN,
	PYTHAGOREAN_COT,
	PYTHAGOREAN_TAN,
	SECANT,
	TANGENT,
	TANGENT_COSECANT,
	TANGENT_SECANT,
} from './trig-proofs.ts';

export const CANCEL = 'divide out the common factor';
export const COMBINE = 'combine like terms';
const ADD = 'add with a common denominator';
export const CANCELLED = 'divide out common factors';

/** By the names of the curriculum plan. */
export const SIMPLIFIED: Readonly<Record<string, Proof>> = {
	'sin/cos': [
		['sin/cos', ''],
		['tan', TANGENT],
	],
	'cos/sin': [
		['cos/sin', ''],
		['cot', COTANGENT],
	],
	'sin·csc': [
		['sin csc', ''],
		['sin(1/sin)', COSECANT],
		['1', CANCEL],
	],
	'cos·sec': [
		['cos sec', ''],
		['cos(1/cos)', SECANT],
		['1', CANCEL],
	],
	'tan·cos': [
		['tan cos', ''],
		['(sin/cos)cos', TANGENT],
		['sin', CANCEL],
	],
	'cot·sin': [
		['cot sin', ''],
		['(cos/sin)sin', COTANGENT],
		['cos', CANCEL],
	],
	'1-sin²': [
		['1-sin^2', ''],
		['(sin^2+cos^2)-sin^2', PYTHAGOREAN],
		['cos^2', COMBINE],
	],
	'1-cos²': [
		['1-cos^2', ''],
		['(sin^2+cos^2)-cos^2', PYTHAGOREAN],
		['sin^2', COMBINE],
	],
	'sec²-1': [
		['sec^2-1', ''],
		['(1+tan^2)-1', PYTHAGOREAN_TAN],
		['tan^2', COMBINE],
	],
	'csc²-1': [
		['csc^2-1', ''],
		['(1+cot^2)-1', PYTHAGOREAN_COT],
		['cot^2', COMBINE],
	],
	'1+tan²': [
		['1+tan^2', ''],
		['1+sin^2/cos^2', TANGENT],
		['(cos^2+sin^2)/cos^2', ADD],
		['1/cos^2', PYTHAGOREAN],
		['sec^2', SECANT],
	],
	'1+cot²': [
		['1+cot^2', ''],
		['1+cos^2/sin^2', COTANGENT],
		['(sin^2+cos^2)/sin^2', ADD],
		['1/sin^2', PYTHAGOREAN],
		['csc^2', COSECANT],
	],
	'sin²+cos²+tan²': [
		['sin^2+cos^2+tan^2', ''],
		['1+tan^2', PYTHAGOREAN],
		['sec^2', PYTHAGOREAN_TAN],
	],
	'(1-sin)(1+sin)': [
		['(1-sin)(1+sin)', ''],
		['1-sin^2', 'expand'],
		['cos^2', PYTHAGOREAN],
	],
	'(1-cos)(1+cos)': [
		['(1-cos)(1+cos)', ''],
		['1-cos^2', 'expand'],
		['sin^2', PYTHAGOREAN],
	],
	'tan+cot': [
		['tan+cot', ''],
		['sin/cos+cos/sin', BOTH_QUOTIENTS],
		['(sin^2+cos^2)/(sin cos)', ADD],
		['1/(sin cos)', PYTHAGOREAN],
		['csc sec', BOTH_RECIPROCALS],
	],
	'sec-cos': [
		['sec-cos', ''],
		['1/cos-cos', SECANT],
		['(1-cos^2)/cos', 'subtract with a common denominator'],
		['sin^2/cos', PYTHAGOREAN],
		['sin tan', TANGENT],
	],
	'csc-sin': [
		['csc-sin', ''],
		['1/sin-sin', COSECANT],
		['(1-sin^2)/sin', 'subtract with a common denominator'],
		['cos^2/sin', PYTHAGOREAN],
		['cos cot', COTANGENT],
	],
	'sin²/(1-cos)': [
		['sin^2/(1-cos)', ''],
		['(1-cos^2)/(1-cos)', PYTHAGOREAN],
		['((1-cos)(1+cos))/(1-cos)', 'factor the difference of squares'],
		['1+cos', CANCEL],
	],
	'cos²/(1+sin)': [
		['cos^2/(1+sin)', ''],
		['(1-sin^2)/(1+sin)', PYTHAGOREAN],
		['((1-sin)(1+sin))/(1+sin)', 'factor the difference of squares'],
		['1-sin', CANCEL],
	],
	'(sec²-1)/sec²': [
		['(sec^2-1)/sec^2', ''],
		['tan^2/sec^2', PYTHAGOREAN_TAN],
		['(sin^2/cos^2)cos^2', TANGENT_SECANT],
		['sin^2', CANCEL],
	],
	'tan·csc': [
		['tan csc', ''],
		['(sin/cos)(1/sin)', TANGENT_COSECANT],
		['1/cos', CANCEL],
		['sec', SECANT],
	],
	'(sin+cos)²-1': [
		['(sin+cos)^2-1', ''],
		['sin^2+2sin cos+cos^2-1', 'expand the square'],
		['1+2sin cos-1', PYTHAGOREAN],
		['2sin cos', COMBINE],
	],
	'sin⁴-cos⁴': [
		['sin^4-cos^4', ''],
		['(sin^2+cos^2)(sin^2-cos^2)', 'factor the difference of squares'],
		['sin^2-cos^2', PYTHAGOREAN],
		['sin^2-(1-sin^2)', PYTHAGOREAN],
		['2sin^2-1', COMBINE],
	],
	'1/(1+sin)+1/(1-sin)': [
		['1/(1+sin)+1/(1-sin)', ''],
		['((1-sin)+(1+sin))/((1+sin)(1-sin))', ADD],
		['2/(1-sin^2)', 'simplify the numerator and expand the denominator'],
		['2/cos^2', PYTHAGOREAN],
		['2sec^2', SECANT],
	],
	'tan²-tan²sin²': [
		['tan^2-tan^2sin^2', ''],
		['tan^2(1-sin^2)', 'factor out the common factor'],
		['tan^2cos^2', PYTHAGOREAN],
		['(sin^2/cos^2)cos^2', TANGENT],
		['sin^2', CANCEL],
	],
	'sec·csc·cot': [
		['sec csc cot', ''],
		['(1/cos)(1/sin)(cos/sin)', COTANGENT_SECANT_COSECANT],
		['1/sin^2', CANCEL],
		['csc^2', COSECANT],
	],
	'cos/(1-sin²)': [
		['cos/(1-sin^2)', ''],
		['cos/cos^2', PYTHAGOREAN],
		['1/cos', CANCEL],
		['sec', SECANT],
	],
	'(1-cos²)·cot²': [
		['(1-cos^2)cot^2', ''],
		['sin^2cot^2', PYTHAGOREAN],
		['sin^2(cos^2/sin^2)', COTANGENT],
		['cos^2', CANCEL],
	],
	'sin·sec·cot': [
		['sin sec cot', ''],
		['sin(1/cos)(cos/sin)', COTANGENT_SECANT],
		['1', CANCELLED],
	],
};
