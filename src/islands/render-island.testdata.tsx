/** Renders a component for a test and finds things as a reader does: by role and name. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const SELECTORS = {
	alert: '[role=alert]',
	article: 'article',
	button: 'button',
	dialog: 'dialog[open]',
	group: 'details, fieldset',
	heading: 'h1, h2, h3, h4, h5, h6',
	link: 'a[href]',
	navigation: 'nav',
	radio: 'input[type=radio]',
	status: 'output, [role=status]',
	textbox: 'input[type=text], textarea',
} as const;

type Role = keyof typeof SELECTORS;

export async function renderIsland(
	island: ReactNode,
	container: HTMLElement = document.createElement('div'),
): Promise<Root> {
	document.body.append(container);
	const root = createRoot(container);
	await act(async () => root.render(island));
	onTestFinished(async () => {
		await act(async () => root.unmount());
		container.remove();
	});
	return root;
}

/** The first element of the role whose name contains `name`, or null. */
export function query(role: Role, name = ''): HTMLElement | null {
	const elements = document.querySelectorAll<HTMLElement>(SELECTORS[role]);
	return Array.from(elements).find((element) => nameOf(element).includes(name)) ?? null;
}

/** @throws when there is none */
export function get(role: Role, name = ''): HTMLElement {
	const element = query(role, name);
	if (!element) throw new Error(`No ${role} "${name}" in: ${document.body.innerHTML}`);
	return element;
}

export async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<MouseEvent> {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	await act(async () => element.dispatchEvent(event));
	return event;
}

export async function type(element: HTMLElement, text: string): Promise<void> {
	const prototype = Object.getPrototypeOf(element);
	await act(async () => {
		// React overrides the instance's setter, so the prototype's is used to make a change count as typed.
		Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
		element.dispatchEvent(new Event('input', { bubbles: true }));
	});
}

/** Runs a state change outside an event, then waits until the component has rendered it. */
export async function settle(change: () => unknown = () => undefined): Promise<void> {
	await act(async () => {
		await change();
	});
}

/** Waits until all pending promises, including already loaded modules, have settled and been rendered. */
export const settleAll = (): Promise<void> =>
	settle(() => new Promise((resolve) => setTimeout(resolve)));

/**
 * Gives happy-dom, which has no sanitizer and cannot run DOMPurify, a first defense that lets everything through. A
 * test then sees the allow-list behind it; the real sanitizers are tested in a real browser.
 */
export function provideOpenFirstWall(): void {
	Object.assign(Element.prototype, {
		setHTML(this: Element, html: string) {
			this.innerHTML = html;
		},
	});
}

function nameOf(element: HTMLElement): string {
	const label = element.getAttribute('aria-label');
	if (label !== null) return label;
	const by = element.getAttribute('aria-labelledby') ?? '';
	const named = by ? document.getElementById(by) : null;
	const labelled = document.querySelector(`label[for="${element.id}"]`) ?? element.closest('label');
	return (
		named ??
		(element.id ? labelled : element.closest('label')) ??
		element
	).textContent.trim();
}
