/**
 * The dollar trap: two dollar signs in a paragraph turn everything between them into a formula, so "it costs $5, or $10
 * with lunch" silently becomes math. A formula that reads like prose is money.
 */
import type { MdxNode } from '../read-mdx.ts';
import { placeAt } from '../issues.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf } from './walk.ts';

const MONEY = 'An amount of money is written with a backslash: \\$5.';

export function findDollarIssues(tree: MdxNode, body: string): RuleIssue[] {
	return [...nodesOf(tree)].flatMap((node) => {
		const { start, end } = node.position;
		const source = body.slice(start.offset, end.offset);
		const place = { line: start.line, column: start.column, field: 'mathematics' };
		if (node.type === 'text') return loneDollars(source, body, start.offset);
		if (node.type === 'math' && !/\$\$\s*$/.test(source.slice(2)))
			return [
				{
					...place,
					message: 'found $$ that is never closed. Put $$ alone on a line below the formula.',
				},
			];
		if (node.type !== 'inlineMath') return [];
		const message = issueOf(source, body.charAt(start.offset - 1), body.slice(end.offset));
		return message ? [{ ...place, message }] : [];
	});
}

function loneDollars(source: string, body: string, from: number): RuleIssue[] {
	return [...source.matchAll(/\\.|\$+/gs)]
		.filter(([sign]) => sign.startsWith('$'))
		.map(({ index }) => ({
			...placeAt(body, from + index),
			field: 'mathematics',
			message: `found a dollar sign that is never closed: "${shorten(source.slice(index))}". ${MONEY} A formula needs a second sign: $x + 3$.`,
		}));
}

/** `source` with its dollar signs; `before` is the character in front of it, `behind` everything after it. */
function issueOf(source: string, before: string, behind: string): string | undefined {
	const tex = source.replaceAll(/^\$+|\$+$/g, '');
	const found = `found the formula "${shorten(source)}", which`;
	if (/^\.?\d/.test(behind)) return `${found} ends right before a digit. ${MONEY}`;
	if (readsLikeMoney(tex) || (/\d/.test(before) && /^\s/.test(tex)))
		return `${found} reads like words between two amounts. ${MONEY}`;
	if (readsLikeProse(tex))
		return `${found} has words in it. Words in a formula go in \\text{…}, functions have a backslash: \\sin x. ${MONEY}`;
	if (source.startsWith('$$'))
		return `${found} has double dollar signs within a line. Write $x$ in a sentence; for a line of its own put $$ alone on the line above and below.`;
	return undefined;
}

// Text, units, and names of environments and colors may contain words.
const NAMED =
	/\\(?:text\w*|mathrm|mathbf|mathit|operatorname\*?|begin|end|color|textcolor|tag|mbox|f?colorbox)\s*\{[^{}]*\}(?:\{[lcr|]+\})?/g;
const wordsOfTex = (tex: string) => tex.replaceAll(NAMED, ' ').replaceAll(/\\[a-zA-Z]+/g, ' ');

function readsLikeMoney(tex: string): boolean {
	const words = wordsOfTex(tex);
	// A space at one end only: nobody writes a formula that way, and every sentence between two prices has one.
	const leans = /^\s/.test(tex) !== /\s$/.test(tex);
	const goesOn = /^\s*[\d.,]+\s+[a-z]{2,}\s+[a-zA-Z]/.test(words);
	return (
		/^\s*\.?\d/.test(tex) && (goesOn || /[a-z]{3}/.test(words) || (leans && /[a-z]{2}/.test(words)))
	);
}

/** Lower-case words outside `\\text{…}`; capital letters may name the vertices of a figure. */
export const readsLikeProse = (tex: string): boolean =>
	/[a-z]{4}|\b[a-z]{2,}\s+[a-z]{2,}\b|\b(?:sin|cos|tan|log|lim|max|min)\b/.test(wordsOfTex(tex));

const shorten = (text: string): string => {
	const line = text.replaceAll(/\s+/g, ' ').trim();
	return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};
