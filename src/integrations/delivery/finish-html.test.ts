import { renderToString } from 'katex';
import { expect, test } from 'vitest';
import { finishHtml } from './finish-html.ts';

test('leaves a formula as it reads and looks, without its TeX', () => {
	const html = renderToString('a < \\frac{1}{2}', { throwOnError: true });
	const kept = finishHtml(html);
	expect(html).toContain('\\frac');
	expect(kept).not.toContain('\\frac');
	expect(kept).toContain('<mfrac>');
	expect(kept).toContain('aria-hidden="true"');
});

test('takes the style of islands out of the body, and no other', () => {
	const own = '<style>p{color:red}</style>';
	const body = `<main>${own}<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><astro-island>`;
	expect(finishHtml(body)).toBe(`<main>${own}<astro-island>`);
});
