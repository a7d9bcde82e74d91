import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startArrowKeys } from './arrow-keys.ts';

const went = vi.fn<(rel: string) => void>();

beforeAll(startArrowKeys);

beforeEach(() => {
	document.body.innerHTML = `<input><p tabindex="0">words</p>
		<nav><a rel="prev" href="#1">Previous</a><a rel="next" href="#3">Next</a></nav>`;
	for (const link of document.querySelectorAll('a'))
		link.addEventListener('click', () => went(link.rel));
});

afterEach(() => went.mockClear());

function press(key: string, selector = 'p', init: KeyboardEventInit = {}) {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
	document.querySelector(selector)?.dispatchEvent(event);
}

test('go to the previous and next question', () => {
	press('ArrowRight');
	press('ArrowLeft');
	expect(went.mock.calls.flat()).toEqual(['next', 'prev']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
	'leave the shortcut with %o to the browser',
	(init) => {
		press('ArrowRight', 'p', init);
		expect(went).not.toHaveBeenCalled();
	},
);

test('move the caret of a field, and nothing else', () => {
	press('ArrowRight', 'input');
	expect(went).not.toHaveBeenCalled();
});

test('scroll what is wider than its container', () => {
	const words = document.querySelector<HTMLElement>('p');
	if (!words) throw new Error('No words.');
	Object.defineProperty(words, 'scrollWidth', { value: 900 });
	Object.defineProperty(words, 'clientWidth', { value: 300 });
	words.style.overflowX = 'auto';
	press('ArrowRight');
	expect(went).not.toHaveBeenCalled();
});

test('do nothing at the end of a material', () => {
	document.querySelector('[rel=next]')?.remove();
	press('ArrowRight');
	expect(went).not.toHaveBeenCalled();
});
