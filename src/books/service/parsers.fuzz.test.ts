/** Text from outside, in forms nobody would think of. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '../email.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { readByteRange } from './site/byte-range.ts';
import { applyHeaderRules, parseHeadersFile } from './site/headers-file.ts';
import { parseRecordAddress, parseSitePath } from './site/site-path.ts';
import { createNodeService } from './test-service.testdata.ts';

const ANY_TEXT = fc.string({ unit: 'binary', maxLength: 300 });
/** Text rich in the characters that matter to a parser. */
const textOf = (...pieces: string[]) =>
	fc
		.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 30 })
		.map((parts) => parts.join(''));

test('no query makes a call fail', async () => {
	const { app, issues } = await createNodeService({});
	const calls = fc.constantFrom(
		'question_details',
		'all_questions',
		'lecture_details',
		'skill_questions',
	);
	const query = fc.oneof(
		ANY_TEXT.map((id) => `id=${encodeURIComponent(id.toWellFormed())}`),
		textOf('id=', '&', '=', '%', '%00', '%E0%A4%A', '+', '?', '#', 'book_name=', 'id[]='),
	);
	await fc.assert(
		fc.asyncProperty(calls, query, async (call, text) => {
			const { status } = await app.request(`/api/${call}?${text}`);
			expect([200, 400, 404]).toContain(status);
		}),
		{ numRuns: 500 },
	);
	expect(issues).toEqual([]);
});

test('no Idempotency-Key or body makes a post fail', async () => {
	const { app, issues } = await createNodeService({});
	const value = fc.string({
		unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
	});
	await fc.assert(
		fc.asyncProperty(value, fc.oneof(ANY_TEXT, fc.json()), async (key, body) => {
			const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
			const init = { method: 'POST', body, headers };
			expect([201, 400, 422, 429]).toContain((await app.request('/api/submissions', init)).status);
		}),
		{ numRuns: 200 },
	);
	expect(issues).toEqual([]);
});

test('an invalid header rule is skipped, and the others apply', () => {
	const line = textOf(
		'/',
		'*',
		'/*',
		':',
		'!',
		'#',
		'\t',
		'  ',
		'X-A: b',
		'\n',
		'\r\n',
		'\0',
		'ä',
		'日',
	);
	fc.assert(
		fc.property(fc.array(line), ANY_TEXT, (lines, path) => {
			const rules = parseHeadersFile(`${lines.join('\n')}\n/*\n  X-Last: yes\n`);
			const headers = new Headers();
			applyHeaderRules(headers, rules, `/${path}`);
			expect(headers.get('X-Last')).toBe('yes');
		}),
		{ examples: [[['/*', '  a b: c', '  X-A: 日'], '']] },
	);
});

test('no path leads outside the site', () => {
	const path = textOf(
		'/',
		'..',
		'.',
		'%2e',
		'%2f',
		'%5c',
		'\\',
		'%00',
		'%',
		'a',
		'workbooks',
		'lectures',
	);
	fc.assert(
		fc.property(fc.oneof(path, ANY_TEXT), (text) => {
			const site = parseSitePath(`/${text}`);
			if (!site) return;
			expect(site.path.startsWith('/')).toBe(true);
			const segments = site.path.slice(1).split('/');
			expect(
				segments.filter((segment) => segment.startsWith('.') && segment !== '.well-known'),
			).toEqual([]);
			expect(site.path).not.toMatch(/[\\\0]/);
			parseRecordAddress(site.path);
		}),
		{ numRuns: 2_000 },
	);
});

test('only an address is accepted, and no text takes long to reject', () => {
	fc.assert(fc.property(fc.emailAddress(), isEmail));
	const text = textOf('@', '.', '"', '[', ']', 'a', '1', '-', ' ');
	fc.assert(
		fc.property(fc.oneof(text, ANY_TEXT), (part) => {
			const long = part.repeat(200);
			// 200 times as long, and still one pass: with backtracking this would never finish.
			expect(isEmail(long) && !long.includes('@')).toBe(false);
		}),
	);
});

test('a range stays inside its file', () => {
	const range = textOf('bytes=', '-', ',', '0', '9', '99999999999999999999', ' ', 'items=');
	fc.assert(
		fc.property(fc.oneof(range, ANY_TEXT), fc.nat(), (header, size) => {
			const found = readByteRange(header, size);
			if (found === null || found === 'unsatisfiable') return;
			expect(found.from).toBeGreaterThanOrEqual(0);
			expect(found.from).toBeLessThanOrEqual(found.to);
			expect(found.to).toBeLessThan(size);
		}),
		{ numRuns: 2_000 },
	);
});

test('no Accept-Encoding fails, and a rejected encoding is never sent', () => {
	const header = textOf('gzip', 'br', ';', 'q=', '0', '1', ',', '*', ' ');
	fc.assert(
		fc.property(header, (text) => {
			acceptedEncodings(text);
		}),
	);
	const others = fc
		.array(fc.constantFrom('deflate', '*', 'gzip', 'zstd;q=0.1'))
		.map((list) => list.join(', '));
	fc.assert(
		fc.property(others, (list) => {
			expect(acceptedEncodings(`${list}${list && ', '}br;q=0`).br).toBe(false);
		}),
	);
});
