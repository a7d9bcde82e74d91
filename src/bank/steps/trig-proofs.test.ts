import { expect, test } from 'vitest';
import { cofunctionMistakes, read } from './trig-proofs.ts';

const valuesOf = (text: string) => cofunctionMistakes(read(text)).map(([{ value }]) => value);

test('exchanges functions inside parentheses, too', () => {
	expect(valuesOf('4(1-sin)')).toEqual(['4(1 - \\cos x)']);
});

test('finds nothing to exchange in a number', () => {
	expect(valuesOf('5')).toEqual([]);
});
