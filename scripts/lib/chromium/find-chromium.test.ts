import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const machineWith = (working: string[], env: Record<string, string> = {}) => ({
	env,
	playwrightPath: '/cache/playwright/chrome',
	starts: async (path: string) => working.includes(path),
});

test('prefers CHROME_PATH to any other browser', async () => {
	const machine = machineWith(['/opt/my-chrome', '/usr/bin/chromium'], {
		CHROME_PATH: '/opt/my-chrome',
	});
	expect(await findChromium(machine)).toBe('/opt/my-chrome');
});

test('reports a CHROME_PATH that does not start instead of using another browser', async () => {
	const machine = machineWith(['/usr/bin/chromium'], { CHROME_PATH: '/opt/gone' });
	await expect(findChromium(machine)).rejects.toThrowErrorMatchingInlineSnapshot(
		`[Error: CHROME_PATH is /opt/gone, which does not start. Set it to a working Chromium or unset it.]`,
	);
});

test('prefers the shell without a window to the whole browser', async () => {
	const machine = machineWith(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
	expect(await findChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
});

test.each([
	['/usr/bin/chromium-headless-shell'],
	['/usr/bin/chromium'],
	['/usr/bin/chromium-browser'],
	['/usr/bin/google-chrome'],
	['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
	['/cache/playwright/chrome'],
])('finds %s', async (path) => {
	expect(await findChromium(machineWith([path]))).toBe(path);
});

test('skips a stub that does not start', async () => {
	const machine = machineWith(['/usr/bin/google-chrome', '/cache/playwright/chrome']);
	expect(await findChromium(machine)).toBe('/usr/bin/google-chrome');
});

test('finds nothing on a bare machine, even with an empty CHROME_PATH', async () => {
	expect(await findChromium(machineWith([]))).toBeUndefined();
	expect(await findChromium(machineWith([], { CHROME_PATH: '' }))).toBeUndefined();
});
