/** Compares with the prompt's own product at eight points; an area is cut into rectangles again. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	areEquivalent,
	expectCollected,
	expectEquivalent,
	expectOneChoice,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';

export const verify: Verify = ({ question, skill }) => {
	if (question.answer.choices) {
		const target = promptFormula(question);
		return expectOneChoice(question, (text) => areEquivalent(text.replaceAll('$', ''), target));
	}
	const target =
		skill === 'Write an area as a polynomial' ? areaOf(question) : promptFormula(question);
	return [...expectEquivalent(question, target), ...expectCollected(question)];
};

/**
 * The L is a full-width strip and the rest beside the corner; the frame is two full-length bars and two bars between
 * them. Neither subtracts the way the question does.
 */
function areaOf(question: Question): string {
	const text = questionText(question.question);
	const [a, b, c, d] = promptFormulas(question);
	const rim = /frame that is \$?(\d+)/.exec(text)?.[1];
	if (rim) return `2 \\times ${rim}(${a} + 2 \\times ${rim}) + 2 \\times ${rim}(${b})`;
	if (!/ corner /.test(text)) return `(${a})(${b})`;
	return `(${a})(${b} - (${d})) + (${a} - (${c}))(${d})`;
}
