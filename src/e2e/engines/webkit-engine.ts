/** WebKitGTK's MiniBrowser, driven over WebDriver on a virtual display. */
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, By } from 'selenium-webdriver';
import { type Engine, PHONE, type Tab } from './tab.ts';

const [MINI_BROWSER] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
const isInstalled =
	MINI_BROWSER !== undefined &&
	['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path));

export const webkitEngine = (): Engine => ({
	name: 'WebKit',
	needs: 'webkit2gtk-driver and xvfb',
	open: isInstalled ? open : null,
});

async function open(): Promise<Tab> {
	const port = await freePort();
	const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
		// Its own process group, so the display ends with the driver.
		detached: true,
		stdio: 'ignore',
	});
	const stop = () => void (driver.pid && process.kill(-driver.pid));
	try {
		const browser = await connect(port);
		await browser
			.manage()
			.window()
			.setRect({ ...PHONE, x: 0, y: 0 });
		return {
			open: (url) => browser.get(url),
			click: (selector) => browser.findElement(By.css(selector)).click(),
			type: (selector, text) => browser.findElement(By.css(selector)).sendKeys(text),
			read: (expression) => browser.executeScript(`return (${expression});`),
			close: () => browser.quit().finally(stop),
		};
	} catch (error) {
		stop();
		throw error;
	}
}

const CAPABILITIES = {
	browserName: 'MiniBrowser',
	'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
};
const TRIES = 40;

/** The driver takes a moment to start listening. */
async function connect(port: number, triesLeft = TRIES) {
	try {
		return await new Builder()
			.usingServer(`http://127.0.0.1:${port}`)
			.withCapabilities(CAPABILITIES)
			.build();
	} catch (error) {
		if (triesLeft === 0) throw error;
		await new Promise((resolve) => setTimeout(resolve, 250));
		return connect(port, triesLeft - 1);
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
