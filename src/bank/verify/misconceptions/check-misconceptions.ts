/** Whether each named mistake leads to its wrong answer, if a rule can tell. */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { givenIn } from '../chain/check-said.ts';
import type { MistakeReading } from '../reading.ts';
import { sidesOf } from '../values.ts';
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
		return { why, wrong, holds: verdicts.includes(false) ? false : verdicts[0] };
	});
}

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
