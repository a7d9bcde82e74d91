/** What a screen reader gets from a tagged PDF: its words in reading order, each formula as its alternative text. */
import { getDocumentProxy } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Tag = { role?: string; alt?: string; id?: string; type?: string; children?: Tag[] };

/** All pages on one line without white space; a formula is in ⟦…⟧. @throws {Error} for a page without tags. */
export async function readingOrder(pdf: Uint8Array): Promise<string> {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const pages: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const tree: Tag | null = await page.getStructTree();
		if (!tree) throw new Error(`Page ${number} has no tags.`);
		pages.push(wordsOf(tree, await wordsByTag(page)));
		page.cleanup();
	}
	await document.loadingTask.destroy();
	return pages.join('');
}

export const spokenFormula = (alt: string): string => `⟦${plain(alt)}⟧`;

/** Line ends, joiners, and ligatures are the printer's, not the sentence's. */
export const plain = (words: string): string =>
	words.normalize('NFKC').replaceAll(/[\s\u2060\u00ad]/g, '');

function wordsOf(tag: Tag, words: ReadonlyMap<string, string>): string {
	if (tag.role === 'Formula') return spokenFormula(tag.alt ?? '');
	if (tag.type === 'content') return words.get(tag.id ?? '') ?? '';
	return (tag.children ?? []).map((child) => wordsOf(child, words)).join('');
}

async function wordsByTag(page: Page): Promise<Map<string, string>> {
	const { items } = await page.getTextContent({ includeMarkedContent: true });
	const words = new Map<string, string>();
	const open: string[] = [];
	for (const item of items) {
		if (!('str' in item)) {
			if (item.type === 'endMarkedContent') open.pop();
			else open.push(item.id ?? '');
			continue;
		}
		const id = open.at(-1) ?? '';
		words.set(id, (words.get(id) ?? '') + plain(item.str));
	}
	return words;
}
