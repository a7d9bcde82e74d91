export type Heading = { depth: number; slug: string; text: string };
export type ArticlePart = { slug: string; title: string };

/**
 * The parts of an article that begin with `##`, in order. Their titles come from the sections, which hold formulas as
 * written (`Why $x^2 < 3$`); the text of a drawn heading repeats a formula in several forms.
 * @param sections one for each heading, after one for what stands before the first.
 */
export function articleParts(
	headings: readonly Heading[],
	sections: readonly { title: string }[],
): ArticlePart[] {
	const titles = sections.slice(sections.length - headings.length);
	return headings.flatMap(({ depth, slug, text }, index) =>
		depth === 2 ? [{ slug, title: titles[index]?.title ?? text }] : [],
	);
}
