/** Sentences on lines, kind by kind: what each says must be so in the question or follow from the lines above. */
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { ALGEBRA_SENTENCES } from './algebra.ts';
import { DATA_SENTENCES } from './data.ts';
import { GRAPH_SENTENCES } from './graphs.ts';
import type { Sentence } from './kind.ts';
import { SEQUENCE_SENTENCES } from './sequences.ts';

const SENTENCES: readonly Sentence[] = [
	...ALGEBRA_SENTENCES,
	...GRAPH_SENTENCES,
	...DATA_SENTENCES,
	...SEQUENCE_SENTENCES,
];

/** One expression finds out faster than one word after another that a line says nothing of these. */
const ANY = new RegExp(
	SENTENCES.map(({ word }) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
);

/** Issues for sentences that are not so. */
export function checkSentences(question: Question): string[] {
	let lines: readonly string[] | undefined;
	let prompt: readonly string[] | undefined;
	return question.steps.flatMap(({ text }, at) => {
		if (!ANY.test(text)) return [];
		const matched = SENTENCES.filter(({ word }) => text.includes(word)).flatMap((sentence) => {
			const [said, ...parts] = sentence.pattern.exec(text) ?? [];
			return said === undefined ? [] : [{ sentence, parts }];
		});
		if (matched.length === 0) return [];
		lines ??= question.steps.map((step) => step.text);
		prompt ??= formulasIn(questionText(question.question));
		const place = { question, prompt, above: lines.slice(0, at), below: lines.slice(at + 1) };
		return matched.some(({ sentence, parts }) => sentence.holds(parts, place) === false)
			? [`"${text}" is not so`]
			: [];
	});
}
