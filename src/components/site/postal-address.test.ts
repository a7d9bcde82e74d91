import { expect, test } from 'vitest';
import { postalAddress } from './postal-address.ts';

const city = { city: 'Toronto', region: 'Ontario', country: 'Canada' };

test('writes an address as on a letter', () => {
	expect(postalAddress({ ...city, street: '1 Lemma Lane', postalCode: 'M0M 0M0' })).toBe(
		'1 Lemma Lane, Toronto, Ontario M0M 0M0, Canada',
	);
});

test('leaves no gap if there is no street or postal code', () => {
	expect(postalAddress(city)).toBe('Toronto, Ontario, Canada');
});
