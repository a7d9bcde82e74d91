import { expect, test } from 'vitest';
import { createSpeaker } from './speak-markup.ts';

test('says formulas in plain words and leaves the sentence around them', async () => {
	const speak = await createSpeaker();
	expect(speak('Find $\\left|-3\\right|$, then **add** $x^2$.')).toBe(
		'Find the absolute value of negative 3, then add x squared.',
	);
	expect(speak('$-8 + (-5)$ costs \\$4')).toBe('negative 8 plus negative 5 costs $4');
});

test('says degrees', async () => {
	const speak = await createSpeaker();
	expect(speak('$\\angle A = 30^{\\circ}$ and $360^\\circ - x$')).toBe(
		'angle A equals 30 degrees and 360 degrees minus x',
	);
});

test('says percents, ratios and repeating decimals as a class does', async () => {
	const speak = await createSpeaker();
	expect(speak('$15\\%$ of $2 : 3 : a$ is $0.8\\overline{3}$')).toBe(
		'15 percent of 2 to 3 to a is 0.8, then 3 repeating',
	);
});

test('tells two points apart', async () => {
	const speak = await createSpeaker();
	expect(speak('The intercepts are $(14, 0)$ and $(0, 14)$.')).toBe(
		'The intercepts are the point 14, 0 and the point 0, 14.',
	);
	expect(speak('The vertex is $(14, 0)$.')).toBe('The vertex is 14, 0.');
});

test('refuses at once what would take seconds to say', async () => {
	const speak = await createSpeaker();
	expect(() => speak(`$${'\\hat{x} + '.repeat(150)}x$`)).toThrow(
		/cannot be read aloud: it has \d+ parts/,
	);
});
