import { renderToString } from 'katex';
import { expect, test } from 'vitest';
import { FormulaError, mathml } from './mathml.ts';
import { texReason } from './tex-reason.ts';

/** What KaTeX says, as authors read it. */
function saidByKatex(tex: string): string | undefined {
	try {
		renderToString(tex);
		return undefined;
	} catch (cause) {
		const [reason] = String(cause).replace('ParseError: KaTeX parse error: ', '').split(' at ');
		return texReason(tex, reason ?? '');
	}
}

function saidByTemml(tex: string): string | undefined {
	try {
		mathml(tex);
		return undefined;
	} catch (cause) {
		return cause instanceof FormulaError ? cause.reason : String(cause);
	}
}

// "Expected '}', got 'EOF' at end of input" means nothing to an author.
test.each([
	['x^{2 + 1', 'a "{" is opened and never closed'],
	['\\frac{1}{2', 'a "{" is opened and never closed'],
	['\\text{two \\{ ', 'a "{" is opened and never closed'],
	['\\left({1\\right)', 'a "{" is opened and not closed before "\\right"'],
	['\\frac{1}', 'the last command needs one more part in braces'],
	['\\sqrt[3{2}', 'a "[" is opened and never closed'],
	['\\left(1', '"\\left" is opened and never closed with "\\right"'],
	['1\\right)', '"\\right" has no "\\left" before it'],
	['x^2}', 'a "}" has no "{" before it'],
	['\\begin{aligned} x', '"\\begin" is opened and never closed with "\\end"'],
	['x \\end{aligned}', '"\\end" has no "\\begin" before it'],
	['a & b', 'found "&" outside a table; the sign itself is written "\\&"'],
])('says what %j lacks', (tex, words) => {
	expect([saidByKatex(tex), saidByTemml(tex)]).toEqual([words, words]);
});

test('leaves other reasons as they are', () => {
	expect(texReason('x^2^3', 'Double superscript')).toBe('Double superscript');
});
