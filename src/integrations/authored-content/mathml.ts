/**
 * rehype-katex reads the formulas of an article: strictly, showing a doubtful one in red in development. Its own MathML
 * relies on features that browsers do not draw (aligned columns, letters by `mathvariant`, crossed-out terms), and its
 * HTML has eight elements per symbol; so this plugin runs after it and typesets the same TeX the way questions and
 * lectures are. The TeX stays beside the MathML, for the search index and the feeds.
 */
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { FormulaError, mathml } from '../../math/mathml.ts';
import { firstElement, named } from '../first-element.ts';
import { spaceAsTex } from './tex-spacing.ts';

export function rehypeMathml() {
	return (tree: Root): void =>
		visit(tree, 'element', (element, index, parent) => {
			const classes = element.properties['className'];
			if (!Array.isArray(classes) || !classes.includes('katex')) return undefined;
			const formula = setAgain(element);
			if (formula && parent && index !== undefined) parent.children[index] = formula;
			return SKIP;
		});
}

/** Undefined for what cannot be typeset: it stays red, as rehype-katex left it. */
function setAgain(katex: Element): ElementContent | undefined {
	const math = firstElement(katex, named('math'));
	const annotation = firstElement(katex, named('annotation'));
	if (!math || !annotation) return undefined;
	const tex = toText(annotation, { whitespace: 'pre' });
	const display = math.properties['display'] === 'block';
	try {
		const html = mathml(tex, { display, annotate: true });
		const formula = firstElement(fromHtml(html, { fragment: true }), named('math'));
		if (formula) spaceAsTex(formula);
		return formula;
	} catch (cause) {
		if (cause instanceof FormulaError) return undefined;
		throw cause;
	}
}
