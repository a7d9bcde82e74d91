/**
 * Template → questions. Question `i` of a template is drawn from the seed `book/template/i/attempt`; a degenerate or
 * repeated draw moves on to the next attempt, so the same plan always gives the same questions.
 */
import { createRandom } from '../../math/random.ts';
import { proseText } from '../../math/prose.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { BankError } from './bank-error.ts';
import { drawAt, idOf, seedOf } from './create-draw.ts';
import type { Draft } from '../family.ts';
import { drawFigure, drawOnLine } from '../figures/draw/draw-figure.ts';
import type { Drawing } from '../figures/figure.ts';
import { loadFamily } from './load-family.ts';
import { parseParameters } from './parameters.ts';
import type { BookPlan, ChapterPlan, MaterialPlan, TemplatePlan } from './plan.ts';
import { type FigureRecord, figuresOf, hidesMistake, publish } from './publish.ts';
import { prove } from './prove.ts';
import { type SpokenFormulas, spokenFormulas } from './spoken-formulas.ts';
import { draftInUsage, spokenInUsage } from '../usage.ts';
import { IN_FULL_ONE_IN, isOneIn, type Reading } from '../verify/reading.ts';

export type MadeQuestion = {
	question: Question;
	/** How the answer is proven: the plan's `verify_method`. */
	method: string;
	/** What pins down each number and word of its prompt. */
	reading: Reading;
	formulas: SpokenFormulas;
	/** The drawings that the record names. */
	figures: FigureRecord[];
};

/** The prompts already used; a `Set` is one. */
export type Seen = { has(key: string): boolean; add(key: string): unknown };

/**
 * Where a template's questions belong. `seen` has the keys of the book's questions so far; `series` separates a
 * lecture's draws from the workbook's.
 */
export type TemplatePlace = {
	book: BookPlan;
	chapter: ChapterPlan;
	material: MaterialPlan;
	firstNumber: number;
	seen: Seen;
	series?: string;
	/** Kinds of prompts that the lecture already has: a different kind is preferred. */
	kinds?: Set<string>;
	/** What the prompt or the answer must contain, or, after "= ", what the answer must be. */
	about?: string;
	/** How families are found; tests pass their own. */
	load?: typeof loadFamily;
};

/** A template that finds no new question in this many draws stops the build. */
export const MAX_ATTEMPTS = 2000;

/** After this many draws of kinds that a lecture already has, the template seems to have no other. */
const ATTEMPTS_AT_ANOTHER_KIND = 24;

/**
 * `count` questions of one template, each proven by the family's verifier.
 * @throws {BankError} naming template, seed, and reason: an unknown parameter, a range that becomes empty, too few
 * distinct draws, a figure without alternative text, an answer that is not proven.
 */
export async function generateTemplate(
	template: TemplatePlan,
	place: TemplatePlace,
	count = template.suggested_questions,
): Promise<MadeQuestion[]> {
	const make = await openTemplate(template, place);
	return Array.from({ length: count }, (_, index) => made(template, make, index, count));
}

/**
 * Question `index` of one template alone, continuing its cases in turn.
 * @throws {BankError} as `generateTemplate` does.
 */
export const generateAt = async (
	template: TemplatePlan,
	place: TemplatePlace,
	index: number,
): Promise<MadeQuestion> =>
	made(template, await openTemplate(template, place), index, index + 1, place.about);

function made(
	template: TemplatePlan,
	make: MakeQuestion,
	index: number,
	count: number,
	about?: string,
): MadeQuestion {
	const question = make(index, MAX_ATTEMPTS);
	if (question) return question;
	throw new BankError(
		template.id,
		`cannot make ${count} distinct questions${about === undefined ? '' : ` about "${about}"`}: ${index} found after ${MAX_ATTEMPTS} attempts at the next one.`,
	);
}

/**
 * Question `index` of a template; undefined if this many attempts found no new question for its book.
 * @throws {BankError} as `generateTemplate` does.
 */
export type MakeQuestion = (index: number, attempts: number) => MadeQuestion | undefined;

