/** What the site's paths follow from: the books' plans and the standards. */
import type { Book } from '../../schemas/wire/book.ts';
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import type { Framework } from './curriculum.ts';
import { BOOKS, CURRICULUM, STANDARDS } from './json-sources.ts';
import { readJsonSource } from './read-json.ts';

/** Each is undefined while one of its files is broken or missing: links that depend on it are then not reported. */
export type SiteSources = {
	books: readonly Curriculum[] | undefined;
	frameworks: readonly (readonly [id: string, framework: Framework])[] | undefined;
};

/** For checking only the posts. */
export async function readSiteSources(root: string): Promise<SiteSources> {
	const [library, curriculum, standards] = await Promise.all([
		readJsonSource(root, BOOKS),
		readJsonSource(root, CURRICULUM),
		readJsonSource(root, STANDARDS),
	]);
	// The source's entries are as its schema has parsed them.
	const plans = curriculum.found.map(({ data }) => data as unknown as Curriculum);
	const isComplete = library.found.every(({ data }) =>
		plans.some(({ slug }) => slug === (data['book'] as Book).common_name),
	);
	return {
		books: curriculum.issues.length === 0 && isComplete ? plans : undefined,
		frameworks:
			standards.issues.length === 0
				? standards.found.map(({ id, data }) => [id, data as unknown as Framework])
				: undefined,
	};
}
