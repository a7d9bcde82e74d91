/** Whether each named mistake leads to its wrong answer, if a rule can tell. */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { givenIn } from '../chain/check-said.ts';
import type { MistakeReading } from '../reading.ts';
import { sidesOf } from '../values.ts';
import { numbersWritten } from './relations/chosen-answers.ts';
import { numbersOf, readTogether } from './relations/parts.ts';
import { readFormulas } from './relations/formulas.ts';
import { rulesFor } from './rules.ts';

/** `holds` is undefined if no rule can tell. */
type Judged = { why: string; wrong: string; holds: boolean | undefined };

/** Every wrong answer with a named mistake, including choices. */
function judged(question: Question): Judged[] {
	const { steps } = question;
	const numbers = once(() =>
		numbersOf([...givenIn(question), ...steps.flatMap(({ text, why = '' }) => [text, why])]),
	);
	const prompt = questionText(question.question);
	const written = once(() => [prompt, ...steps.map(({ text }) => text)].flatMap(formulasIn));
	const expressions = once(() => written().flatMap(sidesOf));
	const formulas = once(() => readFormulas(written()));
	return wrongAnswersOf(question).map(({ right, wrong, why }) => {
		const pair = { record: question, right, wrong, prompt, numbers, expressions, formulas };
		const parts = once(() => readTogether(right, wrong));
		const verdictOn = (mistake: string) =>
			rulesFor(mistake)
				.map(({ pattern, holds }) => {
					const [, ...said] = pattern.exec(mistake) ?? [];
					return holds({ ...pair, parts, said: said.filter((words) => words !== undefined) });
				})
				.find((verdict) => verdict !== undefined);
		const verdicts = alternativesIn(why).map(verdictOn);
		const holds = verdicts.includes(false) ? false : verdicts[0];
		return {
			why,
			wrong,
			holds:
				holds !== false &&
				(holds === undefined || CHOOSES.test(why)) &&
				hasNewNumber(question, wrong, why)
					? false
					: holds,
		};
	});
}

/** Mistakes that may lead to numbers that are nowhere in the question. */
const CALCULATES =
	/\b(?:add|multipl|subtract|divid|squar|substitut|evaluat|count|distribut|exponent|percent|discount|factor|power|degree|compared|chose the form|chose an interval|tax|midpoint|directions|denominator (?:as|is)|middle products?|second term of|double|overlooked that the denominator)/;

const CHOOSES =
	/^(?:accepted|chose (?!a transformation)|described|forgot that|found only|gave the (?:leading|same|values)|included|kept|looked only at the (?:base|exponent|first factor)|read the output|removed|used (?:only|the zero))/;

/** A wrong choice for a mistake that calculates nothing has only numbers of the question, its lines, and other choices. */
function hasNewNumber(question: Question, wrong: string, why: string): boolean {
	const { answer, steps, hints } = question;
	const written = unsigned(wrong);
	const others = answer.choices?.filter(({ text }) => text !== wrong) ?? [];
	if (written.length === 0 || others.length === 0 || CALCULATES.test(why)) return false;
	const known = new Set([
		0,
		1,
		...[question.question, question.question_speech, why].flatMap(unsigned),
		...steps.flatMap((step) => [...unsigned(step.text), ...unsigned(step.why ?? '')]),
		...[...hints, ...others].flatMap(({ text }) => unsigned(text)),
	]);
	return written.some((number) => !known.has(number));
}

const unsigned = (text: string): number[] => numbersWritten(text).map(Math.abs);

/** "either added 8 instead of subtracting it, or …": each of them leads to the value. */
const alternativesIn = (why: string): string[] =>
	why.startsWith('either ') ? why.slice('either '.length).split(', or ') : [why];

function wrongAnswersOf({ answer, misconceptions = [] }: Question) {
	const typed = misconceptions.map(({ value, why }) => ({
		right: answer.value,
		wrong: value,
		why,
	}));
	const chosen = (answer.choices ?? []).flatMap(({ text, misconception }) =>
		misconception === undefined ? [] : [{ right: answer.text, wrong: text, why: misconception }],
	);
	return [...typed, ...chosen];
}

function once<Value>(find: () => Value): () => Value {
	let found: { value: Value } | undefined;
	return () => (found ??= { value: find() }).value;
}

/** Issues for the mistakes that do not lead to their answers, and how many of them a rule could check. */
export function checkMisconceptions(question: Question): {
	issues: string[];
	mistakes: MistakeReading;
} {
	const all = judged(question);
	return {
		issues: all
			.filter(({ holds }) => holds === false)
			.map(({ why, wrong }) => `"${why}" does not lead to ${wrong}`),
		mistakes: {
			named: all.length,
			remade: all.filter(({ holds }) => holds !== undefined).length,
		},
	};
}
