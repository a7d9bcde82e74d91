/**
 * Template → questions. Question `i` of a template is drawn from the seed `book/template/i/attempt`; a degenerate or
 * already used draw moves on to the next attempt, so the same plan always gives the same questions.
 */
import { createRandom, type Random, shortId } from '../math/random.ts';
import { questionText } from '../math/question-text.ts';
import type { Question } from '../schemas/wire/question.ts';
import { BankError } from './bank-error.ts';
import { casesIn } from './described-cases.ts';
import type { Draft, Draw, Figure } from './family.ts';
import { loadFamily } from './load-family.ts';
import { type DrawnValues, drawParameters, type Parameter, parseParameter } from './parameters.ts';
import type { BookPlan, ChapterPlan, MaterialPlan, TemplatePlan } from './plan.ts';
import { publish } from './publish.ts';
import { prove } from './prove.ts';
import { type SpokenFormulas, spokenFormulas } from './spoken-formulas.ts';
import { draftInUsage } from './usage.ts';

export type MadeQuestion = {
	question: Question;
	/** How the answer is proven: the plan's `verify_method`. */
	method: string;
	formulas: SpokenFormulas;
	figure?: Figure;
};

/**
 * Where questions of a template stand. `seen` holds the normalised prompts of the book so far; `series` keeps the
 * draws of a lecture apart from those of the workbook.
 */
export type TemplatePlace = {
	book: BookPlan;
	chapter: ChapterPlan;
	material: MaterialPlan;
	firstNumber: number;
	seen: Set<string>;
	series?: string;
	/** How families are found; tests give their own. */
	load?: typeof loadFamily;
};

const MAX_ATTEMPTS = 2000;

/** After so many failures `inTurn` goes on to the next case: this one may have no more distinct draws. */
const ATTEMPTS_PER_CASE = 150;

/**
 * `count` questions of one template, each proven by the family's verifier.
 * @throws {BankError} naming template, seed and reason: an unknown parameter, a range that empties, too few distinct
 * draws, a figure without alternative text, an answer that is not proven.
 */
export async function generateTemplate(
	template: TemplatePlan,
	place: TemplatePlace,
	count = template.suggested_questions,
): Promise<MadeQuestion[]> {
	const { skill, verify } = await (place.load ?? loadFamily)(template);
	const parameters = parseAll(template);
	const series = place.series ? [place.series] : [];
	const made: MadeQuestion[] = [];
	for (let index = 0; index < count; index++) {
		const { seed, draft, values } = drawDistinct(index);
		const question = publishAt(draft, seed, index);
		const faults = prove({ question, parameters: values, skill: template.skill }, template, verify);
		if (faults.length > 0)
			throw new BankError(
				template.id,
				`seed ${seed}: ${faults.join('; ')}. Prompt: ${question.question}`,
			);
		made.push({
			question,
			method: template.verify_method,
			formulas: spokenFormulas(draft),
			...(draft.figure ? { figure: draft.figure } : {}),
		});
	}
	return made;

	function drawDistinct(index: number) {
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const seed = [place.book.slug, template.id, ...series, index, attempt].join('/');
			const random = createRandom(seed);
			const values = drawParameters(parameters, random);
			const turn = index + Math.floor(attempt / ATTEMPTS_PER_CASE);
			const drawn = skill(
				createDraw(template, parameters, values, random, place.book.country, turn),
			);
			if (!drawn) continue;
			const draft = draftInUsage(drawn, place.book.country);
			const key = distinctKey(draft, publishAt(draft, seed, index));
			if (place.seen.has(key)) continue;
			place.seen.add(key);
			return { seed, draft, values };
		}
		throw new BankError(
			template.id,
			`cannot make ${count} distinct questions: ${index} found after ${MAX_ATTEMPTS} attempts at the next one.`,
		);
	}

	function publishAt(draft: Draft, seed: string, index: number): Question {
		if (draft.figure && !draft.figure.alt.trim())
			throw new BankError(template.id, `seed ${seed}: the figure has no alternative text.`);
		return publish(
			draft,
			{
				id: shortId(seed),
				number: place.firstNumber + index,
				book_name: place.book.slug,
				chapter_name: place.chapter.slug,
				material_name: place.material.slug,
				standards: place.material.standards,
				difficulty: template.difficulty,
			},
			createRandom(`${seed}/choices`),
		);
	}
}

/** Two questions are the same when prompt, choices (in any order) and picture read the same. */
function distinctKey(draft: Draft, question: Question): string {
	const choices = (question.answer.choices ?? []).map(({ text }) => text).sort();
	const key = [questionText(question.question), ...choices, draft.figure?.alt ?? ''].join('|');
	return key.toLowerCase().replaceAll(/\s+/g, '');
}

function parseAll(template: TemplatePlan): Map<string, Parameter> {
	try {
		return new Map(
			Object.entries(template.parameters).map(([name, text]) => [name, parseParameter(text)]),
		);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new BankError(template.id, `a parameter cannot be read: ${reason}`, { cause });
	}
}

/** Drawn from a range, or from a closed list of numbers such as `{2|3|5}`. */
function wholeOrStepped(value: unknown): number | undefined {
	if (typeof value === 'number') return value;
	return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

function createDraw(
	template: TemplatePlan,
	parameters: ReadonlyMap<string, Parameter>,
	values: DrawnValues,
	random: Random,
	country: Draw['country'],
	turn: number,
): Draw {
	const get = <T>(name: string, read: (value: unknown) => T | undefined, kind: string): T => {
		const value = read(values[name]);
		if (value === undefined)
			throw new BankError(template.id, `has no ${kind} parameter "${name}".`);
		return value;
	};
	return {
		random,
		country,
		has: (name) => parameters.has(name),
		int: (name) => get(name, wholeOrStepped, 'number'),
		choice: (name) => get(name, (v) => (typeof v === 'string' ? v : undefined), 'choice'),
		described(name) {
			const parameter = parameters.get(name);
			if (parameter?.kind === 'described') return parameter.text;
			throw new BankError(template.id, `has no described parameter "${name}".`);
		},
		inTurn(name) {
			const parameter = parameters.get(name);
			if (!parameter || parameter.kind === 'numbers')
				throw new BankError(template.id, `has no list of cases "${name}".`);
			const cases = parameter.kind === 'choice' ? parameter.options : casesIn(parameter.text);
			const round = createRandom(`${template.id}/${name}`).shuffle(cases);
			const now = round[turn % round.length];
			if (now === undefined) throw new BankError(template.id, `"${name}" lists no cases.`);
			values[name] = now;
			return now;
		},
		keep(name, value) {
			values[name] = value;
		},
	};
}
