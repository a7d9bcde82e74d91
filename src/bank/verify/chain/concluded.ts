/**
 * What a conclusion refers to stands on a line above it: below "both are true" the two statements, below "only
 * y = 2x²(x + 2)³ has these factors" the line that finds each power, below "so x = −3 or x = 6" each solution.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear, numberIn, readRelation, type Relation, valuesOf } from '../equation-lines.ts';
import { sidesOf } from '../values.ts';

/** Issues for conclusions from nothing. */
export const checkConcluded = ({ question, steps }: Question): string[] =>
	steps.flatMap(({ text, why }, at) => {
		const above = steps.slice(0, at).flatMap((step) => formulasIn(step.text));
		return areStated(text, question, above) &&
			areFound(text, above) &&
			areSolutions(text, why, above)
			? []
			: [`no line above "${text}" says what it refers to`];
	});

const relationsIn = (formulas: readonly string[]): Relation[] =>
	formulas.flatMap((tex) => readRelation(tex) ?? []);

/** "Both are true, so $(4, 4)$ is a solution.": each relation of the question is stated with these numbers. */
function areStated(text: string, question: string, above: readonly string[]): boolean {
	const [, x = '', y = ''] =
		/^Both are true, so \$\(([^,]*), ([^,]*)\)\$ is a solution/.exec(text) ?? [];
	if (x === '') return true;
	const point = { x: numberIn(x), y: numberIn(y) };
	const stated = relationsIn(above).map((relation) => ({
		signs: relation.signs,
		values: valuesOf(relation, {}),
	}));
	return relationsIn(formulasIn(question)).every((relation) => {
		const wanted = valuesOf(relation, point);
		return stated.some(
			({ signs, values }) =>
				signs.join(' ') === relation.signs.join(' ') &&
				wanted.every((value, side) => isNear(value, values[side] ?? Number.NaN)),
		);
	});
}

/**
 * "So $x = -3$ or $x = 6$." and "So $x = 9$ is the only solution.": each of them stands above. With a reason, such as
 * "take the positive and negative square roots of 81", and below "k = ±4", the line itself finds them.
 */
function areSolutions(text: string, why: string | undefined, above: readonly string[]): boolean {
	if (!/^So \$[^$]*\$(?: or \$[^$]*\$\.$| is the only solution\.$)/.test(text)) return true;
	const isFoundHere = / or /.test(text) && (why !== undefined || above.at(-1)?.includes('\\pm'));
	return isFoundHere === true || formulasIn(text).every((tex) => above.includes(tex));
}

/** "Of the choices, only $y = 2x^{2}(x + 2)^{3}$ has these factors": powers are found on lines, not only factors. */
function areFound(text: string, above: readonly string[]): boolean {
	const [, rule] = /only \$([^$]*)\$ has these factors/.exec(text) ?? [];
	const powers =
		sidesOf(rule ?? '')
			.at(-1)
			?.match(/(?:[a-z]|\([^()]*\))\^\{\d+\}/g) ?? [];
	return powers.every((power) => above.includes(power));
}
