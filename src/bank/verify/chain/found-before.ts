/** "The distance is $3\sqrt{10}$ units.": below a line that gives a name its value, the answer must be a value found above. */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { halfPlace, isNear, numberIn } from '../equation-lines.ts';
import { sidesOf } from '../values.ts';

/** Issues for a last line that states another value than the lines above it. A reason may say how it follows. */
export function checkFoundBefore({ steps, answer }: Question): string[] {
	const [last, above] = [steps.at(-1), steps.at(-2)];
	const [stated = '', ...more] = formulasIn(last?.text ?? '');
	const value = amountIn(stated);
	if (!last || !above || answer.choices || last.why !== undefined || more.length > 0) return [];
	if (!/^[A-Z][^$]*\$/.test(last.text) || Number.isNaN(value) || !givesValue(above.text)) return [];
	const isFound = steps
		.slice(0, -1)
		.flatMap(({ text }) => formulasIn(text).flatMap(sidesOf))
		.map(amountIn)
		.some((found) => isNear(found, value) || Math.abs(found - value) <= halfPlace(stated));
	return isFound ? [] : [`no line finds the value that "${last.text}" states`];
}

/** "$OM = \sqrt{90}$": a name and its value, with nothing else on the line. */
function givesValue(line: string): boolean {
	const [, tex] = /^\$([^$]*)\$$/.exec(line) ?? [];
	const amounts = tex === undefined ? [] : sidesOf(tex).map(amountIn);
	return amounts.length > 1 && Number.isNaN(amounts[0]) && !Number.isNaN(amounts.at(-1));
}

/** Without its unit. */
const amountIn = (tex: string): number =>
	numberIn(
		tex
			.replaceAll(/^\\\$|\^\{\\circ\}|\\%|\\text\{[^}]*\}(?:\^\{\d\})?/g, '')
			.replaceAll('{,}', ''),
	);
