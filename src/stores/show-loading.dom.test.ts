import { map } from 'nanostores';
import { expect, test } from 'vitest';
import { showLoading } from './show-loading.ts';

const idle = { isLoading: false, isSubmitting: false };

test('shows the loading bar while something is fetched or sent', () => {
	const root = document.createElement('html');
	const $busy = map(idle);
	const isShown = () => root.hasAttribute('data-loading');
	showLoading($busy, root);
	expect(isShown()).toBe(false);
	$busy.setKey('isLoading', true);
	expect(isShown()).toBe(true);
	$busy.set({ isLoading: false, isSubmitting: true });
	expect(isShown()).toBe(true);
	$busy.set(idle);
	expect(isShown()).toBe(false);
});
