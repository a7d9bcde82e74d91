/** Everything that must hold before a question is published. */
import type { Question } from '../../schemas/wire/question.ts';
import { BankError } from './bank-error.ts';
import { lint } from './lint.ts';
import { loadFamily } from './load-family.ts';
import type { TemplatePlan } from './plan.ts';
import { expectSight } from '../verify/blind-proof.ts';
import { changeNumbers } from '../verify/chain/changed-numbers.ts';
import { checkSteps, stepsHold } from '../verify/check-steps.ts';
import { type Drawings, proveDrawings } from '../verify/drawings/prove-drawings.ts';
import { proveFigure } from '../verify/drawings/prove-figure.ts';
import { checkMisconceptions } from '../verify/misconceptions/check-misconceptions.ts';
import { followsInstructions } from '../verify/instructions.ts';
import { perturbed } from '../verify/perturb.ts';
import { contradictions } from '../verify/prompt-agrees.ts';
import { CHANGED_ONE_IN, isOneIn, noChain, nothingRead, type Reading } from '../verify/reading.ts';
import { readInFull } from '../verify/read-in-full.ts';
import { pictureNameIssues } from '../verify/picture-names.ts';
import { answerUnitIssues } from '../verify/answer-unit.ts';
import { axisIssues } from '../verify/axes-said.ts';
import { unexplainedLetters } from '../verify/letters-said.ts';
import { letterRoles } from '../verify/letter-roles.ts';
import { letterConflicts } from '../verify/letter-conflicts.ts';
import { restatementIssues } from '../verify/restatements.ts';
import { spokenIssues, shownIssues } from '../verify/shown-and-spoken.ts';
import { otherLetter } from '../verify/solution-letter.ts';
import { mixedUnits } from '../verify/units-agree.ts';
import type { Evidence, Verify } from '../verify/evidence.ts';

/**
 * What is wrong with a published record, in words; empty if it is proven. Reads nothing but the record: its own skill
 * chooses the verifier, and what is shown must agree with the text that is proven.
 */
export async function proveRecord(
	question: Question,
	templates: ReadonlyMap<string, TemplatePlan>,
	drawings: Drawings = new Map(),
): Promise<string[]> {
	if (!question.skill) return ['it names no skill, so no method of proof is known'];
	const { id, title } = question.skill;
	const template = templates.get(id);
	if (!template) return [`its skill ${id} is not in the curriculum`];
	if (title !== template.skill)
		return [`its skill ${id} is called "${template.skill}", not "${title}"`];
	const { verify } = await loadFamily(template);
	try {
		const { issues } = prove({ question, skill: title }, template, verify, drawings, true);
		return [...issues, ...shownIssues(question), ...pictureNameIssues(question)];
	} catch (error) {
		if (error instanceof BankError) return [error.message];
		throw error;
	}
}

type Check = (candidate: Question) => readonly string[];

function issuesOf(check: Check, candidate: Question): readonly string[] {
	try {
		return check(candidate);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		return [`the verifier could not read the question: ${reason}`];
	}
}

type Proof = {
	/** What is wrong with a question, in words; empty if it may be published. */
	issues: string[];
	/** What pins down each number and word of its prompt, and what is detected in its chain. */
	reading: Reading;
};

/**
 * The independent check agrees with the stored answer and rejects wrong ones, everything in the prompt that affects the
 * answer is read, the chain of steps holds, the text is clean. `isInFull`: each number of the prompt takes all of its other
 * values, not only the first, and each mark of a drawing is moved.
 * @throws {BankError} if the check accepts a wrong answer.
 */
export function prove(
	evidence: Evidence,
	template: TemplatePlan,
	verify: Verify,
	drawings: Drawings,
	isInFull: boolean,
): Proof {
	const { question } = evidence;
	const checks: Check[] = [
		(candidate) => verify({ ...evidence, question: candidate }),
		followsInstructions,
		contradictions,
	];
	const refuses = (other: Question) => checks.some((check) => issuesOf(check, other).length > 0);
	const issues = checks.flatMap((check) => issuesOf(check, question));
	if (issues.length > 0) return { issues, reading: nothingRead() };
	for (const wrong of perturbed(question))
		if (!refuses(wrong))
			throw new BankError(
				template.id,
				`the verifier accepts the wrong answer ${wrong.answer.value} for "${question.question}".`,
			);
	const skill = `${template.family} | ${template.skill}`;
	const { issues: unread, ...reading } = readInFull(question, skill, refuses, isInFull);
	const isRefusedByFamily = (other: Question) =>
		issuesOf((candidate) => verify({ ...evidence, question: candidate }), other).length > 0;
	const { issues: misleading, mistakes } = checkMisconceptions(question);
	return {
		issues: [
			...unread,
			...expectSight(question, skill, isRefusedByFamily),
			...mixedUnits(question),
			...answerUnitIssues(question),
			...otherLetter(question),
			...letterConflicts(question),
			...unexplainedLetters(question),
			...axisIssues(question),
			...letterRoles(question),
			...restatementIssues(question),
			...checkSteps(question),
			...misleading,
			...spokenIssues(question),
			...proveDrawings(question, drawings, isInFull),
			...proveFigure(question, drawings),
			...lint(question),
		],
		reading: {
			...reading,
			mistakes,
			chain: isOneIn(CHANGED_ONE_IN, question)
				? changeNumbers(question, drawings, (changed, part) => {
						const isMisled = () => checkMisconceptions(changed).issues.length > 0;
						if (part === 'misconception') return isMisled();
						if (!stepsHold(changed)) return true;
						return (part === 'step' || part === 'choice') && (refuses(changed) || isMisled());
					})
				: noChain(),
		},
	};
}
