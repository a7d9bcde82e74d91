/** Lines of a solution read as equations: what each states by itself, and whether it follows from the line above. */
import { formulasIn, splitMarkup } from '../../math/markup.ts';
import { remembered } from '../../math/remembered.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { readComplex, sameComplex } from './read-complex.ts';
import { treeOf } from './tex-tree.ts';
import {
	ifReadable,
	lettersIn,
	pointsOf,
	readReal,
	type RealValues,
	sidesOf,
	valueOfTree,
	withNamedQuantity,
} from './values.ts';

const RELATION = /=|\\approx(?![a-z])|\\[lg]e(?![a-z])|\\ne(?![a-z])|<|>/g;

/** A formula with its sides and the symbols between them. Angles in degrees count as radians. */
export type Relation = {
	tex: string;
	sides: readonly string[];
	signs: readonly string[];
	letters: readonly string[];
};

/** Angles in degrees as numbers of radians. */
export const inRadians = (tex: string): string =>
	tex.replaceAll(/(\d+(?:\.\d+)?)\^\{\\circ\}/g, '(\\frac{$1\\pi}{180})');

/** Undefined for a formula that has no relation symbol or cannot be read. */
export const readRelation = remembered((tex): Relation | undefined => {
	const plain = inRadians(withNamedQuantity(tex));
	const [sides, signs] = [sidesOf(plain), plain.match(RELATION) ?? []];
	if (signs.length === 0 || sides.length !== signs.length + 1) return undefined;
	return ifReadable(() => {
		const letters = new Set(sides.flatMap(lettersIn));
		letters.delete('\\pi');
		return { tex, sides, signs, letters: [...letters] };
	});
});

/** NaN for a side without a real value here. */
export const valuesOf = ({ sides }: Relation, values: RealValues): number[] =>
	sides.map((side) => ifReadable(() => valueOfTree(treeOf(side), values)) ?? Number.NaN);

/** NaN for a side with variables, or one outside the grammar. */
export function numberIn(side: string): number {
	// Read as powers, inverse functions would be reciprocals.
	if (/(?:sin|cos|tan)\^\{-1\}/.test(side)) return Number.NaN;
	return (
		ifReadable(() =>
			lettersIn(side).every((letter) => letter === '\\pi') ? readReal(side)() : undefined,
		) ?? Number.NaN
	);
}

/** Half a unit of the last written place; 0 for anything but an integer or decimal. */
export function halfPlace(side: string): number {
	const [number, places = ''] = /^-?\d+(?:\.(\d+))?$/.exec(side.replaceAll('{,}', '').trim()) ?? [];
	return number === undefined ? 0 : 0.5001 * 10 ** -places.length;
}

/** Says "=" between all its sides. */
export const isExact = ({ signs }: Relation): boolean => signs.every((sign) => sign === '=');

/** All its sides are equal, or rounded from one another. */
export const isEquation = ({ signs }: Relation): boolean =>
	signs.every((sign) => sign === '=' || sign === '\\approx');

export const isNear = (a: number, b: number, tolerance = 1e-9): boolean =>
	Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));

/** Whether the sides have the same value at every point; false for sides that cannot be read or have no value there. */
export const haveOneValue = (sides: readonly string[]): boolean =>
	ifReadable(() =>
		pointsOf(sides.flatMap(lettersIn)).every((point) => {
			const [first = Number.NaN, ...others] = sides.map((side) => readReal(side)(point));
			return others.every((value) => isNear(value, first, 1e-9));
		}),
	) ?? false;

/** How far off an estimate may be is left to its family. */
export const asksForEstimate = (prompt: string): boolean => /^Estimate|best estimate/.test(prompt);

/** A false equation that says so, one that shows that a system has no solution, and a division with remainder. */
const MAY_DIFFER = /remainder|false|never/;

const DIVIDED_BY_ZERO = /\\frac\{[^{}]*\}\{0\}/;

/** Issues for each false equation between numbers. Estimates (≈) are left to their families. */
export function checkNumbers({ steps, answer }: Question): string[] {
	return steps.flatMap(({ text, why }) =>
		MAY_DIFFER.test(`${text} ${why}`) || answer.text === 'no solution'
			? []
			: formulasIn(text)
					.map(readRelation)
					.filter((relation) => relation?.letters.length === 0)
					.filter((relation) => relation !== undefined)
					.filter(isExact)
					.filter((relation) => {
						const [first = 0, ...others] = valuesOf(relation, {});
						return (
							DIVIDED_BY_ZERO.test(relation.tex) ||
							others.some((value) => !Number.isNaN(value + first) && !isNear(value, first))
						);
					})
					.map(({ tex }) => `"${tex}" is not true`),
	);
}

