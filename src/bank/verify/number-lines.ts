/**
 * Lines of numbers: an inequality keeps its sides, a continued sum keeps its pattern, an exact angle is not an
 * estimate.
 */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { isNear, loneRelation, numberIn, type Relation, valuesOf } from './equation-lines.ts';
import { sidesOf } from './values.ts';

/** What does not hold, in words. */
export const checkNumberLines = ({ steps }: Question): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		const above = steps[at - 1]?.text ?? '';
		const isSame = CALCULATES.test(why);
		return [
			...(isSame ? otherSides(above, text) : []),
			...otherPattern(text),
			...exactAngle(above, text),
		];
	});

const CALCULATES = /^(?:evaluate|simplify|multiply|add|subtract|divide|square)\b(?!.*both sides)/;

/** Below "−8 ≤ −3 · 4 + 4" is the same with its sides calculated. */
function otherSides(above: string, text: string): string[] {
	const [was, is] = [above, text].map(loneInequality);
	if (!was || !is || was.signs.join() !== is.signs.join()) return [];
	const [before, now] = [was, is].map((relation) => valuesOf(relation, {}));
	const differs = now?.some((value, side) => {
		const other = before?.[side] ?? Number.NaN;
		return !Number.isNaN(value + other) && !isNear(value, other);
	});
	return differs ? [`"${is.tex}" does not have the sides of "${was.tex}"`] : [];
}

function loneInequality(text: string): Relation | undefined {
	const relation = loneRelation(text);
	return relation?.letters.length === 0 && relation.signs.every((sign) => /<|>|\\[lg]e/.test(sign))
		? relation
		: undefined;
}

/** "0.13 + 0.0013 + 0.000013 + ⋯": the last three terms have a constant ratio or difference. */
function otherPattern(text: string): string[] {
	return formulasIn(text)
		.flatMap(sidesOf)
		.filter((side) => side.endsWith(' + \\cdots'))
		.filter((side) => {
			const [a = 0, b = 0, c = 0] = side.split(' + ').slice(-4, -1).map(numberIn);
			const isGeometric = Math.abs(b * b - a * c) <= 1e-9 * b * b;
			return side.split(' + ').length > 3 && !isGeometric && !isNear(c - b, b - a);
		})
		.map((side) => `"${side}" has no pattern`);
}

/** "A = arctan(10/10)" is 45°, not about 45°. */
function exactAngle(above: string, text: string): string[] {
	const [, name, inner = ''] =
		/^\$([A-Z]) = \\tan\^\{-1\}\\left\((.*)\\right\)\$$/.exec(above) ?? [];
	return name !== undefined &&
		isNear(numberIn(inner), 1) &&
		text.startsWith(`$${name} \\approx 45^{\\circ}`)
		? [`"${text}" is exact where it says "≈"`]
		: [];
}
