/**
 * What can be wrong with the lectures. The bank reads them with the same functions and stops at the first issue. While
 * the plans have issues of their own, each file is checked only by itself.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readLectureSource } from '../../bank/pipeline/lecture-source.ts';
import { findFalseStatements } from '../../bank/pipeline/lecture-statements.ts';
import type { BookPlan, MaterialPlan } from '../../bank/pipeline/plan.ts';
import { formulasIn } from '../../math/markup.ts';
import { inOrder, placeAt, type Issue } from './issues.ts';
import { nearest } from './nearest.ts';
import { findEncodingIssues } from './rules/encoding.ts';
import { issueOfFormula } from './rules/lecture-formulas.ts';
import { findLectureMarks } from './rules/lecture-marks.ts';
import { findUnfinished } from './rules/unfinished.ts';
import { findPhrases } from './rules/usage.ts';

const FOLDER = 'content/lectures';

export async function findLectureIssues(
	root: string,
	plans: readonly BookPlan[] | undefined,
): Promise<Issue[]> {
	const files = await filesBelow(root);
	const lectures = files.filter((file) => file.endsWith('.md'));
	const issues = await Promise.all(
		lectures.map(async (file) => issuesOf(file, await readFile(join(root, file), 'utf8'), plans)),
	);
	const others = files.filter((file) => !file.endsWith('.md'));
	return inOrder([
		...issues.flat(),
		...others.map((file) => ({
			file,
			field: '(file)',
			message: 'is not read. A lecture file ends in .md; remove any other.',
		})),
		...missingLectures(plans ?? [], new Set(lectures)),
	]);
}

async function filesBelow(root: string): Promise<string[]> {
	const folder = join(root, FOLDER);
	if (!existsSync(folder)) return [];
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
		.map((entry) => relative(root, join(entry.parentPath, entry.name)))
		.map((path) => path.replaceAll('\\', '/'))
		.toSorted();
}

/** Every topic of an available book has its lecture. */
const missingLectures = (plans: readonly BookPlan[], files: ReadonlySet<string>): Issue[] =>
	plans
		.filter(({ available }) => available)
		.flatMap(({ slug, chapters }) =>
			chapters
				.flatMap(({ materials }) => materials.flatMap(({ topics }) => topics))
				.map(({ id, title }) => ({ file: `${FOLDER}/${slug}/${id}.md`, title }))
				.filter(({ file }) => !files.has(file))
				.map(({ file, title }) => ({
					file,
					field: '(file)',
					message: `is missing: the lecture on "${title}". Restore the file, or write it.`,
				})),
		);

function issuesOf(file: string, text: string, plans: readonly BookPlan[] | undefined): Issue[] {
	const [book = '', ...rest] = file.slice(FOLDER.length + 1).split('/');
	const place = plans && placeOfTopic(plans, book, rest.join('/').replace(/\.md$/, ''));
	if (typeof place === 'string') return [{ file, field: '(file)', message: place }];
	return [
		...findEncodingIssues(text),
		...headIssues(file, text, place),
		...formulaIssues(text),
		...findFalseStatements(text).map(({ tex, message }) => ({
			...placeOf(text, tex),
			field: 'formula',
			message,
		})),
		...findLectureMarks(text),
		...findUnfinished(text, 'remove the file'),
		...findPhrases(text, 'explanations'),
	].map((issue) => ({ ...issue, file }));
}

type TopicPlace = { plan: BookPlan; material: MaterialPlan };

/** The book and the material that the topic belongs to, or why there is none. */
function placeOfTopic(
	plans: readonly BookPlan[],
	book: string,
	topic: string,
): TopicPlace | string {
	const plan = plans.find(({ slug }) => slug === book);
	if (!plan)
		return `is in the folder "${book}". Name the folder after the book: ${plans.map(({ slug }) => slug).join(', ')}.`;
	const materials = plan.chapters.flatMap((chapter) => chapter.materials);
	const material = materials.find(({ topics }) => topics.some(({ id }) => id === topic));
	if (material) return { plan, material };
	const ids = materials.flatMap(({ topics }) => topics.map(({ id }) => id));
	const meant = nearest(topic, ids);
	return `is named "${topic}", but content/curriculum/${book}.json has no such topic. ${meant ? `Did you mean ${meant}.md?` : 'Copy the id of the topic from there.'}`;
}

function headIssues(
	file: string,
	text: string,
	place: TopicPlace | undefined,
): Omit<Issue, 'file'>[] {
	try {
		const source = readLectureSource(file, text);
		if (!place) return [];
		const own = idsOf([place.material]);
		const known = idsOf(place.plan.chapters.flatMap(({ materials }) => materials));
		return (['examples', 'checks'] as const).flatMap((field) =>
			[...new Set(source[field].map(({ id }) => id))]
				.filter((id) => !known.includes(id))
				.map((id) => ({
					...placeOf(text, id, text.indexOf(`${field}:`)),
					field,
					message: `found "${id}", which is not a template of ${place.plan.slug}. Write one of its own material: ${own.join(', ')}.`,
				})),
		);
	} catch (cause) {
		const message = (cause instanceof Error ? cause.message : String(cause)).replace(
			`${file}: `,
			'',
		);
		const field = /^(examples|checks|video_url)/.exec(message)?.[1];
		const [, quoted = ''] = /"([^"]+)"/.exec(message) ?? [];
		return [{ ...placeOf(text, field ? `${field}:` : quoted), field: field ?? 'lecture', message }];
	}
}

const idsOf = (materials: readonly MaterialPlan[]): string[] =>
	materials.flatMap(({ templates = [] }) => templates.map(({ id }) => id));

function formulaIssues(text: string): Omit<Issue, 'file'>[] {
	const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
	return formulasIn(body).flatMap((tex) => {
		const message = issueOfFormula(tex);
		return message ? [{ ...placeOf(text, tex), field: 'formula', message }] : [];
	});
}

const placeOf = (text: string, wanted: string, from = 0) =>
	placeAt(text, Math.max(0, text.indexOf(wanted, from)));
