/**
 * Whether an outside SVG is only a drawing. An allowlist checked by a small strict tokenizer: what it does not
 * understand (comments, CDATA, doctypes, unquoted attributes) is rejected, so nothing can hide in it.
 */
const ELEMENTS = new Set(
	(
		'svg g defs symbol use path line polyline polygon circle ellipse rect text tspan title desc marker ' +
		'clipPath mask pattern linearGradient radialGradient stop style'
	).split(' '),
);

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TEXT = /[^<&]+|&(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);/y;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** Null for a safe drawing, otherwise what is wrong: 'the element <script> is not allowed'. */
export function findSvgIssue(svg: string): string | null {
	const open: string[] = [];
	let roots = 0;
	let at = 0;
	while (at < svg.length) {
		if (svg[at] !== '<') {
			TEXT.lastIndex = at;
			const text = TEXT.exec(svg)?.[0];
			if (text === undefined) return `the "&" at character ${at + 1} does not start a known entity`;
			if (open.length === 0 && text.trim()) return 'there is text outside <svg>';
			const styleIssue = open.at(-1) === 'style' ? findStyleIssue(text) : null;
			if (styleIssue) return styleIssue;
			at = TEXT.lastIndex;
			continue;
		}
		TAG.lastIndex = at;
		const [tag, closing, name = '', attributes = '', selfClosing] = TAG.exec(svg) ?? [];
		if (tag === undefined) return `the "<" at character ${at + 1} begins no plain element`;
		at = TAG.lastIndex;
		if (closing) {
			if (open.pop() !== name) return `</${name}> closes nothing`;
			continue;
		}
		const issue = findElementIssue(name, attributes, open.length);
		if (issue) return issue;
		if (open.length === 0 && ++roots > 1) return 'there is more than one root element';
		if (!selfClosing) open.push(name);
	}
	if (open.length > 0) return `<${open.at(-1)}> is not closed`;
	return roots === 1 ? null : 'it is empty';
}

function findElementIssue(name: string, attributes: string, depth: number): string | null {
	if (!ELEMENTS.has(name)) return `the element <${name}> is not allowed`;
	// An inner <svg> clips part of the drawing; it may contain no more than the outer one.
	if (depth === 0 && name !== 'svg') return '<svg> must be the root element';
	for (const [, attribute = '', quoted, single] of attributes.matchAll(ATTRIBUTE)) {
		const issue = findAttributeIssue(attribute, quoted ?? single ?? '');
		if (issue) return `${attribute} of <${name}>: ${issue}`;
	}
	if (depth === 0 && !/\sxmlns\s*=/.test(attributes)) return '<svg> has no xmlns';
	return null;
}

function findAttributeIssue(name: string, value: string): string | null {
	if (/^on/i.test(name)) return 'event handlers are not allowed';
	if (name === 'xmlns') return value === SVG_NAMESPACE ? null : 'the namespace must be that of SVG';
	if (name === 'xmlns:xlink') return value === XLINK_NAMESPACE ? null : 'the namespace is unknown';
	if (name.startsWith('xmlns')) return 'further namespaces are not allowed';
	if (/(?:^|:)(?:href|src|base)$/i.test(name) && !/^#[\w-]+$/.test(value)) {
		return 'only references inside the drawing (#id) are allowed';
	}
	return findStyleIssue(value);
}

function findStyleIssue(css: string): string | null {
	if (/url\s*\((?!\s*["']?#)/i.test(css)) return 'only url(#id) is allowed';
	if (/@import|image(?:-set)?\s*\(|javascript:|expression\s*\(/i.test(css)) {
		return 'external content is not allowed';
	}
	// Escapes and entities could disguise any of the words above.
	return /[\\&]/.test(css) ? 'backslashes and entities are not allowed in styles' : null;
}
