/** Import lines in forms nobody would think of: each ends as a record or as readable issues, never as an exception. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	bookLine,
	chapterLine,
	figureLine,
	lectureLine,
	LIBRARY,
	load,
	questionLine,
	temporaryFolder,
} from '../service.testdata.ts';
import { readLine } from './read-line.ts';

/** As `JSON.parse` returns them; the record's own field names are frequent. */
const anyValue = fc.oneof(
	fc.jsonValue({ maxDepth: 4 }),
	fc.constantFrom('', '$', '$x', '\\frac{1}{', '<b>', '../x', '\u2028', 'javascript:x', -1, null),
	fc.string({ unit: 'binary', maxLength: 40 }),
);

const WHOLE = [bookLine(), chapterLine(), figureLine(), lectureLine(), questionLine()];

/** A valid line with some of its fields, at any depth, replaced or removed. */
const damaged = fc
	.tuple(
		fc.constantFrom(...WHOLE),
		fc.array(fc.tuple(fc.nat(), fc.option(anyValue, { nil: undefined })), {
			minLength: 1,
			maxLength: 3,
		}),
	)
	.map(([line, damages]) => {
		const copy: unknown = structuredClone(line);
		for (const [at, instead] of damages) {
			const places = placesIn(copy);
			const place = places[at % places.length];
			if (!place) continue;
			if (instead === undefined) Reflect.deleteProperty(place.holder, place.key);
			else Reflect.set(place.holder, place.key, instead);
		}
		return JSON.stringify(copy);
	});

function placesIn(value: unknown): { holder: object; key: string }[] {
	if (typeof value !== 'object' || value === null) return [];
	const own = Object.keys(value).map((key) => ({ holder: value, key }));
	return [...own, ...Object.values(value).flatMap(placesIn)];
}

test('every line is a record or an issue', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), damaged), (text) => {
			const read = readLine(text);
			const said = read === null ? text.trim() : read.ok ? read.fields : read.issue;
			expect([read === null, read?.ok ?? false, typeof said]).toEqual(
				expect.toBeOneOf([
					[true, false, 'string'],
					[false, true, 'object'],
					[false, false, 'string'],
				]),
			);
			expect(said === '').toBe(read === null);
		}),
		{ numRuns: 2_000 },
	);
});

test('no damaged record stops an import, and each is rejected or accepted as a whole', async () => {
	const dataDir = temporaryFolder();
	await load(dataDir, LIBRARY);
	await fc.assert(
		fc.asyncProperty(fc.array(damaged, { minLength: 1, maxLength: 4 }), async (lines) => {
			const { books, issues } = await load(dataDir, lines, 'import', { isCheck: true });
			const counted = books.reduce((sum, book) => sum + book.issues, 0);
			expect(counted).toBe(issues.length);
			for (const { line, message } of issues) {
				expect(line).toBeLessThanOrEqual(lines.length);
				expect(message).toMatch(/^(?:\w+[.:[]|type|found|is not)/);
			}
		}),
		{ numRuns: 150 },
	);
});
