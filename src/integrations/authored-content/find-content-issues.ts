/** All issues of everything in `content/`, without a build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import type { Book } from '../../schemas/wire/book.ts';
import { findBookIssues } from './books.ts';
import { type Framework, findCurriculumIssues, type PlanFile, planPath } from './curriculum.ts';
import { inOrder, type Issue } from './issues.ts';
import { BOOKS, CURRICULUM, FAQS, QUOTES, SITE, STANDARDS } from './json-sources.ts';
import { findLectureIssues } from './lectures.ts';
import { findPostIssues } from './posts.ts';
import { PUBLISHED_BOOKS } from './published-books.ts';
import { type Found, readJsonSource } from './read-json.ts';
import { findStandardIssues } from './standards.ts';

export const POSTS = 'content/blog';

export async function findContentIssues(
	root: string,
	published = PUBLISHED_BOOKS,
): Promise<Issue[]> {
	const [site, books, faqs, quotes, standards, curriculum] = await Promise.all([
		readJsonSource(root, SITE),
		readJsonSource(root, BOOKS),
		readJsonSource(root, FAQS),
		readJsonSource(root, QUOTES),
		readJsonSource(root, STANDARDS),
		readJsonSource(root, CURRICULUM),
	]);
	const files = planFiles(curriculum.found);
	const areNamed = files.every(({ plan, file }) => file === planPath(plan.slug));
	const plans =
		curriculum.issues.length === 0 && areNamed ? files.map(({ plan }) => plan) : undefined;
	const listed = books.found.map(({ data }) => data['book'] as Book);
	const frameworks = standards.found.map(
		({ id, data }) => [id, data as unknown as Framework] as const,
	);
	const standardIssues = [
		...standards.issues,
		...(standards.issues.length === 0
			? findStandardIssues(frameworks, await readText(root, STANDARDS.path))
			: []),
	];
	const areStandardsSound = standardIssues.length === 0;
	const planIssues = [
		...curriculum.issues,
		...(books.issues.length === 0
			? findBookIssues(listed, await readText(root, BOOKS.path), plans, published)
			: books.issues),
		...findCurriculumIssues(
			files,
			areStandardsSound ? frameworks.map(([, framework]) => framework) : undefined,
			published,
		),
	];
	// A check against a file with its own issues would blame the wrong file.
	const sound = planIssues.length === 0 ? plans : undefined;
	return inOrder([
		...[site, faqs, quotes].flatMap(({ issues }) => issues),
		...standardIssues,
		...planIssues,
		...(await findPostIssues(root, POSTS, {
			sources: { books: sound, frameworks: areStandardsSound ? frameworks : undefined },
		})),
		...(await findLectureIssues(root, sound)),
	]);
}

const readText = (root: string, path: string) => readFile(join(root, path), 'utf8');

/** The source's entries are as its schema has parsed them. */
const planFiles = (found: readonly Found[]): PlanFile[] =>
	found.map(({ data, file, text }) => ({ plan: data as unknown as Curriculum, file, text }));
