import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { familyFolder, type SkillPlace, skillPlace } from '../bank/pipeline/skill-place.ts';
import type { Question } from '../schemas/wire/question.ts';
import { getCurriculum } from './curriculum.ts';

/** `editor` opens the line in Visual Studio Code. */
export type QuestionSource = SkillPlace & { family: string; editor: string };

/** Where a question's skill is written; for maintainers, never for a built page. */
export async function getQuestionSource(question: Question): Promise<QuestionSource | undefined> {
	const { chapters } = await getCurriculum(question.book_name);
	const template = chapters
		.flatMap(({ materials }) => materials)
		.flatMap(({ templates = [] }) => templates)
		.find(({ id }) => id === question.skill?.id);
	if (!template) return undefined;
	const folder = familyFolder(template.family);
	const files = await Promise.all(
		(await readdir(folder)).map(async (name) => ({
			path: join(folder, name),
			text: await readFile(join(folder, name), 'utf8'),
		})),
	);
	const place = skillPlace(files, template.skill);
	return (
		place && {
			...place,
			family: template.family,
			editor: `vscode://file${resolve(place.path)}:${place.line}`,
		}
	);
}
