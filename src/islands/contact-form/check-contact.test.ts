import { expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';

test.each([
	[{ email: '', text: 'Hello' }, []],
	[{ email: 'ada@example.org', text: 'Hello' }, []],
	[{ email: 'ada@', text: 'Hello' }, ['email']],
	[{ email: '', text: ' \n' }, ['text']],
	[{ email: 'ada', text: '' }, ['email', 'text']],
])('finds in %o the issues %o', (fields, issues) => {
	expect(Object.keys(checkContact({ name: '', ...fields }))).toEqual(issues);
});
