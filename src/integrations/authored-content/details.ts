/**
 * Derives what the blog record calls `details` from the article itself, so nothing is written twice:
 *
 *     ## Two turns            →  [{ title: 'Two turns', article: ['Face right. …', 'Turn again. …'] }]
 *     Face right. …
 *
 * Paragraphs before the first heading go under the post's own title. Formulas keep their source: `$-1 \cdot x$`.
 * The list and whether the article contains math reach the pages as `remarkPluginFrontmatter`.
 */
import type { VFile } from 'vfile';

type Node = { type: string; value?: string; alt?: string | null; children?: Node[] };
export type Section = { title: string; article: string[] };

export function remarkDetails() {
	return (tree: Node, file: VFile) => {
		const frontmatter = (file.data.astro ??= {}).frontmatter ?? {};
		frontmatter['details'] = sectionsOf(tree, String(frontmatter['title'] ?? ''));
		frontmatter['hasMathematics'] = contains(tree, ['math', 'inlineMath']);
		file.data.astro.frontmatter = frontmatter;
	};
}

export function sectionsOf(tree: Node, postTitle: string): Section[] {
	const sections: Section[] = [];
	const open = (title: string) => sections.push({ title, article: [] });
	const add = (text: string) => {
		if (sections.length === 0) open(postTitle);
		sections.at(-1)?.article.push(text);
	};
	const visit = (node: Node) => {
		if (node.type === 'heading') open(textOf(node));
		else if (node.type === 'paragraph' && textOf(node)) add(textOf(node));
		else if (node.type === 'math') add(`$$${node.value ?? ''}$$`);
		else node.children?.forEach(visit);
	};
	visit(tree);
	return sections;
}

function textOf({ type, value, alt, children }: Node): string {
	if (type === 'inlineMath') return `$${value ?? ''}$`;
	if (type === 'image') return alt ?? '';
	if (type.startsWith('mdx') && !children) return '';
	return (value ?? children?.map(textOf).join('') ?? '').replaceAll(/\s+/g, ' ');
}

const contains = ({ type, children }: Node, wanted: string[]): boolean =>
	wanted.includes(type) || (children?.some((child) => contains(child, wanted)) ?? false);
