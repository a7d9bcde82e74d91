/** "Solve …" about one inequality, with the form of the answer that the book asks for. */
import { evaluate } from '../../math/evaluate.ts';
import { type Expression, num, relation, symbol } from '../../math/expression.ts';
import {
	ALL_REALS,
	isStrict,
	rayInterval,
	type Sign,
	turned,
	withOtherEnd,
} from '../../math/inequality.ts';
import { type Prose, say } from '../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	inWords,
	type Line,
	sentence,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../family.ts';
import type { SolutionSet, SolvedInequality } from './solve-inequality.ts';
import { plainNumber } from '../../math/plain-notation.ts';

/** First lessons write x < 3, later ones (−∞, 3). */
export type AnswerForm = 'inequality' | 'interval';

type Options = {
	form: AnswerForm;
	/** Set when the answer may be no number or every number. */
	special?: boolean;
};

const askFor = ({ form, special = false }: Options): string => {
	if (form === 'inequality')
		return special
			? ' If there is no solution, write “no solution”. If every number is a solution, write “all real numbers”.'
			: ' Write the solution as an inequality.';
	return ` Give the solution in interval notation.${special ? ' If there is no solution, write “no solution”.' : ''}`;
};

export const inequalityQuestion = (
	{ letter, problem, lines, set }: SolvedInequality,
	hints: Prose[],
	options: Options,
): Draft => ({
	prompt: say`Solve ${problem}.${askFor(options)}`,
	answer: withWrongSets(letter, set, options.form, lines),
	steps: [...drawnLines(lines, set, options.form), ...lastLines(letter, set, options.form, lines)],
	hints,
});

function solutionAnswer(letter: string, set: SolutionSet, form: AnswerForm): DraftAnswer {
	if (set.kind === 'none') return inWords(form, 'no solution');
	if (set.kind === 'all')
		return form === 'interval' ? written(form, ALL_REALS) : inWords(form, 'all real numbers');
	return form === 'interval'
		? written(form, rayInterval(set.sign, set.at))
		: written(form, relation(letter, set.sign, num(set.at)));
}

/** "x < 3" with its ray, where it is the answer. */
function drawnLines(lines: readonly Line[], set: SolutionSet, form: AnswerForm): Line[] {
	const isLast = set.kind === 'ray' && form === 'inequality';
	return isLast
		? lines.map((one) =>
				one === lines.at(-1) ? withFigure(one, { kind: 'set on a number line' }) : one,
			)
		: [...lines];
}

/** The lines below the solved inequality. */
function lastLines(
	letter: string,
	set: SolutionSet,
	form: AnswerForm,
	lines: readonly Line[],
): Line[] {
	const answer = solutionAnswer(letter, set, form);
	if (set.kind === 'ray')
		return form === 'interval'
			? [
					withFigure(sentence(say`The solution set is ${answer.body}.`, intervalReason(set)), {
						kind: 'set on a number line',
					}),
				]
			: [];
	const statement =
		set.kind === 'none'
			? say`This is never true, so the inequality has no solution.`
			: say`This is true for every value of ${symbol(letter)}, so the solution set is ${answer.body}.`;
	return [sentence(statement, compared(lines))];
}

/** "−28 is less than −1": the two numbers that are left when the variable has canceled. */
function compared(lines: readonly Line[]): string {
	const last = lines.at(-1)?.formula;
	if (last?.kind !== 'relation' || !last.left) return '';
	const [low, high] = [evaluate(last.left, {}), evaluate(last.right, {})];
	const how = low.lt(high) ? 'less than' : low.gt(high) ? 'greater than' : 'equal to';
	return `${plainNumber(low)} is ${how} ${plainNumber(high)}, and no variable is left`;
}

const intervalReason = ({ sign }: Extract<SolutionSet, { kind: 'ray' }>): string =>
	sign === '<' || sign === '>'
		? 'the endpoint is not a solution, so it takes a round bracket'
		: 'the endpoint is a solution, so it takes a square bracket';

/** From −20 < 1 to t < 21, as if one t were left. */
function variableKept(letter: string, form: AnswerForm, last?: Expression): WrongAnswer[] {
	if (last?.kind !== 'relation' || !last.left) return [];
	const [low, high] = [evaluate(last.left, {}), evaluate(last.right, {})];
	const set = { kind: 'ray', sign: last.sign as Sign, at: high.sub(low) } as const;
	return [
		[
			solutionAnswer(letter, set, form),
			`wrote ${letter} instead of 0 after the variable terms cancelled`,
		],
	];
}

/** The solution with the sets that a wrong symbol gives; `lines` lead to it. */
export function withWrongSets(
	letter: string,
	set: SolutionSet,
	form: AnswerForm,
	lines: readonly Line[],
): DraftAnswer {
	const answer = solutionAnswer(letter, set, form);
	if (set.kind !== 'ray')
		return withMisconceptions(
			answer,
			[
				solutionAnswer(letter, { kind: set.kind === 'none' ? 'all' : 'none' }, form),
				set.kind === 'none'
					? 'concluded that every number is a solution because no variable is left'
					: 'concluded that there is no solution because no variable is left',
			],
			...variableKept(letter, form, lines.at(-1)?.formula),
		);
	const { sign, at } = set;
	const wrong = (other: Sign, value = at) =>
		solutionAnswer(letter, { kind: 'ray', sign: other, at: value }, form);
	return withMisconceptions(
		answer,
		[
			wrong(turned(sign)),
			lines.some(({ why }) => why?.includes('reverse the inequality symbol'))
				? 'did not reverse the inequality symbol'
				: 'reversed the inequality symbol',
		],
		[
			wrong(withOtherEnd(sign)),
			isStrict(sign) ? 'included the endpoint' : 'did not include the endpoint',
		],
		...(at.lt(0)
			? [[wrong(sign, at.neg()), 'dropped the negative sign from the endpoint'] as const]
			: []),
	);
}
