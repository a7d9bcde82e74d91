import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { bookSchema } from '../../schemas/frontmatter/books.ts';
import { faqsFileSchema } from '../../schemas/frontmatter/faqs.ts';
import { postSchema } from '../../schemas/frontmatter/post.ts';
import { quotesFileSchema } from '../../schemas/frontmatter/quotes.ts';
import { siteSchema } from '../../schemas/frontmatter/site.ts';
import { policyMeta } from '../delivery/policy.ts';
import { cmsFiles, readCmsFile, withOwnFonts } from './cms-files.ts';
import { adminConfig } from './config.ts';
import { fieldsOf } from './fields.ts';
import { ADMIN_PAGE, EDITOR_POLICY } from './page.ts';

type Field = { name: string; required?: boolean; fields?: Field[] };
const [posts, files] = adminConfig.collections;
const postFields = (posts?.fields ?? []) as Field[];
const fieldsOfFile = (name: string) =>
	files?.files?.find((file) => file.name === name)?.fields as Field[];
const names = (fields: Field[] | undefined) => fields?.map(({ name }) => name).toSorted();
const keys = (shape: object) => Object.keys(shape).toSorted();
const post = postSchema({
	image: z.string as unknown as Parameters<typeof postSchema>[0]['image'],
});

describe('the editor', () => {
	test('has a control for every field of every schema, and no others', () => {
		const [faqs, quotes, books, site] = ['faqs', 'quotes', 'books', 'site'].map(fieldsOfFile);
		expect(names(postFields)).toEqual(keys({ ...post.shape, body: '' }));
		expect(names(faqs)).toEqual(keys(faqsFileSchema.shape));
		expect(names(faqs?.[0]?.fields)).toEqual(keys(faqsFileSchema.shape.tutoring.element.shape));
		expect(names(quotes)).toEqual(keys(quotesFileSchema.shape));
		expect(names(quotes?.[0]?.fields)).toEqual(keys(quotesFileSchema.shape.home.element.shape));
		expect(names(books?.[0]?.fields)).toEqual(keys(bookSchema.shape));
		expect(names(site)).toEqual(keys(siteSchema.shape));
		const address = site?.find(({ name }) => name === 'address');
		expect(names(address?.fields)).toEqual(keys(siteSchema.shape.address.shape));
	});

	test('requires exactly the fields that a post must have', () => {
		const asked = postFields.filter(({ required }) => required === true);
		expect(asked.map(({ name }) => name)).toEqual([
			'title',
			'caption',
			'subtitle',
			'description',
			'publishedOn',
			'draft',
		]);
	});

	test('edits files that exist', () => {
		const paths = [posts?.folder, ...(files?.files ?? []).map(({ file }) => file)];
		expect(paths).toHaveLength(5);
		expect(paths.filter((path) => !existsSync(path ?? ''))).toEqual([]);
	});
});

test('takes the name, text, and limits of a field from its schema', () => {
	const schema = z.object({ openedOn: z.string().min(2).max(9).optional().describe('The day.') });
	expect(fieldsOf(schema, { openedOn: { widget: 'string' } })).toEqual([
		{
			name: 'openedOn',
			label: 'Opened on',
			hint: 'The day.',
			required: false,
			minlength: 2,
			maxlength: 9,
			widget: 'string',
		},
	]);
});

describe('the files of the editor', () => {
	test('load no fonts from another site', () => {
		const code = readCmsFile('index.js').toString();
		expect(code).not.toContain('cdn.jsdelivr.net');
		const fonts = [...code.matchAll(/\/admin\/cms\/(assets\/[\w-]+\.woff2)/g)].map(
			([, name]) => name,
		);
		expect(fonts).toHaveLength(3);
		expect(fonts.filter((name) => !cmsFiles().includes(name ?? ''))).toEqual([]);
	});

	test('stop the build if a new version has other fonts', () => {
		const code = 'src:url(https://cdn.jsdelivr.net/fontsource/fonts/new-face@1.0.0/latin.woff2)';
		expect(() => withOwnFonts(code, ['assets/old-face-1.woff2'])).toThrow(
			/does not bundle that font/,
		);
	});

	test('omit source maps', () => {
		expect(cmsFiles()).toContain('index.js');
		expect(cmsFiles().filter((name) => name.endsWith('.map'))).toEqual([]);
	});
});

test('the page stays out of search results and has no inline code that a policy would have to allow', () => {
	expect(ADMIN_PAGE).toContain('<meta name="robots" content="noindex" />');
	expect(ADMIN_PAGE).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

// The editor has its own policy, which the tests of the pages' policy do not cover.
test('the page runs only what its own policy allows: no plug-ins, no other origin, no base URL', () => {
	expect(ADMIN_PAGE).toContain(policyMeta(EDITOR_POLICY));
	expect(EDITOR_POLICY.split(';').toSorted()).toEqual([
		"base-uri 'none'",
		"connect-src 'self' blob: data:",
		"default-src 'self'",
		"form-action 'self'",
		"img-src 'self' blob: data:",
		"media-src 'self' blob:",
		"object-src 'none'",
		"script-src 'self'",
		"style-src 'self' 'unsafe-inline'",
		"worker-src 'self' blob:",
	]);
});