/** Issues for each false equation between complex numbers; in other questions, i is an interest rate. */
export function checkComplexNumbers({ question, steps }: Question): string[] {
	const formulas = steps.flatMap(({ text }) => formulasIn(text));
	if ([...formulasIn(question), ...formulas].some((tex) => /^i (?:=|\\approx) /.test(tex)))
		return [];
	return formulas
		.filter(
			(tex) => /(?<![a-z\\])i(?![a-z])/.test(tex) && !/[<>]|\\(?:approx|[lgn]e)(?![a-z])/.test(tex),
		)
		.filter((tex) => {
			const values = ifReadable(() => sidesOf(tex).map(readComplex)) ?? [];
			return values.some((value) => !sameComplex(value, values[0] ?? value));
		})
		.map((tex) => `"${tex}" is not true`);
}

/**
 * Factoring, dividing, and completing the square preserve the value: each equation in such a question holds for all
 * values, and so does one that shows that a polynomial is not prime.
 */
const keepsValue = ({ answer, question }: Question): boolean =>
	/^(factorization|quotient-remainder)$/.test(answer.kind) ||
	/\\square.*perfect square|Which polynomial is prime\b/.test(question);

/** Reasons and sentences of equations that hold for all values: they expand, factor, or split an expression. */
const REWRITTEN = new RegExp(
	[
		'include the common factor',
		'use the two numbers as',
		'dividend = ',
		'multiply each term of the first',
		'split the middle term',
		'the coefficients of the quotient are',
		'write both terms as',
		'check(?::| that)',
		'factor (?!.*(?:side|square|trinomial))',
		'half of ',
		'this is a ',
		'difference of squares',
		'subtract the remainder from',
		'write the power with',
		'replace the trinomial',
		'substitute .* for u(?:;|$)',
		'the middle term is ',
		'the sign is (?:positive|negative), and the ',
		'the (?:form of the )?double angle formula',
		'the logarithm of a',
		'[^ ]+ × [^ ]+ = [^ ]+ and [^ ]+ [-+−] [^ ]+ = [^ ]+$',
		'[^ ]+ and [^ ]+ have a product of',
		'square the binomial',
	]
		.map((words) => `^${words}`)
		.join('|'),
);
/** An equation with a number on its right side does not rewrite an expression. */
const TO_A_NUMBER = /^\$[^$]* = -?[\d.]+\$$/;
const IDENTITY_LINE =
	/^(?:Write the negative sign in|Check: \$|From the identity|If the last term is|The leading term of|When the product is expanded)|, so the (?:second|other) term of the binomial|, so the (?:zeros of the )?denominator |is an identity/;

/** Issues for each equation that rewrites an expression, but does not hold at three points of its variables. */
export function checkIdentities(question: Question): string[] {
	const areAll = keepsValue(question);
	return question.steps
		.flatMap(({ text, why = '' }) => {
			if (areAll) return formulasIn(text).map(readRelation);
			if (!text.includes(' = ') || TO_A_NUMBER.test(text)) return [];
			const isRewritten = text.startsWith('$') && text.endsWith('$') && REWRITTEN.test(why);
			return isRewritten || (/^[A-Z]|, so/.test(text) && IDENTITY_LINE.test(text))
				? formulasIn(text).map(readRelation).filter(hasLettersOnBothSides)
				: [];
		})
		.filter((relation) => relation !== undefined)
		.filter(isExact)
		.filter(
			({ letters, sides }) => letters.length > 0 && !sides.some((side) => letters.includes(side)),
		)
		.filter((relation) =>
			pointsOf(relation.letters).some((point) => {
				const [first = 0, ...others] = valuesOf(relation, point);
				return others.some((value) => !Number.isNaN(value + first) && !isNear(value, first, 1e-7));
			}),
		)
		.map(({ tex }) => `"${tex}" does not hold for all values`);
}

