/** The paths that the built site will serve, known from its sources without a build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { topicId } from '../../bank/pipeline/plan.ts';
import { materialAddresses } from '../../queries/material-addresses.ts';
import { frameworkPath, groupPath } from '../../queries/standard-codes.ts';
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import type { FrameworkId } from '../../schemas/frontmatter/standards.ts';
import { ANSWER_KINDS } from '../../schemas/wire/answer.ts';
import { STATIC_DATA_NAMES } from '../../schemas/wire/static-data.ts';
import {
	bookPath,
	HOME_ALIASES,
	PRACTICE_PATH,
	printedPath,
	questionAnchor,
	SEARCH_FIELD_ID,
	SEARCH_PATH,
} from '../../site.ts';
import { writtenIds } from './page-anchors.ts';
import type { PostSource } from './post-source.ts';
import { anchorsOf } from './rules/headings.ts';
import type { SiteAddresses } from './rules/links.ts';
import type { SiteSources } from './site-sources.ts';

/** The anchors that a page has beyond those written in its source, or `any`. */
type Anchors = readonly string[] | 'any';

/** `seesDrafts` is true for links in a draft: both are shown in the same place. */
export function siteAddresses(
	root: string,
	{ books, frameworks }: SiteSources,
	posts: readonly PostSource[],
	seesDrafts: boolean,
): SiteAddresses {
	const visible = new Map(
		posts
			.filter(({ data }) => seesDrafts || data['draft'] !== true)
			.map((post) => [`/blog/${post.slug}`, post]),
	);
	const pages = pagesOf(root);
	const addresses = new Map<string, Anchors>([
		...pages.fixed.map((path): [string, Anchors] => [path, []]),
		...HOME_ALIASES.map((alias): [string, Anchors] => [`/${alias}`, 'any']),
		...STATIC_DATA_NAMES.map((name): [string, Anchors] => [`/data/${name}.json`, []]),
		...ANSWER_KINDS.map((kind): [string, Anchors] => [`/marking/${kind}.txt`, []]),
		...[...visible].map(([path, { tree }]): [string, Anchors] => [
			path,
			tree ? [...anchorsOf(tree)] : 'any',
		]),
		...[...visible.values()]
			.filter(({ data }) => data['category'])
			.map(({ data }): [string, Anchors] => [`/blog/category/${String(data['category'])}`, 'any']),
		...(books ?? []).flatMap(bookAddresses),
		...(frameworks ?? []).flatMap(([id, framework]) => standardAddresses(id, framework)),
		[SEARCH_PATH, [SEARCH_FIELD_ID]],
		// What follows its `#` says which questions to draw.
		[PRACTICE_PATH, 'any'],
	]);
	const isUnknown = (path: string) =>
		(!books && /^\/(?:workbooks|pdfs|covers|data\/questions)\//.test(path)) ||
		(!frameworks && path.startsWith('/standards/'));
	return {
		has: (path) =>
			addresses.has(path) ||
			isUnknown(path) ||
			/^\/social\/[\w-]+\.png$/.test(path) ||
			isQuestion(root, path, addresses),
		isDraft: (path) => !visible.has(path) && posts.some(({ slug }) => path === `/blog/${slug}`),
		all: () => [...addresses.keys()],
		anchors: (path) => {
			const own = addresses.get(path);
			if (own === undefined || own === 'any') return undefined;
			const source = pages.sourceOf(path);
			return new Set([...own, ...(source ? writtenIds(source) : [])]);
		},
	};
}

/** The pages of a book and its files: the cover, the index of questions, the printable files. */
function bookAddresses(book: Curriculum): [string, Anchors][] {
	const { slug, chapters, available } = book;
	const printed = chapters.filter(
		({ materials }) => available && materials.some(({ templates }) => templates?.length),
	);
	return [
		[bookPath(slug), chapters.map((chapter) => chapter.slug)],
		[`/covers/${slug}.svg`, []],
		...materialAddresses([book]).map((address): [string, Anchors] => [
			`/workbooks/${address}`,
			numbersOf(book, address),
		]),
		...lecturePaths(book).map((path): [string, Anchors] => [path, 'any']),
		...(available ? ['workbook', 'workbook-a4', 'solutions', 'solutions-a4'] : [])
			.concat(printed.map(({ number }) => `chapter-${number}`))
			.map((kind): [string, Anchors] => [printedPath(slug, kind), 'any']),
		...(available
			? [`${slug}`, ...printed.map((chapter) => `${slug}/${chapter.slug}`)].map(
					(path): [string, Anchors] => [`/data/questions/${path}.json`, []],
				)
			: []),
		...(available
			? materialAddresses([book]).map((address): [string, Anchors] => [
					`/data/misconceptions/${address}.json`,
					[],
				])
			: []),
	];
}

/** The anchors of a material's questions. */
function numbersOf({ chapters }: Curriculum, address: string): string[] {
	const [, chapterSlug, slug] = address.split('/');
	const material = chapters
		.find((chapter) => chapter.slug === chapterSlug)
		?.materials.find((one) => one.slug === slug);
	return Array.from({ length: material?.question_count ?? 0 }, (_, at) => questionAnchor(at + 1));
}

const lecturePaths = ({ slug, chapters }: Curriculum): string[] =>
	chapters.flatMap((chapter) =>
		chapter.materials.flatMap((material) =>
			material.topics.map(
				({ id }) =>
					`/workbooks/${slug}/${chapter.slug}/${material.slug}/lectures/${topicId(slug, id)}`,
			),
		),
	);

function standardAddresses(
	id: string,
	{ groups }: NonNullable<SiteSources['frameworks']>[number][1],
): [string, Anchors][] {
	const framework = id as FrameworkId; // a key of the file, which its schema checks
	return [
		['/standards', [id]],
		[frameworkPath(framework), groups.map(({ code }) => code)],
		...groups.map(({ code, codes, domains }): [string, Anchors] => [
			groupPath(framework, code),
			[
				...codes.map((standard) => standard.code),
				...Object.keys(domains).map((domain) => `${code}.${domain}`),
			],
		]),
	];
}

/** The sources of the pages: the paths of those without a parameter, and the file behind a path. */
function pagesOf(root: string) {
	const folder = join(root, 'src/pages');
	const routes = listFiles(folder)
		.filter((name) => /\.(?:astro|ts)$/.test(name) && !/\.test\./.test(name))
		.map((name) => ({
			file: join(folder, name),
			path: `/${name}`.replace(/\.(?:astro|ts)$/, '').replace(/\/?index$/, '') || '/',
		}));
	const fixed = routes
		.map(({ path }) => path)
		.filter((path) => !path.includes('[') && !['/404', '/shell'].includes(path));
	return {
		fixed: [...fixed, ...listFiles(join(root, 'public')).map((name) => `/${name}`)],
		sourceOf: (address: string): string | undefined =>
			(
				routes.find(({ path }) => path === address) ??
				routes.find(({ path }) => patternOf(path).test(address))
			)?.file,
	};
}

const patternOf = (route: string): RegExp =>
	new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\[[^\]]*\]/g, '[^/]+')}$`);

const listFiles = (folder: string): string[] =>
	existsSync(folder)
		? readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
				.map((name) => name.replaceAll('\\', '/'))
		: [];

/** Only the bank knows the questions; before it is built, a valid material is enough. */
function isQuestion(root: string, path: string, addresses: ReadonlyMap<string, unknown>): boolean {
	const [, material = '', book = '', id = ''] =
		/^(\/workbooks\/([^/]+)\/[^/]+\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
	if (!addresses.has(material)) return false;
	const bank = join(root, '.data/bank', `${book}.ndjson`);
	return !existsSync(bank) || readFileSync(bank, 'utf8').includes(`"id":"${id}"`);
}
