/** What can be wrong with the fields of one post: their shapes, the picture that is named, the lessons beside it. */
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { type AddressedBook, materialAddresses } from '../../queries/material-addresses.ts';
import { postSchema } from '../../schemas/frontmatter/post.ts';
import { expects } from '../../schemas/frontmatter/wording.ts';
import { faultsOf, type Fault } from './faults.ts';
import { nearest } from './nearest.ts';
import { placesIn } from './places.ts';
import type { PostSource } from './post-source.ts';
import { pictureFaults } from './rules/pictures.ts';

export function fieldFaults(
	root: string,
	{ file, data, frontmatter }: PostSource,
	readFaults: readonly Fault[],
	books: AddressedBook[] | undefined,
): Fault[] {
	// Nothing could be read: the fault that says so is enough.
	if (readFaults.length > 0 && Object.keys(data).length === 0) return [];
	const placeOf = placesIn(frontmatter);
	// In the build `image()` also reads the picture; here its path is enough.
	const checked = postSchema({ image: pathSchema }).safeParse(data);
	const { image, related } = data;
	const pictures = typeof image === 'string' ? pictureFaults(image, dirname(join(root, file))) : [];
	return [
		...(checked.success ? [] : faultsOf(file, checked.error, frontmatter)),
		...pictures.map((message) => ({ file, ...placeOf(['image']), field: 'image', message })),
		...(Array.isArray(related) && books ? relatedFaults(related, books) : []).map(
			([at, message]) => ({
				file,
				...placeOf(['related', at]),
				field: `related[${at}]`,
				message,
			}),
		),
	];
}

function relatedFaults(related: unknown[], books: AddressedBook[]): [number, string][] {
	const known = materialAddresses(books);
	return related.flatMap((address, at): [number, string][] => {
		if (typeof address !== 'string' || known.includes(address)) return [];
		const meant = nearest(address, known);
		return [
			[
				at,
				`found "${address}", and no book has it. ${meant ? `Did you mean ${meant}?` : 'Copy it from the address of the lesson, behind /workbooks/.'}`,
			],
		];
	});
}

// Astro's own `image()` reads the picture; here its path is looked at by the rule for pictures, and the types know
// no such half.
const pathSchema = (() =>
	z
		.string(expects('the name of a picture beside the post, such as "./number-line.svg"'))
		.transform((src) => ({
			src,
			width: 1,
			height: 1,
			format: 'svg' as const,
		}))) as unknown as Parameters<typeof postSchema>[0]['image'];
