/** Equations that an identity makes quadratic. */
import {
	DOUBLE_COSINE_IN_COSINE,
	DOUBLE_COSINE_IN_SINE,
	DOUBLE_SINE,
} from '../../../steps/trig-proofs.ts';

type Case = {
	lines: readonly (readonly [string, string, string])[];
	/** What is set equal to 0; where there is nothing to factor, square roots are taken. */
	factors?: readonly string[];
	/** What the factors give when they are written with the secant. */
	between?: readonly (readonly [string, string])[];
	/** How the values come from the line above, where that is more than solving a linear equation. */
	why?: string;
	roots: readonly (readonly [string, string])[];
};

/** Left side, right side, reason; then the values that the factors give. */
export const CASES: Readonly<Record<string, Case>> = {
	'2sin²+3cos=3': {
		lines: [
			['2sin^2+3cos', '3', ''],
			['2(1-cos^2)+3cos', '3', 'sin²x = 1 − cos²x'],
			['2-2cos^2+3cos', '3', 'use the distributive property'],
			['-2cos^2+3cos-1', '0', 'subtract 3 from both sides'],
			['2cos^2-3cos+1', '0', 'multiply both sides by −1'],
			['(2cos-1)(cos-1)', '0', 'factor'],
		],
		factors: ['2cos-1', 'cos-1'],
		roots: [
			['cos', '1/2'],
			['cos', '1'],
		],
	},
	'cos2x=sin x': {
		lines: [
			['cos(2x)', 'sin', ''],
			['1-2sin^2', 'sin', DOUBLE_COSINE_IN_SINE],
			['-2sin^2-sin+1', '0', 'subtract sin x from both sides'],
			['2sin^2+sin-1', '0', 'multiply both sides by −1'],
			['(2sin-1)(sin+1)', '0', 'factor'],
		],
		factors: ['2sin-1', 'sin+1'],
		roots: [
			['sin', '1/2'],
			['sin', '-1'],
		],
	},
	'cos2x+cos x=0': {
		lines: [
			['cos(2x)+cos', '0', ''],
			['2cos^2-1+cos', '0', DOUBLE_COSINE_IN_COSINE],
			['2cos^2+cos-1', '0', 'write the terms in order of their powers'],
			['(2cos-1)(cos+1)', '0', 'factor'],
		],
		factors: ['2cos-1', 'cos+1'],
		roots: [
			['cos', '1/2'],
			['cos', '-1'],
		],
	},
	'sin2x=cos x': {
		lines: [
			['sin(2x)', 'cos', ''],
			['2sin cos', 'cos', DOUBLE_SINE],
			['2sin cos-cos', '0', 'subtract cos x from both sides'],
			['cos(2sin-1)', '0', 'factor'],
		],
		factors: ['cos', '2sin-1'],
		roots: [
			['cos', '0'],
			['sin', '1/2'],
		],
	},
	'sin2x=sin x': {
		lines: [
			['sin(2x)', 'sin', ''],
			['2sin cos', 'sin', DOUBLE_SINE],
			['2sin cos-sin', '0', 'subtract sin x from both sides'],
			['sin(2cos-1)', '0', 'factor'],
		],
		factors: ['sin', '2cos-1'],
		roots: [
			['sin', '0'],
			['cos', '1/2'],
		],
	},
	'tan²-sec=1': {
		lines: [
			['tan^2-sec', '1', ''],
			['sec^2-1-sec', '1', 'tan²x = sec²x − 1'],
			['sec^2-sec-2', '0', 'subtract 1 from both sides'],
			['(sec-2)(sec+1)', '0', 'factor'],
		],
		factors: ['sec-2', 'sec+1'],
		between: [
			['sec', '2'],
			['sec', '-1'],
		],
		why: 'take the reciprocals: the cosine is the reciprocal of the secant',
		roots: [
			['cos', '1/2'],
			['cos', '-1'],
		],
	},
	'2cos²+sin=1': {
		lines: [
			['2cos^2+sin', '1', ''],
			['2(1-sin^2)+sin', '1', 'cos²x = 1 − sin²x'],
			['2-2sin^2+sin', '1', 'use the distributive property'],
			['-2sin^2+sin+1', '0', 'subtract 1 from both sides'],
			['2sin^2-sin-1', '0', 'multiply both sides by −1'],
			['(2sin+1)(sin-1)', '0', 'factor'],
		],
		factors: ['2sin+1', 'sin-1'],
		roots: [
			['sin', '-1/2'],
			['sin', '1'],
		],
	},
	'sin²=cos²': {
		lines: [
			['sin^2', 'cos^2', ''],
			['1-cos^2', 'cos^2', 'sin²x = 1 − cos²x'],
			['2cos^2', '1', 'add cos²x to both sides'],
			['cos^2', '1/2', 'divide both sides by 2'],
		],
		why: 'take the positive and negative square roots; √(1/2) = 1/√2 = √2/2',
		roots: [
			['cos', '√2/2'],
			['cos', '-√2/2'],
		],
	},
	'cos2x=cos²-k': {
		lines: [
			['cos(2x)', 'cos^2-1/4', ''],
			['2cos^2-1', 'cos^2-1/4', DOUBLE_COSINE_IN_COSINE],
			['cos^2-1', '-1/4', 'subtract cos²x from both sides'],
			['cos^2', '3/4', 'add 1 to both sides'],
		],
		why: 'take the positive and negative square roots; √(3/4) = √3/2',
		roots: [
			['cos', '√3/2'],
			['cos', '-√3/2'],
		],
	},
	'sec²=2tan': {
		lines: [
			['sec^2', '2tan', ''],
			['1+tan^2', '2tan', 'sec²x = 1 + tan²x'],
			['tan^2-2tan+1', '0', 'subtract 2 tan x from both sides'],
			['(tan-1)^2', '0', 'factor'],
		],
		factors: ['tan-1'],
		roots: [['tan', '1']],
	},
	'sin2x+cos x=0': {
		lines: [
			['sin(2x)+cos', '0', ''],
			['2sin cos+cos', '0', DOUBLE_SINE],
			['cos(2sin+1)', '0', 'factor'],
		],
		factors: ['cos', '2sin+1'],
		roots: [
			['cos', '0'],
			['sin', '-1/2'],
		],
	},
	'1-cos2x=sin x': {
		lines: [
			['1-cos(2x)', 'sin', ''],
			['1-(1-2sin^2)', 'sin', DOUBLE_COSINE_IN_SINE],
			['2sin^2', 'sin', 'simplify the left side'],
			['2sin^2-sin', '0', 'subtract sin x from both sides'],
			['sin(2sin-1)', '0', 'factor'],
		],
		factors: ['sin', '2sin-1'],
		roots: [
			['sin', '0'],
			['sin', '1/2'],
		],
	},
};
