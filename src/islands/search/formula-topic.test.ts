import { expect, test } from 'vitest';
import { formulaTopic } from './formula-topic.ts';

test.each([
	['2x+5=11', 'two-step equations'],
	['3x = 12', 'one-step equations'],
	['x/4 = 9', 'one-step equations'],
	['5x − 3 = 2x + 9', 'equations variables both sides'],
	['x²+5x+6', 'factoring x2 bx'],
	['2x^2+7x+3', 'factoring ax2 bx'],
	['x^2 + 5x + 6 = 0', 'quadratic equations solving'],
	['a^2+b^2=c^2', 'pythagorean theorem'],
	['y = mx + b', 'slope-intercept form'],
	['3x - 2 >= 7', 'inequalities'],
])('maps "%s" to %s', (formula, topic) => {
	expect(formulaTopic(formula)).toBe(topic);
});

test.each(['slope', 'log rules', 'grade 7', '8.EE.B.5', 'x', ''])(
	'leaves "%s" unchanged',
	(words) => {
		expect(formulaTopic(words)).toBeUndefined();
	},
);
