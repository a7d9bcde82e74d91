/**
 * The site's one Content-Security-Policy, made from the HTML that was really built: every inline script and style
 * element is allowed by its hash and nothing else is.
 */
import { createHash } from 'node:crypto';

export type InlineHashes = { scripts: Set<string>; styles: Set<string> };

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
// Data blocks (JSON-LD, Partytown's parked scripts) are not run by the page, so the policy has no say in them.
const RUNNABLE =
	/^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)?$/i;
const TYPE = /\btype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Adds the hashes of one page's inline elements. */
export function collectHashes(html: string, { scripts, styles }: InlineHashes): void {
	for (const [, tag = '', attributes = '', body = ''] of html.matchAll(ELEMENT)) {
		if (tag.toLowerCase() === 'style') styles.add(hash(body));
		else if (!/\bsrc\s*=/i.test(attributes) && RUNNABLE.test(typeOf(attributes)))
			scripts.add(hash(body));
	}
}

function typeOf(attributes: string): string {
	const match = TYPE.exec(attributes);
	return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

/** `connect` and `images` are further origins the built site talks to, such as a books service on another host. */
export type PolicyOrigins = { connect: readonly string[]; images: readonly string[] };

export function contentSecurityPolicy(
	{ scripts, styles }: InlineHashes,
	origins: PolicyOrigins,
): string {
	const list = (...sources: string[]) => sources.filter(Boolean).join(' ');
	return [
		`default-src 'self'`,
		list(`script-src 'self'`, ...[...scripts].sort()),
		list(`style-src 'self'`, ...[...styles].sort()),
		// Temml sets the columns of aligned equations apart with style attributes. Attributes cannot be hashed usefully;
		// they can only restyle their own element, and records from a service have theirs removed.
		`style-src-attr 'unsafe-inline'`,
		list(`img-src 'self' data:`, ...origins.images),
		`font-src 'self'`,
		list(`connect-src 'self'`, ...origins.connect),
		`worker-src 'self'`,
		// Partytown runs analytics in a frame of this origin.
		`frame-src 'self'`,
		`object-src 'none'`,
		`base-uri 'none'`,
		`form-action 'self'`,
		`frame-ancestors 'none'`,
	].join('; ');
}

/**
 * Of `/admin` alone. Scripts still come from this origin only, and nothing goes out: the editor's fonts and icons are
 * served with it, and its question for a newer version is refused.
 */
export const EDITOR_POLICY = [
	`default-src 'self'`,
	`script-src 'self'`,
	`style-src 'self' 'unsafe-inline'`,
	`img-src 'self' blob: data:`,
	`media-src 'self' blob:`,
	`font-src 'self'`,
	`connect-src 'self' blob: data:`,
	`worker-src 'self' blob:`,
	`object-src 'none'`,
	`base-uri 'none'`,
	`form-action 'self'`,
	`frame-ancestors 'none'`,
].join('; ');
