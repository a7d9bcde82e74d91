/** Each line must say something new, with "≈" exactly where a value was rounded. */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import {
	asksForEstimate,
	halfPlace,
	isExact,
	isNear,
	readRelation,
	type Relation,
	valuesOf,
} from './equation-lines.ts';
import { withoutUnits } from './named-values.ts';
import { sidesOf } from './values.ts';

/** Redundant or wrongly related lines, in words; empty if every line is needed. */
export function checkLines({ question, steps, answer }: Question): string[] {
	const choices = (answer.choices ?? []).flatMap(({ text }) => formulasIn(text));
	const lines = steps.flatMap(({ text }, at) => {
		const relations = formulasIn(text)
			.map((tex) => readRelation(withoutUnits(tex)))
			.filter((relation) => relation !== undefined);
		return [
			...(repeats(text, steps[at - 1]?.text) ? [`"${text}" repeats the line above`] : []),
			...relations.filter(saysTwice).map(({ tex }) => `"${tex}" says the same twice`),
			...(asksForEstimate(question) ? [] : relations.flatMap(wronglyRounded)),
		];
	});
	return [...lines, ...choices.filter(isEmpty).map((tex) => `no number satisfies "${tex}"`)];
}

/** "22 < x < 22" */
function isEmpty(tex: string): boolean {
	const relation = readRelation(tex);
	if (!relation?.signs.every((sign) => /^(?:<|\\le)$/.test(sign)) || relation.signs.length !== 2)
		return false;
	const [low = Number.NaN, , high = Number.NaN] = valuesOf(relation, {});
	return low > high || (low === high && relation.signs.includes('<'));
}

/** The same line, or "= 7" below a line that ends with "= 7". */
function repeats(text: string, above: string | undefined): boolean {
	if (above === undefined) return false;
	const value = /^\$(?:=|\\approx) ([^$]*)\$$/.exec(text)?.[1];
	const before = sidesOf(above.replaceAll('$', '')).at(-1) ?? '';
	return text === above || (value !== undefined && [before, inBrackets(before)].includes(value));
}

/** Without parentheses around the whole: "(-2)" says no more than "-2". */
const inBrackets = (tex: string): string =>
	/^(?:\\left)?\(([^()]*?)(?:\\right)?\)$/.exec(tex)?.[1] ?? tex;

/** "y = 2 = 2" and "sin A/a = sin A/a"; "5 = 5" alone is the result of a check, "2x = 2x" a true equation. */
const saysTwice = ({ sides }: Relation): boolean =>
	sides.some(
		(side, at) =>
			at > 0 && side.trim() === sides[at - 1]?.trim() && (sides.length > 2 || FORMULA.test(side)),
	);

const FORMULA = /\\(?:sin|cos|tan|sqrt)/;

/** How far off a value from rounded numbers may be: one percent, or half of the last decimal place on that side. */
const roundingOf = (side: string, value: number): number =>
	Math.max(0.01 * Math.abs(value), ...(side.match(/\d+(?:\.\d+)?/g) ?? []).map(halfPlace));

function wronglyRounded(relation: Relation): string[] {
	const { sides, signs, letters, tex } = relation;
	// Where all say "=", checkNumbers compares them.
	if (letters.length > 0 || isExact(relation)) return [];
	const values = valuesOf(relation, {});
	return signs.flatMap((sign, at) => {
		const [left = Number.NaN, right = Number.NaN] = [values[at], values[at + 1]];
		if (Number.isNaN(left + right)) return [];
		const areEqual = isNear(left, right, 1e-12);
		if (sign === '\\approx' && areEqual) return [`"${tex}" is exact where it says "≈"`];
		if (sign === '\\approx' && Math.abs(left - right) > roundingOf(sides[at + 1] ?? '', left))
			return [`"${tex}" is not true`];
		if (sign === '=' && !isNear(left, right)) return [`"${tex}" is rounded where it says "="`];
		return [];
	});
}
