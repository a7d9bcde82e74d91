import { expect, test } from 'vitest';
import { proseText } from '../../math/prose.ts';
import { createRandom } from '../../math/random.ts';
import type { Draw } from '../family.ts';
import { linearStory } from './linear-settings.ts';

const CONTEXTS = [
	'phone plan',
	'printing cost',
	'bike rental',
	'taxi fare',
	'salary plus commission',
	'salary',
	'savings',
	'loan repayment',
	'gift card',
	'tank filling',
	'tank draining',
	'candle burning',
	'temperature with altitude',
	'plane descent',
	'plant growth',
	'snow melt',
	'phone battery',
	'road trip',
	'drive home',
];

function createDraw(context: string, country: Draw['country'], drawn = 7): Draw {
	return {
		random: createRandom(context),
		country,
		int: () => drawn,
		choice: () => context,
		described: () => context,
		inTurn: () => context,
	};
}

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

test.each(CONTEXTS)('tells the start, then the rate, and nothing else of %s', (context) => {
	for (const country of ['USA', 'CA'] as const) {
		const { setting, start, rate } = linearStory(createDraw(context, country));
		expect(numbers(proseText(setting.tell(start, Math.abs(rate))))).toEqual([
			start,
			Math.abs(rate),
		]);
		expect(numbers(proseText(setting.reads(4, 123)))).toEqual([4, 123]);
		expect(numbers(proseText(setting.later(6, 77)))).toEqual([6, 77]);
		expect(rate < 0).toBe(setting.falls);
	}
});

test('keeps a drawn rate that suits the setting and draws another for one that does not', () => {
	expect(linearStory(createDraw('bike rental', 'USA', 9)).rate).toBe(9);
	const { rate, setting } = linearStory(createDraw('road trip', 'USA', 9));
	expect(rate).toBeGreaterThanOrEqual(setting.rates.low);
});

test('spells and measures as the country of the book does', () => {
	const said = (country: Draw['country']) =>
		proseText(linearStory(createDraw('plant growth', country)).setting.reads(3, 20));
	expect(said('USA')).toContain('centimeters');
	expect(said('CA')).toContain('centimetres');
});
