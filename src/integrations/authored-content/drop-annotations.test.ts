import { renderToString } from 'katex';
import { expect, test } from 'vitest';
import { withoutAnnotations } from './drop-annotations.ts';

test('leaves a formula as it reads and looks, without its TeX', () => {
	const html = renderToString('a < \\frac{1}{2}', { throwOnError: true });
	const kept = withoutAnnotations(html);
	expect(html).toContain('\\frac');
	expect(kept).not.toContain('\\frac');
	expect(kept).toContain('<mfrac>');
	expect(kept).toContain('aria-hidden="true"');
});
