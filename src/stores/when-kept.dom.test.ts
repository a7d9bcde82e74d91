import { afterEach, expect, test, vi } from 'vitest';
import { PROGRESS_KEY, whenKept } from './when-kept.ts';

const keepElsewhere = (key: string, newValue: string | null) =>
	window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

test('calls immediately if something is stored', () => {
	localStorage.setItem(PROGRESS_KEY, '{}');
	const act = vi.fn<() => void>();
	whenKept(PROGRESS_KEY, act);
	expect(act).toHaveBeenCalledOnce();
});

test('calls once when another tab starts to store it, and for nothing else', () => {
	const act = vi.fn<() => void>();
	whenKept(PROGRESS_KEY, act);
	keepElsewhere('theme', 'dark');
	keepElsewhere(PROGRESS_KEY, null);
	expect(act).not.toHaveBeenCalled();
	keepElsewhere(PROGRESS_KEY, '{}');
	keepElsewhere(PROGRESS_KEY, '{"version":1}');
	expect(act).toHaveBeenCalledOnce();
});

test('does nothing if the storage may not be read', () => {
	vi.stubGlobal('localStorage', undefined);
	const act = vi.fn<() => void>();
	expect(() => whenKept(PROGRESS_KEY, act)).not.toThrow();
	expect(act).not.toHaveBeenCalled();
});
