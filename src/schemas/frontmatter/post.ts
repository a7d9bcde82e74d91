import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { day, entry, expects, line, webAddress } from './wording.ts';

export const CATEGORIES = ['education', 'youtube', 'tutor', ''] as const;

const CATEGORY_WORDS = 'one of "education", "youtube", "tutor" or "" for none';

const MATERIAL_WORDS = 'book/chapter/material, such as pre-algebra/1-integers/1-2-adding-integers';

const RELATED_WORDS =
	'one to three materials in square brackets, [pre-algebra/1-integers/1-2-adding-integers], or leave the field out';

/**
 * Front matter of `content/blog/<slug>/index.mdx`. The folder's name is the slug; the article's sections come from its
 * own headings and are not repeated here.
 */
export const postSchema = ({ image }: Pick<SchemaContext, 'image'>) =>
	entry({
		category: z
			.enum(CATEGORIES, expects(CATEGORY_WORDS))
			.default('')
			.describe(`Shelf in the blog: ${CATEGORY_WORDS}.`),
		title: line(5, 90, 'Why a negative times a negative is positive').describe(
			'Title of the article, also of the browser tab.',
		),
		caption: line(5, 160, 'A number line that turns around twice').describe(
			'A few words above the title.',
		),
		subtitle: line(5, 200, 'Three ways to see it, none of them a rule to memorise').describe(
			'The sentence under the title.',
		),
		description: line(
			15,
			160,
			'Three pictures that explain the sign rule for multiplication.',
		).describe('15 to 160 characters for the list, search engines and shared links.'),
		publishedOn: day('2023-12-04').describe(
			'Day of publication: 2023-12-04. The newest post comes first.',
		),
		image: image()
			.optional()
			.describe('A picture beside this file, such as ./number-line.svg. Leave out for none.'),
		alt: line(5, 250, 'A number line from -6 to 6 with two turns marked')
			.optional()
			.describe('What the picture shows, for those who cannot see it. Needed with `image`.'),
		link: webAddress('https://video.lemmalane.example/watch/two-negatives')
			.optional()
			.describe('External video that belongs to the article. Leave out for none.'),
		related: z
			.array(
				z
					.string(expects(MATERIAL_WORDS))
					.regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, expects(MATERIAL_WORDS)),
				expects(RELATED_WORDS),
			)
			.min(1, expects(RELATED_WORDS))
			.max(3, expects(RELATED_WORDS))
			.optional()
			.describe(
				'One to three materials of the workbooks to practice with, each as book/chapter/material. Leave out for none.',
			),
		draft: z
			.boolean(expects('true (seen only in development) or false (published)'))
			.describe('true keeps the post out of the built site.'),
	})
		.refine((post) => post.alt === undefined || post.image !== undefined, {
			path: ['alt'],
			error:
				'says what a picture shows, and there is no `image`. Name the picture, or remove the line.',
			when: ({ value }) => typeof value === 'object' && value !== null,
		})
		.refine((post) => post.image === undefined || post.alt !== undefined, {
			path: ['alt'],
			error: 'is missing although `image` is set. Write what the picture shows.',
			// Checked even if other fields have issues, so that an editor sees the whole list.
			when: ({ value }) => typeof value === 'object' && value !== null,
		});
