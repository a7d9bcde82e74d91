import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { html: string }[] };
type Options = { runOnly?: readonly string[] };
type Axe = { run: (options: Options) => Promise<{ violations: Violation[] }> };

/** Every accessibility issue axe finds on the page; no rule is disabled and no element ignored. */
export const axeIssues = (page: Page): Promise<string[]> => issuesOf(page, {});

/** The rules whose outcome depends on colors, the only thing a theme or contrast changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Color issues only, for a page that `axeIssues` has checked in another theme. `enhanced` requires seven to one. */
export const colorIssues = (page: Page, { enhanced = false } = {}): Promise<string[]> =>
	issuesOf(page, { runOnly: enhanced ? [...COLOR_RULES, 'color-contrast-enhanced'] : COLOR_RULES });

async function issuesOf(page: Page, options: Options): Promise<string[]> {
	// Evaluated by the test, not by the page, so the page's own policy stays in force.
	await page.evaluate(source);
	return page.evaluate(async (given) => {
		const axe: Axe = Reflect.get(globalThis, 'axe');
		const { violations } = await axe.run(given);
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
	}, options);
}
