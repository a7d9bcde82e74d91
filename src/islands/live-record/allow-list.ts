/**
 * The markup that a service record may contain: prose, tables, question images, and presentation MathML. Everything
 * else is unwrapped: the element is removed, its text stays. Elements parsed by other rules (`style`, `title`,
 * `annotation-xml`, SVG …) are excluded on purpose, because that is where markup changes meaning when parsed a second
 * time.
 */
export const MATHML_NAMESPACE = 'http://www.w3.org/1998/Math/MathML';
export const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export const HTML_ELEMENTS = words(
	'p br hr div span strong em b i u s mark code pre ' +
		'sub sup ul ol li blockquote h3 h4 figure figcaption img a ' +
		'table caption thead tbody tfoot tr th td',
);

/** The text of these is removed too: it is not prose, and a browser would not show it. */
export const NOT_PROSE = words(
	'script style title annotation annotation-xml iframe noembed noframes datalist',
);

/** Unknown elements whose text is separate from its surroundings; they become a `div`. */
export const BLOCKS = words(
	'address article aside body center dd details dialog dir dl dt fieldset footer form h1 h2 h5 h6 header hgroup ' +
		'legend listing main marquee menu nav option plaintext search section summary textarea xmp',
);

export const MATHML_ELEMENTS = words(
	'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot ' +
		'msub msup msubsup munder mover munderover mmultiscripts mprescripts ' +
		'mtable mtr mtd mpadded mphantom mstyle menclose semantics',
);

/** `href`, `src`, and `class` are allowed here and checked by value in `isAllowedAttribute`. */
export const ATTRIBUTES = words(
	'class href src alt width height colspan rowspan scope start ' +
		'display mathvariant stretchy fence separator form lspace rspace ' +
		'movablelimits linethickness columnalign rowspacing columnspacing depth ' +
		'displaystyle scriptlevel accent accentunder voffset minsize maxsize ' +
		'symmetric largeop notation dir columnlines rowlines intent arg',
);

/** The classes of the bank's and Temml's own elements; any other could borrow the site's styles. */
const CLASS_TOKEN = /^(?:changed|keep|(?:tml|wbk|chr)-[\w-]+|(?:up|down|x)strike)$/;
const LINK_SCHEMES = ['https:', 'http:', 'mailto:'];

/** Where images may come from and the base of relative URLs. */
export type Addresses = { imagesUrl: string; pageUrl: string };

export function isAllowedElement(element: Element): boolean {
	if (element.namespaceURI === MATHML_NAMESPACE) return MATHML_ELEMENTS.includes(element.localName);
	if (element.namespaceURI !== HTML_NAMESPACE || !HTML_ELEMENTS.includes(element.localName))
		return false;
	return element.localName !== 'img' || element.hasAttribute('src');
}

export function isAllowedAttribute(
	element: Element,
	{ name, value }: Attr,
	at: Addresses,
): boolean {
	if (!ATTRIBUTES.includes(name)) return false;
	if (name === 'class') return value.split(/\s+/).every((token) => CLASS_TOKEN.test(token));
	if (name === 'href') return element.localName === 'a' && isAllowedLink(value);
	if (name === 'src') return element.localName === 'img' && isQuestionImage(value, at);
	return true;
}

/** Root-relative, within the page, or absolute with a known scheme: nothing ambiguous. */
function isAllowedLink(href: string): boolean {
	return /^[/#?]/.test(href) || LINK_SCHEMES.includes(URL.parse(href)?.protocol ?? '');
}

function isQuestionImage(src: string, { imagesUrl, pageUrl }: Addresses): boolean {
	const base = URL.parse(`${imagesUrl.replace(/\/+$/, '')}/`, pageUrl);
	const image = URL.parse(src, pageUrl);
	if (!base || !image) return false;
	return image.origin === base.origin && image.pathname.startsWith(base.pathname);
}

function words(list: string): string[] {
	return list.split(' ');
}
