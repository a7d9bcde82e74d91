import { expect, test } from 'vitest';
import { isTooMuch } from './is-too-much.ts';

test.each([
	['a long text without tags', 'word '.repeat(30_000)],
	['many implicitly closed lines', '<p>a<br>'.repeat(1_400)],
	['a table of unclosed cells', `<table>${'<tr><td>1<td>2'.repeat(900)}</table>`],
	['many elements in a row', '<b>a</b>'.repeat(1_400)],
	['less-than signs that are not tags', 'a < b '.repeat(9_000)],
])('allows %s', (_what, html) => {
	expect(isTooMuch(html)).toBe(false);
});

test.each([
	['longer than any field', 'a'.repeat(200_001)],
	['deeper than any field', '<span>'.repeat(61)],
	['of more elements than any field', '<p>'.repeat(3_001)],
	['of more unfinished tags than any field', '<a'.repeat(99_000)],
])('rejects what is %s', (_what, html) => {
	expect(isTooMuch(html)).toBe(true);
});
