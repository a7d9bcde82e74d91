import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { html: string }[] };
type Options = { rules?: Record<string, { enabled: boolean }> };
type Axe = { run: (options: Options) => Promise<{ violations: Violation[] }> };

/** Every accessibility issue axe sees on the page; no rule is left out and no element ignored. */
export async function axeIssues(page: Page, options: Options = {}): Promise<string[]> {
	// Evaluated by the test, not by the page: the page's own policy stays as it is.
	await page.evaluate(source);
	return page.evaluate(async (given) => {
		const axe: Axe = Reflect.get(globalThis, 'axe');
		const { violations } = await axe.run(given);
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
	}, options);
}
