/**
 * What the editor under `/admin` knows about our content: the files, and a control for every field of their schemas.
 */
import { z } from 'astro/zod';
import { bookSchema } from '../../schemas/frontmatter/books.ts';
import { faqsFileSchema } from '../../schemas/frontmatter/faqs.ts';
import { CATEGORIES, postSchema } from '../../schemas/frontmatter/post.ts';
import { quotesFileSchema } from '../../schemas/frontmatter/quotes.ts';
import { SOCIAL_KINDS, siteSchema } from '../../schemas/frontmatter/site.ts';
import { type Control, fieldsOf } from './fields.ts';

const LINE = { widget: 'string' };
const TEXT = { widget: 'text' };
const YES_OR_NO = { widget: 'boolean' };
/** Not shown, and written back unchanged, `null` included. */
const KEPT = { widget: 'hidden' };
const oneOf = (options: readonly string[]): Control => ({
	widget: 'select',
	options: options.filter(Boolean),
});
const listOf = (fields: unknown, summary: string, one: string): Control => ({
	widget: 'list',
	collapsed: true,
	summary,
	label_singular: one,
	fields,
});

// In the build Astro reads the image behind the path; the form needs only the path.
const post = postSchema({
	image: z.string as unknown as Parameters<typeof postSchema>[0]['image'],
});

const postFields = [
	...fieldsOf(post, {
		title: LINE,
		caption: LINE,
		subtitle: LINE,
		description: TEXT,
		category: oneOf(CATEGORIES),
		publishedOn: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '{{now}}' },
		draft: { ...YES_OR_NO, default: true },
		image: { widget: 'image', choose_url: false },
		alt: LINE,
		link: LINE,
		related: { widget: 'list', max: 3, label_singular: 'Lesson' },
	}),
	// Raw text only: a rich editor would escape formulas, and does not know `\$`.
	{ name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] },
];

const faq = faqsFileSchema.shape.tutoring.element;
const faqList = listOf(
	fieldsOf(faq, {
		question: LINE,
		answers: { widget: 'list', field: { name: 'paragraph', label: 'Paragraph', widget: 'text' } },
	}),
	'{{question}}',
	'Question',
);
const quoteList = listOf(
	fieldsOf(quotesFileSchema.shape.home.element, { quote: TEXT, author: LINE, source: LINE }),
	'{{author}}: {{quote}}',
	'Quotation',
);
const linkList = listOf(
	fieldsOf(siteSchema.shape.headerLinks.element, {
		kind: oneOf(SOCIAL_KINDS),
		name: LINE,
		url: LINE,
	}),
	'{{name}}',
	'Link',
);

const bookList = {
	...listOf(
		fieldsOf(bookSchema, {
			id: KEPT,
			name: LINE,
			common_name: KEPT,
			country: KEPT,
			question_count: KEPT,
			cover_image: KEPT,
			bookPDF: KEPT,
			bookPDF_name: KEPT,
			available: YES_OR_NO,
		}),
		'{{name}}',
		'Book',
	),
	// A new book needs a plan, questions, and files: a developer adds it.
	allow_add: false,
	allow_remove: false,
	allow_duplicate: false,
};

export const adminConfig = {
	load_config_file: false,
	// The editor requires a backend; since it cannot sign in to this one, it offers only the local folder.
	backend: { name: 'gitea', repo: 'lemma-lane/lemma-lane', auth_methods: ['token'] },
	app_title: 'Lemma Lane editor',
	logo: { src: '/favicon.svg' },
	show_preview_links: false,
	// Images come from this computer: no search of other sites.
	media_libraries: { stock_assets: false },
	// Images are in the folder of their post.
	media_folder: '',
	public_folder: '',
	slug: { encoding: 'ascii', clean_accents: true },
	output: {
		omit_empty_optional_fields: true,
		json: { indent_style: 'space', indent_size: 2 },
		yaml: { quote: 'none' },
	},
	editor: { preview: false },
	collections: [
		{
			name: 'posts',
			label: 'Posts',
			label_singular: 'Post',
			description:
				'A post stays a draft until its switch is turned off. Then run: npm run check:content',
			folder: 'content/blog',
			path: '{{slug}}/index',
			slug: { template: '{{slug}}', editable: ['create'] },
			extension: 'mdx',
			format: 'yaml-frontmatter',
			media_folder: '',
			public_folder: '.',
			create: true,
			summary: "{{title}}{{draft | ternary(' (draft)', '')}}",
			sortable_fields: {
				fields: ['publishedOn', 'title'],
				default: { field: 'publishedOn', direction: 'descending' },
			},
			fields: postFields,
		},
		{
			name: 'files',
			label: 'Other content',
			files: [
				{
					name: 'faqs',
					label: 'Questions and answers',
					file: 'content/faqs.json',
					fields: fieldsOf(faqsFileSchema, { tutoring: faqList, worksheets: faqList }),
				},
				{
					name: 'quotes',
					label: 'Quotations',
					file: 'content/quotes.json',
					fields: fieldsOf(quotesFileSchema, { home: quoteList, tutoring: quoteList }),
				},
				{
					name: 'books',
					label: 'Books',
					file: 'content/books.json',
					fields: [{ name: 'books', label: 'Books', root: true, ...bookList }],
				},
				{
					name: 'site',
					label: 'Name and addresses',
					file: 'content/site.json',
					fields: fieldsOf(siteSchema, {
						brand: LINE,
						tagline: LINE,
						slogan: LINE,
						description: TEXT,
						company: LINE,
						email: LINE,
						bookingUrl: LINE,
						address: {
							widget: 'object',
							fields: fieldsOf(siteSchema.shape.address, {
								street: LINE,
								city: LINE,
								region: LINE,
								postalCode: LINE,
								country: LINE,
							}),
						},
						headerLinks: linkList,
						footerLinks: linkList,
					}),
				},
			],
		},
	],
};
