/** What the addresses of the site follow from: the plans of the books and the standards. */
import type { Book } from '../../schemas/wire/book.ts';
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import type { Framework } from './curriculum.ts';
import { BOOKS, CURRICULUM, STANDARDS } from './json-sources.ts';
import { readJsonSource } from './read-json.ts';

/** Each is undefined while a file of it is broken or missing: what leads there is then not held against a post. */
export type SiteSources = {
	books: readonly Curriculum[] | undefined;
	frameworks: readonly (readonly [id: string, framework: Framework])[] | undefined;
};

/** For whoever looks at the posts alone. */
export async function readSiteSources(root: string): Promise<SiteSources> {
	const [library, curriculum, standards] = await Promise.all([
		readJsonSource(root, BOOKS),
		readJsonSource(root, CURRICULUM),
		readJsonSource(root, STANDARDS),
	]);
	// The entries of a source are as its schema has made them.
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
