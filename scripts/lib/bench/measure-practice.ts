/** What thirty questions transfer, each answered wrong and then right, in one profile after a first one. */
import { startServer } from '../../../src/books/service/node.ts';
import { dataFolder } from '../books/data-folder.ts';
import type { Figure } from './figure.ts';
import { openPhone } from './phone.ts';

const DIST = 'dist';
const PLACE = '/workbooks/pre-algebra/1-integers/1-2-adding-integers';
const QUESTIONS = 30;

export async function measurePractice(): Promise<Figure[]> {
	const dataDir = dataFolder(process.env);
	const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, distDir: DIST });
	const { page, wire, close } = await openPhone(server.url);
	try {
		await page.goto(PLACE);
		await page.goto(
			(await page
				.locator(`a[href^="${PLACE}/"]:not([href*="/lectures/"])`)
				.first()
				.getAttribute('href')) ?? PLACE,
		);
		const walk = async () => {
			const field = page.getByLabel('Your answer');
			if (await field.count()) {
				await field.fill('12345');
				await field.press('Enter');
				await page.locator('output[data-verdict]').waitFor();
			}
			await page.waitForLoadState('networkidle');
			const here = page.url();
			const next = page.locator('nav a[rel=next]');
			if (!(await next.count())) return false;
			await next.click();
			await page.waitForURL((url) => url.href !== here);
			return true;
		};
		await walk();
		let bytes = 0;
		await wire.send('Network.enable');
		wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
		let walked = 0;
		while (walked < QUESTIONS && (await walk())) walked++;
		return [
			{ what: 'practice: questions walked', value: walked, unit: '' },
			{
				what: 'practice: thirty more questions',
				value: ((bytes / walked) * QUESTIONS) / 1000,
				unit: 'kB',
				limit: 350,
			},
		];
	} finally {
		await close();
		await server.close();
	}
}
