/** Equations that an identity makes quadratic. */

type Case = {
	lines: readonly (readonly [string, string, string])[];
	roots: readonly (readonly [string, string])[];
};

/** Left side, right side, reason; then the values that the factors give. */
export const CASES: Readonly<Record<string, Case>> = {
	'2sin²+3cos=3': {
		lines: [
			['2sin^2+3cos', '3', ''],
			['2(1-cos^2)+3cos', '3', 'sin²x = 1 − cos²x'],
			['2-2cos^2+3cos', '3', 'use the distributive property'],
			['2cos^2-3cos+1', '0', 'move all terms to the right side, and switch the sides'],
			['(2cos-1)(cos-1)', '0', 'factor'],
		],
		roots: [
			['cos', '1/2'],
			['cos', '1'],
		],
	},
	'cos2x=sin x': {
		lines: [
			['cos(2x)', 'sin', ''],
			['1-2sin^2', 'sin', 'double angle formula'],
			['2sin^2+sin-1', '0', 'move all terms to the left side'],
			['(2sin-1)(sin+1)', '0', 'factor'],
		],
		roots: [
			['sin', '1/2'],
			['sin', '-1'],
		],
	},
	'cos2x+cos x=0': {
		lines: [
			['cos(2x)+cos', '0', ''],
			['2cos^2-1+cos', '0', 'double angle formula'],
			['2cos^2+cos-1', '0', 'write the terms in order of their powers'],
			['(2cos-1)(cos+1)', '0', 'factor'],
		],
		roots: [
			['cos', '1/2'],
			['cos', '-1'],
		],
	},
	'sin2x=cos x': {
		lines: [
			['sin(2x)', 'cos', ''],
			['2sin cos', 'cos', 'double angle formula'],
			['2sin cos-cos', '0', 'move all terms to the left side'],
			['cos(2sin-1)', '0', 'factor'],
		],
		roots: [
			['cos', '0'],
			['sin', '1/2'],
		],
	},
	'sin2x=sin x': {
		lines: [
			['sin(2x)', 'sin', ''],
			['2sin cos', 'sin', 'double angle formula'],
			['2sin cos-sin', '0', 'move all terms to the left side'],
			['sin(2cos-1)', '0', 'factor'],
		],
		roots: [
			['sin', '0'],
			['cos', '1/2'],
		],
	},
	'tan²-sec=1': {
		lines: [
			['tan^2-sec', '1', ''],
			['sec^2-1-sec', '1', 'tan²x = sec²x − 1'],
			['sec^2-sec-2', '0', 'move all terms to the left side'],
			['(sec-2)(sec+1)', '0', 'factor'],
		],
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
			['2sin^2-sin-1', '0', 'move all terms to the right side, and switch the sides'],
			['(2sin+1)(sin-1)', '0', 'factor'],
		],
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
		roots: [
			['cos', '√2/2'],
			['cos', '-√2/2'],
		],
	},
	'cos2x=cos²-k': {
		lines: [
			['cos(2x)', 'cos^2-1/4', ''],
			['2cos^2-1', 'cos^2-1/4', 'double angle formula'],
			['cos^2', '3/4', 'subtract cos²x from both sides and add 1 to both sides'],
		],
		roots: [
			['cos', '√3/2'],
			['cos', '-√3/2'],
		],
	},
	'sec²=2tan': {
		lines: [
			['sec^2', '2tan', ''],
			['1+tan^2', '2tan', 'sec²x = 1 + tan²x'],
			['tan^2-2tan+1', '0', 'move all terms to the left side'],
			['(tan-1)^2', '0', 'factor'],
		],
		roots: [['tan', '1']],
	},
	'sin2x+cos x=0': {
		lines: [
			['sin(2x)+cos', '0', ''],
			['2sin cos+cos', '0', 'double angle formula'],
			['cos(2sin+1)', '0', 'factor'],
		],
		roots: [
			['cos', '0'],
			['sin', '-1/2'],
		],
	},
	'1-cos2x=sin x': {
		lines: [
			['1-cos(2x)', 'sin', ''],
			['1-(1-2sin^2)', 'sin', 'double angle formula'],
			['2sin^2', 'sin', 'simplify the left side'],
			['2sin^2-sin', '0', 'move all terms to the left side'],
			['sin(2sin-1)', '0', 'factor'],
		],
		roots: [
			['sin', '0'],
			['sin', '1/2'],
		],
	},
};
