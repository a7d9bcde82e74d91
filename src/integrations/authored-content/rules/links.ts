/** A link of a post leads to a page of this site, to a heading of the post, or to an `https` address elsewhere. */
import { nearest } from '../nearest.ts';
import type { MdxNode } from '../read-mdx.ts';
import { anchorsOf } from './headings.ts';
import type { RuleFault } from './rule.ts';
import { nodesOf, wordsOf } from './walk.ts';

/** What the site answers; `anchors` are the headings of a page, where they are known. */
export type SiteAddresses = {
	has: (path: string) => boolean;
	all: () => readonly string[];
	anchors: (path: string) => ReadonlySet<string> | undefined;
};

export const findLinkFaults = (tree: MdxNode, site: SiteAddresses): RuleFault[] =>
	[...nodesOf(tree)]
		.filter(({ type }) => type === 'link' || type === 'definition')
		.flatMap((node) => {
			const { url = '', position } = node;
			const message = faultOf(url, tree, site) ?? wordless(node);
			const { line, column } = position.start;
			return message
				? [{ line, column, field: 'link', message: `found "${url}". ${message}` }]
				: [];
		});

const wordless = (node: MdxNode) =>
	node.type === 'link' && !wordsOf(node).trim()
		? 'A link needs words: [the lesson on integers](/workbooks/pre-algebra).'
		: undefined;

function faultOf(url: string, tree: MdxNode, site: SiteAddresses): string | undefined {
	if (url.startsWith('#')) return anchorFault(url, anchorsOf(tree));
	if (url.startsWith('https://'))
		return URL.canParse(url) ? undefined : 'It is no full address: https://www.example.org/page.';
	if (url.startsWith('http://'))
		return `It is not encrypted. Write https:// and open it once: ${url.replace('http://', 'https://')}.`;
	if (/^mailto:\S+@\S+$/.test(url)) return undefined;
	if (!url.startsWith('/') || url.startsWith('//'))
		return /^[a-z][a-z+.-]*:/i.test(url)
			? 'Only https:// and mailto: lead out of a post.'
			: 'A link within the site begins with a slash: /blog/percent-change, /workbooks/pre-algebra.';
	return pageFault(url, site);
}

function pageFault(url: string, site: SiteAddresses): string | undefined {
	const { pathname, hash } = new URL(url, 'https://site.invalid');
	const path = decodeURI(pathname).replace(/^\/worksheets(?=\/|$)/, '/workbooks');
	if (path !== '/' && path.endsWith('/') && site.has(path.slice(0, -1)))
		return `Addresses end without a slash: ${path.slice(0, -1)}.`;
	if (!site.has(path)) {
		const meant = nearest(path, site.all());
		return `There is no such page.${meant ? ` Did you mean ${meant}?` : ''}`;
	}
	const anchors = site.anchors(path);
	return hash && anchors ? anchorFault(hash, anchors) : undefined;
}

function anchorFault(hash: string, anchors: ReadonlySet<string>): string | undefined {
	const anchor = decodeURIComponent(hash.slice(1));
	if (anchors.has(anchor)) return undefined;
	const meant = nearest(anchor, [...anchors]);
	return `No heading has that anchor.${meant ? ` Did you mean #${meant}?` : ' An anchor is the heading in lower case, joined by hyphens: #what-to-notice.'}`;
}
