import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TemplatePlace } from '../../../src/bank/pipeline/generate.ts';
import type { BookPlan, TemplatePlan } from '../../../src/bank/pipeline/plan.ts';

/** A family with the templates of available books that it serves, and the location of its sources. */
export type FamilyPlan = {
	id: string;
	folder: string;
	/** The file that exports the skills. */
	entry: string;
	/** What may be mutated: the whole folder except the verifier and tests. */
	files: string[];
	templates: (Pick<TemplatePlace, 'book' | 'chapter' | 'material'> & { template: TemplatePlan })[];
};

/** In the order in which the plans name them. */
export function familyPlans(books: readonly BookPlan[]): FamilyPlan[] {
	const families = new Map<string, FamilyPlan>();
	for (const book of books.filter(({ available }) => available))
		for (const chapter of book.chapters)
			for (const material of chapter.materials)
				for (const template of material.templates ?? []) {
					const family = families.get(template.family) ?? familyOf(template.family);
					families.set(family.id, family);
					family.templates.push({ template, book, chapter, material });
				}
	return [...families.values()];
}

function familyOf(id: string): FamilyPlan {
	const folder = resolve('src/bank/families', id.replace('.', '/'));
	const files = globSync('**/*.ts', { cwd: folder })
		.filter((file) => !/(^|\/)verify|\.(test|testdata)\.ts$/.test(file))
		.map((file) => resolve(folder, file))
		.toSorted();
	return { id, folder, entry: resolve(folder, 'skills.ts'), files, templates: [] };
}
