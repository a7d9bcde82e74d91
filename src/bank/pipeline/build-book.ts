/** Turns one book of the plan into its records: outline, lectures, questions, figures. */
import { renderBlocks, renderFormulas } from '../../math/markup.ts';
import type { Speak } from '../../math/speak-markup.ts';
import type { Book } from '../../schemas/wire/book.ts';
import type { Chapter } from '../../schemas/wire/chapter.ts';
import type { Lecture } from '../../schemas/wire/lecture.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { BankError } from './bank-error.ts';
import { generateAt, generateTemplate, type MadeQuestion, type TemplatePlace } from './generate.ts';
import { lectureDraws, type LecturePart } from './lecture-draws.ts';
import type { LectureSource } from './lecture-source.ts';
import {
	type BookPlan,
	type ChapterPlan,
	type MaterialPlan,
	topicId,
	type TopicPlan,
	standardsOf,
} from './plan.ts';
import type { FigureRecord } from './publish.ts';
import { inUsage } from '../usage.ts';
import { type Reading, sumReadings } from '../verify/reading.ts';

export type BookRecords = {
	book: Book;
	chapters: Chapter[];
	figures: FigureRecord[];
	lectures: Lecture[];
	questions: Question[];
	/** Speech by TeX, for every formula in the questions. */
	formulas: Map<string, string>;
	/** Proven questions by the plan's verification method. */
	methods: Map<string, number>;
	/** What pins down the numbers and words of their prompts. */
	reading: Reading;
	/** How many questions the plan asks for. */
	planned: number;
};

export type BookSources = {
	book: Book;
	plan: BookPlan;
	/** By topic id of the plan; a topic that is not in it has no lecture yet. */
	lectures: ReadonlyMap<string, LectureSource>;
	speak: Speak;
};

/**
 * Records in plan order; deterministic.
 * @throws {BankError} for the first template or lecture that cannot be published.
 */
export async function buildBook(sources: BookSources): Promise<BookRecords> {
	const { book, plan } = sources;
	const seen = new Set<string>();
	// A book that is not available yet has only an outline: its families have yet to be written.
	const places = (plan.available ? plan.chapters : []).flatMap((chapter) =>
		chapter.materials.map((material) => ({ book: plan, chapter, material, seen })),
	);
	const made = new Map<string, MadeQuestion[]>();
	for (const place of places) made.set(place.material.slug, await buildMaterial(place));
	// After all questions: a lecture written later must not change which questions the book draws.
	const lectures: BuiltLecture[] = [];
	for (const place of places) lectures.push(...(await buildLectures(sources, place)));
	const questions = [...made.values()].flat();
	const records: BookRecords = {
		book,
		chapters: plan.chapters.map((chapter) => outline(plan, chapter, made)),
		figures: [...questions, ...lectures.flatMap((one) => one.made)].flatMap(
			({ figures }) => figures,
		),
		lectures: lectures.map(({ lecture }) => lecture),
		questions: questions.map(({ question }) => question),
		formulas: new Map(questions.flatMap(({ formulas }) => [...formulas])),
		methods: countMethods(questions),
		reading: sumReadings(questions.map(({ reading }) => reading)),
		planned: places
			.flatMap(({ material }) => material.templates ?? [])
			.reduce((sum, template) => sum + template.suggested_questions, 0),
	};
	checkIds(records);
	return records;
}

type MaterialPlace = Omit<TemplatePlace, 'firstNumber'>;

async function buildMaterial(place: MaterialPlace): Promise<MadeQuestion[]> {
	const made: MadeQuestion[] = [];
	for (const template of place.material.templates ?? [])
		made.push(...(await generateTemplate(template, { ...place, firstNumber: made.length + 1 })));
	return made;
}

type BuiltLecture = { lecture: Lecture; made: MadeQuestion[] };

