import { expect, test } from 'vitest';
import { ratesPerOtherTimes } from './compounding.ts';

test('a rate is per year, however often interest is compounded', () => {
	const account = (rate: string) => `Priya invests $\\$3500$ at ${rate}, compounded monthly.`;
	expect(ratesPerOtherTimes(account('$10\\%$ per year'))).toEqual([]);
	expect(ratesPerOtherTimes(account('$10\\%$ interest per year'))).toEqual([]);
	expect(ratesPerOtherTimes(account('$10\\%$ per month'))).toEqual(['the rate is per month']);
});
