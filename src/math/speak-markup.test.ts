import { expect, test } from 'vitest';
import { createSpeaker } from './speak-markup.ts';

test('says formulas in plain words and leaves the sentence around them', async () => {
	const speak = await createSpeaker();
	expect(speak('Find $\\left|-3\\right|$, then **add** $x^2$.')).toBe(
		'Find the absolute value of negative 3, then add x squared.',
	);
	expect(speak('$-8 + (-5)$ costs \\$4')).toBe('negative 8 plus negative 5 costs $4');
});
