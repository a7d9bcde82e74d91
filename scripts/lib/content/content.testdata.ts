/** A small project with valid content: parts of the real one, so that it follows its shapes without a second copy. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedBooks } from '../../../src/integrations/authored-content/published-books.ts';
import type { Curriculum } from '../../../src/schemas/frontmatter/curriculum.ts';
import type { Book } from '../../../src/schemas/wire/book.ts';
import { projectRoot } from '../process/package-bin.ts';

const POSTS = [
	'example-of-a-draft',
	'percent-change-and-the-way-back',
	'zero-and-negative-exponents',
];
const COPIED = ['site.json', 'faqs.json', 'quotes.json', 'standards.json'];

const read = <Content>(path: string): Content =>
	JSON.parse(readFileSync(join(projectRoot, 'content', path), 'utf8')) as Content;

/** The files of `content/` by path: two books, the first with two materials and their lectures. */
export function soundContent(): { files: Map<string, string>; published: PublishedBooks } {
	const files = new Map<string, string>();
	const put = (path: string, content: unknown) =>
		files.set(`content/${path}`, `${JSON.stringify(content, null, 2)}\n`);
	for (const path of COPIED)
		files.set(`content/${path}`, readFileSync(join(projectRoot, 'content', path), 'utf8'));
	const [first, second] = ['pre-algebra', 'geometry'].map((name) => shortened(name));
	if (!first || !second) throw new Error('Two books were asked for.');
	put('curriculum/pre-algebra.json', first);
	put('curriculum/geometry.json', second);
	const books = read<Book[]>('books.json')
		.filter(({ common_name }) => [first.slug, second.slug].includes(common_name))
		.map((book) => ({
			...book,
			question_count: `${book.common_name === first.slug ? first.question_count : second.question_count}`,
		}));
	put('books.json', books);
	for (const { id } of first.chapters
		.flatMap(({ materials }) => materials)
		.flatMap(({ topics }) => topics)) {
		const path = `lectures/pre-algebra/${id}.md`;
		files.set(`content/${path}`, readFileSync(join(projectRoot, 'content', path), 'utf8'));
	}
	for (const post of POSTS) {
		const path = `content/blog/${post}/index.mdx`;
		files.set(path, withKnownLinks(readFileSync(join(projectRoot, path), 'utf8')));
	}
	const published = Object.fromEntries(
		books.map(({ common_name, id, question_count }) => [common_name, { id, question_count }]),
	);
	return { files, published };
}

/** The first chapter with its first two materials. */
function shortened(name: string): Curriculum {
	const plan = read<Curriculum>(`curriculum/${name}.json`);
	const [chapter] = plan.chapters;
	if (!chapter) throw new Error(`${name} has no chapter.`);
	const materials = chapter.materials.slice(0, 2);
	const question_count = materials.reduce((sum, one) => sum + (one.question_count ?? 0), 0);
	return { ...plan, question_count, chapters: [{ ...chapter, materials }] };
}

/** Redirects links and related materials that were cut off to what is left. */
const withKnownLinks = (post: string): string =>
	post
		.replaceAll(/\/blog\/[\w-]+/g, `/blog/${POSTS[1]}`)
		.replaceAll(/\/workbooks\/[\w/-]+/g, '/workbooks/pre-algebra')
		.replace(
			/related:\n(?: {2}- .*\n)+/,
			'related:\n  - pre-algebra/1-integers/1-2-adding-integers\n',
		);

/** A folder with these files, the posts' images, and the site's pages. */
export function projectOf(files: ReadonlyMap<string, string | Buffer>): string {
	const root = mkdtempSync(join(tmpdir(), 'content-'));
	for (const post of POSTS) {
		const folder = join('content/blog', post);
		cpSync(join(projectRoot, folder, 'figure.svg'), join(root, folder, 'figure.svg'));
	}
	for (const [path, text] of files) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	symlinkSync(join(projectRoot, 'src'), join(root, 'src'));
	symlinkSync(join(projectRoot, 'public'), join(root, 'public'));
	return root;
}
