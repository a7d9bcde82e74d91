/**
 * The only way in for markup from a books service. Three defenses, each sufficient on its own:
 *
 * 1. the allow-list, element by element, with link and image URLs checked (`prune.ts`);
 * 2. the browser's own sanitizer (`setHTML`) or, if it has none, DOMPurify, loaded on demand;
 * 3. a second parse of the result, which must contain nothing new: markup that changes when parsed again is rejected.
 *
 * The allow-list comes first so that both sanitizers see only what they know: each handles the unknown in its own way.
 * Markup that is rejected, has lost a word, or shows nothing is replaced by the plain text.
 */
import {
	ATTRIBUTES,
	HTML_ELEMENTS,
	HTML_NAMESPACE,
	MATHML_ELEMENTS,
	MATHML_NAMESPACE,
	type Addresses,
} from './allow-list.ts';
import { isTooMuch } from './is-too-much.ts';
import { prune } from './prune.ts';

/** Safe HTML for `html`, or the escaped `text`. Never throws; never empty unless `text` is. */
export type Sanitise = (html: string, text: string) => string;

type Sanitiser = (html: string, body: HTMLElement) => void;

/** @throws if neither the native sanitizer nor DOMPurify is available: then nothing may be shown as markup. */
export async function loadSanitiser(addresses: Addresses): Promise<Sanitise> {
	const sanitiser = nativeSanitiser() ?? (await purifier());
	return (html, text) => {
		try {
			return sanitise(html, sanitiser, addresses) || escapeText(text);
		} catch (error) {
			console.warn('Shown as plain text:', error);
			return escapeText(text);
		}
	};
}

/** Shows all markup as plain text, for when no sanitizer could be loaded. */
export const textOnly: Sanitise = (_html, text) => escapeText(text);

function sanitise(html: string, sanitiser: Sanitiser, addresses: Addresses): string {
	if (isTooMuch(html)) return '';
	const read = inertBody();
	read.innerHTML = html;
	const { words } = prune(read, addresses);
	const body = inertBody();
	sanitiser(read.innerHTML, body);
	prune(body, addresses);
	const clean = body.innerHTML;
	const again = inertBody();
	again.innerHTML = clean;
	if (prune(again, addresses).changed || again.innerHTML !== clean) return '';
	if (again.textContent !== words) throw new Error('The markup would lose some of its words.');
	return showsSomething(again) ? clean : '';
}

function showsSomething(body: HTMLElement): boolean {
	return body.textContent.trim() !== '' || body.querySelector('img') !== null;
}

/** A body without a window: nothing in it loads or runs. */
function inertBody(): HTMLElement {
	return document.implementation.createHTMLDocument('').body;
}

function escapeText(text: string): string {
	const body = inertBody();
	body.textContent = text;
	return body.innerHTML;
}

type NativeSanitiser = { setHTML?: (html: string, options: { sanitizer: object }) => void };

function nativeSanitiser(): Sanitiser | undefined {
	if (!('setHTML' in Element.prototype)) return undefined;
	const elements = [
		...HTML_ELEMENTS.map((name) => ({ name, namespace: HTML_NAMESPACE })),
		...MATHML_ELEMENTS.map((name) => ({ name, namespace: MATHML_NAMESPACE })),
	];
	const sanitizer = {
		elements,
		attributes: ATTRIBUTES,
		comments: false,
		dataAttributes: false,
	};
	return (html, body) => (body as NativeSanitiser).setHTML?.(html, { sanitizer });
}

async function purifier(): Promise<Sanitiser> {
	const { default: DOMPurify } = await import('dompurify');
	if (!DOMPurify.isSupported) throw new Error('This browser cannot sanitize markup.');
	const profile = {
		ALLOWED_TAGS: [...HTML_ELEMENTS, ...MATHML_ELEMENTS],
		ALLOWED_ATTR: ATTRIBUTES,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
	};
	return (html, body) => {
		body.innerHTML = DOMPurify.sanitize(html, profile);
	};
}
