/** The proofs of the identities that the curriculum plan names. */
import type { Proof } from './trig-proofs.ts';

const QUOTIENT = 'quotient identity';
const PYTHAGORAS = 'Pythagorean identity';
const RECIPROCAL = 'reciprocal identity';
const CANCEL = 'divide out the common factor';
const CANCELLED = 'divide out common factors';

/** By the names of the curriculum plan. */
export const SIMPLIFIED: Readonly<Record<string, Proof>> = {
	'sin/cos': [
		['sin/cos', ''],
		['tan', QUOTIENT],
	],
	'cos/sin': [
		['cos/sin', ''],
		['cot', QUOTIENT],
	],
	'sin·csc': [
		['sin csc', ''],
		['sin(1/sin)', RECIPROCAL],
		['1', CANCEL],
	],
	'cos·sec': [
		['cos sec', ''],
		['cos(1/cos)', RECIPROCAL],
		['1', CANCEL],
	],
	'tan·cos': [
		['tan cos', ''],
		['(sin/cos)cos', QUOTIENT],
		['sin', CANCEL],
	],
	'cot·sin': [
		['cot sin', ''],
		['(cos/sin)sin', QUOTIENT],
		['cos', CANCEL],
	],
	'1-sin²': [
		['1-sin^2', ''],
		['(sin^2+cos^2)-sin^2', PYTHAGORAS],
		['cos^2', 'combine like terms'],
	],
	'1-cos²': [
		['1-cos^2', ''],
		['(sin^2+cos^2)-cos^2', PYTHAGORAS],
		['sin^2', 'combine like terms'],
	],
	'sec²-1': [
		['sec^2-1', ''],
		['(1+tan^2)-1', PYTHAGORAS],
		['tan^2', 'combine like terms'],
	],
	'csc²-1': [
		['csc^2-1', ''],
		['(1+cot^2)-1', PYTHAGORAS],
		['cot^2', 'combine like terms'],
	],
	'1+tan²': [
		['1+tan^2', ''],
		['(cos^2+sin^2)/cos^2', 'use the quotient identity and a common denominator'],
		['1/cos^2', PYTHAGORAS],
		['sec^2', RECIPROCAL],
	],
	'1+cot²': [
		['1+cot^2', ''],
		['(sin^2+cos^2)/sin^2', 'use the quotient identity and a common denominator'],
		['1/sin^2', PYTHAGORAS],
		['csc^2', RECIPROCAL],
	],
	'sin²+cos²+tan²': [
		['sin^2+cos^2+tan^2', ''],
		['1+tan^2', PYTHAGORAS],
		['sec^2', PYTHAGORAS],
	],
	'(1-sin)(1+sin)': [
		['(1-sin)(1+sin)', ''],
		['1-sin^2', 'expand'],
		['cos^2', PYTHAGORAS],
	],
	'(1-cos)(1+cos)': [
		['(1-cos)(1+cos)', ''],
		['1-cos^2', 'expand'],
		['sin^2', PYTHAGORAS],
	],
	'tan+cot': [
		['tan+cot', ''],
		['sin/cos+cos/sin', QUOTIENT],
		['(sin^2+cos^2)/(sin cos)', 'add with a common denominator'],
		['1/(sin cos)', PYTHAGORAS],
		['csc sec', RECIPROCAL],
	],
	'sec-cos': [
		['sec-cos', ''],
		['1/cos-cos', RECIPROCAL],
		['(1-cos^2)/cos', 'subtract with a common denominator'],
		['sin^2/cos', PYTHAGORAS],
		['sin tan', QUOTIENT],
	],
	'csc-sin': [
		['csc-sin', ''],
		['1/sin-sin', RECIPROCAL],
		['(1-sin^2)/sin', 'subtract with a common denominator'],
		['cos^2/sin', PYTHAGORAS],
		['cos cot', QUOTIENT],
	],
	'sin²/(1-cos)': [
		['sin^2/(1-cos)', ''],
		['(1-cos^2)/(1-cos)', PYTHAGORAS],
		['((1-cos)(1+cos))/(1-cos)', 'factor the difference of squares'],
		['1+cos', CANCEL],
	],
	'cos²/(1+sin)': [
		['cos^2/(1+sin)', ''],
		['(1-sin^2)/(1+sin)', PYTHAGORAS],
		['((1-sin)(1+sin))/(1+sin)', 'factor the difference of squares'],
		['1-sin', CANCEL],
	],
	'(sec²-1)/sec²': [
		['(sec^2-1)/sec^2', ''],
		['tan^2/sec^2', PYTHAGORAS],
		['(sin^2/cos^2)cos^2', 'quotient and reciprocal identities'],
		['sin^2', CANCEL],
	],
	'tan·csc': [
		['tan csc', ''],
		['(sin/cos)(1/sin)', 'quotient and reciprocal identities'],
		['1/cos', CANCEL],
		['sec', RECIPROCAL],
	],
	'(sin+cos)²-1': [
		['(sin+cos)^2-1', ''],
		['sin^2+2sin cos+cos^2-1', 'expand the square'],
		['1+2sin cos-1', PYTHAGORAS],
		['2sin cos', 'combine like terms'],
	],
	'sin⁴-cos⁴': [
		['sin^4-cos^4', ''],
		['(sin^2+cos^2)(sin^2-cos^2)', 'factor the difference of squares'],
		['sin^2-cos^2', PYTHAGORAS],
		['sin^2-(1-sin^2)', PYTHAGORAS],
		['2sin^2-1', 'combine like terms'],
	],
	'1/(1+sin)+1/(1-sin)': [
		['1/(1+sin)+1/(1-sin)', ''],
		['((1-sin)+(1+sin))/((1+sin)(1-sin))', 'add with a common denominator'],
		['2/(1-sin^2)', 'simplify the numerator and expand the denominator'],
		['2/cos^2', PYTHAGORAS],
		['2sec^2', RECIPROCAL],
	],
	'tan²-tan²sin²': [
		['tan^2-tan^2sin^2', ''],
		['tan^2(1-sin^2)', 'factor out the common factor'],
		['tan^2cos^2', PYTHAGORAS],
		['(sin^2/cos^2)cos^2', QUOTIENT],
		['sin^2', CANCEL],
	],
	'sec·csc·cot': [
		['sec csc cot', ''],
		['(1/cos)(1/sin)(cos/sin)', 'quotient and reciprocal identities'],
		['1/sin^2', CANCEL],
		['csc^2', RECIPROCAL],
	],
	'cos/(1-sin²)': [
		['cos/(1-sin^2)', ''],
		['cos/cos^2', PYTHAGORAS],
		['1/cos', CANCEL],
		['sec', RECIPROCAL],
	],
	'(1-cos²)·cot²': [
		['(1-cos^2)cot^2', ''],
		['sin^2cot^2', PYTHAGORAS],
		['sin^2(cos^2/sin^2)', QUOTIENT],
		['cos^2', CANCEL],
	],
	'sin·sec·cot': [
		['sin sec cot', ''],
		['sin(1/cos)(cos/sin)', 'quotient and reciprocal identities'],
		['1', CANCELLED],
	],
};

