import { expect, test } from 'vitest';
import { equation, num, quotient } from './expression.ts';
import { proseSpeech, say } from './prose.ts';

test('says what a stated calculation equals, but an equation as it is', () => {
	const ratio = equation(quotient(6, 12), num('1/2'));
	expect(proseSpeech(say`The common ratio is ${ratio}.`)).toBe(
		'The common ratio is six twelfths, which equals one half.',
	);
	expect(proseSpeech(say`The equation is ${equation('y', 3)}.`)).toBe(
		'The equation is y equals 3.',
	);
});
