import { expect, test } from 'vitest';
import { composeSubmission } from './compose-submission.ts';

test('puts who wrote above the message', () => {
	expect(composeSubmission({ name: ' Ada ', email: 'ada@example.org', text: 'Hello\nyou ' })).toBe(
		'Name: Ada\nEmail: ada@example.org\n\nHello\nyou',
	);
});

test('sends only the message when nobody signed', () => {
	expect(composeSubmission({ name: '', email: ' ', text: 'Hello' })).toBe('Hello');
});