/** Proofs with double angles; the others are those above. */
export const DOUBLE: Readonly<Record<string, Proof>> = {
	'sin2x/(1+cos2x)': [
		['sin(2x)/(1+cos(2x))', ''],
		['(2sin cos)/(1+2cos^2-1)', 'double angle formulas'],
		['(2sin cos)/(2cos^2)', 'combine like terms'],
		['sin/cos', CANCELLED],
		['tan', QUOTIENT],
	],
	'(1-cos2x)/sin2x': [
		['(1-cos(2x))/sin(2x)', ''],
		['(1-(1-2sin^2))/(2sin cos)', 'double angle formulas'],
		['(2sin^2)/(2sin cos)', 'simplify the numerator'],
		['sin/cos', CANCELLED],
		['tan', QUOTIENT],
	],
	'cos2x/(cos+sin)': [
		['cos(2x)/(cos+sin)', ''],
		['(cos^2-sin^2)/(cos+sin)', 'double angle formula'],
		['((cos-sin)(cos+sin))/(cos+sin)', 'factor the difference of squares'],
		['cos-sin', CANCEL],
	],
	'(sin+cos)²': [
		['(sin+cos)^2', ''],
		['sin^2+2sin cos+cos^2', 'expand the square'],
		['1+2sin cos', PYTHAGORAS],
		['1+sin(2x)', 'double angle formula'],
	],
	'cos⁴-sin⁴': [
		['cos^4-sin^4', ''],
		['(cos^2+sin^2)(cos^2-sin^2)', 'factor the difference of squares'],
		['cos^2-sin^2', PYTHAGORAS],
		['cos(2x)', 'double angle formula'],
	],
	'sin2x/sin': [
		['sin(2x)/sin', ''],
		['(2sin cos)/sin', 'double angle formula'],
		['2cos', CANCEL],
	],
	'2tan/(1+tan²)': [
		['(2tan)/(1+tan^2)', ''],
		['(2tan)/sec^2', PYTHAGORAS],
		['2(sin/cos)cos^2', 'quotient and reciprocal identities'],
		['2sin cos', CANCEL],
		['sin(2x)', 'double angle formula'],
	],
	'cos2x+1': [
		['1+cos(2x)', ''],
		['1+2cos^2-1', 'double angle formula'],
		['2cos^2', 'combine like terms'],
	],
};
