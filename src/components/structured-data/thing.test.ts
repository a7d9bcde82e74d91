import { expect, test } from 'vitest';
import { jsonLd } from './thing.ts';

test('cannot be closed by a title', () => {
	const hostile = '</script><script>alert(1)</script><!-- <ScRiPt>';
	const text = jsonLd([{ '@type': 'Article', headline: hostile }]);
	expect(text).not.toContain('<');
	expect(JSON.parse(text)['@graph'][0].headline).toBe(hostile);
});

test('puts everything on a page into one graph', () => {
	const { '@context': context, '@graph': graph } = JSON.parse(
		jsonLd([{ '@type': 'WebSite' }, { '@type': 'BreadcrumbList' }]),
	);
	expect(context).toBe('https://schema.org');
	expect(graph).toHaveLength(2);
});

test('omits what is not known', () => {
	expect(jsonLd([{ '@type': 'Book', educationalLevel: undefined }])).not.toContain('Level');
});
