import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startReveal } from './reveal.ts';

beforeAll(startReveal);

beforeEach(() => {
	document.body.innerHTML = `<details data-help="steps"><summary><h2>Solution</h2><span>3 steps</span></summary>
		<ol><li>one</li><li>two</li><li>three</li></ol>
		<p data-more hidden><button data-next>Next step</button> <button>Show all</button></p></details>
		<details data-help="hint"><summary>Hint</summary></details>`;
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const shown = () =>
	Array.from(document.querySelectorAll('li'))
		.filter((step) => !step.hidden)
		.map((step) => step.textContent);
const note = () => document.querySelector('span')?.textContent;

test('shows the whole solution until it is opened', () => {
	expect(shown()).toEqual(['one', 'two', 'three']);
	click('[data-help=hint] > summary');
	expect(shown()).toHaveLength(3);
});

test('opens with the first step and shows one more at a time, counting what is shown', () => {
	click('summary');
	expect(shown()).toEqual(['one']);
	expect(note()).toBe('1 of 3 steps');
	click('[data-next]');
	expect(shown()).toEqual(['one', 'two']);
	expect(note()).toBe('2 of 3 steps');
	const last = document.querySelectorAll('li')[2];
	if (!last) throw new Error('No third step.');
	last.scrollIntoView = vi.fn<Element['scrollIntoView']>();
	click('[data-next]');
	expect(last.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('keeps what is shown when the fold is closed and opened', () => {
	click('summary');
	click('[data-next]');
	click('summary');
	click('summary');
	expect(shown()).toEqual(['one', 'two']);
});

test('shows all on request, and the focus goes to the last step with the buttons', () => {
	click('summary');
	const all = document.querySelector<HTMLElement>('button:not([data-next])');
	all?.focus();
	all?.click();
	expect(shown()).toHaveLength(3);
	expect(note()).toBe('3 steps');
	expect(document.querySelector<HTMLElement>('[data-more]')?.hidden).toBe(true);
	expect(document.activeElement?.textContent).toBe('three');
});

test('announces each new step', () => {
	click('summary');
	expect(document.querySelector('ol')?.getAttribute('aria-live')).toBe('polite');
});

test('scrolls what a fold opens into view', () => {
	const hint = document.querySelector<HTMLDetailsElement>('[data-help=hint]');
	if (!hint) throw new Error('No hint.');
	hint.scrollIntoView = vi.fn<Element['scrollIntoView']>();
	hint.dispatchEvent(new Event('toggle'));
	expect(hint.scrollIntoView).not.toHaveBeenCalled();
	hint.open = true;
	hint.dispatchEvent(new Event('toggle'));
	expect(hint.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});
