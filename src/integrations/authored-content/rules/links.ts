/** A link in a post leads to a page of this site, to a heading of the post, or to an external `https` URL. */
import { SITE_ORIGIN } from '../../../site.ts';
import { nearest } from '../nearest.ts';
import type { MdxNode } from '../read-mdx.ts';
import { anchorsOf } from './headings.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf, wordsOf } from './walk.ts';

/** What the site serves; `anchors` are a page's headings, if known. */
export type SiteAddresses = {
	has: (path: string) => boolean;
	/** Whether that path is an unpublished post. */
	isDraft: (path: string) => boolean;
	all: () => readonly string[];
	anchors: (path: string) => ReadonlySet<string> | undefined;
};

export const findLinkIssues = (tree: MdxNode, site: SiteAddresses): RuleIssue[] =>
	[...nodesOf(tree)]
		.filter(({ type }) => type === 'link' || type === 'definition')
		.flatMap((node) => {
			const { url = '', position } = node;
			const message = issueOf(url, tree, site) ?? wordless(node);
			const { line, column } = position.start;
			return message
				? [{ line, column, field: 'link', message: `found "${url}". ${message}` }]
				: [];
		});

const wordless = (node: MdxNode) =>
	node.type === 'link' && !wordsOf(node).trim()
		? 'A link needs words: [the lesson on integers](/workbooks/pre-algebra).'
		: undefined;

function issueOf(url: string, tree: MdxNode, site: SiteAddresses): string | undefined {
	if (url === '') return 'The address in the parentheses is missing.';
	if (url.startsWith('#')) return anchorIssue(url, anchorsOf(tree));
	if (/^https?:/.test(url)) return webIssue(url);
	if (/^mailto:\S+@\S+$/.test(url)) return undefined;
	if (url.startsWith('www.'))
		return `An external address starts with https://. Write https://${url}.`;
	if (!url.startsWith('/') || url.startsWith('//'))
		return /^[a-z][a-z+.-]*:/i.test(url)
			? 'A link to another site must start with https:// or mailto:.'
			: 'A link within the site starts with a slash: /blog/percent-change, /workbooks/pre-algebra.';
	if (!isDecodable(url)) return 'A percent sign in an address is written as %25.';
	return pageIssue(url, site);
}

const OWN = new RegExp(
	`^(?:${SITE_ORIGIN}|https?://(?:localhost|127\\.0\\.0\\.1)(?::\\d+)?)(?=/|$)`,
);

function webIssue(url: string): string | undefined {
	if (!URL.canParse(url)) return 'It is not a full address: https://www.example.org/page.';
	if (OWN.test(url))
		return `A link within the site is only the path. Write ${url.replace(OWN, '') || '/'}.`;
	if (url.startsWith('http:'))
		return `It is not encrypted. Write https:// and open it once: ${url.replace('http://', 'https://')}.`;
	return trackingIssue(url);
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|yclid|mc_[ce]id|igshid)$/;

/** Newsletters and networks append parameters that reveal who clicked where. */
export function trackingIssue(address: string): string | undefined {
	const url = new URL(address);
	const marks = [...url.searchParams.keys()].filter(
		(name) =>
			TRACKING.test(name) || (name === 'si' && /(?:^|\.)youtu(?:\.be|be\.com)$/.test(url.hostname)),
	);
	if (marks.length === 0) return undefined;
	for (const name of marks) url.searchParams.delete(name);
	return `"${marks[0]}" reveals where a reader comes from. Write ${url.href}.`;
}

function isDecodable(url: string): boolean {
	try {
		return decodeURI(url) !== '';
	} catch {
		return false;
	}
}

function pageIssue(url: string, site: SiteAddresses): string | undefined {
	const { pathname, hash } = new URL(url, 'https://site.invalid');
	const path = decodeURI(pathname).replace(/^\/worksheets(?=\/|$)/, '/workbooks');
	if (path !== '/' && path.endsWith('/') && site.has(path.slice(0, -1)))
		return `Addresses end without a slash: ${path.slice(0, -1)}.`;
	const bare = path.replace(/(?:\/index)?\.html?$/, '') || '/';
	if (bare !== path && site.has(bare)) return `Page addresses have no extension: ${bare}.`;
	if (site.isDraft(path)) return 'It is a draft, which no visitor can open. Publish it first.';
	if (!site.has(path)) {
		const meant = nearest(path, site.all());
		return `There is no such page.${meant ? ` Did you mean ${meant}?` : ''}`;
	}
	const anchors = site.anchors(path);
	return hash && anchors ? anchorIssue(hash, anchors) : undefined;
}

function anchorIssue(hash: string, anchors: ReadonlySet<string>): string | undefined {
	const anchor = isDecodable(hash) ? decodeURIComponent(hash.slice(1)) : hash.slice(1);
	if (anchors.has(anchor)) return undefined;
	const meant = nearest(anchor, [...anchors]);
	return `No heading has that anchor.${meant ? ` Did you mean #${meant}?` : ' An anchor is the heading in lower case, joined by hyphens: #what-to-notice.'}`;
}
