/**
 * Solves the prompt's equation from the values of its sides. In a worked solution, the wrong line is the only one whose
 * solution differs from that of the line above.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { same } from '../../../verify/values.ts';
import { expectRoot, linearRoot } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) =>
	question.answer.kind === 'multiple-choice'
		? expectFirstWrong(question)
		: expectRoot(question, promptFormula(question));

function expectFirstWrong(question: Question): string[] {
	const [problem, ...lines] = promptFormulas(question).map(linearRoot);
	if (lines.length !== 4) return [`the solution has ${lines.length} lines`];
	const wrong = lines.flatMap((root, at) => {
		const above = at === 0 ? problem : lines[at - 1];
		const follows = typeof root === 'object' && typeof above === 'object' && same(root, above);
		return follows ? [] : [at + 1];
	});
	return wrong.length === 1
		? expectOneChoice(question, (text) => text === `Line ${wrong[0]}`)
		: [`${wrong.length} lines do not follow from the line above`];
}
