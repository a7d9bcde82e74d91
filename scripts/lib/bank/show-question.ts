/** Where a question comes from, for whoever maintains its family. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { type LectureDraw, lectureDraws } from '../../../src/bank/pipeline/lecture-draws.ts';
import { familyFolder, skillPlace } from '../../../src/bank/pipeline/skill-place.ts';
import { traceDraws } from '../../../src/bank/pipeline/trace-draws.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import type { PlannedTemplate } from './bank-index.ts';
import { readLectures } from './read-sources.ts';

/**
 * Template, file and line, draws, and record of a question; for a template, those of its first question.
 * @throws {Error} for an unknown id, with the closest that exist.
 */
export async function showQuestion(
	id: string,
	templates: ReadonlyMap<string, PlannedTemplate>,
	questions: readonly Question[],
): Promise<string> {
	const question = questions.find((one) => one.id === id || one.skill?.id === id);
	const planned = templates.get(question?.skill?.id ?? id);
	if (!planned) {
		const nearest = nearestTo(id, [...templates.keys(), ...questions.map((one) => one.id)]);
		throw new Error(
			`There is no question or template "${id}". The closest are ${nearest.join(', ')}.`,
		);
	}
	const made = questions.filter((one) => one.skill?.id === planned.template.id);
	return [
		...(await describeTemplate(planned, made)),
		...(question
			? await describeQuestion(planned, question)
			: ['Questions  none in the built bank']),
	].join('\n');
}

async function describeTemplate(
	{ template, material, book }: PlannedTemplate,
	questions: Question[],
) {
	const folder = familyFolder(template.family);
	const plan = join('content', 'curriculum', `${book.slug}.json`);
	const at = (await readFile(plan, 'utf8'))
		.split('\n')
		.findIndex((line) => line.includes(`"id": "${template.id}"`));
	const names = await readdir(folder).catch(() => []);
	const files = await Promise.all(
		names.map(async (name) => ({
			path: join(folder, name),
			text: await readFile(join(folder, name), 'utf8'),
		})),
	);
	const place = skillPlace(files, template.skill);
	const made = place?.made && `${place.made.path}:${place.made.line}`;
	return [
		`Template   ${template.id}: ${template.skill}`,
		`Plan       ${plan}:${at + 1} (${book.name} ${material.number} ${material.title})`,
		`Family     ${place ? `${place.path}:${place.line}` : `${folder} (${names.length > 0 ? 'no line names the skill' : 'not written yet'})`}`,
		...(made ? [`Function   ${made}`] : []),
		`Verifier   ${join(folder, 'verify.ts')} (${template.verify_method})`,
		...(questions.length > 0 ? [`Questions  ${questions.map((one) => one.id).join(' ')}`] : []),
	];
}

async function describeQuestion(planned: PlannedTemplate, question: Question) {
	const { template, book } = planned;
	const trace = await traceDraws(template, book, question.id, await drawsInLectures(planned));
	const drawn =
		trace &&
		[...trace.values].map(
			([name, value]) => `           ${name} = ${value}   (${template.parameters[name]})`,
		);
	return [
		'',
		`Question   ${question.id} (number ${question.number})`,
		...(trace && drawn
			? [`Seed       ${trace.seed}`, 'Draws', ...drawn]
			: ['Draws      unknown: the plan has changed since the bank was built']),
		`Record     ${JSON.stringify(question, null, 2)}`,
	];
}

/** The draws of every example and check that names the template. */
async function drawsInLectures({ template, book }: PlannedTemplate): Promise<LectureDraw[]> {
	const lectures = await readLectures('content', book.slug);
	return [...lectures]
		.flatMap(([topic, source]) =>
			(['examples', 'checks'] as const).flatMap((part) => lectureDraws(topic, part, source)),
		)
		.filter(({ id }) => id === template.id);
}

const nearestTo = (id: string, known: readonly string[]): string[] =>
	known
		.map((one) => ({ one, edits: distance(id, one) }))
		.toSorted((a, b) => a.edits - b.edits)
		.slice(0, 3)
		.map(({ one }) => one);
