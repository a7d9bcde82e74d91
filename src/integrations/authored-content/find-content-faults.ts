/** All faults of everything in `content/`, without a build. */
import type { BookPlan } from '../../bank/pipeline/plan.ts';
import { inOrder, type Fault } from './faults.ts';
import { BOOKS, CURRICULUM, FAQS, QUOTES, SITE, STANDARDS } from './json-sources.ts';
import { findLectureFaults } from './lectures.ts';
import { findPostFaults } from './posts.ts';
import { readJsonSource } from './read-json.ts';

export const POSTS = 'content/blog';

export async function findContentFaults(root: string): Promise<Fault[]> {
	const [site, books, faqs, quotes, standards, curriculum] = await Promise.all([
		readJsonSource(root, SITE),
		readJsonSource(root, BOOKS),
		readJsonSource(root, FAQS),
		readJsonSource(root, QUOTES),
		readJsonSource(root, STANDARDS),
		readJsonSource(root, CURRICULUM),
	]);
	// The schema of the collection asks for all that the bank's own type names.
	const plans = curriculum.found.map(({ data }) => data as unknown as BookPlan);
	const known = new Set(plans.map(({ slug }) => slug));
	const planless = books.found
		.filter(({ id }) => curriculum.faults.length === 0 && !known.has(id))
		.map(({ id, file }): Fault => ({
			file,
			field: 'common_name',
			message: `found "${id}", and there is no content/curriculum/${id}.json. Add the file or correct the name.`,
		}));
	return inOrder([
		...[site, books, faqs, quotes, standards, curriculum].flatMap(({ faults }) => faults),
		...planless,
		...(await findPostFaults(root, POSTS)),
		...(curriculum.faults.length === 0 ? await findLectureFaults(root, plans) : []),
	]);
}
