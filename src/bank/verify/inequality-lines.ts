/** Lines of a solution read as inequalities: whether each has the solutions of the one above. */
import type { Question } from '../../schemas/wire/question.ts';
import { isNear, loneEquation, loneRelation, type Relation, valuesOf } from './equation-lines.ts';

const SIGN = /^(?:<|>|\\[lg]e)$/;

/** Reasons of a condition that does not follow from the line above: "the second inequality", "write both inequalities as one". */
const STARTS_ANOTHER = /^(?:the|write both) /;

export const checkInequalities = (question: Question): string[] => [
	...untrue(question),
	...belowEquations(question),
	...withOtherSolutions(question),
];

/** Issues for "58 < 45" where no line says that something is false. */
function untrue({ steps }: Question): string[] {
	const numeric = steps.filter(({ text }) => /[<>]|\\[lg]e /.test(text) && NUMERIC.test(text));
	if (numeric.length === 0) return [];
	if (steps.some(({ text, why }) => /false|never|no solution/.test(`${text} ${why}`))) return [];
	return numeric.flatMap(({ text }) => {
		const relation = loneRelation(text);
		return relation?.signs.every((sign) => SIGN.test(sign)) && holds(relation, {}) === false
			? [`"${relation.tex}" is not true`]
			: [];
	});
}

/** One inequality, without variables outside commands. */
const NUMERIC = /^\$(?:[^$a-zA-Z]|\\[a-zA-Z]+)*(?:<|>|\\[lg]e )(?:[^$a-zA-Z]|\\[a-zA-Z]+)*\$$/;

/** Issues for an inequality directly below an equation in the same variable, which has single solutions. */
function belowEquations({ steps }: Question): string[] {
	return steps.flatMap(({ text }, at) => {
		const [above, now] = [loneEquation(steps[at - 1]?.text), loneInequality(text)];
		return above && now && above.letters.join() === now.letters.join()
			? [`"${now.tex}" does not follow from "${above.tex}"`]
			: [];
	});
}

/**
 * Issues for an inequality in one or two variables whose solutions differ from those of the nearest inequality above in
 * the same variables. Only lines that are a single inequality or chain (1 < x < 5) are checked.
 */
function withOtherSolutions({ steps }: Question): string[] {
	const read: Relation[] = [];
	return steps.flatMap(({ text, why = '' }) => {
		const now = loneInequality(text);
		if (!now) return [];
		const above = read.findLast(({ letters }) => letters.join() === now.letters.join());
		read.push(now);
		return above && !STARTS_ANOTHER.test(why) && haveOtherSolutions(above, now)
			? [`"${now.tex}" does not have the solutions of "${above.tex}"`]
			: [];
	});
}

/** The inequality that is the whole line; its variables in alphabetical order. */
function loneInequality(text: string): Relation | undefined {
	const relation = loneRelation(text);
	return relation?.signs.every((sign) => SIGN.test(sign)) &&
		[1, 2].includes(relation.letters.length)
		? { ...relation, letters: relation.letters.toSorted() }
		: undefined;
}

/** The halves near 0, where most ends lie, numbers between integers, and a few far out. */
const SAMPLES = [
	...Array.from({ length: 61 }, (_, at) => (at - 30) / 2),
	...Array.from({ length: 81 }, (_, at) => (at - 40) * 0.743 + 0.017),
	...[20, 40, 75, 150, 320, 700, 1500, 5000, 1e5].flatMap((size) => [-size - 0.1, size + 0.1]),
];

function haveOtherSolutions(above: Relation, now: Relation): boolean {
	const [first = '', second] = now.letters;
	return SAMPLES.some((x, at) => {
		const values =
			second === undefined
				? { [first]: x }
				: { [first]: x, [second]: SAMPLES[(at * 37) % SAMPLES.length] ?? 0 };
		const [was, is] = [holds(above, values), holds(now, values)];
		return was !== undefined && is !== undefined && was !== is;
	});
}

/** Undefined where a side has no value, or where two sides are too near to tell. */
function holds(relation: Relation, values: Record<string, number>): boolean | undefined {
	const sides = valuesOf(relation, values);
	let all = true;
	for (const [at, sign] of relation.signs.entries()) {
		const [left, right] = [sides[at] ?? Number.NaN, sides[at + 1] ?? Number.NaN];
		if (!Number.isFinite(left) || !Number.isFinite(right)) return undefined;
		const equal = isNear(left, right);
		const strict = sign === '<' || sign === '>';
		const holdsHere = equal ? !strict : /^(?:<|\\le)$/.test(sign) ? left < right : left > right;
		all &&= holdsHere;
	}
	return all;
}
