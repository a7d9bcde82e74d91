/** The proofs of identities with double angles that the curriculum plan names. */
import {
	DOUBLE_COSINE,
	DOUBLE_COSINE_IN_COSINE,
	DOUBLE_IN_COSINE,
	DOUBLE_IN_SINE,
	DOUBLE_SINE,
	type Proof,
	PYTHAGOREAN,
	PYTHAGOREAN_TAN,
	TANGENT,
	TANGENT_SECANT,
} from '../../../steps/trig-proofs.ts';
import { CANCEL, CANCELLED, COMBINE } from '../../../steps/trig-proof-tables.ts';

/** Proofs with double angles; the others are those above. */
export const DOUBLE: Readonly<Record<string, Proof>> = {
	'sin2x/(1+cos2x)': [
		['sin(2x)/(1+cos(2x))', ''],
		['(2sin cos)/(1+2cos^2-1)', DOUBLE_IN_COSINE],
		['(2sin cos)/(2cos^2)', COMBINE],
		['sin/cos', CANCELLED],
		['tan', TANGENT],
	],
	'(1-cos2x)/sin2x': [
		['(1-cos(2x))/sin(2x)', ''],
		['(1-(1-2sin^2))/(2sin cos)', DOUBLE_IN_SINE],
		['(2sin^2)/(2sin cos)', 'simplify the numerator'],
		['sin/cos', CANCELLED],
		['tan', TANGENT],
	],
	'cos2x/(cos+sin)': [
		['cos(2x)/(cos+sin)', ''],
		['(cos^2-sin^2)/(cos+sin)', DOUBLE_COSINE],
		['((cos-sin)(cos+sin))/(cos+sin)', 'factor the difference of squares'],
		['cos-sin', CANCEL],
	],
	'(sin+cos)²': [
		['(sin+cos)^2', ''],
		['sin^2+2sin cos+cos^2', 'expand the square'],
		['1+2sin cos', PYTHAGOREAN],
		['1+sin(2x)', DOUBLE_SINE],
	],
	'cos⁴-sin⁴': [
		['cos^4-sin^4', ''],
		['(cos^2+sin^2)(cos^2-sin^2)', 'factor the difference of squares'],
		['cos^2-sin^2', PYTHAGOREAN],
		['cos(2x)', DOUBLE_COSINE],
	],
	'sin2x/sin': [
		['sin(2x)/sin', ''],
		['(2sin cos)/sin', DOUBLE_SINE],
		['2cos', CANCEL],
	],
	'2tan/(1+tan²)': [
		['(2tan)/(1+tan^2)', ''],
		['(2tan)/sec^2', PYTHAGOREAN_TAN],
		['2(sin/cos)cos^2', TANGENT_SECANT],
		['2sin cos', CANCEL],
		['sin(2x)', DOUBLE_SINE],
	],
	'cos2x+1': [
		['1+cos(2x)', ''],
		['1+2cos^2-1', DOUBLE_COSINE_IN_COSINE],
		['2cos^2', COMBINE],
	],
};
