import { expect, test } from 'vitest';
import { gapPolynomial } from './quadratic.ts';
import { expectTriedValues } from './tried-values.ts';

const saying = (text: string) => ({ steps: [{ text, html: '', speech: '' }] }) as never;

test('a value that is only stated must be that of the polynomial', () => {
	const cubic = gapPolynomial('2x^{3} - 12x^{2} < -10x - 24');
	expect(expectTriedValues(saying('The value $P(1) = 24$ is not 0.'), cubic)).toEqual([]);
	expect(
		expectTriedValues(saying('The values $P(1) = 24$ and $P(2) = 13$ are not 0.'), cubic),
	).toEqual(['$P(2) = 13$ is not the value of the polynomial']);
	expect(expectTriedValues(saying('$P(20) = 11{,}424$'), cubic)).toEqual([]);
});
