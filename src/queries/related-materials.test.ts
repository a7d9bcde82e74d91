import { expect, test } from 'vitest';
import { nearest, relatedMaterials } from './related-materials.ts';

const FILE = 'content/blog/two-turns/index.mdx';
const ADDING = 'pre-algebra/1-integers/1-2-adding-integers';
const SUBTRACTING = 'pre-algebra/1-integers/1-3-subtracting-integers';
const library = new Map([
	[ADDING, 'Adding Integers'],
	[SUBTRACTING, 'Subtracting Integers'],
	['algebra-1/1-integers/1-2-adding-integers', 'Another book'],
]);

test('finds the materials in the order of the post', () => {
	expect(relatedMaterials(FILE, [SUBTRACTING, ADDING], library)).toEqual([
		'Subtracting Integers',
		'Adding Integers',
	]);
});

test('names the file, the field, what was found and the nearest material, for every fault', () => {
	const related = [
		ADDING,
		'pre-algebra/1-integers/1-2-ading-integers',
		'pre-algebra/1/1-3-subtract',
	];
	expect(() => relatedMaterials(FILE, related, library)).toThrowErrorMatchingInlineSnapshot(`
		[Error: The authored content has a fault:
		  content/blog/two-turns/index.mdx: related[1]: found "pre-algebra/1-integers/1-2-ading-integers", and there is no such material. Write the address of one below /workbooks/; the nearest is "pre-algebra/1-integers/1-2-adding-integers".
		  content/blog/two-turns/index.mdx: related[2]: found "pre-algebra/1/1-3-subtract", and there is no such material. Write the address of one below /workbooks/; the nearest is "pre-algebra/1-integers/1-3-subtracting-integers".]
	`);
});

test.each([
	['kitten', ['mitten', 'sitting'], 'mitten'],
	['1-3', ['1-2', '1-3-subtracting', '1-3'], '1-3'],
	['a', ['b', 'c'], 'b'],
	['a', [], ''],
])('takes for %j of %j the nearest: %j', (text, candidates, expected) => {
	expect(nearest(text, candidates)).toBe(expected);
});
