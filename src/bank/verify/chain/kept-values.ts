/**
 * Lines must agree on values: "y = 2(3) − 4 = 2" is true from side to side, an equation holds for the values that the
 * lines give its variables, and AB or f(3) is not 5 on one line and 6 on another.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import {
	halfPlace,
	isEquation,
	isExact,
	isNear,
	numberIn,
	readRelation,
	type Relation,
	valuesOf,
} from '../equation-lines.ts';
import { ifReadable, lettersIn, readReal, sidesOf } from '../values.ts';
import { claimedPoints, type ClaimedValues, claimedValues } from './claimed-values.ts';

/** What is wrong with the values on a record's lines, in words. */
export function checkKeptValues({ question, steps, answer }: Question): string[] {
	const choices = (answer.choices ?? []).map(({ text }) => text);
	const given = [questionText(question), ...choices].join(' ');
	const lines = steps
		.filter(({ text, why = '' }) => !MAY_DIFFER.test(`${text} ${why}`))
		.map(({ text }) => text);
	const claimed = claimedValues(lines);
	const relations = lines
		.flatMap(formulasIn)
		.filter((tex) => !(given.includes('in degrees') && UNIT_LEFT_OUT.test(tex)))
		.map(readRelation)
		.filter((relation) => relation !== undefined);
	const untrue = relations.filter(differsFromSideToSide);
	return [
		...untrue.map(({ tex }) => `"${tex}" is not true`),
		...relations
			.filter((relation) => !untrue.includes(relation) && !given.includes(relation.tex))
			.filter((relation) => failsForAll(relation, claimed))
			.map(({ tex }) => `"${tex}" is not true for the values that the steps give its letters`),
		...nameConflicts(relations),
		...otherSquares(relations),
		...notSubstituted(steps),
	];
}

/** Lines that say that something is false, excluded, or a remainder. */
const MAY_DIFFER =
	/remainder|false|never|\bnot?\b|different|instead|wrong|mistake|should|\bif\b|exactly when|excluded/;

/** If angles are in degrees, sin(9t) is read in degrees without a degree sign. */
const UNIT_LEFT_OUT = /\\(?:sin|cos|tan)(?!.*\\circ)/;

/** Two parts in a thousand, for values that come from rounded ones. */
const ROUNDED = 2e-3;

/** Neighboring sides that are both numbers. */
function differsFromSideToSide({ sides, signs, letters }: Relation): boolean {
	if (letters.length === 0) return false;
	const values = sides.map(numberIn);
	return signs.some((sign, at) => {
		const [left = Number.NaN, right = Number.NaN] = [values[at], values[at + 1]];
		if (Number.isNaN(left + right)) return false;
		if (sign === '=') return !isNear(left, right);
		const tolerance = Math.max(halfPlace(sides[at + 1] ?? ''), ROUNDED * Math.abs(left));
		return sign === '\\approx' && Math.abs(left - right) > tolerance;
	});
}

/** Functions of a variable, function values, and equations without a solution are not checked. */
function failsForAll(relation: Relation, claimed: ClaimedValues): boolean {
	const { letters, tex } = relation;
	if (letters.length === 0 || letters.length > 3 || !isExact(relation)) return false;
	if (letters.some((letter) => tex.includes(`${letter}(`) || tex.includes(`${letter}\\left(`)))
		return false;
	const points = claimedPoints(letters, letters.length > 1 ? withIntercepts(claimed) : claimed);
	const holds = points.some((point) => {
		const [first = 0, ...others] = valuesOf(relation, point);
		return others.every((value) => !Number.isFinite(value + first) || isNear(value, first, 1e-6));
	});
	return points.length > 0 && !holds && !isWithoutSolution(relation);
}

/** Where a graph meets an axis, the other coordinate is 0. */
const withIntercepts = (claimed: ClaimedValues): ClaimedValues =>
	new Map([...claimed].map(([letter, values]) => [letter, new Set([...values, 0])]));

