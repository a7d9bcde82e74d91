import { expect, test } from 'vitest';
import { createQuestion } from '../../../books/records.testdata.ts';
import { drawSet } from '../../figures/draw/set-line.ts';
import { proveDrawings } from './prove-drawings.ts';

const from2 = drawSet({ parts: [{ from: { at: 2, closed: false }, to: null }] });

const signed = drawSet({
	parts: [{ from: { at: -3, closed: true }, to: { at: 1, closed: true } }],
	signs: ['+', '−', '+'],
});

/** A solution whose last line has the drawing. */
function solved(text: string, { alt }: { alt: string }, above = '$x^2 + 2x - 3 \\le 0$') {
	const html = `${text} <img src="/api/question-images/q-step-2" alt="${alt}" width="320" height="72">`;
	return createQuestion({
		question: `Solve ${above}.`,
		steps: [
			{ text: above, html: above, speech: above },
			{ text, html, speech: `${text} ${alt}`, image_id: 'q-step-2' },
		],
	});
}

const drawn = ({ svg }: { svg: string }) => new Map([['q-step-2', svg]]);

test.each([
	['The solution is $(2, \\infty)$.', from2],
	['$x > 2$', from2],
	['The solution is $[-3, 1]$.', signed],
])('proves a drawing that shows what "%s" says', (text, figure) => {
	expect(proveDrawings(solved(text, figure), drawn(figure))).toEqual([]);
});

test.each([
	['$x \\ge 2$', from2],
	['$x < 2$', from2],
	['The solution is $(3, \\infty)$.', from2],
	['The answer is $7$.', from2],
	['The solution is $[-3, 1)$.', signed],
])('rejects the drawing of another set on "%s"', (text, figure) => {
	expect(proveDrawings(solved(text, figure), drawn(figure))).toHaveLength(1);
});

test('rejects signs other than those of the expression', () => {
	const question = solved('The solution is $[-3, 1]$.', signed, '$-x^2 - 2x + 3 \\le 0$');
	expect(proveDrawings(question, drawn(signed))).toEqual([
		'the drawing on line 2: the signs are not those of the expression',
	]);
});

test.each([
	['a filled circle', /(<circle[^>]*) fill="#fff"/, '$1'],
	['a circle elsewhere', /cx="[\d.]+"/, 'cx="99"'],
	['another label', '>2</text></g>', '>4</text></g>'],
	['another number under the line', '>3<', '>8<'],
	['a shorter shading', /H306" stroke-width="5"/, 'H270" stroke-width="5"'],
	['shading on the other side', /M([\d.]+) 40H306"/, 'M14 40H$1"'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = from2.svg.replace(was, is);
	expect(svg).not.toBe(from2.svg);
	expect(proveDrawings(solved('$x > 2$', from2), drawn({ svg }))).toHaveLength(1);
});

test('rejects a description that differs from the drawing or is not spoken', () => {
	const words = { alt: from2.alt.replace('an open', 'a closed') };
	expect(proveDrawings(solved('$x \\ge 2$', words), drawn(from2))[0]).toContain('it shows');
	const mute = solved('$x > 2$', from2);
	const [first, last] = mute.steps;
	const steps = first && last ? [first, { ...last, speech: last.text }] : [];
	expect(proveDrawings({ ...mute, steps }, drawn(from2))[0]).toContain('than it is spoken');
});

test('checks an unavailable drawing by its description', () => {
	expect(proveDrawings(solved('$x > 2$', from2), new Map())).toEqual([]);
	expect(proveDrawings(solved('$x < 2$', from2), new Map())).toHaveLength(1);
});

test('rejects a drawing that no reader can read', () => {
	const alt = 'A fine picture.';
	expect(proveDrawings(solved('$x > 2$', { alt }), drawn(from2))).toEqual([
		'the drawing on line 2: nothing can read "A fine picture."',
	]);
});
