/** Whether numbers have their place on a line: a factor, a coefficient, a corner, the result of a synthetic division. */
import { formulasIn } from '../../../math/markup.ts';
import { isNear, loneRelation, numberIn, valuesOf } from '../equation-lines.ts';
import { plainMath } from './plain-math.ts';
import { ifReadable, lettersIn, pointsOf, readReal, sidesOf } from '../values.ts';

export type Around = {
	text: string;
	above: string;
	/** All lines above. */
	before: () => readonly string[];
	prompt: string;
};

/** "−3/4" */
export const numberOf = (said = ''): number => {
	const [over = Number.NaN, under = 1] = said.split('/').map(Number);
	return over / under;
};

export const areEqual = (one: string | undefined, other: string | undefined): boolean =>
	isNear(numberOf(one), numberOf(other));

/** A unit of the last written place of both. */
export const placeOf = (...numbers: readonly string[]): number =>
	10 ** -Math.max(...numbers.map((number) => number.split('.')[1]?.length ?? 0));

/** "2(", "-2(", or "- 2(" */
export const hasFactor = (tex: string, factor = ''): boolean =>
	new RegExp(
		`(?<![\\d.])${factor.replace('-', '- ?')}[a-z]?(?:\\^\\{\\d+\\})? ?(?:\\\\left)?[([]`,
	).test(tex);

/** Each side of the line is the side above times this number. */
export function areScaled({ text, above }: Around, factor: number): boolean {
	const [was, is] = [loneRelation(above), loneRelation(text)];
	if (!was || !is || was.sides.length !== is.sides.length) return true;
	return pointsOf([...was.letters, ...is.letters]).every((point) => {
		const before = valuesOf(was, point);
		return valuesOf(is, point).every((value, side) => {
			const scaled = (before[side] ?? Number.NaN) * factor;
			return Number.isNaN(value + scaled) || isNear(value, scaled, 1e-7);
		});
	});
}

/** "bring down $1$, then $0 + 1 \times 1 = 1$, …": 1, 1, and what follows. */
export const synthetic = (line: string): string[] | undefined =>
	line.includes('ring down')
		? formulasIn(line.slice(line.indexOf('ring down'))).flatMap((tex) => sidesOf(tex).slice(-1))
		: undefined;

export const QUADRANTS: Readonly<Record<string, string>> = {
	'upper right': '1',
	'upper left': '2',
	'lower left': '3',
	'lower right': '4',
};

/** The equations that a reason quotes are in the question or above. */
export function areQuoted(equations: readonly string[], { prompt, before }: Around): boolean {
	const written = ` ${plainMath([prompt, ...before()].join(' ; '))} `;
	return equations.every((equation) => written.includes(` ${plainMath(equation)}`));
}

/** "T = −4k + 16" starts with 16 and subtracts 4 for each k. */
export function isLinear({ text }: Around, start = '', step = ''): boolean {
	const [, slope, sign = '', constant] =
		/(?:^\$|= )(-?[\d.]+)[a-zA-Z] ([-+]) ([\d.]+)(?:\$| =)/.exec(text) ?? [];
	return (
		slope === undefined ||
		(isNear(Number(slope), Number(step)) && isNear(Number(`${sign}${constant}`), Number(start)))
	);
}

/** "At $(2, 10)$: $3(2) + 4(10) = 46$.": the value at each corner point. */
export function cornersIn(lines: readonly string[]): { corner: string; value: number }[] {
	return lines.flatMap((line) => {
		const [, corner = '', value = ''] =
			/^At \$\(([^()]*)\)\$: \$[^$]* = (?:\\\$)?([^$=]*)\$/.exec(line) ?? [];
		return corner === '' ? [] : [{ corner, value: numberIn(value) }];
	});
}

/** One digit that is not 0, and then zeros. */
export function inFirstDigit(number: number): number {
	const place = 10 ** Math.floor(Math.log10(number));
	return Math.round(number / place + 1e-9) * place;
}

/** "7 and 1/4" */
export const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
	product: (one, other) => one * other,
	quotient: (one, other) => one / other,
	sum: (one, other) => one + other,
	difference: (one, other) => one - other,
};

/** Values for the letters that stand for coefficients. */
const OTHER = 2.37;

/** Below "$x = -\frac{b}{2a}$": the coefficients of a quadratic in the question or above, in their roles. */
export function areCoefficients(values: readonly string[], { prompt, before }: Around): boolean {
	const quadratics = [prompt, ...before()]
		.flatMap(formulasIn)
		.map(quadraticIn)
		.filter((found) => found !== undefined);
	const wanted = values.map((value) =>
		/^[a-z]$/.test(value) ? OTHER : value === '' ? undefined : numberOf(value),
	);
	const agrees = (found: readonly number[]) =>
		wanted.every((value, at) => value === undefined || isNear(value, found[at] ?? Number.NaN));
	return quadratics.length === 0 || quadratics.some(agrees);
}

/** The coefficients a, b, and c of "y = 2x² + kx − 3" or "2x² + kx = 3"; not of "y = ax² + bx + c". */
function quadraticIn(tex: string): readonly number[] | undefined {
	const [, letter] = /(?<!\\[a-z]*)([a-z])\^\{2\}/.exec(tex) ?? [];
	const sides = sidesOf(tex);
	if (letter === undefined || sides.length > 2 || /(?<!\\[a-z]*)a/.test(tex)) return undefined;
	return ifReadable(() => {
		const [left = '', right = '0'] = sides;
		const isRule = /^[a-zA-Z](?:\([a-z]\))?$/.test(left);
		const expression = isRule ? right : `${left} - (${right})`;
		const others = Object.fromEntries(lettersIn(expression).map((one) => [one, OTHER]));
		const read = readReal(expression);
		const [low = 0, zero = 0, high = 0] = [-1, 0, 1].map((at) => read({ ...others, [letter]: at }));
		return [(high + low) / 2 - zero, (high - low) / 2, zero];
	});
}

export const RATIOS: Readonly<Record<string, readonly [tex: string, over: string, under: string]>> =
	{
		sine: ['sin', 'opposite', 'hypotenuse'],
		cosine: ['cos', 'adjacent', 'hypotenuse'],
		tangent: ['tan', 'opposite', 'adjacent'],
		cosecant: ['csc', 'hypotenuse', 'opposite'],
		secant: ['sec', 'hypotenuse', 'adjacent'],
		cotangent: ['cot', 'adjacent', 'opposite'],
	};

export const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];
