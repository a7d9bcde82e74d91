import { map } from 'nanostores';
import { expect, test } from 'vitest';
import { showLoading } from './show-loading.ts';

const idle = { isLoading: false, isSubmitting: false };

test('shows the loading bar while something is fetched or sent', () => {
	const root = document.createElement('html');
	const $busy = map(idle);
	showLoading($busy, root);
	expect(root.dataset['loading']).toBeUndefined();
	$busy.setKey('isLoading', true);
	expect(root.dataset['loading']).toBe('data');
	$busy.set({ isLoading: false, isSubmitting: true });
	expect(root.dataset['loading']).toBe('data');
	$busy.set(idle);
	expect(root.dataset['loading']).toBeUndefined();
});

test('leaves the bar of a page change standing', () => {
	const root = document.createElement('html');
	root.dataset['loading'] = 'page';
	const $busy = map({ ...idle, isLoading: true });
	showLoading($busy, root);
	$busy.set(idle);
	expect(root.dataset['loading']).toBe('page');
});
