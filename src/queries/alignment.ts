/** What a book and its parts may claim: curriculum, grades, and the standards they serve. */
import { getCollection } from 'astro:content';
import type { Book } from '../schemas/wire/book.ts';
import type { Material } from '../schemas/wire/chapter.ts';
import { getCurriculum } from './curriculum.ts';

/** `level`: "Grades 6–8". `beyond`: materials whose code is only the closest one, by name. */
type Course = { framework: string; level: string; beyond: ReadonlySet<string> };
export type Alignment = Omit<Course, 'beyond'> & { codes: readonly string[] };

// Cached: seventeen thousand pages need it, and the store copies a whole plan for each call.
const courses = new Map<string, Promise<Course>>();

/** `codes` is [] if the plan notes that the material goes beyond the curriculum. */
export async function getAlignment(book: Book, material?: Material): Promise<Alignment> {
	const { beyond, ...course } = await courseOf(book);
	const codes = material === undefined || beyond.has(material.name) ? [] : material.standards;
	return { ...course, codes };
}

/** The material's code is only the closest one. */
export const goesBeyond = async (book: Book, material: Material): Promise<boolean> =>
	(await courseOf(book)).beyond.has(material.name);

function courseOf(book: Book): Promise<Course> {
	const known = courses.get(book.common_name);
	if (known) return known;
	const reading = readCourse(book);
	courses.set(book.common_name, reading);
	return reading;
}

async function readCourse({ common_name, country }: Book): Promise<Course> {
	const { grade_range, chapters } = await getCurriculum(common_name);
	const standards = await getCollection('standards');
	const framework = standards.find(({ data }) => data.country === country)?.data.name;
	if (framework === undefined)
		throw new Error(`content/standards.json has no curriculum for ${country}.`);
	const noted = chapters
		.flatMap(({ materials }) => materials)
		.filter(({ standards_note }) => standards_note !== undefined);
	return {
		framework,
		level: `${grade_range.includes('-') ? 'Grades' : 'Grade'} ${grade_range.replace('-', '–')}`,
		beyond: new Set(noted.map(({ slug }) => slug)),
	};
}
