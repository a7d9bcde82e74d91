import { expect, test, vi } from 'vitest';
import type { BooksClient } from '../../books/client.ts';
import { createTestClient } from '../../stores/books-client.testdata.ts';
import { provideServices } from '../../stores/services.ts';
import { click, get, query, renderIsland, settle, type } from '../render-island.testdata.tsx';
import { ContactForm } from './ContactForm.tsx';

async function renderForm(submit: BooksClient['submit']) {
	provideServices({ client: createTestClient({ submit }) });
	const onSent = vi.fn<() => void>();
	await renderIsland(<ContactForm contactEmail="hello@lemmalane.example" onSent={onSent} />);
	return onSent;
}

test('is a form that works without script', async () => {
	await renderForm(() => Promise.resolve());
	const form = document.querySelector('form');
	expect(form?.method).toBe('post');
	expect(form?.getAttribute('action')).toBe('/api/submissions');
	expect(get('textbox', 'Your message').getAttribute('name')).toBe('text');
});

test('sends a single text, shows that it is sending, then says thanks', async () => {
	let done = () => {};
	const submit = vi.fn<BooksClient['submit']>(() => new Promise((resolve) => (done = resolve)));
	const onSent = await renderForm(submit);
	await type(get('textbox', 'Your name'), 'Ada');
	await type(get('textbox', 'Your message'), 'Hello');
	await click(get('button', 'Send message'));
	await click(get('button', 'Sending…'));
	expect(submit.mock.calls).toEqual([['Name: Ada\n\nHello', expect.any(String)]]);
	expect(onSent).not.toHaveBeenCalled();
	await settle(done);
	expect(onSent).toHaveBeenCalledOnce();
});

test('keeps the text if sending fails, and names the other way to reach us', async () => {
	const onSent = await renderForm(() => Promise.reject(new Error('down')));
	await type(get('textbox', 'Your message'), 'Hello');
	await click(get('button', 'Send message'));
	expect(get('status').textContent).toContain('Your message has not been sent.');
	expect(get('link', 'hello@lemmalane.example').getAttribute('href')).toBe(
		'mailto:hello@lemmalane.example',
	);
	expect((get('textbox', 'Your message') as HTMLTextAreaElement).value).toBe('Hello');
	expect(get('button', 'Send message')).toBeDefined();
	expect(onSent).not.toHaveBeenCalled();
});

test('retries the same text under the same key, and another text under another', async () => {
	const submit = vi.fn<BooksClient['submit']>(() => Promise.reject(new Error('down')));
	await renderForm(submit);
	await type(get('textbox', 'Your message'), 'Hello');
	await click(get('button', 'Send message'));
	await click(get('button', 'Send message'));
	await type(get('textbox', 'Your message'), 'Hello, once more');
	await click(get('button', 'Send message'));
	const [first, again, other] = submit.mock.calls.map(([, key]) => key);
	expect(again).toBe(first);
	expect(other).not.toBe(first);
});

test('says what is wrong beside the field and focuses it', async () => {
	await renderForm(() => Promise.reject(new Error('not to be sent')));
	await type(get('textbox', 'Your email'), 'ada@');
	await type(get('textbox', 'Your message'), 'Hello');
	await click(get('button', 'Send message'));
	const email = get('textbox', 'Your email');
	expect(document.activeElement).toBe(email);
	const issue = document.getElementById(email.getAttribute('aria-describedby') ?? '');
	expect(issue?.textContent).toContain('Enter an email address like name@example.com');
	expect(query('status')?.textContent).toBe('');
});
