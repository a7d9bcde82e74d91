/**
 * The built pages against the HTML standard: all hand-written ones, and some of the thousands generated from the bank.
 */
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

const FROM_BANK = /^\/workbooks\/[^/]+\/[^/]+\//;
/** Thousands of these come from one template; a bug in the template shows in any of them. */
const EVERY = 50;

test('writes valid HTML', async () => {
	const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
	const issues: string[] = [];
	let fromBank = 0;
	let checked = 0;
	for (const { address, html } of builtPages()) {
		if (FROM_BANK.test(address) && fromBank++ % EVERY !== 0) continue;
		checked++;
		const { results } = await validator.validateString(html, address);
		for (const { messages } of results)
			for (const { ruleId, message, selector } of messages)
				issues.push(`${address}: ${ruleId}: ${message} (${selector})`);
	}
	expect(issues.slice(0, 20)).toEqual([]);
	expect(checked).toBeGreaterThan(100);
}, 300_000);
