import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fetchText, newPage, openPage } from './harness.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: /send/i });

test('the contact form keeps the text if sending fails, and sends it on the next try', async () => {
	const { page } = await newPage();
	await page.route('**/api/submissions', (route) => route.abort('connectionrefused'));
	await page.goto('/support');
	await message(page).fill('When does the next course begin?');
	await send(page).click();
	await page.getByRole('status').getByText('Your message has not been sent').waitFor();
	expect(await message(page).inputValue()).toBe('When does the next course begin?');
	await page.unroute('**/api/submissions');
	await send(page).click();
	await page.waitForURL('**/thankyou');
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank/i);
});

test('the contact form says what is missing and sends nothing', async () => {
	const { page } = await newPage();
	const posts: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') posts.push(request.url());
	});
	await page.goto('/support');
	await page.getByRole('textbox', { name: 'Your email' }).fill('nobody@nowhere');
	await send(page).click();
	await page.getByText('Write your message.').waitFor();
	await page.getByText('Enter an email address').waitFor();
	expect(posts).toEqual([]);
});

test('the contact form sends without JavaScript', async () => {
	const { page } = await openPage('/support', { javaScript: false });
	await message(page).fill('Can I print the workbooks?');
	await send(page).click();
	await page.waitForURL('**/thankyou');
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank/i);
});

test('a submission is answered 201 with its id', async () => {
	const { status, text } = await fetchText('/api/submissions', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ text: 'A question about lessons.' }),
	});
	expect(status).toBe(201);
	const body: { id?: unknown } = JSON.parse(text);
	expect(body.id).toBeDefined();
});
