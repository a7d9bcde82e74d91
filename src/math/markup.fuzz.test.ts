import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, renderBlocks, renderInline, splitMarkup } from './markup.ts';

const PIECES = [
	'$',
	'$$',
	'\\$',
	'\\(',
	'\\)',
	'\\[',
	'\\]',
	'\\',
	'5',
	' ',
	'\n',
	'**',
	'- ',
	'1. ',
	'<b>',
	'&',
	'x^2',
];
const MARKUP = fc
	.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), {
		maxLength: 40,
	})
	.map((parts) => parts.join(''));

test('words and formulas together make up the whole text, and no piece is empty', () => {
	fc.assert(
		fc.property(MARKUP, (text) => {
			const segments = splitMarkup(text);
			expect(segments.filter(({ kind, text: piece }) => kind === 'words' && piece === '')).toEqual(
				[],
			);
			// Only formula delimiters, and space at their ends, are removed.
			const bare = (part: string) => part.replaceAll(/[\s$\\()[\]]/g, '');
			expect(bare(segments.map((segment) => segment.text).join(''))).toBe(bare(text));
		}),
		{ numRuns: 2_000 },
	);
});

test('text without formulas is shown as written, and opens no element', () => {
	const words = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[$\\*\n]/g, ''));
	fc.assert(
		fc.property(words, (text) => {
			expect(renderInline(text)).toBe(escapeHtml(text));
		}),
	);
});

test('what cannot be shown fails with a FormulaError, and only that', () => {
	fc.assert(
		fc.property(MARKUP, (text) => {
			expect(outcomeOf(text)).toMatch(/^(?:shown|FormulaError)$/);
		}),
	);
});

function outcomeOf(text: string): string {
	try {
		return renderBlocks(text).includes('<b>') ? 'an element' : 'shown';
	} catch (error) {
		return error instanceof Error ? error.name : 'thrown';
	}
}
