/** Everything that must hold before a question is published. */
import { escapeHtml, renderInline } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { BankError } from './bank-error.ts';
import { lint } from './lint.ts';
import { loadFamily } from './load-family.ts';
import type { TemplatePlan } from './plan.ts';
import { checkSteps } from '../verify/check-steps.ts';
import { type Drawings, proveDrawings } from '../verify/drawings/prove-drawings.ts';
import { followsInstructions } from '../verify/instructions.ts';
import { labelledOtherwise } from '../verify/labels-agree.ts';
import { perturbed } from '../verify/perturb.ts';
import { contradictions } from '../verify/prompt-agrees.ts';
import { nothingRead, type Reading } from '../verify/reading.ts';
import { readInFull } from '../verify/read-in-full.ts';
import { spokenOtherwise } from '../verify/spoken.ts';
import type { Evidence, Verify } from '../verify/verifier.ts';

/**
 * What is wrong with a published record, in words; empty when it is proven. Nothing but the record is read: its own
 * skill chooses the verifier, and what is shown must agree with the text that is proven.
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
		const { issues } = prove({ question, skill: title }, template, verify, drawings);
		return [...issues, ...shownOtherwise(question)];
	} catch (error) {
		if (error instanceof BankError) return [error.message];
		throw error;
	}
}

/**
 * Html and speech that say something else than the text beside them, and a picture whose words are not those that are
 * spoken.
 */
function shownOtherwise(question: Question): string[] {
	const { question_html, question_speech, answer, steps, hints } = question;
	const [prompt = '', picture = ''] = question_html.split(/ (?=<img [^>]*>$)/);
	const [, alt = ''] = /alt="([^"]*)"/.exec(picture) ?? [];
	const isDescribed = escapeHtml(question_speech).endsWith(alt);
	const spoken = escapeHtml(question_speech).slice(0, alt ? -alt.length : undefined);
	const texts: [string, { text: string; html: string; speech?: string }][] = [
		['the prompt', { text: questionText(question.question), html: prompt, speech: spoken }],
		['answer', answer],
		...(answer.choices ?? []).map((choice): [string, typeof choice] => [
			`choice ${choice.key}`,
			choice,
		]),
		...steps.map((step, at): [string, typeof step] => [
			`step ${at + 1}`,
			{ ...step, html: withoutPicture(step.html), speech: withoutWords(step) },
		]),
		...hints.map((hint, at): [string, typeof hint] => [`hint ${at + 1}`, hint]),
	];
	return [
		...texts
			.filter(([, { text, html }]) => elements(html) !== elements(renderInline(text)))
			.map(([where]) => `${where}: the html does not show the text`),
		...texts.flatMap(([where, { text, speech }]) =>
			speech === undefined
				? []
				: spokenOtherwise(text, speech).map((issue) => `${where}: ${issue}`),
		),
		...(isDescribed ? [] : ['the picture is described in other words than it is spoken']),
	];
}

const PICTURE = / <img [^>]*alt="([^"]*)"[^>]*>$/;

const withoutPicture = (html: string): string => html.replace(PICTURE, '');

/** What is spoken of a line before its picture is described. */
function withoutWords({ html, speech }: { html: string; speech: string }): string {
	const [, words] = PICTURE.exec(html) ?? [];
	return words === undefined ? speech : escapeHtml(speech).slice(0, -words.length);
}

/**
 * The words and signs of a line, then its elements. Groups, space and attributes are left out: what changed from the
 * line above is marked, and so grouped, in the html alone.
 */
function elements(html: string): string {
	const names = [...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name);
	const shown = names.filter((name) => name !== 'mrow' && name !== 'mspace').toSorted();
	return [html.replaceAll(/<[^>]*>/g, ''), ...shown].join(' ');
}

export type Proof = {
	/** What is wrong with a question, in words; empty when it may be published. */
	issues: string[];
	/** What holds each place of its prompt. */
	reading: Reading;
};

/**
 * The independent check agrees with the stored answer and refuses wrong ones, everything in the prompt that bears on
 * the answer is read, the chain of working holds, the text is clean.
 * @throws {BankError} when the check accepts a wrong answer.
 */
export function prove(
	evidence: Evidence,
	template: TemplatePlan,
	verify: Verify,
	drawings: Drawings,
): Proof {
	const { question } = evidence;
	const check = (candidate: Question) => {
		try {
			return [
				...verify({ ...evidence, question: candidate }),
				...followsInstructions(candidate),
				...contradictions(candidate),
			];
		} catch (cause) {
			const reason = cause instanceof Error ? cause.message : String(cause);
			return [`the verifier could not read the question: ${reason}`];
		}
	};
	const refuses = (other: Question) => check(other).length > 0;
	const issues = check(question);
	if (issues.length > 0) return { issues, reading: nothingRead() };
	for (const wrong of perturbed(question))
		if (!refuses(wrong))
			throw new BankError(
				template.id,
				`the verifier accepts the wrong answer ${wrong.answer.value} for "${question.question}".`,
			);
	const { issues: unread, ...reading } = readInFull(
		question,
		`${template.family} | ${template.skill}`,
		refuses,
	);
	return {
		issues: [
			...unread,
			...checkSteps(question),
			...proveDrawings(question, drawings),
			...drawnOtherwise(question, drawings),
			...lint(question),
		],
		reading,
	};
}

/** The figure of a prompt against its description; nothing when the record stands without its drawing. */
function drawnOtherwise({ image_id, question_html }: Question, drawings: Drawings): string[] {
	const svg = image_id === null ? undefined : drawings.get(image_id);
	const [, alt = ''] = /alt="([^"]*)"/.exec(question_html) ?? [];
	return svg === undefined ? [] : labelledOtherwise(svg, alt);
}
