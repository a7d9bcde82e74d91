/**
 * Solves the prompt's equation from the values of its sides. In a worked solution the first wrong line is the first
 * that has another solution than the line above.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Verify } from '../../../verify/verifier.ts';
import { expectOneChoice, promptFormula, promptFormulas } from '../../../verify/evidence.ts';
import { same } from '../../../verify/exact.ts';
import { expectRoot, linearRoot } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) =>
	question.answer.kind === 'multiple-choice'
		? expectFirstWrong(question)
		: expectRoot(question, promptFormula(question));

function expectFirstWrong(question: Question): string[] {
	const [problem, ...lines] = promptFormulas(question).map(linearRoot);
	if (lines.length !== 4) return [`the solution has ${lines.length} lines`];
	const wrong = lines.findIndex((root, at) => {
		const above = at === 0 ? problem : lines[at - 1];
		return typeof root !== 'object' || typeof above !== 'object' || !same(root, above);
	});
	return expectOneChoice(question, (text) => text === `Line ${wrong + 1}`);
}
