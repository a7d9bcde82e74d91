import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS_KEY, startReadingForm } from './reading-form.ts';

const root = document.documentElement;
const kept = (): unknown => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null');
const notice = () => document.querySelector('output')?.textContent;

function startForm(): HTMLFormElement {
	document.body.innerHTML = `<form>
		<input type="radio" name="theme" value="" checked>
		<input type="radio" name="theme" value="dark">
		<input type="radio" name="text" value="" checked>
		<input type="radio" name="text" value="3">
		<output></output>
	</form>`;
	const form = document.querySelector('form') as HTMLFormElement; // written in the line above
	startReadingForm(form);
	return form;
}

function choose(form: HTMLFormElement, name: string, value: string): void {
	const input = form.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`);
	if (!input) throw new Error(`No ${name} ${value}.`);
	input.checked = true;
	form.dispatchEvent(new Event('change'));
}

beforeEach(() => localStorage.clear());

afterEach(() => {
	vi.unstubAllGlobals();
	for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

test('applies a choice immediately and stores it without the defaults', () => {
	const form = startForm();
	choose(form, 'theme', 'dark');
	expect(root.dataset['theme']).toBe('dark');
	expect(kept()).toEqual({ theme: 'dark' });
	choose(form, 'text', '3');
	choose(form, 'theme', '');
	expect(root.dataset).not.toHaveProperty('theme');
	expect(kept()).toEqual({ text: '3' });
	expect(notice()).toBe('Kept on this device.');
});

test('shows what is in force', () => {
	root.dataset['text'] = '3';
	const form = startForm();
	expect(new FormData(form).get('text')).toBe('3');
	expect(new FormData(form).get('theme')).toBe('');
});

test('returns to the defaults on reset', async () => {
	const form = startForm();
	choose(form, 'theme', 'dark');
	form.reset();
	await vi.waitFor(() => expect(kept()).toEqual({}));
	expect(root.dataset).not.toHaveProperty('theme');
});

test('still applies a choice if the browser stores nothing, and says so', () => {
	const form = startForm();
	vi.stubGlobal('localStorage', {
		setItem: () => {
			throw new DOMException('denied', 'SecurityError');
		},
	});
	choose(form, 'theme', 'dark');
	expect(root.dataset['theme']).toBe('dark');
	expect(notice()).toMatch(/this page only/);
});
