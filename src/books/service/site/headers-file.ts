/**
 * The `_headers` file of the built site, in Cloudflare's format:
 *
 *     /_astro/*
 *       Cache-Control: public, max-age=31536000, immutable
 *
 * Supports comments (`#`), path patterns with one `*`, several headers per pattern, and `! Name`, which removes a
 * header set by an earlier pattern. The site does not use placeholders (`:name`) or patterns with a host.
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 */
export type HeaderRule = {
	matches: (path: string) => boolean;
	set: [string, string][];
	unset: string[];
};

const NAME = /^[\w!#$%&'*+\-.^`|~]+$/;
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

export function parseHeadersFile(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const line of text.split(/\r?\n/)) {
		const content = line.trim();
		if (!content || content.startsWith('#')) continue;
		const rule = rules.at(-1);
		if (!/^\s/.test(line)) {
			rules.push({ matches: patternMatcher(content), set: [], unset: [] });
		} else if (rule && content.startsWith('!')) {
			const name = content.slice(1).trim();
			if (NAME.test(name)) rule.unset.push(name);
		} else if (rule) {
			const colon = content.indexOf(':');
			const [name, value] = [content.slice(0, colon).trim(), content.slice(colon + 1).trim()];
			// Headers that HTTP cannot carry are skipped: one mistake must not take down every page.
			if (colon > 0 && NAME.test(name) && VALUE.test(value)) rule.set.push([name, value]);
		}
	}
	return rules;
}

/** Applies the rules for a path: values from several matching rules are joined by a comma, as on the CDN. */
export function applyHeaderRules(
	headers: Headers,
	rules: readonly HeaderRule[],
	path: string,
): void {
	const fromRules = new Headers();
	for (const rule of rules.filter(({ matches }) => matches(path))) {
		for (const name of rule.unset) {
			fromRules.delete(name);
			headers.delete(name);
		}
		for (const [name, value] of rule.set) fromRules.append(name, value);
	}
	for (const [name, value] of fromRules) headers.set(name, value);
}

function patternMatcher(pattern: string): (path: string) => boolean {
	const [before = '', after] = pattern.split('*', 2);
	if (after === undefined) return (path) => path === pattern;
	return (path) =>
		path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after);
}
