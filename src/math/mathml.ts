/**
 * TeX → MathML through Temml, the only way in for every formula. Input is untrusted (an import may contain anything):
 * length is capped, macro definitions and HTML extensions are rejected, every failure is a `FormulaError`.
 */
import temml from 'temml';
import { texReason } from './tex-reason.ts';

const MAX_FORMULA_LENGTH = 2000;
const MAX_DEPTH = 40;
/** Table cells, empty ones included: Temml pads every row to the longest. */
const MAX_CELLS = 400;
const FORBIDDEN =
	/\\(?:def|gdef|edef|xdef|let|global|newcommand|renewcommand|providecommand|futurelet|includegraphics|href|url|htmlClass|htmlId|htmlStyle|htmlData|class|id|style|data|require|begingroup)(?![a-zA-Z])/;

/** A formula that cannot be typeset, or fails as `failure` says. `reason` is a sentence fragment for the author. */
export class FormulaError extends Error {
	override name = 'FormulaError';
	readonly formula: string;
	readonly reason: string;

	constructor(formula: string, reason: string, cause?: unknown, failure = 'cannot be typeset') {
		super(`The formula "${formula.slice(0, 80)}" ${failure}: ${reason}`, { cause });
		this.formula = formula;
		this.reason = reason;
	}
}

const cache = new Map<string, string>();
const CACHE_LIMIT = 10_000;

/**
 * MathML of one formula, without a wrapper. The same formula gives the same string; `annotate` keeps the TeX in it.
 * @throws {FormulaError} on bad TeX, a forbidden command, or a formula over 2,000 characters.
 */
export function mathml(tex: string, { display = false, annotate = false } = {}): string {
	const key = `${display ? 'D' : ''}${annotate ? 'A' : ''} ${tex}`;
	const known = cache.get(key);
	if (known !== undefined) return known;
	const made = typeset(tex, display, annotate);
	if (cache.size >= CACHE_LIMIT) cache.clear();
	cache.set(key, made);
	return made;
}

/** The number of elements in some MathML, which determines what speaking it costs. */
export const elementsOf = (markup: string): number => markup.match(/<m/g)?.length ?? 0;

function typeset(tex: string, displayMode: boolean, annotate: boolean): string {
	if (tex.length > MAX_FORMULA_LENGTH)
		throw new FormulaError(tex, `it is longer than ${MAX_FORMULA_LENGTH} characters.`);
	const forbidden = FORBIDDEN.exec(tex);
	if (forbidden) throw new FormulaError(tex, `the command ${forbidden[0]} is not allowed here.`);
	if (depth(tex) > MAX_DEPTH)
		throw new FormulaError(tex, `its braces nest deeper than ${MAX_DEPTH}.`);
	if (tex.trim() === '') throw new FormulaError(tex, 'it is empty.');
	if (cells(tex) > MAX_CELLS)
		throw new FormulaError(tex, `its table has more than ${MAX_CELLS} cells.`);
	const bare = BARE_SCRIPT.exec(tex)?.[1];
	if (bare) throw new FormulaError(tex, `nothing follows the "${bare}".`);
	try {
		return temml.renderToString(withWordClasses(tex), {
			displayMode,
			annotate,
			throwOnError: true,
			trust: ({ command }: { command: string }) => command === '\\class',
			maxSize: [10, 10],
			maxExpand: 100,
		});
	} catch (cause) {
		throw new FormulaError(tex, reasonOf(tex, cause), cause);
	}
}

/** A "^" or "_" with nothing after it. */
const BARE_SCRIPT = /(?<!\\)([\^_])\s*(?:$|[}&^_]|\\\\)/;

/** Temml's internal errors mean nothing to an author. */
function reasonOf(tex: string, cause: unknown): string {
	if (cause instanceof TypeError || cause instanceof RangeError) return 'it is not complete.';
	const said = cause instanceof Error ? cause.message : String(cause);
	return texReason(tex, (said.split('\n')[0] ?? '').trim());
}

/** Rows times the longest row's length. */
function cells(tex: string): number {
	const rows = tex.split('\\\\').map((row) => row.split('&').length);
	return rows.length * Math.max(...rows);
}

/** The bank marks changed terms with `\changed{…}`; no other class is allowed in formulas. */
function withWordClasses(tex: string): string {
	return tex.replaceAll('\\changed{', '\\class{changed}{');
}

function depth(tex: string): number {
	let now = 0;
	let most = 0;
	for (const char of tex) {
		if (char === '{') most = Math.max(most, ++now);
		else if (char === '}') now--;
	}
	return most;
}
