import { expect, test } from 'vitest';
import { checkDownload } from './check-download.ts';

test('accepts a type and an address, trimming spaces', () => {
	expect(checkDownload({ email: ' ada@example.org ', userType: 'teacher' }).request).toEqual({
		email: 'ada@example.org',
		userType: 'teacher',
	});
});

test.each([
	[{ email: 'ada@example.org', userType: null }, ['userType']],
	[{ email: 'ada@example', userType: 'parent' as const }, ['email']],
	[{ email: '', userType: null }, ['userType', 'email']],
])('asks for what is missing in %o', (draft, issues) => {
	const checked = checkDownload(draft);
	expect(checked.request).toBeUndefined();
	expect(Object.keys(checked.issues)).toEqual(issues);
});
