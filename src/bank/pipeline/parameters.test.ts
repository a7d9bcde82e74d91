import { expect, test } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { drawParameters, parseParameter } from './parameters.ts';

test.each([
	['1..4', [1, 2, 3, 4]],
	['-2..2', [-2, -1, 0, 1, 2]],
	['10..30/10', [10, 20, 30]],
	['0.5..2/0.5', [0.5, 1, 1.5, 2]],
	['±1..2', [-1, 1, -2, 2]],
	['-3..3!0,-1', [-3, -2, 1, 2, 3]],
])('reads the range %j', (text, values) => {
	expect(parseParameter(text)).toEqual({ kind: 'numbers', values });
});

test('reads a closed list and leaves a described draw to the family', () => {
	expect(parseParameter('{h|v}')).toEqual({ kind: 'choice', options: ['h', 'v'] });
	expect(parseParameter('orders (6 cases)')).toEqual({
		kind: 'described',
		text: 'orders (6 cases)',
	});
});

// "-12...-2" was read as the range from "-12." to -2.
test.each(['-12...-2', '1..5.', '1..5/', '1..5!', '1..5!a'])(
	'does not take %j for a range',
	(text) => {
		expect(parseParameter(text)).toEqual({ kind: 'described', text });
	},
);

// A family had to ask whether a template had the parameter at all.
test('gives a fixed value without drawing, so that later draws stay the same', () => {
	const drawnWith = (...fixed: [string, string][]) =>
		drawParameters(
			new Map(
				[...fixed, ['a', '1..99'] as const].map(([name, text]) => [name, parseParameter(text)]),
			),
			createRandom('x'),
		);
	expect(drawnWith(['h', '=0'], ['form', '=table'])).toEqual({
		h: '0',
		form: 'table',
		a: drawnWith()['a'],
	});
});

test.each(['5..1', '1..2!1,2', '1..5/0'])('refuses %j', (text) => {
	expect(() => parseParameter(text)).toThrow(RangeError);
});

test('draws one value for each range and list', () => {
	const parameters = new Map([
		['a', parseParameter('3..3')],
		['form', parseParameter('{only}')],
		['words', parseParameter('something else')],
	]);
	expect(drawParameters(parameters, createRandom('x'))).toEqual({ a: 3, form: 'only' });
});
