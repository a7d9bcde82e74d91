/**
 * Reads the text of a post as the build does (MDX, tables, math). MDX stops at the first `<` or `{` it cannot read;
 * here each one is explained and replaced, and reading continues, so that all of them are found.
 */
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { placeAt } from './issues.ts';
import type { Place } from './places.ts';

type Point = Place & { offset: number };

/** The part of a Markdown node that the rules read. */
export type MdxNode = {
	type: string;
	value?: string;
	url?: string;
	alt?: string | null;
	depth?: number;
	name?: string | null;
	attributes?: { name?: string }[];
	children?: MdxNode[];
	position: { start: Point; end: Point };
};

export type Trap = Place & { message: string };

const MOST_TRAPS = 50;
/** Any character that means nothing to MDX. */
const HARMLESS = 'x';

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkMath] });

export function readMdx(body: string): { tree?: MdxNode; traps: Trap[] } {
	const traps: Trap[] = [];
	let text = body;
	while (traps.length < MOST_TRAPS) {
		try {
			// The package's own types name every kind of node; the rules need only what they have in common.
			return { tree: processor.parse(text) as unknown as MdxNode, traps };
		} catch (cause) {
			const { sign, at } = trapIn(text, cause);
			traps.push({ ...placeAt(text, at), message: explain(sign, body, at) });
			if (sign === undefined) return { traps };
			text = text.slice(0, at) + HARMLESS.repeat(sign.length) + text.slice(at + sign.length);
		}
	}
	return { traps };
}

type ParseIssue = { reason?: string; place?: { start?: Point; offset?: number }; ruleId?: string };

/** The character that caused it: the last one before the position of the failure, or the tag that the error names. */
function trapIn(text: string, cause: unknown): { sign?: string; at: number } {
	const { reason = '', place, ruleId = '' } = cause as ParseIssue;
	const failedAt = place?.offset ?? place?.start?.offset ?? text.length;
	const tag = /\((\d+):(\d+)-/.exec(reason);
	if (tag) return { sign: '<', at: offsetOf(text, Number(tag[1]), Number(tag[2])) };
	if (/import\/exports/.test(reason)) {
		const at = Math.max(0, text.lastIndexOf('\n', failedAt - 1) + 1);
		const word = /^(?:import|export)/.exec(text.slice(at))?.[0];
		return word ? { sign: word, at } : { at: failedAt };
	}
	const sign = /expression|brace/.test(reason) || ruleId === 'acorn' ? '{' : '<';
	const at = text.lastIndexOf(sign, failedAt);
	return at >= 0 ? { sign, at } : { at: failedAt };
}

function offsetOf(text: string, line: number, column: number): number {
	const before = text.split('\n').slice(0, line - 1);
	return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

function explain(sign: string | undefined, body: string, at: number): string {
	const found = (body.slice(at).split('\n')[0] ?? '').slice(0, 24);
	if (sign === '<')
		return `found "${found}". Outside a formula "<" begins a tag. Write the formula $a < b$, the words "less than", or \\< for the sign itself.`;
	const command = /\\[a-zA-Z]+(?:\{[^{}]*\})*$/.exec(body.slice(0, at))?.[0];
	if (sign === '{' && command)
		return `found "${command}${found}" outside a formula. TeX goes between dollar signs: $\\frac{1}{2}$.`;
	if (sign === '{')
		return `found "${found}". Outside a formula, "{" starts code. Write the formula $\\{1, 2\\}$, or \\{ for the bracket itself.`;
	if (sign)
		return `found "${found}". A line that starts with the word "${sign}" is read as code. Start the line with another word.`;
	return `found "${found}", and the text cannot be read from here on. Look for "<" or "{" outside a formula: write \\< or \\{.`;
}
