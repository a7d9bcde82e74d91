import { expect, test } from 'vitest';
import { composeSubmission } from './compose-submission.ts';

test('puts the sender above the message', () => {
	expect(composeSubmission({ name: ' Ada ', email: 'ada@example.org', text: 'Hello\nyou ' })).toBe(
		'Name: Ada\nEmail: ada@example.org\n\nHello\nyou',
	);
});

test('sends only the message when it is unsigned', () => {
	expect(composeSubmission({ name: '', email: ' ', text: 'Hello' })).toBe('Hello');
});
