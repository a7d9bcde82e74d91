import { expect, test } from 'vitest';
import { power } from '../math/expression.ts';
import { proseText, say } from '../math/prose.ts';
import { createDraft } from './pipeline/bank.testdata.ts';
import { draftInUsage, inUsage } from './usage.ts';

test.each([
	['expand the brackets', 'expand the parentheses'],
	['inside one bracket', 'inside one parenthesis'],
	['a square bracket beside brackets', 'a square bracket beside parentheses'],
	['a square bracket or a round bracket', 'a square bracket or a parenthesis'],
	['open bracket, 3 plus x, close bracket', 'open bracket, 3 plus x, close bracket'],
	['3 metres from the centre', '3 meters from the center'],
	['12 kilometres and 2 litres', '12 kilometers and 2 liters'],
	['a centimetre', 'a centimeter'],
	['unfavourable', 'unfavorable'],
	['a parking meter', 'a parking meter'],
	['reflected the graph in the x-axis', 'reflected the graph across the x-axis'],
	['vertically opposite angles', 'vertical angles'],
])('writes %j for readers in the USA as %j and leaves it in Canada', (words, american) => {
	expect(inUsage(words, 'USA')).toBe(american);
	expect(inUsage(words, 'CA')).toBe(words);
});

test('says the round signs of a formula with the name of the country', () => {
	const spoken =
		'open parenthesis, the quantity x plus 1, end quantity, squared, close parenthesis';
	expect(inUsage(spoken, 'USA')).toBe(spoken);
	expect(inUsage(spoken, 'CA')).toBe(spoken.replaceAll('parenthesis', 'bracket'));
});

test('calls a common denominator or multiple least in the USA and lowest in Canada', () => {
	const words = 'Find the least common denominator, a least common multiple.';
	expect(inUsage(words, 'USA')).toBe(words);
	expect(inUsage(words, 'CA')).toBe(words.replaceAll('least', 'lowest'));
});

test('changes every sentence of a draft, and no formula', () => {
	const draft = createDraft(3, { prompt: say`Work out the brackets in ${power('bracket', 2)}.` });
	expect(proseText(draftInUsage(draft, 'USA').prompt)).toBe(
		'Work out the parentheses in $bracket^{2}$.',
	);
});
