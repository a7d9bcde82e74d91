/** Units of the same kind in a question: if all are the same, none can change alone. */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';

/** The words on one line measure the same thing in the same unit. */
const UNITS: Readonly<Record<string, readonly RegExp[]>> = {
	time: [
		/seconds?/,
		/minutes?/,
		/hours?/,
		/days?|daily/,
		/weeks?|weekly/,
		/months?|monthly/,
		/years?|annually|yearly/,
	],
	length: [
		/mm|millimet(?:er|re)s?/,
		/cm|centimet(?:er|re)s?/,
		/m|met(?:er|re)s?/,
		/km|kilomet(?:er|re)s?/,
		/in|inch(?:es)?/,
		/ft|foot|feet/,
		/yards?/,
		/miles?/,
	],
	mass: [/grams?|g/, /kilograms?|kg/, /pounds?/, /ounces?/],
	capacity: [/lit(?:er|re)s?|L/, /millilit(?:er|re)s?|mL/, /gallons?/, /cups?/],
};

const whole = (words: RegExp) => new RegExp(`(?<![\\w\\\\])(?:${words.source})(?!\\w)`);

/** True if `word` is a unit and the question names no other unit of its kind. */
export function isOnlyUnit(question: Question, word: string): boolean {
	const kind = Object.values(UNITS).find((units) =>
		units.some((unit) => new RegExp(`^(?:${unit.source})$`).test(word)),
	);
	if (!kind) return false;
	const { steps, answer } = question;
	// "The second term" is no unit of time.
	if (
		word === 'second' &&
		!/(?:per|each|every|a|one|\d\$?) second\b/.test(questionText(question.question))
	)
		return false;
	const text = [
		questionText(question.question),
		...steps.map((step) => step.text),
		answer.unit ?? '',
		...(answer.choices ?? []).map((choice) => choice.text),
	]
		.join(' ')
		// Letters in formulas are not units; those in \text{…} are.
		.replaceAll(/(?<!\\)\$(?:[^$\\]|\\.)*\$/g, (formula) =>
			(formula.match(/\\text\{[^}]*\}/g) ?? []).join(' '),
		)
		.replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
		// "5 in all" is not an inch.
		.replaceAll(/(?<!\\text\{ ?)\bin\b/g, '');
	return kind.filter((unit) => whole(unit).test(text)).length === 1;
}
