/**
 * How a solution of an inequality goes about it: the numbers that it tests lie in different intervals, and a hint or a
 * mistake speaks of reversing the symbol only where a line multiplies or divides by a negative number.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { numberIn } from '../equation-lines.ts';
import { asTex } from './plain-math.ts';

export const checkTestedIntervals = (question: Question): string[] => [
	...otherIntervals(question),
	...nothingReversed(question),
];

const DIVIDED =
	/^The zeros? .* divides? the number line into .* intervals\. Test one number from each/;

/** The zeros −7 and −5 are followed by one number below −7, one between them, and one above −5. */
function otherIntervals({ steps }: Question): string[] {
	const start = steps.findIndex(({ text }) => DIVIDED.test(text));
	if (start < 0) return [];
	const zeros = formulasIn(steps[start]?.text ?? '').map(numberIn);
	const tested = steps.slice(start + 1).flatMap(({ text, why = '' }) => {
		const [, said, written] =
			/^substitute (−?[\d./]+) for [a-z]\b|^At \$[a-z] = ([^$]*)\$/.exec(
				text.startsWith('At ') ? text : why,
			) ?? [];
		const tex = said === undefined ? written : asTex(said);
		return tex === undefined ? [] : [numberIn(tex)];
	});
	if ([...zeros, ...tested].some(Number.isNaN) || tested.length === 0) return [];
	const intervals = tested.map((number) => zeros.filter((zero) => zero < number).length);
	const isEachTested =
		new Set(intervals).size === zeros.length + 1 &&
		tested.length === zeros.length + 1 &&
		!tested.some((number) => zeros.includes(number));
	return isEachTested
		? []
		: [`${tested.join(', ')} are not one number from each interval between ${zeros.join(', ')}`];
}

const REVERSAL =
	/What happens to the inequality symbol when you multiply both sides by|^did not reverse the inequality symbol\b/;

function nothingReversed({ question, steps, hints, misconceptions = [] }: Question): string[] {
	const said = [...hints.map(({ text }) => text), ...misconceptions.map(({ why }) => why)].filter(
		(text) => REVERSAL.test(text),
	);
	if (said.length === 0) return [];
	const isReversed = [question, ...steps.flatMap(({ text, why = '' }) => [text, why])].some(
		(text) => /revers/.test(text),
	);
	return isReversed ? [] : said.map((text) => `"${text}", but no line reverses the symbol`);
}
