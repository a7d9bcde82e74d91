import { expect, test } from 'vitest';
import { TWO_WAY_SETTINGS } from './two-way-settings.ts';

test('no wording of a category is part of another one of its setting', () => {
	for (const { rows, columns } of TWO_WAY_SETTINGS) {
		const categories = [...rows, ...columns].map(({ plural, single, not }) => [
			plural,
			single,
			not,
		]);
		const contained = categories.flatMap((texts, at) => {
			const others = categories.flatMap((other, place) => (place === at ? [] : other)).join('|');
			return texts.filter((text) => others.includes(text));
		});
		expect(contained).toEqual([]);
	}
});

test('column names fit into a table of four columns', () => {
	const names = TWO_WAY_SETTINGS.flatMap(({ columns }) => columns.map(({ name }) => name));
	for (const name of names) expect(name.length).toBeLessThanOrEqual(8);
});
