/** Every image on every built page reserves its space while it loads, and has a text alternative. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPages, dist } from './built-pages.ts';

const PICTURE = /<img\b[^>]*>|<svg\b[^>]*>|<\/svg>/g;
const SOCIAL_BYTES = 60_000;

/** The image's own tag; an empty `alt` or a hidden drawing is decorative, beside words that say the same. */
function issueOf(tag: string): string | undefined {
	const has = (name: string) => new RegExp(`\\s${name}(?:=|\\s|>|/)`).test(tag);
	if (tag.startsWith('<img')) {
		if (!has('width') || !has('height')) return 'has no dimensions';
		return has('alt') ? undefined : 'has no alternative text';
	}
	const isNamed = /\srole="img"/.test(tag) && /\saria-label(?:ledby)?="[^"]+"/.test(tag);
	if (!isNamed && !/\saria-hidden="true"/.test(tag)) return 'is neither named nor hidden';
	return has('width') || has('viewBox') ? undefined : 'has no dimensions';
}

test('gives every image dimensions and alternative text', () => {
	const issues = new Set<string>();
	let pictures = 0;
	for (const { address, html } of builtPages()) {
		for (const tag of outermostPictures(html)) {
			pictures += 1;
			const issue = issueOf(tag);
			if (issue !== undefined && issues.size < 20) issues.add(`${address}: ${tag} ${issue}`);
		}
	}
	expect([...issues]).toEqual([]);
	expect(pictures).toBeGreaterThan(100);
}, 300_000);

/** Opening tags; a nested drawing is part of the outer one. */
function outermostPictures(html: string): string[] {
	let depth = 0;
	return [...html.matchAll(PICTURE)].flatMap(([tag]) => {
		if (tag === '</svg>') depth -= 1;
		else if (tag.startsWith('<svg') && !tag.endsWith('/>')) depth += 1;
		const isOutermost = depth === (tag.startsWith('<svg') ? 1 : 0) && tag !== '</svg>';
		return isOutermost ? [tag] : [];
	});
}

test('detects an image without dimensions or alternative text, and an unnamed drawing', () => {
	expect(issueOf('<img src="/a.png" alt="A" width="9" height="9">')).toBeUndefined();
	expect(issueOf('<img src="/a.png" alt="A" data-width="9">')).toBe('has no dimensions');
	expect(issueOf('<img src="/a.png" width="9" height="9">')).toBe('has no alternative text');
	expect(issueOf('<svg viewBox="0 0 9 9">')).toBe('is neither named nor hidden');
	expect(issueOf('<svg viewBox="0 0 9 9" aria-hidden="true">')).toBeUndefined();
});

test('makes every image for shared links in the size that networks show', async () => {
	const files = readdirSync(join(dist, 'social')).map((name) => join(dist, 'social', name));
	expect(files.length).toBeGreaterThan(12);
	for (const file of files) {
		const { width, height, format } = await sharp(file).metadata();
		expect([format, width, height]).toEqual(['png', 1200, 630]);
		expect(statSync(file).size).toBeLessThanOrEqual(SOCIAL_BYTES);
	}
});