/** Not the rule of a function, such as f(x) = …, and not an equation with a number on one side. */
const hasLettersOnBothSides = (relation: Relation | undefined): boolean =>
	relation?.sides.every(
		(side) =>
			/[a-zA-Z]/.test(side.replaceAll(/\\[a-zA-Z]+/g, '')) &&
			!/^[a-zA-Z](?:\(|\\left\(|_)/.test(side),
	) ?? false;

/**
 * Issues for a one-variable equation whose solution differs from the line above: both linear, or the lower one gives
 * the variable's value. Only lines that are a single exact equation are checked.
 */
export function checkEquations({ steps }: Question): string[] {
	return steps.flatMap(({ text }, at) => {
		const [above, now] = [loneEquation(steps[at - 1]?.text), loneEquation(text)];
		const [letter, ...others] = new Set([...(above?.letters ?? []), ...(now?.letters ?? [])]);
		if (!above || !now || letter === undefined || others.length > 0) return [];
		// Below a value, the next case starts.
		if (above.sides.includes(letter) && !now.sides.includes(letter)) return [];
		const [was, is] = [above, now].map((equation) =>
			hasTwoSides(equation) ? linearRoot(equation, letter) : undefined,
		);
		const differs =
			was !== undefined && is !== undefined
				? !isNear(was, is, 1e-7)
				: is !== undefined && (now.sides.includes(letter) || !MAY_LOSE_CASES.test(above.tex))
					? failsAt(above, letter, is)
					: haveOtherRoots(above, now, letter);
		return differs ? [`"${now.tex}" does not follow from "${above.tex}"`] : [];
	});
}

/** Below a root or an absolute value, a linear equation may be one case, whose solution is tested at the end. */
const MAY_LOSE_CASES = /\\sqrt|\|/;

const hasTwoSides = ({ sides }: Relation): boolean => sides.length === 2;

/** f(2) is a function value, not a product, and an inverse function is not a reciprocal. */
const FUNCTION_VALUE = (letter: string) =>
	new RegExp(`${letter}(\\\\left)?\\(|[a-z]\\^\\{-1\\}\\\\left`);

/** The relation that is the whole line. */
export function loneRelation(text = ''): Relation | undefined {
	const [only, ...rest] = splitMarkup(text);
	return !only || only.kind === 'words' || rest.length > 0 ? undefined : readRelation(only.text);
}

/** The equation in one variable that is the whole line. */
export function loneEquation(text?: string): Relation | undefined {
	const relation = loneRelation(text);
	const [letter = ''] = relation?.letters ?? [];
	return relation &&
		isExact(relation) &&
		relation.letters.length === 1 &&
		!/\\pm/.test(relation.tex) &&
		!FUNCTION_VALUE(letter).test(relation.tex)
		? relation
		: undefined;
}

/** The first side minus the second; NaN where one of them has no value. */
export function gapAt(equation: Relation, point: RealValues): number {
	const [left = Number.NaN, right = Number.NaN] = valuesOf(equation, point);
	return left - right;
}

/** Where the first two sides are equal, if their difference is linear in the variable and not constant. */
export function linearRoot(equation: Relation, letter: string): number | undefined {
	const gap = (x: number) => gapAt(equation, { [letter]: x });
	// Not evenly spaced: a cube root may look straight at even steps.
	const [a, b, c] = [gap(0.5), gap(1.7), gap(2.1)];
	const slope = (b - a) / 1.2;
	const isLinear = isNear((c - b) / 0.4, slope, 1e-7);
	return isLinear && Math.abs(slope) > 1e-9 ? 0.5 - a / slope : undefined;
}

/**
 * Two quadratic or cubic equations have the same roots if the differences of their sides are proportional. A point
 * without a value shows that it is not a polynomial, which is not checked.
 */
function haveOtherRoots(above: Relation, now: Relation, letter: string): boolean {
	if (![above, now].every(hasTwoSides)) return false;
	const [f, g] = [above, now].map((equation) =>
		[-2, -1, 0, 1, 2, 3].map((x) => gapAt(equation, { [letter]: x })),
	) as [number[], number[]];
	const degrees = [degreeOf(f), degreeOf(g)];
	if (degrees[0] !== degrees[1] || ![2, 3].includes(degrees[0] ?? 0)) return false;
	const largest = g.reduce(
		(most, value, at) => (Math.abs(value) > Math.abs(g[most] ?? 0) ? at : most),
		0,
	);
	const factor = (f[largest] ?? 0) / (g[largest] ?? 1);
	return f.some((value, at) => !isNear(value, (g[at] ?? 0) * factor, 1e-6));
}

/** The degree of the polynomial with these values at even steps; undefined if not below 4. */
function degreeOf(values: readonly number[]): number | undefined {
	let [row, degree] = [[...values], -1];
	while (row.length > 1 && row.some((value) => Math.abs(value) > 1e-6)) {
		row = row.slice(1).map((value, at) => value - (row[at] ?? 0));
		degree++;
	}
	return row.every((value) => Math.abs(value) <= 1e-6) && degree < 4 ? degree : undefined;
}

function failsAt(equation: Relation, letter: string, value: number): boolean {
	const [first = 0, ...others] = valuesOf(equation, { [letter]: value });
	return others.some((other) => !Number.isNaN(other + first) && !isNear(other, first, 1e-7));
}
