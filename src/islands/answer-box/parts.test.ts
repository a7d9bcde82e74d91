import { expect, test } from 'vitest';
import type { AnswerKind } from '../../schemas/wire/answer.ts';
import { emptyRows, joinParts, type PartShape, shapeOf, splitParts } from './parts.ts';

function shape(kind: AnswerKind): PartShape {
	const found = shapeOf(kind);
	if (!found) throw new Error(`${kind} has no parts.`);
	return found;
}

test.each<[AnswerKind, string, string[][]]>([
	['equation-solution-set', '-3, 3', [['-3'], ['3']]],
	['ordered-list', '√(2), 1/2, f(1, 2)', [['√(2)'], ['1/2'], ['f(1, 2)']]],
	['point', '(2, -3)', [['2', '-3']]],
	['point', '(√(2), (1+2)/3)', [['√(2)', '(1+2)/3']]],
	[
		'point-set',
		'(0, 1), (2, 3)',
		[
			['0', '1'],
			['2', '3'],
		],
	],
	['triple', '(1, 2, 3)', [['1', '2', '3']]],
	['interval', '[-2, 4)', [['[', '-2', '4', ')']]],
	[
		'interval',
		'(-∞, 0) ∪ [1, ∞)',
		[
			['(', '-∞', '0', ')'],
			['[', '1', '∞', ')'],
		],
	],
	[
		'matrix',
		'[[1, 2], [3, 4]]',
		[
			['1', '2'],
			['3', '4'],
		],
	],
	[
		'matrix',
		'[[1, ], [, 4]]',
		[
			['1', ''],
			['', '4'],
		],
	],
])('%s: %s in fields and back', (kind, text, rows) => {
	expect(splitParts(shape(kind), text)).toEqual(rows);
	expect(joinParts(shape(kind), rows)).toBe(text);
});

test.each<[AnswerKind, string]>([
	['point', '2, -3'],
	['point', '(1, 2, 3)'],
	['interval', 'x > 3'],
	['interval', '[1, 2) and more'],
	['matrix', 'no inverse'],
	['matrix', '[[1, 2], [3]]'],
	['point', ''],
])('%s: leaves the fields alone for the text "%s"', (kind, text) => {
	expect(splitParts(shape(kind), text)).toBeNull();
});

test('omits empty fields, and writes nothing if all are empty', () => {
	expect(joinParts(shape('equation-solution-set'), [['2'], ['']])).toBe('2');
	for (const kind of ['point', 'interval', 'matrix', 'set'] as const)
		expect(joinParts(shape(kind), emptyRows(shape(kind)))).toBe('');
});

test('has no fields for a single-part answer', () => {
	expect(shapeOf('rational')).toBeUndefined();
});
