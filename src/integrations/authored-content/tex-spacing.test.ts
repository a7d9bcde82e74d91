import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { spaceAsTex } from './tex-spacing.ts';

function spaced(tex: string): string {
	const [math] = fromHtml(mathml(tex), { fragment: true }).children as Element[];
	if (!math) throw new Error('no formula');
	spaceAsTex(math);
	return toHtml(math);
}

test('tightens operators in exponents and indices, and leaves those on the line alone', () => {
	expect(spaced('a + x^{n+1}_{m-1}').match(/<mo[^>]*>./g)).toEqual([
		'<mo>+',
		'<mo lspace="0em" rspace="0em">−',
		'<mo lspace="0em" rspace="0em">+',
	]);
});

test.each(['1 + \\dots + n', '3.11\\ldots'])('tightens the dots of %s', (tex) => {
	expect(spaced(tex)).toMatch(/<mo lspace="0em" rspace="0em">[…⋯]<\/mo>/);
});

test('opens and closes with sized delimiters', () => {
	const forms = spaced('2 \\cdot \\bigl(3\\bigr)').match(/form="[a-z]+"/g);
	expect(forms).toEqual(['form="prefix"', 'form="postfix"']);
});
