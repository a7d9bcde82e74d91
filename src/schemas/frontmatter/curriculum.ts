import { z } from 'astro/zod';
import { ANSWER_KINDS } from '../wire/answer.ts';
import { entry, expects, line, lineWithFormulas, slug } from './wording.ts';

const FAMILY_WORDS = 'the strand and the name of a family, such as "num.line"';

const codes = z
	.array(line(1, 40, '7.NS.A.1b'), expects('a list of codes, such as ["7.NS.A.1b"]'))
	.min(1, expects('at least one code'));

const templateSchema = entry({
	id: line(3, 80, 'pa-1.1-num-line-1').describe(
		'Unique in all books; question ids derive from it.',
	),
	family: z
		.string(expects(FAMILY_WORDS))
		.regex(/^[a-z0-9]+\.[a-z0-9-]+$/, expects(FAMILY_WORDS))
		.describe('The question family that is called.'),
	skill: line(3, 200, 'Name a marked integer or its opposite').describe('Which of its skills.'),
	standards: codes.describe(
		'Codes of the curriculum that its questions practice, the main one first.',
	),
	parameters: z
		.record(z.string(), z.string(expects('text, such as "1..10"')))
		.describe(
			'Ranges in the parameter grammar: "-12..-2", "{1|2|5}", "±1..25", or a fixed value, "=1".',
		),
	answer_kind: z
		.enum(ANSWER_KINDS, expects(`one of ${ANSWER_KINDS.join(', ')}`))
		.describe('How an answer is marked.'),
	difficulty: z
		.union([z.literal(1), z.literal(2), z.literal(3)], expects('1, 2 or 3'))
		.describe('1 easy to 3 hard.'),
	verify_method: line(2, 40, 'REC').describe(
		'Short name of the method of proof, counted on /verified.',
	),
	suggested_questions: z
		.number()
		.int()
		.nonnegative()
		.describe('How many questions of the material it gives.'),
	revision: z
		.int(expects('a whole number from 2'))
		.min(2, expects('a whole number from 2'))
		.optional()
		.describe('Raised when its questions become others, which then get other ids.'),
});

const count = z
	.int(expects('a whole number, or null if no count is planned'))
	.nonnegative(expects('a whole number'))
	.nullable();

const materialSchema = entry({
	number: line(3, 6, '1.2').describe('Chapter and place, such as 1.2.'),
	title: line(2, 120, 'Adding Integers').describe('Title of the material.'),
	slug: slug('1-2-adding-integers').describe('Chapter, place and title in the address.'),
	standards: codes
		.optional()
		.describe('Codes of the curriculum it is planned for; only where it has no templates yet.'),
	standards_note: z.string().optional().describe('A remark on the codes, for editors.'),
	topics: z
		.array(
			entry({
				id: slug('1-2-adding-same-sign-integers').describe(
					'Unique in the book; one topic is one lecture.',
				),
				title: line(2, 140, 'Adding integers with the same sign').describe('Title of the lecture.'),
				objective: lineWithFormulas(10, 300, 'Add two integers that have the same sign.').describe(
					'What the learner can do afterwards: a sentence, its mathematics between dollar signs.',
				),
			}),
		)
		.min(1, expects('at least one topic'))
		.describe('Lectures of the material, in order.'),
	question_count: count.describe('Planned number of questions.'),
	templates: z.array(templateSchema).optional().describe('Where the questions come from.'),
});

/** `content/curriculum/<book>.json`: chapters → materials → topics and question templates. */
export const curriculumSchema = entry({
	name: line(2, 60, 'Pre-Algebra').describe('Title of the book.'),
	slug: slug('pre-algebra').describe('`common_name` of the book in books.json.'),
	country: z.enum(['USA', 'CA'], expects('"USA" or "CA"')).describe('Curriculum: USA or CA.'),
	available: z.boolean(expects('true or false')).describe('As in books.json.'),
	question_count: count.describe('Planned number of questions of the book.'),
	grade_range: line(1, 20, '6-8').describe('Grades it is written for.'),
	standards_framework: line(5, 160, 'Common Core State Standards for Mathematics (USA)').describe(
		'Name of the framework behind the codes.',
	),
	course_code: line(3, 12, 'MHF4U').optional().describe('Ontario course code.'),
	chapters: z
		.array(
			entry({
				number: z
					.int(expects('a whole number'))
					.positive(expects('a whole number from 1'))
					.describe('Place in the book.'),
				title: line(2, 120, 'Integers').describe('Title of the chapter.'),
				slug: slug('1-integers').describe('Number and title in the address.'),
				sat_domain: line(2, 80, 'Algebra').optional().describe('Content domain of the SAT.'),
				materials: z
					.array(materialSchema)
					.min(1, expects('at least one material'))
					.describe('Parts of the chapter, in order.'),
			}),
		)
		.min(1, expects('at least one chapter'))
		.describe('Chapters, in order.'),
});

export type Curriculum = z.infer<typeof curriculumSchema>;
