/**
 * Content-Security-Policy in two parts, which a browser enforces together. The header holds what applies to every
 * response of the site. Each page adds its own in a `<meta>`: hashes of the scripts and styles it actually contains,
 * and nothing that only other pages need.
 */
import { createHash } from 'node:crypto';

/**
 * In the header of everything, because a `<meta>` may not contain it. All else is shorter in the page, which is
 * compressed.
 */
export const HEADER_POLICY = `frame-ancestors 'none'`;

/** `connect` and `images` are further origins the built site uses, such as a books service on another host. */
export type PolicyOrigins = { connect: readonly string[]; images: readonly string[] };

/** Services that may be on another host, and then must be in the policy. */
const SERVICE_VARIABLES = [
	'PUBLIC_BOOKS_SERVICE_URL',
	'PUBLIC_DOWNLOAD_SERVICE_URL',
	'PUBLIC_STATIC_DATA_URL',
] as const;

/** The origins that a build's settings name. */
export const policyOrigins = (settings: Readonly<Record<string, string>>): PolicyOrigins => ({
	connect: originsOf(SERVICE_VARIABLES.map((name) => settings[name])),
	// Images are below the books service unless they have their own base URL.
	images: originsOf([
		settings['PUBLIC_QUESTION_IMAGES_URL'] || settings['PUBLIC_BOOKS_SERVICE_URL'],
	]),
});

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
// The page does not run data blocks (JSON-LD, Partytown's parked scripts), so the policy does not apply to them.
const RUNNABLE =
	/^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)?$/i;
const TYPE = /\btype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const OWN_POLICY = /<meta\b[^>]*\bhttp-equiv=["']?content-security-policy\b/i;
const FORM_ADDRESS = /<(?:form|button|input)\b[^>]*\s(?:form)?action="([^"]*)"/gi;
/** The encoding comes first, so that a browser need not parse the page twice. */
const START_OF_HEAD = /<head\b[^>]*>\s*(?:<meta charset="utf-8"\s*\/?>)?/i;

/**
 * The page with its policy before anything that could load or run. A page that already has a policy keeps it.
 * @throws {Error} without a `<head>`: what precedes the policy would not obey it.
 */
export function addPolicy(html: string, origins: PolicyOrigins): string {
	if (OWN_POLICY.test(html)) return html;
	if (!START_OF_HEAD.test(html)) throw new Error('A page without <head> cannot carry its policy.');
	return html.replace(START_OF_HEAD, (start) => start + policyMeta(pagePolicy(html, origins)));
}

/** The element that puts a page under `policy`, which must not contain a double quote. */
export const policyMeta = (policy: string): string =>
	`<meta http-equiv="content-security-policy" content="${policy}">`;

/** What the scripts, styles, and forms of this page need, and nothing else. */
export function pagePolicy(html: string, { connect, images }: PolicyOrigins): string {
	const { scripts, styles } = inlineHashes(html);
	const list = (...sources: string[]) => sources.join(' ');
	return [
		`default-src 'self'`,
		`object-src 'none'`,
		`base-uri 'none'`,
		list(`script-src 'self'`, ...scripts),
		list(`style-src 'self'`, ...styles),
		// Temml spaces the columns of aligned equations with style attributes. Attributes cannot be usefully hashed;
		// they can only restyle their own element, and records from a service have theirs removed.
		`style-src-attr 'unsafe-inline'`,
		list(`img-src 'self' data:`, ...images),
		...(connect.length > 0 ? [list(`connect-src 'self'`, ...connect)] : []),
		list(`form-action 'self'`, ...formOrigins(html)),
	].join(';');
}

/** Hashes of a page's inline elements as the policy writes them, each once, in order. */
export function inlineHashes(html: string): { scripts: Set<string>; styles: Set<string> } {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	for (const [, tag = '', attributes = '', body = ''] of html.matchAll(ELEMENT)) {
		if (tag.toLowerCase() === 'style') styles.add(hash(body));
		else if (!/\bsrc\s*=/i.test(attributes) && RUNNABLE.test(typeOf(attributes)))
			scripts.add(hash(body));
	}
	return { scripts, styles };
}

/** Other sites that the page's forms post to without JavaScript. */
function formOrigins(html: string): Set<string> {
	const addresses = [...html.matchAll(FORM_ADDRESS)].map(([, address = '']) => address);
	return new Set(originsOf(addresses));
}

/** Origins of absolute web addresses, each once; a path on this origin needs no entry. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
	const origins = addresses
		.map((address) => URL.parse(address ?? '')?.origin)
		.filter((origin) => origin?.startsWith('http'));
	return [...new Set(origins as string[])];
}

function typeOf(attributes: string): string {
	const match = TYPE.exec(attributes);
	return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
