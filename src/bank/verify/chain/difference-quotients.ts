/**
 * A slope is calculated from given points: the first line that substitutes numbers may use only known ones, and a rate of
 * change divides by the difference of its own inputs.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { descriptionsIn } from '../evidence.ts';
import { givenIn } from './check-said.ts';
import { allNumbersIn } from './numbers-said.ts';

const NUMBER = String.raw`(?:\\left)?\(?-?(\d+(?:\.\d+)?)(?:\\right)?\)?`;
const QUOTIENT = new RegExp(String.raw`\\frac\{${NUMBER} - ${NUMBER}\}\{${NUMBER} - ${NUMBER}\}`);

/** "(f(6) − f(2))/(6 − 2)": the inputs above and below are the same. */
const RATE =
	/\\frac\{([a-zA-Z])(?:\\left)?\((-?[\d.]+)(?:\\right)?\) - \1(?:\\left)?\((-?[\d.]+)(?:\\right)?\)\}\{(-?[\d.]+) - \(?(-?[\d.]+)\)?\}/;

/** Issues for rates of change whose differences are of other inputs. */
const otherInputs = ({ steps }: Question): string[] =>
	steps.flatMap(({ text }) => {
		const [, , one, other, last, first] = RATE.exec(text) ?? [];
		return one === last && other === first
			? []
			: [`"${text}" divides by the difference of other inputs`];
	});

/** Issues for rates of other inputs, and for numbers that are not known. */
export const checkDifferenceQuotients = (question: Question): string[] => [
	...otherInputs(question),
	...unknownNumbers(question),
];

/** Issues for the numbers on that line that are not known. */
function unknownNumbers(question: Question): string[] {
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
