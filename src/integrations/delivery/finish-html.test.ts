import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { finishHtml } from './finish-html.ts';

test('leaves formulas as they look, without their TeX', () => {
	const formulas = ['a < \\frac{1}{2}', '\\begin{aligned}a &= b\\\\ &= c\\end{aligned}'];
	const aside = formulas.map((tex) => mathml(tex, { annotate: true })).join(' and ');
	expect(aside).toContain('\\frac');
	expect(finishHtml(aside)).toBe(formulas.map((tex) => mathml(tex)).join(' and '));
});

test('takes the style of islands out of the body, and no other', () => {
	const own = '<style>p{color:red}</style>';
	const body = `<main>${own}<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><astro-island>`;
	expect(finishHtml(body)).toBe(`<main>${own}<astro-island>`);
});

test('shortens the scope of a style and on its elements alike, and drops the number of an island', () => {
	const page =
		'<style>p[data-astro-cid-kl3kyvls]{color:red}</style><p data-astro-cid-kl3kyvls>' +
		'<astro-island uid="Z12aHcR" prefix="r3"></astro-island>';
	expect(finishHtml(page)).toBe(
		'<style>p[data-kl3kyvls]{color:red}</style><p data-kl3kyvls>' +
			'<astro-island prefix="r3"></astro-island>',
	);
});