/** "x² = −12" and "4x − 2 = 4x − 5": one side is greater for all values. */
function isWithoutSolution(relation: Relation): boolean {
	const [letter = '', ...others] = relation.letters;
	if (others.length > 0) return false;
	const gaps = VALUES_TRIED.map((value) => {
		const [left = 0, right = 0] = valuesOf(relation, { [letter]: value });
		return left - right;
	}).filter((gap) => !Number.isNaN(gap));
	// A power of a negative number has a value only for some exponents.
	return gaps.length > 2 && (gaps.every((gap) => gap > 0) || gaps.every((gap) => gap < 0));
}

const VALUES_TRIED = Array.from({ length: 81 }, (_, at) => (at - 40) * 0.73);

/** AB, f(3), t_{4}, m∠A: names that keep one value throughout a solution. */
const NAME = /^(?:[A-Z]{2,}|[a-zA-Z]_\{?\w+\}?|[a-zA-Z]\(-?[\d.]+\)|m?\\angle [A-Z]+)$/;

/** Issues for a name whose value differs from before; a rounded one may be off by half a place. */
function nameConflicts(relations: readonly Relation[]): string[] {
	const named = new Map<string, number>();
	return relations.filter(isEquation).flatMap(({ tex, sides: [name = '', ...sides], signs }) => {
		if (!NAME.test(name)) return [];
		if (sides.some(isUnreal)) return [`"${tex}" has no real value`];
		const values = sides.map(numberIn).filter((value) => !Number.isNaN(value));
		const before = named.get(name) ?? values[0];
		if (before === undefined) return [];
		named.set(name, before);
		const isRounded = signs.includes('\\approx');
		const differs = values.some(
			(value) =>
				!isNear(value, before, isRounded ? 2 * ROUNDED : 1e-6) &&
				!(isRounded && Math.abs(value - before) <= Math.max(...sides.map(halfPlace))),
		);
		return differs ? [`"${tex}" gives ${name} another value than before`] : [];
	});
}

/** The square root of a negative number. */
const isUnreal = (side: string): boolean =>
	side.includes('\\sqrt') &&
	ifReadable(() => lettersIn(side).length === 0 && Number.isNaN(readReal(side)())) === true;

/** "c² = a² − b²" where the lines find a² = 81, b² = 16, and c² = 97. */
function otherSquares(relations: readonly Relation[]): string[] {
	const squares = new Map(
		relations.filter(isEquation).flatMap(({ sides }): [string, number][] => {
			const [, letter = ''] = /^([a-z])\^\{2\}$/.exec(sides[0] ?? '') ?? [];
			const value = numberIn(sides.at(-1) ?? '');
			return letter && value >= 0 ? [[letter, Math.sqrt(value)]] : [];
		}),
	);
	return relations
		.filter(({ tex, letters }) => OF_SQUARES.test(tex) && letters.every((one) => squares.has(one)))
		.filter((relation) => {
			const [left = 0, right = 0] = valuesOf(relation, Object.fromEntries(squares));
			return !isNear(left, right, 1e-6);
		})
		.map(({ tex }) => `"${tex}" is not true of the squares that the steps find`);
}

const OF_SQUARES = /^[a-z]\^\{2\} = [a-z]\^\{2\} [-+] [a-z]\^\{2\}$/;

/** "substitute … the value of r²": the line has the value that the lines above give r². Letters are checked as equations. */
const notSubstituted = (steps: Question['steps']): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		const [, name] = /^substitute .*\bthe value of (\d+[a-z]|[a-z]²)$/.exec(why) ?? [];
		if (name === undefined) return [];
		const [left, value] =
			steps
				.slice(0, at)
				.flatMap((step) => formulasIn(step.text).map(sidesOf))
				.findLast(([side]) => side === name.replace('²', '^{2}'))
				?.filter((_, place, { length }) => place === 0 || place === length - 1) ?? [];
		return value === undefined || text.includes(value)
			? []
			: [`"${text}" does not have the value of ${left}, ${value}`];
	});
