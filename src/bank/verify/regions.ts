/**
 * Conditions and solution sets as a reader sees them, compared at test points: a published inequality and a stored
 * interval can both be asked whether they hold at a number.
 */
import { splitMarkup } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import {
	add,
	type Exact,
	exact,
	type ExactPoint,
	less,
	lettersIn,
	readTex,
	same,
	show,
	sidesOf,
	subtract,
	UnreadableTex,
	type Values,
} from './values.ts';

/** Whether the condition is true at these values. */
export type Condition = (values: Values) => boolean;

const COMPARE: Readonly<Record<string, (a: Exact, b: Exact) => boolean>> = {
	'<': less,
	'>': (a, b) => less(b, a),
	'\\le': (a, b) => !less(b, a),
	'\\ge': (a, b) => !less(a, b),
	'=': same,
};

/** Reads `2x - 3 < 7`, `-1 \le x < 4`, `y > 2x + 1`. @throws {UnreadableTex} if it is not a relation. */
export function readCondition(tex: string): Condition {
	const signs = [...tex.matchAll(/<|>|=|\\[lg]e(?![a-zA-Z])/g)].map(([sign]) => sign);
	const sides = sidesOf(tex).map(readTex);
	if (signs.length === 0 || sides.length !== signs.length + 1)
		throw new UnreadableTex(`"${tex}" is not a relation.`);
	return (values) => {
		const found = sides.map((side) => side(values));
		return signs.every((sign, at) => {
			const [a, b, compare] = [found[at], found[at + 1], COMPARE[sign]];
			return a !== undefined && b !== undefined && compare !== undefined && compare(a, b);
		});
	};
}

/** Whether a point of the plane is in a region. */
export type HasPoint = (point: ExactPoint) => boolean;

/** Reads `y > 2x + 1` as the region of its solutions. */
export function readPlaneCondition(tex: string): HasPoint {
	const holds = readCondition(tex);
	return ([x, y]) => holds({ x, y });
}

/** The variables of a relation, each once. */
export const lettersOfRelation = (tex: string): string[] => [
	...new Set(sidesOf(tex).flatMap(lettersIn)),
];

/** A set of numbers with the endpoints that it names. */
export type Region = { has: (x: Exact) => boolean; ends: Exact[] };

/**
 * Reads `(-\infty, 3]`, `[1, 2) \cup (5, \infty)`, `x < 3`, `no solution`, `all real numbers`.
 * @throws {UnreadableTex} for anything else.
 */
export function readRegion(text: string): Region {
	if (text === 'no solution') return { has: () => false, ends: [] };
	if (text === 'all real numbers') return { has: () => true, ends: [] };
	if (/[<>]|\\[lg]e(?![a-zA-Z])/.test(text)) return regionOf(text);
	const parts = text.split('\\cup').map((part) => readInterval(part.trim()));
	return {
		has: (x) => parts.some((part) => part.has(x)),
		ends: parts.flatMap(({ ends }) => ends),
	};
}

function regionOf(relation: string): Region {
	const [letter, ...more] = lettersOfRelation(relation);
	if (letter === undefined || more.length > 0)
		throw new UnreadableTex(`"${relation}" is not about one letter.`);
	const holds = readCondition(relation);
	const ends = sidesOf(relation)
		.filter((side) => lettersIn(side).length === 0)
		.map((side) => readTex(side)({}));
	return { has: (x) => holds({ [letter]: x }), ends };
}

function readInterval(text: string): Region {
	const [, open, from = '', to = '', close] = /^([[(])(.+), (.+)([\])])$/.exec(text) ?? [];
	if (!open || !close) throw new UnreadableTex(`"${text}" is not an interval.`);
	const low = from === '-\\infty' ? null : readTex(from)({});
	const high = to === '\\infty' ? null : readTex(to)({});
	if ((!low && open === '[') || (!high && close === ']'))
		throw new UnreadableTex(`"${text}" includes infinity.`);
	if (low && high && !less(low, high)) throw new UnreadableTex(`"${text}" runs backwards.`);
	return {
		has: (x) =>
			(!low || less(low, x) || (open === '[' && same(low, x))) &&
			(!high || less(x, high) || (close === ']' && same(x, high))),
		ends: [low, high].filter((end) => end !== null),
	};
}

const NEAR = exact(1, 10007);

/** Every endpoint, slightly to both sides of it, integers around 0, and two far away. */
export const testPoints = (ends: readonly Exact[]): Exact[] => [
	...ends.flatMap((end) => [end, add(end, NEAR), subtract(end, NEAR)]),
	...Array.from({ length: 31 }, (_, i) => exact(2 * i - 31, 2)),
	exact(-100003),
	exact(100003),
];

/** Issues unless the stored set contains exactly the test points at which the condition is true. */
export function expectRegion(
	{ answer }: Question,
	isSolution: (x: Exact) => boolean,
	moreEnds: readonly Exact[] = [],
): string[] {
	const region = readRegion(answer.value);
	const wrong = testPoints([...region.ends, ...moreEnds]).find(
		(x) => region.has(x) !== isSolution(x),
	);
	if (!wrong) return [];
	const truth = isSolution(wrong) ? 'is a solution' : 'is no solution';
	return [`${show(wrong)} ${truth}, but the stored answer is ${answer.value}`];
}

/** Issues for each step that is an inequality in the variable and is not true for the same numbers. */
export function expectLinesAgree(
	{ steps, answer }: Question,
	letter: string,
	isSolution: (x: Exact) => boolean,
): string[] {
	const { ends } = readRegion(answer.value);
	return steps.flatMap(({ text }) => {
		const [only, ...more] = splitMarkup(text);
		if (!only || only.kind === 'words' || more.length > 0) return [];
		if (!/[<>]|\\[lg]e(?![a-zA-Z])/.test(only.text)) return [];
		const holds = readCondition(only.text);
		const wrong = testPoints(ends).find((x) => holds({ [letter]: x }) !== isSolution(x));
		return wrong ? [`"${text}" is not the same condition at ${show(wrong)}`] : [];
	});
}
