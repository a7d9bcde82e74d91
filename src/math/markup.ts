/**
 * The text form of service records: words with `$…$` or `\(…\)` for inline and `$$…$$` or `\[…\]` for display
 * mathematics. A dollar sign is `\$`; a lone `$5` also stays money, because (Pandoc's rule) an opening `$` has no
 * space after it, and a closing `$` has no space before it and no digit after it.
 */
import { mathml } from './mathml.ts';
import { remembered } from './remembered.ts';

export type Segment = { kind: 'words' | 'inline' | 'display'; text: string };

// A formula in \(…\) contains no second opening, so unclosed ones cost no more than their own length.
const FORMULA =
	/\\\$|\$\$([\s\S]+?)\$\$|\\\[((?:(?!\\\[)[\s\S])+?)\\\]|\\\(((?:(?!\\\()[\s\S])+?)\\\)|\$(?!\s)((?:\\[\s\S]|[^$\\])*?(?:[^\s$\\]|\\[^\s]))\$(?!\d)/g;

/** The text split into words and formulas, in order. In words, `\$` has already become `$`. No piece is empty. */
export const splitMarkup = remembered((text): readonly Segment[] => {
	if (!/[\\$]/.test(text)) return text === '' ? [] : [{ kind: 'words', text }];
	const segments: Segment[] = [];
	let words = '';
	let from = 0;
	const flush = () => {
		if (words) segments.push({ kind: 'words', text: words });
		words = '';
	};
	for (const match of text.matchAll(FORMULA)) {
		words += text.slice(from, match.index);
		from = match.index + match[0].length;
		if (match[0] === '\\$') {
			words += '$';
			continue;
		}
		flush();
		const display = match[1] ?? match[2];
		segments.push(
			display === undefined
				? { kind: 'inline', text: (match[3] ?? match[4] ?? '').trim() }
				: { kind: 'display', text: display.trim() },
		);
	}
	words += text.slice(from);
	flush();
	return segments;
});

/** The TeX of every formula in the text, in order. */
export const formulasIn = remembered((text): readonly string[] =>
	splitMarkup(text)
		.filter(({ kind }) => kind !== 'words')
		.map(({ text: tex }) => tex),
);

/**
 * HTML for a single run of text: formulas become MathML, everything else is escaped; `**word**` is strong, a line break
 * is `<br>`.
 * @throws {FormulaError} for the first formula that cannot be typeset.
 */
export function renderInline(text: string): string {
	const segments = splitMarkup(text);
	const parts = segments.map((_, at) => parted(segments, at));
	return segments
		.map((segment, at) => {
			if (segment.kind === 'words') return renderWords(parts[at]?.words ?? '');
			if (segment.kind === 'display') return mathml(segment.text, { display: true });
			const formula = mathml(segment.text);
			const [opening, closing] = [parts[at - 1]?.opening, parts[at + 1]?.closing];
			return opening || closing
				? `<span class="keep">${escapeHtml(opening ?? '')}${formula}${escapeHtml(closing ?? '')}</span>`
				: formula;
		})
		.join('');
}

/** The same if the text contains a formula; undefined if it can be shown as is. */
export const renderFormulas = (text: string): string | undefined =>
	formulasIn(text).length > 0 ? renderInline(text) : undefined;

const OPENING = /[([“‘"]+$/;
const CLOSING = /^[.,;:!?)\]”’"%°-]+/;

/**
 * Text without the punctuation that touches the formulas on either side. A browser may break a line at any formula, so
 * the punctuation goes into an unbreakable box with it: no line starts with a period.
 */
function parted(segments: readonly Segment[], at: number) {
	const text = segments[at]?.kind === 'words' ? segments[at].text : '';
	const isFormula = (near: number) => segments[near]?.kind === 'inline';
	const closing = (isFormula(at - 1) && CLOSING.exec(text)?.[0]) || '';
	const left = text.slice(closing.length);
	const opening = (isFormula(at + 1) && OPENING.exec(left)?.[0]) || '';
	return { closing, words: left.slice(0, left.length - opening.length), opening };
}

/** HTML for several paragraphs: blank lines separate them; lines starting with `- ` or `1. ` are lists. */
export function renderBlocks(text: string): string {
	return text
		.split(/\n\s*\n/)
		.map((block) => block.trim())
		.filter(Boolean)
		.map(renderBlock)
		.join('');
}

const BULLET = /^- /;
const NUMBER = /^\d+\. /;

function renderBlock(block: string): string {
	const lines = block.split('\n');
	for (const [marker, tag] of [
		[BULLET, 'ul'],
		[NUMBER, 'ol'],
	] as const) {
		if (!marker.test(block)) continue;
		const items = joinContinuations(lines, marker).map((line) => line.replace(marker, ''));
		return `<${tag}>${items.map((item) => `<li>${renderInline(item)}</li>`).join('')}</${tag}>`;
	}
	return `<p>${renderInline(lines.join(' '))}</p>`;
}

function joinContinuations(lines: string[], marker: RegExp): string[] {
	const items: string[] = [];
	for (const line of lines) {
		if (marker.test(line) || items.length === 0) items.push(line);
		else items.push(`${items.pop() ?? ''} ${line.trim()}`);
	}
	return items;
}

function renderWords(words: string): string {
	return escapeHtml(words)
		.replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
		.replaceAll('\n', '<br>');
}

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
