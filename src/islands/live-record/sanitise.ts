/**
 * The only way in for markup from a books service. Three walls, each enough by itself:
 *
 * 1. the browser's own sanitiser (`setHTML`) or, where there is none, DOMPurify, loaded on demand;
 * 2. the allow-list, element by element, with the addresses of links and pictures judged;
 * 3. a second parse of the result, which must hold nothing new: markup that changes when it is read again is refused.
 *
 * Markup that is refused, or that shows nothing where its text says something, gives the plain text instead.
 */
import {
	ATTRIBUTES,
	HTML_ELEMENTS,
	HTML_NAMESPACE,
	isAllowedAttribute,
	isAllowedElement,
	MATHML_ELEMENTS,
	MATHML_NAMESPACE,
	UNWRAPPED_ELEMENTS,
	type Addresses,
} from './allow-list.ts';

/** Longest markup of one field; a longer one is shown as text. */
const MAX_LENGTH = 200_000;

/** Safe HTML for `html`, or the escaped `text`. Never throws, never empty when `text` is not. */
export type Sanitise = (html: string, text: string) => string;

type FirstWall = (html: string, body: HTMLElement) => void;

/** @throws when neither the native sanitiser nor DOMPurify can be had: then nothing may be shown as markup. */
export async function loadSanitiser(addresses: Addresses): Promise<Sanitise> {
	const firstWall = nativeWall() ?? (await purifyWall());
	return (html, text) => {
		try {
			return sanitise(html, firstWall, addresses) || escapeText(text);
		} catch (error) {
			console.warn('Shown as plain text:', error);
			return escapeText(text);
		}
	};
}

/** Every markup as its plain text: for the case that no sanitiser could be loaded. */
export const textOnly: Sanitise = (_html, text) => escapeText(text);

function sanitise(html: string, firstWall: FirstWall, addresses: Addresses): string {
	if (html.length > MAX_LENGTH) return '';
	const body = inertBody();
	firstWall(html, body);
	prune(body, addresses);
	const clean = body.innerHTML;
	const again = inertBody();
	again.innerHTML = clean;
	if (prune(again, addresses) || again.innerHTML !== clean) return '';
	return showsSomething(again) ? clean : '';
}

/** Removes what the allow-list does not know; says whether there was anything. */
function prune(body: HTMLElement, addresses: Addresses): boolean {
	let found = false;
	for (const element of body.querySelectorAll('*')) {
		for (const attribute of Array.from(element.attributes)) {
			if (isAllowedAttribute(element, attribute, addresses)) continue;
			element.removeAttributeNode(attribute);
			found = true;
		}
		if (isAllowedElement(element)) continue;
		element.remove();
		found = true;
	}
	return found;
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

function nativeWall(): FirstWall | undefined {
	if (!('setHTML' in Element.prototype)) return undefined;
	const elements = [
		...HTML_ELEMENTS.map((name) => ({ name, namespace: HTML_NAMESPACE })),
		...MATHML_ELEMENTS.map((name) => ({ name, namespace: MATHML_NAMESPACE })),
	];
	const sanitizer = {
		elements,
		replaceWithChildrenElements: UNWRAPPED_ELEMENTS,
		attributes: ATTRIBUTES,
		comments: false,
		dataAttributes: false,
	};
	return (html, body) => (body as NativeSanitiser).setHTML?.(html, { sanitizer });
}

async function purifyWall(): Promise<FirstWall> {
	const { default: DOMPurify } = await import('dompurify');
	if (!DOMPurify.isSupported) throw new Error('This browser cannot make markup safe.');
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
