import { expect, test } from 'vitest';
import { plainQuery } from './plain-query.ts';

test.each([
	['how to add fractions', 'add fractions'],
	['y=mx+b', 'slope-intercept form'],
	['slope worksheet', 'slope'],
	['worksheets', 'worksheets'],
	['x^2+5x+6', 'factoring x2 bx'],
	['a² + b² = c²', 'pythagorean theorem'],
	['7.NS.A.1b', '7.ns.a.1b'],
	['the', 'the'],
	['<img onerror=alert(1)>', 'img onerror alert 1'],
	['+++', ''],
])('sends "%s" to the index as "%s"', (typed, asked) => {
	expect(plainQuery(typed)).toBe(asked);
});
