import { z } from 'astro/zod';
import { entry, expects, line } from './wording.ts';

const standardSchema = entry({
	code: line(4, 20, '7.NS.A.1b').describe('As the curriculum prints it.'),
	statement: line(10, 140, 'Show a sum as a move on the number line.').describe(
		'What it asks of a student, in a short sentence of our own.',
	),
});

const groupSchema = entry({
	code: line(1, 8, '7').describe('How its codes begin: a grade, a category or a course.'),
	name: line(3, 80, 'Grade 7').describe('Its name, as the curriculum prints it.'),
	note: line(10, 300, 'How the codes are read.').optional().describe('How its codes are read.'),
	domains: z
		.record(z.string(), z.string(expects('a name, such as "The Number System"')))
		.describe('Names of its domains or strands, by the next part of the code.'),
	codes: z
		.array(standardSchema, expects('a list of codes'))
		.describe('The codes that a plan may name, in the order of the curriculum.'),
});

export const frameworkSchema = entry({
	name: line(3, 60, 'Common Core State Standards').describe('Name of the curriculum.'),
	country: z.enum(['USA', 'CA'], expects('"USA" or "CA"')).describe('Which books follow it.'),
	groups: z
		.array(groupSchema)
		.min(1, expects('at least one group'))
		.describe('Grades, categories or courses, in order.'),
});

/** `content/standards.json`: how each curriculum names the parts of its codes. */
export const standardsFileSchema = entry({
	'common-core': frameworkSchema,
	ontario: frameworkSchema,
});

export type FrameworkId = keyof z.infer<typeof standardsFileSchema>;
