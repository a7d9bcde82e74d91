import { sharedTitle, tabTitle } from '../../head-text.ts';
import type { RecordPage } from './record-page.ts';

/**
 * The built shell with the head of one record: title, description, and canonical URL, in place of the shell's
 * `noindex`. Origin and brand are those the shell was built with. Every value is escaped; nothing else on the page
 * changes, so the hashes of its scripts and styles stay valid.
 *
 * @param path the record's canonical path: `/workbooks/pre-algebra`.
 */
export function fillShell(html: string, { path, noindex, ...head }: RecordPage): string {
	const origin = /<meta property="og:image" content="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? '';
	const brand = /<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '';
	const title = sharedTitle(head.title, head.context);
	const address = escapeHtml(origin + path);
	// Functions, because `$&` in a record's text would be special in a replacement string.
	return html
		.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(tabTitle(title, brand))}</title>`)
		.replace(META('name="description"'), (_, tag) => `${tag}${escapeHtml(head.description)}"`)
		.replace(META('property="og:title"'), (_, tag) => `${tag}${escapeHtml(title)}"`)
		.replace(
			META('property="og:description"'),
			(_, tag) => `${tag}${escapeHtml(head.description)}"`,
		)
		.replace(/<meta name="robots" content="noindex">/, (refusal) =>
			noindex
				? refusal
				: `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
		);
}

const META = (name: string): RegExp => new RegExp(`(<meta ${name} content=")[^"]*"`);

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

const escapeHtml = (text: string): string =>
	text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
