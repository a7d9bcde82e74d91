/**
 * Places where TeX spaces symbols more tightly than MathML's operator table (The TeXbook, chapter 18): in exponents and
 * indices, around dots, and at sized delimiters, which the table treats as operators between terms.
 */
import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

const WITH_SCRIPTS = new Set(['msub', 'msup', 'msubsup']);
const DOTS = new Set(['…', '⋯']);
const OPENING = new Set(['(', '[', '{', '⟨', '⌊', '⌈']);

/** Changes the operators of one formula in place. */
export function spaceAsTex(math: Element): void {
	visit(math, 'element', (element) => {
		if (WITH_SCRIPTS.has(element.tagName)) {
			for (const script of element.children.slice(1))
				if (script.type === 'element') visit(script, 'element', tighten);
		}
		if (element.tagName === 'mo') spaceSign(element);
	});
}

function spaceSign(sign: Element): void {
	const text = toText(sign);
	if (DOTS.has(text)) tighten(sign);
	if (sign.properties['fence'] && !sign.properties['form'])
		sign.properties['form'] = OPENING.has(text) ? 'prefix' : 'postfix';
}

function tighten(element: Element): void {
	if (element.tagName === 'mo') Object.assign(element.properties, { lspace: '0em', rspace: '0em' });
}
