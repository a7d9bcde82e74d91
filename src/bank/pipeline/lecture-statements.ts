/** What a lecture states with numbers, computed again: equations between numbers, and the solutions of what it solves. */
import {
	halfPlace,
	isEquation,
	isNear,
	numberIn,
	readRelation,
	type Relation,
	valuesOf,
} from '../verify/equation-lines.ts';
import { formulasIn } from '../../math/markup.ts';

/** Words of a sentence that says that its statement does not hold. */
const DENIED =
	/\b(?:not|never|no|false|wrong|cannot|impossible|instead|without|contradiction|different)\b/i;

/** The formulas that are not true, each with a message; mistakes may be shown under "What goes wrong". */
export function findFalseStatements(body: string): { tex: string; message: string }[] {
	const sections = body.split(/^## /m).filter((section) => !section.startsWith('What goes wrong'));
	return sections.flatMap((section) => [...falseNumbers(section), ...falseSolutions(section)]);
}

const falseNumbers = (section: string) =>
	sentencesIn(section)
		.filter((sentence) => !DENIED.test(sentence))
		.flatMap(formulasIn)
		.filter(isFalse)
		.map((tex) => ({ tex, message: `found "${tex}", which is not true. Compute it again.` }));

/** Sentences, and the items of lists. */
const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!]) |\n/);

function isFalse(tex: string): boolean {
	const relation = readRelation(tex.replaceAll('^\\circ', '^{\\circ}'));
	if (!relation || relation.letters.length > 0) return false;
	const values = relation.sides.map(numberIn);
	return relation.signs.some((sign, at) => {
		const [left = Number.NaN, right = Number.NaN] = [values[at], values[at + 1]];
		if (Number.isNaN(left + right)) return false;
		const isSame = isNear(left, right);
		if (sign === '=') return !isSame;
		if (sign === '\\approx')
			return (
				Math.abs(left - right) >
				Math.max(0.01 * Math.abs(left), halfPlace(relation.sides[at + 1] ?? ''))
			);
		if (sign === '\\ne') return isSame;
		return sign === '<' || sign === '\\le' ? left > right : left < right;
	});
}

const SOLVE = /\bSolve ((?:\$[^$]+\$(?:,? and |, )?)+)/;
const STATED = /^([a-z]) = (-?(?:\d+(?:\.\d+)?|\\frac\{-?\d+\}\{\d+\}))$/;

/** "Solve $3x + 2y = 16$ and $5x - 2y = 8$", and below it, x = 3 and y = 7/2. */
function falseSolutions(section: string) {
	const [problem, given = ''] = SOLVE.exec(section) ?? [];
	if (problem === undefined) return [];
	const below = section.slice(section.indexOf(problem) + problem.length);
	if (DENIED.test(below)) return [];
	const stated = new Map<string, number[]>();
	for (const tex of formulasIn(below)) {
		const [, letter, value] = STATED.exec(tex) ?? [];
		if (letter !== undefined && value !== undefined)
			stated.set(letter, [...(stated.get(letter) ?? []), numberIn(value)]);
	}
	return formulasIn(given).flatMap((tex) => {
		const relation = readRelation(tex);
		const isSolved =
			!relation ||
			!isEquation(relation) ||
			relation.letters.some((letter) => !stated.has(letter)) ||
			holds(relation, stated);
		const message = `found "${tex}", but the values stated below do not satisfy it. Solve it again.`;
		return isSolved ? [] : [{ tex, message }];
	});
}

/** For some choice of the stated values: a quadratic has two. */
function holds(relation: Relation, stated: ReadonlyMap<string, number[]>): boolean {
	const choices = relation.letters.reduce<Record<string, number>[]>(
		(made, letter) =>
			made.flatMap((one) =>
				(stated.get(letter) ?? []).map((value) => ({ ...one, [letter]: value })),
			),
		[{}],
	);
	return choices.some((values) => {
		const [first = Number.NaN, ...others] = valuesOf(relation, values);
		return others.every((value) => isNear(value, first, 1e-6));
	});
}
