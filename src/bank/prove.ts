/** Everything that must hold before a question is published. */
import { BankError } from './bank-error.ts';
import type { Evidence, Verify } from './family.ts';
import { lint } from './lint.ts';
import type { TemplatePlan } from './plan.ts';
import { checkSteps } from './verify/check-steps.ts';
import { perturbed } from './verify/perturb.ts';

/**
 * What is wrong with a question, in words; empty when it may be published: the independent check agrees with the
 * stored answer, the check refuses wrong answers, the chain of working holds, the text is clean.
 */
export function prove(evidence: Evidence, template: TemplatePlan, verify: Verify): string[] {
	const { question } = evidence;
	const check = (candidate: Evidence) => {
		try {
			return verify(candidate);
		} catch (cause) {
			const reason = cause instanceof Error ? cause.message : String(cause);
			return [`the verifier could not read the question: ${reason}`];
		}
	};
	const faults = check(evidence);
	if (faults.length > 0) return faults;
	for (const wrong of perturbed(question))
		if (check({ ...evidence, question: wrong }).length === 0)
			throw new BankError(
				template.id,
				`the verifier accepts the wrong answer ${wrong.answer.value} for "${question.question}".`,
			);
	return [...checkSteps(question), ...lint(question)];
}
