import { getEntry } from 'astro:content';
import type { Curriculum } from '../schemas/frontmatter/curriculum.ts';

/** The plan of one book: grades, standards framework, course code. */
export async function getCurriculum(bookName: string): Promise<Curriculum> {
	const entry = await getEntry('curriculum', bookName);
	if (!entry) {
		throw new Error(
			`content/books.json lists "${bookName}", but there is no content/curriculum/${bookName}.json. Add the file or correct \`common_name\`.`,
		);
	}
	return entry.data;
}
