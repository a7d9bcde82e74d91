/** A phone for the measurements: Chromium with its own page, its traffic counted and its processor slowed. */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../chromium/find-chromium.ts';
import { NO_CHROMIUM } from '../chromium/install-chromium.ts';
import { thisMachine } from '../chromium/machine.ts';

export type Phone = {
	page: Page;
	wire: CDPSession;
	close(): Promise<void>;
};

/** @throws {Error} without a Chromium, saying how to get one. */
export async function launchBrowser(): Promise<Browser> {
	const executablePath = await findChromium(thisMachine());
	if (executablePath === undefined) throw new Error(NO_CHROMIUM);
	return chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
	});
}

export async function openPhone(baseURL?: string): Promise<Phone> {
	const browser = await launchBrowser();
	const context = await browser.newContext({
		...(baseURL && { baseURL }),
		viewport: { width: 360, height: 740 },
		isMobile: true,
	});
	const page = await context.newPage();
	return { page, wire: await context.newCDPSession(page), close: () => browser.close() };
}
