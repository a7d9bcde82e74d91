/** A proof that reads no number of the prompt would prove the same answer for any other question. */
import type { Question } from '../../schemas/wire/question.ts';
import { isFixed } from './fixed-places.ts';
import { withChanged, sitesIn } from './sites.ts';

/** Skills whose questions may have numbers that the answer does not depend on, with the reason. */
const MAY_BE_BLIND: readonly { reason: string; skills: readonly string[] }[] = [
	{
		reason: 'The kind of growth, of study, or of number is in the words or in the letters.',
		skills: [
			'func.model-choice',
			'num.classify | Choose the sets a number belongs to',
			'num.classify | Classify a real number',
			'stat.sampling | Identify the design of a study',
			'stat.scatter | Interpret a correlation coefficient',
		],
	},
	{
		reason: 'The question is about the parts of an expression, whatever their numbers.',
		skills: [
			'expr.parts | Identify terms, coefficients, and constants',
			'expr.parts | Interpret the structure of an expression',
		],
	},
	{
		reason: 'All the data are in the figure.',
		skills: ['prob.conditional | Test events for independence'],
	},
];

/**
 * Empty if the proof refuses the question without its numbers or with another number somewhere; numbers in fixed phrases
 * do not count. `skill` is "family | skill", and `refuses` is the verifier of the family alone.
 */
export function expectSight(
	question: Question,
	skill: string,
	refuses: (question: Question) => boolean,
): string[] {
	const numbers = sitesIn(question).filter(
		(site) => site.kind === 'number' && !isFixed(question, site),
	);
	const unread = numbers.reduceRight(
		(changed, site) => withChanged(changed, site, '\\unread'),
		question,
	);
	if (numbers.length === 0 || refuses(unread)) return [];
	if (numbers.some((site) => site.others.some((one) => refuses(withChanged(question, site, one)))))
		return [];
	return MAY_BE_BLIND.some(({ skills }) =>
		skills.some((one) => skill === one || skill.startsWith(`${one} |`)),
	)
		? []
		: ['the proof reads no number of the prompt'];
}
