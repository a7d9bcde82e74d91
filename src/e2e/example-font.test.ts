/** Pages whose only math is a worked example load a subset of the font; this checks that it is large enough. */
import { expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../components/home/worked-example.ts';
import { PICTURES } from '../components/k6/pictures.ts';
import { EXAMPLE_WEEK } from '../components/tutoring/example-week.ts';
import { EXAMPLE_CHARACTERS } from '../integrations/math-font/glyphs.ts';
import { renderInline } from '../math/markup.ts';

const formulas = [
	...WORKED_EXAMPLE.flatMap(({ line, why }) => [line, why]),
	...EXAMPLE_WEEK.flatMap(({ lines }) => lines.map(({ tex }) => tex)),
	...PICTURES.map(({ signs }) => signs),
];

/** Characters inside `<math>`; a browser draws a single letter in `<mi>` as its italic. */
function signsOf(html: string): string[] {
	const math = [...html.matchAll(/<math[\s\S]*?<\/math>/g)].map(([element]) => element).join('');
	const italics = [...math.matchAll(/<mi[^>]*>([a-z])<\/mi>/g)].map(([, letter = '']) =>
		String.fromCodePoint(0x1d44e + letter.charCodeAt(0) - 97),
	);
	return [...math.replaceAll(/<[^>]*>/g, '').replaceAll(/[a-z\s]/g, ''), ...italics];
}

test.each(formulas)('draws %s from the small font alone', (formula) => {
	const missing = signsOf(renderInline(formula)).filter(
		(sign) => !EXAMPLE_CHARACTERS.includes(sign),
	);
	expect(missing).toEqual([]);
});
