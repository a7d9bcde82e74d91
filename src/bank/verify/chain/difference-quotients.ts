/** A slope is calculated from given points: the first line that substitutes numbers may use only known ones. */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { descriptionsIn } from '../evidence.ts';
import { givenIn } from './check-said.ts';
import { allNumbersIn } from './numbers-said.ts';

const NUMBER = String.raw`(?:\\left)?\(?-?(\d+(?:\.\d+)?)(?:\\right)?\)?`;
const QUOTIENT = new RegExp(String.raw`\\frac\{${NUMBER} - ${NUMBER}\}\{${NUMBER} - ${NUMBER}\}`);

/** Issues for the numbers on that line that are not known. */
export function checkDifferenceQuotients(question: Question): string[] {
	const { steps, question_html } = question;
	const at = steps.findIndex(({ text }) => formulasIn(text).some((tex) => QUOTIENT.test(tex)));
	const [, ...substituted] = QUOTIENT.exec(steps[at]?.text ?? '') ?? [];
	if (at < 0) return [];
	const known = new Set(
		[
			...givenIn(question),
			...descriptionsIn(question_html),
			...steps.slice(0, at).map(({ text }) => text),
		]
			.flatMap(allNumbersIn)
			.map(({ value }) => value),
	);
	return substituted
		.map(Number)
		.filter((number) => number !== 0 && !known.has(number))
		.map((number) => `"${steps[at]?.text}" substitutes ${number}, which is not known`);
}
