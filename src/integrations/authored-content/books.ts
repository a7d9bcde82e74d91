/**
 * What can be wrong with `content/books.json` beyond its shape: whether it agrees with the plans and with what is
 * published, which never changes.
 */
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import type { Book } from '../../schemas/wire/book.ts';
import { printedPath } from '../../site.ts';
import { planPath } from './curriculum.ts';
import type { Issue } from './issues.ts';
import { BOOKS } from './json-sources.ts';
import { nearest } from './nearest.ts';
import { placesIn } from './places.ts';
import type { PublishedBooks } from './published-books.ts';

/** `text` is the raw file; `plans` is undefined while one of them cannot be read. */
export function findBookIssues(
	books: readonly Book[],
	text: string,
	plans: readonly Curriculum[] | undefined,
	published: PublishedBooks,
): Issue[] {
	const placeOf = placesIn(text);
	const listed = books.map(({ common_name }) => common_name);
	const lost = Object.keys(published).filter((name) => !listed.includes(name));
	const misspelt = new Map(
		listed.filter((name) => !published[name]).map((name) => [name, nearest(name, lost)]),
	);
	const missed = lost.filter((name) => ![...misspelt.values()].includes(name));
	const unlisted = (plans ?? []).filter(
		({ slug }) => !listed.includes(slug) && !lost.includes(slug),
	);
	return [
		...books.flatMap((book, index) =>
			(published[book.common_name]
				? [
						...publishedIssues(book, published),
						...addressIssues(book),
						...(plans ? planIssues(book, plans) : []),
					]
				: [unknownBook(book.common_name, misspelt.get(book.common_name))]
			).map(([key, message]) => ({
				file: BOOKS.path,
				...placeOf([index, key]),
				field: `[${index}].${key}`,
				message,
			})),
		),
		...missed.map((name) => ({
			file: BOOKS.path,
			field: 'common_name',
			message: `has no book "${name}", which is published. Restore it; to withdraw a book, set "available": false.`,
		})),
		...unlisted.map(({ slug }) => ({
			file: planPath(slug),
			field: 'slug',
			message: `found "${slug}", but content/books.json has no such book. Add the book there, or remove the file.`,
		})),
	];
}

type Found = [key: keyof Book, message: string];

const unknownBook = (name: string, meant: string | undefined): Found => [
	'common_name',
	`found "${name}", which is not a published book. ${
		meant
			? `Did you mean "${meant}"?`
			: 'For a new book add its line to src/integrations/authored-content/published-books.ts.'
	}`,
];

function publishedIssues(book: Book, published: PublishedBooks): Found[] {
	const known = published[book.common_name];
	const shown = (value: string | null) => (value === null ? 'null' : `"${value}"`);
	return (['id', 'question_count'] as const)
		.filter((key) => known && book[key] !== known[key])
		.map((key) => [
			key,
			`found ${shown(book[key])}. It is published and never changes: write ${shown(known?.[key] ?? null)}.`,
		]);
}

/** The build's output is at paths that follow from the name. */
function addressIssues(book: Book): Found[] {
	const wanted: Found[] = [];
	const cover = `/covers/${book.common_name}.svg`;
	if (book.cover_image !== cover)
		wanted.push(['cover_image', `found "${book.cover_image}". The cover is drawn at "${cover}".`]);
	const pdf = printedPath(book.common_name, 'workbook');
	if (book.bookPDF?.startsWith('/') && book.bookPDF !== pdf)
		wanted.push(['bookPDF', `found "${book.bookPDF}". The workbook is printed as "${pdf}".`]);
	return wanted;
}

function planIssues(book: Book, plans: readonly Curriculum[]): Found[] {
	const file = planPath(book.common_name);
	const plan = plans.find(({ slug }) => slug === book.common_name);
	if (!plan)
		return [
			[
				'common_name',
				`found "${book.common_name}", but there is no ${file}. Add the file or correct the name.`,
			],
		];
	const pairs = [
		['name', book.name, plan.name],
		['country', book.country, plan.country],
		['available', book.available, plan.available],
	] as const;
	return pairs
		.filter(([, here, there]) => here !== there)
		.map(([key, here, there]) => [
			key,
			`found ${JSON.stringify(here)}, and ${file} has ${JSON.stringify(there)}. Write the same in both.`,
		]);
}
