/**
 * Prepares an article's HTML for a feed reader, which has neither this site's URLs nor its styles: every URL becomes
 * absolute, a formula's TeX goes into an attribute, and what only the site uses is removed.
 */
import type { Element, Properties, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';

/** As hast names them. */
const ONLY_HERE =
	/^(?:className|style|data.+|ariaHidden|loading|decoding|fetchPriority|fetchpriority|srcSet|sizes|target|id|on.+)$/;
/** A reader neither runs nor styles anything; some would print these elements' text. */
const NOT_READ = ['script', 'style', 'link', 'template'];
/** Means nothing without this site's styles; its content stays. */
const WRAPPER = 'span';
const ADDRESSES = ['href', 'src'];

/** @param page absolute URL of the article, to which links to its own parts lead. */
export function portableHtml(html: string, page: string): string {
	const { children } = fromHtml(html, { fragment: true });
	const portable = children.flatMap((node) => portableNodes(node, page));
	const references = { useNamedReferences: true };
	return toHtml({ type: 'root', children: portable }, { characterReferences: references }).trim();
}

function portableNodes(node: RootContent, page: string): RootContent[] {
	if (node.type === 'comment') return [];
	if (node.type !== 'element') return [node];
	if (NOT_READ.includes(node.tagName)) return [];
	const element = node.tagName === 'math' ? withTexAside(node) : node;
	const children = element.children.flatMap((child) => portableNodes(child, page));
	if (element.tagName === WRAPPER) return children;
	const properties = portableProperties(element.properties, page);
	return [{ ...element, properties, children: children as Element['children'] }];
}

/** The MathML of an article ends with its TeX, which a reader without MathML may show instead. */
function withTexAside(math: Element): Element {
	const [semantics] = math.children;
	if (semantics?.type !== 'element' || semantics.tagName !== 'semantics') return math;
	const isAnnotation = (node: Element['children'][number]) =>
		node.type === 'element' && node.tagName === 'annotation';
	const annotation = semantics.children.find(isAnnotation);
	return {
		...math,
		properties: {
			...math.properties,
			...(annotation ? { alttext: toText(annotation, { whitespace: 'pre' }) } : {}),
		},
		children: semantics.children.filter((node) => !isAnnotation(node)),
	};
}

const portableProperties = (properties: Properties, page: string): Properties =>
	Object.fromEntries(
		Object.entries(properties)
			.filter(([name]) => !ONLY_HERE.test(name))
			.map(([name, value]) => [
				name,
				ADDRESSES.includes(name) ? new URL(`${value}`, page).href : value,
			]),
	);
