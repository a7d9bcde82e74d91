/** What can be wrong with the fields of one post: their shapes, its image, its related materials. */
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { type AddressedBook, materialAddresses } from '../../queries/material-addresses.ts';
import { postSchema } from '../../schemas/frontmatter/post.ts';
import { expects, inPlainWords } from '../../schemas/frontmatter/wording.ts';
import { issuesOf, type Issue } from './issues.ts';
import { nearest } from './nearest.ts';
import { placesIn } from './places.ts';
import type { PostSource } from './post-source.ts';
import { trackingIssue } from './rules/links.ts';
import { pictureIssues } from './rules/pictures.ts';

export async function fieldIssues(
	root: string,
	{ file, data, frontmatter }: PostSource,
	readIssues: readonly Issue[],
	{ books, today }: { books: readonly AddressedBook[] | undefined; today: Date },
): Promise<Issue[]> {
	// Nothing could be read: the issue that says so is enough.
	if (readIssues.length > 0 && Object.keys(data).length === 0) return [];
	const placeOf = placesIn(frontmatter);
	const at = (path: [string, ...number[]], field: string) => (message: string) => ({
		file,
		...placeOf(path),
		field,
		message,
	});
	// In the build `image()` also reads the image; here its path is enough.
	const checked = postSchema({ image: pathSchema }).safeParse(data, { error: inPlainWords });
	const shapes = checked.success ? [] : issuesOf(file, checked.error, frontmatter);
	const { image, related } = data;
	const pictures =
		typeof image === 'string' ? await pictureIssues(image, dirname(join(root, file))) : [];
	return [
		...shapes.map((issue) => ({
			...issue,
			message: issue.message.replace(/^found null\./, 'is empty.'),
		})),
		...pictures.map(at(['image'], 'image')),
		...videoIssues(data['link']).map(at(['link'], 'link')),
		...dayIssues(data, today).map(at(['publishedOn'], 'publishedOn')),
		...(Array.isArray(related) && books ? relatedIssues(related, books) : []).map(
			([index, message]) => at(['related', index], `related[${index}]`)(message),
		),
	];
}

const videoIssues = (link: unknown): string[] => {
	const message = typeof link === 'string' && URL.canParse(link) ? trackingIssue(link) : undefined;
	return message ? [`found "${link as string}". ${message}`] : [];
};

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);

/** A day of grace, because it is already tomorrow somewhere. A draft may have a future date. */
function dayIssues({ publishedOn, draft }: Record<string, unknown>, today: Date): string[] {
	const day = new Date(String(publishedOn)).getTime();
	if (day < FIRST_DAY)
		return [`found "${String(publishedOn)}", long before this site. Write the day of publication.`];
	return draft === false && day > today.getTime() + DAY
		? [
				`found "${String(publishedOn)}", a day in the future. Write the day of publication, or set draft: true until then.`,
			]
		: [];
}

function relatedIssues(related: unknown[], books: readonly AddressedBook[]): [number, string][] {
	const known = materialAddresses(books);
	return related.flatMap((address, at): [number, string][] => {
		if (typeof address !== 'string') return [];
		if (related.indexOf(address) < at)
			return [[at, `found "${address}" a second time. Remove one of the two.`]];
		// The schema has reported what is not a path at all.
		if (known.includes(address) || address.split('/').length !== 3) return [];
		const meant = nearest(address, known);
		return [
			[
				at,
				`found "${address}", but no book has it. ${meant ? `Did you mean ${meant}?` : 'Copy it from the address of the material, behind /workbooks/.'}`,
			],
		];
	});
}

// Astro's own `image()` reads the image; here the rule for images checks its path, and the types have no such half.
const pathSchema = (() =>
	z
		.string(expects('the name of a picture beside the post, such as "./number-line.svg"'))
		.transform((src) => ({
			src,
			width: 1,
			height: 1,
			format: 'svg' as const,
		}))) as unknown as Parameters<typeof postSchema>[0]['image'];
