/**
 * The markup that a service record may bring: prose, tables, pictures of questions and presentation MathML. Everything
 * else is unwrapped: the element goes, its words stay. Left out on purpose is what is parsed by other rules (`style`,
 * `title`, `annotation-xml`, SVG …), because that is where markup changes meaning when it is read a second time.
 */
export const MATHML_NAMESPACE = 'http://www.w3.org/1998/Math/MathML';
export const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export const HTML_ELEMENTS = words(
	'p br hr div span strong em b i u s mark code pre ' +
		'sub sup ul ol li blockquote h3 h4 figure figcaption img a ' +
		'table caption thead tbody tfoot tr th td',
);

/** Of these the words go too: they are no prose, and a browser would not show them. */
export const NOT_PROSE = words(
	'script style title annotation annotation-xml iframe noembed noframes datalist',
);

/** Unknown elements whose words stand apart from what surrounds them; they become a `div`. */
export const BLOCKS = words(
	'address article aside body center dd details dialog dir dl dt fieldset footer form h1 h2 h5 h6 header hgroup ' +
		'legend listing main marquee menu nav option plaintext search section summary textarea xmp',
);

export const MATHML_ELEMENTS = words(
	'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot ' +
		'msub msup msubsup munder mover munderover mmultiscripts mprescripts ' +
		'mtable mtr mtd mpadded mphantom mstyle menclose semantics',
);

/** `href`, `src` and `class` are allowed here and judged by their value in `isAllowedAttribute`. */
export const ATTRIBUTES = words(
	'class href src alt width height colspan rowspan scope start ' +
		'display mathvariant stretchy fence separator form lspace rspace ' +
		'movablelimits linethickness columnalign rowspacing columnspacing depth ' +
		'displaystyle scriptlevel accent accentunder voffset minsize maxsize ' +
		'symmetric largeop notation dir columnlines rowlines intent arg',
);

/** What the bank and Temml give to their own elements; any other class could borrow the site's own looks. */
const CLASS_TOKEN = /^(?:changed|keep|(?:tml|wbk|chr)-[\w-]+|(?:up|down|x)strike)$/;
const LINK_SCHEMES = ['https:', 'http:', 'mailto:'];

/** Where pictures may come from and what relative addresses are relative to. */
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

/** From the site's root, within the page, or absolute with a known scheme: nothing that needs guessing. */
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
