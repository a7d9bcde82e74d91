/** The text that no build step checks: pages, articles, and lists, as built. */
import { expect, test } from 'vitest';
import { findUsageIssues } from '../language/usage.ts';
import { builtPages } from './built-pages.ts';

/** Questions, lectures, and workbooks are held to the glossary where they are generated. */
const READ_BEFORE = /^\/(?:workbooks|worksheets)\//;

const visibleText = (html: string): string =>
	html
		.replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, ' ')
		.replaceAll(/<math\b[^]*?<\/math>/g, '¤')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ');

test('no page says what the glossary rules out', () => {
	const issues: string[] = [];
	for (const { address, html } of builtPages())
		if (!READ_BEFORE.test(address))
			issues.push(
				...findUsageIssues(visibleText(html), 'everything').map((issue) => `${address}: ${issue}`),
			);
	expect(issues).toEqual([]);
});