/** Topics whose lecture is not written yet are left out; the site says so on their pages. */
async function buildLectures(
	{ lectures, speak }: BookSources,
	place: MaterialPlace,
): Promise<BuiltLecture[]> {
	const built: BuiltLecture[] = [];
	for (const topic of place.material.topics) {
		const source = lectures.get(topic.id);
		if (!source) continue;
		const examples = await drawFor(topic, 'examples', source, place);
		const checks = await drawFor(topic, 'checks', source, place);
		built.push({
			made: [...examples, ...checks],
			lecture: {
				id: topicId(place.book.slug, topic.id),
				title: topic.title,
				...objectiveOf(topic, place.book),
				book_name: place.book.slug,
				chapter_name: place.chapter.slug,
				material_name: place.material.slug,
				video_url: source.video_url ?? null,
				sections: source.sections
					.map(({ title, text }) => ({
						title: inUsage(title, place.book.country),
						text: inUsage(text, place.book.country),
					}))
					.map(({ title, text }) => ({
						title,
						text,
						html: renderBlocks(text),
						speech: inUsage(speak(text), place.book.country),
					})),
				examples: examples.map(({ question }) => question),
				checks: checks.map(({ question }) => question),
			},
		});
	}
	return built;
}

async function drawFor(
	topic: TopicPlan,
	part: LecturePart,
	source: LectureSource,
	place: MaterialPlace,
): Promise<MadeQuestion[]> {
	const made: MadeQuestion[] = [];
	// A template that is named twice shows a different kind of question, if it has one.
	const kinds = new Set<string>();
	for (const [at, { id, about, series, index }] of lectureDraws(topic.id, part, source).entries()) {
		const found = findTemplate(place.book, id);
		if (!found)
			throw new BankError(topic.id, `"${part}" names ${id}, which is not a template of its book.`);
		const { template, ...home } = found;
		const firstNumber = at + 1 - index;
		const wanted = { series, kinds, firstNumber, ...(about !== undefined && { about }) };
		made.push(await generateAt(template, { ...place, ...home, ...wanted }, index));
	}
	return made;
}

/** A template and where it belongs: a lecture may borrow a question from another material. */
function findTemplate(book: BookPlan, id: string) {
	for (const chapter of book.chapters)
		for (const material of chapter.materials) {
			const template = material.templates?.find((one) => one.id === id);
			if (template) return { template, chapter, material };
		}
	return undefined;
}

function countMethods(made: MadeQuestion[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { method } of made) counts.set(method, (counts.get(method) ?? 0) + 1);
	return counts;
}

/** The chapter's record; `made` has the questions by material. */
export function outline(
	plan: BookPlan,
	chapter: ChapterPlan,
	made: ReadonlyMap<string, readonly MadeQuestion[]>,
): Chapter {
	return {
		number: chapter.number,
		name: chapter.slug,
		title: chapter.title,
		materials: chapter.materials.map((material: MaterialPlan) => ({
			number: material.number,
			name: material.slug,
			title: material.title,
			standards: standardsOf(material),
			topics: material.topics.map((topic) => ({
				id: topicId(plan.slug, topic.id),
				title: topic.title,
				...objectiveOf(topic, plan),
			})),
			question_count: made.get(material.slug)?.length ?? 0,
		})),
	};
}

/** What a lecture is for, in its country's usage, with its HTML if it contains math. */
function objectiveOf(topic: TopicPlan, { country }: BookPlan) {
	const objective = inUsage(topic.objective, country);
	const objective_html = renderFormulas(objective);
	return { objective, ...(objective_html !== undefined && { objective_html }) };
}

function checkIds({ questions, book }: BookRecords): void {
	const byId = new Map<string, Question>();
	for (const question of questions) {
		const other = byId.get(question.id);
		if (other)
			throw new BankError(
				book.common_name,
				`two questions share the id ${question.id}: "${other.question}" and "${question.question}".`,
			);
		byId.set(question.id, question);
	}
}