export async function openTemplate(
	template: TemplatePlan,
	place: TemplatePlace,
): Promise<MakeQuestion> {
	const { skill, verify } = await (place.load ?? loadFamily)(template);
	const parameters = parseParameters(template);
	const { book, series } = place;
	return (index, attempts) => {
		const drawn = drawDistinct(index, attempts);
		if (!drawn) return undefined;
		const { seed, draft, question } = drawn;
		const figures = figuresOf(draft, question.id);
		const evidence = { question, skill: template.skill };
		const drawings = new Map(figures.map(({ id, svg }) => [id, svg]));
		const { issues, reading } = atSeed(seed, () =>
			prove(evidence, template, verify, drawings, isOneIn(IN_FULL_ONE_IN, question)),
		);
		if (issues.length > 0)
			throw new BankError(
				template.id,
				`seed ${seed}: ${issues.join('; ')}. Prompt: ${question.question}`,
			);
		return {
			question,
			method: template.verify_method,
			reading,
			formulas: spokenFormulas(draft, book.country),
			figures,
		};
	};

	function drawDistinct(index: number, attempts: number) {
		for (let attempt = 0; attempt < attempts; attempt++) {
			const hasWords = place.about !== undefined;
			const at = { index, attempt, hasWords, ...(series ? { series } : {}) };
			const seed = seedOf(book.slug, template.id, at);
			const described = atSeed(seed, () => skill(drawAt(template, parameters, book, at)));
			if (!described) continue;
			const drawn = atSeed(seed, () => withDrawings(described));
			const draft = withoutRepeats(draftInUsage(drawn, book.country));
			if (place.about !== undefined && !isAbout(draft, place.about)) continue;
			const key = distinctKey(draft);
			if (place.seen.has(key)) continue;
			const kind = kindOf(draft);
			if (place.kinds?.has(kind) && attempt < ATTEMPTS_AT_ANOTHER_KIND) continue;
			const question = atSeed(seed, () => publishAt(draft, seed, index));
			if (hidesMistake(question, draft)) continue;
			place.kinds?.add(kind);
			place.seen.add(key);
			return { seed, draft, question };
		}
		return undefined;
	}

	/** Whatever goes wrong in a family, the message says where. */
	function atSeed<Result>(seed: string, work: () => Result): Result {
		try {
			return work();
		} catch (cause) {
			if (cause instanceof BankError) throw cause;
			const reason = cause instanceof Error ? cause.message : String(cause);
			throw new BankError(template.id, `seed ${seed}: ${reason}`, { cause });
		}
	}

	function publishAt(draft: Draft<Drawing>, seed: string, index: number): Question {
		for (const { figure } of [draft, ...draft.steps]) {
			if (figure && !figure.alt.trim())
				throw new BankError(template.id, `seed ${seed}: the figure has no alternative text.`);
			if (figure && /NaN|undefined/.test(Object.values(figure).join()))
				throw new BankError(template.id, `seed ${seed}: the figure has a place without a number.`);
		}
		const question = publish(
			draft,
			{
				id: idOf(seed, template),
				number: place.firstNumber + index,
				book_name: place.book.slug,
				chapter_name: place.chapter.slug,
				material_name: place.material.slug,
				standards: template.standards,
				difficulty: template.difficulty,
				skill: { id: template.id, title: template.skill },
			},
			createRandom(`${seed}/choices`),
		);
		return spokenInUsage(question, place.book.country);
	}
}

const withDrawings = ({ figure, steps, ...draft }: Draft): Draft<Drawing> => ({
	...draft,
	steps: steps.map(({ figure: shown, ...step }) => {
		const drawing = shown && drawOnLine(shown, step);
		return { ...step, ...(drawing && { figure: drawing }) };
	}),
	...(figure && { figure: drawFigure(figure) }),
});

/** A step that changes nothing for these numbers, such as dividing by 1, is not written as a second line. */
const withoutRepeats = (draft: Draft<Drawing>): Draft<Drawing> => ({
	...draft,
	steps: draft.steps.filter(({ body }, at) => {
		const [text, above] = [body, draft.steps[at - 1]?.body ?? { parts: [] }].map(proseText);
		return text !== above && text !== above?.replace(/^\$/, '$= ');
	}),
});

/**
 * Two questions are the same if their prompt, right choice, and image are the same: other wrong choices do not make a
 * new one.
 */
function distinctKey({ prompt, answer, figure }: Draft<Drawing>): string {
	const right = answer.choices ? proseText(answer.body) : '';
	const key = [questionText(proseText(prompt)), right, figure?.alt ?? ''].join('|');
	return key.toLowerCase().replaceAll(/\s+/g, '');
}

const isAbout = ({ prompt, answer }: Pick<Draft, 'prompt' | 'answer'>, words: string): boolean =>
	words.startsWith('= ')
		? proseText(answer.body) === words.slice(2)
		: [prompt, answer.body].some((prose) => proseText(prose).includes(words));

/** Two prompts are of the same kind if they differ only in their numbers and signs. */
const kindOf = ({ prompt }: Pick<Draft, 'prompt'>): string =>
	questionText(proseText(prompt)).replaceAll(/[-−]?\s*\d[\d.,]*/g, '#');
