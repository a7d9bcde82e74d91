/** Chromium over its own protocol and Firefox over WebDriver BiDi, both through Puppeteer and without a download. */
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { findChromium } from '../../../scripts/lib/chromium/find-chromium.ts';
import { thisMachine } from '../../../scripts/lib/chromium/machine.ts';
import { type Engine, PHONE, type Tab } from './tab.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

export async function chromiumEngine(): Promise<Engine> {
	const path = await findChromium(thisMachine());
	return { name: 'Chromium', needs: 'chromium', open: path ? opener('chrome', path) : null };
}

export const firefoxEngine = (): Engine => ({
	name: 'Firefox',
	needs: 'firefox-esr',
	open: FIREFOX ? opener('firefox', FIREFOX) : null,
});

const CHROMIUM_ARGUMENTS = ['--no-sandbox', '--disable-background-networking', '--disable-quic'];

const opener =
	(browser: 'chrome' | 'firefox', executablePath: string) => async (): Promise<Tab> => {
		const running = await launch({
			browser,
			executablePath,
			headless: true,
			defaultViewport: PHONE,
			args: browser === 'chrome' ? CHROMIUM_ARGUMENTS : [],
		});
		const page = await running.newPage();
		return {
			open: async (url) => void (await page.goto(url)),
			click: (selector) => page.locator(selector).click(),
			type: (selector, text) => page.type(selector, text),
			read: (expression) => page.evaluate(expression),
			close: () => running.close(),
		};
	};
