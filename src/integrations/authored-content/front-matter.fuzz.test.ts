import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const PIECES = [
	'title: ',
	'a:',
	' ',
	'\n',
	'  ',
	"'",
	'"',
	'- ',
	'[',
	']',
	'{',
	'}',
	'&a',
	'*a',
	'!!set',
	'|',
	'>',
	'#',
	': ',
	'“',
	'<<: ',
	'\t',
	'---',
	'%',
];

test('any text is read or reported, line by line, and reading terminates', () => {
	const text = fc
		.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 40 })
		.map((parts) => parts.join(''));
	fc.assert(
		fc.property(text, (written) => {
			const { data, mended, issues } = readFrontMatter(written);
			expect(data).toBeTypeOf('object');
			expect(mended.split('\n')).toHaveLength(written.split('\n').length);
			for (const { line } of issues) {
				expect(line).toBeGreaterThanOrEqual(1);
				expect(line).toBeLessThanOrEqual(written.split('\n').length);
			}
		}),
		{ numRuns: 2_000, examples: [["[\ntitle: '"]] },
	);
});
