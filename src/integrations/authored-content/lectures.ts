/** What can be wrong with the lectures. The bank reads them with the same functions and stops at the first fault. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLectureSource } from '../../bank/pipeline/lecture-source.ts';
import type { BookPlan, MaterialPlan } from '../../bank/pipeline/plan.ts';
import { formulasIn } from '../../math/markup.ts';
import { FormulaError, mathml } from '../../math/mathml.ts';
import { inOrder, placeAt, type Fault } from './faults.ts';
import { nearest } from './nearest.ts';
import { readsLikeProse } from './rules/dollars.ts';
import { findEncodingFaults } from './rules/encoding.ts';
import { findUnfinished } from './rules/unfinished.ts';

const FOLDER = 'content/lectures';

export async function findLectureFaults(
	root: string,
	plans: readonly BookPlan[],
): Promise<Fault[]> {
	if (!existsSync(join(root, FOLDER))) return [];
	const names = await readdir(join(root, FOLDER), { recursive: true });
	const files = names
		.filter((name) => name.endsWith('.md'))
		.map((name) => join(FOLDER, name).replaceAll('\\', '/'));
	const faults = await Promise.all(
		files.map(async (file) => faultsOf(file, await readFile(join(root, file), 'utf8'), plans)),
	);
	return inOrder(faults.flat());
}

function faultsOf(file: string, text: string, plans: readonly BookPlan[]): Fault[] {
	const [book = '', name = ''] = file.slice(FOLDER.length + 1).split('/');
	const material = materialOf(plans, book, name.replace(/\.md$/, ''));
	if (typeof material === 'string') return [{ file, field: '(file)', message: material }];
	return [
		...findEncodingFaults(text),
		...headFaults(file, text, material),
		...formulaFaults(text),
		...findUnfinished(text, 'remove the file'),
	].map((fault) => ({ ...fault, file }));
}

/** The material the topic belongs to, or why there is none. */
function materialOf(
	plans: readonly BookPlan[],
	book: string,
	topic: string,
): MaterialPlan | string {
	const plan = plans.find(({ slug }) => slug === book);
	if (!plan)
		return `is in the folder "${book}". Name the folder as the book: ${plans.map(({ slug }) => slug).join(', ')}.`;
	const materials = plan.chapters.flatMap((chapter) => chapter.materials);
	const found = materials.find(({ topics }) => topics.some(({ id }) => id === topic));
	const topics = materials.flatMap((material) => material.topics.map(({ id }) => id));
	const meant = nearest(topic, topics);
	return (
		found ??
		`is named "${topic}", and content/curriculum/${book}.json has no such topic. ${meant ? `Did you mean ${meant}.md?` : 'Copy the id of the topic from there.'}`
	);
}

function headFaults(file: string, text: string, material: MaterialPlan): Omit<Fault, 'file'>[] {
	try {
		const source = readLectureSource(file, text);
		const known = (material.templates ?? []).map(({ id }) => id);
		return (['examples', 'checks'] as const).flatMap((field) =>
			source[field]
				.filter((id) => !known.includes(id))
				.map((id) => ({
					...placeOf(text, id),
					field,
					message: `found "${id}", which is no template of ${material.slug}. Write one of: ${known.join(', ')}.`,
				})),
		);
	} catch (cause) {
		const message = (cause instanceof Error ? cause.message : String(cause)).replace(
			`${file}: `,
			'',
		);
		const field = /^(examples|checks|video_url)/.exec(message)?.[1];
		return [{ ...placeOf(text, field ? `${field}:` : ''), field: field ?? 'lecture', message }];
	}
}

function formulaFaults(text: string): Omit<Fault, 'file'>[] {
	const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
	return formulasIn(body).flatMap((tex) => {
		const message = faultOfFormula(tex);
		return message ? [{ ...placeOf(text, tex), field: 'formula', message }] : [];
	});
}

function faultOfFormula(tex: string): string | undefined {
	if (readsLikeProse(tex))
		return `found "${tex.slice(0, 60)}", which has words in it. Words in a formula stand in \\text{…}; money is written \\$5.`;
	try {
		mathml(tex);
		return undefined;
	} catch (cause) {
		const reason = cause instanceof FormulaError ? cause.reason : String(cause);
		return `cannot be set: ${reason} Correct the TeX: \\frac{1}{2}, x^{10}, \\sqrt{2}.`;
	}
}

const placeOf = (text: string, wanted: string) => placeAt(text, Math.max(0, text.indexOf(wanted)));
