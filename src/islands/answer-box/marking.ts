/**
 * What the answer box of one question needs to mark, and no more: on a built page it travels in the island's props,
 * next to markup that already shows the rest. Every value is plain text; nothing here is inserted into the page as
 * HTML.
 */
import type { Answer, AnswerKind } from '../../schemas/wire/answer.ts';
import type { Misconception, Question } from '../../schemas/wire/question.ts';

export type Marking = {
	kind: AnswerKind;
	value: string;
	unit?: string;
	form?: string;
	/** The keys of a multiple choice, each wrong one with the misconception behind it. */
	choices?: readonly { key: string; misconception?: string }[];
	/** The formulas of the prompt, each between dollar signs. Empty for a multiple choice. */
	formulas: string;
	/** Answers in words that the prompt names: "If there is none, write no solution." */
	words?: readonly string[];
	/**
	 * A live record includes them; a built page only says that there are some, and they are fetched after the first
	 * check.
	 */
	misconceptions?: readonly Misconception[] | 'in a file';
};

const WORDS = /\bwrite (no [a-z]+|all real numbers|undefined)\b/g;

export function markingOf({ answer, question, misconceptions }: Question): Marking {
	const { kind, value, unit, form, choices } = answer;
	const words = Array.from(question.matchAll(WORDS), ([, named = '']) => named);
	return {
		kind,
		value,
		...(unit && { unit }),
		...(form && { form }),
		...(choices && {
			choices: choices.map(({ key, misconception }) =>
				misconception ? { key, misconception } : { key },
			),
		}),
		formulas: choices ? '' : (question.match(/\$[^$]+\$/g) ?? []).join(' '),
		...(words.length > 0 && { words }),
		...(misconceptions && { misconceptions }),
	};
}

/** The same for a built page, where misconceptions add no weight. */
export function builtMarkingOf(question: Question): Marking {
	const marking = markingOf(question);
	return marking.misconceptions ? { ...marking, misconceptions: 'in a file' } : marking;
}

/** The answer as the engine needs it: display-only fields are left empty. */
export function expectedAnswer({ kind, value, unit, form, choices }: Marking): Answer {
	const shown = { text: '', html: '', speech: '' };
	return {
		kind,
		value,
		...shown,
		...(unit && { unit }),
		...(form && { form }),
		...(choices && {
			choices: choices.map(
				(choice) => ({ ...choice, ...shown }) as NonNullable<Answer['choices']>[0],
			),
		}),
	};
}
