/** The text of a built page. */
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import { firstElement, named } from '../first-element.ts';

export type PageWords = {
	title: string;
	/** The canonical path; a page at another path is a copy. */
	canonicalPath: string;
	isListed: boolean;
	text: string;
};

/** A formula in words, from the TeX beside it; empty if it cannot be spoken. */
export type SpeakTex = (tex: string) => string;

const SILENT = new Set([
	'script',
	'style',
	'svg',
	'nav',
	'form',
	'template',
	'noscript',
	'button',
	'dialog',
]);

/** Undefined for a document without a title or a main part, which is not a page of the site. */
export function readPage(html: string, speakTex: SpeakTex): PageWords | undefined {
	const page = fromHtml(html);
	const title = firstElement(page, named('title'));
	const main = firstElement(page, named('main'));
	const canonical = firstElement(page, ({ properties }) =>
		rels(properties['rel']).includes('canonical'),
	);
	if (!title || !main || !canonical) return undefined;
	const robots = firstElement(page, ({ properties }) => properties['name'] === 'robots');
	return {
		title: toText(title),
		canonicalPath: new URL(`${canonical.properties['href']}`).pathname,
		isListed: !`${robots?.properties['content']}`.includes('noindex'),
		text: wordsOf(main, speakTex),
	};
}

const rels = (rel: Element['properties'][string]): unknown[] => (Array.isArray(rel) ? rel : []);

function wordsOf(main: Element, speakTex: SpeakTex): string {
	const heard = { ...main, children: main.children.flatMap((child) => heardIn(child, speakTex)) };
	return toText(heard)
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/ (?=[,.;:?!])/g, '')
		.trim();
}

/** The node without what is not meant to be read; a formula becomes its words. */
function heardIn(node: ElementContent, speakTex: SpeakTex): ElementContent[] {
	if (node.type !== 'element') return [node];
	const { tagName, properties } = node;
	if (tagName === 'math') return [{ type: 'text', value: ` ${spoken(node, speakTex)} ` }];
	const isHidden =
		properties['hidden'] ||
		properties['popover'] !== undefined ||
		properties['ariaHidden'] === 'true';
	if (SILENT.has(tagName) || isHidden) return [];
	return [{ ...node, children: node.children.flatMap((child) => heardIn(child, speakTex)) }];
}

function spoken(math: Element, speakTex: SpeakTex): string {
	const annotation = firstElement(math, named('annotation'));
	return annotation ? speakTex(toText(annotation, { whitespace: 'pre' })) : '';
}
