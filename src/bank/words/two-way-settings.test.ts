import { expect, test } from 'vitest';
import { TWO_WAY_SETTINGS } from './two-way-settings.ts';

test('no wording of a category is part of another one of its setting', () => {
	for (const { rows, columns } of TWO_WAY_SETTINGS) {
		const all = [...rows, ...columns];
		for (const one of all)
			for (const other of all)
				if (one !== other) {
					const words = [other.plural, other.single, other.not].join('|');
					for (const text of [one.plural, one.single, one.not]) expect(words).not.toContain(text);
				}
	}
});

test('column names fit into a table of four columns', () => {
	const names = TWO_WAY_SETTINGS.flatMap(({ columns }) => columns.map(({ name }) => name));
	for (const name of names) expect(name.length).toBeLessThanOrEqual(8);
});
