export type Heading = { depth: number; slug: string; text: string };
export type ArticlePart = { slug: string; title: string };

/**
 * The parts of an article that start with `##`, in order. Titles come from the sections, which keep formulas as written
 * (`Why $x^2 < 3$`); the text of a rendered heading repeats a formula in several forms.
 * @param sections one per heading, preceded by one for the text before the first.
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
