import { z } from 'astro/zod';
import { eachOnce, entry, expects, line } from './wording.ts';

const faqSchema = entry({
	question: line(5, 160, 'Is the tutoring online?').describe(
		'The question as a visitor would ask it.',
	),
	answers: z
		.array(
			line(2, 900, 'Yes. You meet your tutor on a shared whiteboard.'),
			expects('a list of paragraphs'),
		)
		.min(1, expects('at least one paragraph'))
		.describe('The answer, one entry a paragraph.'),
});

const group = z
	.array(faqSchema, expects('a list of questions with answers'))
	.min(1, expects('at least one question with its answers'))
	.superRefine(eachOnce('question'));

/** `content/faqs.json`. */
export const faqsFileSchema = entry({
	tutoring: group.describe('Shown on the tutoring page and the home page.'),
	worksheets: group.describe('Shown with the workbooks.'),
});
