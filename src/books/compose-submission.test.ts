import { expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';
import { composeSubmission } from './compose-submission.ts';

test('puts who wrote above the message', () => {
	expect(composeSubmission({ name: ' Ada ', email: 'ada@example.org', text: 'Hello\nyou ' })).toBe(
		'Name: Ada\nEmail: ada@example.org\n\nHello\nyou',
	);
});

test('sends only the message when nobody signed', () => {
	expect(composeSubmission({ name: '', email: ' ', text: 'Hello' })).toBe('Hello');
});

test.each([
	[{ email: '', text: 'Hello' }, []],
	[{ email: 'ada@example.org', text: 'Hello' }, []],
	[{ email: 'ada@', text: 'Hello' }, ['email']],
	[{ email: '', text: ' \n' }, ['text']],
	[{ email: 'ada', text: '' }, ['email', 'text']],
])('finds in %o the faults %o', (fields, faults) => {
	expect(Object.keys(checkContact({ name: '', ...fields }))).toEqual(faults);
});
